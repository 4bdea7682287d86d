"""What a standings file expects against what was computed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from ladya_desktop.tournament.fields import FieldError, as_fraction, as_integer, as_list, as_object
from ladya_desktop.tournament.own_values import own_values
from ladya_desktop.tournament.standings_file import StandingsFile
from ladya_desktop.tournament.tie_break_codes import NEED_COLOURS
from ladya_desktop.tournament.tie_breaks import Standings

COLUMNS = ("points", "SB", "KS", "WIN", "WON", "BPG", "BWG")

_KEYS = frozenset((*COLUMNS, "order", "annulled"))
_MAX_VALUE = 10**9

Value: TypeAlias = Fraction | None
Order: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """An expectation that was not met: its key and, if it is about one, the player.

    Values are fractions, or None for a player who has none; the order is groups of players.
    """

    key: str
    player: int | None
    expected: Value | Order
    found: Value | Order


def differences(file: StandingsFile) -> tuple[Difference, ...]:
    """All expectations that the computed table does not meet, in the order in which the file names them.

    A file without `expect` expects nothing. A column that needs colours differs for everybody if none are known.

    Raises FieldError for an expectation that cannot be read, and as `StandingsFile.standings`.
    """
    table = file.standings()
    if file.expect is None:
        return ()
    expect = as_object(file.expect, "expect", known=_KEYS)
    return tuple(difference for key in expect for difference in _differences(file, table, expect, key))


def _differences(file: StandingsFile, table: Standings, expect: Mapping[str, object], key: str) -> Iterator[Difference]:
    if key in COLUMNS:
        yield from _column_differences(file, key, expect[key])
        return
    expected = _order(expect[key], key, file)
    found = _found_order(table)
    if key == "annulled":
        expected, found = tuple(sorted(expected)), tuple((player,) for player in table.annulled)
    if expected != found:
        yield Difference(key=key, player=None, expected=expected, found=found)


def _column_differences(file: StandingsFile, key: str, value: object) -> Iterator[Difference]:
    values = as_list(value, key)
    if len(values) != len(file.players):
        raise FieldError("cli_tournament.column_length", key=key, found=len(values), players=len(file.players))
    computed = _column(file, key)
    for player, item in enumerate(values):
        expected = None if item is None else as_fraction(item, key, _MAX_VALUE)
        found = computed[player]
        if expected != found and not (found is None and player in file.table.annulled and expected == 0):
            yield Difference(key=key, player=player, expected=expected, found=found)


def _column(file: StandingsFile, key: str) -> tuple[Fraction | None, ...]:
    """By player, the computed value; None for annulled players, for all in a column of colours if none are known."""
    if key in NEED_COLOURS and not file.colours_known:
        return (None,) * len(file.players)
    values = file.table.points if key == "points" else own_values(file.table, key)
    return tuple(None if player in file.table.annulled else value for player, value in enumerate(values))


def _order(value: object, key: str, file: StandingsFile) -> Order:
    return tuple(_group(item, key, len(file.players) - 1) for item in as_list(value, key))


def _group(value: object, key: str, last: int) -> tuple[int, ...]:
    """One player, or players who share their places."""
    items = value if isinstance(value, list) else [value]
    return tuple(sorted(as_integer(item, key, 0, last) for item in items))


def _found_order(table: Standings) -> Order:
    shared = {group[0]: group for group in table.unresolved}
    alone = {line.player: (line.player,) for line in table.lines if line.places[0] == line.places[1]}
    firsts = alone | shared
    return tuple(firsts[line.player] for line in table.lines if line.player in firsts)
