"""Standings and participants as CSV and XLSX, for whoever goes on with them in a spreadsheet.

CSV is UTF-8 with a byte order mark, as spreadsheets recognise it; in Russian with semicolons and decimal commas, in
English with commas and points. A text that a spreadsheet would take for a formula has an apostrophe before it there
(lists of pupils read it back without); in XLSX such a cell is marked as text. Places shared have a dash that no
spreadsheet takes for a date.
"""

import csv
import re
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ladya_desktop.files.one_line import one_line
from ladya_desktop.texts import language, t, tie_break_words
from ladya_desktop.texts.times import decimal_mark
from ladya_desktop.texts.tournament_values import group_title
from ladya_desktop.tournament.view import CrosstableRow, GroupView, ParticipantView, TournamentView

if TYPE_CHECKING:
    from openpyxl import Workbook
    from openpyxl.cell.cell import Cell as BookCell
    from openpyxl.worksheet.worksheet import Worksheet

Cell: TypeAlias = str | int | Fraction | None

FORMULA_STARTS: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What begins a formula; the last four are the same signs in full width."""
TEXT_MARK: Final = "'"
_NOT_PLAIN: Final = (*FORMULA_STARTS, "#")
"""A text that begins so is marked as one; the last is that of the names of errors."""

_EN_DASH: Final = "\u2013"
_SEPARATORS: Final = {"ru": ";", "en": ","}
_MAX_SHEET_LETTERS: Final = 31
_NOT_IN_SHEET_NAME: Final = re.compile(r"[\[\]:*?/\\']")
_HEADING_COLOR: Final = "FFE8E2D4"
_WIDEST: Final = 45
_PADDING: Final = 3
_A4: Final = 9
_DECIMALS: Final = 4
"""A third is given with so many decimals; points and tie-breaks of a round-robin need two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A table with its headings; fractions are points and tie-breaks."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def standings_csv(group: GroupView) -> bytes:
    """The standings of a group in final order; only headings before the draw."""
    return csv_bytes(standings_sheet(group))


def standings_xlsx(tournament: TournamentView, groups: Sequence[GroupView] = ()) -> bytes:
    """The standings of these groups or of all, each on a sheet of its own."""
    return xlsx_bytes(tournament.title, [standings_sheet(group) for group in groups or tournament.groups])


def participants_csv(tournament: TournamentView, groups: Sequence[GroupView] = ()) -> bytes:
    """The pupils of these groups or of all; lists of pupils can be read from it again."""
    title = t("exports.participants")
    sheets = [participants_sheet(group) for group in groups or tournament.groups]
    headings = sheets[0].headings if sheets else ()
    rows = tuple((sheet.title, *row) for sheet in sheets for row in sheet.rows)
    return csv_bytes(Sheet(title=title, headings=(t("exports.column_group"), *headings), rows=rows))


def participants_xlsx(tournament: TournamentView, groups: Sequence[GroupView] = ()) -> bytes:
    """The pupils of these groups or of all, each on a sheet of its own."""
    return xlsx_bytes(tournament.title, [participants_sheet(group) for group in groups or tournament.groups])


def standings_sheet(group: GroupView) -> Sheet:
    """Place, number, name, class, games, points and the tie-breaks of the group's list; the annulled come last."""
    tie_breaks = group.setup.tie_breaks
    columns = ("place", "number", "name", "class", "games", "points")
    headings = (*(t(f"exports.column_{one}") for one in columns), *map(tie_break_words.heading, tie_breaks))
    table = group.crosstable
    rows = [table.rows[number - 1] for number in table.order] if table else []
    return Sheet(
        title=group_title(group.called),
        headings=(*headings, t("exports.column_note")),
        rows=tuple(_standings_row(row, tie_breaks) for row in rows),
    )


def participants_sheet(group: GroupView) -> Sheet:
    """Number, name and class of everybody on the list, those without a number last."""
    columns = ("number", "name", "class", "note")
    pupils = (*group.participants, *group.undrawn)
    return Sheet(
        title=group_title(group.called),
        headings=tuple(t(f"exports.column_{one}") for one in columns),
        rows=tuple((pupil.number, pupil.name, pupil.class_name, _note(pupil)) for pupil in pupils),
    )


def csv_bytes(sheet: Sheet) -> bytes:
    """A sheet as CSV in the way of the language chosen."""
    text = StringIO()
    writer = csv.writer(text, delimiter=_SEPARATORS[language()], lineterminator="\r\n")
    writer.writerow(map(_csv_text, sheet.headings))
    writer.writerows([_csv_text(cell) for cell in row] for row in sheet.rows)
    return text.getvalue().encode("utf-8-sig")


def xlsx_bytes(title: str, sheets: Sequence[Sheet]) -> bytes:
    """A workbook with these sheets; an empty one if there are none."""
    bits = xlsx_in_turn(title, sheets)
    while True:
        try:
            next(bits)
        except StopIteration as made:
            return bytes(made.value)


