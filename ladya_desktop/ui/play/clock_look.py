"""What a clock face has to show, worked out of a snapshot and an instant: no drawing, no clock reading.

Article 6: whose side runs, whose flag fell, when both stand.
"""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.time_control import TimeControl, Timing
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts.times import format_clock

TENTHS_BELOW_MS = 10_000
STEP_MS = 500
TENTHS_STEP_MS = 100
LEAST_LOW_MS = 10_000
MOST_LOW_MS = 60_000


class Mood(StrEnum):
    """The states of a face; each has a shape, a fill and a word of its own."""

    WAITING = "waiting"
    RUNNING = "running"
    LOW = "low"
    FALLEN = "fallen"
    STOPPED = "stopped"

    @property
    def is_running(self) -> bool:
        """Whether this side's time is being used."""
        return self in (Mood.RUNNING, Mood.LOW)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockLook:
    """The mood of a face and the time it shows; no time in a game without clocks.

    A running clock stands still for `delay_ms` yet, the rest of a simple delay (6.3.2). `is_first_flag`: both flags are
    down and this one fell first. `given_ms` is what a ruling that is being read has given to this side.
    """

    mood: Mood
    remaining_ms: int | None
    delay_ms: int = 0
    is_first_flag: bool = False
    given_ms: int = 0

    @property
    def is_fallen(self) -> bool:
        """Whether the flag is down: only then "0:00" is shown."""
        return self.mood is Mood.FALLEN


@dataclass(frozen=True, slots=True, kw_only=True)
class EachMove:
    """What each move brings, and how."""

    timing: Timing
    bonus_ms: int


def clock_look(view: GameView, color: Color, now_ms: int) -> ClockLook:
    """The face of one side at an instant of the stream."""
    control = view.regulations.time_control
    if not control.has_clock:
        return ClockLook(mood=_mood_without_clock(view, color), remaining_ms=None)
    remaining_ms = view.clock.remaining(color, now_ms)
    mood = _mood(view, color, remaining_ms)
    delay_ms = view.clock.delay_left(now_ms) if mood.is_running else 0
    return ClockLook(
        mood=mood,
        remaining_ms=remaining_ms,
        delay_ms=delay_ms,
        is_first_flag=view.clock.also_fallen and view.clock.fallen is color,
        given_ms=_given_ms(view, color) if mood is Mood.STOPPED else 0,
    )


def each_move(view: GameView, color: Color) -> EachMove | None:
    """What the next move of a side brings; None if it brings nothing. Periods may differ, and so the sides."""
    control = view.regulations.time_control
    period = control.period_at(0) if view.periods is None else view.periods[color]
    return EachMove(timing=period.timing, bonus_ms=period.bonus_ms) if period.bonus_ms else None


def widest_time(view: GameView, now_ms: int) -> str:
    """The wider one of the times that both sides show, "" in a game without clocks."""
    if not view.regulations.time_control.has_clock:
        return ""
    clock = view.clock
    times = (format_clock(clock.remaining(each, now_ms), flag_fallen=clock.has_fallen(each)) for each in COLORS)
    return max(times, key=len)


def low_time_ms(control: TimeControl) -> int:
    """Where time becomes low: at an eighth of the start, but between 10 and 60 seconds."""
    return min(max((control.base_ms or 0) // 8, LEAST_LOW_MS), MOST_LOW_MS)


def next_change_in_ms(look: ClockLook) -> int:
    """When the face has to be looked at again: a delay goes down by whole seconds before the time begins to run."""
    return look.delay_ms % 1000 + 1 if look.delay_ms else next_look_in_ms(look.remaining_ms or 0)


def next_look_in_ms(remaining_ms: int) -> int:
    """How long the shown time may stay as it is: to just after the next half second, or tenth of one."""
    step_ms = TENTHS_STEP_MS if remaining_ms <= TENTHS_BELOW_MS else STEP_MS
    return remaining_ms % step_ms + 1


def _mood(view: GameView, color: Color, remaining_ms: int) -> Mood:
    if view.clock.has_fallen(color):
        return Mood.FALLEN
    if view.clock.running is None:
        return Mood.STOPPED
    if view.clock.running is not color:
        return Mood.WAITING
    return Mood.LOW if remaining_ms <= low_time_ms(view.regulations.time_control) else Mood.RUNNING


def _given_ms(view: GameView, color: Color) -> int:
    """The minutes that the offence or the wrong claim of the other side has brought."""
    notice = view.notice
    if notice is None or not notice.is_ruling or notice.color is not color.other or view.phase is Phase.ENDED:
        return 0
    return int(dict(notice.params).get("minutes", 0)) * 60_000


def _mood_without_clock(view: GameView, color: Color) -> Mood:
    if view.phase is not Phase.RUNNING:
        return Mood.STOPPED
    return Mood.RUNNING if view.to_move is color else Mood.WAITING
