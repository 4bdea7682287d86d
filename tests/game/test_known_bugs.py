"""Bugs that other chess programs had, by their ids, and a few of our own: each story must come out right here."""

import pickle
from copy import deepcopy

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.position import STARTING_FEN, FenError, Position, check_fen
from ladya_desktop.game.regulations import Edition
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.rules.completion import after_opening
from ladya_desktop.game.winnability import is_dead
from tests.game.table import ARBITER, BLACK, KNIGHTS_OUT_AND_BACK, WHITE, guided, kinds, refusal

ROOK_FIFTY = "8/8/4k3/8/8/4K3/8/4R3 w - - {} 150"


def played(fen: str, *moves: str) -> Position:
    position = Position(fen)
    for uci in moves:
        assert uci in position.legal_moves(), uci
        position = position.after(uci)
    return position


# Rules


@pytest.mark.parametrize("piece", ["r", "R", "q", "Q", "p", "P"])
@pytest.mark.parametrize("turn", ["w", "b"])
def test_ru_01_a_rook_queen_or_pawn_of_either_side_is_enough_to_go_on(piece: str, turn: str) -> None:
    table = guided(f"8/8/8/4k3/7{piece}/8/8/K7 {turn} - - 0 1")
    assert after_opening(table.state) == ()
    table.move("a1a2" if turn == "w" else "e5d5")
    assert table.outcome is None


@pytest.mark.parametrize("fen", ["8/8/4k3/8/8/2B5/8/K3b3 w - - 0 1", "B3k3/8/8/8/8/8/8/4KB2 w - - 0 1"])
def test_ru_03_bishops_all_on_one_colour_are_dead(fen: str) -> None:
    assert is_dead(Position(fen))


@pytest.mark.parametrize(
    "fen",
    [
        "8/6k1/3b4/8/2R5/5K2/8/8 w - - 0 1",
        "8/6k1/3b4/8/2Q5/5K2/8/8 w - - 0 1",
        "8/6k1/3n4/8/2Q5/5K2/8/8 w - - 0 1",
    ],
)
def test_ru_05_a_lone_minor_piece_does_not_win_on_time_against_rook_or_queen(fen: str) -> None:
    table = guided(fen, control="10")
    table.wait(10_000)
    assert table.outcome == (Score.DRAW, Termination.FLAG_FALL, "6.9")


@pytest.mark.parametrize("fen", ["8/8/8/4k3/8/2n5/8/R3K3 w - - 0 1", "8/8/8/4k3/8/2b5/4P3/4K3 w - - 0 1"])
def test_ru_07_a_lone_minor_piece_wins_on_time_where_a_mate_can_be_thought_of(fen: str) -> None:
    table = guided(fen, control="10")
    table.wait(10_000)
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")


