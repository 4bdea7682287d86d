"""Which row of a list names its columns, and what each column holds: in Russian or English, in any order."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ladya_desktop.files.list_rows import ListRow
from ladya_desktop.texts.school_words import HEADING_FILLERS, HEADINGS, Column

FIRST_ROWS: Final = 30
"""Further down than among these rows nobody begins a list."""

_NAME_COLUMNS: Final = frozenset[Column]({"name", "surname", "first_name"})
_CLASS_COLUMNS: Final = frozenset[Column]({"class", "grade"})
_UNTOLD: Final = frozenset[Column | None]({"number", "group", None})
_NO_WORD: Final = re.compile(r"[^\w№#]+|_")
_DIAERESIS: Final = "\u0308"


@dataclass(frozen=True, slots=True, kw_only=True)
class Headings:
    """The columns of a list in their order, None for one that holds neither name nor class. Empty: no columns named.

    `left_out` are the titles of columns that are not taken.
    """

    columns: tuple[Column | None, ...] = ()
    left_out: tuple[str, ...] = ()

    def cells(self, row: ListRow, *wanted: Column) -> list[str]:
        """What a row holds in its columns of these kinds, in the order asked for, without blanks."""
        return [row.cells[at] for at in self.places(*wanted) if at < len(row.cells) and row.cells[at]]

    def places(self, *wanted: Column) -> list[int]:
        """Where the columns of these kinds are."""
        return [at for kind in wanted for at, column in enumerate(self.columns) if column == kind]

    def told_cells(self, row: ListRow) -> tuple[str, ...]:
        """What a row holds besides its number and the columns that are not taken."""
        beyond = len(self.columns)
        told = (at for at, column in enumerate(self.columns) if column not in _UNTOLD)
        return tuple(row.cells[at] for at in (*told, *range(beyond, len(row.cells))) if at < len(row.cells))

    def is_said_in(self, row: ListRow) -> bool:
        """Whether a row holds more than its number."""
        numbers = self.places("number")
        return any(cell for at, cell in enumerate(row.cells) if at not in numbers or not cell.isdigit())

    def has(self, *wanted: Column) -> bool:
        """Whether one of these columns is there."""
        return any(kind in self.columns for kind in wanted)


NO_HEADINGS: Final = Headings()


def headings_of(row: ListRow) -> Headings | None:
    """The columns, if this row names them: one of the name, and besides it the class, another one, or nothing unknown.

    Headings with only blanks between them name no columns, but are headings all the same.
    """
    columns = tuple(_column(cell) for cell in row.cells)
    filled = [column for column, cell in zip(columns, row.cells, strict=True) if cell]
    known = [column for column in filled if column is not None]
    is_sure = len(known) == len(filled) or len(set(known)) > 1
    if is_sure and not _NAME_COLUMNS.isdisjoint(known):
        return _headings(row, columns)
    words = [_column(word) for cell in filled_cells(row.cells) for word in cell.split()]
    return NO_HEADINGS if None not in words and not _CLASS_COLUMNS.isdisjoint(words) else None


def heading_row(rows: Sequence[ListRow]) -> int | None:
    """Which of the first rows names columns, None if none does."""
    found = (index for index, row in enumerate(rows[:FIRST_ROWS]) if (headings_of(row) or NO_HEADINGS).columns)
    return next(found, None)


def filled_cells(cells: Iterable[str]) -> tuple[str, ...]:
    """The cells that are not blank."""
    return tuple(cell for cell in cells if cell)


def _headings(row: ListRow, columns: tuple[Column | None, ...]) -> Headings:
    """A column under a merged heading is what the heading says; of two columns for the group neither is wanted."""
    spread: list[Column | None] = []
    for at, column in enumerate(columns):
        spread.append(spread[-1] if at in row.covered and spread else column)
    left_out = [cell for cell, column in zip(row.cells, columns, strict=True) if cell and column in (None, "group")]
    return Headings(columns=tuple(spread), left_out=tuple(dict.fromkeys(left_out)))


def _column(cell: str) -> Column | None:
    """What a heading says, with what it says besides: "surname of the pupil", "class *"."""
    words = _NO_WORD.sub(" ", _plain(cell)).split()
    found = HEADINGS.get(" ".join(words))
    return found or HEADINGS.get(" ".join(word for word in words if word not in HEADING_FILLERS))


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text.casefold()).replace(_DIAERESIS, "")
    return unicodedata.normalize("NFC", decomposed)
