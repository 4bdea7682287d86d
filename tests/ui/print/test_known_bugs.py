"""Bugs that other chess programs had with papers, by their ids: each must come out right here."""

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.html import html_page
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from ladya_desktop.ui.print.lettering import MEASURED_PX, print_font
from ladya_desktop.ui.print.output import pdf_bytes
from ladya_desktop.ui.print.pagination import sheets_of
from ladya_desktop.ui.print.sheet import Fill, Sheet, Words
from tests.papers.events import listed, played, seen
from tests.tournament.deeds import rename
from tests.tournament.story import Story, pupil
from tests.ui.print.samples import offered, words_on

STORIES = {"nobody": listed(0), "one": listed(1), "no_rounds": listed(5), "two": played(2), "unfinished": played(5, 2)}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES)
def test_to_18_every_paper_of_an_event_with_hardly_anything_in_it(story: Story, language: Language) -> None:
    set_language(language)
    for offer in available(*seen(story)):
        sheets = sheets_of([offer.build()])
        assert pdf_bytes(sheets, offer.name).startswith(b"%PDF")
        assert all(words_on(sheet) for sheet in sheets), offer.code
        assert html_page((offer.build(),)).startswith("<!DOCTYPE html>")


def test_di_08_a_pdf_has_its_typeface_with_it_and_no_blank_page() -> None:
    sheets = sheets_of([offered(played(6), "crosstable")])
    pdf = pdf_bytes(sheets, "Таблица")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)) == len(sheets)
    assert re.search(rb"/FontFile\d?\b", pdf)
    assert all(words_on(sheet) for sheet in sheets)


TALL = "ЙЁŽǺ ŁÉỘ"


def ink(words: Words) -> QRectF:
    """Where a line is drawn, its accents and tails included."""
    drawn = QFontMetricsF(print_font(MEASURED_PX, is_bold=words.is_bold)).tightBoundingRect(words.text)
    scale = words.size / MEASURED_PX
    top, height = words.baseline + drawn.top() * scale, drawn.height() * scale
    return QRectF(words.left + drawn.left() * scale, top, drawn.width() * scale, height)


def cut(sheet: Sheet) -> list[str]:
    """The lines that something is painted over, or that leave the sheet."""
    whole, found = QRectF(0, 0, sheet.width, sheet.height), []
    for place, words in enumerate(sheet.items):
        if not isinstance(words, Words) or not words.text.strip():
            continue
        over = [each for each in sheet.items[place:] if isinstance(each, Fill)]
        is_covered = any(QRectF(each.left, each.top, each.width, each.height).intersects(ink(words)) for each in over)
        if is_covered or not whole.contains(ink(words)):
            found.append(words.text)
    return found


def test_di_10_the_tops_of_letters_are_whole_on_every_paper() -> None:
    story = played(6)
    for number in range(1, 7):
        story.does(rename(number, pupil(f"{TALL} {number}")))
    for offer in available(*seen(story)):
        sheets = sheets_of([offer.build()])
        assert [line for sheet in sheets for line in cut(sheet)] == [], offer.code
    assert any("ŽǺ" in words.text for words in words_on(sheets_of([offered(story, "crosstable")])[0]))