@pytest.mark.parametrize("fen", ["2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "4k3/8/8/8/8/n7/8/N3K3 w - - 0 1"])
def test_ru_09_what_is_not_dead_is_never_called_dead(fen: str) -> None:
    assert not is_dead(Position(fen))


def test_ru_11_losing_the_right_to_castle_starts_no_count_anew() -> None:
    table = guided("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 80")
    table.play("a1b1", "a8b8")
    assert table.state.position.fen == "1r2k2r/8/8/8/8/8/8/1R2K2R w Kk - 100 81"
    table.do(acts.ClaimFifty)
    assert table.outcome == (Score.DRAW, Termination.FIFTY_MOVES, "9.3.2")


def test_ru_13_fifty_moves_are_claimed_and_seventy_five_come_by_themselves() -> None:
    table = guided(ROOK_FIFTY.format(99))
    table.play("e1e2")
    assert table.outcome is None
    written = guided(ROOK_FIFTY.format(99))
    written.do(acts.ClaimFifty, move="e1e2")
    assert written.outcome == (Score.DRAW, Termination.FIFTY_MOVES, "9.3.1")
    automatic = guided(ROOK_FIFTY.format(149))
    automatic.move("e1e2")
    assert automatic.outcome == (Score.DRAW, Termination.SEVENTY_FIVE_MOVES, "9.6.2")


def test_ru_15_a_count_beyond_the_hundred_is_claimable_and_beyond_the_other_it_is_over() -> None:
    late = guided(ROOK_FIFTY.format(120))
    late.do(acts.ClaimFifty)
    assert late.outcome == (Score.DRAW, Termination.FIFTY_MOVES, "9.3.2")
    (ended,) = after_opening(guided(ROOK_FIFTY.format(150)).state)
    assert isinstance(ended, ev.GameEnded)
    assert ended.result.termination is Termination.SEVENTY_FIVE_MOVES


def test_ru_17_a_position_with_en_passant_possible_is_another_one() -> None:
    moves = ("e2e4", "d8e8", "e1f2", "e8d8", "f2e1", "d8e8", "e1f2", "e8d8", "f2e1", "d8e8")
    fen = "3k4/8/8/8/3p4/8/4P3/R3K3 w - - 0 1"
    assert [played(fen, *moves[:ply]).occurrences() for ply in range(1, 11)] == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3]


def test_ru_19_repetition_by_another_order_of_moves() -> None:
    moves = ("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g5", "f6g4", "g5h3", "g4h6", "h3g1", "h6g8")
    assert played(STARTING_FEN, *moves).occurrences() == 3
    assert played(STARTING_FEN, *moves[:-1]).occurrences() == 1


def test_ru_21_the_third_occurrence_is_claimed_and_the_fifth_ends() -> None:
    table = guided()
    table.play(*KNIGHTS_OUT_AND_BACK * 2)
    assert table.outcome is None
    table.play(*KNIGHTS_OUT_AND_BACK, *KNIGHTS_OUT_AND_BACK[:3])
    assert table.outcome is None
    table.play(KNIGHTS_OUT_AND_BACK[3])
    assert table.outcome == (Score.DRAW, Termination.FIVEFOLD, "9.6.1")


def test_ru_23_positions_that_only_look_alike_are_no_repetition() -> None:
    """The same pieces on the same squares, each time with less right to castle."""
    moves = ("e1e2", "e8e7", "e2e1", "e7e8", "e1e2", "e8e7", "e2e1", "e7e8")
    assert played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", *moves).occurrences() == 2
    other_to_move = ("a1b1", "a8b8", "b1c1", "b8a8", "c1a1")
    assert played("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", *other_to_move).occurrences() == 1


def test_ru_25_castling_while_the_rook_passes_an_attacked_square() -> None:
    table = guided("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1")
    table.drag("e1", "c1")
    assert table.state.made == ("e1c1",)


def test_ru_27_a_king_that_moved_and_came_back_castles_no_more() -> None:
    position = played("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1e2", "e8e7", "e2e1", "e7e8")
    assert position.fen == "r3k2r/8/8/8/8/8/8/R3K2R w - - 4 3"
    assert not {"e1g1", "e1c1"} & position.legal_moves()
    assert position.why_illegal("e1", "g1") == ("refusal.castling_right_lost", ())


def test_ru_29_a_guided_board_lets_no_illegal_move_stand() -> None:
    table = guided(moves=("e2e4", "e7e5"))
    assert refusal(table.drag("e1", "e3")) == "refusal.piece_does_not_move_so"
    assert refusal(table.press()) == "refusal.no_move_made"
    assert table.state.current.turn is Color.WHITE


@pytest.mark.parametrize(
    ("fen", "touched", "moves"),
    [
        ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", ("e3",), {"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}),
        ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", ("d5",), {"e4d5"}),
        ("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1", ("h1", "e1"), {"h1g1", "h1f1"}),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ("e1", "h1"), {"e1g1"}),
    ],
)
def test_ru_31_touching_is_neither_forgotten_nor_overdone(fen: str, touched: tuple[str, ...], moves: set[str]) -> None:
    table = guided(fen)
    for square in touched:
        table.touch(square)
        table.do(acts.Back, square=square)
    assert permitted(table.state) == moves


# Positions given as text


@pytest.mark.parametrize(
    ("fen", "clean"),
    [
        (
            "rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b HQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/5BN1/PPPPPPPP/RNBQ1RK1 b kq - 0 1",
        ),
        ("r5k1/8/8/8/8/8/8/4K3 b q - 0 1", "r5k1/8/8/8/8/8/8/4K3 b - - 0 1"),
    ],
)
def test_fe_01_fe_03_rights_without_king_and_rook_at_home_are_dropped(fen: str, clean: str) -> None:
    assert check_fen(fen) == clean
    assert not {"g8c8", "e8c8", "e1g1"} & Position(check_fen(fen)).legal_moves()


def test_fe_05_no_castling_onto_another_rook() -> None:
    fen = check_fen("4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37")
    assert fen.split()[2] == "k"
    assert "e8g8" not in Position(fen).legal_moves()
    assert check_fen("4k1r1/8/8/8/8/8/8/4K3 b k - 0 1").split()[2] == "-"


@pytest.mark.parametrize(("square", "is_legal"), [("f6", True), ("-", False)])
def test_fe_07_en_passant_is_legal_with_its_square_only(square: str, is_legal: bool) -> None:
    fen = check_fen(f"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq {square} 0 3")
    assert ("e5f6" in Position(fen).legal_moves()) is is_legal


def test_fe_09_an_impossible_double_check_is_played_like_any_other_check() -> None:
    fen = check_fen("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1")
    table = guided(fen)
    assert table.state.current.is_check()
    assert refusal(table.drag("c5", "c4")) is None


def test_fe_11_counters_go_on_from_the_given_ones() -> None:
    table = guided("4k3/8/8/8/8/8/r6p/R3K2R w - - 42 60")
    counts = []
    for uci in ("e1d1", "e8d8", "d1e1", "a2a1", "e1d2", "d8c8"):
        table.play(uci)
        _, _, _, _, half_moves, number = table.state.position.fen.split()
        counts.append((int(half_moves), int(number)))
    assert counts == [(43, 60), (44, 61), (45, 61), (0, 62), (1, 62), (2, 63)]


