"""A paper as values: blocks from top to bottom, which the printer's layout and the web page draw alike.

Widths and heights are asked for in whole millimetres, and only where the contents do not say them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ladya_desktop.game.by_color import Color


class Align(StrEnum):
    """Where a text stands in its cell."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"


class Orientation(StrEnum):
    """How an A4 sheet lies."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Style(StrEnum):
    """How a paragraph looks: NOTE is small and pale, STRONG bold."""

    NORMAL = "normal"
    STRONG = "strong"
    NOTE = "note"


class Ground(StrEnum):
    """What a cell lies on: OWN is the square where a player would meet himself, SOFT tells a column apart."""

    PLAIN = "plain"
    OWN = "own"
    SOFT = "soft"


class Look(StrEnum):
    """The metal of a diploma; PLAIN for a place after the third."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A piece of a cell: a text, with a bar below it for the colour played if one is named."""

    text: str
    color: Color | None = None
    is_pale: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A cell of a table; without an `align` it has its column's. It covers `span` columns."""

    parts: tuple[Part, ...] = ()
    align: Align | None = None
    is_bold: bool = False
    ground: Ground = Ground.PLAIN
    span: int = 1

    @property
    def text(self) -> str:
        """All that can be read in it."""
        return " ".join(part.text for part in self.parts if part.text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column. Those with a `stretch` share, by that weight, the width that the others leave; a text breaks in them.

    Columns that are `is_square` are all as wide as the widest of them, and their cells are squares if there is room.
    """

    heading: str = ""
    align: Align = Align.LEFT
    stretch: int = 0
    least_mm: int = 0
    is_square: bool = False
    is_bold: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row: `is_pale` for who is out of the tournament, `is_band` for a title across the table.

    One that `keeps_next` is on the same sheet as the next.
    """

    cells: tuple[Cell, ...]
    is_pale: bool = False
    is_band: bool = False
    keeps_next: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table. Broken over sheets, it repeats its heading, and the first `repeated` columns if it is too wide."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    repeated: int = 0
    least_row_mm: int = 0

    @property
    def has_heading(self) -> bool:
        """Whether any column is named."""
        return any(column.heading for column in self.columns)


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A heading: level 1 is the name of the paper, 2 of a part of it, 3 of a card. It stays with what follows."""

    text: str
    level: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """A sentence or more."""

    text: str
    style: Style = Style.NORMAL


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Names and what they are, one below the other."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """A line to sign on: who signs, and his name if it is known."""

    role: str
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Signatures:
    """Lines to sign on, one below the other or all in a row; they stay together."""

    lines: tuple[Signature, ...]
    is_row: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """Empty lines to write on by hand."""

    lines: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PageBreak:
    """What follows begins on a new sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cards:
    """Cards to cut apart, so many side by side; a card stays whole if it can."""

    cards: tuple["Blocks", ...]
    across: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Diploma:
    """A whole sheet: `lines` stand below the name; signatures at the left and right of the date."""

    heading: str
    degree: str
    intro: str
    name: str
    lines: tuple[str, ...]
    left: Signature
    right: Signature
    day: str
    school: str
    look: Look


Block: TypeAlias = Heading | Paragraph | Facts | Table | Signatures | Ruled | PageBreak | Cards | Diploma
Blocks: TypeAlias = tuple[Block, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A paper to print: `title` names it in lists and files, `footer` stands at the foot of each sheet.

    `is_one_sheet`: its tables shrink, as far as they can be read, until all of it fits one sheet.
    """

    title: str
    footer: str
    language: str
    blocks: Blocks
    orientation: Orientation = Orientation.PORTRAIT
    is_one_sheet: bool = False


def cell(text: str, *, align: Align | None = None, is_bold: bool = False, span: int = 1) -> Cell:
    """A cell with one text."""
    return Cell(parts=(Part(text=text),) if text else (), align=align, is_bold=is_bold, span=span)
