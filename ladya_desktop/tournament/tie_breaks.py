"""Places and what breaks a tie, by the C.07 codes: DE, WIN, WON, SB, KS, BPG, BWG.

C.07 articles 2.1 (shared places), 4.2 (the list is gone through for each subgroup still tied), 4.4 (each meeting of a
double round-robin counts), 6 (direct encounter), 7.1 to 7.4, 9.1, 9.2 and 15.2 (forfeits are regular games). Every
other code, and every modifier, is not built. All built values are better when higher. Nothing is rounded.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TypeAlias

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.crosstable import Crosstable

Group: TypeAlias = tuple[int, ...]
Values: TypeAlias = tuple[Fraction | None, ...]

DIRECT_ENCOUNTER = "DE"
NEED_COLOURS = frozenset({"BPG", "BWG"})


class TieBreakNotBuiltError(Exception):
    """A tie-break that the program does not compute; `code` names it as it was asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A player's line of the table: places are the first and the last he shares, equal if the place is his alone."""

    player: int
    places: tuple[int, int]
    points: Fraction
    values: tuple[tuple[str, Fraction | None], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The final order. `annulled` players have no line; `unresolved` groups share their places to the end."""

    lines: tuple[Standing, ...]
    annulled: tuple[int, ...]
    unresolved: tuple[Group, ...]


def own_values(table: Crosstable, code: str) -> tuple[Fraction, ...]:
    """By player, the value of a tie-break that does not depend on who is tied with whom (every one but DE).

    Raises TieBreakNotBuiltError for a code that is not built.
    """
    if code not in _OWN:
        raise TieBreakNotBuiltError(code)
    return tuple(_OWN[code](table, player) for player in range(table.players))


def standings(table: Crosstable, tie_breaks: Iterable[str]) -> Standings:
    """Places by points, then by the tie-breaks in their order; who is tied to the end shares a place.

    DE has a value for those who were still tied when it came: the points in their mini-table. It may stand in the list
    more than once; its column keeps the first value each player got.

    Raises TieBreakNotBuiltError for a code that is not built.
    """
    groups = _split((table.active,), table.points)
    columns: dict[str, Values] = {}
    for code in tie_breaks:
        if code == DIRECT_ENCOUNTER:
            columns[code] = _first_values(columns.get(code), _encounter_values(table, groups))
            groups = tuple(part for group in groups for part in _encounter_order(table, group))
        else:
            values = own_values(table, code)
            columns[code] = values
            groups = _split(groups, values)
    return _standings(table, groups, columns)


def direct_encounter(table: Crosstable, group: Group) -> Mapping[int, Fraction] | None:
    """Points of each player in the games among the group, two games of a pair as their average (C.07 article 6).

    None if two of the group have not met: then their mini-table ranks nobody.
    """
    points: dict[int, Fraction] = {}
    for player in group:
        meetings = [table.points_against(player, opponent) for opponent in group if opponent != player]
        if not all(meetings):
            return None
        points[player] = sum((sum(games, Fraction()) / len(games) for games in meetings), Fraction())
    return points


def _standings(table: Crosstable, groups: tuple[Group, ...], columns: Mapping[str, Values]) -> Standings:
    lines: list[Standing] = []
    for group in groups:
        places = (len(lines) + 1, len(lines) + len(group))
        lines += [_standing(table, player, places, columns) for player in sorted(group)]
    unresolved = tuple(tuple(sorted(group)) for group in groups if len(group) > 1)
    return Standings(lines=tuple(lines), annulled=tuple(sorted(table.annulled)), unresolved=unresolved)


def _standing(table: Crosstable, player: int, places: tuple[int, int], columns: Mapping[str, Values]) -> Standing:
    values = tuple((code, column[player]) for code, column in columns.items())
    return Standing(player=player, places=places, points=table.points[player], values=values)


def _split(groups: tuple[Group, ...], values: tuple[Fraction, ...]) -> tuple[Group, ...]:
    """Each group cut into those with equal values, the highest first."""
    return tuple(part for group in groups for part in _parts(group, values.__getitem__))


def _parts(group: Group, value: Callable[[int], Fraction]) -> list[Group]:
    ordered = sorted(group, key=value, reverse=True)
    return [tuple(part) for _, part in groupby(ordered, key=value)]


def _encounter_order(table: Crosstable, group: Group) -> list[Group]:
    """The group ranked by its mini-table, and each subset still tied by its own, until nothing more is resolved."""
    points = direct_encounter(table, group)
    if points is None:
        return [group]
    parts = _parts(group, points.__getitem__)
    if len(parts) == 1:
        return parts
    return [smaller for part in parts for smaller in _encounter_order(table, part)]


def _encounter_values(table: Crosstable, groups: tuple[Group, ...]) -> Values:
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


def _wins(table: Crosstable, player: int) -> Fraction:
    """Games that brought a win's points, played or not (7.1)."""
    return Fraction(sum(meeting.is_win for meeting in table.meetings[player]))


def _wins_at_the_board(table: Crosstable, player: int) -> Fraction:
    """Games won by playing (7.2)."""
    return Fraction(sum(meeting.is_win and not meeting.is_forfeit for meeting in table.meetings[player]))


def _games_with_black(table: Crosstable, player: int) -> Fraction:
    """Games played with Black (7.3)."""
    return Fraction(sum(meeting.color is Color.BLACK and not meeting.is_forfeit for meeting in table.meetings[player]))


def _wins_with_black(table: Crosstable, player: int) -> Fraction:
    """Games won by playing with Black (7.4)."""
    black = [meeting for meeting in table.meetings[player] if meeting.color is Color.BLACK]
    return Fraction(sum(meeting.is_win and not meeting.is_forfeit for meeting in black))


def _sonneborn_berger(table: Crosstable, player: int) -> Fraction:
    """Each opponent's points times what was scored against him, every meeting counted (9.1)."""
    products = (table.points[meeting.opponent] * meeting.points for meeting in table.meetings[player])
    return sum(products, Fraction())


def _koya(table: Crosstable, player: int) -> Fraction:
    """Points against those who have at least half of what they could have had (9.2)."""
    strong = {one for one in table.active if 2 * table.points[one] >= table.possible_points}
    return sum((meeting.points for meeting in table.meetings[player] if meeting.opponent in strong), Fraction())


_OWN: Mapping[str, Callable[[Crosstable, int], Fraction]] = {
    "WIN": _wins,
    "WON": _wins_at_the_board,
    "SB": _sonneborn_berger,
    "KS": _koya,
    "BPG": _games_with_black,
    "BWG": _wins_with_black,
}

BUILT = (DIRECT_ENCOUNTER, *_OWN)
"""The codes that are computed."""