def test_fe_13_an_epd_line_is_refused_and_not_misread() -> None:
    with pytest.raises(FenError):
        check_fen("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 bm 1; id 1;")


# At the board


def test_bi_01_the_movers_clock_runs_while_he_chooses_his_piece() -> None:
    table = guided("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", control="300")
    table.drag("a7", "a8")
    table.wait(10_000)
    assert table.remaining == (290_000, 300_000)
    table.do(acts.Promote, square="a8", piece="q")
    chosen = table.state
    table.press()
    assert (chosen.clock.running, table.state.clock.running) == (Color.WHITE, Color.BLACK)
    assert [event.san for event in table.log if isinstance(event, ev.MoveMade)] == ["a8=Q+"]


def test_bi_03_no_pawn_is_left_on_the_last_rank() -> None:
    table = guided("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    table.drag("a7", "a8")
    for refused in (table.touch("h4"), table.press(), table.drag("e1", "e2")):
        assert refusal(refused) is not None
    assert permitted(table.state) == {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}


@pytest.mark.parametrize(
    ("fen", "uci", "code"),
    [
        (STARTING_FEN, "a2a8", "piece_does_not_move_so"),
        ("2r1k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7c8", "way_is_blocked"),
    ],
)
def test_bi_05_a_pawn_that_cannot_get_there_is_not_promoted(fen: str, uci: str, code: str) -> None:
    table = guided(fen)
    assert refusal(table.drag(uci[:2], uci[2:])) == f"refusal.{code}"
    assert table.state.promotion is None


def test_bi_09_a_second_finger_plays_nothing_and_touches_nothing() -> None:
    table = guided()
    table.touch("b1")
    table.do(acts.SecondTouch, square="e2")
    table.do(acts.SecondTouch, square="e7")
    table.put("c3")
    assert table.state.made == ("b1c3",)
    assert [event.squares for event in table.log if isinstance(event, ev.PiecesTouched)] == [("b1",)]


@pytest.mark.parametrize(
    ("fen", "typed", "uci"),
    [
        (STARTING_FEN, "b1c3", "b1c3"),
        ("4k3/8/8/4b3/1p6/2N5/8/4K3 b - - 0 1", "bxc3", "b4c3"),
        ("4k3/8/8/4b3/1p6/2N5/8/4K3 b - - 0 1", "Bxc3", "e5c3"),
    ],
)
def test_bi_13_bi_15_typed_moves_mean_what_they_say(fen: str, typed: str, uci: str) -> None:
    assert Position(fen).uci_of(typed) == uci


def test_st_12_a_game_of_three_thousand_half_moves_is_copied() -> None:
    state = guided(moves=KNIGHTS_OUT_AND_BACK * 750).state
    assert len(state.sans) == 3000
    assert deepcopy(state) == state
    assert pickle.loads(pickle.dumps(state)) == state


# Found in this program


def test_own_01_a_claim_out_of_turn_does_not_free_the_opponent_from_the_move_he_owes() -> None:
    table = guided(moves=("e2e4", "e7e5"))
    table.do(acts.ClaimFifty, by=WHITE, move="g1f3")
    table.do(acts.ClaimFifty, by=BLACK)
    assert permitted(table.state) == {"g1f3"}


def test_own_02_a_game_without_a_clock_is_not_lost_on_time_after_the_arbiter_came() -> None:
    table = guided(control="-")
    table.do(acts.Stop, by=BLACK)
    table.do(acts.Resume)
    table.wait(1)
    assert table.outcome is None


def test_own_03_the_clock_of_who_made_nothing_completes_nothing() -> None:
    table = guided(running=Color.BLACK)
    table.move("e2e4")
    table.press(by=BLACK)
    assert (table.state.moves, table.state.made) == ((), ("e2e4",))


def test_own_04_a_game_that_ended_in_mid_promotion_waits_for_no_piece() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1", control="10")
    table.drag("e7", "e8")
    table.wait(10_000)
    assert table.view.promotion is None


def test_own_05_a_piece_not_in_hand_is_not_put_back() -> None:
    table = guided()
    table.touch("e2")
    assert kinds(table.do(acts.Back, square="g1")) == ["ActRefused"]


def test_own_06_white_and_black_penalties_do_not_mix() -> None:
    table = guided(edition=Edition.FIDE_2023, remaining_ms=ByColor(100_000, 200_000))
    table.do(acts.ClaimFifty)
    table.play("e2e4")
    table.do(acts.ClaimThreefold)
    assert table.remaining == (100_000 + 2_000 + 120_000, 200_000 + 120_000)


def test_own_07_the_arbiters_stop_leaves_a_lifted_piece_in_its_players_hand() -> None:
    table = guided()
    table.touch("e2")
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.Resume)
    assert kinds(table.put("e4")) == ["PieceReleased", "MoveMade"]
