"""Papers on sheets: blocks become pieces, pieces fill sheets from the top, and each is numbered.

A paper that is to be one sheet gets smaller tables until it is; each part between page breaks is tried by itself.
What takes long is done bit by bit, see `laying`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, assert_never

from ladya_desktop.papers.paper import (
    Block,
    Blocks,
    Cards,
    Diploma,
    Facts,
    Heading,
    Orientation,
    PageBreak,
    Paper,
    Paragraph,
    Ruled,
    Signatures,
    Style,
    Table,
)
from ladya_desktop.texts import t
from ladya_desktop.ui.print.cards import Bits, bits_of, cards_pieces
from ladya_desktop.ui.print.diploma_sheet import diploma_piece
from ladya_desktop.ui.print.lettering import ASCENT, lines_of, width_of
from ladya_desktop.ui.print.pieces import (
    Piece,
    facts_pieces,
    heading_pieces,
    paragraph_pieces,
    ruled_pieces,
    signatures_pieces,
)
from ladya_desktop.ui.print.sheet import A4, MARGIN, MM, MUTED, POINT, Item, Items, Sheet, Words, moved
from ladya_desktop.ui.print.table_columns import SCALES, USUAL_SCALE
from ladya_desktop.ui.print.table_pieces import table_pieces

FOOT: Final = 8 * POINT
FOOT_HEIGHT: Final = 6 * MM
MOST_HELD: Final = 0.6
"""The part of a sheet that signatures may take along."""


def sheets_of(papers: Iterable[Paper]) -> tuple[Sheet, ...]:
    """All sheets of the papers, one paper after the other."""
    work = laying(papers)
    while True:
        try:
            next(work)
        except StopIteration as done:
            sheets: tuple[Sheet, ...] = done.value
            return sheets


def laying(papers: Iterable[Paper]) -> Bits[tuple[Sheet, ...]]:
    """The same bit by bit: yields after each, and returns the sheets."""
    sheets: list[Sheet] = []
    for paper in papers:
        sheets += yield from _paper_sheets(paper)
    return tuple(sheets)


def bits_of_papers(papers: Iterable[Paper]) -> int:
    """How many bits there are about; only cards take more than an instant."""
    return sum(bits_of(block) for paper in papers for block in paper.blocks if isinstance(block, Cards))


def _paper_sheets(paper: Paper) -> Bits[list[Sheet]]:
    short, long = A4
    width, height = (short, long) if paper.orientation is Orientation.PORTRAIT else (long, short)
    room = height - 2 * MARGIN - (FOOT_HEIGHT if paper.footer else 0)
    filled: list[Items] = []
    for part in _parts(paper.blocks):
        filled += yield from _part_sheets(paper, part, width, room)
    feet = [
        _foot(paper.footer, number, len(filled), width, height) if paper.footer else ()
        for number in range(1, len(filled) + 1)
    ]
    return [Sheet(width=width, height=height, items=(*items, *foot)) for items, foot in zip(filled, feet, strict=True)]


def _parts(blocks: Blocks) -> Iterator[Blocks]:
    """The blocks between page breaks."""
    part: list[Block] = []
    for block in blocks:
        if isinstance(block, PageBreak):
            yield tuple(part)
            part = []
        else:
            part.append(block)
    yield tuple(part)


def _part_sheets(paper: Paper, blocks: Blocks, width: float, room: float) -> Bits[list[Items]]:
    inner = width - 2 * MARGIN
    if paper.is_one_sheet:
        for scale in SCALES:
            sheets = _filled((yield from _pieces(blocks, inner, room, scale)), room)
            if len(sheets) == 1:
                return sheets
    return _filled((yield from _pieces(blocks, inner, room, USUAL_SCALE)), room)


def _pieces(blocks: Blocks, width: float, room: float, scale: float) -> Bits[tuple[Piece, ...]]:
    laid: list[tuple[Piece, ...]] = []
    for block in blocks:
        pieces = yield from _block_pieces(block, width, room, scale)
        laid.append(pieces)
    for number, block in enumerate(blocks):
        if isinstance(block, Signatures):
            _hold(blocks, laid, number, room)
    return tuple(piece for pieces in laid for piece in pieces)


def _hold(blocks: Blocks, laid: list[tuple[Piece, ...]], signed: int, room: float) -> None:
    """Nobody signs an empty sheet: the block before the signatures, and the notes below it, stay with them.

    Of a long block only the end does.
    """
    first = next((at for at in range(signed - 1, -1, -1) if not _is_note(blocks[at])), signed)
    height = sum(piece.height for pieces in laid[first:signed] for piece in pieces)
    for at in range(first, signed):
        kept = 0 if height <= room * MOST_HELD else _last_drawn(laid[at])
        laid[at] = (*laid[at][:kept], *(replace(piece, keeps_next=True) for piece in laid[at][kept:]))


def _is_note(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.style is Style.NOTE


def _last_drawn(pieces: tuple[Piece, ...]) -> int:
    """Which piece is the last that is no gap."""
    return next((at for at in range(len(pieces) - 1, 0, -1) if not pieces[at].is_gap), 0)


def _block_pieces(block: Block, width: float, room: float, scale: float) -> Bits[tuple[Piece, ...]]:
    if isinstance(block, Cards):
        return (yield from cards_pieces(block, width, room, lambda card, w, s: _pieces(card, w, room, s), scale))
    return tuple(_pieces_at_once(block, width, scale))


def _pieces_at_once(block: Block, width: float, scale: float) -> Iterator[Piece]:
    match block:
        case Heading():
            yield from heading_pieces(block, width)
        case Paragraph():
            yield from paragraph_pieces(block, width)
        case Facts():
            yield from facts_pieces(block, width)
        case Table():
            yield from table_pieces(block, width, scale)
        case Signatures():
            yield from signatures_pieces(block, width)
        case Ruled():
            yield from ruled_pieces(block, width)
        case Diploma():
            yield diploma_piece(block)
        case PageBreak() | Cards():
            raise ValueError("a card has no page breaks and no cards")
        case _:
            assert_never(block)


def _filled(pieces: tuple[Piece, ...], room: float) -> list[Items]:
    """What is drawn sheet by sheet, placed on the sheet."""
    filling = _Filling(room)
    for chain in _chains(pieces):
        filling.take(chain)
    return [tuple(items) for items in filling.sheets if items] or [()]


class _Filling:
    """Fills sheets from the top."""

    def __init__(self, room: float) -> None:
        self.sheets: list[list[Item]] = [[]]
        self._room = room
        self._top = 0.0
        self._gaps: list[Piece] = []

    def take(self, chain: list[Piece]) -> None:
        """Pieces that stay together if any sheet is high enough for them."""
        height = sum(piece.height for piece in (*self._gaps, *chain))
        if self._top and self._top + height > self._room:
            self._turn()
        for piece in chain:
            if piece.is_whole_sheet:
                self.sheets += [list(piece.items), []]
            elif piece.is_gap:
                self._gaps.append(piece)
            else:
                self._put(piece)

    def _put(self, piece: Piece) -> None:
        """Gaps before it are drawn only between two things on one sheet."""
        height = sum(each.height for each in (*self._gaps, piece))
        if self._top and self._top + height > self._room:
            self._turn()
        for each in (*self._gaps, piece) if self._top else (*piece.header, piece):
            self.sheets[-1] += moved(each.items, MARGIN, MARGIN + self._top)
            self._top += each.height
        self._gaps.clear()

    def _turn(self) -> None:
        self.sheets.append([])
        self._top = 0.0
        self._gaps.clear()


def _chains(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """Pieces that stay together."""
    chain: list[Piece] = []
    for piece in pieces:
        chain.append(piece)
        if not piece.keeps_next:
            yield chain
            chain = []
    if chain:
        yield chain


def _foot(footer: str, number: int, count: int, width: float, height: float) -> Items:
    baseline = height - MARGIN - FOOT_HEIGHT + 3 * MM + ASCENT * FOOT
    counted = t("papers.sheet_of", sheet=number, n=count)
    right = width - MARGIN - width_of(counted, FOOT)
    said = lines_of(footer, FOOT, right - MARGIN - 6 * MM)[0]
    words = Words(left=MARGIN, baseline=baseline, text=said, size=FOOT, color=MUTED)
    return (words, replace(words, left=right, text=counted))
