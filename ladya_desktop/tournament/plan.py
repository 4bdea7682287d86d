"""The plan of an afternoon: at what hour each game of a group begins and ends, on which board, and whether it all fits.

Hours are minutes since midnight, past 1440 on the next day. Every game is planned with its longest length, so that
what is planned to fit fits. With a board for every game of a round the rounds are played one by one; with fewer boards
the games are played in the order of `plan_boards`, each as soon as a board and both players are free, so that rounds
overlap. With `Now` the rest is planned again from where the rounds stand (`plan_times`); the order of games stays as
it was announced. No clock is read here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from ladya_desktop.tournament.plan_boards import Meeting, games_a_round, laid_in_waves
from ladya_desktop.tournament.plan_times import Afternoon, Decided, Now, PlannedGame, timed


class RoundState(StrEnum):
    """Where a round stands."""

    AHEAD = "ahead"
    ON = "on"
    PLAYED = "played"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedRound:
    """A round of the plan: its games still to end, by the hour, and those decided.

    `starts_at_min` is None once a game of it has ended, for nobody has noted when it began. `ends_at_min` is when the
    last game ends, of a played round when it ended; None if that is not known.
    """

    round: int
    games: tuple[PlannedGame, ...]
    decided: tuple[Decided, ...]
    starts_at_min: int | None
    ends_at_min: int | None
    state: RoundState


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The whole plan: the games still to end by the hour, and the rounds. `in_rounds`: they are played one by one.

    `spare_min` is what is left of the afternoon after the last game, negative if it is not enough.
    `late_min`: how much later than first planned the last game will end, negative if it is earlier.
    `longest_wait_min` is the longest anybody has to wait from the end of a game to the beginning of his next one.
    """

    games: tuple[PlannedGame, ...]
    rounds: tuple[PlannedRound, ...]
    in_rounds: bool
    ends_at_min: int
    spare_min: int
    late_min: int
    longest_wait_min: int

    @property
    def fits(self) -> bool:
        """Whether the last game ends in time."""
        return self.spare_min >= 0

    @property
    def upcoming(self) -> tuple[PlannedGame, ...]:
        """The games that begin next, all at the same minute."""
        ahead = [game for game in self.games if not game.is_running]
        return tuple(game for game in ahead if game.starts_at_min == ahead[0].starts_at_min)


@lru_cache(maxsize=32)
def plan_of(meetings: tuple[Meeting, ...], afternoon: Afternoon, now: Now | None = None) -> Plan:
    """Plans all games of a group; `now` tells which are decided or run.

    Raises ValueError without games or without a board.
    """
    if not meetings:
        raise ValueError("there is no game to plan")
    waves = laid_in_waves(meetings, afternoon.places)
    in_rounds = afternoon.places >= games_a_round(meetings)
    planned = timed(waves, afternoon, in_rounds=in_rounds)
    games = planned if now is None else timed(waves, afternoon, in_rounds=in_rounds, now=now, planned=planned)
    first_end_min = max(game.ends_at_min for game in planned)
    decided = () if now is None else now.decided
    ends = [game.ends_at_min for game in games] or [end for each in decided if (end := each.ended_at_min) is not None]
    ends_at_min = max(ends, default=first_end_min)
    return Plan(
        games=games,
        rounds=_rounds(meetings, games, decided),
        in_rounds=in_rounds,
        ends_at_min=ends_at_min,
        spare_min=afternoon.ends_at_min - ends_at_min,
        late_min=ends_at_min - first_end_min,
        longest_wait_min=_longest_wait(games),
    )


def _rounds(
    meetings: Iterable[Meeting], games: Sequence[PlannedGame], decided: Sequence[Decided]
) -> tuple[PlannedRound, ...]:
    return tuple(
        _round(
            number,
            tuple(game for game in games if game.meeting.round == number),
            tuple(each for each in decided if each.meeting.round == number),
        )
        for number in sorted({meeting.round for meeting in meetings})
    )


def _round(number: int, games: tuple[PlannedGame, ...], decided: tuple[Decided, ...]) -> PlannedRound:
    known = [each.ended_at_min for each in decided if each.ended_at_min is not None]
    is_on = bool(known) or any(game.is_running for game in games)
    return PlannedRound(
        round=number,
        games=games,
        decided=decided,
        starts_at_min=games[0].starts_at_min if games and not known else None,
        ends_at_min=max((game.ends_at_min for game in games), default=max(known, default=None)),
        state=(RoundState.ON if is_on else RoundState.AHEAD) if games else RoundState.PLAYED,
    )


def _longest_wait(games: Sequence[PlannedGame]) -> int:
    """Over the games still to end, which come by the hour."""
    longest_min = 0
    ended: dict[int, int] = {}
    for game in games:
        for number in game.meeting.numbers:
            longest_min = max(longest_min, game.starts_at_min - ended.get(number, game.starts_at_min))
            ended[number] = game.ends_at_min
    return longest_min
