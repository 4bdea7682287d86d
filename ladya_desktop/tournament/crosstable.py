"""The crosstable of a round-robin: decided games in, what each player scored against whom out.

C.05 article 6.6 (withdrawal) and C.07 article 15.2: with pairings fixed beforehand a forfeit is a regular game. Players
are numbered from 0 here. Points are exact fractions, since a scoring need not be 1-½-0.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import Score


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What a won, drawn and lost game is worth in points."""

    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)

    def points(self, score: Score) -> ByColor[Fraction]:
        """Points for each side; a side that an arbiter gave half a point has the points of a draw."""
        worth = {0: self.loss, 1: self.draw, 2: self.win}
        half_points = score.half_points
        return ByColor(worth[half_points.white], worth[half_points.black])


@dataclass(frozen=True, slots=True, kw_only=True)
class TableGame:
    """A decided game between two players numbered from 0."""

    players: ByColor[int]
    score: Score


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawal:
    """A player who left after a round (0: before the first)."""

    player: int
    after_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """A decided game as one of its players sees it."""

    opponent: int
    color: Color
    points: Fraction
    is_win: bool
    is_forfeit: bool


@dataclass(frozen=True, kw_only=True)
class Crosstable:
    """Decided games of `players` players who each meet `cycles` times.

    `annulled` players stand outside: none of their games counts for anybody. Not slotted, because what is derived
    from the games is computed once and kept.
    """

    players: int
    cycles: int
    games: tuple[TableGame, ...]
    annulled: frozenset[int] = frozenset()
    scoring: Scoring = field(default_factory=Scoring)

    @property
    def active(self) -> tuple[int, ...]:
        """The players who have a place, in the order of their numbers."""
        return tuple(player for player in range(self.players) if player not in self.annulled)

    @property
    def possible_points(self) -> Fraction:
        """What a player would have with every game won: games he can play, not rounds (C.07 article 9.2)."""
        return (len(self.active) - 1) * self.cycles * self.scoring.win

    @cached_property
    def meetings(self) -> tuple[tuple[Meeting, ...], ...]:
        """By player, the games that count."""
        rows: list[list[Meeting]] = [[] for _ in range(self.players)]
        for game in self.games:
            if self.annulled.isdisjoint((game.players.white, game.players.black)):
                for color in COLORS:
                    rows[game.players[color]].append(_meeting(game, color, self.scoring))
        return tuple(tuple(row) for row in rows)

    @cached_property
    def points(self) -> tuple[Fraction, ...]:
        """By player, his points; nothing for an annulled one."""
        return tuple(sum((meeting.points for meeting in row), Fraction()) for row in self.meetings)

    def points_against(self, player: int, opponent: int) -> tuple[Fraction, ...]:
        """What a player scored in each decided game against another."""
        return tuple(meeting.points for meeting in self.meetings[player] if meeting.opponent == opponent)


def with_withdrawals(table: Crosstable, withdrawals: Iterable[Withdrawal]) -> Crosstable:
    """The table after players left: results annulled or missing games forfeited (C.05 article 6.6).

    Who completed less than half of his games is annulled. Otherwise his results stand and each game he did not play is
    a forfeit for the opponent, or for nobody if both left. Only games really played are completed; half is enough.
    """
    left = frozenset(withdrawal.player for withdrawal in withdrawals)
    annulled = frozenset(player for player in left if is_annulled(played_games(table, player), table))
    return replace(table, annulled=annulled, games=table.games + tuple(_forfeits(table, left)))


def played_games(table: Crosstable, player: int) -> int:
    """How many games a player really played, against whomever."""
    return sum(player in (game.players.white, game.players.black) for game in table.games if not game.score.is_forfeit)


def is_annulled(played: int, table: Crosstable) -> bool:
    """Whether a player who leaves with so many games played has completed less than half of his games."""
    return 2 * played < (table.players - 1) * table.cycles


def _meeting(game: TableGame, color: Color, scoring: Scoring) -> Meeting:
    points = scoring.points(game.score)[color]
    return Meeting(
        opponent=game.players[color.other],
        color=color,
        points=points,
        is_win=game.score.half_points[color] == 2,
        is_forfeit=game.score.is_forfeit,
    )


def _forfeits(table: Crosstable, left: frozenset[int]) -> Iterator[TableGame]:
    """The games that will not be played any more. Which colour they would have had does not matter to any value."""
    decided = Counter(frozenset((game.players.white, game.players.black)) for game in table.games)
    for one, other in combinations(range(table.players), 2):
        score = absence_score(ByColor(one in left, other in left))
        missing = table.cycles - decided[frozenset((one, other))]
        if score is not None:
            yield from [TableGame(players=ByColor(one, other), score=score)] * missing


def absence_score(absent: ByColor[bool]) -> Score | None:
    """The result of a game that cannot be played because a side, or both, is not there; None if both are."""
    if absent.white and absent.black:
        return Score.BOTH_FORFEIT
    if absent.white:
        return Score.BLACK_BY_FORFEIT
    return Score.WHITE_BY_FORFEIT if absent.black else None
