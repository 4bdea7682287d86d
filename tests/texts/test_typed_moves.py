"""Moves as children type them: what a text can mean, whatever stands on the board."""

import pytest

from ladya_desktop.texts.notation import typed_readings
from ladya_desktop.texts.typed_moves import meant_readings, short_captures


@pytest.mark.parametrize(
    ("typed", "reading"),
    [
        ("Пe4", "e4"),
        ("п е4", "e4"),
        ("П.e4", "e4"),
        ("Pe4", "e4"),
        ("пexd5", "exd5"),
        ("В4", "b4"),
        ("в4", "b4"),
        ("б4", "b4"),
        ("д4", "d4"),
        ("г4", "g4"),
        ("ф4", "f4"),
        ("н4", "h4"),
        ("Кв3", "Nb3"),
        ("Сг5", "Bg5"),
        ("Фд8", "Qd8"),
        ("еxд5", "exd5"),
        ("вхс5", "bxc5"),
        ("exd6 в.п.", "exd6"),
        ("exd6 вп", "exd6"),
        ("ехд6 (в.п.)", "exd6"),
        ("в2в4", "b4"),
    ],
)
def test_a_move_in_the_letters_of_a_russian_child(typed: str, reading: str) -> None:
    assert meant_readings(typed)[0] == reading


@pytest.mark.parametrize("typed", ["e4", "Кf3", "g1f3", "сxd5", "0-0", "Фe4", "фe4", "bc4", "exd6 e.p.", "конь"])
def test_what_the_notation_knows_is_read_as_before(typed: str) -> None:
    assert meant_readings(typed)[: len(typed_readings(typed))] == typed_readings(typed)


@pytest.mark.parametrize("typed", ["", "П", "пешка", "в9", "привет"])
def test_what_is_no_move_means_nothing(typed: str) -> None:
    assert meant_readings(typed) == ()


@pytest.mark.parametrize(
    ("typed", "files"), [("ed", "exd"), ("ед", "exd"), ("e:d", "exd"), ("exd", "exd"), ("ВС", "bxc"), ("п ed", "exd")]
)
def test_two_files_are_a_capture_of_whatever_rank(typed: str, files: str) -> None:
    assert short_captures(typed) == tuple(f"{files}{rank}" for rank in range(1, 9))


@pytest.mark.parametrize("typed", ["", "e", "ee", "eg", "ed5", "Кf", "0-0"])
def test_other_texts_are_no_short_capture(typed: str) -> None:
    assert short_captures(typed) == ()
