"""The searches: what they find, when they prove that there is nothing, how they are stopped."""

from collections.abc import Sequence

import chess
import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.closed import ClosedSearch
from ladya_desktop.game.winnability.guide import (
    PLANS,
    PROMOTING,
    Guide,
    Plan,
    guide_by_plan,
    has_pawns_and_minors,
    pawn_cost,
)
from ladya_desktop.game.winnability.helpmate import seek_mate, shortened
from ladya_desktop.game.winnability.moves import Move, legal_moves, play, uci
from ladya_desktop.game.winnability.patterns import (
    corner_guides,
    guide_to_corner,
    knight_steps,
    must_mate_with_knights,
    turned,
)
from ladya_desktop.game.winnability.setup import read_state
from ladya_desktop.game.winnability.solver import Solver
from ladya_desktop.game.winnability.targets import UNREACHABLE, guide_to, king_steps, target_guides
from ladya_desktop.game.winnability.verdict import never
from tests.game.material import has_mating_material

WALL = "8/2k5/8/p1p1p1p1/P1P1P1P1/8/2K5/8 b - - 0 1"
BISHOP_NEEDS_A_MAN = "7k/8/7n/8/8/8/1B6/4K3 w - - 0 1"
ENTOMBED = "8/p1p5/8/8/8/6p1/P1P3Pp/k6K w - - 0 1"


def is_mate(fen: str, line: tuple[Move, ...] | None, color: Color) -> bool:
    return line is not None and Position(fen).is_mating_line(tuple(map(uci, line)), color)


def moves_of(fen: str, ucis: Sequence[str]) -> tuple[Move, ...]:
    state, found = read_state(fen), []
    for text in ucis:
        found.append(next(move for move in legal_moves(state) if uci(move) == text))
        state = play(state, found[-1])
    return tuple(found)


def seek(fen: str, winner: int, guide: Guide, nodes: int = 3000) -> tuple[tuple[Move, ...] | None, int, bool]:
    return seek_mate(read_state(fen), winner, guide, nodes=nodes, should_stop=never)


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize(
    ("fen", "color"),
    [
        ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", Color.WHITE),
        ("4k3/8/8/8/8/8/4p3/4K3 b - - 0 1", Color.BLACK),
        ("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1", Color.WHITE),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Color.BLACK),
        ("4k3/7p/8/8/8/8/8/2B1K3 w - - 0 1", Color.WHITE),
        ("2b1k3/8/8/8/8/8/8/2BNK3 w - - 0 1", Color.WHITE),
    ],
)
def test_every_plan_leads_to_a_mate(plan: Plan, fen: str, color: Color) -> None:
    line, spent, _ = seek(fen, int(color is Color.WHITE), guide_by_plan(plan, int(color is Color.WHITE)))
    if has_mating_material(fen, color):
        assert is_mate(fen, line, color)
    else:
        assert (line, spent) == (None, 3000)


@pytest.mark.parametrize("color", Color)
def test_who_has_pawns_and_a_bishop_promotes(color: Color) -> None:
    """The plans that hope for the bishop stay near a mate that it never gives."""
    fen, winner = "8/1b6/k7/7p/5K1P/4B3/8/8 b - - 3 58", int(color is Color.WHITE)
    assert has_pawns_and_minors(read_state(fen), winner)
    line, spent, _ = seek(fen, winner, guide_by_plan(PROMOTING, winner), nodes=300)
    assert is_mate(fen, line, color)
    assert seek(fen, winner, guide_by_plan(PLANS[0], winner), nodes=2 * spent)[0] is None


def test_only_pawns_beside_minor_pieces_need_that() -> None:
    states = [read_state(f"4k3/8/8/8/8/8/{rank}/4K3 w - - 0 1") for rank in ("P7", "B7", "BP6", "NP6", "BPR5", "BPQ5")]
    assert [has_pawns_and_minors(state, 1) for state in states] == [False, False, True, True, False, False]
    assert not has_pawns_and_minors(states[2], 0)


