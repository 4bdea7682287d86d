"""Which row of a list names its columns, and what each column holds: in Russian or English, in any order."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ladya_desktop.files.alphabet import one_alphabet
from ladya_desktop.files.list_rows import ListRow
from ladya_desktop.texts.school_words import HEADING_FILLERS, HEADING_STEMS, HEADINGS, NO_HEADING_STEMS, Column

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


def starts_of(row: ListRow) -> tuple[int, ...]:
    """Where lists begin that stand side by side under the same headings; of one list, 0."""
    columns = [None if at in row.covered else _column(cell) for at, cell in enumerate(row.cells)]
    first = next((column for column in columns if column is not None), None)
    starts = tuple(at for at, column in enumerate(columns) if column is not None and column == first)
    if len(starts) < 2:
        return (0,)
    kinds = {
        frozenset(columns[start:end]) - {None} for start, end in zip(starts, (*starts[1:], len(columns)), strict=True)
    }
    are_lists = len(kinds) == 1 and all(each & _NAME_COLUMNS and each & _CLASS_COLUMNS for each in kinds)
    return (0, *starts[1:]) if are_lists else (0,)


def heading_row(rows: Sequence[ListRow]) -> int | None:
    """Which of the first rows names columns, None if none does."""
    found = (index for index, row in enumerate(rows[:FIRST_ROWS]) if (headings_of(row) or NO_HEADINGS).columns)
    return next(found, None)


def is_class_heading(text: str) -> bool:
    """Whether a text says that a class follows."""
    return _column(text) in _CLASS_COLUMNS


def filled_cells(cells: Iterable[str]) -> tuple[str, ...]:
    """The cells that are not blank."""
    return tuple(cell for cell in cells if cell)


def _headings(row: ListRow, columns: Sequence[Column | None]) -> Headings:
    """Columns under a merged heading are what it says; a heading that comes again by itself is not taken again."""
    told: list[Column | None] = []
    left_out: list[str] = []
    for at, (cell, column) in enumerate(zip(row.cells, columns, strict=True)):
        is_again = column is not None and column in told
        if at in row.covered and told:
            told.append(told[-1])
            continue
        if cell and (is_again or column in (None, "group")):
            left_out.append(cell)
        told.append(None if is_again else column)
    return Headings(columns=tuple(told), left_out=tuple(dict.fromkeys(left_out)))


def _column(cell: str) -> Column | None:
    """What a heading says, with what it says besides: "surname of the pupil", "class *"."""
    words = _NO_WORD.sub(" ", _plain(cell)).split()
    found = HEADINGS.get(" ".join(words))
    return found or HEADINGS.get(" ".join(word for word in words if word not in HEADING_FILLERS)) or _asked_for(words)


def _asked_for(words: Sequence[str]) -> Column | None:
    """What a long heading or a question of a form asks for, if it is one thing and the pupil's own."""
    is_other = any(word.startswith(NO_HEADING_STEMS) or any(map(str.isdigit, word)) for word in words)
    if len(words) < 2 or is_other:
        return None
    found = {column for column, stems in HEADING_STEMS if any(word.startswith(stems) for word in words)}
    if found == {"surname", "first_name"}:
        return "name"
    exact = found - {"name"} or found
    return next(iter(exact)) if len(exact) == 1 else None


def _plain(text: str) -> str:
    """Small letters, e for yo, and Russian letters in Russian words, however they were typed."""
    decomposed = unicodedata.normalize("NFD", one_alphabet(text).casefold()).replace(_DIAERESIS, "")
    return unicodedata.normalize("NFC", decomposed)
