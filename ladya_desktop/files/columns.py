"""Rows of a list of pupils as names and classes, with column headings or without.

With headings the columns are found by them; a row that is put together otherwise, or a list without headings, is read
by its shape. A class that stands alone on its row is the class of the rows below it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ladya_desktop.files.headings import (
    NO_HEADINGS,
    Headings,
    filled_cells,
    heading_row,
    headings_of,
    is_class_heading,
    starts_of,
)
from ladya_desktop.files.list_rows import ListRow, without_numbers
from ladya_desktop.files.remark import Remark, remark
from ladya_desktop.files.row_shape import Shape, shape_of
from ladya_desktop.files.school_class import is_class_for_sure, parse_class
from ladya_desktop.texts.school_words import TOTALS

CLASS_FROM_ELSEWHERE: Final = ("participants.class_above", "participants.class_of_sheet")
"""Remarks that the class of a pupil does not stand on his row."""
_LONGEST_TOTAL: Final = 4
_NO_NAME: Final = re.compile(r"[\d:_]")
"""Stands in a total or a signature under a list, not in a name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fields:
    """What stands on a row: its number from 1, the name and the class as written, cells that are neither.

    `fault` is why the name or the class could not be read, `remarks` say where they came from.
    """

    line: int
    name: str
    school_class: str
    extra: tuple[str, ...] = ()
    fault: Remark | None = None
    remarks: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadList:
    """The pupils of a list, the titles of the columns that are not taken, and rows that hold no pupil."""

    pupils: tuple[Fields, ...]
    left_out: tuple[str, ...] = ()
    passed_over: tuple[int, ...] = ()


def read_list(rows: Iterable[ListRow], title: str = "") -> ReadList:
    """The pupils of a list; `title` may be a class too, that of all pupils who have none on their rows.

    A heading rules the rows below it. What stands above the first one is no pupil unless it looks like a row of them.
    """
    all_rows = tuple(rows)
    found_at = heading_row(all_rows)
    first = found_at or 0
    if found_at is None:
        all_rows = without_numbers(all_rows)
    pupils, passed_over = _above_headings(all_rows[:first])
    starts: tuple[int, ...] = (0,)
    lists: tuple[Headings, ...] = (NO_HEADINGS,)
    left_out: dict[str, None] = {}
    for row in all_rows[first:]:
        found = headings_of(row)
        if found is not None:
            starts = starts_of(row)
            lists = tuple(headings_of(part) or NO_HEADINGS for part in row.parts(starts))
            left_out |= dict.fromkeys(title for headings in lists for title in headings.left_out)
            continue
        parts = list(zip(row.parts(starts), lists, strict=True))
        read = [fields for part, headings in parts if (fields := _fields(part, headings)) is not None]
        pupils += read
        if not read and any(headings.is_said_in(part) for part, headings in parts):
            passed_over.append(row.line)
    return ReadList(
        pupils=tuple(_with_class_above(pupils, title)), left_out=tuple(left_out), passed_over=tuple(passed_over)
    )


def _above_headings(rows: Sequence[ListRow]) -> tuple[list[Fields], list[int]]:
    """Pupils above the first heading: in two cells at least, for a title may end like a class. And all other rows."""
    pupils: list[Fields] = []
    passed_over: list[int] = []
    for row in rows:
        fields = _by_shape(row, row.cells)
        is_class_alone = not fields.name and is_class_for_sure(fields.school_class)
        is_pupil = fields.name and parse_class(fields.school_class) and len(filled_cells(row.cells)) > 1
        if is_class_alone or is_pupil:
            pupils.append(fields)
        else:
            passed_over.append(row.line)
    return pupils, passed_over


