"""The order of names in lists."""

import random
import unicodedata

import pytest

from ladya_desktop.texts.collation import look_key, name_key

IN_ORDER = [
    "Anders Nils",
    "Белый Егор",
    "Белый-Яров Пётр",
    "Белых Анна",
    "Ежов Лев",
    "Елкин Ян",
    "Ёжиков Лев",
    "Ёлкин Ян",
    "Жуков Илья",
    "Яшин Юрий",
]


def test_io_is_a_letter_after_ie() -> None:
    names = IN_ORDER.copy()
    random.Random(3).shuffle(names)
    assert sorted(names, key=name_key) == IN_ORDER


@pytest.mark.parametrize(("first", "second"), [("ежов", "Ёжиков"), ("ЯШИН", "Яшина"), ("Жуков Ян", "жукова Анна")])
def test_the_height_of_letters_does_not_matter(first: str, second: str) -> None:
    assert name_key(first) < name_key(second)


def test_letters_typed_in_two_parts_are_the_same() -> None:
    assert name_key(unicodedata.normalize("NFD", "Ёлкин Андрей")) == name_key("Ёлкин Андрей")


def test_spaces_do_not_matter_and_equals_keep_one_order() -> None:
    assert name_key("Ёлкин   Ян")[0] == name_key(" Ёлкин Ян")[0]
    assert len({name_key("Ёлкин Ян"), name_key("ёлкин ян")}) == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [("Саша", "Cаша"), ("Артём", "Артем"), ("КИМ", "Ким"), ("Anya", "anya"), ("Ёж  Яна", "Еж Яна")],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert look_key(one) == look_key(other)


@pytest.mark.parametrize(("one", "other"), [("Аня", "Anya"), ("Аня, 3А", "Аня, 3Б"), ("Лев", "Лева")])
def test_names_that_look_different_have_two(one: str, other: str) -> None:
    assert look_key(one) != look_key(other)
