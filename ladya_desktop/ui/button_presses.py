"""How children press buttons: twice with the mouse, and with Enter.

Qt calls the second of two fast clicks a double click and gives it to whatever lies there now. It is dropped on a button
other than the one pressed first, and on a button that it would only switch back. Elsewhere (clock, board, digits) it
counts as a click like any other, unless what was pressed has gone away under the hand, be it a button, a card or the
choice of a new piece: what comes to light there is not meant, and a touch of a piece binds (4.3).

Enter presses the button that has the keyboard, as Space does; in dialogs that is Qt's own.
"""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget
from shiboken6 import isValid

REACH_PX: Final = 16
"""As far as a hand wanders between two presses."""
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(slots=True)
class _Press:
    """A press of a mouse or a finger: on what, where on the screen, when (the event's time stamp)."""

    on: QWidget
    at: QPointF
    stamp_ms: int

    def has_lost_its_place(self) -> bool:
        """Whether what was pressed is not to be seen any more."""
        return not isValid(self.on) or not _is_seen(self.on)

    def is_followed_by(self, press: "_Press") -> bool:
        """Whether the other is the second of a double one."""
        between_ms = press.stamp_ms - self.stamp_ms
        return between_ms <= QApplication.doubleClickInterval() and (press.at - self.at).manhattanLength() <= REACH_PX


class ButtonPresses(QObject):
    """An event filter for the application."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pressed: _Press | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _PRESSES and isinstance(watched, QWidget) and isinstance(event, QMouseEvent | QTouchEvent):
            return self._take_press(watched, event)
        if kind is QEvent.Type.KeyPress and isinstance(watched, QAbstractButton):
            return isinstance(event, QKeyEvent) and _pressed_by_enter(watched, event)
        return False

    def _take_press(self, watched: QWidget, event: QMouseEvent | QTouchEvent) -> bool:
        """Whether it is dropped: it is the second of a double one and falls on something else than the first."""
        before, press = self._pressed, _press_of(watched, event)
        if before is not None and before.has_lost_its_place() and before.is_followed_by(press):
            before.at, before.stamp_ms = press.at, press.stamp_ms  # a third one is not meant either
            event.accept()
            return True
        is_second = event.type() is QEvent.Type.MouseButtonDblClick
        if is_second and isinstance(watched, QAbstractButton):
            return before is None or watched is not before.on or watched.isCheckable()
        if not is_second:
            self._pressed = press
        return False


def _is_seen(widget: QWidget) -> bool:
    """A widget that is shown turned round stays visible when its view is hidden."""
    proxy = widget.window().graphicsProxyWidget()
    return widget.isVisible() and (proxy is None or any(view.isVisible() for view in proxy.scene().views()))


def _press_of(watched: QWidget, event: QMouseEvent | QTouchEvent) -> _Press:
    at = event.points()[0].globalPosition() if isinstance(event, QTouchEvent) else event.globalPosition()
    return _Press(on=watched, at=at, stamp_ms=event.timestamp())


def _pressed_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    if event.key() not in _ENTER or isinstance(button.window(), QDialog):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
