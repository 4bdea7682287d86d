"""Positions as books list them."""

import pytest

from ladya_desktop.texts.piece_lists import PieceListError, is_piece_list, read_piece_list


@pytest.mark.parametrize(
    ("word", "man"),
    [
        ("Крa1", "K"),
        ("Ka1", "K"),
        ("Кa1", "N"),  # Russian
        ("Na1", "N"),
        ("Сa1", "B"),
        ("Лa1", "R"),
        ("фа1", "Q"),
        ("a1", "P"),
        ("а1", "P"),
        ("пa1", "P"),
        ("п.a1", "P"),
        ("Pa1", "P"),
    ],
)
def test_russian_and_english_letters_are_read(word: str, man: str) -> None:
    assert read_piece_list(f"{word};").pieces == {"a1": man}
    assert read_piece_list(f"; {word}").pieces == {"a1": man.lower()}


@pytest.mark.parametrize("side", ["Белые:", "white:", "Б.:", ""])
def test_the_side_may_be_named(side: str) -> None:
    assert read_piece_list(f"{side} Крe1, Лh1;").pieces == {"e1": "K", "h1": "R"}


@pytest.mark.parametrize(
    ("turn", "is_black"), [("", False), (";", False), ("; ход белых", False), ("; ход чёрных", True)]
)
def test_white_is_to_move_unless_it_is_said(turn: str, is_black: bool) -> None:
    assert read_piece_list(f"Крe1; Крe8{turn}").is_black_to_move is is_black


@pytest.mark.parametrize("word", ["Лh9", "ход", "e1e2", "Лxe2", "e8=Ф", "0-0", "Крe1+"])
def test_a_word_that_is_no_piece_on_a_square_is_named(word: str) -> None:
    with pytest.raises(PieceListError) as error:
        read_piece_list(f"Крa1, {word}; Крe8")
    assert error.value.word == word


def test_two_pieces_on_a_square_are_refused() -> None:
    with pytest.raises(PieceListError, match="Лe1"):
        read_piece_list("Крe1; Крe8, Лe1")


def test_a_fen_is_no_list() -> None:
    assert not is_piece_list("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1")
