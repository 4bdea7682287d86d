"""Each square's look follows from the snapshot and the hand alone."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.view import Hints, Notice, Phase
from ladya_desktop.ui.board.looks import (
    GHOST_OPACITY,
    RETURNED_OPACITY,
    Content,
    HandState,
    Marks,
    SquareLook,
    Tint,
    content_of,
    followed_piece,
    has_same_color,
    looks,
)
from tests.ui.board.snapshots import START, snapshot


def look_at(square: str, content: Content, hand: HandState | None = None) -> SquareLook:
    return looks(content, hand or HandState())[SQUARE_NAMES.index(square)]


def test_a_snapshot_of_players_shows_no_hint() -> None:
    content = content_of(snapshot(in_hand="e2", touched=("e2",), last_move=("g8", "f6")))
    assert content.marks.permitted == ()
    assert content.marks.check_square is None
    assert content.in_hand == "e2"
    assert look_at("e2", content).tint is Tint.TOUCHED
    assert look_at("f6", content).tint is Tint.LAST_MOVE
    assert look_at("e4", content) == SquareLook()


HINTS = Hints(permitted=("b1a3", "b1c3", "e2e4", "a7a8q", "a7a8n"), check_square="e8")


@pytest.mark.parametrize(
    ("in_hand", "touched", "expected"),
    [("b1", ("e2",), ("a3", "c3")), (None, ("e2",), ("e4",)), (None, (), ()), ("a7", (), ("a8",))],
)
def test_a_lesson_shows_where_the_touched_piece_may_go(
    in_hand: str | None, touched: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    content = content_of(snapshot(in_hand=in_hand, touched=touched, hints=HINTS))
    assert content.marks.permitted == expected
    assert look_at("e8", content).is_check


PINNED = Placement.from_board_fen("4k3/4r3/8/8/8/8/4N3/4K3")


def test_a_pin_is_explained_by_an_arrow_to_the_king() -> None:
    notice = Notice(code="refusal.pinned", is_ruling=False, color=Color.WHITE, squares=("e2", "e7"))
    content = content_of(snapshot(PINNED, touched=("e2",), notice=notice))
    assert content.marks.arrows == (("e7", "e1"),)
    assert [look_at(square, content).tint for square in ("e1", "e2", "e7")] == [
        Tint.EXPLAINED,
        Tint.TOUCHED,
        Tint.EXPLAINED,
    ]


def test_the_king_explained_is_the_one_of_the_side_concerned() -> None:
    notice = Notice(code="refusal.king_left_in_check", is_ruling=False, squares=("e1", "e2"))
    content = content_of(snapshot(PINNED, to_move=Color.BLACK, notice=notice))
    assert content.marks.arrows == (("e2", "e8"),)


@pytest.mark.parametrize("code", ["refusal.way_is_blocked", "refusal.pinned"])
def test_without_an_attack_on_a_king_there_is_no_arrow(code: str) -> None:
    notice = Notice(code=code, is_ruling=False, squares=("e2", "e7"))
    content = content_of(snapshot(Placement(("",) * 64), notice=notice))
    assert content.marks.arrows == ()
    assert content.marks.explained == ("e2", "e7")


def test_the_piece_in_hand_is_raised_until_it_is_carried_away() -> None:
    content = content_of(snapshot(in_hand="e2"))
    assert look_at("e2", content).is_raised
    assert look_at("e2", content).opacity == 1
    carrying = HandState(is_carrying=True, over="e4")
    assert not look_at("e2", content, carrying).is_raised
    assert look_at("e2", content, carrying).opacity == GHOST_OPACITY
    assert look_at("e4", content, carrying).is_dashed
    assert not look_at("e2", content, HandState(is_carrying=True, over="e2")).is_dashed


def test_a_flying_piece_is_not_on_its_square_yet() -> None:
    content = content_of(snapshot())
    assert look_at("g1", content, HandState(flying_to="g1")).piece == ""
    assert look_at("g1", content).piece == "N"


def test_a_returned_piece_is_pale_where_it_had_been_released() -> None:
    content = Content(placement=START, marks=Marks(returned=("B", "e3")))
    assert (look_at("e3", content).piece, look_at("e3", content).opacity) == ("B", RETURNED_OPACITY)
    taken = Content(placement=START, marks=Marks(returned=("B", "e2")))
    assert (look_at("e2", taken).piece, look_at("e2", taken).opacity) == ("P", 1)


def test_cursor_and_permitted_squares() -> None:
    content = Content(placement=START, marks=Marks(permitted=("e4",)))
    assert look_at("e4", content).is_permitted
    assert look_at("d2", content, HandState(cursor="d2")).is_cursor


CASTLING = Placement.from_board_fen("4k3/8/8/8/8/8/8/4K2R")
CASTLED = Placement.from_board_fen("4k3/8/8/8/8/8/8/5RK1")


def test_the_castling_rook_follows_the_king() -> None:
    assert followed_piece(CASTLING, CASTLED, ("e1", "g1")) == ("h1", "f1")


@pytest.mark.parametrize(
    ("after", "move"),
    [
        (CASTLED, None),
        (CASTLING, ("e1", "g1")),
        (CASTLING.moved("e1", "g1").with_piece("h1", ""), ("e1", "g1")),
        (CASTLING.moved("e1", "g1").with_piece("h1", "").with_piece("f1", "Q"), ("e1", "g1")),
    ],
)
def test_nothing_else_follows(after: Placement, move: tuple[str, str] | None) -> None:
    assert followed_piece(CASTLING, after, move) is None


def test_colors_are_compared_by_what_stands() -> None:
    assert has_same_color(START, "e1", "h1")
    assert not has_same_color(START, "e1", "e8")
    assert not has_same_color(START, "e1", "e4")


# A wooden board


def test_nothing_is_chosen_on_a_wooden_board() -> None:
    view = snapshot(promotion="a8")
    strict = replace(view, regulations=replace(view.regulations, conduct=Conduct.STRICT))
    assert (content_of(view).promotion, content_of(view).is_wooden) == ("a8", False)
    assert (content_of(strict).promotion, content_of(strict).is_wooden) == (None, True)
    assert not content_of(replace(strict, phase=Phase.STOPPED)).is_wooden


def test_two_pieces_are_seen_on_one_square() -> None:
    look = look_at("e2", Content(placement=START.with_piece_beside("e2", "N")))
    assert (look.below, look.piece) == ("P", "N")


def test_a_picked_piece_of_the_opponent_looks_lifted() -> None:
    look = look_at("e7", Content(placement=START), HandState(picked="e7"))
    assert (look.is_raised, look.tint) == (True, Tint.TOUCHED)


def test_a_move_ruled_illegal_is_seen_pale_where_it_stood() -> None:
    params = (("fault", "illegal.piece_does_not_move_so"), ("from", "b1"), ("to", "b4"))
    notice = Notice(code="ruling.illegal_move", is_ruling=True, params=params)
    assert content_of(snapshot(notice=notice)).marks.returned == ("N", "b4")
    onto_a_piece = replace(notice, params=(("from", "b1"), ("to", "d2")))
    assert content_of(snapshot(notice=onto_a_piece)).marks.returned is None


def test_a_king_left_in_check_is_explained_by_arrows() -> None:
    params = (("fault", "illegal.king_left_in_check"),)
    notice = Notice(code="ruling.illegal_move", is_ruling=True, squares=("b4", "h4", "e1"), params=params)
    assert content_of(snapshot(notice=notice)).marks.arrows == (("b4", "e1"), ("h4", "e1"))


def test_no_arrow_comes_from_the_piece_that_was_moved_though_the_king_was_in_check() -> None:
    params = (("fault", "illegal.king_left_in_check"), ("from", "c1"), ("to", "e3"))
    notice = Notice(code="ruling.illegal_move", is_ruling=True, squares=("c1", "b4", "e1"), params=params)
    assert content_of(snapshot(notice=notice)).marks.arrows == (("b4", "e1"),)


def test_squares_of_a_move_by_both_hands_are_not_at_fault() -> None:
    """7.5.4: that very move must be played."""
    params = (("fault", "illegal.both_hands"),)
    notice = Notice(code="ruling.illegal_move", is_ruling=True, squares=("f8", "c5"), params=params)
    assert content_of(snapshot(notice=notice)).marks.explained == ()
