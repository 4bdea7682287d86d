"""The board under the hands: shows one snapshot, tells what hands do, knows no rule.

Whether a move is permitted is nobody's business here: the board tells a touch, a release, a piece put back (article 4)
and draws what the next snapshot says. It works with mouse, finger, pen and keyboard, each alone.
"""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEventPoint, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui.board import painting, pointers
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.flight import RETURN_MS
from ladya_desktop.ui.board.geometry import size_for
from ladya_desktop.ui.board.hand import KEYBOARD, MOUSE, Grip, Hand, Pointer, Reports
from ladya_desktop.ui.board.looks import Content, HandState
from ladya_desktop.ui.board.painting import Carried
from ladya_desktop.ui.board.promotion_strip import PromotionStrip
from ladya_desktop.ui.board.spoken import spoken_choice, spoken_square
from ladya_desktop.ui.board.squares_spoken import tell_square
from ladya_desktop.ui.focus_ring import goes_by_keyboard

SMALLEST_SQUARE_PX = 56
COMPACT_SQUARE_PX = 40
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
TAKE_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_STORY_ENDERS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
)
_HAND_LOST = (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse)


class BoardView(BoardPicture):
    """A board that hears hands.

    Squares are names ("e4"); a device is "mouse", "touch:<finger>" or "keyboard"; the last argument of a gesture is
    the event's own time stamp in milliseconds (0 if there was no event), an int that may need more than 32 bits.

    square_pressed: a pointer went down on a square, with a piece or without; comes before all that follows from it.
    touched: a pointer went down on a piece, or the keyboard took it, with nothing in hand.
    released: what was in hand was let go on another square (from, to).
    returned: what was in hand was put back on its square, or dropped beside the board.
    taken_off: a piece was put on the tray beside a wooden board (see `wooden_board`).
    hovered: the carried piece is over another square (from, to; "" beside the board).
    second_finger: another pointer went down while one holds a piece; it moves nothing.
    promotion_chosen: the new piece ("q", "r", "b", "n") for the pawn on the square.
    """

    square_pressed = Signal(str, str)
    touched = Signal(str, str, object)
    released = Signal(str, str, str, object)
    returned = Signal(str, str, object)
    taken_off = Signal(str, str, object)
    hovered = Signal(str, str)
    second_finger = Signal(str)
    promotion_chosen = Signal(str, str, str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = Hand(self, _reports(self))
        self._cursor = "e2"
        self._is_cursor_shown = False
        self._over: str | None = None
        self._strip = PromotionStrip(self)
        self._strip.chosen.connect(self.promotion_chosen)
        self._strip.current_changed.connect(self._say)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMouseTracking(True)
        self._say()

    @property
    def cursor_square(self) -> str:
        """The square the keyboard stands on."""
        return self._cursor

    @property
    def is_cursor_shown(self) -> bool:
        """Whether the keyboard's square is marked."""
        return self._is_cursor_shown

    @property
    def strip(self) -> PromotionStrip:
        """The choice of a promotion, which lies over the board."""
        return self._strip

    @property
    def is_wooden(self) -> bool:
        """Whether hands do everything on it."""
        return False

    def is_over_tray(self, x_px: float, y_px: float) -> bool:
        """Whether a point beside the squares lies on a tray; this board has none."""
        return False

    @property
    def can_tell_story(self) -> bool:
        return super().can_tell_story and self._hand.drag is None and self._strip.square is None

    def show_content(self, content: Content) -> None:
        if content == self.content:
            return
        if content.in_hand not in (None, self.in_hand):
            self._cursor = str(content.in_hand)  # the keyboard goes on from there, whoever lifted it
        super().show_content(content)
        self._say()

    def follow_content(self) -> None:
        self._hand.follow()
        self._strip.offer(self._content.promotion)

    def retranslate(self) -> None:
        """Says and writes everything again, in the language chosen now."""
        self._strip.update()
        self._say()

    def minimumSizeHint(self) -> QSize:
        """Squares of 56 px at 96 dpi: fewer logical pixels where a logical one is larger."""
        square_px = max(COMPACT_SQUARE_PX, round(SMALLEST_SQUARE_PX / self.devicePixelRatioF()))
        return QSize(*size_for(square_px, self.coordinates))

    def hand_state(self) -> HandState:
        drag, flying_to = self._hand.drag, self._flight.to_square
        cursor = self._cursor if self._is_cursor_shown else None
        if drag is not None:
            return HandState(is_carrying=True, over=drag.now.square, cursor=cursor, flying_to=flying_to)
        if self.in_hand is None:
            return HandState(cursor=cursor, flying_to=flying_to)
        is_carrying = cursor is not None and cursor != self.in_hand
        return HandState(is_carrying=is_carrying, over=cursor or self._over, cursor=cursor, flying_to=flying_to)

    def carried(self) -> Carried | None:
        drag = self._hand.drag
        if drag is not None:
            return _carried(self.placement.at(drag.square), drag)
        if self.in_hand is None or not self._is_cursor_shown or self._cursor == self.in_hand:
            return None
        letter, middle = self.placement.at(self.in_hand), self.square_rect(self._cursor).center()
        return Carried(letter=letter, at=(middle.x(), middle.y()), target=self._cursor, is_finger=False)

    def break_off(self) -> None:
        """Ends a drag that cannot go on; the piece goes back to its square."""
        super().break_off()
        self._hand.cancel_drag()
        self.refresh()

    # Mouse, pen and fingers

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and not (event.type() in _STORY_ENDERS and self.is_story_told):
            return self._take_touch(event)
        if event.type() in _HAND_LOST:
            self.break_off()
        if event.type() in _STORY_ENDERS and self.is_story_told:
            self.stop_story()  # and nothing else: what was seen under the hand is not what stands there
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if pointers.is_echo_of_touch(event):
            return
        self._flight.land()
        if event.button() is Qt.MouseButton.LeftButton:
            self._press(pointers.mouse_pointer(event, self.geometry_now()))
        elif event.button() is Qt.MouseButton.RightButton:
            self._hand.give_back(MOUSE, event.timestamp())
            self.refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # the second press of a fast pair is a press like any other

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if pointers.is_echo_of_touch(event):
            return
        grip = self._hand.grip
        if grip is not None and grip.down.device == MOUSE and not event.buttons() & Qt.MouseButton.LeftButton:
            self.break_off()  # the release went to somebody else
        self._move(pointers.mouse_pointer(event, self.geometry_now()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not pointers.is_echo_of_touch(event):
            self._release(pointers.mouse_pointer(event, self.geometry_now()))

    def leaveEvent(self, event: QEvent) -> None:
        self._over = None
        self.refresh()

    def _take_touch(self, event: QTouchEvent) -> bool:
        if event.type() is QEvent.Type.TouchCancel:
            self.break_off()
        for state, pointer in pointers.finger_pointers(event, self.geometry_now()):
            if state is QEventPoint.State.Pressed:
                self._flight.land()
                self._press(pointer)
            elif state is QEventPoint.State.Updated:
                self._move(pointer)
            else:
                self._release(pointer)
        event.accept()
        return True

    def _press(self, pointer: Pointer) -> None:
        self._is_cursor_shown = False
        self._over = None
        if pointer.square is not None:
            self._cursor = pointer.square
        self._hand.press(pointer)
        self.refresh()
        self._say()

    def _move(self, pointer: Pointer) -> None:
        self._hand.move(pointer)
        self._over = pointer.square
        self.refresh()

    def _release(self, pointer: Pointer) -> None:
        grip = self._hand.grip
        letter = self.placement.at(grip.square) if grip is not None else ""
        dropped = self._hand.release(pointer)
        if dropped is not None and self.placement.at(dropped.square) == letter:
            self._fly_back(letter, dropped)
        self.refresh()

    def _fly_back(self, letter: str, grip: Grip) -> None:
        start = painting.carried_center(self.geometry_now(), _carried(letter, grip))
        self.fly(grip.square, start, RETURN_MS)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._flight.land()
        if self._strip.square is not None:
            is_taken = self._strip.press_key(event)
        elif event.key() == Qt.Key.Key_Escape:
            is_taken = self._hand.give_back(KEYBOARD, event.timestamp())
        else:
            is_taken = self._take_key(event)
        event.setAccepted(is_taken)
        self.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._is_cursor_shown = event.reason() in _KEYBOARD_REASONS and goes_by_keyboard()
        self.refresh()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._is_cursor_shown = False
        self.break_off()
        super().focusOutEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._go_to(self.geometry_now().neighbor(self._cursor, *step) if self._is_cursor_shown else self._cursor)
            return True
        if event.key() not in TAKE_KEYS:
            return False
        if not event.isAutoRepeat():
            self._go_to(self._cursor)
            self._hand.activate(self._cursor, event.timestamp())
        return True

    def _go_to(self, square: str) -> None:
        self._cursor, self._is_cursor_shown = square, True
        self._say()

    # Speech, layout

    def _say(self) -> None:
        """Tells the screen reader where the keyboard stands; Qt announces a changed name by itself."""
        choosing = self._strip.square is not None
        said = spoken_choice(self._strip.current) if choosing else spoken_square(self._content, self._cursor)
        tell_square(self, said)
        self.setAccessibleDescription(t("board.name"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._strip.lay_out()


def _carried(letter: str, grip: Grip) -> Carried:
    now = grip.now
    return Carried(letter=letter, at=(now.x_px, now.y_px), target=now.square, is_finger=now.is_finger)


def _reports(board: BoardView) -> Reports:
    return Reports(
        square_pressed=board.square_pressed.emit,
        touched=board.touched.emit,
        released=board.released.emit,
        returned=board.returned.emit,
        taken_off=board.taken_off.emit,
        hovered=board.hovered.emit,
        second_finger=board.second_finger.emit,
    )
