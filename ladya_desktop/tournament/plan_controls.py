"""Which time controls fit into an afternoon, the longest first, and what else would make one fit.

The longest a game can last is taken for sixty moves by each side, as the Laws do to tell blitz from rapid and standard
(A.1, B.1), with both players using all they have:

    longest game = 2 x (base + 60 x increment), in minutes rounded up.

A usual school game takes about two thirds of that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from ladya_desktop.tournament.plan import plan_of
from ladya_desktop.tournament.plan_boards import Meeting, games_a_round, least_waves
from ladya_desktop.tournament.plan_times import Afternoon, Now

LONGEST_MOVES: Final = 60
MOST_PROPOSED: Final = 4


def longest_game_min(time_for_sixty_moves_ms: int) -> int:
    """The longest a game lasts if each player has so much time for sixty moves."""
    return -(-2 * time_for_sixty_moves_ms // 60_000)


def usual_game_min(longest_min: int) -> int:
    """How long a usual game takes of the longest one."""
    return -(-2 * longest_min // 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """A time control for one period: the time for the game and what is added for each move."""

    base_s: int
    increment_s: int = 0

    @property
    def pgn(self) -> str:
        """As PGN writes it: "300+3", "600"."""
        return f"{self.base_s}+{self.increment_s}" if self.increment_s else str(self.base_s)

    @property
    def game_min(self) -> int:
        """The longest a game lasts."""
        return longest_game_min(1000 * (self.base_s + LONGEST_MOVES * self.increment_s))


def _ladder(*steps: tuple[int, int]) -> tuple[Control, ...]:
    """From minutes and seconds a move, the longest first; of two as long the one with an increment."""
    controls = (Control(base_s=60 * minutes, increment_s=increment_s) for minutes, increment_s in steps)
    return tuple(sorted(controls, key=lambda control: (-control.game_min, -control.increment_s)))


LADDER: Final = _ladder(
    *((2, 1), (3, 1), (3, 2), (4, 2), (5, 2), (5, 3), (7, 3), (8, 4), (10, 5), (15, 5), (15, 10), (20, 10), (25, 10)),
    *((30, 10), (30, 20), (30, 30), (45, 30), (60, 30), (90, 30)),
    *((2, 0), (3, 0), (5, 0), (7, 0), (10, 0), (15, 0), (20, 0), (30, 0), (60, 0)),
)
"""Time controls usual at schools, with an increment and without."""


class Reason(StrEnum):
    """Why a time control is proposed.

    LONGEST: no longer one fits. SHORTER: it leaves more in hand. PLAIN: the longest for clocks that add nothing.
    """

    LONGEST = "longest"
    SHORTER = "shorter"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A time control that fits: when the last game ends at the latest, and what is left after it."""

    control: Control
    reason: Reason
    ends_at_min: int
    spare_min: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Remedies:
    """What would make an afternoon fit that does not; each by itself is enough, None where it is not.

    `break_min`: a shorter break. `places`: more boards. `proposal`: the longest
    time control that fits on the boards there are. If none of them helps, `places_for_shortest` are the boards on which
    at least the shortest time control fits, None if not even that.
    """

    break_min: int | None
    places: int | None
    proposal: Proposal | None
    places_for_shortest: int | None


def last_end_min(waves: int, afternoon: Afternoon) -> int:
    """When the last game ends if it takes so many waves of games, with a break between two of them.

    start + waves x (game + break) - break
    """
    return afternoon.starts_at_min + waves * (afternoon.game_min + afternoon.break_min) - afternoon.break_min


def proposals(meetings: Sequence[Meeting], afternoon: Afternoon) -> tuple[Proposal, ...]:
    """The longest time control that fits, then shorter ones with an increment, and the longest one without.

    The longest first; none if not even the shortest of the ladder fits.
    """
    waves = least_waves(meetings, afternoon.places)
    with_spare = ((control, _spare(waves, replace(afternoon, game_min=control.game_min))) for control in LADDER)
    fitting = [(control, spare_min) for control, spare_min in with_spare if spare_min >= 0]
    plain = next((each for each in fitting if not each[0].increment_s), None)
    growing = [each for each in fitting if each[0].increment_s][: MOST_PROPOSED - 1]
    chosen = [each for each in fitting if each in growing or each == plain]
    return tuple(
        Proposal(
            control=control,
            reason=_reason(control, is_longest=control is chosen[0][0]),
            ends_at_min=afternoon.ends_at_min - spare_min,
            spare_min=spare_min,
        )
        for control, spare_min in chosen
    )


def remedies(meetings: tuple[Meeting, ...], afternoon: Afternoon, now: Now | None = None) -> Remedies | None:
    """What would make the afternoon fit; None if it does.

    With `now` play has begun: its time control stays, and it is asked what one board more would do.
    """

    @cache
    def waves(places: int) -> int:
        return least_waves(meetings, places)

    def spare(changed: Afternoon) -> int:
        return _spare(waves(changed.places), changed) if now is None else plan_of(meetings, changed, now).spare_min

    spare_min = spare(afternoon)
    if spare_min >= 0:
        return None
    break_min = _longest_break(afternoon, spare)
    places = _places_needed(meetings, afternoon, spare, most=None if now is None else afternoon.places + 1)
    proposal = next(iter(proposals(meetings, afternoon)), None) if now is None else None
    is_hopeless = now is None and break_min is None and places is None and proposal is None
    shortest = replace(afternoon, game_min=LADDER[-1].game_min)
    return Remedies(
        break_min=break_min,
        places=places,
        proposal=proposal,
        places_for_shortest=_places_needed(meetings, shortest, spare) if is_hopeless else None,
    )


def _spare(waves: int, afternoon: Afternoon) -> int:
    return afternoon.ends_at_min - last_end_min(waves, afternoon)


def _reason(control: Control, *, is_longest: bool) -> Reason:
    if is_longest:
        return Reason.LONGEST
    return Reason.SHORTER if control.increment_s else Reason.PLAIN


def _longest_break(afternoon: Afternoon, spare: Callable[[Afternoon], int]) -> int | None:
    """The longest break that fits, if a shorter one does at all."""
    shorter = (
        break_min for break_min in range(afternoon.break_min) if spare(replace(afternoon, break_min=break_min)) >= 0
    )
    return max(shorter, default=None)


def _places_needed(
    meetings: Sequence[Meeting], afternoon: Afternoon, spare: Callable[[Afternoon], int], most: int | None = None
) -> int | None:
    """With how many places it fits at its time control; more than a round has games are of no use."""
    useful = games_a_round(meetings) if most is None else min(most, games_a_round(meetings))
    numbers = range(afternoon.places + 1, useful + 1)
    more = {places: replace(afternoon, wooden_boards=places - afternoon.computers) for places in numbers}
    return next((places for places, changed in more.items() if spare(changed) >= 0), None)
