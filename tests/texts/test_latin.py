"""Names in Latin letters, as Russian passports have them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.texts.latin import in_latin


@pytest.mark.parametrize(
    ("name", "latin"),
    [
        ("Берёзкин, Лев", "Berezkin, Lev"),
        ("Щукина Юлия", "Shchukina Iuliia"),
        ("ЩУКИНА ЮЛИЯ", "SHCHUKINA IULIIA"),
        ("Объедков Илья", "Obieedkov Ilia"),
        ("Цой Ж", "Tsoi Zh"),
        ("Я", "Ia"),
        ("ЖЯ", "ZHIA"),
        ("Хижняк Чук-Гек", "Khizhniak Chuk-Gek"),
        ("Їжак Ґава Євген", "Izhak Gava Ievgen"),
        ("Žukauskas Łukasz Đorđević Straße", "Zukauskas Lukasz Dordevic Strasse"),
        ("«Ладья» № 5 — 2½…", '"Ladia" No 5 - 21/2...'),
        ("李 🙂", "? ?"),
        ("Ann O'Neil", "Ann O'Neil"),
        ("", ""),
    ],
)
def test_names(name: str, latin: str) -> None:
    assert in_latin(name) == latin


@given(st.text())
def test_whatever_comes_is_ascii_then(text: str) -> None:
    assert in_latin(text).isascii()
