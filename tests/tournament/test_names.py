"""Texts and names as they are kept."""

import pytest

from ladya_desktop.tournament.names import clean_name, clean_text, name_key


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("", ""),
        (" \n\t\n", ""),
        ("Часы стояли.", "Часы стояли."),
        ("\n  Часы\tстояли. \r\n\r\n Ход  мой.\n\n", "Часы стояли.\n\nХод мой."),
        ("Ход\u202e мой\x00.", "Ход мой."),
        ("е\u0308ж", "ёж"),
        ("Он взял ладью,  а пошёл конём.", "Он взял ладью, а пошёл конём."),
    ],
)
def test_a_text_keeps_its_lines_without_what_cannot_be_seen(written: str, kept: str) -> None:
    assert clean_text(written) == kept
    assert clean_text(kept) == kept


def test_a_name_is_one_line() -> None:
    assert clean_name("Вера\nДубравина") == "Вера Дубравина"


def test_names_are_the_same_without_capitals_and_dots() -> None:
    assert name_key("ФЁДОР") == name_key(" федор ") != name_key("фадор")
