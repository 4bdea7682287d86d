"""The pen on the board: arrows, circles and coloured squares drawn by mouse, finger, pen or keyboard.

It draws with the left button and with a finger while it is taken up by its visible button, and with the right button
at any time, as chess programs do: a drag is an arrow, a click is a circle; Shift is red, Alt blue, Ctrl yellow.
"""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEventPoint, QKeyEvent, QMouseEvent, QTouchEvent

from ladya_desktop.ui.board.board_view import TAKE_KEYS
from ladya_desktop.ui.board.drawings import Drawing, Pen, Shape, arrow, circle, filled
from ladya_desktop.ui.board.hand import Pointer
from ladya_desktop.ui.board.pointers import TOUCH_EVENTS, finger_pointers, is_echo_of_touch, mouse_pointer
from ladya_desktop.ui.lessons.lesson_board import LessonBoard

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
LEFT, RIGHT = "left", "right"
_OF_MODIFIER = (
    (Qt.KeyboardModifier.ShiftModifier, Pen.RED),
    (Qt.KeyboardModifier.AltModifier, Pen.BLUE),
    (Qt.KeyboardModifier.ControlModifier, Pen.YELLOW),
)


class TeacherPen(QObject):
    """`drawn(drawing)` for every finished stroke; `previewed(drawing)` for one that is not, None when it is over."""

    drawn = Signal(object)
    previewed = Signal(object)

    def __init__(self, board: LessonBoard) -> None:
        super().__init__(board)
        self._board = board
        self.is_taken = False
        self.pen = Pen.GREEN
        self.shape = Shape.ARROW
        self._start: str | None = None
        self._by = ""
        self._was_waiting = False
        self._stroke_pen: Pen | None = None
        board.installEventFilter(self)

    def take(self, *, is_taken: bool) -> None:
        """The left button and the fingers draw, or they do what they always do."""
        self.is_taken = is_taken
        self.break_off()

    def break_off(self) -> None:
        """Forgets a stroke that was begun."""
        if self._start is not None:
            self._start = None
            self.previewed.emit(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._board.strip.square is not None or self._board.is_story_told:
            return False
        if isinstance(event, QMouseEvent):
            return self._take_mouse(event)
        if isinstance(event, QTouchEvent) and event.type() in TOUCH_EVENTS and self.is_taken:
            self._take_fingers(event)
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.is_taken:
            return self._take_key(event)
        return False

    def _take_mouse(self, event: QMouseEvent) -> bool:
        if is_echo_of_touch(event):
            return self.is_taken
        pointer = mouse_pointer(event, self._board.geometry_now())
        if event.type() in _PRESSES:
            is_right = event.button() is Qt.MouseButton.RightButton and self._board.in_hand is None
            is_left = event.button() is Qt.MouseButton.LeftButton and self.is_taken
            if is_right or is_left:
                self._begin(pointer, RIGHT if is_right else LEFT, event.modifiers())
            return is_right or is_left
        if event.type() is QEvent.Type.MouseMove and self._by in (LEFT, RIGHT) and self._start is not None:
            self._preview(pointer.square)
            return True
        if event.type() is QEvent.Type.MouseButtonRelease:
            return self._release_mouse(event, pointer)
        return False

    def _release_mouse(self, event: QMouseEvent, pointer: Pointer) -> bool:
        button = {Qt.MouseButton.LeftButton: LEFT, Qt.MouseButton.RightButton: RIGHT}.get(event.button())
        if button is None or button != self._by:
            return False
        self._finish(pointer.square)
        return True

    def _take_fingers(self, event: QTouchEvent) -> None:
        for state, pointer in finger_pointers(event, self._board.geometry_now()):
            if state is QEventPoint.State.Pressed and not self._by:
                self._begin(pointer, pointer.device, Qt.KeyboardModifier.NoModifier)
            elif pointer.device == self._by and state is QEventPoint.State.Updated:
                self._preview(pointer.square)
            elif pointer.device == self._by:
                self._finish(pointer.square)
        event.accept()

    def _take_key(self, event: QKeyEvent) -> bool:
        """Enter or Space draws where the keyboard stands; of an arrow the first one is where it begins."""
        if event.key() == Qt.Key.Key_Escape and self._start is not None:
            self.break_off()
            return True
        if event.key() not in TAKE_KEYS or not self._board.is_cursor_shown:
            return False
        if not event.isAutoRepeat():
            self._go_down(self._board.cursor_square)
            self._finish(self._board.cursor_square)
        return True

    def _begin(self, pointer: Pointer, by: str, modifiers: Qt.KeyboardModifier) -> None:
        self._by = by
        self._stroke_pen = next((pen for each, pen in _OF_MODIFIER if modifiers & each), None)
        if by == RIGHT:
            self._start = None
        self._go_down(pointer.square)

    def _go_down(self, square: str | None) -> None:
        """The first of two clicks of an arrow, or the second, or a press that may become a drag."""
        self._was_waiting = self._start is not None
        self._start = self._start or square
        self._preview(square)

    def _preview(self, square: str | None) -> None:
        self.previewed.emit(self._drawing(square))

    def _finish(self, square: str | None) -> None:
        drawing, is_right = self._drawing(square), self._by == RIGHT
        waits = self.shape is Shape.ARROW and not is_right and square is not None and square == self._start
        self._by = ""
        if waits and not self._was_waiting:
            return
        self.break_off()
        if drawing is not None and not waits:
            self.drawn.emit(drawing)

    def _drawing(self, square: str | None) -> Drawing | None:
        """What is drawn if the stroke ends here."""
        if square is None or self._start is None:
            return None
        is_right = self._by == RIGHT
        pen = self._stroke_pen or (Pen.GREEN if is_right and not self.is_taken else self.pen)
        if is_right or self.shape is Shape.ARROW:
            return circle(square, pen) if square == self._start else arrow(self._start, square, pen)
        return circle(square, pen) if self.shape is Shape.CIRCLE else filled(square, pen)
