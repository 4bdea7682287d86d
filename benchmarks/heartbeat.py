"""The window's heartbeat: whether its event loop comes round, whatever else goes on."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, QTimer

from benchmarks.summary import ms_between, now_ns

BEAT_MS = 5


class Heartbeat:
    """A timer of five milliseconds in the window's thread; `gaps_ms` are the times between two beats."""

    def __init__(self) -> None:
        self.gaps_ms: list[float] = []
        self._last_ns = 0
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    @contextmanager
    def beating(self) -> Iterator[None]:
        """The heart beats until the end of the block."""
        self._last_ns = now_ns()
        self._timer.start(BEAT_MS)
        try:
            yield
        finally:
            self._timer.stop()

    def _beat(self) -> None:
        before_ns, self._last_ns = self._last_ns, now_ns()
        self.gaps_ms.append(ms_between(before_ns, self._last_ns))
