"""Direct encounter: the mini-table of those who are tied, and the smaller ones of those who stay tied in it.

C.07 articles 6.1 (points from the games among the tied, forfeits too by 15.2), 6.1.2 (two games of a pair as their
average) and 6.2 (if all have met, the mini-table ranks them; it is drawn up again for every subset still tied). Article
6.3, on tables in which not all have met, is for Swiss tournaments only.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import lcm
from typing import TypeAlias

from ladya_desktop.tournament.crosstable import Crosstable

Group: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MiniRow:
    """A player's line of a mini-table. `cells` are his points in each game, by opponent in the order of the lines.

    His own cell is empty, and so is one of a pair that has not met. `points` is the sum of the averages, None if two of
    the table have not met.
    """

    player: int
    cells: tuple[tuple[Fraction, ...], ...]
    points: Fraction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class MiniTable:
    """The games among players who are tied. `parts` is the order it gives; who stays tied is in one part."""

    rows: tuple[MiniRow, ...]
    parts: tuple[Group, ...]


def direct_encounter(table: Crosstable, group: Group) -> Mapping[int, Fraction] | None:
    """Points of each player in the games among the group, two games of a pair as their average (C.07 article 6).

    None if two of the group have not met: then their mini-table ranks nobody.
    """
    meetings = [[table.units_against(player, other) for other in group if other != player] for player in group]
    if not all(map(all, meetings)):
        return None
    parts = lcm(*(len(games) for row in meetings for games in row))
    sums = (sum([sum(games) * (parts // len(games)) for games in row]) for row in meetings)
    return {player: Fraction(amount, parts * table.unit) for player, amount in zip(group, sums, strict=True)}


def encounter_order(table: Crosstable, group: Group) -> tuple[Group, ...]:
    """The group ranked by its mini-table, and each subset still tied by its own, until nothing more is resolved."""
    parts = _parts(group, direct_encounter(table, group))
    if len(parts) == 1:
        return parts
    return tuple(smaller for part in parts for smaller in encounter_order(table, part))


def mini_tables(table: Crosstable, group: Group) -> tuple[MiniTable, ...]:
    """The mini-table of a group, then that of each subset still tied, as far as they were drawn up."""
    if len(group) == 1:
        return ()
    points = direct_encounter(table, group)
    parts = _parts(group, points)
    order = tuple(player for part in parts for player in part)
    rows = tuple(_row(table, player, order, points) for player in order)
    smaller = parts if len(parts) > 1 else ()
    return (MiniTable(rows=rows, parts=parts), *(step for part in smaller for step in mini_tables(table, part)))


def _row(table: Crosstable, player: int, order: Group, points: Mapping[int, Fraction] | None) -> MiniRow:
    cells = tuple(table.points_against(player, opponent) for opponent in order)
    return MiniRow(player=player, cells=cells, points=None if points is None else points[player])


def _parts(group: Group, points: Mapping[int, Fraction] | None) -> tuple[Group, ...]:
    """The group cut into those with equal points, the highest first; uncut if there is no table."""
    if points is None:
        return (group,)
    ordered = sorted(group, key=points.__getitem__, reverse=True)
    return tuple(tuple(part) for _, part in groupby(ordered, key=points.__getitem__))
