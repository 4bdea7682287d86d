"""Surnames of one family."""

import pytest

from ladya_desktop.texts.surnames import family_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Облаков Лев", "Облакова Анна"),
        ("Соловьёв Лев", "Соловьева Анна"),
        ("Мышкин Пётр", "МЫШКИНА Вера"),
        ("Птицын Пётр", "Птицына Вера"),
        ("Дубравский Лев", "Дубравская Анна"),
        ("Толстой Лев", "Толстая Анна"),
        ("Зимний Лев", "Зимняя Анна"),
        ("Коваленко Лев", "Коваленко Анна"),
        ("Белов-Яров Лев", "Белов-Ярова Анна"),
    ],
)
def test_brothers_and_sisters_have_one(one: str, other: str) -> None:
    assert family_key(one) == family_key(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Облаков Лев", "Облакин Лев"), ("Облаков Лев", "Лев Облаков"), ("", "Лев")]
)
def test_others_do_not(one: str, other: str) -> None:
    assert family_key(one) != family_key(other)
