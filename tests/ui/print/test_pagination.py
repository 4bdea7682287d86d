"""Papers on sheets: nothing is lost, nothing lies beside the paper, and what belongs together stays together."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from ladya_desktop.papers.catalogue import available
from ladya_desktop.papers.paper import (
    Align,
    Cards,
    Cell,
    Column,
    Facts,
    Heading,
    Orientation,
    PageBreak,
    Paper,
    Paragraph,
    Part,
    Row,
    Ruled,
    Signature,
    Signatures,
    Style,
    Table,
    cell,
)
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from ladya_desktop.ui.print.lettering import width_of
from ladya_desktop.ui.print.pagination import bits_of_papers, laying, sheets_of
from ladya_desktop.ui.print.sheet import MARGIN, MM, Box, Fill, Icon, Line, Sheet, Words
from tests.papers.events import LONG_NAME, annulled, listed, played, seen, texts_of
from tests.tournament.deeds import complain
from tests.tournament.story import Story
from tests.ui.print.samples import offered, paper_of, text_on, words_on

SLACK = 2.0
"""Hundredths of a millimetre by which metrics may be rounded."""


def numbered(count: int, columns: int = 3, repeated: int = 1) -> Table:
    """A table whose every cell has a text of its own."""
    rows = tuple(Row(cells=tuple(cell(f"r{row}c{column}") for column in range(columns))) for row in range(count))
    headings = tuple(Column(heading=f"h{column}") for column in range(columns))
    return Table(columns=headings, rows=rows, repeated=repeated)


def right_of(item: Words | Fill | Box | Line | Icon) -> float:
    match item:
        case Words(left=left, text=text, size=size):
            return left + width_of(text, size, is_bold=item.is_bold)
        case Line(right=right):
            return right
        case Icon(left=left, side=side):
            return left + side
        case _:
            return item.left + item.width


def bottom_of(item: Words | Fill | Box | Line | Icon) -> float:
    match item:
        case Words(baseline=baseline):
            return baseline
        case Line(bottom=bottom):
            return bottom
        case Icon(top=top, side=side):
            return top + side
        case _:
            return item.top + item.height


def sheet_texts(paper: Paper) -> list[str]:
    return [text_on(sheet) for sheet in sheets_of([paper])]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(
    "told",
    [lambda: played(6, 3), annulled, lambda: played(8, cycles=2), lambda: played(24), lambda: listed(3)],
    ids=["six in play", "one annulled", "two cycles", "twenty-four", "before the draw"],
)
def test_no_text_is_lost_and_none_lies_beside_the_paper(told: Callable[[], Story], language: Language) -> None:
    set_language(language)
    story = told()
    story.does(complain())
    for offer in available(*seen(story)):
        if offer.code == "diplomas":
            continue
        paper = offer.build()
        sheets = sheets_of([paper])
        read = "".join(map(text_on, sheets))
        lost = [text for text in texts_of(paper.blocks) if "".join(text.split()) not in read]
        assert lost == [], offer.code
        for sheet in sheets:
            assert all(item.left >= MARGIN - SLACK for item in sheet.items if isinstance(item, Words))
            edge = sheet.width - MARGIN + SLACK
            assert [item for item in sheet.items if right_of(item) > edge] == [], offer.code
            assert [item for item in sheet.items if bottom_of(item) > sheet.height - MARGIN + SLACK] == [], offer.code


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("count", [3, 6, 8, 16, 24])
@pytest.mark.parametrize("code", ["crosstable", "crosstable_by_place"])
def test_a_crosstable_of_up_to_24_is_one_sheet_that_can_be_read(count: int, cycles: int, code: str) -> None:
    (sheet,) = sheets_of([offered(played(count, cycles=cycles), code)])
    assert sheet.is_landscape
    smallest = min(words.size for words in words_on(sheet))
    assert smallest >= 5.5 * 35.28


def test_a_table_too_wide_for_a_sheet_names_the_players_on_every_part() -> None:
    table = Table(
        columns=(Column(heading="№"), Column(heading="Имя", stretch=1), *(Column(is_square=True) for _ in range(90))),
        rows=(Row(cells=(cell("1"), cell(LONG_NAME), *(cell(f"x{number}") for number in range(90)))),),
        repeated=2,
    )
    read = "".join(sheet_texts(paper_of(table)))
    assert read.count(LONG_NAME.replace(" ", "")) > 1
    assert all(f"x{number}" in read for number in range(90))


def test_more_players_take_more_sheets_with_heading_and_first_columns_again() -> None:
    paper = offered(played(30, 1, cycles=2), "crosstable")
    sheets = sheets_of([paper])
    assert len(sheets) > 1
    for sheet in sheets:
        texts = [words.text for words in words_on(sheet)]
        assert {"№", "Участник"} <= set(texts)


def test_rows_too_many_for_a_sheet_go_on_under_the_same_heading() -> None:
    sheets = sheets_of([paper_of(numbered(100))])
    assert len(sheets) == 3
    texts = [[words.text for words in words_on(sheet)] for sheet in sheets]
    assert all(each.count("h0") == 1 for each in texts)
    everything = [text for each in texts for text in each if text.startswith("r")]
    assert sorted(everything) == sorted(f"r{row}c{column}" for row in range(100) for column in range(3))


def test_columns_too_many_for_a_sheet_go_on_beside_the_first_ones() -> None:
    table = numbered(5, columns=90, repeated=2)
    texts = [words.text for sheet in sheets_of([paper_of(table)]) for words in words_on(sheet)]
    cells = [text for text in texts if text.startswith("r")]
    assert set(cells) == {f"r{row}c{column}" for row in range(5) for column in range(90)}
    parts = texts.count("h0")
    assert parts > 1
    assert texts.count("r3c1") == parts
    assert texts.count("r3c2") == 1


def test_a_table_shrinks_until_its_paper_is_one_sheet() -> None:
    table = numbered(60)
    assert len(sheets_of([paper_of(table)])) == 2
    (sheet,) = sheets_of([paper_of(table, is_one_sheet=True)])
    assert min(words.size for words in words_on(sheet)) < min(
        words.size for words in words_on(sheets_of([paper_of(numbered(5))])[0])
    )


def test_a_small_table_on_one_sheet_grows() -> None:
    usual = max(words.size for words in words_on(sheets_of([paper_of(numbered(5))])[0]))
    grown = max(words.size for words in words_on(sheets_of([paper_of(numbered(5), is_one_sheet=True)])[0]))
    assert grown > usual


def test_what_cannot_be_one_sheet_keeps_its_usual_size() -> None:
    sheets = sheets_of([paper_of(numbered(300), is_one_sheet=True)])
    assert len(sheets) > 3
    assert max(words.size for words in words_on(sheets[0])) == max(
        words.size for words in words_on(sheets_of([paper_of(numbered(300))])[0])
    )


def test_a_heading_stays_with_what_follows() -> None:
    lines = Ruled(lines=32)
    sheets = sheet_texts(paper_of(lines, Heading(text="Заголовок"), Ruled(lines=1), numbered(1)))
    assert len(sheets) == 2
    assert sheets[1].startswith("Заголовок")


def test_a_title_across_a_table_stays_with_the_next_row() -> None:
    band = Row(cells=(cell("Полоса", span=3, align=Align.LEFT),), is_band=True, keeps_next=True)
    table = numbered(60)
    for before in range(35, 46):
        rows = (*table.rows[:before], band, *table.rows[before:])
        sheets = sheet_texts(paper_of(Table(columns=table.columns, rows=rows)))
        (held,) = (text for text in sheets if "Полоса" in text)
        assert f"r{before}c0" in held


def test_more_than_a_sheet_cannot_stay_together_and_is_not_lost() -> None:
    table = numbered(100)
    held = Table(columns=table.columns, rows=tuple(replace(row, keeps_next=True) for row in table.rows))
    read = "".join(sheet_texts(paper_of(held)))
    assert all(f"r{row}c2" in read for row in range(100))


def test_signatures_stay_together() -> None:
    signatures = Signatures(lines=tuple(Signature(role=f"Подпись{number}") for number in range(3)))
    for lines in range(27, 33):
        sheets = sheet_texts(paper_of(Ruled(lines=lines), signatures))
        assert any(all(f"Подпись{number}" in text for number in range(3)) for text in sheets)


def test_nobody_signs_an_empty_sheet() -> None:
    signatures = Signatures(lines=(Signature(role="Подпись"),))
    facts = Facts(pairs=tuple((f"Имя{number}", f"Значение{number}") for number in range(8)))
    note = Paragraph(text="Примечание", style=Style.NOTE)
    for lines in range(20, 33):
        blocks = (Ruled(lines=lines), Heading(text="Раздел"), facts, note, signatures)
        signed = next(text for text in sheet_texts(paper_of(*blocks)) if "Подпись" in text)
        assert all(word in signed for word in ("Раздел", "Имя0", "Значение7", "Примечание"))


def test_of_a_long_block_the_end_stays_with_the_signatures() -> None:
    signatures = Signatures(lines=(Signature(role="Подпись"),))
    for rows in range(20, 50):
        facts = Facts(pairs=tuple((f"Имя{number}.", "Значение") for number in range(rows)))
        signed = next(text for text in sheet_texts(paper_of(facts, signatures)) if "Подпись" in text)
        assert f"Имя{rows - 1}." in signed


def test_a_long_name_of_who_signs_is_whole_on_the_paper() -> None:
    name = " ".join(["Преображенский-Константинопольский"] * 3)
    signatures = Signatures(lines=(Signature(role="Организатор", name=name), Signature(role="Судья", name="Ян")))
    (sheet,) = sheets_of([paper_of(signatures)])
    assert max(map(right_of, sheet.items)) <= sheet.width - MARGIN + SLACK
    assert name.replace(" ", "") in text_on(sheet)
    below = {item.text: item.baseline for item in sheet.items if isinstance(item, Words)}
    assert below["Судья"] - max(height for text, height in below.items() if text in name) > MM


def test_a_break_begins_a_sheet() -> None:
    one, other = sheet_texts(paper_of(Paragraph(text="раньше"), PageBreak(), Paragraph(text="потом")))
    assert "раньше" in one
    assert "потом" in other


def test_sheets_are_numbered_and_named_at_the_foot() -> None:
    first, second, third = sheet_texts(paper_of(numbered(100)))
    assert first.endswith("ВнизуЛист1из3")
    assert second.endswith("ВнизуЛист2из3")
    assert third.endswith("ВнизуЛист3из3")


def test_papers_follow_each_other_and_are_numbered_by_themselves() -> None:
    lying = paper_of(Paragraph(text="а"), orientation=Orientation.LANDSCAPE)
    standing, other = sheets_of([paper_of(Paragraph(text="б")), lying])
    assert (standing.is_landscape, other.is_landscape) == (False, True)
    assert text_on(other).endswith("Лист1из1")


def test_a_long_paragraph_goes_on_on_the_next_sheet() -> None:
    words = " ".join(f"слово{number}" for number in range(2000))
    sheets = sheets_of([paper_of(Paragraph(text=words))])
    assert len(sheets) > 1
    read = " ".join(one.text for sheet in sheets for one in words_on(sheet)[:-2])
    assert read == words


def test_a_fact_without_a_value_has_a_line_to_write_on() -> None:
    (sheet,) = sheets_of([paper_of(Facts(pairs=(("Имя", "Вера"), ("Подпись", ""))))])
    assert sum(isinstance(item, Line) for item in sheet.items) == 1


def test_notes_are_small_and_strong_ones_bold() -> None:
    blocks = (
        Paragraph(text="обычно"),
        Paragraph(text="мелко", style=Style.NOTE),
        Paragraph(text="жирно", style=Style.STRONG),
    )
    (sheet,) = sheets_of([paper_of(*blocks)])
    usual, note, strong = words_on(sheet)[:3]
    assert note.size < usual.size == strong.size
    assert strong.is_bold > usual.is_bold


def test_a_word_wider_than_its_column_is_cut_and_not_lost() -> None:
    word = "ы" * 400
    (sheet,) = sheets_of([paper_of(Paragraph(text=word))])
    assert text_on(sheet).startswith(word)


@pytest.mark.parametrize("names", [1, 2])
def test_a_word_without_end_pushes_no_column_off_the_sheet(names: int) -> None:
    columns = (*(Column(heading="Имя", stretch=1) for _ in range(names)), Column(heading="Класс"))
    row = Row(cells=(*(cell("Щ" * 79) for _ in range(names)), cell("4А")))
    (sheet,) = sheets_of([paper_of(Table(columns=columns, rows=(row,)))])
    assert max(map(right_of, sheet.items)) <= sheet.width - MARGIN + SLACK
    assert text_on(sheet).count("Щ") == 79 * names


def test_a_very_long_name_is_whole_in_every_table() -> None:
    for code in ("crosstable", "standings", "schedule", "player_cards"):
        read = "".join(sheet_texts(offered(played(24, 1), code)))
        assert LONG_NAME.replace(" ", "") in read, code


def test_a_colour_is_drawn_only_in_squares() -> None:
    part = Part(text="1", color=None)
    columns = (Column(is_square=True), Column(is_square=False))
    for cells, bars in ((2, 1), (1, 1)):
        table = Table(columns=columns[:cells], rows=(Row(cells=tuple(Cell(parts=(part,)) for _ in range(cells))),))
        (sheet,) = sheets_of([paper_of(table)])
        assert sum(isinstance(item, Fill) for item in sheet.items) == 0, bars


def cards_of(count: int, rows: int) -> Cards:
    return Cards(cards=tuple((Heading(text=f"карта{number}", level=3), numbered(rows)) for number in range(count)))


def test_cards_stay_whole() -> None:
    sheets = sheets_of([paper_of(cards_of(6, 20))])
    for number in range(6):
        held = [sheet for sheet in sheets if f"карта{number}" in text_on(sheet)]
        assert len(held) == 1
    assert sum(text_on(sheet).count("r19c2") for sheet in sheets) == 6


def test_cards_are_cut_apart_along_dashed_lines() -> None:
    (sheet,) = sheets_of([paper_of(cards_of(4, 3))])
    dashed = [item for item in sheet.items if isinstance(item, Line) and item.is_dashed]
    assert len(dashed) == 3
    assert {one.left == one.right for one in dashed} == {True, False}
    (headed,) = sheets_of([paper_of(Heading(text="Карточки"), cards_of(4, 3))])
    dashed = [item for item in headed.items if isinstance(item, Line) and item.is_dashed]
    assert len(dashed) == 4  # the first row is cut off from the heading too


def test_pairings_for_the_wall_are_larger_than_usual_text() -> None:
    paper = offered(played(8, 0), "pairings")
    (table,) = (block for block in paper.blocks if isinstance(block, Table))
    short = replace(table, rows=tuple(row for row in table.rows if LONG_NAME not in str(row)))
    paper = replace(paper, blocks=(short,))
    (large,), (usual,) = sheets_of([paper]), sheets_of([replace(paper, is_one_sheet=False)])
    sizes = [next(each.size for each in words_on(one) if "Берёзкин" in each.text) for one in (large, usual)]
    assert sizes[0] > 1.2 * sizes[1]


def test_no_line_to_cut_along_at_the_end_of_a_sheet() -> None:
    for sheet in sheets_of([offered(played(8, 0), "blank_sheets")]):
        across = [item for item in sheet.items if isinstance(item, Line) and item.is_dashed and item.left != item.right]
        assert across == []


def test_a_card_higher_than_any_sheet_is_broken_like_a_table() -> None:
    sheets = sheets_of([paper_of(cards_of(2, 120))])
    read = "".join(map(text_on, sheets))
    assert read.count("r119c2") == 2


def test_cards_are_laid_bit_by_bit_to_the_same_sheets() -> None:
    paper = paper_of(cards_of(6, 20))
    made: list[tuple[Sheet, ...]] = []

    def work() -> Iterator[None]:
        made.append((yield from laying([paper])))

    bits = sum(1 for _ in work())
    assert made == [sheets_of([paper])]
    assert 6 * 4 <= bits <= bits_of_papers([paper]) == 6 * 5


def test_no_cards_are_an_empty_sheet() -> None:
    (sheet,) = sheets_of([paper_of(Cards(cards=()))])
    assert text_on(sheet) == "ВнизуЛист1из1"


def test_a_card_has_no_page_breaks() -> None:
    with pytest.raises(ValueError, match="page breaks"):
        sheets_of([paper_of(Cards(cards=((PageBreak(),),)))])


def sizes(sheet: Sheet, text: str) -> float:
    return next(words.size for words in words_on(sheet) if words.text.startswith(text))


def test_all_cards_have_letters_of_one_size() -> None:
    (sheet, *_) = sheets_of([offered(played(8, 0), "player_cards")])
    rounds = [words.size for words in words_on(sheet) if words.text == "Тур"]
    assert len(rounds) > 1
    assert len(set(rounds)) == 1
