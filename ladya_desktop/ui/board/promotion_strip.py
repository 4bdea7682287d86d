"""The choice of the new piece on the board itself: four whole squares from the promotion square inwards (3.7.3.3).

Queen first, its name under each piece, and no way past the choice: nothing else on the board is heard meanwhile.
A piece is chosen by a press and release on its square, by 1 to 4, by its letter as moves are written with it (in either
layout), or by the arrows and Enter; a press that belongs to the move itself (a double click) chooses nothing, so nobody
gets a queen by accident.
"""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QEventPoint, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts.notation import typed_piece
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.canvas import Canvas, as_rect, fill_frame
from ladya_desktop.ui.board.geometry import BoardGeometry, promotion_squares
from ladya_desktop.ui.board.hand import KEYBOARD, Pointer
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.board.pointers import TOUCH_EVENTS, finger_pointers, is_echo_of_touch, mouse_pointer
from ladya_desktop.ui.board.spoken import piece_name
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.theme import theme

PIECES = ("q", "r", "b", "n")
_DIM_OPACITY = 0.42
_PIECE = 0.62
_FRAME = 0.05
_CURRENT_FRAME = 0.07
_NAME_ROOM = (0.68, 0.22)
"""Of the name: where its room begins and how high that is; the frame of the current piece lies below."""
_NAME_PX = (11, 22, 0.175)


