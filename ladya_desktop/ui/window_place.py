"""Where the window stands on the screen: with its frame it lies within the part that no panel takes.

The frame is known only after the window system has drawn it, so room is kept for one.
"""

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
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
