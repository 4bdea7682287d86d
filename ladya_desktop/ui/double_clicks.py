"""Children click twice: what a second click hits only because the first one turned the page is not meant.

Qt calls the second of two fast clicks a double click and gives it to whatever lies there now. It is dropped on a button
other than the one pressed first, and on a button that it would only switch back. Elsewhere (clock, board, digits) it
counts as a click like any other.
"""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton


class DoubleClicks(QObject):
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
        return False
