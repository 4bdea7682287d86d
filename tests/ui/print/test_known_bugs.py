"""Bugs that other chess programs had with papers, by their ids: each must come out right here."""

import re

import pytest

from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.html import html_page
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from ladya_desktop.ui.print.output import pdf_bytes
from ladya_desktop.ui.print.pagination import sheets_of
from tests.papers.events import listed, played, seen
from tests.tournament.story import Story
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
