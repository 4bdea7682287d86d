"""How the frame of a diploma is drawn, in millimetres of a sheet that lies: a chessboard's edge and two lines inside.

The colours stay apart on a printer that has black only.
"""

from collections.abc import Iterator
from typing import Final

from ladya_desktop.papers.paper import Look

WIDTH_MM: Final = 297.0
HEIGHT_MM: Final = 210.0
SIDE_MM: Final = 3.0
ROWS: Final = 2
ACROSS: Final = 91
DOWN: Final = 63
"""Odd numbers: all four corners are dark."""
LEFT_MM: Final = (WIDTH_MM - ACROSS * SIDE_MM) / 2
TOP_MM: Final = (HEIGHT_MM - DOWN * SIDE_MM) / 2
OUTER_MM: Final = 9.0
INNER_MM: Final = 10.5
"""How far inside the edge the two lines run."""
OUTER_WIDTH_MM: Final = 0.5
INNER_WIDTH_MM: Final = 0.3

COLORS: Final = {
    Look.GOLD: ("#7d5a0c", "#c9a243"),
    Look.SILVER: ("#4d5a66", "#98a4af"),
    Look.BRONZE: ("#8a4b24", "#c08457"),
    Look.PLAIN: ("#0f5a66", "#bca574"),
}
"""The colour of frame and heading, and of thin lines."""


def squares() -> Iterator[tuple[float, float]]:
    """Left and top of the dark squares: two rows of them along each edge."""
    for row in range(DOWN):
        for column in range(ACROSS):
            is_edge = row < ROWS or column < ROWS or row >= DOWN - ROWS or column >= ACROSS - ROWS
            if is_edge and (row + column) % 2 == 0:
                yield LEFT_MM + column * SIDE_MM, TOP_MM + row * SIDE_MM


def line_inside(inset_mm: float) -> tuple[float, float, float, float]:
    """Left, top, width and height of a line that runs so far inside the edge."""
    left, top = LEFT_MM + inset_mm, TOP_MM + inset_mm
    return left, top, WIDTH_MM - 2 * left, HEIGHT_MM - 2 * top
