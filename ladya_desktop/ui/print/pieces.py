"""Blocks of a paper as pieces: strips across the sheet that are not broken, with what is drawn on them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ladya_desktop.papers.paper import Facts, Heading, Paragraph, Ruled, Signature, Signatures, Style
from ladya_desktop.ui.print.lettering import ASCENT, LINE, lines_of, width_of
from ladya_desktop.ui.print.sheet import GRID, INK, MM, MUTED, POINT, Items, Line, Words, moved

NORMAL: Final = 10.5 * POINT
SMALL: Final = 8.5 * POINT
HEADINGS: Final = {1: 19 * POINT, 2: 12.5 * POINT, 3: 11 * POINT}
ABOVE_HEADING: Final = {1: 0, 2: 4 * MM, 3: 0}
BELOW_HEADING: Final = {1: 1 * MM, 2: 1 * MM, 3: 1.2 * MM}
WHOLE_LINES: Final = 8
"""A paragraph of up to so many lines is not broken."""
SIGN_LINE: Final = 60 * MM
SIGN_HEIGHT: Final = 12 * MM
RULED_HEIGHT: Final = 8 * MM
WRITE_HEIGHT: Final = 7 * MM
BELOW_WRITTEN: Final = 1.2 * MM
"""Between a line to write on and the name below it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A strip: `header` is drawn above it if it comes first on a sheet, `keeps_next` holds it to what follows.

    One that `is_gap` only keeps others apart: at the edge of a sheet it is left out. One that `is_whole_sheet`
    has its places from the corner of the sheet, and nothing beside it.
    """

    height: float
    items: Items = ()
    keeps_next: bool = False
    header: tuple["Piece", ...] = ()
    is_gap: bool = False
    is_whole_sheet: bool = False


def space(height: float) -> Piece:
    """Nothing, so high."""
    return Piece(height=height, is_gap=True)


def text_lines(
    lines: tuple[str, ...], size: float, *, left: float = 0, top: float = 0, is_bold: bool = False, color: str = INK
) -> Items:
    """Lines of text one below the other."""
    return tuple(
        Words(
            left=left,
            baseline=top + (number * LINE + ASCENT) * size,
            text=line,
            size=size,
            is_bold=is_bold,
            color=color,
        )
        for number, line in enumerate(lines)
    )


def heading_pieces(block: Heading, width: float) -> Iterator[Piece]:
    """A heading with the room around it; it stays with what follows."""
    size = HEADINGS[block.level]
    lines = lines_of(block.text, size, width, is_bold=True)
    above = ABOVE_HEADING[block.level]
    height = above + len(lines) * LINE * size + BELOW_HEADING[block.level]
    yield Piece(height=height, items=text_lines(lines, size, top=above, is_bold=True), keeps_next=True)


def paragraph_pieces(block: Paragraph, width: float) -> Iterator[Piece]:
    """A paragraph in one piece, a long one line by line."""
    size = SMALL if block.style is Style.NOTE else NORMAL
    is_bold = block.style is Style.STRONG
    color = MUTED if block.style is Style.NOTE else INK
    lines = lines_of(block.text, size, width, is_bold=is_bold)
    taken = [lines] if len(lines) <= WHOLE_LINES else [(line,) for line in lines]
    for some in taken:
        items = text_lines(some, size, is_bold=is_bold, color=color)
        yield Piece(height=len(some) * LINE * size, items=items)
    yield space(1.4 * MM)


def facts_pieces(block: Facts, width: float) -> Iterator[Piece]:
    """Names in a column as wide as they need, values beside them; a line to write on where a value is missing."""
    names = max((width_of(name, NORMAL) for name, _ in block.pairs), default=0)
    left = min(names, width * 0.42) + 4 * MM
    for name, value in block.pairs:
        name_lines = lines_of(name, NORMAL, left - 4 * MM)
        lines = lines_of(value, NORMAL, width - left)
        height = max(max(len(lines), len(name_lines)) * LINE * NORMAL + 0.8 * MM, 0 if value else WRITE_HEIGHT)
        top = 0 if value else height - LINE * NORMAL - 0.8 * MM
        items = text_lines(name_lines, NORMAL, top=top, color=MUTED) + text_lines(lines, NORMAL, left=left)
        if value:
            yield Piece(height=height, items=items)
        else:
            yield Piece(height=height + BELOW_WRITTEN, items=(*items, _write_here(left, width, height)))
    yield space(1.2 * MM)


def _write_here(left: float, right: float, height: float) -> Line:
    return Line(left=left, right=right, top=height - 0.8 * MM, bottom=height - 0.8 * MM, pen=20, color=GRID)


def signatures_pieces(block: Signatures, width: float) -> Iterator[Piece]:
    """Lines to sign on, all on one sheet."""
    role_width = max(width_of(line.role, NORMAL) for line in block.lines) + 4 * MM
    yield replace(space(3 * MM), keeps_next=True)
    if block.is_row:
        yield _signatures_row(block, width)
        return
    for number, line in enumerate(block.lines):
        items = _signature(line, role_width, width)
        height = max(SIGN_HEIGHT, _below(items))
        yield Piece(height=height, items=items, keeps_next=number < len(block.lines) - 1)


def _signatures_row(block: Signatures, width: float) -> Piece:
    share = width / len(block.lines)
    items: Items = ()
    for number, line in enumerate(block.lines):
        left = width_of(line.role, NORMAL) + 3 * MM
        apart = 4 * MM if number < len(block.lines) - 1 else 0  # the last line ends with the sheet
        items += moved(_signature(line, left, share - apart), number * share, 0)
    return Piece(height=SIGN_HEIGHT, items=items)


def _signature(line: Signature, left: float, width: float) -> Items:
    baseline = SIGN_HEIGHT - 2 * MM
    right = left + min(SIGN_LINE, width - left)
    items: Items = (
        Words(left=0, baseline=baseline, text=line.role, size=NORMAL),
        Line(left=left, right=right, top=baseline + 30, bottom=baseline + 30, pen=25, color=INK),
    )
    if not line.name:
        return items
    name_left = right + 4 * MM
    lines = lines_of(line.name, NORMAL, width - name_left)
    return (*items, *text_lines(lines, NORMAL, left=name_left, top=baseline - ASCENT * NORMAL))


def _below(items: Items) -> float:
    """Where the last line of text ends."""
    baselines = (item.baseline for item in items if isinstance(item, Words))
    return max(baselines) + (LINE - ASCENT) * NORMAL


def ruled_pieces(block: Ruled, width: float) -> Iterator[Piece]:
    """Lines to write on."""
    rule = Line(left=0, right=width, top=RULED_HEIGHT, bottom=RULED_HEIGHT, pen=20, color=GRID)
    yield from (Piece(height=RULED_HEIGHT, items=(rule,)) for _ in range(block.lines))
    yield space(2 * MM)
