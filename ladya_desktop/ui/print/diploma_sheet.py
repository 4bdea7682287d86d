"""A diploma drawn on its sheet: the chessboard's edge, the rook, and the texts one below the other in the middle."""

from collections.abc import Generator, Iterator
from typing import Final, TypeAlias

from ladya_desktop.papers.diploma_frame import (
    COLORS,
    HEIGHT_MM,
    INNER_MM,
    INNER_WIDTH_MM,
    LEFT_MM,
    OUTER_MM,
    OUTER_WIDTH_MM,
    SIDE_MM,
    WIDTH_MM,
    line_inside,
    squares,
)
from ladya_desktop.papers.paper import Diploma
from ladya_desktop.ui.print.lettering import ASCENT, LINE, lines_of, width_of
from ladya_desktop.ui.print.pieces import Piece
from ladya_desktop.ui.print.sheet import INK, MM, MUTED, POINT, Box, Fill, Icon, Item, Line, Words, moved

Steps: TypeAlias = Generator[Item, None, float]
"""Draws, and returns how far down the sheet it came."""

WIDTH: Final = WIDTH_MM * MM
HEIGHT: Final = HEIGHT_MM * MM
TEXT_WIDTH: Final = WIDTH - 2 * (LEFT_MM + INNER_MM + 14) * MM
ROOK_SIDE: Final = 20 * MM
TOP: Final = 27.0 * MM
FOOT: Final = HEIGHT - 43 * MM
ABOVE_FOOT: Final = 18 * MM
LOWEST: Final = 9 * MM
"""Texts that leave much room stand at most so much lower."""
SIGN_WIDTH: Final = 72 * MM
HEADING: Final = 44.0 * POINT
SMALLEST_HEADING: Final = 8 * POINT
SMALLER: Final = 0.92
LETTER_SPACING: Final = 0.12
NAME_SIZES: Final = (34, 30, 26, 23)
"""Points for the name: it is in one line if one of them allows it, else in two."""


def diploma_piece(one: Diploma) -> Piece:
    """The whole sheet."""
    strong, line = COLORS[one.look]
    middle = tuple(_middle(one, strong, line))
    spare = FOOT - ABOVE_FOOT - max(item.baseline for item in middle if isinstance(item, Words))
    items = (*_frame(strong, line), *moved(middle, 0, min(max(spare / 2, 0), LOWEST)), *_foot(one))
    return Piece(height=HEIGHT, items=items, is_whole_sheet=True)


def _frame(strong: str, line: str) -> Iterator[Item]:
    side = SIDE_MM * MM
    for left, top in squares():
        yield Fill(left=left * MM, top=top * MM, width=side, height=side, color=strong)
    for inset, pen, color in ((OUTER_MM, OUTER_WIDTH_MM, strong), (INNER_MM, INNER_WIDTH_MM, line)):
        left, top, width, height = (value * MM for value in line_inside(inset))
        yield Box(left=left, top=top, width=width, height=height, pen=pen * MM, color=color)


def _middle(one: Diploma, strong: str, line: str) -> Iterator[Item]:
    top = TOP
    yield Icon(left=(WIDTH - ROOK_SIDE) / 2, top=top, side=ROOK_SIDE, name="rook", color=strong)
    top += ROOK_SIDE + 2 * MM
    top = yield from _centered(one.school, 12 * POINT, top, color=MUTED)
    top = yield from _heading(one.heading.upper(), top, strong)
    top = yield from _centered(one.degree, 19 * POINT, top)
    top = yield from _centered(one.intro, 13.5 * POINT, top + 4 * MM, color=MUTED)
    top = yield from _name(one.name, top + 1 * MM, line)
    for text in one.lines:
        top = yield from _centered(text, 15 * POINT, top)


def _name(name: str, top: float, line: str) -> Steps:
    sizes = [points * POINT for points in NAME_SIZES]
    size = next((size for size in sizes if width_of(name, size, is_bold=True) <= TEXT_WIDTH), sizes[1])
    lines = lines_of(name, size, TEXT_WIDTH, is_bold=True)
    wide = max(width_of(each, size, is_bold=True) for each in lines)
    top = yield from _centered(name, size, top, is_bold=True)
    half = max(wide / 2 + 8 * MM, 52 * MM)
    top += 1.5 * MM
    yield Line(left=WIDTH / 2 - half, right=WIDTH / 2 + half, top=top, bottom=top, pen=0.5 * MM, color=line)
    return top + 4 * MM


def _heading(text: str, top: float, color: str) -> Steps:
    """One line of letters set apart, each drawn by itself: printers do not agree on the space between letters."""
    size = next(size for size in _heading_sizes() if _spaced_width(text, size) <= TEXT_WIDTH or size < SMALLEST_HEADING)
    left = (WIDTH - _spaced_width(text, size)) / 2
    for letter in text:
        yield Words(left=left, baseline=top + ASCENT * size, text=letter, size=size, is_bold=True, color=color)
        left += width_of(letter, size, is_bold=True) + LETTER_SPACING * size
    return top + LINE * size


def _heading_sizes() -> Iterator[float]:
    size = HEADING
    while True:
        yield size
        size *= SMALLER


def _spaced_width(text: str, size: float) -> float:
    letters = sum(width_of(letter, size, is_bold=True) for letter in text)
    return letters + max(len(text) - 1, 0) * LETTER_SPACING * size


def _centered(text: str, size: float, top: float, *, is_bold: bool = False, color: str = INK) -> Steps:
    """Lines in the middle of the sheet; returns where the next thing begins."""
    for line in lines_of(text, size, TEXT_WIDTH, is_bold=is_bold) if text else ():
        left = (WIDTH - width_of(line, size, is_bold=is_bold)) / 2
        yield Words(left=left, baseline=top + ASCENT * size, text=line, size=size, is_bold=is_bold, color=color)
        top += LINE * size
    return top


def _foot(one: Diploma) -> Iterator[Item]:
    inset = (LEFT_MM + INNER_MM + 16) * MM
    for signature, left in ((one.left, inset), (one.right, WIDTH - inset - SIGN_WIDTH)):
        yield Line(left=left, right=left + SIGN_WIDTH, top=FOOT, bottom=FOOT, pen=0.3 * MM, color=INK)
        yield from _small(signature.role, left + SIGN_WIDTH / 2, FOOT + 1.5 * MM, SIGN_WIDTH)
    yield from _small(one.day, WIDTH / 2, FOOT + 1.5 * MM, WIDTH - 2 * inset - 2 * SIGN_WIDTH)


def _small(text: str, middle: float, top: float, width: float) -> Iterator[Item]:
    size = 11.5 * POINT
    for number, line in enumerate(lines_of(text, size, width)):
        left = middle - width_of(line, size) / 2
        yield Words(left=left, baseline=top + (number * LINE + ASCENT) * size, text=line, size=size)
