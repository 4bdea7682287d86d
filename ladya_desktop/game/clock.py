"""The chess clock as a value: what each side has left, whose side runs, since when (article 6).

Nothing here reads a clock; "now" is always given, in milliseconds of the game's stream. A simple delay (6.3.2) passes
before the side is charged. Under limited supervision the game may go on with a flag down (13.4.5), so a flag stays
down, and the clock at nothing, until the arbiter gives that side time.
"""

from dataclasses import dataclass

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.replacing import replace


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockState:
    """What the clock held at `since_ms`; the side `running` has used time since then.

    `delay_left_ms` of the present move still pass uncharged; `used_ms` is what the move has taken, stops not counted
    and the delay included. While both clocks stand, these two belong to the move of the side `interrupted`.
    `fallen` is the side whose flag fell first; `also_fallen` says that the other one fell after it.
    """

    remaining_ms: ByColor[int]
    running: Color | None = None
    since_ms: int = 0
    delay_left_ms: int = 0
    used_ms: int = 0
    interrupted: Color | None = None
    fallen: Color | None = None
    also_fallen: bool = False

    @property
    def flags_down(self) -> tuple[Color, ...]:
        """The sides whose flag is down, in the order they fell."""
        if self.fallen is None:
            return ()
        return (self.fallen, self.fallen.other) if self.also_fallen else (self.fallen,)

    def has_fallen(self, color: Color) -> bool:
        """Whether the flag of the side is down."""
        return color in self.flags_down

    def remaining(self, color: Color, now_ms: int) -> int:
        """What the side has left at `now_ms`, never below zero."""
        left_ms = self.remaining_ms[color]
        if color is self.running:
            left_ms -= max(now_ms - self.since_ms - self.delay_left_ms, 0)
        return max(left_ms, 0)

    def delay_left(self, now_ms: int) -> int:
        """How long from `now_ms` on the running side is not yet charged; nothing while both clocks stand."""
        return 0 if self.running is None else max(self.delay_left_ms - (now_ms - self.since_ms), 0)

    def used_at(self, now_ms: int) -> int:
        """What the present move has taken by `now_ms`, stops not counted and the delay included."""
        return self.used_ms + (0 if self.running is None else now_ms - self.since_ms)

    def flag_instant_ms(self) -> int | None:
        """When the flag of the running side falls if nothing happens; None if both clocks stand or it is down."""
        if self.running is None or self.has_fallen(self.running):
            return None
        return self.since_ms + self.delay_left_ms + self.remaining_ms[self.running]

    def at(self, now_ms: int) -> "ClockState":
        """The same clock with the time used so far charged to the side that runs."""
        if now_ms == self.since_ms:
            return self
        if self.running is None:
            return replace(self, since_ms=now_ms)
        return replace(
            self,
            remaining_ms=self.remaining_ms.put(self.running, self.remaining(self.running, now_ms)),
            since_ms=now_ms,
            delay_left_ms=self.delay_left(now_ms),
            used_ms=self.used_at(now_ms),
        )

    def run(self, color: Color, now_ms: int, delay_ms: int = 0) -> "ClockState":
        """Charges the side that ran and lets `color` run from `now_ms` for a new move, charged after `delay_ms`."""
        charged = self.at(now_ms)
        return replace(charged, running=color, delay_left_ms=delay_ms, used_ms=0, interrupted=None)

    def resume(self, color: Color, now_ms: int) -> "ClockState":
        """Lets `color` run again within the same move; if that was not his, a new one begins without a delay."""
        if color is not (self.running or self.interrupted):
            return self.run(color, now_ms)
        return replace(self.at(now_ms), running=color, interrupted=None)

    def stop(self, now_ms: int) -> "ClockState":
        """Charges the side that ran and stops both clocks."""
        return replace(self.at(now_ms), running=None, interrupted=self.running or self.interrupted)

    def fall(self, color: Color, now_ms: int) -> "ClockState":
        """The flag of the side falls at `now_ms`; a running clock goes on running."""
        charged = self.at(now_ms)
        shown = replace(charged, remaining_ms=charged.remaining_ms.put(color, 0))
        if self.has_fallen(color):
            return shown
        return replace(shown, fallen=self.fallen or color, also_fallen=self.fallen is not None)

    def add_bonus(self, color: Color, ms: int, now_ms: int) -> "ClockState":
        """Adds what a press brings; a flag that is down stays down, with nothing on the clock."""
        return self.at(now_ms) if self.has_fallen(color) else self.add(color, ms, now_ms)

    def add(self, color: Color, ms: int, now_ms: int) -> "ClockState":
        """Adds time to a side by a ruling, never leaving it below zero."""
        charged = self.at(now_ms)
        return charged.set(charged.remaining_ms.put(color, max(charged.remaining_ms[color] + ms, 0)), now_ms)

    def set(self, remaining_ms: ByColor[int], now_ms: int) -> "ClockState":
        """Shows other times from `now_ms` on; the running side goes on running, and time puts a flag up again."""
        down = tuple(color for color in self.flags_down if not remaining_ms[color])
        return replace(
            self.at(now_ms),
            remaining_ms=remaining_ms,
            fallen=down[0] if down else None,
            also_fallen=len(down) == len(COLORS),
        )
