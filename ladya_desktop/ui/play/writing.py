"""Joins the claim sheets and the board to write an intended move on: it opens for a sheet and goes away with it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.player_panel import PlayerPanel
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.play.writing_board import WritingBoard


class Writing(QObject):
    """One board for both sides: only the one having the move claims. `changed` when it opened or went away."""

    changed = Signal()

    def __init__(self, panels: ByColor[PlayerPanel], board: BoardView, port: GamePort, screen: QWidget) -> None:
        super().__init__(screen)
        self._panels = panels
        self._table_board = board
        self._port = port
        self._claimant = Color.WHITE
        self.card = WritingBoard(screen)
        self.card.written.connect(self._write)
        for color in COLORS:
            panels[color].writing_toggled.connect(self._toggle)

    def _toggle(self, color: Color, is_on: bool) -> None:
        if is_on:
            self._claimant = color
            self._table_board.break_off()
            self.card.open(self._port.view.placement, color, is_flipped=self._table_board.is_flipped)
        elif color is self._claimant:
            self.card.hide()
        self.changed.emit()

    def _write(self, uci: str, words: str) -> None:
        self._panels[self._claimant].claim.write(uci, words)
