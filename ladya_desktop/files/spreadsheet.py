"""Workbooks (.xlsx) read into rows of a list, sheet by sheet: values as they are shown, merged cells filled.

A formula counts with the value that the spreadsheet program kept in the file; one without is a fault of its cell. A
cell merged over several rows stands in each of them. Hidden rows are read and say that they are hidden.
"""

import warnings
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO
from typing import Final, Protocol, TypeAlias, cast

from ladya_desktop.files.book_archive import SheetMarks, checked, marks_of
from ladya_desktop.files.list_rows import ListRow
from ladya_desktop.files.remark import Remark, remark
from ladya_desktop.tournament.names import clean_name

MAX_COLUMNS: Final = 60
"""Further to the right nothing is read."""
MAX_ROWS: Final = 20_000

_FIRST_BIRTHDAY: Final = 1930
"""An earlier year is a small number in a cell that happens to be formatted as a date."""
_CONTROLS: Final = ("_x000D_", "_x000A_", "_x0009_")
"""How some programs write a line break inside a cell."""

Rectangle: TypeAlias = tuple[int, int, int, int]
"""First column, first row, last column, last row, from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A sheet that is shown, by its title."""

    title: str
    rows: tuple[ListRow, ...]


class _CellRead(Protocol):
    """A cell as openpyxl reads it; one that the file does not have has no coordinate."""

    value: object
    data_type: str
    coordinate: str


class _SheetRead(Protocol):
    """A sheet as openpyxl reads it, row by row. Its part of the archive is its own affair, but told by nothing else."""

    title: str
    sheet_state: str
    _worksheet_path: str

    def reset_dimensions(self) -> None: ...

    def iter_rows(self, *, max_row: int, max_col: int) -> Iterator[Sequence[_CellRead]]: ...


def read_book(data: bytes) -> tuple[Sheet, ...] | Remark:
    """The sheets of a workbook in their order, or why it cannot be read."""
    mended = checked(data)
    if isinstance(mended, Remark):
        return mended
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of pictures, checks and colours that a list has no use for
        try:
            return _read_sheets(mended)
        except Exception:  # a file from outside breaks its reader in any way there is; nothing was taken from it
            return remark("file_book_damaged")


def _read_sheets(data: bytes) -> tuple[Sheet, ...] | Remark:
    from openpyxl import load_workbook

    book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    shown = [sheet for sheet in cast("Iterable[_SheetRead]", book.worksheets) if sheet.sheet_state == "visible"]
    sheets: list[Sheet] = []
    with zipfile.ZipFile(BytesIO(data)) as archive:
        for sheet in shown:
            with archive.open(sheet._worksheet_path) as part:
                marks = marks_of(part)
            if marks.last_row > MAX_ROWS:
                return remark("file_too_many_rows", sheet=sheet.title, limit=MAX_ROWS)
            sheets.append(Sheet(title=sheet.title, rows=tuple(_rows(sheet, marks, book.epoch))))
    book.close()
    return tuple(sheets)


def _rows(sheet: _SheetRead, marks: SheetMarks, epoch: datetime) -> Iterator[ListRow]:
    """The rows that hold anything of their own. What the sheet says of its size is often wrong, so it is forgotten."""
    sheet.reset_dimensions()
    merged = _Merged(marks.merged)
    for number, cells in enumerate(sheet.iter_rows(max_row=MAX_ROWS, max_col=MAX_COLUMNS), start=1):
        texts = [_text(cell.value, epoch) for cell in cells]
        faults = dict(_faults(cells, marks))
        is_blank = not any(texts) and not faults
        covered = merged.fill(number, texts)
        if not is_blank:
            yield ListRow(
                line=number,
                cells=_without_end(texts),
                faults=faults,
                covered=covered,
                is_hidden=number in marks.hidden_rows,
            )


def _faults(cells: Sequence[_CellRead], marks: SheetMarks) -> Iterator[tuple[int, Remark]]:
    for at, cell in enumerate(cells):
        if cell.data_type == "e":
            yield at, remark("cell_error", cell=cell.coordinate, text=str(cell.value))
        elif marks.valueless and getattr(cell, "coordinate", None) in marks.valueless:
            yield at, remark("formula_without_value", cell=cell.coordinate)


def _text(value: object, epoch: datetime) -> str:
    """A value as a sheet shows it; whole numbers without their point, dates as days."""
    match value:
        case None:
            return ""
        case float():
            return f"{value:.10g}"
        case datetime() | date():
            return _day(value, epoch)
        case str():
            for control in _CONTROLS:
                value = value.replace(control, " ")
            return clean_name(value)
        case _:
            return str(value)


def _day(value: date, epoch: datetime) -> str:
    from openpyxl.utils.datetime import to_excel

    if value.year < _FIRST_BIRTHDAY:
        return f"{to_excel(value, epoch):.10g}"  # type: ignore[no-untyped-call]  # its stubs say nothing
    return f"{value.day:02}.{value.month:02}.{value.year}"


def _without_end(texts: list[str]) -> tuple[str, ...]:
    last = max((at for at, text in enumerate(texts) if text), default=-1)
    return tuple(texts[: last + 1])


class _Merged:
    """Merged cells: their text, which stands in their first row, is put into their other rows as well."""

    def __init__(self, references: Iterable[str]) -> None:
        self._starting: dict[int, list[Rectangle]] = {}
        self._open: dict[Rectangle, str] = {}
        for reference in references:
            rectangle = _rectangle(reference)
            self._starting.setdefault(rectangle[1], []).append(rectangle)

    def fill(self, row: int, texts: list[str]) -> frozenset[int]:
        """Fills in a row, the rows coming in their order; returns the indices that a cell to the left reaches over."""
        self._open = {each: text for each, text in self._open.items() if each[3] >= row}
        for each, text in self._open.items():
            texts[each[0] - 1] = text
        starting = [each for each in self._starting.get(row, ()) if each[0] <= len(texts)]
        self._open |= {each: texts[each[0] - 1] for each in starting}
        covered = (range(first, min(last, len(texts))) for first, _, last, _ in self._open)
        return frozenset(at for places in covered for at in places)


def _rectangle(reference: str) -> Rectangle:
    from openpyxl.utils.cell import range_boundaries

    return cast("Rectangle", range_boundaries(reference))
