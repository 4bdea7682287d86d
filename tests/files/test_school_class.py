"""Classes as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.school_class import SchoolClass, parse_class


@pytest.mark.parametrize(
    "text",
    [
        "5А",
        "5а",
        "5-а",
        "5 А",
        "5 «А»",
        '5 "А"',
        "5-А класс",
        "5 а кл.",
        "5.А",
        "5_а",
        "5–А",
        "(5А)",
        "класс 5А",
        "5-й А",
        "5  А",
        "\u00a05\u00a0А",
        "５А",
        "V А",
        "VА",
        "v-а",
        "V «А»",
        "V А класс",
        "класс V А",
    ],
)
def test_spellings_of_one_class(text: str) -> None:
    assert parse_class(text) == SchoolClass(grade=5, letter="А")


@pytest.mark.parametrize(
    "text", ["5", "5 класс", "5-й класс", "5й", "5кл", "grade 5", "Year 5", "form 5", "5.0", "5,0", "05", "Class 5"]
)
def test_a_grade_without_a_letter(text: str) -> None:
    assert parse_class(text) == SchoolClass(grade=5, letter=None)


@pytest.mark.parametrize(
    ("text", "letter"), [("5 A", "А"), ("5b", "В"), ("5-c", "С"), ("5E", "Е"), ("5 «K»", "К"), ("5m", "М"), ("5H", "Н")]
)
def test_a_latin_letter_that_looks_russian_becomes_russian(text: str, letter: str) -> None:
    read = parse_class(text)
    assert read is not None
    assert read.letter == letter
    assert read.latin is not None
    assert read.latin.isascii()
    assert read.name == f"5{letter}"


@pytest.mark.parametrize(
    ("text", "grade"), [("I А", 1), ("IV А", 4), ("VIII А", 8), ("IX А", 9), ("XI А", 11), ("IXА", 9), ("III A", 3)]
)
def test_roman_numbers(text: str, grade: int) -> None:
    read = parse_class(text)
    assert read is not None
    assert (read.grade, read.letter) == (grade, "А")


@pytest.mark.parametrize("text", ["IX", "VC", "IC", "IIII А", "VX А", "V D", "V АБ", "Х А", "V 5"])
def test_what_is_no_roman_number_with_a_letter(text: str) -> None:
    assert parse_class(text) is None


@pytest.mark.parametrize("text", ["5D", "5 «G»", "5Ђ", "5ў", "5ß", "5王"])
def test_another_letter_is_no_class(text: str) -> None:
    assert parse_class(text) is None


@pytest.mark.parametrize(("text", "grade"), [("0", 0), ("10А", 10), ("11", 11), ("12Б", 12), ("2026", 2026)])
def test_the_grade_is_not_judged_here(text: str, grade: int) -> None:
    read = parse_class(text)
    assert read is not None
    assert read.grade == grade


@pytest.mark.parametrize(
    "text",
    ["", " ", "А", "А5", "5АБ", "пятый", "V", "5А 6Б", "5,5", "-5А-6", "5А шахматы", "99999", "5" * 31, "+7 999"],
)
def test_what_is_no_class(text: str) -> None:
    assert parse_class(text) is None


@given(st.text())
def test_any_text_is_a_class_or_none(text: str) -> None:
    read = parse_class(text)
    assert read is None or parse_class(read.name) == SchoolClass(grade=read.grade, letter=read.letter)
