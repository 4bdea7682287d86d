"""Workbooks for tests, made here as a school's spreadsheet program or an odd one would write them."""

import re
import zipfile
from collections.abc import Callable, Iterable, Mapping
from io import BytesIO

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

HEADINGS = ("Фамилия и имя", "Класс")
PUPILS = (("Дубравина Вера", "3А"), ("Ветерков Тимофей", "2Б"))

Rows = Iterable[Iterable[object]]


def as_bytes(workbook: Workbook) -> bytes:
    """The workbook as its file."""
    file = BytesIO()
    workbook.save(file)
    return file.getvalue()


def book(
    rows: Rows = (HEADINGS, *PUPILS),
    *,
    title: str = "Лист1",
    change: Callable[[Worksheet], object] = lambda _sheet: None,
    **others: Rows,
) -> bytes:
    """A workbook with these rows; `change` does something else to the sheet, `others` are further sheets by title."""
    workbook = Workbook()
    sheet = workbook.worksheets[0]
    sheet.title = title
    fill(sheet, rows)
    change(sheet)
    for name, more in others.items():
        fill(workbook.create_sheet(name), more)
    return as_bytes(workbook)


def fill(sheet: Worksheet, rows: Rows) -> None:
    """Writes rows from the first one on."""
    for number, row in enumerate(rows, start=1):
        for column, value in enumerate(row, start=1):
            sheet.cell(number, column).value = value  # type: ignore[assignment]  # what tests put there


def rewritten(data: bytes, change: Callable[[str, bytes], tuple[str, bytes] | None]) -> bytes:
    """The archive with its parts renamed, changed or left out."""
    copy = BytesIO()
    with zipfile.ZipFile(BytesIO(data)) as archive, zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED) as fresh:
        for name in archive.namelist():
            part = change(name, archive.read(name))
            if part is not None:
                fresh.writestr(*part)
    return copy.getvalue()


def with_sheet_text(data: bytes, pattern: str, replacement: str) -> bytes:
    """The workbook with something else in the text of its sheets."""

    def change(name: str, content: bytes) -> tuple[str, bytes]:
        is_sheet = name.startswith("xl/worksheets/sheet")
        return name, re.sub(pattern.encode(), replacement.encode(), content) if is_sheet else content

    return rewritten(data, change)


def with_shared_texts(data: bytes, name: str = "xl/sharedStrings.xml") -> bytes:
    """The workbook with its texts in a part of their own, under this name, as Excel keeps them."""
    texts: list[bytes] = []

    def shared(found: re.Match[bytes]) -> bytes:
        texts.append(found[2])
        return b'<c%s t="s"><v>%d</v></c>' % (found[1], len(texts) - 1)

    def change(part: str, content: bytes) -> tuple[str, bytes]:
        if part == "[Content_Types].xml":
            kind = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
            override = b'<Override PartName="/xl/sharedStrings.xml" ContentType="%s"/></Types>' % kind
            return part, content.replace(b"</Types>", override)
        return part, re.sub(rb'<c([^>]*) t="inlineStr"><is>(.*?)</is></c>', shared, content)

    changed = rewritten(data, change)
    file = BytesIO(changed)
    with zipfile.ZipFile(file, "a") as more:
        items = b"".join(b"<si>%s</si>" % text for text in texts)
        namespace = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
        more.writestr(name, b'<sst xmlns="%s">%s</sst>' % (namespace, items))
    return file.getvalue()


def archive(parts: Mapping[str, bytes]) -> bytes:
    """An archive of any parts."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as fresh:
        for name, content in parts.items():
            fresh.writestr(name, content)
    return file.getvalue()
