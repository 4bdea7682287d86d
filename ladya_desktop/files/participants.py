"""Lists of pupils, typed, pasted or from a file, read into a preview: what is taken and what is wrong where."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from ladya_desktop.files.columns import CLASS_FROM_ELSEWHERE, Fields, ReadList, read_list
from ladya_desktop.files.decoding import ARCHIVE, MAX_BYTES, Decoded, Encoding, decode
from ladya_desktop.files.list_rows import as_text, text_rows
from ladya_desktop.files.pupil_rows import ParticipantRow, judged
from ladya_desktop.files.remark import Remark, remark
from ladya_desktop.files.school_class import parse_class
from ladya_desktop.files.spreadsheet import Sheet, read_book
from ladya_desktop.tournament.names import same_pupil_key
from ladya_desktop.tournament.setup import Entry

ADMITTED: Final = range(1, 10)
"""Grades 1 to 9, the regulation's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListFile:
    """The bytes of a file. `encoding` and `sheet` are what somebody has chosen, None: what seems best."""

    data: bytes
    encoding: Encoding | None = None
    sheet: str | None = None


ListSource: TypeAlias = str | ListFile | tuple[Fields, ...]
"""A text, a file, or rows of a preview with corrections."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantsPreview:
    """What a list holds. `problem` is about the whole of it.

    `left_out` are titles of columns that are not taken, `passed_over` lines that hold no pupil. Of a file: `text` is
    what stands in it, `encoding` how a text was or may be encoded, `sheets` the titles of a workbook's sheets, `sheet`
    the one that was read and `other_sheets` those that hold pupils too.
    """

    rows: tuple[ParticipantRow, ...]
    problem: Remark | None
    left_out: tuple[str, ...] = ()
    passed_over: tuple[int, ...] = ()
    text: str = ""
    encoding: Encoding | None = None
    sheets: tuple[str, ...] = ()
    sheet: str | None = None
    other_sheets: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The pupils of all rows that are taken."""
        return tuple(entry for row in self.rows if (entry := row.entry) is not None)

    @property
    def refused(self) -> tuple[ParticipantRow, ...]:
        """The rows that are not taken."""
        return tuple(row for row in self.rows if row.problem is not None)


EMPTY_PREVIEW: Final = ParticipantsPreview(rows=(), problem=None)


def preview_participants(
    source: ListSource, *, admitted: Collection[int] = ADMITTED, taken: Iterable[Entry] = ()
) -> ParticipantsPreview:
    """The preview of a list. `admitted` are the grades that may play, `taken` the pupils who are entered already."""
    match source:
        case str():
            read = read_list(text_rows(source))
            shown = EMPTY_PREVIEW
        case ListFile():
            read, shown = _read_file(source)
        case _:
            read, shown = ReadList(pupils=source), EMPTY_PREVIEW
    if shown.problem is not None:
        return shown
    rows = tuple(judged(read.pupils, admitted, frozenset(map(same_pupil_key, taken))))
    problem = None if rows else remark("nobody")
    return replace(shown, rows=rows, problem=problem, left_out=read.left_out, passed_over=read.passed_over)


def corrected(
    preview: ParticipantsPreview, at: int, *, name: str | None = None, school_class: str | None = None
) -> tuple[Fields, ...]:
    """The rows of a preview with the name or the class of one of them written anew."""
    rows = [row.fields for row in preview.rows]
    old = rows[at]
    is_from_elsewhere = school_class is None
    rows[at] = replace(
        old,
        name=old.name if name is None else name,
        school_class=old.school_class if school_class is None else school_class,
        fault=None,
        remarks=tuple(each for each in old.remarks if is_from_elsewhere or each.code not in CLASS_FROM_ELSEWHERE),
    )
    return tuple(rows)


def _read_file(file: ListFile) -> tuple[ReadList, ParticipantsPreview]:
    nobody = ReadList(pupils=())
    if file.data.startswith(ARCHIVE) and len(file.data) <= MAX_BYTES:
        sheets = read_book(file.data)
        return (nobody, _failed(sheets)) if isinstance(sheets, Remark) else _read_sheet(sheets, file.sheet)
    decoded = decode(file.data, file.encoding)
    if not isinstance(decoded, Decoded):
        shown = _failed(remark(f"file_{decoded}"))
        return nobody, replace(shown, encoding="cp1251") if decoded == "encoding" else shown
    shown = replace(EMPTY_PREVIEW, text=decoded.text, encoding=decoded.encoding)
    return read_list(text_rows(decoded.text)), shown


def _read_sheet(sheets: tuple[Sheet, ...], chosen: str | None) -> tuple[ReadList, ParticipantsPreview]:
    """The sheet that was chosen, else the one with the most pupils whose class can be read."""
    if not sheets:
        return ReadList(pupils=()), _failed(remark("file_no_sheet"))
    lists = {sheet.title: read_list(sheet.rows, sheet.title) for sheet in sheets}
    pupils = {title: _count(read) for title, read in lists.items()}
    best = max(sheets, key=lambda sheet: pupils[sheet.title])
    sheet = next((each for each in sheets if each.title == chosen), best)
    shown = replace(
        EMPTY_PREVIEW,
        text=as_text(sheet.rows),
        sheets=tuple(lists),
        sheet=sheet.title,
        other_sheets=tuple(title for title, count in pupils.items() if count and title != sheet.title),
    )
    return lists[sheet.title], shown


def _count(read: ReadList) -> int:
    return sum(1 for fields in read.pupils if fields.name and parse_class(fields.school_class))


def _failed(problem: Remark) -> ParticipantsPreview:
    return replace(EMPTY_PREVIEW, problem=problem)
