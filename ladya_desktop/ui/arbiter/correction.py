"""An impossible move that stood is corrected because both players want it (13.4.2, last sentence).

They agree between themselves; the arbiter decides nothing and only sees to it that both have said so. Nothing of this
is shown while no such move stands.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ladya_desktop.game.by_color import COLORS, ByColor
from ladya_desktop.game.view import GameView, Phase, PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.texts.phrases import phrase
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.arbiter.half_moves import half_move_said
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.option_row import OptionRow
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

TEXT_PX = 15


class Correction(QWidget):
    """Asks the port for the correction of the move chosen, once both agree. `opened`: it wants to be seen.

    `confirmed`: just before that, while the button still has the keyboard.
    """

    opened = Signal()
    confirmed = Signal()

    def __init__(self, port: GamePort) -> None:
        super().__init__()
        self._port = port
        self._standing: tuple[tuple[int, PlayedMove], ...] = ()
        self._group = QButtonGroup(self)
        self.toggle, self.confirm_button, self.note = QPushButton(), QPushButton(), plain_label()
        self.moves: tuple[OptionRow, ...] = ()
        self.agreed = ByColor(CheckRow(), CheckRow())
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(self._open)
        self.confirm_button.clicked.connect(self._confirm)
        for color in COLORS:
            self.agreed[color].toggled.connect(self._enable)
        self._rows = QVBoxLayout()
        self._within = QWidget()
        self._lay_out()
        self._open(is_open=False)
        self.hide()

    def present(self, view: GameView) -> None:
        """Offers the impossible moves that stand, the last one first."""
        is_open = view.phase in (Phase.RUNNING, Phase.STOPPED)
        numbered = enumerate(view.moves, start=1)
        standing = tuple((ply, move) for ply, move in numbered if move.is_illegal)[::-1] if is_open else ()
        if standing != self._standing:
            self._standing = standing
            self.toggle.setChecked(False)
            self._make_rows()
            self.retranslate()
        self.setVisible(bool(standing))

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.toggle.setText(t("arbiter.correct"))
        self.note.setText(t("arbiter.correct.note"))
        self.confirm_button.setText(t("arbiter.correct.confirm"))
        self.confirm_button.setAccessibleDescription(self.note.text())
        for color in COLORS:
            self.agreed[color].set_words(phrase("arbiter.correct.agreed", who=color.value))
        for row, (_, move) in zip(self.moves, self._standing, strict=True):
            row.set_words(_in_words(move))

    def _make_rows(self) -> None:
        for old in self.moves:
            self._group.removeButton(old)
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.moves = tuple(OptionRow() for _ in self._standing)
        for row in self.moves:
            row.setAutoExclusive(False)
            self._group.addButton(row)
            self._rows.addWidget(row)
        for first in self.moves[:1]:
            first.setChecked(True)

    def _open(self, is_open: bool) -> None:
        self._within.setVisible(is_open)
        self.toggle.setIcon(icons.icon("up" if is_open else "down", theme.current().accent, 20, 8))
        self.toggle.setIconSize(icons.icon_size(20, 8))
        for color in COLORS:
            self.agreed[color].setChecked(False)
        self._enable()
        if is_open:
            self.opened.emit()

    def _enable(self) -> None:
        self.confirm_button.setEnabled(all(self.agreed[color].isChecked() for color in COLORS))

    def _confirm(self) -> None:
        ply = next(ply for row, (ply, _) in zip(self.moves, self._standing, strict=True) if row.isChecked())
        self.confirmed.emit()
        self.toggle.setChecked(False)
        self._port.agree_correction(ply)

    def _lay_out(self) -> None:
        theme.set_kind(self.confirm_button, "main")
        self.toggle.setStyleSheet(f"padding: 0 4px; font-size: {TEXT_PX}px;")
        self.note.setWordWrap(True)
        self._rows.setSpacing(8)
        both = QHBoxLayout()
        both.setSpacing(8)
        for color in COLORS:
            both.addWidget(self.agreed[color])
        inner = QVBoxLayout(self._within)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        inner.addLayout(self._rows)
        inner.addWidget(self.note)
        inner.addLayout(both)
        inner.addWidget(self.confirm_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.toggle)
        column.addWidget(self._within)


def _in_words(move: PlayedMove) -> str:
    return phrase("arbiter.correct.move", who=move.color.value, played=half_move_said(move))