def xlsx_in_turn(title: str, sheets: Sequence[Sheet]) -> Generator[None, None, bytes]:
    """The same, for sheets of thousands of rows: it yields after each row, the headings too.

    Rows go into a file of the system's temporary folder at once; none is left, also of a workbook that is given up.
    """
    from openpyxl import Workbook

    workbook = Workbook(write_only=True)
    workbook.properties.title, workbook.properties.creator = one_line(title), "ladya-desktop"
    try:
        for sheet in sheets:
            worksheet = workbook.create_sheet(_sheet_name(sheet.title))
            _lay_out(worksheet, sheet)
            worksheet.append(_heading_cells(worksheet, sheet.headings))
            yield
            for row in sheet.rows:
                worksheet.append([_value(worksheet, cell) for cell in row])
                yield
        data = BytesIO()
        workbook.save(data)
    except BaseException:
        _give_up(workbook)
        raise
    return data.getvalue()


def _standings_row(row: CrosstableRow, tie_breaks: Iterable[str]) -> tuple[Cell, ...]:
    pupil, values = row.participant, dict(row.tie_breaks)
    return (
        _places(row.places),
        pupil.number,
        pupil.name,
        pupil.class_name,
        row.games_played,
        Fraction(row.half_points, 2),
        *(values.get(code) for code in tie_breaks),
        _note(pupil),
    )


def _places(places: tuple[int, int] | None) -> Cell:
    if places is None:
        return None
    first, last = places
    return first if first == last else f"{first}{_EN_DASH}{last}"


def _note(pupil: ParticipantView) -> str:
    if pupil.is_annulled:
        return t("exports.note_annulled")
    return t("exports.note_withdrawn") if pupil.is_withdrawn else ""


def _csv_text(cell: Cell) -> str:
    match cell:
        case None:
            return ""
        case str():
            text = one_line(cell)
            return f"{TEXT_MARK}{text}" if text.startswith(FORMULA_STARTS) else text
        case int():
            return str(cell)
        case _:
            return f"{_decimal(cell):f}".replace(".", decimal_mark())


def _decimal(value: Fraction) -> Decimal:
    decimal = Decimal(value.numerator) / Decimal(value.denominator)
    return round(decimal, _DECIMALS).normalize() if decimal % 1 else Decimal(int(decimal))


def _sheet_name(title: str) -> str:
    return _NOT_IN_SHEET_NAME.sub("_", one_line(title))[:_MAX_SHEET_LETTERS]


def _lay_out(worksheet: "Worksheet", sheet: Sheet) -> None:
    """Headings that stay in sight, columns as wide as what will be in them, a page as wide as the paper."""
    from openpyxl.utils import get_column_letter
    from openpyxl.worksheet.properties import PageSetupProperties

    for column, heading in enumerate(sheet.headings):
        widest = max(len(_csv_text(cell)) for cell in (heading, *(row[column] for row in sheet.rows)))
        worksheet.column_dimensions[get_column_letter(column + 1)].width = min(widest + _PADDING, _WIDEST)
    worksheet.freeze_panes = "A2"
    worksheet.print_title_rows = "1:1"
    worksheet.page_setup.orientation = "landscape"
    worksheet.page_setup.paperSize = _A4
    worksheet.page_setup.fitToHeight = 0
    worksheet.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)


def _value(worksheet: "Worksheet", value: Cell) -> object:
    """A number as one; a text as text, whatever it begins with."""
    match value:
        case None | int():
            return value
        case str():
            text = one_line(value)
            return _text_cell(worksheet, text) if text.startswith(_NOT_PLAIN) else text
        case _:
            return _decimal(value)


def _text_cell(worksheet: "Worksheet", text: str) -> "BookCell":
    from openpyxl.cell import WriteOnlyCell

    cell = WriteOnlyCell(worksheet, text)
    cell.data_type = "s"
    cell.quotePrefix = text.startswith(FORMULA_STARTS)
    return cell


def _heading_cells(worksheet: "Worksheet", headings: Iterable[str]) -> "list[BookCell]":
    from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

    line = Side(style="thin", color="FF8A8171")
    cells = [_text_cell(worksheet, one_line(heading)) for heading in headings]
    for cell in cells:
        cell.font = Font(bold=True)
        cell.fill = PatternFill("solid", fgColor=_HEADING_COLOR)
        cell.border = Border(bottom=line)
        cell.alignment = Alignment(horizontal="center", vertical="center")
    return cells


def _give_up(workbook: "Workbook") -> None:
    """Takes away the files of rows already written, which the library would leave until the program ends."""
    worksheets: Sequence[Any] = workbook.worksheets
    for worksheet in worksheets:
        with suppress(Exception):  # the disk is full, or this sheet is done with
            worksheet.close()
        with suppress(Exception):
            worksheet._writer.cleanup()
