"""Passes what hands do on the board on to the port; in the adjust mode a touched piece is only straightened (4.2.1)."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.port import GamePort


class BoardHands(QObject):
    """`adjusting_changed` carries the colour that adjusts, or None."""

    adjusting_changed = Signal(object)

    def __init__(self, board: BoardView, port: GamePort, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._port = port
        self._adjusting: Color | None = None
        self._adjusted = ("", 0)
        self._connections = (
            board.touched.connect(self._touch),
            board.released.connect(port.release),
            board.returned.connect(port.give_back),
            board.taken_off.connect(port.take_off),
            board.second_finger.connect(port.second_finger),
            board.promotion_chosen.connect(port.promote),
        )

    @property
    def adjusting(self) -> Color | None:
        """Who said "I adjust" and has not touched a piece yet."""
        return self._adjusting

    def adjust(self, color: Color | None) -> None:
        """The next piece touched is straightened for this side; None ends the mode."""
        if color is not self._adjusting:
            self._adjusting = color
            self.adjusting_changed.emit(color)

    def let_go(self) -> None:
        """Passes nothing on any more: the board shows another game."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self.deleteLater()

    def _touch(self, square: str, device: str, stamp_ms: int) -> None:
        color = self._adjusting
        if color is not None:
            self._adjusted = square, stamp_ms
            self.adjust(None)
            self._port.adjust(color, square)
        elif not self._is_same_press(square, stamp_ms):
            self._port.touch(square, device, stamp_ms)
            return
        self._board.break_off()  # what was straightened is in no hand

    def _is_same_press(self, square: str, stamp_ms: int) -> bool:
        """The second press of a double click straightens with the first; it is no touch that binds."""
        adjusted, adjusted_ms = self._adjusted
        return square == adjusted and stamp_ms - adjusted_ms < QApplication.doubleClickInterval()