def _fields(row: ListRow, headings: Headings) -> Fields | None:
    """By the headings if the row has their columns, else by its shape. None if there is no pupil in them."""
    if _is_total(row):
        return None
    if not headings.columns:
        return _by_shape(row, row.cells)
    told = headings.told_cells(row)
    if not filled_cells(told) and not row.faults:
        return None
    is_longer = len(row.cells) > len(headings.columns)
    if headings.has("class", "grade") and (len(filled_cells(told)) > 1 or row.faults):
        fields = _by_headings(row, headings)
        if not is_longer or parse_class(fields.school_class):
            return fields
    return _by_shape(row, told)


def _is_total(row: ListRow) -> bool:
    """Whether a row below a list counts its pupils."""
    words = " ".join(filled_cells(row.cells)).casefold().split()
    return bool(words) and words[0].rstrip(":") in TOTALS and len(words) <= _LONGEST_TOTAL


def _by_headings(row: ListRow, headings: Headings) -> Fields:
    name, school_class = _name(row, headings), _class(row, headings)
    wanted = headings.places("name", "surname", "first_name", "middle_name", "class", "grade", "letter")
    fault = next((row.faults[at] for at in wanted if at in row.faults), None)
    extra = filled_cells(row.cells[len(headings.columns) :])
    return Fields(line=row.line, name=name, school_class=school_class, extra=extra, fault=fault, remarks=_said_of(row))


def _name(row: ListRow, headings: Headings) -> str:
    """Surname, first name and patronymic; beside one of them a column "name" may mean the other, or all of it."""
    surname, first, middle = (" ".join(headings.cells(row, kind)) for kind in ("surname", "first_name", "middle_name"))
    whole = "" if surname and first else " ".join(headings.cells(row, "name"))
    parts = [part for part in (surname, whole, first, middle) if part]
    return " ".join(part for part in parts if part == whole or part not in whole)


def _class(row: ListRow, headings: Headings) -> str:
    """The class, its letter apart or not. Grade and class in two columns are "5" and "5A", or "5" and "A"."""
    written, letter, grade = (" ".join(headings.cells(row, kind)) for kind in ("class", "letter", "grade"))
    ways = (
        f"{written} {letter}",
        written,
        f"{grade} {written} {letter}",
        f"{grade} {letter}",
        grade,
    )
    readable = (way for way in (" ".join(way.split()) for way in ways) if parse_class(way))
    return next(readable, f"{written or grade} {letter}".strip())


def _by_shape(row: ListRow, cells: Iterable[str]) -> Fields:
    shape: Shape = shape_of(filled_cells(cells))
    if is_class_heading(shape.name):
        shape = replace(shape, name="")
    is_whole = bool(shape.name) and parse_class(shape.school_class) is not None
    fault = None if is_whole else next(iter(row.faults.values()), None)
    return Fields(
        line=row.line,
        name=shape.name,
        school_class=shape.school_class,
        extra=shape.extra,
        fault=fault,
        remarks=_said_of(row),
    )


def _said_of(row: ListRow) -> tuple[Remark, ...]:
    return (remark("hidden_row", line=row.line),) if row.is_hidden else ()


def _with_class_above(pupils: Sequence[Fields], title: str) -> Iterator[Fields]:
    """Pupils without a class get the one that stands alone on a row above, or the sheet's."""
    of_title = remark("class_of_sheet", text=title)
    above = Fields(line=0, name="", school_class=title, remarks=(of_title,)) if is_class_for_sure(title) else None
    used: set[int] = set()
    filled: list[Fields] = []
    for each in pupils:
        if not each.name and is_class_for_sure(each.school_class):
            above = replace(each, remarks=(remark("class_above", line=each.line, earlier=each.line),))
        elif above is not None and _lacks_class(each):
            used.add(above.line)
            filled.append(replace(each, school_class=above.school_class, remarks=(*each.remarks, *above.remarks)))
            continue
        filled.append(each)
    return (each for each in filled if each.line not in used)


def _lacks_class(fields: Fields) -> bool:
    return bool(fields.name) and not fields.school_class and not fields.fault and not _NO_NAME.search(fields.name)
