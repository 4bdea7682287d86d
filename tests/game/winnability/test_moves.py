"""The solver's own moves are those of python-chess, in every position, and lead to the same positions."""

import chess
import pytest
from hypothesis import given, settings

from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.moves import State, is_check, legal_moves, play, squares, uci
from ladya_desktop.game.winnability.setup import is_sound, read_state
from tests.game.strategies import positions
from tests.game.winnability.positions import LIMITED, WON_BY_BOTH

TRICKY = (
    "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1",
    "r3k2r/8/8/1B6/3pP3/8/8/4K3 b kq e3 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
    "8/8/8/1k6/2pP4/8/8/4K2B b - d3 0 1",
    "8/8/3b4/3pP3/8/8/8/k5KR w - d6 0 1",
    "4k3/8/8/2pPpP2/8/8/8/4K3 w - c6 0 1",
    "r3k2r/8/8/8/1b6/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/6n1/8/R3K2R w KQkq - 0 1",
    "rn2k1nr/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1",
    "7k/8/8/8/3n4/8/4r3/4K3 w - - 0 1",
    "1r5k/P7/8/8/8/8/6p1/4K2R b - - 0 1",
    "3r3k/8/8/q7/8/8/3B4/3RKR2 w - - 0 1",
)


def counted(state: State, depth: int) -> int:
    """The number of ways to play so many half-moves."""
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(counted(play(state, move), depth - 1) for move in moves)


def compare(position: Position) -> None:
    """The moves, what they lead to, and the moves there, which show an en passant square that counts."""
    state = read_state(position.fen)
    moves = legal_moves(state)
    assert sorted(map(uci, moves)) == sorted(position.legal_moves())
    assert is_check(state) == position.is_check()
    for move in moves:
        after, expected = play(state, move), read_state(position.after(uci(move)).fen)
        assert after[:7] == expected[:7]
        assert (after[7] & 1, after[7] >> 7) == (expected[7] & 1, expected[7] >> 7)
        assert after[7] >> 1 & 63 in {
            expected[7] >> 1 & 63,
            chess.parse_square(uci(move)[2:4]) - 8 * (state[7] & 1 or -1),
        }
        assert sorted(map(uci, legal_moves(after))) == sorted(position.after(uci(move)).legal_moves())


@pytest.mark.parametrize("fen", [*TRICKY, *WON_BY_BOTH])
def test_tricky_positions(fen: str) -> None:
    compare(Position(fen))


@given(positions(max_plies=40))
@settings(max_examples=60, deadline=None)
def test_positions_of_games(position: Position) -> None:
    compare(position)


@pytest.mark.parametrize(("fen", "depth", "ways"), [(TRICKY[2], 2, 2039), (TRICKY[3], 3, 2812), (TRICKY[4], 2, 264)])
def test_known_numbers_of_ways(fen: str, depth: int, ways: int) -> None:
    assert counted(read_state(fen), depth) == ways


def test_squares_of_a_set_from_a1_on() -> None:
    assert list(squares(chess.BB_A1 | chess.BB_C4 | chess.BB_H8)) == [chess.A1, chess.C4, chess.H8]


@pytest.mark.parametrize("fen", LIMITED)
def test_what_no_legal_move_leads_to_is_not_sound(fen: str) -> None:
    assert not is_sound(read_state(fen))


@pytest.mark.parametrize("fen", ["8/8/8/8/8/8/8/K7 w - - 0 1", "kk6/8/8/8/8/8/8/K7 w - - 0 1"])
def test_a_king_too_few_or_too_many_is_not_sound(fen: str) -> None:
    assert not is_sound(read_state(fen))


@pytest.mark.parametrize("fen", [*TRICKY, *WON_BY_BOTH])
def test_ordinary_positions_are_sound(fen: str) -> None:
    assert is_sound(read_state(fen))
