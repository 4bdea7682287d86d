"""A clock face that is the button pressed to complete a move (article 6.2).

It acts when a finger or a mouse button comes down anywhere on it, never on release, and takes touches itself, so
that two children's fingers on two faces both count. It only paints the clock: time is reckoned elsewhere, and
the timer here wakes up just after the shown time changes and repaints no more than the digits that are new.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, PlayerAct
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.pointers import is_echo_of_touch
from ladya_desktop.ui.play import clock_paint
from ladya_desktop.ui.play.clock_digits import ClockDigits
from ladya_desktop.ui.play.clock_look import ClockLook, EachMove, Mood, clock_look, each_move, widest_time
from ladya_desktop.ui.play.clock_paint import FacePicture
from ladya_desktop.ui.play.clock_tick import ClockTick
from ladya_desktop.ui.play.clock_words import (
    captions_of,
    each_move_words,
    given_words,
    hint_words,
    press_words,
    spoken_caption,
)

PRESSED_LOOK_MS = 120
MOST_DIGITS_PX = 96
_PRESS_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class FaceStyle(Enum):
    """FACE: the large face with its knob. STRIP: one line, where the rest of the panel is needed for words.

    LYING: a large face that is wider than high, the mark beside the digits.
    """

    FACE = auto()
    STRIP = auto()
    LYING = auto()


_DRAW = {
    FaceStyle.FACE: clock_paint.draw_face,
    FaceStyle.STRIP: clock_paint.draw_strip,
    FaceStyle.LYING: clock_paint.draw_lying,
}


class ClockFace(QWidget):
    """One side's clock. `pressed` carries the device and the event's own time stamp in milliseconds."""

    pressed = Signal(str, object)
    low_time_reached = Signal()

    def __init__(
        self,
        color: Color,
        now_ms: Callable[[], int],
        style: FaceStyle = FaceStyle.FACE,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._color = color
        self._now_ms = now_ms
        self._style = style
        self._is_own = style is FaceStyle.STRIP  # on a sheet of the player's own, however that is laid out
        self._view: GameView | None = None
        self._sizes_px = (MOST_DIGITS_PX, 16, 14)
        self._widest = ""
        self._was_low = False
        self._is_telling = False
        self._is_on_panel = False
        self._digits = ClockDigits(self)
        self._tick = ClockTick(self, self._go_on)
        self._pressed_look = QTimer(self)
        self._pressed_look.setSingleShot(True)
        self._pressed_look.setTimerType(Qt.TimerType.PreciseTimer)
        self._pressed_look.timeout.connect(self._look_again)
        self._look = ClockLook(mood=Mood.STOPPED, remaining_ms=None)
        self._picture = self._read(self._look)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a mouse leaves the keyboard with the board
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setProperty("ring", True)
        self.setProperty("ringRadius", clock_paint.RADIUS_PX)
        self.retranslate()

    @property
    def picture(self) -> FacePicture:
        """What is drawn now."""
        return self._picture

    @property
    def is_ticking(self) -> bool:
        """Whether a repaint is due by itself."""
        return self._tick.isActive()

    def present(self, view: GameView) -> None:
        """Shows the side's clock of a snapshot; a later one than the press has caused ends the look of the press.

        The same one again shows nothing new: only time makes a difference then, and the tick sees to that.
        """
        if view is self._view:
            return
        if not self._is_telling:
            self._pressed_look.stop()
        self._view = view
        self._widest = widest_time(view, self._now_ms())
        self._look_again()

    def set_sizes(self, digits_px: int, caption_px: int, hint_px: int) -> None:
        """The digits fill the face, but are never larger than this; 0 for no hint."""
        self._sizes_px = (digits_px, caption_px, hint_px)
        self._look_again()

    def set_style(self, style: FaceStyle) -> None:
        """How it is laid out."""
        if style is not self._style:
            self._style = style
            self._choose_ground()
            self._look_again()
            self._draw_anew()

    def lie_on_panel(self) -> None:
        """Tells that nothing but the plain ground of a panel lies behind it: a large face paints that itself.

        Else Qt paints the panel, its border and its round corners, below each face that is painted.
        """
        self._is_on_panel = True
        self._choose_ground()

    def press(self, device: str, stamp_ms: int) -> None:
        """Presses the clock, if the side may press it now; otherwise nothing happens, as on a sunk lever."""
        if self._view is None or PlayerAct.PRESS not in self._view.available[self._color]:
            return
        self._pressed_look.start(PRESSED_LOOK_MS)
        self._is_telling = True
        try:
            self.pressed.emit(device, stamp_ms)
        finally:
            self._is_telling = False
        self._look_again()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(t(f"play.clock.of_{self._color}"))
        self.setToolTip(press_words(self._color))
        self._look_again()

    def sizeHint(self) -> QSize:
        return QSize(262, 254) if self._style is FaceStyle.FACE else QSize(262, 60)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and event.type() in _TOUCHES:
            self._take_touch(event)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not is_echo_of_touch(event):
            self.press("mouse", event.timestamp())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _PRESS_KEYS or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.press("keyboard", event.timestamp())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._choose_ground()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._choose_ground()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._tick.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent):
            painter.fillRect(self.rect().adjusted(-1, -1, 1, 1), theme.current().surface)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _DRAW[self._shape](painter, self.rect(), self._picture)
        painter.end()

    @property
    def _shape(self) -> FaceStyle:
        """How it is drawn: a face too low for a word above the digits has both in one line."""
        is_low = self._style is FaceStyle.FACE and self.height() < clock_paint.LEAST_FACE_PX
        return FaceStyle.STRIP if is_low else self._style

    def _choose_ground(self) -> None:
        """The ring around what has the keyboard reaches behind the face's corners."""
        is_plain = self._is_on_panel and self._style is FaceStyle.FACE and not self.hasFocus()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, is_plain)

    def _take_touch(self, event: QTouchEvent) -> None:
        event.accept()
        if event.type() == QEvent.Type.TouchCancel:
            return
        for point in event.points():
            if point.state() == QEventPoint.State.Pressed and self.rect().contains(point.position().toPoint()):
                self.press(f"touch:{point.id()}", event.timestamp())

    def _look_again(self) -> None:
        if self._view is None:
            return
        self._look = look = clock_look(self._view, self._color, self._now_ms())
        self._show(self._read(look))
        self._note_low_time(look)
        self._tick.await_change(look)

    def _go_on(self) -> None:
        """A tick: as a rule nothing but the time is new, and no word has to be found."""
        if self._view is None:
            return
        before, self._look = self._look, clock_look(self._view, self._color, self._now_ms())
        look = self._look
        if look.mood is not before.mood or before.delay_ms or not look.remaining_ms:
            self._look_again()
            return
        self._show(replace(self._picture, time=format_clock(look.remaining_ms)))
        self._tick.await_change(look)

    def _show(self, picture: FacePicture) -> None:
        before, self._picture = self._picture, picture
        if picture == before:
            return
        if self._is_as_wide(before, picture):
            self._digits.go_on(picture.time)
        else:
            self._draw_anew()
        if picture.mood is not before.mood:
            self.setAccessibleDescription(f"{spoken_caption(self._look)} {picture.time}".rstrip())

    def _is_as_wide(self, before: FacePicture, after: FacePicture) -> bool:
        """Whether the digits alone are new, each in the cell of another one."""
        return (
            self._digits.isVisibleTo(self)
            and clock_paint.shape_of(before.time) == clock_paint.shape_of(after.time)
            and replace(before, time=after.time) == after
        )

    def _draw_anew(self) -> None:
        if self._shape is FaceStyle.FACE and self._picture.time:
            self._digits.present(self._picture.time, clock_paint.digits_place(self.rect(), self._picture))
        else:
            self._digits.hide()
        self.update()

    def _read(self, look: ClockLook) -> FacePicture:
        has_clock = look.remaining_ms is not None
        digits_px, caption_px, hint_px = self._sizes_px
        has_chip = self._style is FaceStyle.FACE and hint_px > 0
        given = given_words(look)
        captions = captions_of(look, is_own=self._is_own)
        return FacePicture(
            mood=look.mood,
            time=format_clock(look.remaining_ms or 0, flag_fallen=look.is_fallen) if has_clock else "",
            captions=captions if has_chip else (*given, *captions),
            chip=given[0] if given and has_chip else "",
            hint=hint_words(look, self._color),
            note=each_move_words(self._each_move) if has_chip else "",
            is_pressed=self._pressed_look.isActive(),
            digits_px=digits_px,
            caption_px=caption_px,
            hint_px=hint_px,
            widest=self._widest,
        )

    @property
    def _each_move(self) -> EachMove | None:
        return None if self._view is None else each_move(self._view, self._color)

    def _note_low_time(self, look: ClockLook) -> None:
        if look.mood is Mood.LOW and not self._was_low:
            self._was_low = True
            self.low_time_reached.emit()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, t("play.clock.low")))
