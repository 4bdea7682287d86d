"""What stands on the squares, legal or not."""

import chess
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def test_squares_go_from_a1_to_h8_as_in_python_chess() -> None:
    assert list(SQUARE_NAMES) == chess.SQUARE_NAMES


def test_a_placement_is_read_from_a_fen() -> None:
    placement = Placement.from_board_fen(START)
    assert placement.at("a1") == "R"
    assert placement.at("d8") == "q"
    assert placement.at("e4") == ""
    assert placement.color_at("a1") is Color.WHITE
    assert placement.color_at("d8") is Color.BLACK
    assert placement.color_at("e4") is None
    assert placement.board_fen() == START


@settings(deadline=None)
@given(st.lists(st.sampled_from(("", "", "P", "n", "k", "Q")), min_size=64, max_size=64).map(tuple))
def test_every_placement_is_written_and_read_back(squares: tuple[str, ...]) -> None:
    written = Placement(squares).board_fen()
    assert Placement.from_board_fen(written) == Placement(squares)
    assert chess.BaseBoard(written).board_fen() == written


def test_a_piece_goes_and_takes() -> None:
    after = Placement.from_board_fen(START).moved("d1", "d7")
    assert after.board_fen() == "rnbqkbnr/pppQpppp/8/8/8/8/PPPPPPPP/RNB1KBNR"


def test_a_square_is_emptied_and_filled() -> None:
    emptied = Placement.from_board_fen(START).with_piece("e2", "")
    assert emptied.at("e2") == ""
    assert emptied.with_piece("e4", "P").board_fen() == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"


@pytest.mark.parametrize("piece", ["pN", "PN"])
def test_of_two_pieces_on_a_square_the_later_one_is_seen(piece: str) -> None:
    placement = Placement.from_board_fen("8/8/8/8/8/8/8/8").with_piece("c3", piece)
    assert placement.at("c3") == "N"
    assert placement.board_fen() == "8/8/8/8/8/2N5/8/8"
    assert placement != Placement.from_board_fen("8/8/8/8/8/2N5/8/8")
