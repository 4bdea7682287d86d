"""Lessons are found by number, words, articles and grades, and a card tells its articles."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ladya_desktop.lessons import Entry, load_course, load_own
from ladya_desktop.lessons.course import GRADES, SECTIONS
from ladya_desktop.lessons.finding import articles_line, is_named, matches, rank
from ladya_desktop.texts import set_language
from tests.lessons.files import HEAD

COURSE = load_course()


@pytest.fixture(autouse=True)
def russian_again() -> Iterator[None]:
    yield
    set_language("ru")


def found(typed: str) -> list[int]:
    return [entry.number or 0 for entry in COURSE.entries if matches(entry, typed)]


def entry(number: int) -> Entry:
    return next(each for each in COURSE.entries if each.number == number)


@pytest.mark.parametrize("typed", ["3 класс", "класс 3", "3-й класс", "3 кл", "grade 3", "Grades 3", "3rd grade"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_grade_finds_the_sections_for_it(typed: str, language: str) -> None:
    set_language("en" if language == "en" else "ru")
    wanted = [each.number for each in COURSE.entries if each.grades and each.grades[0] <= 3 <= each.grades[1]]
    assert found(typed) == wanted
    assert 101 in wanted
    assert 804 not in wanted


@pytest.mark.parametrize("typed", ["1-4", "1\N{EN DASH}4", "1-4 классы", "grades 1-4", "4-1"])
def test_a_range_of_grades_finds_what_is_for_any_of_them(typed: str) -> None:
    assert {101, 401, 601} <= set(found(typed))
    assert 804 not in found(typed)


def test_grades_and_words_are_looked_for_together() -> None:
    assert 203 in found("3 класс рокировка")
    assert 101 not in found("3 класс рокировка")
    assert found("9 класс пешка осталась") == [503, 602]
    assert found("9 класс 602") == [602]


def test_every_section_has_its_grades() -> None:
    assert set(GRADES) == set(SECTIONS)
    assert {grade for first, last in GRADES.values() for grade in range(first, last + 1)} == set(range(1, 10))


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("4.4", [406, 407, 408, 409]),
        ("7.2", [607, 608]),
        ("статья 7.2", [607, 608]),
        ("article 7.2", [607, 608]),
        ("3.7 d", [201]),
        ("3.7d", [201]),
        ("3.8 b(1)", [205]),
        ("13.4", [612, 613, 804]),
        ("4.4 король", [406, 407, 408]),
    ],
)
def test_an_article_finds_its_lessons_and_those_of_its_parts(typed: str, numbers: list[int]) -> None:
    assert found(typed) == numbers


def test_an_article_is_not_a_part_of_another_number() -> None:
    assert 613 not in found("4.5")
    assert 804 not in found("3.4")


def test_words_of_the_text_find_in_both_languages(tmp_path: Path) -> None:
    page = '[[page]]\nkind = "text"\ntext.ru = "Ёжик \\"ищет\\" пешку"\ntext.en = """A hedgehog\nlooks"""\n'
    (tmp_path / "own.toml").write_text(HEAD + page, encoding="utf-8")
    (own,) = load_own(tmp_path).entries
    for typed in ("ежик", "ЁЖИК", "ищет", "hedge", "LOOKS", "урок пешку", "lesson"):
        assert matches(own, typed), typed
    for typed in ("жик", "kind", "дом", "урок дом"):
        assert not matches(own, typed), typed
    assert is_named(own, "урок")
    assert not is_named(own, "пешку")
    own.path.write_text(HEAD + page.replace("пешку", "ферзя слонёнка"), encoding="utf-8")
    assert matches(own, "слоненка")
    assert not matches(own, "пешку")
    own.path.unlink()
    assert not matches(own, "слонёнка")
    assert matches(own, "урок")


def test_a_grade_in_the_words_of_an_own_lesson_finds_it(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(HEAD.replace('"Урок"', '"3 класс: вилка"'), encoding="utf-8")
    (own,) = load_own(tmp_path).entries
    assert matches(own, "3 класс")
    assert not matches(own, "4 класс")


def test_nothing_is_meant_by_a_word_that_is_nowhere() -> None:
    assert found("zzz") == []
    assert found("112") == [112]


@pytest.mark.parametrize(
    ("articles", "line"),
    [
        (("3.2",), "3.2"),
        (("4.3", "4.1", "4.2"), "4.1\N{EN DASH}4.3"),
        (("4.6", "4.6 a", "4.6 b", "4.6 c"), "4.6 a\N{EN DASH}c"),
        (("order:7.5.5", "order:7.5.1", "order:7.5.3", "order:7.5.4"), "7.5.1, 7.5.3\N{EN DASH}7.5.5"),
        (("order:7.5.1", "3.9"), "3.9, 7.5.1"),
        (("order:13.4.2", "order:7.5"), "7.5, 13.4.2"),
        (("3.8 b(2)", "3.8 b(2) a"), "3.8 b(2) a"),
        (("3.7 a", "3.7 b"), "3.7 a, 3.7 b"),
        ((), ""),
    ],
)
def test_the_articles_of_a_card(articles: tuple[str, ...], line: str) -> None:
    assert articles_line(articles) == line


def test_every_lesson_of_the_course_tells_articles() -> None:
    assert all(articles_line(each.articles) for each in COURSE.entries)
    assert articles_line(entry(606).articles) == "7.4.1\N{EN DASH}7.4.3"


def test_a_lesson_that_is_called_so_comes_before_those_that_speak_of_it() -> None:
    ranks = {entry.name: rank(entry, "конь") for entry in load_course().entries if matches(entry, "конь")}
    assert [name for name, each in ranks.items() if each == 0] == ["115-knight"]
    assert set(ranks.values()) >= {0, 2}
    assert rank(next(entry for entry in load_course().entries if entry.number == 115), "115") == 1
