"""How wide the columns of a table are, how far it has to shrink for that, and which columns go on which sheet."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ladya_desktop.papers.paper import Cell, Column, Table
from ladya_desktop.ui.print.lettering import lines_of, widest_word, width_of
from ladya_desktop.ui.print.sheet import MM, POINT

TEXT: Final = 10 * POINT
HEAD: Final = 0.9
"""The size of headings in sizes of the text."""
PADDING: Final = 1.5 * MM
SQUARE_PADDING: Final = 0.55 * MM
USUAL_SQUARE: Final = 7.4 * MM
WIDEST_SQUARE: Final = 13 * MM
SCALES: Final = (1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.86, 0.82, 0.78, 0.74, 0.7, 0.66, 0.62)
"""How text may grow or shrink: to 6.2 points, which is what timetables are printed in."""
USUAL_SCALE: Final = 1.0
WIDER: Final = 1.04
SPLIT_SCALE: Final = 0.82
"""The size of a table that takes more than one sheet anyway."""
READABLE_SCALE: Final = 0.86
"""Down to here a long name takes more lines rather than that everything shrinks."""
USUAL_NAME_LINES: Final = 2
ANY_LINES: Final = 100
LONGEST_WORD: Final = 0.4
"""A word wider than this part of the table is cut; else it would push other columns off the sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ColumnsLayout:
    """The columns on one sheet: their numbers in the table, and the width of each."""

    numbers: tuple[int, ...]
    widths: tuple[float, ...]
    scale: float


def lay_columns(table: Table, width: float, most_scale: float) -> tuple[ColumnsLayout, ...]:
    """The columns side by side, as large as they may be; in parts that repeat the first ones if no scale is enough."""
    everything = tuple(range(len(table.columns)))
    for scale, name_lines in _wishes(most_scale):
        least = _least_widths(table, scale, name_lines, width * LONGEST_WORD)
        if sum(least) <= width:
            return (ColumnsLayout(numbers=everything, widths=_spread(table, least, width, scale), scale=scale),)
    scale = min(SPLIT_SCALE, most_scale)
    least = _least_widths(table, scale, USUAL_NAME_LINES, width * LONGEST_WORD)
    return tuple(_part(table, part, least, width, scale) for part in _parts(table, least, width))


def _wishes(most_scale: float) -> Iterator[tuple[float, int]]:
    """Scales with the lines that a name may take at each, best first."""
    scales = [scale for scale in SCALES if scale <= most_scale]
    yield from ((scale, 1 if scale > USUAL_SCALE else USUAL_NAME_LINES) for scale in scales if scale >= READABLE_SCALE)
    yield from ((scale, ANY_LINES) for scale in scales if scale == READABLE_SCALE)
    yield from ((scale, USUAL_NAME_LINES) for scale in scales if scale < READABLE_SCALE)


def padding_of(column: Column, scale: float) -> float:
    """The room at each side of a cell's text."""
    return (SQUARE_PADDING if column.is_square else PADDING) * scale


def part_width(cell: Cell, size: float, is_bold: bool) -> float:
    """How wide the texts of a cell are side by side."""
    gaps = max(0, len(cell.parts) - 1) * size * 0.3
    return sum(width_of(part.text, size, is_bold=is_bold) for part in cell.parts) + gaps


def _least_widths(table: Table, scale: float, name_lines: int, longest: float) -> tuple[float, ...]:
    widths = [_least_width(table, number, scale, name_lines, longest) for number in range(len(table.columns))]
    square = max((w for w, column in zip(widths, table.columns, strict=True) if column.is_square), default=0)
    square = max(square, USUAL_SQUARE * scale if scale > USUAL_SCALE else 0)
    return tuple(square if column.is_square else w for w, column in zip(widths, table.columns, strict=True))


