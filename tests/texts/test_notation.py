"""Moves with other letters, and typed moves back to English SAN."""

import random
from typing import get_args

import chess
import pytest

from ladya_desktop.texts import set_language, t
from ladya_desktop.texts.notation import (
    PIECE_NAMES,
    Letters,
    format_san,
    piece_name,
    san_readings,
    typed_readings,
)


@pytest.mark.parametrize(
    ("san", "russian", "figurine"),
    [
        ("Nf3", "Кf3", "♘f3"),
        ("Kf1", "Крf1", "♔f1"),
        ("Qxd4+", "Фxd4+", "♕xd4+"),
        ("Rad1", "Лad1", "♖ad1"),
        ("R1xd4#", "Л1xd4#", "♖1xd4#"),
        ("Bb5", "Сb5", "♗b5"),
        ("bxc3", "bxc3", "bxc3"),
        ("e4", "e4", "e4"),
        ("e8=Q", "e8=Ф", "e8=♕"),
        ("dxe8=N+", "dxe8=К+", "dxe8=♘+"),
        ("O-O", "0-0", "0-0"),
        ("O-O-O+", "0-0-0+", "0-0-0+"),
    ],
)
def test_a_move_is_shown_with_the_letters_wanted(san: str, russian: str, figurine: str) -> None:
    assert format_san(san, "russian") == russian
    assert format_san(san, "figurine") == figurine
    assert format_san(san, "english") == san


def test_an_illegal_move_that_stood_is_shown_by_its_squares_or_by_a_dash() -> None:
    assert format_san("Ng1-g4", "russian") == "Кg1-g4"
    assert {format_san("", letters) for letters in get_args(Letters)} == {"—"}


def test_the_letters_do_not_depend_on_the_language() -> None:
    set_language("en")
    assert format_san("Nf3", "russian") == "Кf3"
    assert format_san("Nf3", "english") == "Nf3"


@pytest.mark.parametrize(
    ("typed", "san"),
    [
        # Russian letters; Кр is the king, К the knight
        ("Кf3", "Nf3"),
        ("Крf3", "Kf3"),
        ("Фd4", "Qd4"),
        ("Лad1", "Rad1"),
        ("Сc4", "Bc4"),
        ("К1хf3+", "N1xf3+"),
        # Small letters
        ("кf3", "Nf3"),
        ("крf3", "Kf3"),
        ("фd4", "Qd4"),
        ("лad1", "Rad1"),
        ("сf4", "Bf4"),
        ("nf3", "Nf3"),
        ("qd4", "Qd4"),
        ("kf1", "Kf1"),
        # English letters
        ("Nf3", "Nf3"),
        ("Kf1", "Kf1"),
        ("Bb5", "Bb5"),
        # Letters that look alike: а с е х о in squares and captures, C and Kp for Russian letters
        ("е4", "e4"),
        ("а6", "a6"),
        ("с5", "c5"),
        ("С5", "c5"),
        ("E4", "e4"),
        ("ехd5", "exd5"),
        ("Кс3", "Nc3"),
        ("Лае1", "Rae1"),
        ("Cf4", "Bf4"),
        ("Kpf1", "Kf1"),
        ("Кpf1", "Kf1"),
        ("Kрf1", "Kf1"),
        # The file b and the bishop
        ("bxc3", "bxc3"),
        ("Bxc3", "Bxc3"),
        ("b4", "b4"),
        ("B4", "b4"),
        ("bf4", "Bf4"),
        # Captures and long notation
        ("ed5", "exd5"),
        ("e:d5", "exd5"),
        ("e×d5", "exd5"),
        ("Кxd4", "Nxd4"),
        ("К:d4", "Nxd4"),
        ("Фе3–е2", "Qe3e2"),
        ("Кg1-f3", "Ng1f3"),
        ("e2-e4", "e4"),
        ("e2e4", "e4"),
        ("e4-d5", "exd5"),
        ("e4xd5", "exd5"),
        # Promotion
        ("е8Ф", "e8=Q"),
        ("e8=Ф", "e8=Q"),
        ("e8=Q", "e8=Q"),
        ("e8q", "e8=Q"),
        ("e8(Л)", "e8=R"),
        ("e8/К", "e8=N"),
        ("a1=с", "a1=B"),
        ("ed8С+", "exd8=B+"),
        # Castling
        ("0-0", "O-O"),
        ("O-O", "O-O"),
        ("О-О", "O-O"),
        ("о-о", "O-O"),
        ("o-o-o", "O-O-O"),
        ("0-0-0+", "O-O-O+"),
        ("0—0", "O-O"),
        ("00", "O-O"),
        ("О-О-О#", "O-O-O#"),
        # Check and mate
        ("Фf7+", "Qf7+"),
        ("Фf7++", "Qf7#"),
        ("Фf7#", "Qf7#"),
        ("Фf7х", "Qf7#"),
        ("Фf7×", "Qf7#"),
        # Decoration
        (" 1. е4 ", "e4"),
        ("12...Кf6!?", "Nf6"),
        ("exd6 e.p.", "exd6"),
        ("К f3", "Nf3"),
        ("♞xd4", "Nxd4"),
        ("♔f1", "Kf1"),
    ],
)
def test_a_typed_move_is_understood(typed: str, san: str) -> None:
    assert san_readings(typed) == (san,)


