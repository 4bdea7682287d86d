"""Rows of a list of pupils before anybody knows what stands in which column: of a text, or of a sheet."""

import csv
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ladya_desktop.files.exports import FORMULA_STARTS, TEXT_MARK
from ladya_desktop.files.remark import Remark, remark
from ladya_desktop.tournament.names import clean_name

SEPARATORS: Final = ("\t", ";", ",")
MAX_LINE_LETTERS: Final = 1000
"""What stands further on a line is not read: no name and class are that long."""
MAX_QUOTED_LINES: Final = 5
"""A cell in quotes may hold line breaks, but not more than these: else a quote was forgotten."""

BLANK: Final = "".join(SEPARATORS) + " "
_MARKED: Final = re.compile(f"{TEXT_MARK}[{re.escape(''.join(FORMULA_STARTS))}]")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_ENDS_CELL: Final = {separator: re.compile(rf" *({re.escape(separator)}|\n|$)") for separator in SEPARATORS}
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_SPREADSHEET_HINT: Final = re.compile(r"sep=.")


@dataclass(frozen=True, slots=True, kw_only=True)
class ListRow:
    """A row that holds something: its number from 1, and its cells, clean.

    `faults` are cells that could not be read, by their index; `covered` the cells that a merged cell to the left
    reaches over; `is_hidden`: the sheet does not show the row.
    """

    line: int
    cells: tuple[str, ...]
    faults: Mapping[int, Remark] = field(default_factory=dict)
    covered: frozenset[int] = frozenset()
    is_hidden: bool = False

    def parts(self, starts: tuple[int, ...]) -> Iterator["ListRow"]:
        """The row cut into rows of the same line that begin at these cells."""
        if len(starts) == 1:
            yield self
            return
        for start, end in zip(starts, (*starts[1:], len(self.cells)), strict=True):
            yield replace(
                self,
                cells=self.cells[start:end],
                faults={at - start: fault for at, fault in self.faults.items() if start <= at < end},
                covered=frozenset(at - start for at in self.covered if start < at < end),
            )


def text_rows(text: str) -> Iterator[ListRow]:
    """The rows of a text. A cell in quotes may go over several lines; the row has the number of the first."""
    lines = _LINE_END.split(text)
    usual = _usual_separator(lines)
    at = 0
    while at < len(lines):
        cells, count = _read_row(lines, at, usual)
        if any(cell.strip(BLANK) for cell in cells) and not _SPREADSHEET_HINT.fullmatch(lines[at].strip()):
            yield ListRow(line=at + 1, cells=cells, faults=_cut(lines[at], cells))
        at += count


def as_text(rows: Iterable[ListRow]) -> str:
    """Rows as a text with tabs, each on the line of its number."""
    lines: list[str] = []
    for row in rows:
        lines += [""] * (row.line - 1 - len(lines))
        lines.append("\t".join(row.cells).rstrip("\t"))
    return "\n".join(lines)


def without_numbers(rows: tuple[ListRow, ...]) -> tuple[ListRow, ...]:
    """Rows without the numbers they begin with, if these count the rows: 1, 2, 3, and from 1 again."""
    numbers = [int(row.cells[0]) for row in rows if _is_numbered(row)]
    counted = zip(numbers, [0, *numbers], strict=False)
    if len(numbers) < 2 or any(number not in (1, before + 1) for number, before in counted):
        return rows
    return tuple(replace(row, cells=("", *row.cells[1:])) if _is_numbered(row) else row for row in rows)


def _is_numbered(row: ListRow) -> bool:
    return len(row.cells) > 1 and _NUMBER.fullmatch(row.cells[0]) is not None


def _usual_separator(lines: Iterable[str]) -> str:
    counts = Counter(separator for line in lines for separator in SEPARATORS if separator in line)
    return max(SEPARATORS, key=lambda separator: counts[separator])


def _read_row(lines: list[str], at: int, usual: str) -> tuple[tuple[str, ...], int]:
    """The cells of the row that begins on a line, and how many lines it takes."""
    line = lines[at][:MAX_LINE_LETTERS]
    separator = next((one for one in (usual, *SEPARATORS) if one in line), usual)
    if '"' not in line:
        return _clean(line.split(separator)), 1
    for count in range(1, MAX_QUOTED_LINES + 1):
        cells = _unquoted("\n".join(lines[at : at + count]), usual if count > 1 else separator)
        if cells is not None:
            return _clean(cells), count
    return _clean(_odd_quotes(line, separator)), 1


def _odd_quotes(line: str, separator: str) -> list[str]:
    """The cells of a line whose quotes no spreadsheet would write; one that was left open says nothing."""
    if line.count('"') % 2:
        return line.replace('"', "").split(separator)
    return next(csv.reader([line], delimiter=separator), [])


def _unquoted(record: str, separator: str) -> list[str] | None:
    """The cells of a record, None if it ends within quotes or goes on after them, as no spreadsheet writes it.

    Quotes inside a cell that does not begin with one are letters like others.
    """
    cells, at = [""], 0
    while at < len(record) and at < MAX_LINE_LETTERS:
        if record[at] == '"' and not cells[-1].strip():
            closed = _closing_quote(record, at + 1, separator)
            if closed is None:
                return None
            cells[-1], at = record[at + 1 : closed].replace('""', '"'), closed + 1
        elif record[at] == separator:
            cells.append("")
            at += 1
        else:
            cells[-1] += record[at]
            at += 1
    return cells


def _closing_quote(record: str, at: int, separator: str) -> int | None:
    while True:
        at = record.find('"', at)
        if at < 0:
            return None
        if record[at : at + 2] != '""':
            return at if _ENDS_CELL[separator].match(record, at + 1) else None
        at += 2


def _clean(cells: Iterable[str]) -> tuple[str, ...]:
    """Cells in plain letters, without the apostrophe that keeps a text from being a formula."""
    cleaned = map(clean_name, cells)
    return tuple(cell.removeprefix(TEXT_MARK) if _MARKED.match(cell) else cell for cell in cleaned)


def _cut(line: str, cells: tuple[str, ...]) -> Mapping[int, Remark]:
    """The last cell of a line that goes on beyond what is read."""
    is_cut = len(line) > MAX_LINE_LETTERS
    return {len(cells) - 1: remark("line_too_long", limit=MAX_LINE_LETTERS)} if is_cut else {}