def _least_width(table: Table, number: int, scale: float, name_lines: int, longest: float) -> float:
    """What a column cannot do without: all of its texts, or in a stretching one the longest words."""
    column, size = table.columns[number], TEXT * scale
    heading = width_of(column.heading, size * HEAD, is_bold=True)
    cells = _cells_of(table, number)
    if column.stretch:
        texts = max((_folded_width(cell, size, column.is_bold, name_lines, longest) for cell in cells), default=0)
    else:
        texts = max((part_width(cell, size, cell.is_bold or column.is_bold) for cell in cells), default=0)
    return max(max(heading, texts) + 2 * padding_of(column, scale), column.least_mm * MM * scale)


def _folded_width(cell: Cell, size: float, is_bold: bool, lines: int, longest: float) -> float:
    """The width in which a text takes so many lines at most, and no word is cut that is not wider than `longest`."""
    text, bold = cell.text, cell.is_bold or is_bold
    word = widest_word(text, size, is_bold=bold)
    if word > longest:
        return longest
    width = max(word, width_of(text, size, is_bold=bold) / lines)
    while len(lines_of(text, size, width, is_bold=bold)) > lines:
        width *= WIDER
    return width


def _cells_of(table: Table, number: int) -> list[Cell]:
    """The cells of a column, those that cover more than one left out."""
    found = []
    for row in table.rows:
        position = 0
        for cell in row.cells:
            if position == number and cell.span == 1:
                found.append(cell)
            position += cell.span
    return found


def _spread(table: Table, least: tuple[float, ...], width: float, scale: float) -> tuple[float, ...]:
    """The width left over: first for usual squares, then for names on one line, then for large squares."""
    widths = list(least)
    _widen_squares(table, widths, width, USUAL_SQUARE * scale)
    names = [number for number, column in enumerate(table.columns) if column.stretch]
    if len(names) == 1:
        for number in names:
            texts = (part_width(cell, TEXT * scale, cell.is_bold) for cell in _cells_of(table, number))
            wanted = max(texts, default=0) + 2 * padding_of(table.columns[number], scale)
            widths[number] += max(0, min(wanted - widths[number], width - sum(widths)))
    _widen_squares(table, widths, width, WIDEST_SQUARE * scale)
    return _stretched(table, widths, width)


def _widen_squares(table: Table, widths: list[float], width: float, wanted: float) -> None:
    """As wide as wanted, or as the room allows."""
    squares = [number for number, column in enumerate(table.columns) if column.is_square]
    left = width - sum(widths)
    for number in squares:
        widths[number] += max(0, min(left / len(squares), wanted - widths[number]))


def _stretched(table: Table, widths: list[float], width: float) -> tuple[float, ...]:
    """A table fills its sheet; columns of one weight are equally wide if their texts allow it."""
    whole = sum(column.stretch for column in table.columns)
    if not whole:
        return tuple(widths)
    fixed = sum(w for w, column in zip(widths, table.columns, strict=True) if not column.stretch)
    shares = [(width - fixed) * column.stretch / whole for column in table.columns]
    if all(share >= w for share, w, c in zip(shares, widths, table.columns, strict=True) if c.stretch):
        return tuple(s if c.stretch else w for s, w, c in zip(shares, widths, table.columns, strict=True))
    left = width - sum(widths)
    return tuple(w + left * c.stretch / whole for w, c in zip(widths, table.columns, strict=True))


def _parts(table: Table, least: tuple[float, ...], width: float) -> list[list[int]]:
    """The columns sheet by sheet, the repeated ones on each."""
    begins = list(range(table.repeated))
    room = width - sum(least[: table.repeated])
    parts: list[list[int]] = [[]]
    for number in range(table.repeated, len(table.columns)):
        taken = sum(least[each] for each in parts[-1])
        if parts[-1] and taken + least[number] > room:
            parts.append([])
        parts[-1].append(number)
    return [begins + part for part in parts]


def _part(table: Table, numbers: list[int], least: tuple[float, ...], width: float, scale: float) -> ColumnsLayout:
    widths = [least[number] for number in numbers]
    left = max(0.0, width - sum(widths))
    stretching = [place for place, number in enumerate(numbers) if table.columns[number].stretch]
    for place in stretching:
        widths[place] += min(left / len(stretching), 30 * MM)
    return ColumnsLayout(numbers=tuple(numbers), widths=tuple(widths), scale=scale)
