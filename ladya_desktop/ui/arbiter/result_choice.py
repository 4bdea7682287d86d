"""The result the arbiter declares: every score there is, and what it means, shown before it is declared."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from ladya_desktop.game.result import Score
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.banner_words import result_sentence

SCORES = (
    (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS, Score.WHITE_HALF, Score.BLACK_HALF),
    (Score.WHITE_BY_FORFEIT, Score.BLACK_BY_FORFEIT, Score.BOTH_FORFEIT, Score.BOTH_LOSE, Score.ANNULLED),
)
TEXT_PX = 13
HEIGHT_PX = 50


class ResultChoice(QWidget):
    """`declared` carries the score."""

    declared = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._consequence = plain_label(), plain_label()
        self._grid = QGridLayout(self)
        self._group = QButtonGroup(self)
        self.buttons = {score: self._make() for row in SCORES for score in row}
        self.declare_button = QPushButton()
        self.declare_button.clicked.connect(self._declare)
        self._lay_out()

    @property
    def consequence(self) -> str:
        """What the score chosen would mean."""
        return self._consequence.text()

    def clear(self) -> None:
        """Nothing is chosen."""
        self._group.setExclusive(False)
        for button in self.buttons.values():
            button.setChecked(False)
        self._group.setExclusive(True)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self._title.setText(t("arbiter.result"))
        self.declare_button.setText(t("arbiter.declare"))
        for score, button in self.buttons.items():
            name = score.name.lower()
            button.setText(f"{t(f'arbiter.score.{name}')}\n{t(f'arbiter.score_note.{name}')}")
            button.setAccessibleName(result_sentence(score))
            button.setToolTip(result_sentence(score))
        self._show_consequence()

    def _chosen(self) -> Score | None:
        return next((score for score, button in self.buttons.items() if button.isChecked()), None)

    def _show_consequence(self) -> None:
        score = self._chosen()
        self.declare_button.setEnabled(score is not None)
        self._consequence.setText(t("arbiter.result.none") if score is None else _consequence(score))
        self.declare_button.setAccessibleDescription(self._consequence.text())

    def _declare(self) -> None:
        score = self._chosen()
        if score is not None:
            self.declared.emit(score)

    def _make(self) -> QPushButton:
        button = QPushButton()
        button.setCheckable(True)
        button.setStyleSheet(f"padding: 0; font-size: {TEXT_PX}px; min-height: {HEIGHT_PX}px;")
        button.toggled.connect(self._show_consequence)
        self._group.addButton(button)
        return button

    def _lay_out(self) -> None:
        theme.set_role(self._title, "subtitle")
        theme.set_kind(self.declare_button, "main")
        self._consequence.setWordWrap(True)
        columns = len(SCORES[0])
        grid = self._grid
        grid.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        grid.setSpacing(8)
        grid.addWidget(self._title, 0, 0, 1, columns)
        for row, scores in enumerate(SCORES, start=1):
            for column, score in enumerate(scores):
                grid.addWidget(self.buttons[score], row, column)
        grid.addWidget(self._consequence, 3, 0, 1, columns)
        grid.addWidget(self.declare_button, 4, 0, 1, 2)


def _consequence(score: Score) -> str:
    sentence, points = result_sentence(score), score.half_points
    if score is Score.ANNULLED:
        return f"{sentence} {t('arbiter.result.annulled')}"
    return t(
        "arbiter.result.consequence",
        sentence=sentence,
        white=format_points(points.white),
        black=format_points(points.black),
    )
