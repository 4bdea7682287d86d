"""The board under hands that do everything: beside it lies a tray for what is taken off and what is put on.

A guided game is shown on it like on any other board; only a content that is wooden lets pieces off and on.
"""

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board import painting
from ladya_desktop.ui.board.board_view import TAKE_KEYS, BoardView
from ladya_desktop.ui.board.geometry import BoardGeometry
from ladya_desktop.ui.board.hand import KEYBOARD, Pointer
from ladya_desktop.ui.board.looks import Content, HandState
from ladya_desktop.ui.board.painting import Carried

_OFF_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class WoodenBoard(BoardView):
    """Besides the gestures of every board:

    taken_off: a piece was dropped on the tray, or sent there by Delete (square, device, time stamp).
    placed: a piece of the tray was put on a square; "" if it was given up.
    carried_beyond: a `Carried` that reaches over the edge of this widget and must be drawn by somebody else; or None.
    """

    placed = Signal(str, str, object)
    carried_beyond = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tray = QRectF()
        self._is_placing = False
        self._aimed: str | None = None
        self._beyond: Carried | None = None

    @property
    def is_wooden(self) -> bool:
        return self._content.is_wooden

    @property
    def is_placing(self) -> bool:
        """Whether the next square pressed gets a piece of the tray."""
        return self._is_placing

    def is_over_tray(self, x_px: float, y_px: float) -> bool:
        return self.is_wooden and self._tray.contains(x_px, y_px)

    def set_tray(self, rect: QRectF) -> None:
        """Where the tray lies, in the coordinates of this widget."""
        self._tray = rect

    def set_placing(self, *, is_placing: bool) -> None:
        """The next square pressed gets a piece of the tray, or no more."""
        self._is_placing = is_placing
        self._aimed = None
        self.refresh()

    def aim(self, square: str | None) -> None:
        """Marks the square that a piece from the tray is held over."""
        self._aimed = square
        self.refresh()

    def take_off(self, device: str, stamp_ms: int) -> bool:
        """What is in hand, or was clicked last, goes to the tray; False if there is nothing."""
        is_taken = self._hand.take_off(device, stamp_ms)
        self.refresh()
        return is_taken

    def show_content(self, content: Content) -> None:
        super().show_content(content)
        if self._is_placing and not content.is_wooden:
            self._give_up(KEYBOARD, 0)

    def hand_state(self) -> HandState:
        state, drag = super().hand_state(), self._hand.drag
        aimed = self._aimed or (state.cursor or self._over if self._is_placing else None)
        return replace(state, picked=self._hand.picked if drag is None else drag.square, over=aimed or state.over)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_placing and event.key() == Qt.Key.Key_Escape:
            self._give_up(KEYBOARD, event.timestamp())
        elif self.is_wooden and event.key() in _OFF_KEYS and not event.isAutoRepeat():
            self._take_off_at_cursor(event.timestamp())
        else:
            super().keyPressEvent(event)

    def _take_off_at_cursor(self, stamp_ms: int) -> None:
        if not self.take_off(KEYBOARD, stamp_ms) and self.placement.at(self._cursor):
            self._go_to(self._cursor)
            self.taken_off.emit(self._cursor, KEYBOARD, stamp_ms)

    def _press(self, pointer: Pointer) -> None:
        if self._is_placing:
            self._place(pointer.square or "", pointer.device, pointer.stamp_ms)
        else:
            super()._press(pointer)

    def _take_key(self, event: QKeyEvent) -> bool:
        if self._is_placing and event.key() in TAKE_KEYS:
            self._place(self._cursor, KEYBOARD, event.timestamp())
            return True
        return super()._take_key(event)

    def _give_up(self, device: str, stamp_ms: int) -> None:
        self._place("", device, stamp_ms)

    def _place(self, square: str, device: str, stamp_ms: int) -> None:
        self.set_placing(is_placing=False)
        self.placed.emit(square, device, stamp_ms)

    def _update_carried(self, geometry: BoardGeometry) -> None:
        super()._update_carried(geometry)
        carried = self._carried if self.is_wooden else None
        if carried is not None and QRectF(self.rect()).contains(painting.carried_rect(geometry, carried)):
            carried = None
        if carried != self._beyond:
            self._beyond = carried
            self.carried_beyond.emit(carried)
