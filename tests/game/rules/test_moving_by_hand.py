"""Articles 4.6, 4.7 and 7.4 on a wooden board: everything by hand, and the instant at which a move is made."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.regulations import Conduct, Edition, Rulings
from tests.game.table import BLACK, WHITE, Table, kinds, limited, refusal, strict

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
PAWN = "5r1k/4P3/8/8/8/8/1R6/K7 w - - 0 1"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


# Half a move, and the whole of it


def test_4_7_2_castling_is_two_moves_of_the_hand() -> None:
    table = strict(CASTLES)
    assert kinds(table.drag("e1", "g1")) == ["PieceReleased"]
    assert must_finish(table.state) == {"e1g1"}
    assert kinds(table.drag("h1", "f1")) == ["PieceReleased", "MoveMade"]
    assert table.state.made == ("e1g1",)


def test_4_7_2_a_castling_begun_is_the_only_move_left() -> None:
    table = strict(CASTLES)
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    assert table.last[-1] == ev.MoveTakenBack(by=WHITE, at_ms=0, uci="e1f1", article="4.7", owed=("e1",), begun="e1g1")
    assert table.board == "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R"
    assert permitted(table.state) == {"e1g1"}


def test_4_7_2_a_rook_put_where_castling_does_not_bring_it_finishes_nothing() -> None:
    table = strict(CASTLES)
    table.drag("e1", "g1")
    table.drag("h1", "h1")
    table.drag("a1", "d1")
    assert table.state.made == ()
    assert table.state.begun == "e1g1"


def test_4_4_2_the_rook_touched_first_does_not_castle() -> None:
    table = strict(CASTLES)
    table.touch("h1")
    table.drag("e1", "g1")
    table.drag("h1", "f1")
    assert kinds(table.last) == ["PieceReleased", "MoveTakenBack"]
    assert table.movable == {"h1"}
    assert table.state.made == ()


def test_4_7_1_a_capture_is_made_when_the_taken_piece_is_off() -> None:
    table = strict(CAPTURE)
    table.touch("e4")
    (released,) = table.put("d5", keep=True)
    assert released == ev.PieceReleased(
        by=WHITE, at_ms=0, from_square="e4", to_square="d5", captured=False, begun="e4d5"
    )
    assert must_finish(table.state) == {"e4d5"}
    assert table.state.made == ()
    assert kinds(table.remove("d5")) == ["PieceRemoved", "MoveMade"]
    assert table.state.placement.all_at("d5") == "P"


def test_4_7_1_the_taken_piece_may_go_off_first() -> None:
    table = strict(CAPTURE)
    assert kinds(table.remove("d5")) == ["PiecesTouched", "PieceRemoved"]
    assert permitted(table.state) == {"e4d5"}
    table.drag("e4", "d5")
    assert table.state.made == ("e4d5",)


def test_3_7_the_pawn_taken_in_passing_is_taken_off_by_hand() -> None:
    table = strict(EN_PASSANT)
    table.drag("e5", "d6")
    assert must_finish(table.state) == {"e5d6"}
    table.remove("d5")
    assert table.state.made == ("e5d6",)
    assert table.board == "4k3/8/3P4/8/8/8/8/4K3"


@pytest.mark.parametrize("piece", ["q", "r", "b", "n"])
def test_4_6_a_promotion_in_three_ways(piece: str) -> None:
    after_release, from_hand, off_first = strict(PAWN), strict(PAWN), strict(PAWN)
    after_release.drag("e7", "f8")
    after_release.promote("f8", piece)
    from_hand.touch("e7")
    from_hand.remove("f8")
    assert kinds(from_hand.promote("f8", piece)) == ["PieceRemoved", "PawnReplaced", "MoveMade"]
    off_first.remove("e7")
    off_first.promote("f8", piece)
    for table in (after_release, from_hand, off_first):
        assert table.state.made == ("e7f8" + piece,)


def test_4_6_a_pawn_waiting_on_the_last_rank_is_finished_with_a_new_piece() -> None:
    table = strict(PAWN)
    table.drag("e7", "e8")
    assert table.state.promotion == ("e7", "e8")
    assert must_finish(table.state) == {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}
    table.touch("e8")
    assert kinds(table.promote("e8", "n")) == ["PawnReplaced", "MoveMade"]


def test_another_piece_in_hand_does_not_promote() -> None:
    """The new piece comes to stand there; what is in hand stays there and the pawn stays behind."""
    table = strict("5r1k/4P3/8/8/8/8/6N1/K7 w - - 0 1")
    table.touch("g2")
    assert kinds(table.promote("e8")) == ["PawnReplaced"]
    assert (table.state.in_hand, table.state.made) == (("g2",), ())
    assert table.board == "4Qr1k/4P3/8/8/8/8/6N1/K7"


# Anywhere at all


def test_a_piece_put_on_an_own_one_stands_beside_it() -> None:
    table = strict()
    table.drag("g1", "e2")
    assert table.state.placement.all_at("e2") == "PN"
    table.press()
    assert table.counted == (1, 0)
    assert table.board == START


def test_of_two_the_upper_one_is_taken_up_again() -> None:
    table = strict()
    table.drag("g1", "e2")
    assert kinds(table.drag("e2", "f3")) == ["PieceReleased", "MoveMade"]
    assert table.state.made == ("g1f3",)


def test_a_piece_taken_up_again_is_the_one_that_was_touched_at_first() -> None:
    table = strict()
    table.drag("e2", "e5")
    touched = table.touch("e5")[0]
    assert touched == ev.PiecesTouched(by=WHITE, at_ms=0, squares=("e5",), unclear=False, binding=True, origins=("e2",))
    table.put("e4")
    assert table.state.made == ("e2e4",)


def test_a_king_is_taken_by_hand_and_it_is_no_move() -> None:
    table = strict("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1")
    table.drag("d2", "e8")
    assert table.board == "4Q3/8/8/8/8/8/8/4K3"
    assert (table.state.begun, table.state.made) == ("", ())


def test_what_was_taken_off_is_put_back() -> None:
    table = strict()
    table.remove("g1")
    assert kinds(table.do(acts.Replace, square="f3", piece="N")) == ["PieceReplaced", "MoveMade"]
    assert table.state.made == ("g1f3",)


def test_everything_is_put_back_at_once_and_the_touch_stays() -> None:
    table = strict()
    table.drag("g1", "g5")
    table.remove("d8")
    assert kinds(table.do(acts.SetRight)) == ["BoardSetRight"]
    assert table.board == START
    assert table.movable == {"g1"}


def test_4_3_an_own_piece_taken_off_has_been_touched() -> None:
    table = strict()
    assert kinds(table.remove("g1")) == ["PiecesTouched", "PieceRemoved"]
    assert table.movable == {"g1"}


# Obligations


def test_reading_3_a_broken_obligation_is_taken_back_when_released() -> None:
    table = strict()
    table.touch("g1")
    table.drag("e2", "e4")
    assert kinds(table.last) == ["PieceReleased", "MoveTakenBack"]
    assert (table.board, table.counted) == (START, (0, 0))
    assert table.movable == {"g1"}
    assert table.state.article == "4.3.1"


def test_reading_3_under_limited_supervision_it_stands() -> None:
    table = limited()
    table.touch("g1")
    table.drag("e2", "e4")
    assert table.last[-1] == ev.MoveMade(by=WHITE, at_ms=0, uci="e2e4", san="e4", breaks_touch=True)
    assert table.state.history[-1].is_touch_broken


def test_a_kept_obligation_is_no_broken_one() -> None:
    table = limited()
    table.touch("g1")
    table.drag("g1", "f3")
    assert not table.state.history[-1].is_touch_broken


def test_9_5_3_a_claimed_move_is_owed_whoever_rules() -> None:
    for table in (strict(rulings=Rulings.ARBITER), limited()):
        table.do(acts.ClaimThreefold, move="g1f3")
        table.move("e2e4")
        assert isinstance(table.last[-1], ev.MoveTakenBack)
        assert table.last[-1].article == "9.5.3"
        assert permitted(table.state) == {"g1f3"}


def test_9_1_2_an_offer_lapses_with_a_move_left_to_the_arbiter() -> None:
    table = strict(rulings=Rulings.ARBITER)
    table.touch("g1")
    table.do(acts.OfferDraw, by=BLACK)
    table.drag("e2", "e4")
    assert table.state.draw_offer is None
    assert table.state.awaits_arbiter


def test_without_a_clock_a_move_left_to_the_arbiter_is_completed_with_the_next() -> None:
    table = strict(rulings=Rulings.ARBITER, control="-")
    table.touch("g1")
    table.move("e2e4")
    assert (table.state.moves, table.state.made) == ((), ("e2e4",))
    table.do(acts.Resume)
    table.move("e7e5")
    assert table.state.moves == ("e2e4", "e7e5")
    assert not table.state.made


# 7.4.1: pieces knocked over


def test_7_4_1_a_knocked_piece_is_seen_where_it_lies_and_spoils_no_press() -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h3")
    assert table.board == "rnbqkbnr/pppppppp/8/8/8/7P/PPPPPPP1/RNBQKBNR"
    table.play("e2e4")
    assert (table.state.moves, table.counted) == (("e2e4",), (0, 0))


def test_7_4_1_a_piece_knocked_on_is_still_the_same() -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h3")
    table.do(acts.Displace, square="h3", to_square="h4")
    assert table.state.knocked == (("h2", "h4"),)


@pytest.mark.parametrize("square", ["h2", "h3"])
def test_7_4_1_a_knocked_piece_is_adjusted(square: str) -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h3")
    table.do(acts.Adjust, square="h3")
    assert table.last == (ev.PieceStraightened(by=WHITE, at_ms=0, square="h2"),)
    assert (table.board, table.state.touches) == (START, ())
    assert refusal(table.do(acts.Adjust, square=square)) in (None, "refusal.not_allowed_now")


def test_7_4_1_a_knocked_piece_taken_up_and_put_right_binds_to_nothing() -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h3")
    table.touch("h3")
    assert table.put("h2") == (ev.PieceStraightened(by=WHITE, at_ms=0, square="h2"),)
    assert table.board == START
    assert not table.state.touches
    assert not table.state.in_hand


def test_7_4_1_a_knocked_piece_put_back_where_it_lay_goes_on_lying_there() -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h3")
    table.touch("h3")
    assert table.do(acts.Back, square="h3") == (ev.PieceReturned(by=WHITE, at_ms=0, square="h2"),)
    assert table.state.knocked == (("h2", "h3"),)
    assert not table.state.in_hand


def test_7_4_1_a_knocked_piece_put_elsewhere_is_moved() -> None:
    table = strict()
    table.do(acts.Displace, square="h2", to_square="h5")
    table.touch("h5")
    table.put("h4")
    assert kinds(table.last) == ["PieceStraightened", "PiecesTouched", "PieceReleased", "MoveMade"]
    assert table.state.made == ("h2h4",)
    assert table.state.knocked == ()


@pytest.mark.parametrize("square", ["d5", "d6"])
def test_7_4_1_a_knocked_piece_is_taken_off_where_it_lies(square: str) -> None:
    table = strict(CAPTURE)
    table.do(acts.Displace, square="d5", to_square="d6")
    table.remove(square)
    assert kinds(table.last) == ["PieceStraightened", "PiecesTouched", "PieceRemoved"]
    assert (table.board, table.state.knocked) == ("4k3/8/8/8/4P3/8/8/4K3", ())
    assert permitted(table.state) == {"e4d5"}
    table.drag("e4", "d5")
    assert table.state.made == ("e4d5",)


@pytest.mark.parametrize("by", [WHITE, BLACK])
@pytest.mark.parametrize(("right", "lies_on"), [("d5", "d6"), ("e4", "e3")])
@pytest.mark.parametrize("conduct", [Conduct.STRICT, Conduct.GUIDED])
def test_7_4_1_whoever_knocked_a_piece_over_puts_it_right(
    conduct: Conduct, right: str, lies_on: str, by: acts.Actor
) -> None:
    """Also one of the opponent's, and also who has not the move: putting right is no move (reading 15)."""
    table = Table("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", conduct=conduct)
    table.do(acts.Displace, by=by, square=right, to_square=lies_on)
    table.touch(lies_on, by=by)
    assert kinds(table.put(right, by=by)) == ["PieceStraightened"]
    assert (table.state.knocked, table.state.in_hand, table.state.touches) == ((), (), ())


def test_7_4_1_a_knocked_piece_is_adjusted_by_who_has_made_his_move_too() -> None:
    table = strict()
    table.move("g1f3")
    table.do(acts.Displace, by=WHITE, square="e2", to_square="e3")
    assert kinds(table.do(acts.Adjust, by=WHITE, square="e3")) == ["PieceStraightened"]


def test_7_4_1_a_piece_that_nobody_knocked_is_returned_as_ever() -> None:
    table = strict()
    table.touch("h2")
    assert table.put("h2") == (ev.PieceReturned(by=WHITE, at_ms=0, square="h2"),)
    assert table.movable == {"h2"}


def test_an_illegal_move_that_stood_may_leave_a_side_without_its_king() -> None:
    """Nothing that is asked of such a position fails."""
    table = limited("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", edition=Edition.FIDE_2023)
    table.drag("d2", "e8")
    table.press()
    assert table.state.current.board_fen == "4Q3/8/8/8/8/8/8/4K3"
    assert not table.movable
    assert table.outcome is None
    table.do(acts.ClaimThreefold, by=BLACK)
    table.press()
    assert (table.turn, table.outcome) == (WHITE, None)
    table.play("e1e2")
    table.do(acts.Resign, by=WHITE)
    assert table.outcome is not None
