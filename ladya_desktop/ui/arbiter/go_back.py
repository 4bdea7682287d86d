"""The return to a chosen half-move (7.1): the board shows what would stand there, the game waits for the confirmation.

The clocks stay as they are, unless times were typed into the panel's digits before: then they can be set with it.
"""

from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QWidget

from ladya_desktop.game.view import GameView, PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.arbiter.clock_setting import ClockSetting
from ladya_desktop.ui.arbiter.consequence import Consequence
from ladya_desktop.ui.arbiter.foreseen import Fact, facts, foreseen_words
from ladya_desktop.ui.arbiter.half_moves import half_move_said
from ladya_desktop.ui.arbiter.named_acts import restore
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.parts.check_row import CheckRow
from ladya_desktop.ui.parts.dialog import RING_PX
from ladya_desktop.ui.parts.plain_label import plain_label
from ladya_desktop.ui.play.port import GamePort

LIST_PX = 236
PICTURE_PX = 144


class GoBack(QWidget):
    """`previewed` carries the snapshot that the board shows instead of the game, None for the game itself."""

    previewed = Signal(object)
    opened = Signal()
    confirmed = Signal()

    def __init__(self, port: GamePort, clocks: ClockSetting) -> None:
        super().__init__()
        self._port = port
        self._clocks = clocks
        self._moves: tuple[PlayedMove, ...] = ()
        self.hint, self.choose_hint = plain_label(), plain_label()
        self.plies = QListWidget()
        self.with_clocks = CheckRow()
        self.picture = BoardPicture()
        self.card = Consequence()
        self._lay_out()
        self.plies.currentRowChanged.connect(self._choose)
        self.with_clocks.toggled.connect(self._tell)
        self.card.confirm_button.clicked.connect(self._confirm)
        clocks.changed.connect(self._tell)

    @property
    def ply(self) -> int | None:
        """The half-move chosen, 0 for the beginning; None while nothing is."""
        row = self.plies.currentRow()
        return len(self._moves) - row if row >= 0 else None

    def present(self, view: GameView) -> None:
        """Lists the half-moves, the last one first; the one chosen stays chosen while it is there."""
        if view.moves != self._moves or not self.plies.count():
            chosen, self._moves = self.ply, view.moves
            self._list(chosen)
        self._tell()

    def set_board_hidden(self, *, is_hidden: bool) -> None:
        """Where the panel covers the board, a small picture shows the position."""
        self.picture.setVisible(is_hidden)

    def clear(self) -> None:
        """Nothing is chosen: the board shows the game."""
        self._choose_row(-1)
        self._tell()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.hint.setText(t("panel.back.hint"))
        self.plies.setAccessibleName(t("panel.back.hint"))
        self.choose_hint.setText(t("panel.back.choose"))
        self.with_clocks.set_words(t("panel.back.with_clocks"))
        self.card.retranslate()
        self._list(self.ply)
        self._tell()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.clear()

    def _list(self, chosen: int | None) -> None:
        was_blocked = self.plies.blockSignals(True)
        self.plies.clear()
        self.plies.addItems([*map(half_move_said, reversed(self._moves)), t("panel.back.start")])
        self._choose_row(len(self._moves) - chosen if chosen is not None and chosen <= len(self._moves) else -1)
        self.plies.blockSignals(was_blocked)

    def _choose_row(self, row: int) -> None:
        was_blocked = self.plies.blockSignals(True)
        self.plies.setCurrentRow(row, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if row < 0:
            self.plies.clearSelection()
        self.plies.blockSignals(was_blocked)

    def _choose(self) -> None:
        self._tell()
        self.opened.emit()

    def _times(self) -> tuple[int | None, int | None]:
        is_wanted = self._clocks.is_touched and self.with_clocks.isChecked()
        return self._clocks.begun_ms if is_wanted else (None, None)

    def _tell(self) -> None:
        ply = self.ply
        self.card.setHidden(ply is None)
        self.choose_hint.setVisible(ply is None)
        self.with_clocks.setVisible(self._clocks.is_touched)
        if ply is None:
            self.previewed.emit(None)
            return
        now, (then, counted_then) = self._port.view, self._port.foreseen(restore(ply, *self._times()))
        foreseen = foreseen_words(self._port.illegal_moves, then, counted_then)
        words = foreseen if foreseen.is_refused else replace(foreseen, line="")
        self.card.show_words(words, self._facts(now, then), confirm=t("panel.back.confirm"))
        self.picture.present(then)
        self.previewed.emit(None if words.is_refused else then)

    def _facts(self, now: GameView, then: GameView) -> tuple[Fact, ...]:
        would_be = facts(now, then, self._port.now_ms())
        stays = () if len(then.moves) < len(now.moves) else (Fact(icon="board", words=t("panel.back.here")),)
        if not now.regulations.time_control.has_clock or self._times() != (None, None):
            return (*stays, *would_be)
        words = t("panel.then.clocks_same" if self._clocks.is_touched else "panel.back.unchanged")
        return (*stays, *would_be, Fact(icon="clock", words=words))

    def _confirm(self) -> None:
        ply, times = self.ply, self._times()
        assert ply is not None
        self.confirmed.emit()
        self.clear()
        self._clocks.forget()
        self._port.rule(restore(ply, *times))

    def _lay_out(self) -> None:
        theme.set_role(self.hint, "strong")
        theme.set_role(self.choose_hint, "muted")
        for label in (self.hint, self.choose_hint):
            label.setWordWrap(True)
        self.with_clocks.setChecked(True)
        self.plies.setMinimumHeight(LIST_PX)
        self.plies.setUniformItemSizes(True)
        self.plies.setStyleSheet("QListView { padding: 4px 2px; }")  # the bar keeps off the round corners
        self.picture.setFixedSize(PICTURE_PX, PICTURE_PX)
        self.picture.set_coordinates(Coordinates.NONE)  # on squares so small they would lie on the pieces
        self.picture.hide()
        self.card.above.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        beside = QHBoxLayout()
        beside.setContentsMargins(RING_PX, 0, RING_PX, 0)
        beside.addWidget(self.with_clocks)
        self.card.above.addLayout(beside)
        self.card.hide()
        grid = QGridLayout(self)
        grid.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        grid.setHorizontalSpacing(12)
        grid.addWidget(self.hint, 0, 0)
        grid.addWidget(self.plies, 1, 0)
        grid.addWidget(self.card, 0, 1, 2, 1)
        grid.addWidget(self.choose_hint, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
