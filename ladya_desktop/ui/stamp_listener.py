"""Hears of every mouse, touch and key event of a window before anybody handles it, to learn the clock of its stamps."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QInputEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ladya_desktop.ui.stream_time import StampOffset


class StampListener(QObject):
    """Tells the stamps of a top-level window's events; takes none of them away."""

    def __init__(self, window: QWidget, stamps: StampOffset) -> None:
        super().__init__(window)
        self._window = window
        self._stamps = stamps
        window.installEventFilter(self)
        self._listen()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WinIdChange:
            self._listen()
        elif isinstance(event, QInputEvent) and isinstance(watched, QWindow) and event.timestamp() > 0:
            self._stamps.hear(event.timestamp())
        return False

    def _listen(self) -> None:
        """A widget becomes a window of the window system when it is shown for the first time, and no longer is one
        while it is destroyed: then there is nothing left to ask."""
        handle = self._window.windowHandle() if isValid(self._window) else None
        if handle is not None:
            handle.installEventFilter(self)
