"""Time controls as values, and PGN TimeControl in and out (articles 6.1, 6.3; A.1 and B.1 for the time of 60 moves).

Periods with move counts, and three ways of giving time for each move: the Fischer increment, the Bronstein delay and
the simple delay. PGN knows the first only; "180b2" and "180d2" are this program's way of writing the other two.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, repeat
from typing import assert_never


class Timing(StrEnum):
    """How a player gets the time for each move (6.3.2).

    FISCHER: added in full at the press. BRONSTEIN: at the press, but no more than the move took.
    DELAY: before a move is charged; what is not used of it is lost.
    """

    FISCHER = "fischer"
    BRONSTEIN = "bronstein"
    DELAY = "delay"


_MARKS = {"+": Timing.FISCHER, "b": Timing.BRONSTEIN, "d": Timing.DELAY}
_PERIOD = re.compile(r"(?:(\d{1,9})/)?(\d{1,9})(?:([+bd])(\d{1,9}))?", re.ASCII)
_LONGEST_S = 24 * 3600
_POSSIBLE_MOVES = (None, *range(1, 1001))
_MOST_PERIODS = 10


class TimeControlError(ValueError):
    """A TimeControl string that is not one, or that this program does not have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """One period: the time it begins with, the time for each move, and how many `moves` it lasts.

    `moves` is None for the rest of the game.
    """

    base_ms: int
    bonus_ms: int = 0
    timing: Timing = Timing.FISCHER
    moves: int | None = None

    @property
    def delay_ms(self) -> int:
        """What passes of each move before it is charged."""
        return self.bonus_ms if self.timing is Timing.DELAY else 0

    def gained_ms(self, used_ms: int) -> int:
        """What the press brings after a move that took `used_ms`."""
        match self.timing:
            case Timing.FISCHER:
                return self.bonus_ms
            case Timing.BRONSTEIN:
                return min(self.bonus_ms, used_ms)
            case Timing.DELAY:
                return 0
            case _:
                assert_never(self.timing)

    def to_pgn(self) -> str:
        """Writes the period as PGN does; whole seconds."""
        moves = "" if self.moves is None else f"{self.moves}/"
        mark = next(mark for mark, timing in _MARKS.items() if timing is self.timing)
        bonus = f"{mark}{self.bonus_ms // 1000}" if self.bonus_ms else ""
        return f"{moves}{self.base_ms // 1000}{bonus}"


_NO_TIME = Period(base_ms=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """The first period, and those `later`; `base_ms` is None without a clock.

    A last period with a move count repeats for ever.
    """

    base_ms: int | None
    increment_ms: int = 0
    timing: Timing = Timing.FISCHER
    moves: int | None = None
    later: tuple[Period, ...] = ()

    @property
    def has_clock(self) -> bool:
        """Whether a clock is used at all."""
        return self.base_ms is not None

    @property
    def periods(self) -> tuple[Period, ...]:
        """All periods in order; none without a clock."""
        if self.base_ms is None:
            return ()
        first = Period(base_ms=self.base_ms, bonus_ms=self.increment_ms, timing=self.timing, moves=self.moves)
        return (first, *self.later)

    def period_at(self, completed: int) -> Period:
        """The period in which a player with so many completed moves makes his next one.

        Without a clock it is one that has no time and gives none.
        """
        current = self.periods[0] if self.has_clock else _NO_TIME
        for ended, following in self._ends():
            if ended > completed:
                break
            current = following
        return current

    def time_gained_ms(self, completed: int) -> int:
        """What a player gains by completing his `completed`-th move, the time for that move apart.

        It is the time of the next period if the move was the last of one, else nothing.
        """
        for ended, following in self._ends():
            if ended >= completed:
                return following.base_ms if ended == completed else 0
        return 0

    def time_for_ms(self, moves: int) -> int:
        """All the time for so many moves: of the periods in which they are made and of the moves (A.1, B.1)."""
        bases_ms = sum(self.time_gained_ms(completed) for completed in range(1, moves))
        bonuses_ms = sum(self.period_at(completed).bonus_ms for completed in range(moves))
        return (self.base_ms or 0) + bases_ms + bonuses_ms

    def _ends(self) -> Iterator[tuple[int, Period]]:
        """After which of a player's moves a period ends, and what follows it."""
        periods = self.periods or (_NO_TIME,)
        upcoming = chain(periods, repeat(periods[-1]))
        ended, period = 0, next(upcoming)
        while period.moves:
            ended, period = ended + period.moves, next(upcoming)
            yield ended, period

    @classmethod
    def from_pgn(cls, text: str) -> "TimeControl":
        """Reads a PGN TimeControl: "-" (no clock), "300", "5400+30", "40/5400:1800+30", and "180b2", "180d2".

        Raises:
            TimeControlError: for anything else, the unknown ("?") and the sandclock ("*180") of PGN included; for
                a period without a number of moves that is not the last; for no moves, no time or absurdly much.
        """
        if text == "-":
            return cls(base_ms=None)
        periods = tuple(_period(part, text) for part in text.split(":"))
        if len(periods) > _MOST_PERIODS or not all(period.moves for period in periods[:-1]):
            raise TimeControlError(f"time control with periods that cannot follow each other: {text!r}")
        first = periods[0]
        return cls(
            base_ms=first.base_ms,
            increment_ms=first.bonus_ms,
            timing=first.timing,
            moves=first.moves,
            later=periods[1:],
        )

    def to_pgn(self) -> str:
        """Writes the TimeControl; whole seconds, as they came in."""
        return ":".join(period.to_pgn() for period in self.periods) or "-"


def _period(part: str, text: str) -> Period:
    match = _PERIOD.fullmatch(part)
    if match is None:
        raise TimeControlError(f"time control not supported: {text!r}")
    moves = None if match[1] is None else int(match[1])
    base_s, bonus_s = int(match[2]), int(match[4] or 0)
    timing = _MARKS[match[3]] if bonus_s else Timing.FISCHER
    least_s = 0 if timing is Timing.DELAY else 1  # only a delay keeps a flag up when there is no time
    is_possible = least_s <= base_s <= _LONGEST_S and bonus_s <= _LONGEST_S and moves in _POSSIBLE_MOVES
    if not is_possible:
        raise TimeControlError(f"time control out of range: {text!r}")
    return Period(base_ms=base_s * 1000, bonus_ms=bonus_s * 1000, timing=timing, moves=moves)
