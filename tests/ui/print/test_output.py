"""A PDF and pictures of sheets: whole, of the right size, and the same on every device."""

import re

from PySide6.QtGui import QImage

from ladya_desktop.papers.paper import Heading, Orientation, Paragraph
from ladya_desktop.ui.print.output import pdf_bytes, picture
from ladya_desktop.ui.print.pagination import sheets_of
from tests.papers.events import played
from tests.ui.print.samples import offered, paper_of


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def boxes(pdf: bytes) -> list[tuple[int, int]]:
    """Widths and heights of the pages, in points."""
    found = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", pdf)
    return [(round(float(width)), round(float(height))) for width, height in found]


def darkness(image: QImage) -> int:
    """How many pixels are not white."""
    return sum(image.pixel(x, y) != 0xFFFFFFFF for x in range(image.width()) for y in range(image.height()))


def test_a_pdf_begins_as_one_and_has_every_sheet() -> None:
    sheets = sheets_of([offered(played(24, 0), "schedule")])
    pdf = pdf_bytes(sheets, "Расписание")
    assert pdf.startswith(b"%PDF-1.")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert pages(pdf) == len(sheets) > 3


def test_the_crosstable_of_24_is_one_page_that_lies() -> None:
    pdf = pdf_bytes(sheets_of([offered(played(24), "crosstable")]), "Таблица")
    assert pages(pdf) == 1
    assert boxes(pdf) == [(842, 595)]


def test_sheets_that_lie_and_stand_are_together_in_one_pdf() -> None:
    standing = paper_of(Paragraph(text="стоит"))
    lying = paper_of(Paragraph(text="лежит"), orientation=Orientation.LANDSCAPE)
    assert boxes(pdf_bytes(sheets_of([standing, lying, standing]), "x")) == [(595, 842), (842, 595), (595, 842)]


def test_the_typeface_goes_along() -> None:
    pdf = pdf_bytes(sheets_of([paper_of(Heading(text="Таблица"))]), "x")
    assert b"Inter" in pdf


def test_every_diploma_is_a_page() -> None:
    pdf = pdf_bytes(sheets_of([offered(played(6), "diplomas")]), "Дипломы")
    assert pages(pdf) == 3


def test_lines_to_cut_along_are_drawn() -> None:
    (sheet, *_) = sheets_of([offered(played(4, 0), "blank_sheets")])
    image = picture(sheet, 600)
    column = [image.pixelColor(300, y).lightness() for y in range(60, 360)]
    assert min(column) < 250
    assert column.count(255) > 50


def test_a_picture_shows_what_is_on_the_sheet() -> None:
    (empty,) = sheets_of([paper_of()])
    (full,) = sheets_of([paper_of(Heading(text="Протокол"))])
    assert picture(full, 300).size().toTuple() == (300, round(300 * 297 / 210))
    assert darkness(picture(full, 300)) > darkness(picture(empty, 300)) > 0
