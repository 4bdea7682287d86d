"""Tells when a frame showed something, and lets the event loop run until then."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QEventLoop, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from benchmarks.summary import now_ns

TIMEOUT_MS = 5_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """When the widget had been painted, and when the window had handed the frame over and was free again."""

    painted_ns: int
    done_ns: int


class Frames(QObject):
    """Watches the paint events of some widgets."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._expected: tuple[QWidget, QRect, Callable[[], bool]] | None = None
        self._painted_ns: int | None = None
        self._loop: QEventLoop | None = None
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hands a paint event on itself, so as to see its end."""
        if not isinstance(event, QPaintEvent) or not isinstance(watched, QWidget):
            return False
        watched.event(event)
        self._note(watched, event, now_ns())
        return True

    def expect(self, widget: QWidget, rect: QRect, shows: Callable[[], bool]) -> None:
        """From now on waits for a frame that paints something of the rectangle while the widget shows what it shall."""
        self._expected, self._painted_ns = (widget, rect, shows), None

    def wait(self) -> Frame:
        """The frame that was expected; the event loop runs until it is there.

        Raises TimeoutError if it does not come.
        """
        if self._painted_ns is None:
            self._loop = QEventLoop()
            timeout = _timer(TIMEOUT_MS, self._loop.quit)
            self._loop.exec()
            timeout.stop()
            self._loop = None
        done_ns = now_ns()
        if self._painted_ns is None:
            raise TimeoutError("the frame expected was never painted")
        return Frame(painted_ns=self._painted_ns, done_ns=done_ns)

    def _note(self, widget: QWidget, event: QPaintEvent, painted_ns: int) -> None:
        if self._expected is None:
            return
        expected, rect, shows = self._expected
        if widget is expected and event.region().intersects(rect) and shows():
            self._expected, self._painted_ns = None, painted_ns
            if self._loop is not None:
                self._loop.quit()


def pause(ms: float) -> None:
    """Lets the event loop run for so long."""
    loop = QEventLoop()
    timer = _timer(round(ms), loop.quit)
    loop.exec()
    timer.stop()


def run_until(is_so: Callable[[], bool], timeout_ms: int = TIMEOUT_MS) -> None:
    """Lets the event loop run until something is so, looking every few milliseconds.

    Raises TimeoutError if it does not become so.
    """
    deadline_ns = now_ns() + timeout_ms * 1_000_000
    while not is_so():
        if now_ns() > deadline_ns:
            raise TimeoutError("what was waited for did not come")
        pause(2)


def _timer(ms: int, wake: Callable[[], object]) -> QTimer:
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setSingleShot(True)
    timer.timeout.connect(wake)
    timer.start(ms)
    return timer