@pytest.mark.parametrize(("typed", "readings"), [("сxd5", ("cxd5", "Bxd5")), ("сd5", ("cxd5", "Bd5"))])
def test_a_small_russian_letter_can_be_the_file_or_the_bishop(typed: str, readings: tuple[str, ...]) -> None:
    assert san_readings(typed) == readings


def test_a_capital_letter_is_the_bishop() -> None:
    assert san_readings("Сxd5") == ("Bxd5",)


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "К", "Кр", "e9", "i4", "4e", "22", "--", "Фd44", "0-0-0-0", "конь f3"),
        *("exe5", "ee4", "e2e5", "e1e2", "exg5", "e4xe5", "e2d4", "g1f3"),
        *("e3=Ф", "e8К р", "e8Кр", "Фd4=Ф"),
    ],
)
def test_what_is_no_move_is_refused(typed: str) -> None:
    assert san_readings(typed) == ()


@pytest.mark.parametrize(
    ("typed", "readings"),
    [
        ("g1f3", ("g1f3",)),
        ("E2E4", ("e2e4",)),
        ("е2-е4", ("e2e4",)),
        ("a7a8=Ф", ("a7a8q",)),
        ("b1d2", ("b1d2",)),
        ("с1d3", ("c1d3",)),
        ("B1d2", ("B1d2",)),
        ("B1D2", ("B1d2", "b1d2")),
        ("Кf3", ("Nf3",)),
        ("конь", ()),
        ("e2e4e6", ()),
    ],
)
def test_a_field_for_moves_takes_two_squares_too(typed: str, readings: tuple[str, ...]) -> None:
    assert typed_readings(typed) == readings


@pytest.mark.parametrize("letters", get_args(Letters))
def test_every_move_of_real_games_comes_back(letters: Letters) -> None:
    """Shown with any letters and typed as shown, a legal move is the same move."""
    chance = random.Random(5)
    for _ in range(6):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 120:
            move = chance.choice(sorted(board.legal_moves, key=chess.Move.uci))
            san = board.san(move)
            assert san_readings(format_san(san, letters))[0] == san
            board.push(move)


@pytest.mark.parametrize("fen", ["3rk3/2P1P3/8/8/8/8/8/R3K2R w KQ - 0 1", "4k3/8/8/3pP3/1N3N2/8/8/4K3 w - d6 0 1"])
def test_castling_promotion_and_en_passant_come_back(fen: str) -> None:
    board = chess.Board(fen)
    for san in map(board.san, board.legal_moves):
        assert san_readings(format_san(san, "russian"))[0] == san


def test_choices_of_letters_have_names() -> None:
    assert "Кр Ф Л С К" in t(f"notation.{get_args(Letters)[0]}")


@pytest.mark.parametrize(("letter", "name"), list(PIECE_NAMES.items()))
def test_pieces_are_known_by_letter_and_named_in_every_case(letter: str, name: str) -> None:
    assert piece_name(letter) == piece_name(letter.upper()) == name
    assert len({t(f"piece.{name}.{case}") for case in ("nom", "gen", "dat", "acc", "ins")}) >= 3
    assert t(f"piece.white.{name}") != t(f"piece.black.{name}")
    assert t(f"piece.{name}.moves").endswith(".")