def test_a_search_ends_where_everything_was_seen() -> None:
    line, spent, is_everything = seek("k7/8/8/8/8/8/6q1/7K w - - 0 1", 1, guide_by_plan(PLANS[0], 1), nodes=100_000)
    assert (line, is_everything) == (None, True)
    assert spent < 10_000


def test_a_search_ends_with_its_budget() -> None:
    assert seek(WALL, 1, guide_by_plan(PLANS[0], 1), nodes=7) == (None, 7, False)


def test_a_lone_piece_that_nobody_helps_is_far_from_a_mate() -> None:
    cost = guide_by_plan(PLANS[0], 1)
    lone, promised, helped = (
        cost(read_state(f"{last}/8/8/8/8/8/p7/4KN2 w - - 0 1".replace("p7", pawn)))
        for last, pawn in (("4k2q", "8"), ("4k2q", "p7"), ("4k2r", "8"))
    )
    assert lone > helped
    assert promised < lone
    assert guide_by_plan(PLANS[0], 1)(read_state("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) >= lone


def test_a_pawn_costs_its_way_and_what_stands_in_it() -> None:
    free = pawn_cost(chess.BB_A2, 1, chess.E1, 0, chess.BB_A2)
    further = pawn_cost(chess.BB_A4, 1, chess.E1, 0, chess.BB_A4)
    shut = pawn_cost(chess.BB_A2, 1, chess.E1, chess.BB_A7, chess.BB_A2 | chess.BB_A7)
    assert further < free < shut
    assert pawn_cost(chess.BB_A7, 0, chess.E8, 0, chess.BB_A7) == free


def test_a_closed_world_is_looked_through() -> None:
    closed = ClosedSearch(read_state(WALL), 1)
    closed.go_on(100, never)
    was_exhausted = closed.is_exhausted
    closed.go_on(100_000, never)
    assert (was_exhausted, closed.is_exhausted) == (False, True)
    assert closed.line is None
    assert closed.spent < 2_500


def test_a_closed_world_can_hold_a_mate() -> None:
    fen = "k7/8/KP6/8/8/8/8/8 w - - 0 1"
    closed = ClosedSearch(read_state(fen), 1)
    closed.go_on(5_000, never)
    assert is_mate(fen, closed.line, Color.WHITE)
    assert not closed.is_exhausted


def test_a_mate_without_a_promotion_is_seen() -> None:
    fen = "k7/8/1K6/8/8/8/8/7R w - - 0 1"
    closed = ClosedSearch(read_state(fen), 1)
    closed.go_on(20_000, never)
    assert is_mate(fen, closed.line, Color.WHITE)


def test_a_world_that_seems_small_gets_a_long_turn() -> None:
    fen = "2k5/8/1p6/1P6/p1p5/P1P1p1p1/1K2P1P1/8 b - - 0 1"
    answer = Solver(read_state(fen), 1, nodes=12_000).solve()
    assert is_mate(fen, answer or None, Color.WHITE)
    assert len(answer or ()) < 300


def test_a_line_loses_its_detours() -> None:
    fen = "k7/p7/P7/8/8/8/7R/K7 w - - 0 1"
    state = read_state(fen)
    detour = ["h2g2", "a8b8", "g2f2", "b8a8", "f2f1", "a8b8", "f1f2", "b8c8", "f2h2", "c8b8", "h2h3", "b8a8", "h3h8"]
    line = shortened(state, moves_of(fen, detour))
    assert [uci(move) for move in line] == ["h2h8"]
    assert shortened(state, line) == line


def test_a_promotion_is_looked_into_at_once() -> None:
    fen = "6nk/P7/8/8/8/8/8/7K w - - 0 1"
    closed = ClosedSearch(read_state(fen), 1)
    closed.go_on(2, never)
    assert is_mate(fen, closed.line, Color.WHITE)


def test_promotions_that_lead_nowhere_are_looked_into_no_longer() -> None:
    closed = ClosedSearch(read_state("7n/PPPPPP2/8/8/8/4k3/8/K7 w - - 0 1"), 0)
    closed.go_on(6_000, never)
    assert closed.line is None


def test_a_closed_search_is_stopped() -> None:
    closed = ClosedSearch(read_state(WALL), 1)
    closed.go_on(100, lambda: True)
    assert closed.spent == 0


def test_king_steps_go_around_walls() -> None:
    region = chess.BB_ALL & ~chess.BB_RANK_4 | chess.BB_H4
    steps = king_steps(chess.A3, region)
    assert (steps[chess.A3], steps[chess.B3], steps[chess.A5]) == (0, 1, 14)
    assert king_steps(chess.A3, chess.BB_ALL & ~chess.BB_RANK_4)[chess.A5] == UNREACHABLE


@pytest.mark.parametrize(
    ("fen", "color"),
    [
        ("5k2/8/5p1p/5p1P/5P2/2p1pb2/2P1P1B1/1K6 w - - 0 1", Color.WHITE),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", Color.WHITE),
        ("7k/5n2/8/8/8/8/1B6/4K3 w - - 0 1", Color.WHITE),
    ],
)
def test_one_of_the_targets_is_reached(fen: str, color: Color) -> None:
    state, winner = read_state(fen), int(color is Color.WHITE)
    found = [seek(fen, winner, guide, nodes=1500)[0] for guide in target_guides(state, winner, 0)[:6]]
    assert any(is_mate(fen, line, color) for line in found)


def test_without_a_pawn_or_a_piece_a_target_is_far() -> None:
    cost = guide_to(chess.A1, king_steps(chess.A1, chess.BB_ALL), 1, 0)
    bare, pawn = (read_state(f"4k3/8/8/8/8/8/{rank}/4K3 w - - 0 1") for rank in ("8", "4P3"))
    assert cost(bare) > cost(pawn)


@pytest.mark.parametrize("pieces", ["NN", "BN", "Nn", "Nb", "Nr", "Np", "NNq", "Nqp", "BNq"])
def test_knights_mate_in_the_corner(pieces: str) -> None:
    white, black = "".join(filter(str.isupper, pieces)), "".join(filter(str.islower, pieces))
    fen = f"3k4/{black}{8 - len(black)}/8/8/8/8/{white}{8 - len(white)}/6K1 w - - 0 1"
    state = read_state(fen)
    assert must_mate_with_knights(state, 1)
    found = (seek(fen, 1, guide, nodes=1000)[0] for guide in corner_guides(state, 1, 3))
    assert any(is_mate(fen, line, Color.WHITE) for line in found)


def test_only_knights_need_the_patterns() -> None:
    states = [read_state(f"4k3/8/8/8/8/8/{rank}/4K3 w - - 0 1") for rank in ("8", "B7", "NQ6", "NP6", "NB6")]
    assert [must_mate_with_knights(state, 1) for state in states] == [False, False, False, False, True]


def test_without_a_checker_the_corner_is_far() -> None:
    with_bishop, without = (read_state(f"4k3/8/8/8/8/8/{rank}/4K3 w - - 0 1") for rank in ("1B1N4", "B7"))
    assert guide_to_corner(0, 1, 0)(with_bishop) < guide_to_corner(0, 1, 0)(without)


def test_patterns_are_turned() -> None:
    assert [turned(chess.B1, turn) for turn in range(4)] == [chess.B1, chess.G1, chess.B8, chess.G8]
    assert [turned(chess.B1, turn) for turn in range(4, 8)] == [chess.A2, chess.H2, chess.A7, chess.H7]


def test_a_knight_needs_its_moves() -> None:
    steps = knight_steps(chess.A1)
    assert (steps[chess.A1], steps[chess.B3], steps[chess.B2], steps[chess.H8]) == (0, 1, 4, 6)


def test_the_solver_counts_its_work() -> None:
    solver = Solver(read_state(ENTOMBED), 1, nodes=2_000)
    assert solver.solve() is None or solver.spent > 0
    assert solver.spent <= 2_400
