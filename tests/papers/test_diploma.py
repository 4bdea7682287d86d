"""Diplomas: who gets one, in which metal, and their wording, which a teacher may change."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.papers.diploma import diplomas_for, diplomas_paper, place_said, roman
from ladya_desktop.papers.diploma_frame import ACROSS, DOWN, SIDE_MM, line_inside, squares
from ladya_desktop.papers.diploma_template import (
    FIELDS,
    DiplomaTemplate,
    DiplomaTemplateError,
    checked,
    placeholders,
    read_templates,
    shipped_template,
    templates_toml,
)
from ladya_desktop.papers.paper import Diploma, Look
from ladya_desktop.texts import set_language
from ladya_desktop.texts.catalogue import Language
from tests.papers.events import DETAILS, annulled, played, seen
from tests.tournament.story import Story, result


def diplomas(story: Story, template: DiplomaTemplate | None = None, language: Language = "ru") -> list[Diploma]:
    set_language(language)
    view, group = seen(story)
    blocks = diplomas_paper(view, group, template or shipped_template(language)).blocks
    return [block for block in blocks if isinstance(block, Diploma)]


def all_drawn(count: int = 3) -> Story:
    story = played(count, 0)
    for of_round in story.group().rounds:
        story.does(*(result(one.round, one.board, Score.DRAW) for one in of_round.pairings))
    return story


def test_the_first_three_get_one_each() -> None:
    story = played(6)
    table = story.table()
    found = diplomas(story)
    assert [one.name for one in found] == [table.rows[number - 1].participant.name for number in table.order[:3]]
    assert [one.look for one in found] == [Look.GOLD, Look.SILVER, Look.BRONZE]
    assert [one.degree for one in found] == ["I степени", "II степени", "III степени"]


def test_others_may_get_one_too_without_a_metal() -> None:
    story = played(6)
    view, group = seen(story)
    fourth = story.table().rows[story.table().order[3] - 1]
    (block,) = diplomas_for(view, group, (fourth,), shipped_template("ru")).blocks
    assert isinstance(block, Diploma)
    assert (block.look, block.degree) == (Look.PLAIN, "IV степени")


def test_who_has_no_place_gets_one_without_a_degree() -> None:
    story = annulled(5)
    view, group = seen(story)
    gone = next(row for row in story.table().rows if row.places is None)
    (block,) = diplomas_for(view, group, (gone,), shipped_template("ru")).blocks
    assert isinstance(block, Diploma)
    assert (block.look, block.degree) == (Look.PLAIN, "")


def test_a_shared_place_is_said_and_has_the_better_metal() -> None:
    found = diplomas(all_drawn())
    assert [one.look for one in found] == [Look.GOLD] * 3
    assert {one.degree for one in found} == {"I–III степени"}
    assert all("за 1–3-е место" in " ".join(one.lines) for one in found)


def test_all_the_facts_stand_on_it() -> None:
    (best, *_) = diplomas(played(6))
    assert best.school == "Школа на Липовой улице"
    assert best.lines[1] == "за 1-е место в школьном шахматном турнире «Белая ладья»"
    assert best.lines[2].startswith("II группа, 2–4 классы: ")
    assert best.lines[2].endswith(" из 5")
    assert (best.left.role, best.right.role) == ("Судья Полянский Н. В.", "Организатор Светлова А. П.")
    assert best.day.replace("\u00a0", " ") == "25 апреля 2026 года"


def test_english_diplomas_are_english() -> None:
    (best, *_) = diplomas(played(6), language="en")
    assert (best.heading, best.degree, best.intro) == ("Diploma", "1st place", "awarded to")
    assert best.lines[2].startswith("Group II, grades 2–4: ")


def test_points_are_counted_in_words() -> None:
    assert diplomas(all_drawn())[0].lines[-1].endswith("1 очко из 2")


def test_half_points_take_the_genitive() -> None:
    assert diplomas(all_drawn(4))[0].lines[-1].endswith("1½ очка из 3")


def test_two_cycles_have_twice_the_games() -> None:
    story = played(3, cycles=2)
    assert diplomas(story)[0].lines[-1].endswith("из 4")


def test_who_is_annulled_gets_none() -> None:
    story = annulled(5)
    gone = next(player.name for player in story.group().participants if player.is_annulled)
    assert gone not in [one.name for one in diplomas(story)]


def test_without_names_of_arbiter_and_organiser_no_gap_is_left() -> None:
    story = played(4, details=replace(DETAILS, organizer="", arbiter=""))
    assert diplomas(story)[0].left.role == "Судья"


def test_a_wording_of_ones_own() -> None:
    own = replace(shipped_template("ru"), heading="Грамота", text="{имя}\n\n{name}, {школа}", degree="")
    (best, *_) = diplomas(played(4), own)
    assert best.heading == "Грамота"
    assert best.lines == (best.name, f"{best.name}, Школа на Липовой улице")
    assert best.degree == ""


@pytest.mark.parametrize(("number", "numeral"), [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (24, "XXIV")])
def test_roman_numerals(number: int, numeral: str) -> None:
    assert roman(number) == numeral


@pytest.mark.parametrize(
    ("places", "russian", "english"),
    [
        ((1, 1), "1-е место", "1st place"),
        ((2, 2), "2-е место", "2nd place"),
        ((3, 3), "3-е место", "3rd place"),
        ((4, 4), "4-е место", "4th place"),
        ((2, 3), "2–3-е место", "shared places 2–3"),
        (None, "", ""),
    ],
)
def test_places_in_words(places: tuple[int, int] | None, russian: str, english: str) -> None:
    assert place_said(places) == russian
    set_language("en")
    assert place_said(places) == english


def test_the_wording_is_read_back_as_it_was_written() -> None:
    odd = DiplomaTemplate(
        heading='"Диплом" \\ {name}', degree="\x7f", intro="a\tb", text="одна\nдве", left="", right="“x”"
    )
    templates = {"ru": odd, "en": shipped_template("en")}
    assert read_templates(templates_toml(templates)) == templates


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{nobody}", "papers.template_placeholder"),
        ("{}", "papers.template_placeholder"),
        ("{name!r}", "papers.template_placeholder"),
        ("{name:>20}", "papers.template_placeholder"),
        ("{name.x}", "papers.template_placeholder"),
        ("{name", "papers.template_brace"),
        ("name}", "papers.template_brace"),
        ("x" * 601, "papers.template_too_long"),
    ],
)
def test_a_wording_that_cannot_be_printed_is_refused(text: str, code: str) -> None:
    with pytest.raises(DiplomaTemplateError) as refused:
        checked(replace(shipped_template("ru"), text=text))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("toml", "code"),
    [
        ("[ru", "papers.template_unreadable"),
        ("ru = 1", "papers.template_field"),
        ("[ru]\nheading = 'x'", "papers.template_field"),
        ("[ru]\n" + "\n".join(f"{field} = 1" for field in FIELDS), "papers.template_field"),
    ],
)
def test_a_damaged_file_is_named(toml: str, code: str) -> None:
    with pytest.raises(DiplomaTemplateError) as refused:
        read_templates(toml)
    assert refused.value.code == code


def test_placeholders_are_called_by_words_of_the_language() -> None:
    assert placeholders()[0] == "{имя}"
    set_language("en")
    assert placeholders()[0] == "{name}"


def test_the_frame_is_the_same_from_all_sides() -> None:
    places = {(round(left / SIDE_MM, 3), round(top / SIDE_MM, 3)) for left, top in squares()}
    across = {left for left, _ in places}
    down = {top for _, top in places}
    assert len(across) == ACROSS
    assert len(down) == DOWN
    turned = {(round(min(across) + max(across) - left, 3), top) for left, top in places}
    assert turned == places
    left, top, width, height = line_inside(9.0)
    assert (round(2 * left + width, 6), round(2 * top + height, 6)) == (297, 210)
