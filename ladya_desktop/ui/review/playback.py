"""Plays a recorded game back in its own time, or faster: says which instant of the stream is reached.

Where no clock ran nothing happened that took anybody's time, so long waits there are cut short.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ladya_desktop.ui.review.timeline import Timeline

SPEEDS: Final = (1, 2, 5, 20)
TICK_MS: Final = 50
LONGEST_WAIT_MS: Final = 3_000


class Playback(QObject):
    """`reached(index, at_ms)`: the moment that has just been and the instant; `running_changed` when it starts or ends.

    `monotonic_ms` says how much time has gone by.
    """

    reached = Signal(int, int)
    running_changed = Signal(bool)

    def __init__(self, monotonic_ms: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._monotonic_ms = monotonic_ms
        self._timeline = Timeline(())
        self._index = self._at_ms = self._since_ms = 0
        self.speed = SPEEDS[0]
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def is_running(self) -> bool:
        """Whether it plays now."""
        return self._timer.isActive()

    def start(self, timeline: Timeline, index: int) -> None:
        """Plays on from a moment; from the last one there is nothing to play."""
        if index >= len(timeline) - 1:
            return
        self._timeline, self._index = timeline, index
        self._at_ms, self._since_ms = timeline.moments[index].at_ms, self._monotonic_ms()
        self._timer.start()
        self.running_changed.emit(True)

    def stop(self) -> None:
        """Stands still where it is."""
        if self.is_running:
            self._timer.stop()
            self.running_changed.emit(False)

    def choose_speed(self, speed: int) -> None:
        """Goes on faster or slower from here."""
        self.speed = speed

    def tick(self) -> None:
        """Goes as far as the time that has passed takes it."""
        now_ms = self._monotonic_ms()
        left_ms, self._since_ms = (now_ms - self._since_ms) * self.speed, now_ms
        moments = self._timeline.moments
        while left_ms > 0 and self._index + 1 < len(moments):
            wait_ms = self._wait_ms()
            if wait_ms > left_ms:
                self._at_ms = moments[self._index + 1].at_ms - (wait_ms - left_ms)
                break
            left_ms -= wait_ms
            self._index += 1
            self._at_ms = moments[self._index].at_ms
        self.reached.emit(self._index, self._at_ms)
        if self._index + 1 >= len(moments):
            self.stop()

    def _wait_ms(self) -> int:
        """What is still to be waited for the next moment."""
        this, following = self._timeline.moments[self._index : self._index + 2]
        wait_ms = max(following.at_ms - self._at_ms, 0)
        return wait_ms if this.after.clock.running is not None else min(wait_ms, LONGEST_WAIT_MS)
