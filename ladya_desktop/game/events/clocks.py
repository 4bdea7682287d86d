"""What happened to the clocks (article 6)."""

from dataclasses import dataclass

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.events.base import BaseEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPressed(BaseEvent):
    """The presser's clock stopped, the opponent's clock runs.

    The presser gained `increment_ms` for the move and `period_ms` for completing a period; `delay_ms` passes before
    the opponent is charged.
    """

    increment_ms: int
    period_ms: int = 0
    delay_ms: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStarted(BaseEvent):
    """White's clock was started (6.6), or a clock after a stop or a ruling.

    `delay_ms` passes before the side is charged; None if the move that was interrupted goes on.
    """

    color: Color
    is_first: bool
    delay_ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksStopped(BaseEvent):
    """Both clocks were stopped; `reason` is free text or a code; `waits`: for a ruling of the arbiter."""

    reason: str
    waits: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksSet(BaseEvent):
    """The arbiter set what the clocks show."""

    remaining_ms: ByColor[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeAdded(BaseEvent):
    """Time was added to a side's clock; `article` names why, None when the arbiter named nothing."""

    player: Color
    ms: int
    article: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagFell(BaseEvent):
    """A flag fell at `at_ms`, the computed instant (6.8); under limited supervision the game `goes_on`."""

    color: Color
    goes_on: bool = False
