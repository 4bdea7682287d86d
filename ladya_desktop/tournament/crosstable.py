"""The crosstable of a round-robin: decided games in, what each player scored against whom out.

C.05 article 6.6 (withdrawal) and C.07 article 15.2: with pairings fixed beforehand a forfeit is a regular game. Players
are numbered from 0 here. Points are exact fractions, since a scoring need not be 1-½-0; inside they are whole numbers
of a common unit, which makes large tables fast.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import lcm
from typing import NamedTuple

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import Score

NEWEST_EDITION = "2026-03"
"""The edition of C.07 in force since 1 March 2026. Editions are their months, so that they compare as text."""


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
    """A decided game between two players numbered from 0; `round` from 1, None if it is not known."""

    players: ByColor[int]
    score: Score
    round: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawal:
    """A player who left after a round (0: before the first)."""

    player: int
    after_round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What one side has of a result. Points are in the table's unit; `draw_units` are what a draw would have given."""

    color: Color
    units: int
    opponent_units: int
    draw_units: int
    is_win: bool
    is_forfeit: bool


class Meeting(NamedTuple):
    """A decided game as one of its players sees it. No dataclass: a large table makes tens of thousands."""

    opponent: int
    round: int | None
    share: Share


@dataclass(frozen=True, kw_only=True)
class Crosstable:
    """Decided games of `players` players who each meet `cycles` times.

    `annulled` players stand outside: none of their games counts for anybody. `edition` is the month from which the
    tie-break regulations apply. Not slotted, because what is derived from the games is computed once and kept.
    """

    players: int
    cycles: int
    games: tuple[TableGame, ...]
    annulled: frozenset[int] = frozenset()
    scoring: Scoring = field(default_factory=Scoring)
    edition: str = NEWEST_EDITION

    @property
    def active(self) -> tuple[int, ...]:
        """The players who have a place, in the order of their numbers."""
        return tuple(player for player in range(self.players) if player not in self.annulled)

    @property
    def possible_points(self) -> Fraction:
        """What a player would have with every game won: games he can play, not rounds (C.07 article 9.2)."""
        return (len(self.active) - 1) * self.cycles * self.scoring.win

    @cached_property
    def unit(self) -> int:
        """How many units make a point: every result is worth a whole number of them."""
        return lcm(*(worth.denominator for worth in (self.scoring.win, self.scoring.draw, self.scoring.loss)))

    @cached_property
    def meetings(self) -> tuple[tuple[Meeting, ...], ...]:
        """By player, the games that count, in the order of `games`."""
        shares = {score: _shares(score, self) for score in Score}
        rows: list[list[Meeting]] = [[] for _ in range(self.players)]
        for game in self.games:
            white, black = game.players.white, game.players.black
            if white in self.annulled or black in self.annulled:
                continue
            of_white, of_black = shares[game.score]
            rows[white].append(Meeting(black, game.round, of_white))
            rows[black].append(Meeting(white, game.round, of_black))
        return tuple(map(tuple, rows))

    @cached_property
    def units(self) -> tuple[int, ...]:
        """By player, his points in units; nothing for an annulled one."""
        return tuple(sum([meeting.share.units for meeting in row]) for row in self.meetings)

    @cached_property
    def points(self) -> tuple[Fraction, ...]:
        """By player, his points; nothing for an annulled one."""
        return tuple(Fraction(units, self.unit) for units in self.units)

    @cached_property
    def last_round(self) -> int:
        """The last round with a decided game that counts, 0 if no round is known."""
        rounds = [meeting.round for row in self.meetings for meeting in row if meeting.round is not None]
        return max(rounds, default=0)

    @cached_property
    def _against(self) -> tuple[Mapping[int, tuple[int, ...]], ...]:
        """By player and opponent, the units of each of their games."""
        rows: list[dict[int, tuple[int, ...]]] = [{} for _ in range(self.players)]
        for row, meetings in zip(rows, self.meetings, strict=True):
            for meeting in meetings:
                row[meeting.opponent] = (*row.get(meeting.opponent, ()), meeting.share.units)
        return tuple(rows)

    def units_against(self, player: int, opponent: int) -> tuple[int, ...]:
        """What a player scored in each decided game against another, in units."""
        return self._against[player].get(opponent, ())

    def points_against(self, player: int, opponent: int) -> tuple[Fraction, ...]:
        """What a player scored in each decided game against another."""
        return tuple(Fraction(units, self.unit) for units in self.units_against(player, opponent))


def with_withdrawals(
    table: Crosstable,
    withdrawals: Iterable[Withdrawal],
    open_rounds: Mapping[frozenset[int], tuple[int, ...]] | None = None,
) -> Crosstable:
    """The table after players left: results annulled or missing games forfeited (C.05 article 6.6).

    Who completed less than half of his games is annulled. Otherwise his results stand and each game he did not play is
    a forfeit for the opponent, or for nobody if both left. Only games really played are completed; half is enough.
    `open_rounds` names by pair the rounds of games still open; a forfeit without one has no round.
    """
    left = frozenset(withdrawal.player for withdrawal in withdrawals)
    annulled = frozenset(player for player in left if is_annulled(played_games(table, player), table))
    forfeits = _forfeits(table, left, open_rounds or {})
    return replace(table, annulled=annulled, games=(*table.games, *forfeits))


def played_games(table: Crosstable, player: int) -> int:
    """How many games a player really played, against whomever."""
    return sum(player in (game.players.white, game.players.black) for game in table.games if not game.score.is_forfeit)


def is_annulled(played: int, table: Crosstable) -> bool:
    """Whether a player who leaves with so many games played has completed less than half of his games."""
    return 2 * played < (table.players - 1) * table.cycles


def absence_score(absent: ByColor[bool]) -> Score | None:
    """The result of a game that cannot be played because a side, or both, is not there; None if both are."""
    if absent.white and absent.black:
        return Score.BOTH_FORFEIT
    if absent.white:
        return Score.BLACK_BY_FORFEIT
    return Score.WHITE_BY_FORFEIT if absent.black else None


def _shares(score: Score, table: Crosstable) -> tuple[Share, Share]:
    """What White and Black have of a result."""
    points = table.scoring.points(score)
    white, black = (
        Share(
            color=color,
            units=int(points[color] * table.unit),
            opponent_units=int(points[color.other] * table.unit),
            draw_units=int(table.scoring.draw * table.unit),
            is_win=score.half_points[color] == 2,
            is_forfeit=score.is_forfeit,
        )
        for color in COLORS
    )
    return white, black


def _forfeits(
    table: Crosstable, left: frozenset[int], open_rounds: Mapping[frozenset[int], tuple[int, ...]]
) -> Iterator[TableGame]:
    """The games that will not be played any more. Which colour they would have had does not matter to any value."""
    decided = Counter(frozenset((game.players.white, game.players.black)) for game in table.games)
    for one, other in combinations(range(table.players), 2):
        score = absence_score(ByColor(one in left, other in left))
        if score is not None:
            pair = frozenset((one, other))
            for number in range(table.cycles - decided[pair]):
                rounds = open_rounds.get(pair, ())
                round_number = rounds[number] if number < len(rounds) else None
                yield TableGame(players=ByColor(one, other), score=score, round=round_number)
