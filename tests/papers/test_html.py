"""The web page: one well-formed file with every text of the paper, escaped."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.html import html_page
from ladya_desktop.papers.paper import (
    Cards,
    Facts,
    Heading,
    PageBreak,
    Paper,
    Paragraph,
    Ruled,
    Signature,
    Signatures,
    Table,
)
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from tests.papers.events import annulled, played, seen, texts_of
from tests.tournament.deeds import complain

VOID = {"meta", "col", "br", "path", "rect"}
HOSTILE = '<script>alert("x")</script> & \'"'


class Reader(HTMLParser):
    """Reads a page: every element must be closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.names: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def page_of(*blocks: Heading | Paragraph | Facts | Table | Signatures | Cards | Ruled | PageBreak) -> str:
    return html_page((Paper(title="Бумага", footer="Внизу", language="ru", blocks=blocks),))


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_paper_is_a_well_formed_page_with_all_its_texts(language: Language) -> None:
    set_language(language)
    story = annulled()
    story.does(complain())
    view, group = seen(story)
    offers = available(view, group, head="ab" * 32)
    assert len(offers) == 12
    for offer in offers:
        paper = offer.build()
        page = html_page((paper,))
        read = Reader(page)
        assert f'<html lang="{language}">' in page
        missing = [text for text in texts_of(paper.blocks) if " ".join(text.split()) not in read.text]
        assert missing == [], offer.code
        assert " ".join(paper.footer.split()) in read.text


def test_what_was_typed_is_never_markup() -> None:
    story = played(4)
    view, group = seen(story)
    view = replace(view, title=HOSTILE, details=replace(view.details, school=HOSTILE, organizer=HOSTILE))
    for offer in available(view, group):
        page = html_page((offer.build(),))
        assert "<script" not in page
        assert Reader(page).open == []


def test_a_hostile_text_is_read_as_it_was_typed() -> None:
    page = page_of(Heading(text=HOSTILE), Paragraph(text=HOSTILE), Facts(pairs=((HOSTILE, HOSTILE),)))
    assert Reader(page).text.count(" ".join(HOSTILE.split())) == 4


def test_the_page_needs_no_other_file() -> None:
    view, group = seen(played(4))
    page = html_page(tuple(offer.build() for offer in available(view, group)))
    assert not re.search(r"(src|href)=|url\(|@import", page)
    assert "<style>" in page


def test_headings_are_repeated_and_sheets_lie_or_stand() -> None:
    view, group = seen(played(4))
    page = html_page(tuple(offer.build() for offer in available(view, group)))
    assert "<thead>" in page
    assert '<article class="landscape">' in page
    assert '<article class="portrait">' in page


def test_lines_to_write_on_and_breaks_are_on_the_page() -> None:
    page = page_of(Ruled(lines=3), PageBreak(), Signatures(lines=(Signature(role="Судья"),)))
    assert page.count('class="ruled"') == 3
    assert page.count('class="sheet"') == 1
    assert "Судья" in Reader(page).text


def test_colours_and_ranks_of_cells_are_classes() -> None:
    view, group = seen(annulled())
    offers = {offer.code: offer for offer in available(view, group)}
    page = html_page((offers["crosstable"].build(),))
    assert {'class="as-white"', 'class="as-black"'} <= set(re.findall(r'class="as-\w+"', page))
    assert re.search(r'<td class="[^"]*own"', page)
    assert '<tr class="pale">' in page
    schedule = html_page((offers["schedule"].build(),))
    assert re.search(r'<tr class="band"><td colspan="\d"', schedule)


def test_a_table_of_many_columns_is_set_smaller() -> None:
    for count, is_dense in ((6, False), (16, True)):
        offers = {offer.code: offer for offer in available(*seen(played(count, 1)))}
        assert ('<table class="dense">' in html_page((offers["crosstable"].build(),))) is is_dense


def test_a_row_of_cards_is_a_grid() -> None:
    view, group = seen(played(4))
    offers = {offer.code: offer for offer in available(view, group)}
    page = html_page((offers["blank_sheets"].build(),))
    assert '<div class="cards across2">' in page
    assert "--row:6mm" in page
    assert '<div class="signatures row">' in page
