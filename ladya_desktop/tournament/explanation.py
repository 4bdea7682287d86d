"""Where a value comes from and what put one player above another, as data: windows show it by a click.

C.07 articles 6 to 9 and 14. The values are those of `standings`; here are the games they are made of.
"""

from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, pairwise

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.crosstable import Crosstable
from ladya_desktop.tournament.direct_encounter import MiniTable, mini_tables
from ladya_desktop.tournament.own_values import Term, koya_limit, own_values, terms
from ladya_desktop.tournament.tie_break_codes import DIRECT_ENCOUNTER, LOTS, MANUAL, POINTS, TieBreak
from ladya_desktop.tournament.tie_breaks import Standings


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTerm:
    """A game in a value. `opponent_points` are all his points, `scored` what the player scored against him.

    `worth` is what the game adds if it `counts`: SB leaves out products that are cut, KS games against opponents below
    the limit, the others games of another kind. `round` is None if it is not known.
    """

    opponent: int
    round: int | None
    color: Color
    is_forfeit: bool
    opponent_points: Fraction
    scored: Fraction
    worth: Fraction
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningScore:
    """The points a player had after a round; the first ones do not count if they are cut."""

    round: int
    points: Fraction
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """What a value is made of.

    It is the worth of the `games` that count (SB, KS, WIN, WON, BPG, BWG, REP, STD), or the scores in `running` that
    count (PS), or the points in the first of the `mini_tables` (DE; the later ones are those of subsets still tied).

    `value` is None for who has none: he is annulled, or was not tied when DE came, or two of the tied have not met, or
    the order is by hand or by lot. `limit` is what an opponent needs to count for KS.
    """

    code: str
    player: int
    value: Fraction | None
    games: tuple[GameTerm, ...] = ()
    running: tuple[RunningScore, ...] = ()
    limit: Fraction | None = None
    mini_tables: tuple[MiniTable, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Deciding:
    """The criterion that put one player above another ("PTS" for points), and the value of each in it, if any."""

    code: str
    above: int
    below: int
    values: tuple[Fraction | None, Fraction | None]


def explain(table: Crosstable, code: str, player: int, result: Standings) -> Explanation:
    """Where a player's value comes from. `result` are the standings of the same table, with the code in their list.

    Raises as `standings`.
    """
    if player in table.annulled or code in (MANUAL, LOTS):
        return Explanation(code=code, player=player, value=None)
    if code == DIRECT_ENCOUNTER:
        return _encounter(table, player, result)
    tie_break = TieBreak.parse(code)
    return Explanation(
        code=code,
        player=player,
        value=own_values(table, code)[player],
        games=() if tie_break.needs_rounds else _games(table, tie_break, player),
        running=_running(table, tie_break, player) if tie_break.needs_rounds else (),
        limit=koya_limit(table, tie_break) if tie_break.name == "KS" else None,
    )


def decided_by(result: Standings, one: int, other: int) -> Deciding | None:
    """What put one of two players above the other; None if they share their places or one of them has none."""
    for step in result.steps:
        places = {player: place for place, group in enumerate(step.groups) for player in group}
        if not {one, other} <= places.keys():
            return None
        if places[one] != places[other]:
            above, below = (one, other) if places[one] < places[other] else (other, one)
            values = _value(result, step.code, above), _value(result, step.code, below)
            return Deciding(code=step.code, above=above, below=below, values=values)
    return None


def _games(table: Crosstable, tie_break: TieBreak, player: int) -> tuple[GameTerm, ...]:
    rows = [_game(table, term) for term in terms(table, tie_break, player)]
    return tuple(sorted(rows, key=lambda row: (row.round is None, row.round)))


def _game(table: Crosstable, term: Term) -> GameTerm:
    meeting = term.meeting
    return GameTerm(
        opponent=meeting.opponent,
        round=meeting.round,
        color=meeting.share.color,
        is_forfeit=meeting.share.is_forfeit,
        opponent_points=table.points[meeting.opponent],
        scored=Fraction(meeting.share.units, table.unit),
        worth=term.worth,
        counts=term.counts,
    )


def _running(table: Crosstable, tie_break: TieBreak, player: int) -> tuple[RunningScore, ...]:
    units = [0] * (table.last_round + 1)
    for meeting in table.meetings[player]:
        units[meeting.round or 0] += meeting.share.units
    return tuple(
        RunningScore(round=number, points=Fraction(total, table.unit), counts=number > tie_break.cut)
        for number, total in enumerate(accumulate(units))
        if number > 0
    )


def _encounter(table: Crosstable, player: int, result: Standings) -> Explanation:
    """The mini-tables of the groups in which the player was when direct encounter came, each time it came."""
    reached = [
        group
        for before, step in pairwise(result.steps)
        for group in before.groups
        if step.code == DIRECT_ENCOUNTER and player in group
    ]
    return Explanation(
        code=DIRECT_ENCOUNTER,
        player=player,
        value=_value(result, DIRECT_ENCOUNTER, player),
        mini_tables=tuple(step for group in reached for step in mini_tables(table, group)),
    )


def _value(result: Standings, code: str, player: int) -> Fraction | None:
    line = next(line for line in result.lines if line.player == player)
    return line.points if code == POINTS else dict(line.values)[code]
