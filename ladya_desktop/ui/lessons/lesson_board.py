"""The board of a lesson: looked at, clicked square by square, or moved on, as the page wants it."""

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board.board_view import TAKE_KEYS, BoardView
from ladya_desktop.ui.board.flight import MOVE_MS
from ladya_desktop.ui.board.hand import Pointer

_OFF_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Use(Enum):
    """LOOK: no hand does anything, its keys turn the pages. PICK: squares are clicked. MOVE: pieces are carried."""

    LOOK = auto()
    PICK = auto()
    MOVE = auto()


class LessonBoard(BoardView):
    """`pressed`: a hand came down, whatever the use. `picked`: a square was clicked or chosen by the keyboard.

    `erased`: Delete was pressed on a square. The gestures of every board come in the use MOVE only.
    """

    pressed = Signal()
    picked = Signal(str)
    erased = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._use = Use.LOOK

    @property
    def use(self) -> Use:
        """What hands do on it now."""
        return self._use

    def set_use(self, use: Use) -> None:
        """Hands do something else from now on."""
        if use is not self._use:
            self.break_off()
            self._use = use

    def glide(self, way: tuple[str, str] | None) -> None:
        """Lets a piece that stands on its new square come there; nothing for None."""
        if way is not None:
            self.fly(way[1], self.square_rect(way[0]).center(), MOVE_MS)

    def _press(self, pointer: Pointer) -> None:
        use = self._use
        self.pressed.emit()
        if use is not self._use:
            return  # what the press has ended was all that it was for
        if use is Use.MOVE:
            super()._press(pointer)
            return
        self._is_cursor_shown = False
        if pointer.square is not None:
            self._cursor = pointer.square
            self._pick(pointer.square)
        self.refresh()
        self._say()

    def _take_key(self, event: QKeyEvent) -> bool:
        is_taking = event.key() in TAKE_KEYS
        if self._use is Use.LOOK:  # who has come by Tab walks over the squares, else the keys turn the pages
            return self._is_cursor_shown and not is_taking and super()._take_key(event)
        if self._use is Use.PICK and is_taking:
            self._go_to(self._cursor)
            if not event.isAutoRepeat():
                self._pick(self._cursor)
            return True
        if event.key() in _OFF_KEYS and not event.isAutoRepeat():
            self._go_to(self._cursor)
            self.erased.emit(self._cursor)
            return True
        return super()._take_key(event)

    def _pick(self, square: str) -> None:
        if self._use is Use.PICK:
            self.picked.emit(square)
