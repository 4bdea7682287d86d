"""The squares that pieces may come to: never too few, whatever is played, and few where walls stand."""

import random

import chess
import pytest

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import Verdict, prove_default
from ladya_desktop.game.winnability.moves import (
    BISHOP,
    CASTLING,
    EN_PASSANT,
    KING,
    KNIGHT,
    State,
    legal_moves,
    play,
    uci,
)
from ladya_desktop.game.winnability.reach import Reach, Walker, reach
from ladya_desktop.game.winnability.setup import read_state
from ladya_desktop.game.winnability.still import is_mate_impossible, material_suffices, mating_squares
from tests.game.material import has_mating_material
from tests.game.winnability.positions import WON_BY_BOTH, WON_BY_NOBODY, WON_BY_WHITE_ONLY

LOCKED = (
    "4k3/p1p2p1p/P1p1pPpP/2P1P1P1/8/2b1n3/P2P2P1/R3K2R w KQ - 0 1",
    "r3k2r/pp1p1pp1/1P1P1P2/8/4b3/1p1p1p2/PP1P1PP1/R3K2R b KQkq - 0 1",
    "2b1k1n1/1p3p2/pPp1pPp1/P1PpP1Pp/3P3P/8/8/2B1K1N1 w - - 0 1",
    "4k3/8/8/2pPp3/2P1P3/8/8/4K3 w - c6 0 1",
    "4k3/8/8/8/1pPp4/1P1P4/8/4K3 b - c3 0 1",
    "q3k3/1p1p4/1P1P4/8/8/4p1p1/4P1P1/4K2Q w - - 0 1",
)


def walk(state: State, chance: random.Random, plies: int) -> None:
    """Plays at random; each piece keeps to its squares."""
    by_square: dict[int, Walker] = {walker.start.bit_length() - 1: walker for walker in reach(state).walkers}
    for _ in range(plies):
        moves = legal_moves(state)
        if not moves:
            return
        move = chance.choice(moves)
        start, target = move & 63, move >> 6 & 63
        if move & EN_PASSANT:
            del by_square[target + (8 if state[7] & 1 == 0 else -8)]
        if move & CASTLING:
            rook, hop = (start + 3, start + 1) if target > start else (start - 4, start - 1)
            by_square[hop] = by_square.pop(rook)
            assert by_square[hop].everywhere >> hop & 1
        walker = by_square[target] = by_square.pop(start)
        assert walker.everywhere >> target & 1, uci(move)
        state = play(state, move)


@pytest.mark.parametrize("fen", [*LOCKED, *WON_BY_BOTH, *WON_BY_WHITE_ONLY, *WON_BY_NOBODY])
def test_no_piece_ever_leaves_its_squares(fen: str) -> None:
    chance = random.Random(fen)
    for _ in range(6):
        walk(read_state(fen), chance, 80)


def test_a_wall_holds_the_kings() -> None:
    sets = reach(read_state("8/2k5/8/p1p1p1p1/P1P1P1P1/8/2K5/8 w - - 0 1"))
    assert sets.king(1) == chess.BB_RANK_1 | chess.BB_RANK_2 | chess.BB_RANK_3
    assert sets.king(0) == chess.BB_RANK_6 | chess.BB_RANK_7 | chess.BB_RANK_8
    assert sets.shut & chess.BB_RANK_4 == chess.SquareSet(chess.BB_RANK_4) & 0x55000000


def test_a_king_shut_in_guards_what_he_always_touches() -> None:
    """The king on h1 or g1 keeps f2 and the others from the enemy king for ever."""
    sets = reach(read_state("8/8/8/k7/8/6p1/6Pp/7K w - - 0 1"))
    assert sets.king(1) == chess.BB_H1
    assert not sets.king(0) & (chess.BB_G1 | chess.BB_G2)


@pytest.mark.parametrize("fen", [*LOCKED, *WON_BY_BOTH, *WON_BY_WHITE_ONLY])
def test_no_position_on_the_way_to_a_mate_is_called_hopeless(fen: str) -> None:
    for color in COLORS:
        position, winner = Position(fen), int(color is Color.WHITE)
        found = prove_default(position, color)
        for move in found.line:
            assert not is_mate_impossible(read_state(position.fen), winner)
            position = position.after(move)
        assert found.verdict is not Verdict.YES or not is_mate_impossible(read_state(position.fen), winner)


@pytest.mark.parametrize(
    ("fen", "white", "black"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", False, False),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", False, False),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", False, False),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", True, False),
        ("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", True, False),
        ("4k2q/8/8/8/8/8/8/4KN2 w - - 0 1", False, True),
        ("4k2r/8/8/8/8/8/8/4KN2 w - - 0 1", True, True),
        ("4k2r/8/8/8/8/8/8/4KB2 w - - 0 1", False, True),
        ("4k2n/8/8/8/8/8/8/4KB2 w - - 0 1", True, True),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", True, True),
        ("4k3/8/8/8/8/2B5/8/K3b3 w - - 0 1", False, False),
        ("B3k3/8/8/8/8/8/8/4KB2 w - - 0 1", False, False),
    ],
)
def test_material(fen: str, white: bool, black: bool) -> None:
    state = read_state(fen)
    assert (material_suffices(state, 1), material_suffices(state, 0)) == (white, black)
    assert (has_mating_material(fen, Color.WHITE), has_mating_material(fen, Color.BLACK)) == (
        white,
        black,
    )


def in_the_corner(*helpers: int) -> Reach:
    """Black's king stays on a1, a white bishop on d4, White's king far away; black knights have these squares."""
    fixed = [(KING, 0, chess.BB_A1), (BISHOP, 1, chess.BB_D4), (KING, 1, chess.BB_H8)]
    walkers = [Walker(square, kind, color, square) for kind, color, square in fixed]
    knights = [Walker(chess.BB_G8, KNIGHT, 0, places) for places in helpers]
    return Reach((*walkers, *knights), chess.BB_A1)


def test_each_flight_needs_a_man_of_its_own() -> None:
    both = chess.BB_A2 | chess.BB_B1
    assert list(mating_squares(in_the_corner(), 1)) == []
    assert list(mating_squares(in_the_corner(both), 1)) == []
    assert list(mating_squares(in_the_corner(both, chess.BB_C8), 1)) == []
    assert list(mating_squares(in_the_corner(both, chess.BB_A2), 1)) == [chess.A1]
    assert list(mating_squares(in_the_corner(both, chess.BB_B1), 1)) == [chess.A1]
    assert list(mating_squares(in_the_corner(chess.BB_B1, chess.BB_A2), 1)) == [chess.A1]
