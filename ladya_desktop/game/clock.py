"""The chess clock as a value: what each side has left, whose side runs, since when (article 6).

Nothing here reads a clock; "now" is always given, in milliseconds of the game's stream.
"""

from dataclasses import dataclass, replace

from ladya_desktop.game.by_color import ByColor, Color


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockState:
    """`remaining_ms` is what each side had at `since_ms`; the side `running` has used time since then."""

    remaining_ms: ByColor[int]
    running: Color | None = None
    since_ms: int = 0
    fallen: Color | None = None

    def remaining(self, color: Color, now_ms: int) -> int:
        """What the side has left at `now_ms`, never below zero."""
        left_ms = self.remaining_ms[color]
        if color is self.running:
            left_ms -= now_ms - self.since_ms
        return max(left_ms, 0)

    def flag_instant_ms(self) -> int | None:
        """When the flag of the running side falls if nothing happens; None if both clocks stand."""
        if self.running is None:
            return None
        return self.since_ms + self.remaining_ms[self.running]

    def at(self, now_ms: int) -> "ClockState":
        """The same clock with the time used so far charged to the side that runs."""
        if self.running is None:
            return replace(self, since_ms=now_ms)
        charged = self.remaining_ms.put(self.running, self.remaining(self.running, now_ms))
        return replace(self, remaining_ms=charged, since_ms=now_ms)

    def run(self, color: Color, now_ms: int) -> "ClockState":
        """Charges the side that ran and lets `color` run from `now_ms`."""
        return replace(self.at(now_ms), running=color, fallen=None)

    def stop(self, now_ms: int) -> "ClockState":
        """Charges the side that ran and stops both clocks."""
        return replace(self.at(now_ms), running=None)

    def add(self, color: Color, ms: int, now_ms: int) -> "ClockState":
        """Adds time to a side, never leaving it below zero."""
        charged = self.at(now_ms)
        return charged.set(charged.remaining_ms.put(color, max(charged.remaining_ms[color] + ms, 0)), now_ms)

    def set(self, remaining_ms: ByColor[int], now_ms: int) -> "ClockState":
        """Shows other times from `now_ms` on; the running side goes on running."""
        return replace(self, remaining_ms=remaining_ms, since_ms=now_ms)
