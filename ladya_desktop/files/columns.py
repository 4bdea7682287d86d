"""Lines of a list of pupils cut into cells, and cells into a name and a class, with column headings or without."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from ladya_desktop.files.school_class import SchoolClass, parse_class
from ladya_desktop.texts.school_words import HEADINGS, Column
from ladya_desktop.tournament.names import clean_name

SEPARATORS: Final = ("\t", ";", ",")
MAX_LINE_LETTERS: Final = 1000
"""What stands further on a line is not read: no name and class are that long."""

Cells: TypeAlias = tuple[str, ...]
Headings: TypeAlias = tuple[Column | None, ...]

_BLANK: Final = "".join(SEPARATORS) + " "
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_NUMBER: Final = re.compile(r"[0-9]{1,4}[.)]?")
_NUMBER_BEFORE_NAME: Final = re.compile(r"[0-9]{1,4}[.)]\s*(?=\S)")
_SPREADSHEET_HINT: Final = re.compile(r"sep=.")
_NAME_COLUMNS: Final = frozenset[Column]({"name", "surname", "first_name"})
_LONGEST_CLASS_WORDS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """What stands on a line: its number from 1, the name and the class as written, cells that are neither."""

    line: int
    name: str
    school_class: str
    extra: tuple[str, ...] = ()


def read_fields(text: str) -> Iterator[Fields]:
    """The pupils' lines of a text. Empty lines and headings are passed over; a heading rules the lines below it."""
    lines = _LINE_END.split(text)
    counts = Counter(separator for line in lines for separator in SEPARATORS if separator in line)
    usual = max(SEPARATORS, key=lambda separator: counts[separator])
    headings: Headings = ()
    for number, line in enumerate(lines, start=1):
        cells = _cells(line[:MAX_LINE_LETTERS], usual)
        if not any(cell.strip(_BLANK) for cell in cells) or _SPREADSHEET_HINT.fullmatch(line.strip()):
            continue
        found = _headings(cells)
        if found is not None:
            headings = found
            continue
        yield _fields(number, cells, headings)


def _cells(line: str, usual: str) -> Cells:
    """The line cut at the separator usual in the text, else at one that it has."""
    separator = next((one for one in (usual, *SEPARATORS) if one in line), usual)
    quoted = '"' in line
    parts = next(csv.reader([line], delimiter=separator), []) if quoted else line.split(separator)
    return tuple(clean_name(part) for part in parts)


def _headings(cells: Cells) -> Headings | None:
    """The columns, if this line names them: at least one of the name, and the class or nothing unknown.

    Headings with only blanks between them name no columns, but are headings all the same.
    """
    columns = tuple(HEADINGS.get(cell.casefold()) for cell in cells)
    known = all(column is not None for column, cell in zip(columns, cells, strict=True) if cell)
    if not _NAME_COLUMNS.isdisjoint(columns) and (known or "class" in columns):
        return columns
    words = [HEADINGS.get(word.casefold()) for cell in cells for word in cell.split()]
    return () if None not in words and "class" in words else None


def _fields(line: int, cells: Cells, headings: Headings) -> Fields:
    """By the headings if the line has their columns; a line that is put together otherwise is read by its shape."""
    filled = tuple(cell for cell in cells if cell)
    if "class" in headings and len(filled) > 1:
        fields = _by_headings(line, cells, headings)
        if len(cells) <= len(headings) or parse_class(fields.school_class):
            return fields
    return _by_shape(line, filled)


def _by_headings(line: int, cells: Cells, headings: Headings) -> Fields:
    def column(*wanted: Column) -> str:
        found = {kind: cell for kind, cell in zip(headings, cells, strict=False) if kind is not None}
        return " ".join(found[kind] for kind in wanted if found.get(kind))

    return Fields(
        line=line,
        name=column("name") or column("surname", "first_name", "middle_name"),
        school_class=column("class", "letter"),
    )


def _by_shape(line: int, cells: Cells) -> Fields:
    """Without headings the class is the first cell after the name that looks like one, else the first cell of all."""
    at = next((index for index, cell in enumerate(cells) if index and _class_in(cell, " ".join(cells))), None)
    if at is not None:
        return _around_class(line, cells, at)
    if len(cells) > 1 and _is_class_first(cells):
        return Fields(line=line, name=cells[1], school_class=cells[0], extra=cells[2:])
    numberless = _without_number(cells)
    if len(numberless) > 1 and " " in _NUMBER_BEFORE_NAME.sub("", numberless[0], count=1):
        return _after_whole_name(line, numberless)
    joined = " ".join(numberless)
    name, school_class = _split_words(_NUMBER_BEFORE_NAME.sub("", joined, count=1))
    return Fields(line=line, name=name, school_class=school_class)


def _after_whole_name(line: int, cells: Cells) -> Fields:
    """Surname and first name stand in one cell: what follows is meant as a class, though nobody can read it."""
    name, school_class = _NUMBER_BEFORE_NAME.sub("", cells[0], count=1), " ".join(cells[1:])
    return Fields(line=line, name=name, school_class=school_class)


def _around_class(line: int, cells: Cells, at: int) -> Fields:
    """The cells before the class are the name; a single letter after it belongs to the class."""
    before, school_class, after = cells[:at], cells[at], cells[at + 1 :]
    if after and len(after[0]) == 1 and parse_class(f"{school_class} {after[0]}"):
        school_class, after = f"{school_class} {after[0]}", after[1:]
    if len(before) == 1 and _NUMBER.fullmatch(before[0]) and after:
        before, after = after[:1], after[1:]
    name = _NUMBER_BEFORE_NAME.sub("", " ".join(_without_number(before)), count=1)
    return Fields(line=line, name=name, school_class=school_class, extra=after)


def _is_class_first(cells: Cells) -> bool:
    """A class with its letter; a bare number only if no class follows the name, else it numbers the line."""
    first = _class_in(cells[0], " ".join(cells))
    return first is not None and (first.letter is not None or not _split_words(cells[1])[1])


def _class_in(text: str, line: str) -> SchoolClass | None:
    """The class that a part of a line names. In a line of Latin letters alone "V A" are somebody's initials."""
    is_initials = line.isascii() and not any(map(str.isdigit, text))
    return None if is_initials else parse_class(text)


def _without_number(cells: Cells) -> Cells:
    return cells[1:] if len(cells) > 1 and _NUMBER.fullmatch(cells[0]) else cells


def _split_words(text: str) -> tuple[str, str]:
    """Name and class out of one text: the class ends it, or begins it with its letter.

    A last word with a digit is taken for a class that nobody can read rather than for a part of the name.
    """
    if parse_class(text):
        return "", text
    words = text.split()
    for count in range(min(_LONGEST_CLASS_WORDS, len(words) - 1), 0, -1):
        tail, head = " ".join(words[-count:]), " ".join(words[:count])
        if _class_in(tail, text):
            return " ".join(words[:-count]), tail
        found = _class_in(head, text)
        if found is not None and found.letter is not None:
            return " ".join(words[count:]), head
    if len(words) > 1 and any(char.isdigit() for char in words[-1]):
        return " ".join(words[:-1]), words[-1]
    return text, ""
