"""The time of a game's stream: milliseconds since its start, from one monotonic source; no window in here.

That source stands still while the computer sleeps, so sleep costs nobody time. It is counted when it has been noticed
and the clocks stand: then the stream's time says again how long ago the game began.

Qt stamps input events with a clock of its own. The smallest difference ever seen between the two clocks is the
offset between them: an event that was handled at once shows it, a late one shows more.
"""

from collections.abc import Callable

from ladya_desktop.ui.computer_sleep import SLEPT_FROM_MS

_LATEST_PLAUSIBLE_MS = 10_000
"""An event older than this was stamped by a clock that jumped, not handled late."""


class StampOffset:
    """The offset between Qt's event stamps and the program's clock, learnt from every event that is heard of.

    One for the whole program: the moves of a mouse on its way to a game teach it before the game's clocks run.
    """

    def __init__(self, monotonic_ms: Callable[[], int]) -> None:
        self._monotonic_ms = monotonic_ms
        self._offset_ms: int | None = None

    def hear(self, stamp_ms: int) -> int:
        """Learns from an event that is handled now; when it happened, on the program's clock, never later than now."""
        seen_ms = self._monotonic_ms() - stamp_ms
        if self._offset_ms is None or not 0 <= seen_ms - self._offset_ms <= _LATEST_PLAUSIBLE_MS:
            self._offset_ms = seen_ms
        return stamp_ms + self._offset_ms


class StreamTime:
    """Maps the program's monotonic clock and Qt's event stamps to a stream.

    `monotonic_ms` never runs backwards; `begin_ms` is the stream's time now. `trusts_stamps` is False where events are
    made by a program and their stamps mean nothing. `stamps` is the program's, if it hears of more than this stream.
    `asleep_ms` is how long the computer has slept in all.
    """

    def __init__(
        self,
        monotonic_ms: Callable[[], int],
        *,
        begin_ms: int,
        trusts_stamps: bool,
        stamps: StampOffset | None = None,
        asleep_ms: Callable[[], int] = lambda: 0,
    ) -> None:
        self._monotonic_ms = monotonic_ms
        self._origin_ms = monotonic_ms() - begin_ms
        self._trusts_stamps = trusts_stamps
        self._stamps = stamps or StampOffset(monotonic_ms)
        self._asleep_ms = asleep_ms
        self._counted_ms = asleep_ms()

    @property
    def slept_ms(self) -> int:
        """How long the computer has slept and the stream's time has stood still; 0 if it has not."""
        slept_ms = self._asleep_ms() - self._counted_ms
        return slept_ms if slept_ms >= SLEPT_FROM_MS else 0

    def count_sleep(self) -> None:
        """The stream's time goes on behind what the computer has slept."""
        slept_ms = self.slept_ms
        self._counted_ms += slept_ms
        self._origin_ms -= slept_ms

    def now_ms(self) -> int:
        """The stream's time now."""
        return self._monotonic_ms() - self._origin_ms

    def stamped_ms(self, stamp_ms: int, *, last_act_ms: int) -> int:
        """When an event with this Qt stamp happened, never before the last act, never later than now; 0: no stamp."""
        if not self._trusts_stamps or stamp_ms <= 0:
            return max(self.now_ms(), last_act_ms)
        return max(self._stamps.hear(stamp_ms) - self._origin_ms, last_act_ms)
