"""The ring around what has the keyboard: 3 px wide, 2 px away from the control.

Who goes by keyboard always sees it; a button that a mouse or a finger has pressed shows none until a key is pressed.

A style sheet can draw inside a control only; this frame lies around it and takes no room in any layout, so whoever
lays controls out leaves them 5 px to the edge of their parent.
"""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

WIDTH_PX = 3
GAP_PX = 2
RADIUS_PX = 8
RING_PROPERTY = "ring"
RADIUS_PROPERTY = "ringRadius"
_WRITTEN_IN = ("QLineEdit", "QAbstractSpinBox", "QTextEdit")
"""Where letters go is marked whoever has put the cursor there."""
_RINGED = ("QAbstractButton", "QComboBox", "QSlider", *_WRITTEN_IN)
"""By name: the first screen has none of most of them."""
_BY_POINTER = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)

_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange)


class _Frame(QWidget):
    """Lies under one control as its sibling and shows around it; takes no mouse and no place in a layout."""

    def __init__(self, color: QColor, control: QWidget) -> None:
        super().__init__(control.parentWidget())
        self.color = color
        self.control = control
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        control.installEventFilter(self)
        self.lay_around()

    def lay_around(self) -> None:
        """Takes the place that the control's geometry asks for."""
        if self.parentWidget() is not self.control.parentWidget():
            self.setParent(self.control.parentWidget())
        room = WIDTH_PX + GAP_PX
        self.setGeometry(self.control.geometry().adjusted(-room, -room, room, room))
        self.stackUnder(self.control)
        self.setVisible(not self.control.isHidden())

    def let_go(self) -> None:
        """Goes for good: a control that moves before the frame is deleted must not bring it back."""
        if isValid(self.control):
            self.control.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED and watched is self.control and self.control.parentWidget() is not None:
            self.lay_around()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.color, WIDTH_PX))
        half = WIDTH_PX / 2
        around = QRectF(self.rect()).adjusted(half, half, -half, -half)
        said = self.control.property(RADIUS_PROPERTY)
        radius = (RADIUS_PX if said is None else float(said)) + GAP_PX + half
        painter.drawRoundedRect(around, radius, radius)
        painter.end()


class FocusRing(QObject):
    """Moves the frame to the widget that gets the focus.

    Buttons and fields have it by nature, others by the property `ring` = True (False takes it away); lists, tables
    and the board mark the item within instead. `ringRadius` is the corner of the control, 8 px if not said.
    """

    _kept: "FocusRing | None" = None

    def __init__(self, app: QApplication, color: QColor) -> None:
        super().__init__(app)
        self._color = color
        self._frame: _Frame | None = None
        self._is_by_pointer = False
        app.focusChanged.connect(self._move)
        app.focusWindowChanged.connect(self._listen)

    @property
    def is_by_pointer(self) -> bool:
        """Whether a mouse or a finger was used last."""
        return self._is_by_pointer

    @classmethod
    def follow(cls, app: QApplication, color: QColor) -> "FocusRing":
        """Starts the ring of an application, or recolours the one it has."""
        ring = cls.followed()
        if ring is None:
            cls._kept = ring = cls(app, color)
        ring.recolor(color)
        return ring

    @classmethod
    def followed(cls) -> "FocusRing | None":
        """The ring of the application, if it has one. Looking through its children would give out all of them."""
        return cls._kept if cls._kept is not None and isValid(cls._kept) else None

    def recolor(self, color: QColor) -> None:
        """Draws in another colour from now on."""
        self._color = color
        if self._frame is not None and isValid(self._frame):
            self._frame.color = color
            self._frame.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Of a window of the window system, before anybody handles its event: the hand changes over."""
        if event.type() in _BY_POINTER:
            self.go_by(is_pointer=True)
        elif isinstance(event, QKeyEvent) and event.key() not in _MODIFIERS:  # Ctrl presses a clock
            self.go_by(is_pointer=False)
        return False

    def _listen(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def go_by(self, *, is_pointer: bool) -> None:
        """A mouse or a finger, or else the keyboard, is what is used now."""
        if is_pointer is not self._is_by_pointer:
            self._is_by_pointer = is_pointer
            self._move(None, QApplication.focusWidget())

    def surround(self, widget: QWidget) -> None:
        """Marks what has the keyboard where Qt does not tell it: in a view that shows its widgets turned round."""
        self._move(None, widget)

    def _move(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._frame is not None and isValid(self._frame):  # it may have gone with the window it lay in
            self._frame.let_go()
        self._frame = _Frame(self._color, now) if now is not None and self._wants_ring(now) else None

    def _wants_ring(self, widget: QWidget) -> bool:
        return _may_have_ring(widget) and (not self._is_by_pointer or _is_one_of(widget, _WRITTEN_IN))


def goes_by_keyboard() -> bool:
    """Whether the keyboard was used last: what has the focus is then to be marked.

    Qt hands the focus of a control that hides to the next one as if Tab had been pressed, whoever has hidden it.
    """
    ring = FocusRing.followed()
    return ring is None or not ring.is_by_pointer


def _may_have_ring(widget: QWidget) -> bool:
    if widget.parentWidget() is None:
        return False
    said = widget.property(RING_PROPERTY)
    return _is_one_of(widget, _RINGED) if said is None else bool(said)


def _is_one_of(widget: QWidget, classes: tuple[str, ...]) -> bool:
    return any(widget.inherits(name) for name in classes)
