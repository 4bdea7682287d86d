"""The time of a game's stream: milliseconds since its start, from one monotonic source; no window in here.

Qt stamps input events with a clock of its own. The smallest difference ever seen between the two clocks is the
offset between them: an event that was handled at once shows it, a late one shows more.
"""

from collections.abc import Callable

_LATEST_PLAUSIBLE_MS = 10_000
"""An event older than this was stamped by a clock that jumped, not handled late."""


class StreamTime:
    """Maps the program's monotonic clock and Qt's event stamps to a stream.

    `monotonic_ms` never runs backwards; `begin_ms` is the stream's time now. `trusts_stamps` is False where events are
    made by a program and their stamps mean nothing.
    """

    def __init__(self, monotonic_ms: Callable[[], int], *, begin_ms: int, trusts_stamps: bool) -> None:
        self._monotonic_ms = monotonic_ms
        self._origin_ms = monotonic_ms() - begin_ms
        self._trusts_stamps = trusts_stamps
        self._offset_ms: int | None = None

    def now_ms(self) -> int:
        """The stream's time now."""
        return self._monotonic_ms() - self._origin_ms

    def stamped_ms(self, stamp_ms: int, *, last_act_ms: int) -> int:
        """When an event with this Qt stamp happened, never before the last act, never later than now; 0: no stamp."""
        now_ms = self.now_ms()
        if not self._trusts_stamps or stamp_ms <= 0:
            return max(now_ms, last_act_ms)
        seen_ms = now_ms - stamp_ms
        if self._offset_ms is None or not 0 <= seen_ms - self._offset_ms <= _LATEST_PLAUSIBLE_MS:
            self._offset_ms = seen_ms
        return max(min(stamp_ms + self._offset_ms, now_ms), last_act_ms)
