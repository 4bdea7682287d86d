"""The page that sets a position up: the pieces, whose move it is, the rights, where else a position comes from.

Below it stands at once whether a game could stand so, and if not, why.
"""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.texts import t
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.lessons.position_editor_check import Problem, problems_of
from ladya_desktop.ui.lessons.position_editor_palette import Palette
from ladya_desktop.ui.lessons.position_editor_setup import CASTLING, Setup
from ladya_desktop.ui.lessons.teacher_rows import ButtonRows
from ladya_desktop.ui.parts.plain_label import plain_label

_ICON_PX, NARROW_PX = 20, 340
_SOURCES = ("start", "empty", "text", "game", "pgn")


class Legality(QFrame):
    """Says whether the position can be played from, and everything that speaks against it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture, self._words = plain_label(), plain_label()
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self._picture)
        row.addWidget(self._words, 1)

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def present(self, problems: tuple[Problem, ...]) -> None:
        """Shows what is wrong with a position."""
        is_fault = any(problem.is_fault for problem in problems)
        role = "answer-bad" if is_fault else "banner" if problems else "answer-good"
        colors = theme.current()
        color = colors.danger if is_fault else colors.warn if problems else colors.good
        theme.set_role(self, role)
        picture = icons.pixmap("warning" if problems else "check", color, _ICON_PX, self.devicePixelRatioF())
        self._picture.setPixmap(picture)
        said = [t(problem.code, **_params(problem)) for problem in problems]
        if is_fault:
            said.append(t("teacher.check.only_shown"))
        self._words.setText("\n".join(said or [t("teacher.check.legal")]))
        self.setAccessibleName(self._words.text())


class SetupPage(QWidget):
    """`setup_changed(setup)` for other rights and sides; `wanted(source)` for one of start, empty, text, game, pgn."""

    setup_changed = Signal(object)
    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._setup = Setup()
        self.palette_of_pieces = Palette()
        self.turns = {color: QPushButton() for color in COLORS}
        self.castling = {right: QCheckBox() for right in CASTLING}
        self.en_passant = QComboBox()
        self.sources = {source: QPushButton() for source in _SOURCES}
        self.legality = Legality()
        self._rights_name, self._passing_name = plain_label(), plain_label()
        self._rights, self._columns = QGridLayout(), 0
        self._connect()
        self._lay_out()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange_rights(1 if event.size().width() < NARROW_PX else 2)

    def present(self, setup: Setup) -> None:
        """Shows the position on the board."""
        self._setup = setup
        self.turns[setup.turn].setChecked(True)
        for right, box in self.castling.items():
            box.setEnabled(setup.may_castle(right))
            box.blockSignals(True)
            box.setChecked(setup.has_castling(right))
            box.blockSignals(False)
        self._show_passing()
        self.legality.present(problems_of(setup))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.palette_of_pieces.retranslate()
        for color, button in self.turns.items():
            button.setText(t(f"teacher.to_move_{color}"))
        for right, box in self.castling.items():
            side = "white" if right.isupper() else "black"
            box.setText(t(f"teacher.setup.castling_{side}", move="0-0" if right in "Kk" else "0-0-0"))
        for source, button in self.sources.items():
            button.setText(t(f"teacher.setup.{source}"))
        self._source_rows.fit()
        self._rights_name.setText(t("teacher.setup.rights"))
        self._passing_name.setText(t("teacher.setup.en_passant"))
        self.en_passant.setAccessibleName(t("teacher.setup.en_passant"))
        self.present(self._setup)

    def _show_passing(self) -> None:
        squares = self._setup.possible_en_passant
        self.en_passant.blockSignals(True)
        self.en_passant.clear()
        self.en_passant.addItem(t("teacher.setup.no_en_passant"), "")
        for square in squares:
            self.en_passant.addItem(square, square)
        self.en_passant.setCurrentIndex(max(0, self.en_passant.findData(self._setup.en_passant)))
        self.en_passant.setEnabled(bool(squares))
        self.en_passant.blockSignals(False)

    def _connect(self) -> None:
        group = QButtonGroup(self)
        for color, button in self.turns.items():
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(lambda _checked=False, color=color: self._give_turn(color))
        for right, box in self.castling.items():
            box.toggled.connect(lambda is_on, right=right: self._give_right(right, is_on=is_on))
        self.en_passant.activated.connect(lambda _: self._give_passing())
        for source, button in self.sources.items():
            button.clicked.connect(lambda _checked=False, source=source: self.wanted.emit(source))

    def _give_turn(self, color: Color) -> None:
        self.setup_changed.emit(replace(self._setup, turn=color, en_passant=""))

    def _give_right(self, right: str, *, is_on: bool) -> None:
        rights = self._setup.castling | {right} if is_on else self._setup.castling - {right}
        self.setup_changed.emit(replace(self._setup, castling=rights))

    def _give_passing(self) -> None:
        self.setup_changed.emit(replace(self._setup, en_passant=self.en_passant.currentData()))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(5, 5, 5, 5)
        column.setSpacing(8)
        column.addWidget(self.palette_of_pieces)
        column.addWidget(self.legality)
        turns = QHBoxLayout()
        turns.setSpacing(8)
        for button in self.turns.values():
            theme.restyle(button, "tight", value=True)
            turns.addWidget(button, 1)
        column.addLayout(turns)
        for button in self.sources.values():
            theme.restyle(button, "tight", value=True)
        self._source_rows = ButtonRows(tuple(self.sources.values()))
        column.addWidget(self._source_rows)
        self._rights.setVerticalSpacing(0)
        self._arrange_rights(2)
        column.addLayout(self._rights)
        column.addStretch(1)

    def _arrange_rights(self, columns: int) -> None:
        """The rights side by side, or one below the other where there is no room for that."""
        if columns == self._columns:
            return
        self._columns = columns
        parts = (*self.castling.values(), self._passing_name, self.en_passant)
        self._rights.addWidget(self._rights_name, 0, 0, 1, columns)
        for place, part in enumerate(parts):
            self._rights.addWidget(part, 1 + place // columns, place % columns)


def _params(problem: Problem) -> dict[str, str | int]:
    return dict(problem.params)
