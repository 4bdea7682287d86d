"""Places by points and what breaks a tie, in the order that was laid down for an event.

C.07 articles 2.1 (shared places), 4.2 (the list is gone through for each subgroup still tied; what is left is ordered
by lot, or shares its places), 6 (direct encounter). Values are in `own_values`, codes in `tie_break_codes`. Nothing is
rounded.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from ladya_desktop.tournament.crosstable import Crosstable
from ladya_desktop.tournament.direct_encounter import Group, direct_encounter, encounter_order
from ladya_desktop.tournament.own_values import RoundsUnknownError, own_values
from ladya_desktop.tournament.tie_break_codes import (
    BUILT,
    DIRECT_ENCOUNTER,
    LOTS,
    MANUAL,
    POINTS,
    TieBreak,
    TieBreakNotBuiltError,
)

__all__ = [
    "BUILT",
    "LOTS",
    "MANUAL",
    "DecidedTie",
    "RoundsUnknownError",
    "Standing",
    "Standings",
    "Step",
    "TieBreakNotBuiltError",
    "direct_encounter",
    "own_values",
    "standings",
]

Groups: TypeAlias = tuple[Group, ...]
Values: TypeAlias = tuple[Fraction | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DecidedTie:
    """Who were tied, in the order that a lot (`by_lot`) or a hand gave them."""

    order: Group
    by_lot: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A player's line of the table: places are the first and the last he shares, equal if the place is his alone."""

    player: int
    places: tuple[int, int]
    points: Fraction
    values: tuple[tuple[str, Fraction | None], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What a criterion left: the players in their order, in one group who were still tied after it."""

    code: str
    groups: Groups


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The final order. `annulled` players have no line; `unresolved` groups share their places to the end.

    `steps` is how it came about: points ("PTS"), then the list, one step for each of its codes.
    """

    lines: tuple[Standing, ...]
    annulled: tuple[int, ...]
    unresolved: Groups
    steps: tuple[Step, ...]


def standings(table: Crosstable, tie_breaks: Iterable[str], decided: Iterable[DecidedTie] = ()) -> Standings:
    """Places by points, then by the tie-breaks in their order; who is tied to the end shares a place.

    DE has a value for those who were still tied when it came: the points in their mini-table. It may stand in the list
    more than once; its column keeps the first value each player got. At MANUAL and LOTS those who are still tied, all
    of them and nobody else, take the order of a `decided` tie of that kind; they have no value.

    Raises TieBreakNotBuiltError for a code that is not built, RoundsUnknownError as `own_values`.
    """
    columns: dict[str, Values] = {}
    steps = [Step(code=POINTS, groups=_split((table.active,), table.points, is_ascending=False))]
    for code in tie_breaks:
        values, groups = _step(table, code, steps[-1].groups, decided)
        columns[code] = _first_values(columns.get(code), values)
        steps.append(Step(code=code, groups=groups))
    return _standings(table, tuple(steps), columns)


def _step(table: Crosstable, code: str, groups: Groups, decided: Iterable[DecidedTie]) -> tuple[Values, Groups]:
    """The column of a criterion and what it leaves of the groups."""
    if code in (MANUAL, LOTS):
        orders = {frozenset(tie.order): tie.order for tie in decided if tie.by_lot is (code == LOTS)}
        return (None,) * table.players, tuple(part for group in groups for part in _decided_parts(group, orders))
    tie_break = TieBreak.parse(code)
    if tie_break.name == DIRECT_ENCOUNTER:
        parts = tuple(part for group in groups for part in encounter_order(table, group))
        return _encounter_values(table, groups), parts
    values = own_values(table, code)
    return values, _split(groups, values, is_ascending=tie_break.is_ascending)


def _decided_parts(group: Group, orders: Mapping[frozenset[int], Group]) -> Iterator[Group]:
    order = orders.get(frozenset(group))
    yield from (group,) if order is None else ((player,) for player in order)


def _standings(table: Crosstable, steps: tuple[Step, ...], columns: Mapping[str, Values]) -> Standings:
    lines: list[Standing] = []
    groups = steps[-1].groups
    for group in groups:
        places = (len(lines) + 1, len(lines) + len(group))
        lines += [_standing(table, player, places, columns) for player in sorted(group)]
    unresolved = tuple(tuple(sorted(group)) for group in groups if len(group) > 1)
    return Standings(lines=tuple(lines), annulled=tuple(sorted(table.annulled)), unresolved=unresolved, steps=steps)


def _standing(table: Crosstable, player: int, places: tuple[int, int], columns: Mapping[str, Values]) -> Standing:
    values = tuple((code, column[player]) for code, column in columns.items())
    return Standing(player=player, places=places, points=table.points[player], values=values)


def _split(groups: Groups, values: tuple[Fraction, ...], *, is_ascending: bool) -> Groups:
    """Each group cut into those with equal values, the better first; within a part players keep their order."""
    cut: list[Group] = []
    for group in groups:
        ordered = sorted(group, key=values.__getitem__, reverse=not is_ascending)
        cut += [tuple(part) for _, part in groupby(ordered, key=values.__getitem__)]
    return tuple(cut)


def _encounter_values(table: Crosstable, groups: Groups) -> Values:
    values: list[Fraction | None] = [None] * table.players
    for group in groups:
        points = direct_encounter(table, group) if len(group) > 1 else None
        for player, value in (points or {}).items():
            values[player] = value
    return tuple(values)


def _first_values(earlier: Values | None, later: Values) -> Values:
    if earlier is None:
        return later
    return tuple(first if first is not None else value for first, value in zip(earlier, later, strict=True))
