"""A table as pieces: its heading, which is repeated on each sheet, and its rows, which are never broken."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from ladya_desktop.game.by_color import Color
from ladya_desktop.papers.paper import Align, Cell, Column, Ground, Part, Row, Table
from ladya_desktop.ui.print.lettering import ASCENT, LINE, lines_of, width_of
from ladya_desktop.ui.print.pieces import Piece, space
from ladya_desktop.ui.print.sheet import GRID, INK, MM, OWN, PALE, SOFT, Box, Fill, Item, Words
from ladya_desktop.ui.print.table_columns import HEAD, TEXT, ColumnsLayout, lay_columns, padding_of

ROW_PADDING: Final = 0.75 * MM
BAR: Final = (3.2 * MM, 0.9 * MM)
BAR_GAP: Final = 0.55 * MM
PEN: Final = 20
SQUARE_ROW: Final = 7.4 * MM
"""The least height of a row with squares, before the table shrinks."""
ABOVE: Final = 0.8 * MM
BELOW: Final = 2 * MM


def table_pieces(table: Table, width: float, most_scale: float) -> Iterator[Piece]:
    """The pieces of a table; of one too wide for a sheet, part after part."""
    yield space(ABOVE)
    for layout in lay_columns(table, width, most_scale):
        heading = _heading(table, layout) if table.has_heading else None
        if heading is not None:
            yield replace(heading, keeps_next=True)
        for row in table.rows:
            piece = _row(table, layout, row)
            yield replace(piece, header=(heading,) if heading is not None else (), keeps_next=row.keeps_next)
        yield space(BELOW)


def _heading(table: Table, layout: ColumnsLayout) -> Piece:
    columns = [table.columns[number] for number in layout.numbers]
    size = TEXT * HEAD * layout.scale
    height = size * LINE + 2 * ROW_PADDING * layout.scale
    items: list[Item] = []
    left = 0.0
    for column, width in zip(columns, layout.widths, strict=True):
        items += [_ground(left, width, height, SOFT), _edge(left, width, height)]
        heading = (column.heading,)
        items += _lines(heading, column.align, left, width, padding_of(column, layout.scale), height, size, True, INK)
        left += width
    return Piece(height=height, items=tuple(items))


def _row(table: Table, layout: ColumnsLayout, row: Row) -> Piece:
    cells = tuple(_placed(table, layout, row))
    height = max(_height(cell, column, width, layout.scale) for cell, column, _, width in cells)
    height = max(height, _least_height(table, layout.scale))
    items: list[Item] = []
    for cell, column, left, width in cells:
        items += _cell(cell, column, left, width, height, layout.scale, row)
    return Piece(height=height, items=tuple(items))


def _least_height(table: Table, scale: float) -> float:
    has_squares = any(column.is_square for column in table.columns)
    return max(SQUARE_ROW * scale if has_squares else 0, table.least_row_mm * MM)


def _placed(table: Table, layout: ColumnsLayout, row: Row) -> Iterator[tuple[Cell, Column, float, float]]:
    """The cells on this sheet with their columns, places and widths."""
    widths = dict(zip(layout.numbers, layout.widths, strict=True))
    left, position = 0.0, 0
    for cell in row.cells:
        covered = [number for number in range(position, position + cell.span) if number in widths]
        if covered:
            width = sum(widths[number] for number in covered)
            yield cell, table.columns[position], left, width
            left += width
        position += cell.span


def _height(cell: Cell, column: Column, width: float, scale: float) -> float:
    lines = len(_wrapped(cell, column, width, scale)) if len(cell.parts) == 1 else 1
    bar = (BAR[1] + BAR_GAP) * scale if _has_bar(cell, column) else 0
    return lines * LINE * TEXT * scale + bar + 2 * ROW_PADDING * scale


def _has_bar(cell: Cell, column: Column) -> bool:
    """Whether colours are drawn below the texts; beside a word one says nothing more."""
    return column.is_square and any(part.color is not None for part in cell.parts)


def _wrapped(cell: Cell, column: Column, width: float, scale: float) -> tuple[str, ...]:
    room = width - 2 * padding_of(column, scale)
    return lines_of(cell.text, TEXT * scale, room, is_bold=cell.is_bold or column.is_bold)


def _cell(
    cell: Cell, column: Column, left: float, width: float, height: float, scale: float, row: Row
) -> Iterator[Item]:
    if row.is_band or cell.ground is not Ground.PLAIN:
        yield _ground(left, width, height, OWN if cell.ground is Ground.OWN else SOFT)
    yield _edge(left, width, height)
    size = TEXT * scale
    if column.is_square:
        yield from _parts(cell, left, width, height, size, scale, row)
        return
    is_bold = cell.is_bold or column.is_bold
    color = PALE if row.is_pale or all(part.is_pale for part in cell.parts) else INK
    padding = padding_of(column, scale)
    lines = _wrapped(cell, column, width, scale)
    yield from _lines(lines, cell.align or column.align, left, width, padding, height, size, is_bold, color)


def _lines(
    lines: tuple[str, ...],
    align: Align,
    left: float,
    width: float,
    padding: float,
    height: float,
    size: float,
    is_bold: bool,
    color: str,
) -> Iterator[Item]:
    """Lines in the middle of the height."""
    top = (height - len(lines) * LINE * size) / 2
    for number, line in enumerate(lines):
        if line:
            start = left + padding + _offset(align, width - 2 * padding - width_of(line, size, is_bold=is_bold))
            baseline = top + (number * LINE + ASCENT) * size
            yield Words(left=start, baseline=baseline, text=line, size=size, is_bold=is_bold, color=color)


def _offset(align: Align, spare: float) -> float:
    match align:
        case Align.LEFT:
            return 0
        case Align.CENTER:
            return spare / 2
        case Align.RIGHT:
            return spare
        case _:
            assert_never(align)


def _parts(cell: Cell, left: float, width: float, height: float, size: float, scale: float, row: Row) -> Iterator[Item]:
    """The results of a square side by side, each with its bar."""
    bar_width, bar_height = BAR[0] * scale, BAR[1] * scale
    share = width / max(1, len(cell.parts))
    bar = min(bar_width, share * 0.72)
    whole = LINE * size + (bar_height + BAR_GAP * scale)
    top = (height - whole) / 2
    for number, part in enumerate(cell.parts):
        middle = left + (number + 0.5) * share
        color = PALE if row.is_pale or part.is_pale else INK
        if part.text:
            start = middle - width_of(part.text, size) / 2
            yield Words(left=start, baseline=top + ASCENT * size, text=part.text, size=size, color=color)
        if part.color is not None:
            yield from _bar(part, middle - bar / 2, top + LINE * size, bar, bar_height, color)


def _bar(part: Part, left: float, top: float, width: float, height: float, color: str) -> Iterator[Item]:
    if part.color is Color.BLACK:
        yield Fill(left=left, top=top, width=width, height=height, color=color)
    else:
        inset = PEN / 2
        yield Box(left=left + inset, top=top + inset, width=width - PEN, height=height - PEN, pen=PEN, color=color)


def _ground(left: float, width: float, height: float, color: str) -> Fill:
    return Fill(left=left, top=0, width=width, height=height, color=color)


def _edge(left: float, width: float, height: float) -> Box:
    return Box(left=left, top=0, width=width, height=height, pen=PEN, color=GRID)