class PromotionStrip(QWidget):
    """Lies over the whole board while a new piece must be chosen; a child of the board.

    `chosen` carries the promotion square, the piece ("q", "r", "b" or "n"), the device and the event's time stamp in
    milliseconds; `current_changed` the piece that Enter would choose.
    """

    chosen = Signal(str, str, str, object)
    current_changed = Signal(str)

    def __init__(self, board: BoardPicture) -> None:
        super().__init__(board)
        self._board = board
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self.hide()
        self._square: str | None = None
        self._current = 0
        self._pressed: tuple[str, int] | None = None
        self._was_pressed = False

    @property
    def square(self) -> str | None:
        """The promotion square, None while there is no choice to make."""
        return self._square

    @property
    def current(self) -> str:
        """The piece that Enter would choose."""
        return PIECES[self._current]

    def offer(self, square: str | None) -> None:
        """Shows the choice for a pawn on this square; None ends it. The same square again changes nothing."""
        if square == self._square:
            return
        self._square, self._current, self._pressed, self._was_pressed = square, 0, None, False
        self.setVisible(square is not None)
        if square is not None:
            self.raise_()
            self.current_changed.emit(self.current)

    def lay_out(self) -> None:
        """Takes the whole board; a press begun before it was laid out anew chooses nothing."""
        self._pressed = None
        self.setGeometry(self._board.rect())
        self.update()

    def rect_of(self, piece: str) -> QRectF:
        """Where a piece can be chosen, in this widget's (and the board's) coordinates."""
        return as_rect(self._geometry().square_box(self._squares()[PIECES.index(piece)]))

    def press_key(self, event: QKeyEvent) -> bool:
        """A key that the board got; True if it belongs to the choice."""
        key, named = event.key(), _named_piece(event)
        if named:
            self._choose(PIECES.index(named), event)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self._choose(key - Qt.Key.Key_1, event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self._current, event)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(forward=(key in (Qt.Key.Key_Down, Qt.Key.Key_Right)) == self._runs_down())
        elif key != Qt.Key.Key_Escape:
            return False
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        geometry = self._board.geometry_on(painter)
        canvas = Canvas(painter=painter, geometry=geometry, colors=board_theme())
        shade = QColor(canvas.colors.ink)
        shade.setAlphaF(_DIM_OPACITY)
        painter.fillRect(as_rect(geometry.board_box), shade)
        is_turned = self._board.turned is not None and self._is_white is (self._board.turned is Color.WHITE)
        for index, square in enumerate(self._squares()):
            rect = canvas.rect(square)
            if is_turned:
                painter.save()
                painter.translate(rect.center())
                painter.rotate(180)
                painter.translate(-rect.center())
            self._draw_choice(canvas, index, rect)
            if is_turned:
                painter.restore()
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.type() in TOUCH_EVENTS:
            for state, pointer in finger_pointers(event, self._geometry()):
                self._take_finger(state, pointer)
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not is_echo_of_touch(event):
            self._press(mouse_pointer(event, self._geometry()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._was_pressed:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self._index_at(mouse_pointer(event, self._geometry()))
        if index is not None and not is_echo_of_touch(event):
            self._set_current(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not is_echo_of_touch(event):
            self._release(mouse_pointer(event, self._geometry()))

    def _take_finger(self, state: QEventPoint.State, pointer: Pointer) -> None:
        if state is QEventPoint.State.Pressed:
            self._press(pointer)
        elif state is QEventPoint.State.Released:
            self._release(pointer)

    def _press(self, pointer: Pointer) -> None:
        self._was_pressed = True
        index = self._index_at(pointer)
        if index is not None and self._pressed is None:
            self._pressed = (pointer.device, index)
            self._set_current(index)

    def _release(self, pointer: Pointer) -> None:
        pressed = self._pressed
        if pressed is None or pressed[0] != pointer.device:
            return
        self._pressed = None
        if self._index_at(pointer) == pressed[1]:
            self.chosen.emit(self._square, PIECES[pressed[1]], pointer.device, pointer.stamp_ms)

    def _choose(self, index: int, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._set_current(index)
            self.chosen.emit(self._square, PIECES[index], KEYBOARD, event.timestamp())

    def _step(self, *, forward: bool) -> None:
        self._set_current(min(max(self._current + (1 if forward else -1), 0), 3))

    def _set_current(self, index: int) -> None:
        if index != self._current:
            self._current = index
            self.update()
            self.current_changed.emit(self.current)

    def _index_at(self, pointer: Pointer) -> int | None:
        squares = self._squares()
        return squares.index(pointer.square) if pointer.square in squares else None

    def _runs_down(self) -> bool:
        geometry, squares = self._geometry(), self._squares()
        return geometry.place(squares[3])[1] > geometry.place(squares[0])[1]

    def _squares(self) -> tuple[str, ...]:
        return promotion_squares(self._square) if self._square is not None else ()

    def _geometry(self) -> BoardGeometry:
        return self._board.geometry_now()

    def _draw_choice(self, canvas: Canvas, index: int, rect: QRectF) -> None:
        painter, geometry = canvas.painter, canvas.geometry
        colors = theme("light")  # white squares in every theme, for the pieces are the same in every theme
        is_current = index == self._current
        painter.fillRect(rect, colors.accent_soft if is_current else colors.surface)
        width = geometry.length(_CURRENT_FRAME if is_current else _FRAME / 3)
        fill_frame(painter, rect, width, colors.accent)
        name_px = min(_NAME_PX[1], max(_NAME_PX[0], round(rect.height() * _NAME_PX[2])))
        begin, high = (part * rect.height() for part in _NAME_ROOM)
        picture = rect.adjusted(0, rect.height() * 0.05, 0, begin - rect.height())
        draw_piece(painter, self._letter(index), picture.center(), rect.height() * _PIECE)
        painter.setFont(sized_font(name_px, weight=600))
        painter.setPen(colors.text)
        below = QRectF(rect.left(), rect.top() + begin, rect.width(), high)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, piece_name(PIECES[index]))

    def _letter(self, index: int) -> str:
        return PIECES[index].upper() if self._is_white else PIECES[index]

    @property
    def _is_white(self) -> bool:
        return self._square is not None and self._square.endswith("8")


def _named_piece(event: QKeyEvent) -> str:
    """The piece whose letter it is, "" if it is none; a key held with Ctrl or Alt names nothing."""
    return "" if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier else typed_piece(event.text())
