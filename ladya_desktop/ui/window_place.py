"""Where the window stands on the screen: with its frame it lies within the part that no panel takes.

The frame is known only after the window system has drawn it, so room is kept for one.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME_PX = 40
"""Room for the title bar; borders at the sides are thinner than what a screen spares."""


def take_place(window: QWidget, kept: QByteArray, usual: QSize) -> None:
    """Before it is shown: where it stood last (Qt's own record, which may be damaged), else as large as is usual.

    A screen too small for the usual size is filled; what comes back from that state fits too.
    """
    if window.restoreGeometry(kept):
        if not window.isMaximized() and not window.isFullScreen():
            window.setGeometry(within(window.geometry(), window.screen().availableGeometry()))
        return
    available = window.screen().availableGeometry()
    window.resize(within(QRect(available.topLeft(), usual), available).size())
    if not fits(usual, available):
        window.setWindowState(Qt.WindowState.WindowMaximized)


class ScreensWatch(QObject):
    """Brings a window back onto a screen that is there, when the one it stood on is unplugged or becomes smaller.

    What the window shows is not touched. `available` tells the room of each screen, the main one first.
    """

    def __init__(self, window: QWidget, available: Callable[[], Sequence[QRect]] | None = None) -> None:
        super().__init__(window)
        self._window = window
        self._available = available or _of_screens
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.bring_back)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)  # there is no widget without it
        for signal in (app.screenRemoved, app.screenAdded, app.primaryScreenChanged):
            signal.connect(self._soon.start)

    def bring_back(self) -> None:
        """After the window system has done what it does by itself; with no screen at all it waits for one."""
        window, available = self._window, self._available()
        if not window.isVisible() or not available:
            return
        if window.isFullScreen() or window.isMaximized():
            home = nearest(window.geometry(), available)
            if not home.intersects(window.geometry()):
                state = window.windowState()
                window.showNormal()  # else it keeps the place of the screen that is gone
                window.setGeometry(within(window.geometry(), home))
                window.setWindowState(state)
        else:
            window.setGeometry(brought_back(window.geometry(), available))


def brought_back(place: QRect, available: Sequence[QRect]) -> QRect:
    """Where a window without its frame belongs: where it is, if a hand can reach its title bar there."""
    grip = QPoint(place.center().x(), place.top() - FRAME_PX // 2)
    is_reachable = any(screen.contains(grip) for screen in available)
    return place if is_reachable else within(place, nearest(place, available))


def nearest(place: QRect, available: Sequence[QRect]) -> QRect:
    """The screen that most of a window is on, the main one if it is on none."""
    return max(available, key=lambda screen: _area(screen.intersected(place)))


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


def _of_screens() -> list[QRect]:
    primary = QGuiApplication.primaryScreen()
    screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not primary)
    return [screen.availableGeometry() for screen in screens]


def fits(size: QSize, available: QRect) -> bool:
    """Whether a window of this size and its title bar find room on the screen."""
    return size.width() <= available.width() and size.height() + FRAME_PX <= available.height()


def within(place: QRect, available: QRect) -> QRect:
    """The place of a window without its frame, made smaller and moved as little as brings the frame onto the screen."""
    room = available.adjusted(0, FRAME_PX, 0, 0)
    size = place.size().boundedTo(room.size())
    left = min(max(place.left(), room.left()), room.left() + room.width() - size.width())
    top = min(max(place.top(), room.top()), room.top() + room.height() - size.height())
    return QRect(left, top, size.width(), size.height())
