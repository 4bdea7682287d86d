"""How children press buttons: twice with the mouse, and with Enter.

Qt calls the second of two fast clicks a double click and gives it to whatever lies there now. It is dropped on a button
other than the one pressed first, and on a button that it would only switch back. Elsewhere (clock, board, digits) it
counts as a click like any other. Enter presses the button that has the keyboard, as Space does; in dialogs that is
Qt's own.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ButtonPresses(QObject):
    """An event filter for the application."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pressed: QObject | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and watched.isWidgetType():
            self._pressed = watched
        elif kind is QEvent.Type.MouseButtonDblClick and isinstance(watched, QAbstractButton):
            return watched is not self._pressed or watched.isCheckable()
        elif kind is QEvent.Type.KeyPress and isinstance(watched, QAbstractButton):
            return isinstance(event, QKeyEvent) and _pressed_by_enter(watched, event)
        return False


def _pressed_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    if event.key() not in _ENTER or isinstance(button.window(), QDialog):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
