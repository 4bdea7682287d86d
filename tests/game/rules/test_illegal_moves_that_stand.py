"""Article 13.4.2: illegal moves that stand, the claims of them and of touched pieces, and agreement to correct."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.result import Score, Termination
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, Table, kinds, limited, refusal, strict

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"
PAWN = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"


def offending(table: Table) -> Table:
    """White completes an illegal move after a second."""
    table.now_ms += 1_000
    table.move("b1b3", by=WHITE)
    table.press()
    return table


def leaving_a_pawn(table: Table) -> Table:
    table.now_ms += 1_000
    table.drag("e7", "e8")
    table.press()
    return table


# Limited supervision


def test_13_4_2_an_illegal_move_stands_if_nobody_speaks_up() -> None:
    table = offending(limited(KNIGHT))
    assert kinds(table.last) == ["IllegalMoveStood", "ClockPressed"]
    assert table.state.current.board_fen == table.board == "4k3/4p3/8/8/8/1N6/8/4K3"
    assert table.remaining == (301_000, 300_000)
    assert table.state.history[0].irregularity == "7.5.1"
    assert table.counted == (0, 0)


def test_13_4_2_a_press_without_a_move_passes_it_over() -> None:
    table = limited()
    table.press()
    assert table.turn is BLACK
    assert table.state.history[0].irregularity == "7.5.3"


def test_13_4_2_moves_made_before_the_one_that_stands_are_completed() -> None:
    table = limited(KNIGHT)
    table.move("b1c3")
    table.move("e7e5", by=BLACK)
    table.drag("c3", "c4", by=WHITE)
    table.press(by=WHITE)
    assert kinds(table.last) == ["MoveCompleted", "MoveCompleted", "IllegalMoveStood", "ClockPressed"]
    assert [half_move.is_illegal for half_move in table.state.history] == [False, False, True]


def test_13_4_2_both_hands_stand_like_any_other_move() -> None:
    table = limited(CASTLES)
    table.do(acts.UseBothHands)
    table.move("e1g1")
    assert kinds(table.press()) == ["MoveCompleted", "ClockPressed"]
    table.do(acts.ClaimIllegal, by=BLACK)
    assert (table.counted, table.state.moves) == ((1, 0), ())


def test_13_4_2_a_claim_puts_the_move_back() -> None:
    table = offending(limited(KNIGHT))
    table.now_ms = 3_000
    table.do(acts.ClaimIllegal, by=BLACK)
    assert kinds(table.last) == [
        "IrregularityClaimed",
        "ClaimDecided",
        "IllegalMoveCompleted",
        "ClocksSet",
        "ClockStarted",
        "PositionRestored",
        "IllegalMoveCounted",
        "TimeAdded",
    ]
    assert table.state.is_last_claim_upheld is True
    assert table.remaining == (299_000, 418_000)
    assert table.state.clock.running is Color.WHITE
    assert table.movable == {"b1"}
    assert table.state.counter == ByColor(0, 0)


def test_13_4_2_what_a_release_bound_to_is_owed_after_the_claim() -> None:
    """4.7.2: the king was let go on g1, the rook forgotten and the clock pressed."""
    table = limited(CASTLES)
    table.drag("e1", "g1")
    table.press()
    table.do(acts.ClaimIllegal, by=BLACK)
    assert table.counted == (1, 0)
    assert permitted(table.state) == {"e1g1"}


def test_13_4_2_a_claim_of_a_pawn_taken_off_and_replaced_by_nothing() -> None:
    table = limited(PAWN)
    table.remove("e7")
    table.press()
    table.do(acts.ClaimIllegal, by=BLACK)
    assert (table.state.moves, table.board) == (("e7e8q",), "4Q3/7k/8/8/8/8/8/K7")


def test_13_4_2_a_claim_of_a_pawn_left() -> None:
    table = leaving_a_pawn(limited(PAWN))
    assert table.board == "4P3/7k/8/8/8/8/8/K7"
    table.now_ms = 3_000
    table.do(acts.ClaimIllegal, by=BLACK)
    assert table.state.moves == ("e7e8q",)
    assert table.remaining == (299_000, 418_000)
    assert table.state.clock.running is Color.BLACK


@pytest.mark.parametrize("is_pressed", [False, True])
def test_13_4_2_after_the_own_reply_it_is_too_late(is_pressed: bool) -> None:
    table = offending(limited(KNIGHT))
    table.move("e7e5")
    if is_pressed:
        table.press()
    table.do(acts.ClaimIllegal, by=BLACK)
    assert table.state.is_last_claim_upheld is False
    assert table.counted == (0, 0)


def test_13_4_2_a_claim_speaks_of_the_last_move_only() -> None:
    last = limited(KNIGHT).play("b1c3", "e7e5")
    last.drag("c3", "c4", by=WHITE)
    last.press()
    last.do(acts.ClaimIllegal, by=BLACK)
    assert (last.state.is_last_claim_upheld, last.counted) == (True, (1, 0))
    earlier = offending(limited(KNIGHT)).play("e7e5", "e1e2")
    earlier.do(acts.ClaimIllegal, by=BLACK)
    assert (earlier.state.is_last_claim_upheld, earlier.counted) == (False, (0, 0))


def test_a_claim_before_any_move() -> None:
    table = limited(KNIGHT)
    assert kinds(table.do(acts.ClaimIllegal, by=BLACK)) == ["IrregularityClaimed", "ClaimDecided"]
    assert table.state.is_last_claim_upheld is False


def test_a_move_made_and_not_pressed_is_not_illegal_yet() -> None:
    """7.5.4 asks for the press."""
    table = limited(CASTLES)
    table.do(acts.UseBothHands)
    table.move("e1g1")
    table.do(acts.ClaimIllegal, by=BLACK)
    assert table.state.is_last_claim_upheld is False


def test_a_claim_that_would_end_the_game_waits_for_the_arbiter_if_so_agreed() -> None:
    table = offending(limited(KNIGHT, rulings=Rulings.CONFIRM_END, illegal_moves=ByColor(1, 0)))
    assert kinds(table.do(acts.ClaimIllegal, by=BLACK)) == ["IrregularityClaimed", "ClocksStopped"]
    table.find("illegal_move")
    assert table.outcome == (Score.BLACK_WINS, Termination.ILLEGAL_MOVES, "7.5.5")


def claim_article(table: Table) -> str | None:
    return next(event.article for event in table.last if isinstance(event, ev.ClaimDecided))


# 4.8: claims of a touched piece


def breaking_a_touch(table: Table) -> Table:
    table.now_ms += 1_000
    table.touch("g1")
    table.move("e2e4")
    return table


def test_4_8_a_broken_touch_is_claimed_and_never_counted() -> None:
    table = breaking_a_touch(limited())
    table.press()
    table.now_ms = 2_000
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert table.state.is_last_claim_upheld is True
    assert (table.counted, table.state.moves) == ((0, 0), ())
    assert table.remaining == (299_000, 299_000)
    assert table.movable == {"g1"}


def test_4_8_a_broken_touch_is_claimed_before_the_press() -> None:
    table = breaking_a_touch(limited())
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert (table.state.made, table.state.is_last_claim_upheld) == ((), True)
    assert table.state.clock.running is Color.WHITE


def test_4_8_whoever_has_touched_claims_no_more() -> None:
    table = breaking_a_touch(limited())
    table.touch("e7", by=BLACK)
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert (table.state.is_last_claim_upheld, claim_article(table)) == (False, "4.8")


def test_4_8_whoever_has_replied_claims_no_more() -> None:
    table = breaking_a_touch(limited())
    table.play("e7e5")
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert (table.state.is_last_claim_upheld, claim_article(table)) == (False, "4.8")


def test_4_3_where_nothing_was_broken_there_is_nothing_to_claim() -> None:
    table = limited()
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert (table.state.is_last_claim_upheld, claim_article(table)) == (False, "4.3")


def test_4_2_2_a_touch_found_accidental_is_not_broken_by_the_move_just_made() -> None:
    table = breaking_a_touch(limited())
    table.press()
    table.do(acts.WaiveTouch, by=ARBITER)
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert (table.state.is_last_claim_upheld, table.state.moves) == (False, ("e2e4",))


def test_4_2_2_of_touches_the_last_are_meant() -> None:
    table = breaking_a_touch(limited())
    table.touch("e7", by=BLACK)
    table.do(acts.WaiveTouch, by=ARBITER)
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert table.state.is_last_claim_upheld is True


def test_4_7_a_release_is_no_accident() -> None:
    table = limited("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    table.do(acts.WaiveTouch, by=ARBITER)
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert table.state.is_last_claim_upheld is True


def test_4_8_a_broken_touch_is_left_to_the_arbiter_where_he_rules() -> None:
    table = breaking_a_touch(strict(rulings=Rulings.ARBITER))
    assert kinds(table.last)[-3:] == ["MoveMade", "TouchBroken", "ClocksStopped"]
    assert kinds(table.do(acts.ClaimTouchMove, by=BLACK)) == ["IrregularityClaimed", "ClocksStopped"]
    table.find("touch_move")
    assert (table.state.is_last_claim_upheld, table.state.made) == (True, ())
    assert claim_article(table) == "4.8"


def test_4_8_a_finding_of_another_kind_rejects_the_claim_that_waited() -> None:
    table = offending(limited(KNIGHT, rulings=Rulings.ARBITER))
    table.do(acts.ClaimIllegal, by=BLACK)
    table.find("refuses_rules", Color.WHITE)
    assert table.state.is_last_claim_upheld is False
    assert claim_article(table) == "13.4.2"


def test_4_7_2_a_castling_begun_and_left_is_claimed() -> None:
    """What the release had bound to is owed again, not only the touched king."""
    table = limited(CASTLES)
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    assert table.state.history[-1].is_touch_broken
    table.press()
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert table.state.begun == "e1g1"
    assert kinds(table.move("e1g1", by=WHITE))[-1] == "MoveMade"


# 13.4.2, last sentence


def test_13_4_2_both_players_agree_to_correct() -> None:
    table = offending(limited(KNIGHT))
    table.play("e7e5")
    assert kinds(table.do(acts.AgreeCorrection, by=BLACK, ply=1)) == ["CorrectionAgreed"]
    assert kinds(table.do(acts.AgreeCorrection, by=BLACK, ply=1)) == ["CorrectionAgreed"]
    assert table.turn is WHITE
    table.do(acts.AgreeCorrection, by=WHITE, ply=1)
    assert kinds(table.last) == ["CorrectionAgreed", "PositionRestored"]
    assert (table.board, table.counted) == ("4k3/4p3/8/8/8/8/8/1N2K3", (0, 0))
    assert table.movable == {"b1"}


def test_13_4_2_the_clock_goes_to_who_moves_again() -> None:
    table = offending(limited(KNIGHT))
    table.do(acts.AgreeCorrection, by=BLACK, ply=1)
    table.do(acts.AgreeCorrection, by=WHITE, ply=1)
    assert kinds(table.last) == ["CorrectionAgreed", "ClockStarted", "PositionRestored"]
    assert table.state.clock.running is Color.WHITE
    assert table.remaining == (301_000, 300_000)


def test_13_4_2_a_correction_is_read_while_the_clocks_stand_if_so_agreed() -> None:
    table = offending(limited(KNIGHT, pauses_after_ruling=True))
    table.play("e7e5")
    assert kinds(table.do(acts.AgreeCorrection, by=BLACK, ply=1)) == ["CorrectionAgreed"]
    assert kinds(table.do(acts.AgreeCorrection, by=WHITE, ply=1))[-1] == "ClocksStopped"
    assert not table.state.awaits_arbiter
    shown = table.remaining
    table.wait(60_000)
    table.do(acts.Resume, by=PROGRAM)
    assert (table.state.clock.running, table.remaining) == (Color.WHITE, shown)


def test_4_8_a_move_taken_back_on_a_claim_is_read_while_the_clocks_stand_if_so_agreed() -> None:
    table = limited(pauses_after_ruling=True)
    table.touch("b1")
    table.move("g1f3")
    assert kinds(table.do(acts.ClaimTouchMove, by=BLACK))[-2:] == ["PositionRestored", "ClocksStopped"]


def test_13_4_2_they_must_speak_of_the_same_move() -> None:
    table = offending(limited(KNIGHT))
    table.drag("e8", "e6", by=BLACK)
    table.press()
    table.do(acts.AgreeCorrection, by=BLACK, ply=1)
    assert kinds(table.do(acts.AgreeCorrection, by=WHITE, ply=2)) == ["CorrectionAgreed"]
    assert table.turn is WHITE


@pytest.mark.parametrize("ply", [0, 2, 3])
def test_13_4_2_only_an_illegal_move_that_stood_is_agreed_about(ply: int) -> None:
    table = offending(limited(KNIGHT))
    table.play("e7e5")
    assert refusal(table.do(acts.AgreeCorrection, by=WHITE, ply=ply)) == "refusal.no_illegal_move_there"


def test_the_arbiter_and_the_program_agree_to_nothing() -> None:
    table = offending(limited(KNIGHT))
    assert refusal(table.do(acts.AgreeCorrection, by=ARBITER, ply=1)) == "refusal.not_allowed_now"
