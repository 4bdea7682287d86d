"""The archive that a spreadsheet is: whether it may be opened, and what stands in its sheets besides values.

Nothing is unpacked to the disk, and no more than a list of pupils may need is unpacked at all.
"""

import zipfile
import zlib
from dataclasses import dataclass
from io import BytesIO
from typing import IO, Final
from xml.etree import ElementTree

from ladya_desktop.files.remark import Remark, remark

MAX_UNPACKED_BYTES: Final = 30_000_000
MAX_PARTS: Final = 2000

_WORKBOOK: Final = "xl/workbook.xml"
_STRINGS: Final = "xl/sharedStrings.xml"
_OTHERS: Final = (
    ("xl/workbook.bin", "XLSB"),
    ("content.xml", "ODS"),
    ("Index/Document.iwa", "Numbers"),
)
"""Parts that tell a table of another program, and what its files are called."""
_WORD: Final = "word/document.xml"
_ENCRYPTED: Final = 0x1


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetMarks:
    """What a sheet's own text tells and its values do not.

    `merged` are rectangles as written ("B2:B7"), `hidden_rows` numbers of rows, `valueless` cells with a formula that
    was never worked out ("C3"), `last_row` the last one with a value.
    """

    merged: tuple[str, ...]
    hidden_rows: frozenset[int]
    valueless: frozenset[str]
    last_row: int


def checked(data: bytes) -> bytes | Remark:
    """A workbook that may be opened, mended if need be, or why it is none."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _fault(archive) or _with_usual_names(archive, data)
    except (zipfile.BadZipFile, zlib.error, OSError, ValueError, EOFError, NotImplementedError):
        return remark("file_book_damaged")


def marks_of(sheet: IO[bytes]) -> SheetMarks:
    """What a sheet's part tells, read once from end to end."""
    merged: list[str] = []
    hidden: set[int] = set()
    valueless: set[str] = set()
    row = last_row = 0
    for event, element in ElementTree.iterparse(sheet, events=("start", "end")):
        match event, _tag(element):
            case "start", "row":
                row = int(element.get("r", row + 1))
                hidden |= {row} if element.get("hidden") in ("1", "true") else set()
            case "end", "c":
                valueless |= {element.get("r", "")} if _is_valueless(element) else set()
                last_row = row if len(element) else last_row
            case "end", "row":
                element.clear()
            case "end", "mergeCell":
                merged.append(element.get("ref", ""))
    return SheetMarks(
        merged=tuple(merged), hidden_rows=frozenset(hidden), valueless=frozenset(valueless), last_row=last_row
    )


def _is_valueless(cell: ElementTree.Element) -> bool:
    """A formula may give an empty text; then the file says that it is a text."""
    parts = {_tag(part): part.text for part in cell}
    return "f" in parts and not parts.get("v") and cell.get("t") != "str"


def _tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _fault(archive: zipfile.ZipFile) -> Remark | None:
    parts = archive.infolist()
    names = {part.filename for part in parts}
    if any(part.flag_bits & _ENCRYPTED for part in parts):
        return remark("file_locked_book")
    if sum(part.file_size for part in parts) > MAX_UNPACKED_BYTES or len(parts) > MAX_PARTS:
        return remark("file_book_too_large", limit=MAX_UNPACKED_BYTES // 1_000_000)
    if _WORKBOOK in names or any(name.startswith("xl/") and name.endswith(".xml") for name in names):
        return None
    if _WORD in names:
        return remark("file_word")
    other = next((name for part, name in _OTHERS if part in names), None)
    return remark("file_other_book", kind=other) if other else remark("file_archive")


def _with_usual_names(archive: zipfile.ZipFile, data: bytes) -> bytes:
    """Some programs write the part with the texts under a name in other capitals than they say it has."""
    names = archive.namelist()
    if _STRINGS in names or _STRINGS.casefold() not in map(str.casefold, names):
        return data
    copy = BytesIO()
    with zipfile.ZipFile(copy, "w") as fresh:
        for name in names:
            fresh.writestr(_STRINGS if name.casefold() == _STRINGS.casefold() else name, archive.read(name))
    return copy.getvalue()
