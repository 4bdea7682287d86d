"""Name and class of a row without headings, seen by what its cells look like."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from ladya_desktop.files.school_class import GRADES, SchoolClass, parse_class

Cells: TypeAlias = tuple[str, ...]

_NUMBER: Final = re.compile(r"[0-9]{1,4}[.)]?")
_NUMBER_BEFORE_NAME: Final = re.compile(r"^[0-9]{1,4}[.)]\s*(?=\S)")
_NUMBERED_NAME: Final = re.compile(r"[^\W\d_]{2,}[0-9]{1,3}")
"""Players told apart by a number: "Player12"."""
_LONGEST_CLASS_WORDS: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The name and the class as written, and cells that are neither."""

    name: str
    school_class: str
    extra: Cells = ()


def shape_of(cells: Cells) -> Shape:
    """The class is the cell after the name that looks like one, else the first cell of all. No cell is blank."""
    at = _class_after_name(cells)
    if at is not None:
        return _around_class(cells, at)
    if len(cells) > 1 and _is_class_first(cells):
        return Shape(name=cells[1], school_class=cells[0], extra=cells[2:])
    numberless = _without_number(cells)
    if len(numberless) > 1 and " " in _NUMBER_BEFORE_NAME.sub("", numberless[0], count=1):
        return _after_whole_name(numberless)
    joined = " ".join(numberless)
    name, school_class = _split_words(_NUMBER_BEFORE_NAME.sub("", joined, count=1))
    return Shape(name=name, school_class=school_class)


def _class_after_name(cells: Cells) -> int | None:
    """Which cell after the first is most like a class: with a letter, or at least a grade that there is."""
    line = " ".join(cells)
    found = {at: each for at, cell in enumerate(cells) if at and (each := _class_in(cell, line)) is not None}
    return max(found, key=lambda at: (found[at].letter is not None, found[at].grade in GRADES), default=None)


def _after_whole_name(cells: Cells) -> Shape:
    """Surname and first name stand in one cell: what follows is meant as a class, though nobody can read it."""
    return Shape(name=_NUMBER_BEFORE_NAME.sub("", cells[0], count=1), school_class=" ".join(cells[1:]))


def _around_class(cells: Cells, at: int) -> Shape:
    """The cells before the class are the name, but for numbers and dates; a single letter after it belongs to it."""
    before, school_class, after = cells[:at], cells[at], cells[at + 1 :]
    if after and len(after[0]) == 1 and parse_class(f"{school_class} {after[0]}"):
        school_class, after = f"{school_class} {after[0]}", after[1:]
    if len(before) == 1 and _NUMBER.fullmatch(before[0]) and after:
        before, after = after[:1], after[1:]
    told = _without_number(before)
    named = tuple(cell for cell in told if not _has_digit(cell) or _NUMBERED_NAME.fullmatch(cell)) or told[:1]
    name = _NUMBER_BEFORE_NAME.sub("", " ".join(named), count=1)
    return Shape(name=name, school_class=school_class, extra=(*(cell for cell in told if cell not in named), *after))


def _is_class_first(cells: Cells) -> bool:
    """A class with its letter; a bare number only if no class follows the name, else it numbers the line."""
    first = _class_in(cells[0], " ".join(cells))
    return first is not None and (first.letter is not None or not _split_words(cells[1])[1])


def _class_in(text: str, line: str) -> SchoolClass | None:
    """The class that a part of a line names. In a line of Latin letters alone "V A" are somebody's initials."""
    is_initials = line.isascii() and not _has_digit(text)
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
    if len(words) > 1 and _has_digit(words[-1]):
        return " ".join(words[:-1]), words[-1]
    return text, ""


def _has_digit(text: str) -> bool:
    return any(map(str.isdigit, text))
