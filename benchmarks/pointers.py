"""Hands that press, move and release at the level of the window system, not by calling a widget.

Every gesture returns when it happened as two readings of the monotonic clock: it happened not before the first and not
after the second. Places are points of the window in logical pixels.
"""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtTest import QTest

from benchmarks.summary import NS_IN_MS, Happened, now_ns

LEFT, NO_BUTTON, NO_KEYS = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


class Pointer(Protocol):
    """One mouse."""

    def press(self, at: QPoint) -> Happened:
        """The left button goes down."""

    def move(self, at: QPoint) -> Happened:
        """The mouse moves."""

    def release(self, at: QPoint) -> Happened:
        """The left button goes up."""


class TestPointer:
    """Qt's own test events: handled before the gesture returns; their stamps mean nothing."""

    __test__ = False

    def __init__(self, window: QWindow) -> None:
        self._window = window

    def press(self, at: QPoint) -> Happened:
        """The left button goes down, and the window has handled it when this returns."""
        return _bracketed(lambda: QTest.mousePress(self._window, LEFT, NO_KEYS, at))

    def move(self, at: QPoint) -> Happened:
        """The mouse moves."""
        return _bracketed(lambda: QTest.mouseMove(self._window, at))

    def release(self, at: QPoint) -> Happened:
        """The left button goes up."""
        return _bracketed(lambda: QTest.mouseRelease(self._window, LEFT, NO_KEYS, at))


class StampedPointer:
    """A window system of our own: events are stamped when they happen and wait in the queue until the window comes.

    May be used from another thread than the window's. Stamps count from somewhere else than the program's clock, in
    whole milliseconds that begin at another moment, as those of a real window system do.
    """

    ORIGIN_NS = 86_400_123_456_789

    def __init__(self, window: QWindow) -> None:
        self._window = window
        self._corner = QPointF(window.mapToGlobal(QPoint(0, 0)))

    def press(self, at: QPoint) -> Happened:
        """The left button goes down."""
        return self._post(QEvent.Type.MouseButtonPress, at, LEFT, LEFT)

    def move(self, at: QPoint) -> Happened:
        """The mouse moves, its button held down."""
        return self._post(QEvent.Type.MouseMove, at, NO_BUTTON, LEFT)

    def release(self, at: QPoint) -> Happened:
        """The left button goes up."""
        return self._post(QEvent.Type.MouseButtonRelease, at, LEFT, NO_BUTTON)

    def _post(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> Happened:
        place = QPointF(at)
        event = QMouseEvent(kind, place, place, place + self._corner, button, held, NO_KEYS)
        happened_ns = now_ns()
        event.setTimestamp((happened_ns + self.ORIGIN_NS) // NS_IN_MS)
        QCoreApplication.postEvent(self._window, event)
        return Happened(earliest_ns=happened_ns, latest_ns=happened_ns)


def _bracketed(gesture: Callable[[], None]) -> Happened:
    earliest_ns = now_ns()
    gesture()
    return Happened(earliest_ns=earliest_ns, latest_ns=now_ns())
