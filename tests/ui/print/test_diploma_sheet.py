"""A diploma on its sheet: everything inside the frame, the name on one line if it can be."""

import pytest

from ladya_desktop.papers.diploma_frame import INNER_MM, LEFT_MM, TOP_MM
from ladya_desktop.papers.paper import Diploma, Look, Orientation, Paper, Signature
from ladya_desktop.ui.print.lettering import width_of
from ladya_desktop.ui.print.pagination import sheets_of
from ladya_desktop.ui.print.sheet import MM, Fill, Icon, Sheet
from tests.papers.events import LONG_NAME
from tests.ui.print.samples import text_on, words_on

LONGER = "Подснежникова-Лодочникова Елисавета"


def drawn(name: str = "Дубравина Вера", *, heading: str = "Диплом", look: Look = Look.GOLD, lines: int = 3) -> Sheet:
    one = Diploma(
        heading=heading,
        degree="I степени",
        intro="награждается",
        name=name,
        lines=tuple(f"строка {number}, " * 12 for number in range(lines)),
        left=Signature(role="Судья Полянский Н. В."),
        right=Signature(role="Организатор Светлова А. П. и ещё один организатор того же турнира"),
        day="25 апреля 2026 года",
        school="Школа на Липовой улице",
        look=look,
    )
    paper = Paper(title="x", footer="", language="ru", blocks=(one,), orientation=Orientation.LANDSCAPE)
    (sheet,) = sheets_of([paper])
    return sheet


@pytest.mark.parametrize("name", ["Ли Ян", LONG_NAME, f"{LONG_NAME} {LONG_NAME}"])
@pytest.mark.parametrize("heading", ["Диплом", "Почётная грамота победителя школьного турнира"])
def test_everything_lies_inside_the_frame(name: str, heading: str) -> None:
    sheet = drawn(name, heading=heading)
    inside = (LEFT_MM + INNER_MM) * MM
    for words in words_on(sheet):
        right = words.left + width_of(words.text, words.size, is_bold=words.is_bold)
        assert words.left > inside
        assert right < sheet.width - inside
        assert (TOP_MM + INNER_MM) * MM < words.baseline < sheet.height - (TOP_MM + INNER_MM) * MM


def test_all_its_texts_can_be_read() -> None:
    read = text_on(drawn())
    for text in ("ДИПЛОМ", "Iстепени", "награждается", "ДубравинаВера", "ШколанаЛиповойулице", "СудьяПолянскийН.В."):
        assert text in read


def test_a_long_name_is_on_one_line_if_smaller_letters_allow_it() -> None:
    short = next(words for words in words_on(drawn()) if words.text == "Дубравина Вера")
    long = next(words for words in words_on(drawn(LONGER)) if words.text.startswith("Подснежников"))
    assert long.text == LONGER
    assert long.size < short.size


def test_the_metal_is_seen() -> None:
    colors = {look: next(item.color for item in drawn(look=look).items if isinstance(item, Icon)) for look in Look}
    assert len(set(colors.values())) == 4


def test_the_edge_is_a_chessboard() -> None:
    fills = [item for item in drawn().items if isinstance(item, Fill)]
    assert len(fills) > 250
    assert {round(item.width) for item in fills} == {300}


def test_few_words_stand_lower() -> None:
    many = next(item.top for item in drawn(lines=3).items if isinstance(item, Icon))
    few = next(item.top for item in drawn(lines=0).items if isinstance(item, Icon))
    assert few > many
