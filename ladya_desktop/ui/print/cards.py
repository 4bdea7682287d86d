"""Cards to cut apart, side by side: rows of them as pieces, with lines where to cut.

Many cards of many rows take seconds, so they are laid one by one: `Bits` yields after each and returns what came of it.
"""

from collections.abc import Callable, Generator, Iterator
from itertools import accumulate
from typing import Final, TypeAlias, TypeVar

from ladya_desktop.papers.paper import Blocks, Cards, Table
from ladya_desktop.ui.print.pieces import Piece
from ladya_desktop.ui.print.sheet import GRID, MM, Item, Items, Line, moved
from ladya_desktop.ui.print.table_columns import lay_columns

GAP: Final = 10 * MM
CUT_GAP: Final = 5 * MM
CUT_PEN: Final = 20
READABLE_SCALE: Final = 0.74
TRIED_SCALES: Final = (0.86, READABLE_SCALE, 0.62)
"""Cards shrink to here to save paper, further only to stay whole."""

T = TypeVar("T")
Bits: TypeAlias = Generator[None, None, T]

LayBlocks: TypeAlias = Callable[[Blocks, float, float], Bits[tuple[Piece, ...]]]
"""Blocks, a width and the largest scale of tables, as pieces."""


def bits_of(block: Cards) -> int:
    """In about how many bits cards are laid: each is measured, and tried in each scale."""
    return len(block.cards) * (2 + len(TRIED_SCALES))


def cards_pieces(
    block: Cards, width: float, height: float, lay: LayBlocks, most_scale: float
) -> Bits[tuple[Piece, ...]]:
    """A row of cards is one piece. Cards that no scale brings on a sheet stand alone, and are broken like any text."""
    card_width = (width - (block.across - 1) * GAP) / block.across
    most = most_scale
    for card in block.cards:
        most = min(most, _scale_of(card, card_width, most_scale))
        yield
    tried = (most, *(scale for scale in TRIED_SCALES if scale < most))
    laid: dict[float, list[tuple[Piece, ...]]] = {}
    for scale in tried:
        laid[scale] = yield from _laid(block, card_width, scale, lay)
    rows = {scale: _rows_on_sheet(cards, height) for scale, cards in laid.items()}
    best = max(rows, key=lambda scale: (rows[scale] if scale >= READABLE_SCALE else min(rows[scale], 1), scale))
    if rows[best]:
        return tuple(_rows(laid[best], block.across, card_width, width))
    broken = yield from _laid(block, width, best, lay)
    return tuple(piece for pieces in broken for piece in pieces)


def _laid(block: Cards, width: float, scale: float, lay: LayBlocks) -> Bits[list[tuple[Piece, ...]]]:
    laid = []
    for card in block.cards:
        pieces = yield from lay(card, width, scale)
        laid.append(pieces)
        yield
    return laid


def _rows_on_sheet(cards: list[tuple[Piece, ...]], height: float) -> int:
    """How many rows of the highest card go on a sheet."""
    highest = max(map(_height, cards), default=height)
    return int((height + CUT_GAP) // (highest + CUT_GAP))


def _scale_of(card: Blocks, width: float, most_scale: float) -> float:
    """The scale that a card has by its width: all cards have that of the fullest."""
    tables = (block for block in card if isinstance(block, Table))
    return min((lay_columns(table, width, most_scale)[0].scale for table in tables), default=most_scale)


def stacked(pieces: tuple[Piece, ...]) -> Items:
    """Pieces one below the other, drawn."""
    tops = accumulate((piece.height for piece in pieces), initial=0.0)
    return tuple(item for piece, top in zip(pieces, tops, strict=False) for item in moved(piece.items, 0, top))


def _height(pieces: tuple[Piece, ...]) -> float:
    return sum(piece.height for piece in pieces)


def _rows(cards: list[tuple[Piece, ...]], across: int, card_width: float, width: float) -> Iterator[Piece]:
    yield _cut_piece(width)  # below what stands above the cards; at the head of a sheet it is left out
    for first in range(0, len(cards), across):
        row = cards[first : first + across]
        height = max(map(_height, row))
        items: list[Item] = []
        for place, card in enumerate(row):
            items += moved(stacked(card), place * (card_width + GAP), 0)
        items += (_cut_down((place + 1) * (card_width + GAP) - GAP / 2, height) for place in range(len(row) - 1))
        yield Piece(height=height, items=tuple(items))
        if first + across < len(cards):
            yield _cut_piece(width)


def _cut_piece(width: float) -> Piece:
    return Piece(height=CUT_GAP, items=(_cut_across(width),), is_gap=True)


def _cut_down(left: float, height: float) -> Line:
    return Line(left=left, right=left, top=0, bottom=height, pen=CUT_PEN, color=GRID, is_dashed=True)


def _cut_across(width: float) -> Line:
    return Line(left=0, right=width, top=CUT_GAP / 2, bottom=CUT_GAP / 2, pen=CUT_PEN, color=GRID, is_dashed=True)
