"""Article 4 at the board: touching, adjusting, releasing, and the instant at which a move is made."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from tests.game.table import BLACK, PROGRAM, WHITE, Table, guided, kinds, lesson, refusal

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
PROMOTES = "5r1k/4P3/8/8/8/8/8/K7 w - - 0 1"


def test_4_3_a_touch_by_the_player_having_the_move_binds() -> None:
    table = guided()
    assert table.touch("g1") == (ev.PiecesTouched(by=WHITE, at_ms=0, squares=("g1",), unclear=False, binding=True),)
    assert table.state.held_by(table.state.current.turn) == "g1"
    assert table.view.touched == ("g1",)


def test_4_3_a_touch_by_the_opponent_is_noted_and_binds_nobody() -> None:
    table = guided()
    assert table.touch("g8", by=BLACK) == (
        ev.PiecesTouched(by=BLACK, at_ms=0, squares=("g8",), unclear=False, binding=False),
    )
    table.play("e2e4")
    assert table.view.touched == ()
    assert kinds(table.move("e7e5", by=BLACK))[-1] == "MoveMade"


def test_1_3_the_move_is_had_once_the_opponent_has_made_his_pressed_or_not() -> None:
    table = guided()
    table.move("e2e4")
    table.touch("g8", by=BLACK)
    assert table.view.touched == ("g8",)
    assert refusal(table.drag("e7", "e5", by=BLACK)) == "refusal.touched_piece_must_move"


def test_touches_of_one_move_do_not_reach_into_the_next() -> None:
    table = guided()
    table.touch("b1")
    table.move("b1c3")
    assert table.state.touches == ()
    table.press()
    assert len(table.state.current.legal_moves()) == 20
    assert refusal(table.move("e7e5")) is None


def test_an_opponents_piece_is_touched_and_not_lifted() -> None:
    table = guided(moves=("e2e4", "d7d5"))
    table.touch("d5")
    assert table.state.in_hand == ()
    assert table.view.touched == ("d5",)


def test_a_piece_touched_again_is_the_one_in_hand() -> None:
    table = guided()
    table.touch("b1")
    table.touch("g1")
    assert table.state.in_hand == ("b1", "g1")
    table.touch("b1")
    assert table.state.in_hand == ("g1", "b1")
    assert kinds(table.put("c3")) == ["PieceReleased", "MoveMade"]


def test_4_3_back_puts_down_and_the_touch_still_binds() -> None:
    table = guided()
    table.touch("g1")
    assert table.do(acts.Back, square="g1") == (ev.PieceReturned(by=WHITE, at_ms=0, square="g1"),)
    assert table.state.in_hand == ()
    assert refusal(table.drag("e2", "e4")) == "refusal.touched_piece_must_move"


def test_a_piece_put_where_it_stood_is_put_back() -> None:
    table = guided()
    table.touch("g1")
    assert table.put("g1") == (ev.PieceReturned(by=WHITE, at_ms=0, square="g1"),)
    assert table.view.touched == ("g1",)


def test_a_piece_held_over_a_square_is_not_released() -> None:
    table = guided()
    table.touch("g1")
    assert table.do(acts.Hover, square="f3") == (ev.PieceHovered(by=WHITE, at_ms=0, square="f3"),)
    assert table.state.made == ()
    assert kinds(table.put("h3")) == ["PieceReleased", "MoveMade"]


def test_a_second_finger_is_noted_and_changes_nothing() -> None:
    table = guided()
    table.touch("g1")
    before = table.state
    assert table.do(acts.SecondTouch, square="b1") == (ev.SecondTouchNoted(by=WHITE, at_ms=0, square="b1"),)
    assert table.state == before


# 4.2 adjusting


def test_4_2_1_adjusting_announced_first_binds_to_nothing() -> None:
    table = guided()
    assert table.do(acts.Adjust, square="g1") == (ev.PieceAdjusted(by=WHITE, at_ms=0, square="g1"),)
    assert table.view.touched == ()
    assert kinds(table.move("e2e4"))[-1] == "MoveMade"


def test_4_2_1_the_opponents_pieces_may_be_adjusted_too() -> None:
    table = guided(moves=("e2e4", "d7d5"))
    assert kinds(table.do(acts.Adjust, square="d5")) == ["PieceAdjusted"]
    assert table.view.touched == ()


def test_4_2_1_adjusting_one_piece_does_not_cover_another() -> None:
    table = guided()
    table.do(acts.Adjust, square="g1")
    table.touch("b1")
    assert table.view.touched == ("b1",)


def test_4_2_1_only_the_player_having_the_move_adjusts() -> None:
    table = guided()
    assert refusal(table.do(acts.Adjust, by=BLACK, square="g8")) == "refusal.adjust_not_on_move"


def test_4_2_1_announced_after_the_touch_is_too_late() -> None:
    table = guided()
    table.touch("g1")
    assert refusal(table.do(acts.Adjust, square="g1")) == "refusal.adjust_after_touch"
    assert kinds(table.do(acts.Adjust, square="b1")) == ["PieceAdjusted"]
    assert table.view.touched == ("g1",)


def test_4_2_2_late_is_a_touch_like_any_other() -> None:
    table = guided()
    assert kinds(table.do(acts.Adjust, square="g1", late=True)) == ["PiecesTouched"]
    assert table.view.touched == ("g1",)


def test_4_2_late_adjusting_out_of_turn_is_refused() -> None:
    assert refusal(guided().do(acts.Adjust, by=BLACK, square="g8", late=True)) == "refusal.adjust_not_on_move"


# 4.7 releasing


def test_4_7_a_move_is_made_on_release() -> None:
    table = guided()
    assert table.drag("g1", "f3") == (
        ev.PieceReleased(by=WHITE, at_ms=0, from_square="g1", to_square="f3", captured=False, begun="g1f3"),
        ev.MoveMade(by=WHITE, at_ms=0, uci="g1f3", san="Nf3"),
    )
    assert table.state.made == ("g1f3",)
    assert table.state.moves == ()
    assert table.state.position.fen == table.opened.base_fen
    assert table.state.placement.board_fen() == "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R"


def test_4_7_1_what_stood_there_goes_off_with_the_release() -> None:
    table = guided(moves=("e2e4", "d7d5"))
    released, made = table.drag("e4", "d5")
    assert isinstance(released, ev.PieceReleased)
    assert released.captured
    assert made == ev.MoveMade(by=WHITE, at_ms=0, uci="e4d5", san="exd5")
    assert table.state.placement.board_fen() == "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR"


@pytest.mark.parametrize(
    ("turn", "king", "to", "board_fen", "san"),
    [
        ("w", "e1", "g1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1", "O-O"),
        ("w", "e1", "c1", "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/2KR3R", "O-O-O"),
        ("b", "e8", "g8", "r4rk1/pppppppp/8/8/8/8/PPPPPPPP/R3K2R", "O-O"),
        ("b", "e8", "c8", "2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R", "O-O-O"),
    ],
)
def test_4_7_2_the_rook_of_a_castling_moves_by_itself(turn: str, king: str, to: str, board_fen: str, san: str) -> None:
    table = guided(CASTLES.replace(" w ", f" {turn} "))
    events = table.drag(king, to)
    assert kinds(events) == ["PieceReleased", "PiecesTouched", "PieceReleased", "MoveMade"]
    assert events[-1] == ev.MoveMade(by=table.log[1].by, at_ms=0, uci=king + to, san=san)
    assert table.state.placement.board_fen() == board_fen


def test_4_7_2_castling_with_both_pieces_in_hand() -> None:
    table = guided(CASTLES)
    table.touch("e1")
    table.touch("h1")
    table.move("e1g1")
    assert table.state.made == ("e1g1",)
    assert table.state.in_hand == ()


def test_3_7_the_pawn_taken_en_passant_goes_off_by_itself() -> None:
    table = guided(EN_PASSANT)
    assert kinds(table.drag("e5", "d6")) == ["PieceReleased", "PiecesTouched", "PieceRemoved", "MoveMade"]
    assert table.state.placement.board_fen() == "4k3/8/3P4/8/8/8/8/4K3"


def test_3_7_black_takes_en_passant() -> None:
    table = guided("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 2")
    table.drag("d4", "e3")
    assert table.state.placement.board_fen() == "4k3/8/8/8/8/4p3/8/4K3"


# 4.6, 4.7.3 promotion


def test_4_7_3_a_pawn_on_the_last_rank_awaits_its_piece() -> None:
    table = guided(PROMOTES)
    assert kinds(table.drag("e7", "e8")) == ["PieceReleased"]
    assert table.state.promotion == ("e7", "e8")
    assert table.view.promotion == "e8"
    assert table.state.made == ()
    assert refusal(table.press()) == "refusal.promotion_first"
    assert refusal(table.drag("a1", "b1")) == "refusal.promotion_first"


def test_4_7_3_what_is_touched_while_the_promotion_waits_binds_to_nothing() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    table.do(acts.OfferDraw, by=BLACK)
    assert table.touch("a1") == (ev.PiecesTouched(by=WHITE, at_ms=0, squares=("a1",), unclear=False, binding=False),)
    assert table.state.draw_offer is table.state.current.turn.other


@pytest.mark.parametrize(("piece", "letter"), [("q", "Q"), ("r", "R"), ("b", "B"), ("n", "N")])
def test_4_4_4_the_choice_is_made_on_the_board(piece: str, letter: str) -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    events = table.do(acts.Promote, square="e8", piece=piece)
    assert kinds(events)[:2] == ["PawnReplaced", "MoveMade"]
    assert table.state.made == (f"e7e8{piece}",)
    assert table.state.promotion is None
    assert table.state.placement.at("e8") == letter


def test_4_4_4_black_gets_a_black_piece() -> None:
    table = guided("k7/8/8/8/8/8/4p3/7K b - - 0 1")
    table.drag("e2", "e1")
    table.do(acts.Promote, square="e1", piece="r")
    assert table.state.placement.at("e1") == "r"
    assert table.state.made == ("e2e1r",)


def test_4_4_4_the_choice_is_final() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    table.do(acts.Promote, square="e8", piece="r")
    assert refusal(table.do(acts.Promote, by=WHITE, square="e8", piece="q")) == "refusal.not_allowed_now"
    assert table.state.placement.at("e8") == "R"


def test_4_6_the_new_piece_may_come_before_the_pawn_has_gone() -> None:
    table = guided(PROMOTES)
    table.touch("e7")
    assert kinds(table.do(acts.Promote, square="e8", piece="n")) == ["PieceReleased", "PawnReplaced", "MoveMade"]
    assert table.state.placement.board_fen() == "4Nr1k/8/8/8/8/8/8/K7"


def test_4_6_with_a_capture_and_the_pawn_in_hand() -> None:
    table = guided(PROMOTES)
    table.touch("e7")
    table.do(acts.Promote, square="f8", piece="q")
    assert table.state.made == ("e7f8q",)


def test_the_choice_may_be_made_before_the_opponent_has_pressed() -> None:
    table = guided("k7/8/8/8/8/8/4p3/7K w - - 0 1")
    table.move("h1h2")
    table.drag("e2", "e1")
    assert kinds(table.do(acts.Promote, by=BLACK, square="e1", piece="q")) == ["PawnReplaced", "MoveMade"]
    assert table.state.made == ("h1h2", "e2e1q")


@pytest.mark.parametrize(("square", "piece"), [("f8", "q"), ("e7", "q"), ("d8", "q")])
def test_a_promotion_elsewhere_is_refused(square: str, piece: str) -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    assert refusal(table.do(acts.Promote, square=square, piece=piece)) == "refusal.not_allowed_now"
    assert table.state.promotion == ("e7", "e8")


def test_a_promotion_by_the_opponent_is_refused() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    assert refusal(table.do(acts.Promote, by=BLACK, square="e8", piece="q")) == "refusal.not_allowed_now"


@pytest.mark.parametrize(
    ("touched", "square"), [((), "e8"), (("a1",), "e8"), (("e7",), "d8"), (("e7",), "e7"), (("a1", "e7"), "e8")]
)
def test_a_promotion_from_the_hand_needs_the_pawn_there_and_permitted(touched: tuple[str, ...], square: str) -> None:
    table = guided(PROMOTES)
    for touch in touched:
        table.touch(touch)
    assert refusal(table.do(acts.Promote, square=square, piece="q")) == "refusal.not_allowed_now"
    assert table.state.made == ()


def test_a_promotion_from_the_hand_of_who_has_not_the_move_is_refused() -> None:
    table = guided("k7/4P3/8/8/8/8/4p3/7K b - - 0 1")
    table.touch("e7", by=WHITE)
    assert refusal(table.do(acts.Promote, by=WHITE, square="e8", piece="q")) == "refusal.not_allowed_now"


# Guided: what is not permitted springs back


def test_a_piece_that_springs_back_still_binds() -> None:
    table = guided()
    assert table.drag("g1", "g3") == (
        ev.PieceSprangBack(
            by=WHITE, at_ms=0, from_square="g1", to_square="g3", reason="refusal.piece_does_not_move_so"
        ),
    )
    assert table.state.in_hand == ()
    assert table.view.touched == ("g1",)
    assert table.state.placement.board_fen() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def test_4_3_2_a_hand_laid_on_the_opponents_piece_has_touched_it() -> None:
    """A guided board takes nothing off by hand, but the touch counts."""
    table = guided(moves=("e2e4", "d7d5"))
    assert table.do(acts.Remove, square="d5") == (
        ev.PiecesTouched(by=WHITE, at_ms=0, squares=("d5",), unclear=False, binding=True),
    )
    assert table.state.placement.at("d5") == "p"
    assert table.view.touched == ("d5",)


@pytest.mark.parametrize("square", ["e4", "d4"])
def test_nothing_else_is_taken_off_by_hand(square: str) -> None:
    table = guided(moves=("e2e4", "d7d5"))
    assert refusal(table.do(acts.Remove, square=square)) == "refusal.not_allowed_now"
    assert table.state.touches == ()


# Lessons


def test_in_a_lesson_a_touch_binds_to_nothing() -> None:
    table = lesson()
    table.touch("g1")
    table.do(acts.Back, square="g1")
    assert table.view.touched == ()
    assert kinds(table.drag("e2", "e4")) == ["PieceReleased", "MoveMade"]


def test_in_a_lesson_an_illegal_move_springs_back_all_the_same() -> None:
    table = lesson()
    assert refusal(table.drag("g1", "g3")) == "refusal.piece_does_not_move_so"
    assert refusal(table.drag("e2", "e4")) is None


def test_in_a_lesson_castling_and_promotion_are_finished_as_in_a_game() -> None:
    table = lesson(CASTLES)
    table.drag("e1", "g1")
    assert table.state.made == ("e1g1",)
    promotes = lesson(PROMOTES)
    promotes.drag("e7", "e8")
    assert refusal(promotes.drag("a1", "b1")) == "refusal.promotion_first"


def test_hands_of_the_program_or_the_arbiter_move_nothing() -> None:
    table = Table()
    hands: tuple[tuple[type[acts.Act], dict[str, object]], ...] = (
        (acts.Touch, {"squares": ("e2",)}),
        (acts.Put, {"square": "e4"}),
        (acts.Press, {}),
        (acts.Resign, {}),
    )
    for kind, fields in hands:
        assert refusal(table.do(kind, by=PROGRAM, **fields)) == "refusal.not_allowed_now"
