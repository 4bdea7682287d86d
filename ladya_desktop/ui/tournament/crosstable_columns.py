"""What the columns of the crosstable are: number, name, opponents, points, what breaks ties, place; how rows sort."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import Any, Final, assert_never

from ladya_desktop.texts import t, tie_break_words
from ladya_desktop.texts.catalogue import has_sentence
from ladya_desktop.texts.collation import name_key
from ladya_desktop.texts.times import format_points
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL, TieBreak
from ladya_desktop.tournament.view import CellGame, CrosstableRow, CrosstableView, ParticipantView
from ladya_desktop.ui.tournament import wording


class Kind(Enum):
    """What a column holds."""

    NUMBER = auto()
    NAME = auto()
    OPPONENT = auto()
    POINTS = auto()
    TIE_BREAK = auto()
    PLACE = auto()


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `number` is the opponent's start number, `code` the tie-break's."""

    kind: Kind
    number: int = 0
    code: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """By what the rows stand; reversed if that column was chosen twice."""

    column: Column
    is_reversed: bool = False


BY_NUMBER: Final = Order(Column(Kind.NUMBER))
BY_PLACE: Final = Order(Column(Kind.PLACE))
UP, DOWN = "↑", "↓"


def value_codes(setup: GroupSetup) -> tuple[str, ...]:
    """The tie-breaks that have values: a lot and the organiser's hand have none."""
    return tuple(code for code in setup.tie_breaks if code not in (MANUAL, LOTS))


def columns_of(setup: GroupSetup, numbers: Sequence[int]) -> Iterator[Column]:
    """The columns, the opponents among them in this order of their numbers."""
    yield BY_NUMBER.column
    yield Column(Kind.NAME)
    yield from (Column(Kind.OPPONENT, number=number) for number in numbers)
    yield Column(Kind.POINTS)
    yield from (Column(Kind.TIE_BREAK, code=code) for code in value_codes(setup))
    yield BY_PLACE.column


def sorted_rows(table: CrosstableView, order: Order) -> tuple[CrosstableRow, ...]:
    """The rows in an order: the best first where there is a best, who has no value last, equals by their numbers."""
    if order == BY_NUMBER:
        return table.rows
    places = {number: place for place, number in enumerate(table.order)}
    keys = {row.participant.number: _key(order.column, row, places) for row in table.rows}
    valued = [row for row in table.rows if keys[row.participant.number] is not None]
    rest = [row for row in table.rows if keys[row.participant.number] is None]
    ordered = sorted(valued, key=lambda row: keys[row.participant.number], reverse=order.is_reversed)
    return (*ordered, *rest)


def heading(column: Column) -> str:
    """What stands above a column."""
    match column.kind:
        case Kind.NUMBER:
            return t("tournament.column_number")
        case Kind.NAME:
            return t("tournament.column_participant")
        case Kind.OPPONENT:
            return str(column.number)
        case Kind.POINTS:
            return t("tournament.column_points")
        case Kind.TIE_BREAK:
            return tie_break_words.heading(column.code)
        case Kind.PLACE:
            return t("tournament.column_place")
    assert_never(column.kind)


def arrow(column: Column, order: Order) -> str:
    """The sign of the column that rows are sorted by: whether its values go up or down."""
    if column != order.column:
        return ""
    return UP if _is_ascending(column) is not order.is_reversed else DOWN


def hint(column: Column, opponent: str) -> str:
    """The heading in words; `opponent` is whose column it is."""
    match column.kind:
        case Kind.OPPONENT:
            return t("tournament.hint_opponent", number=column.number, name=opponent)
        case Kind.POINTS:
            return t("tournament.hint_points")
        case Kind.PLACE:
            return t("tournament.hint_place")
        case Kind.TIE_BREAK:
            known = f"tournament.hint_{column.code.lower()}"
            return t(known) if has_sentence(known) else tie_break_words.name(column.code)
        case Kind.NUMBER | Kind.NAME:
            return heading(column)
    assert_never(column.kind)


def text(column: Column, row: CrosstableRow, games: tuple[CellGame, ...], *, has_places: bool) -> str:
    """What stands in a cell; places stand there once anybody has a result."""
    match column.kind:
        case Kind.NUMBER:
            return str(row.participant.number)
        case Kind.NAME:
            return name_marked(row.participant)
        case Kind.OPPONENT:
            return " ".join(filter(None, (wording.mark(game.mark, game.half_points) for game in games)))
        case Kind.POINTS:
            return format_points(row.half_points)
        case Kind.TIE_BREAK:
            return wording.tie_break(column.code, dict(row.tie_breaks).get(column.code))
        case Kind.PLACE:
            return wording.places(row.places) if has_places else ""
    assert_never(column.kind)


def name_marked(player: ParticipantView) -> str:
    """The name, with a sign for who plays no more while his games count."""
    is_marked = player.is_withdrawn and not player.is_annulled
    return t("table.name_left", name=player.name) if is_marked else player.name


def _is_ascending(column: Column) -> bool:
    match column.kind:
        case Kind.NUMBER | Kind.NAME | Kind.PLACE:
            return True
        case Kind.OPPONENT | Kind.POINTS:
            return False
        case Kind.TIE_BREAK:
            return TieBreak.parse(column.code).is_ascending
    assert_never(column.kind)


def _key(column: Column, row: CrosstableRow, places: dict[int, int]) -> Any:
    """What rows are compared by, the least first; None for a row without a value."""
    number = row.participant.number or 0
    match column.kind:
        case Kind.NUMBER:
            return number
        case Kind.NAME:
            return name_key(row.participant.name), number
        case Kind.OPPONENT:
            scored = [game.half_points for game in row.cells[column.number - 1] if game.half_points is not None]
            return (-sum(scored), number) if scored else None
        case Kind.POINTS:
            return None if row.participant.is_annulled else (-row.half_points, number)
        case Kind.TIE_BREAK:
            return _value_key(column, dict(row.tie_breaks).get(column.code), number)
        case Kind.PLACE:
            return places[number]
    assert_never(column.kind)


def _value_key(column: Column, value: Fraction | None, number: int) -> tuple[Fraction, int] | None:
    if value is None:
        return None
    return value if _is_ascending(column) else -value, number
