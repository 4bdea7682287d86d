"""The result of a game on a wooden board, entered or corrected by hand; who played is said before it is kept."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import t
from ladya_desktop.tournament.acts import CorrectResult, RecordResult, ResultSource
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import PairingView, ParticipantView
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.choice import ChoiceButton
from ladya_desktop.ui.parts.dialog import Dialog
from ladya_desktop.ui.parts.fitted_text import FittedLabel, Style
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.port import TournamentPort

PLAYED = (Score.WHITE_WINS, Score.DRAW, Score.BLACK_WINS)
ANNUL_REASONS = ("position", "colors")
WIDTH_PX, HEADING_PX, HEADING_TEXT_PX = 720, 92, 15
ABSENT = (Score.WHITE_BY_FORFEIT, Score.BOTH_FORFEIT, Score.BLACK_BY_FORFEIT)
_WON = (
    Termination.CHECKMATE,
    Termination.RESIGNATION,
    Termination.FLAG_FALL,
    Termination.ILLEGAL_MOVES,
    Termination.ARBITER,
)
_DRAWN = (
    Termination.AGREEMENT,
    Termination.STALEMATE,
    Termination.THREEFOLD,
    Termination.FIFTY_MOVES,
    Termination.DEAD_POSITION,
    Termination.FLAG_FALL,
    Termination.ARBITER,
)


def reasons(score: Score | None) -> tuple[Termination | None, ...]:
    """What a game with this score may have ended by, the likeliest first; None is "not said"."""
    if score in (Score.WHITE_WINS, Score.BLACK_WINS):
        return (None, *_WON)
    if score is Score.DRAW:
        return (None, *_DRAWN)
    if score in ABSENT:
        return (Termination.FORFEIT,)
    return (Termination.ARBITER,) if score in wording.BY_ARBITER else (None,)


class ResultDialog(Dialog):
    """Enters the result of an open pairing, or corrects one that stands. `recorded(score)` when it is kept."""

    recorded = Signal(str)

    def __init__(self, port: TournamentPort, pairing: PairingView, parent: QWidget | None = None) -> None:
        self._is_correction = pairing.score is not None
        self._headings: list[FittedLabel] = []
        self._of_button: dict[ScoreButton, Score] = {}
        title = t("tournament.correct_title" if self._is_correction else "tournament.result_title")
        super().__init__(parent, title=title, width_px=WIDTH_PX)
        self._port = port
        self._pairing = pairing
        self._scores = QButtonGroup(self)
        self.players = {color: _label("", "strong") for color in COLORS}
        self.reason = QComboBox()
        self.why = QLineEdit()
        self.reversed = CheckRow()
        self._ended, self.annulling = QWidget(), Annulling()
        self._fill()
        self.confirm = self.add_buttons(t("tournament.cancel"), t("tournament.result_confirm_none"))
        self.confirm.clicked.connect(self._record)
        self._scores.buttonClicked.connect(self._choose)
        self.reversed.toggled.connect(self._choose_colors)
        self.annulling.reason_chosen.connect(self._take_reason)
        self._choose()

    @property
    def is_reversed(self) -> bool:
        """Whether it was played with colours reversed; a game that was not played had none."""
        return self.reversed.isChecked() and self.score not in (*ABSENT, Score.ANNULLED)

    @property
    def score(self) -> Score | None:
        """The score chosen so far."""
        return next((score for button, score in self._of_button.items() if button.isChecked()), None)

    def score_button(self, score: Score) -> "ScoreButton":
        """The button of a score."""
        return next(button for button, each in self._of_button.items() if each is score)

    def set_compact(self, *, is_compact: bool) -> None:
        super().set_compact(is_compact=is_compact)
        for heading in self._headings:
            heading.setHidden(is_compact)
        for button in self._of_button:
            button.set_flat(is_flat=is_compact)

    def _fill(self) -> None:
        self.body.addLayout(self._who_played())
        self.body.addLayout(self._grid())
        self.reversed.set_words(t("organizer.reversed"), t("organizer.reversed_note"))
        self.reversed.setChecked(self._pairing.colors_reversed)
        self.body.addWidget(self.reversed)
        self._ended.setLayout(_field("tournament.reason_field", self.reason))
        fields = QHBoxLayout()
        fields.setSpacing(8)
        fields.addWidget(self._ended, 1)
        if self._is_correction:
            self.why.setPlaceholderText(t("tournament.correct_reason_hint"))
            fields.addLayout(_field("tournament.correct_reason_field", self.why), 1)
        self.body.addLayout(fields)
        self.body.addWidget(self.annulling)

    def _who_played(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        pairing = self._pairing
        assert self._port.view is not None  # the pairing is one of a tournament
        where = t(
            "tournament.result_pairing",
            group=wording.group_name(self._port.view.called(pairing.group)),
            round=pairing.round,
            board=pairing.board,
        )
        column.addWidget(_label(where, "small"))
        for color in COLORS:
            column.addWidget(self.players[color])
        if pairing.score is not None:
            standing = wording.score_in_words(pairing.score)
            column.addWidget(_label(t("tournament.result_stands", score=standing), ""))
        return column

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(8)
        rows = (("tournament.result_played", PLAYED), ("tournament.result_absent", ABSENT))
        for row, (code, scores) in enumerate((*rows, ("tournament.result_arbiter", wording.BY_ARBITER))):
            grid.addWidget(self._row_heading(code), row, 0)
            for column, score in enumerate(scores, start=1):
                grid.addWidget(self._button(score), row, column)
        if self._is_correction:
            grid.addWidget(self._row_heading("tournament.result_annul"), 3, 0)
            grid.addWidget(self._button(Score.ANNULLED), 3, 1, 1, 3)
        return grid

    def _row_heading(self, code: str) -> FittedLabel:
        """Stands before its row, where it costs no height."""
        heading = FittedLabel(Style(HEADING_TEXT_PX))
        heading.set_text(t(code), color="muted")
        heading.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)  # as high as its buttons
        heading.setFixedWidth(HEADING_PX)
        self._headings.append(heading)
        return heading

    def _button(self, score: Score) -> "ScoreButton":
        button = ScoreButton(score)
        self._scores.addButton(button)
        self._of_button[button] = score
        return button

    def _choose_colors(self) -> None:
        """The result that stands is another one with other colours."""
        for button, score in self._of_button.items():
            stands = score is self._pairing.score and self.is_reversed == self._pairing.colors_reversed
            button.setEnabled(not stands)
        for color in COLORS:
            name = wording.name_and_class(self._player(color))
            self.players[color].setText(t(f"tournament.player_{color.value}", name=name))

    def _player(self, color: Color) -> ParticipantView:
        """Who plays a colour, as it is told here; `players` of the pairing are those of the result that stands."""
        is_as_it_stands = self.is_reversed == self._pairing.colors_reversed
        return self._pairing.players[color if is_as_it_stands else color.other]

    def _take_reason(self, reason: str) -> None:
        self.why.setText(reason)
        self.confirm.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self) -> None:
        score = self.score
        self.reversed.setHidden(score in (*ABSENT, Score.ANNULLED))
        self._choose_colors()
        self.annulling.setVisible(score is Score.ANNULLED)
        self._ended.setHidden(score is Score.ANNULLED)
        self.reason.clear()
        for each in reasons(score):
            self.reason.addItem(wording.termination(each))
        self.reason.setEnabled(self.reason.count() > 1)
        self.confirm.setText(_confirmation(score))
        self.remark.clear()
        if self.isVisible():
            self.fit()
            if score is Score.ANNULLED:  # on a small screen what is asked for is below
                self.bring_into_sight(self.annulling)

    def _record(self) -> None:
        if self._is_complete() and self.remark.answer(self._perform()):
            self.recorded.emit(str(self.score))
            self.accept()
            return
        self.fit()

    def _is_complete(self) -> bool:
        if self.score is None:
            self.remark.warn(t("tournament.result_choose"))
            return False
        if self._is_correction and not self.why.text().strip():
            self.remark.warn(t("tournament.correct_reason_empty"))
            self.why.setFocus(Qt.FocusReason.OtherFocusReason)
            self.bring_into_sight(self.why)
            return False
        return True

    def _perform(self) -> ActRefused | None:
        pairing, score = self._pairing, self.score
        if score is None:
            return None
        termination = reasons(score)[self.reason.currentIndex()]
        if not self._is_correction:
            return self._port.request(
                RecordResult(
                    group=pairing.group,
                    round=pairing.round,
                    board=pairing.board,
                    score=score,
                    termination=termination,
                    source=ResultSource.HAND,
                    colors_reversed=self.is_reversed,
                )
            )
        return self._port.request(
            CorrectResult(
                group=pairing.group,
                round=pairing.round,
                board=pairing.board,
                score=score,
                termination=termination,
                reason=self.why.text().strip(),
                colors_reversed=self.is_reversed,
            )
        )


class Annulling(QWidget):
    """What follows if a game is annulled, and the usual reasons for it; `reason_chosen` with the words of one."""

    reason_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {code: self._button(code) for code in ANNUL_REASONS}
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self.buttons.values():
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_label(t("organizer.annul_note"), "small"))
        column.addLayout(row)

    def _button(self, code: str) -> QPushButton:
        button = QPushButton(t(f"organizer.annul_{code}"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.reason_chosen.emit(t(f"organizer.annul_{code}_reason")))
        return button


class ScoreButton(ChoiceButton):
    """A score, large, and below it what it means."""

    def __init__(self, score: Score) -> None:
        super().__init__()
        self._shown, self.meaning = wording.score(score), wording.score_meaning(score)
        self.say(wording.score_in_words(score))
        self._is_flat = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_flat(self, *, is_flat: bool) -> None:
        """Puts the meaning beside the score, where height is dear; a heading that is gone goes before it."""
        self._is_flat = is_flat
        if not self._shown:
            annul = wording.score_meaning(Score.ANNULLED)
            self.meaning = t("organizer.annul_again", meaning=annul) if is_flat else annul
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(160, 60 if self._shown and not self._is_flat else 44)

    def paint_content(self, painter: QPainter) -> None:
        whole, middle = QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter
        above, below = whole.adjusted(0, 6, 0, -26), whole.adjusted(4, 28, -4, -4)
        if self._is_flat:
            above, below = QRectF(8, 0, 56, whole.height()), whole.adjusted(64, 0, -6, 0)
        room = below if self._shown else whole
        fitted = fitted_text.fit(self.meaning, "", Style(14 if self._shown else 16), int(room.width()))
        align = Qt.AlignmentFlag.AlignHCenter
        fitted_text.draw(painter, room, fitted, color=self.ink(), note_color=self.ink(), align=align)
        painter.setPen(self.ink())
        painter.setFont(sized_font(18 if self._is_flat else 20, weight=600))
        painter.drawText(above, middle, self._shown)


def _field(code: str, field: QWidget) -> QVBoxLayout:
    label = _label(t(code), "small")
    label.setBuddy(field)
    field.setAccessibleName(t(code))
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    column.addWidget(label)
    column.addWidget(field)
    return column


def _label(text: str, role: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    theme.set_role(label, role)
    return label


def _confirmation(score: Score | None) -> str:
    if score is None:
        return t("tournament.result_confirm_none")
    if score is Score.ANNULLED:
        return t("tournament.result_confirm_annul")
    return t("tournament.result_confirm", score=wording.score_in_words(score))
