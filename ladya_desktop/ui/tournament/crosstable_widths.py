"""How the width of a window is shared among the columns of the crosstable.

Names get what they need in two lines, cells as much as is left up to their largest, names the rest.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QFontMetricsF

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.tournament import crosstable_columns
from ladya_desktop.ui.tournament.crosstable_columns import Column, Kind
from ladya_desktop.ui.tournament.crosstable_delegate import NAME_LINES, NAME_STYLE_BEST

FROZEN = 2
"""Number and name stand still."""
SMALLEST_CELL_PX = 44
LARGEST_CELL_PX = 54
NUMBER_PX, NUMBER_SIDE_PX = 44, 8
POINTS_PX = 62
TIE_BREAK_PX = 64
PLACE_PX = 80
NAME_MARGIN_PX = 16
HEADING_MARGIN_PX = 26
NARROWEST_NAME_PX = 132
WIDEST_NAME_PX = 420
MOST_NAMES_SHRINK = 0.12
"""Names are drawn in 16 px, and in 14 px where that is enough to fit."""

_LEAST_PX = {Kind.NUMBER: 24, Kind.POINTS: 34, Kind.TIE_BREAK: 40, Kind.PLACE: 56}
"""However small the table is drawn, its headings are not cut."""


@dataclass(frozen=True, slots=True)
class Shared:
    """The widths of the columns; not fitting, they are together wider than the room."""

    widths_px: tuple[int, ...]
    is_fitting: bool


def shared(columns: Sequence[Column], names: Iterable[tuple[str, str]], room_px: int, zoom: float) -> Shared:
    """Shares a room among columns drawn so many times as large as usual; there is at least one name."""
    cells = sum(1 for column in columns if column.kind is Kind.OPPONENT)
    fixed = [max(_fixed_width(column), _LEAST_PX.get(column.kind, 0) / zoom) for column in columns]
    room = int(room_px / zoom - sum(fixed))
    least_px = max(NARROWEST_NAME_PX, *(_narrowest(name, note) for name, note in names))
    if 0 < least_px + cells * SMALLEST_CELL_PX - room <= least_px * MOST_NAMES_SHRINK:
        least_px = room - cells * SMALLEST_CELL_PX  # names a little smaller rather than a table to scroll
    cell_px = min(max((room - least_px) // cells, SMALLEST_CELL_PX), LARGEST_CELL_PX)
    is_fitting = least_px + cells * cell_px <= room
    usual = [_usual(column, width, cell_px, least_px) for column, width in zip(columns, fixed, strict=True)]
    widths = [round(width * zoom) for width in usual]
    if is_fitting:
        _share_rest(widths, room_px, round(WIDEST_NAME_PX * zoom))
    return Shared(tuple(widths), is_fitting)


def _share_rest(widths: list[int], room_px: int, widest_name_px: int) -> None:
    """Names take what is left, up to where the eye loses the line; then all columns after them do."""
    others = range(FROZEN, len(widths))
    rest = room_px - sum(widths)
    for_names = min(rest, max(widest_name_px - widths[FROZEN - 1], 0))
    each = (rest - for_names) // len(others)
    for section in others:
        widths[section] += each
    widths[FROZEN - 1] += rest - each * len(others)


def _usual(column: Column, fixed_px: float, cell_px: int, name_px: int) -> float:
    return {Kind.NAME: name_px, Kind.OPPONENT: cell_px}.get(column.kind, fixed_px)


def _fixed_width(column: Column) -> int:
    match column.kind:
        case Kind.NUMBER:
            return max(NUMBER_PX, _heading_width(crosstable_columns.heading(column)) + NUMBER_SIDE_PX)
        case Kind.POINTS:
            return POINTS_PX
        case Kind.TIE_BREAK:
            return max(TIE_BREAK_PX, _heading_width(crosstable_columns.heading(column)))
        case Kind.PLACE:
            return PLACE_PX
        case Kind.NAME | Kind.OPPONENT:
            return 0


def _heading_width(heading: str) -> int:
    """With room for the arrow of the order."""
    return round(QFontMetricsF(theme.font("small", weight=600)).horizontalAdvance(heading)) + HEADING_MARGIN_PX


@lru_cache(maxsize=1024)
def _narrowest(name: str, note: str) -> int:
    """The least width in which the name stands in two lines at full size."""
    metrics = QFontMetricsF(theme.font("body", weight=600))
    wide = round(metrics.horizontalAdvance(f"{name} {note}"))
    for width in range(wide // NAME_LINES, wide + 1, 8):
        if fitted_text.fit(name, note, NAME_STYLE_BEST, width, NAME_LINES).style.size_px == NAME_STYLE_BEST.size_px:
            return width + NAME_MARGIN_PX
    return wide + NAME_MARGIN_PX
