"""What people do to the windows: mouse, fingers and keys, handed to the windows of the window system.

Nothing is given to a widget. A widget is only looked at to find the place where a hand would go; what the press then
meets is Qt's to find out, as with a real mouse.
"""

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from ladya_desktop.ui.tour.waiting import NotAsToldError

PLAIN: Final = Qt.KeyboardModifier.NoModifier
LEFT: Final = Qt.MouseButton.LeftButton
REST: Final = QPoint(1, 1)
NOTCH: Final = 120
MOST_NOTCHES: Final = 60


class Hands:
    """One mouse, one touch screen, one keyboard."""

    # Mouse

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click on a widget, in its middle unless a place is named."""
        window, point = place(widget, at)
        QTest.mouseMove(window, point)
        QTest.mouseClick(window, LEFT, PLAIN, point)

    def reach(self, widget: QWidget) -> None:
        """Turns the wheel until a widget is seen."""
        place(widget)

    def press(self, widget: QWidget, at: QPoint) -> None:
        """The button goes down and stays down."""
        window, point = place(widget, at)
        QTest.mouseMove(window, point)
        QTest.mousePress(window, LEFT, PLAIN, point)

    def move(self, widget: QWidget, at: QPoint) -> None:
        """The mouse moves, its button as it is."""
        QTest.mouseMove(_window(widget), _point(widget, at))

    def release(self, widget: QWidget, at: QPoint) -> None:
        """The button goes up."""
        QTest.mouseRelease(_window(widget), LEFT, PLAIN, _point(widget, at))

    def rest(self, window: QWidget) -> None:
        """The mouse lies where nothing answers it."""
        QTest.mouseMove(_window(window), REST)

    # Fingers

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A finger comes down and goes up."""
        window, point = place(widget, at)
        QTest.touchEvent(window, touch_screen(), False).press(0, point, window).commit()
        QTest.touchEvent(window, touch_screen(), False).release(0, point, window).commit()

    def slide(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """A finger comes down, moves and goes up elsewhere."""
        window, first = place(widget, start)
        last = _point(widget, end)
        QTest.touchEvent(window, touch_screen(), False).press(0, first, window).commit()
        for point in ((first + last) / 2, last):
            QTest.touchEvent(window, touch_screen(), False).move(0, point, window).commit()
        QTest.touchEvent(window, touch_screen(), False).release(0, last, window).commit()

    # Keys

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """A key goes down and up in the window that has the keyboard."""
        QTest.keyClick(_focused(), key, modifiers)

    def write(self, text: str) -> None:
        """Text as a keyboard of any language gives it."""
        for sign in text:
            QTest.sendKeyEvent(QTest.KeyAction.Click, _focused(), Qt.Key.Key_unknown, sign, PLAIN)

    def key_at(self, scan_code: int, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
        """A key told apart by its place on the keyboard. QTest cannot say the place, so the window gets the event."""
        window = _focused()
        for kind, held in ((QEvent.Type.KeyPress, modifier), (QEvent.Type.KeyRelease, PLAIN)):
            QCoreApplication.postEvent(window, QKeyEvent(kind, key, held, scan_code, 0, 0))
        QCoreApplication.processEvents()


@cache
def touch_screen() -> QPointingDevice:
    """The touch screen of the tour; a process needs only one."""
    return QTest.createTouchDevice()


def place(widget: QWidget, at: QPoint | None = None) -> tuple[QWindow, QPoint]:
    """The window of a widget and the point in it, brought into sight first.

    Raises:
        NotAsToldError: if a hand could not get there: hidden, disabled, covered, or behind a dialog.
    """
    QCoreApplication.processEvents()  # layouts that are due
    where = widget.rect().center() if at is None else at
    _bring_into_sight(widget, where)
    blocker = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    is_free = blocker is None or blocker is widget.window()
    met = widget.window().childAt(_point(widget, where)) or widget.window()
    is_met = met is widget or widget.isAncestorOf(met)
    if not (widget.isVisible() and widget.isEnabled() and is_free and is_met):
        raise NotAsToldError(f"reach:{widget.accessibleName() or type(widget).__name__}")
    return _window(widget), _point(widget, where)


def _bring_into_sight(widget: QWidget, at: QPoint) -> None:
    """Turns the wheel over the page that holds the widget until the place is seen."""
    area = _page_of(widget)
    if area is None:
        return
    viewport = area.viewport()
    for _ in range(MOST_NOTCHES):
        seen = widget.mapTo(viewport, at)
        if viewport.rect().contains(seen):
            return
        turn = NOTCH if seen.y() < 0 else -NOTCH
        QTest.wheelEvent(_window(widget), _point(viewport, viewport.rect().center()), QPoint(0, turn))


def _page_of(widget: QWidget) -> QScrollArea | None:
    parent = None if widget.isWindow() else widget.parentWidget()
    if parent is None or isinstance(parent, QScrollArea):
        return parent
    return _page_of(parent)


def _focused() -> QWindow:
    window = QApplication.focusWindow()
    if window is None:
        raise NotAsToldError("keyboard")
    return window


def _window(widget: QWidget) -> QWindow:
    return widget.window().windowHandle()


def _point(widget: QWidget, at: QPoint) -> QPoint:
    return widget.mapTo(widget.window(), at)
