"""What may be played of everything legal: touches, a begun promotion, a claimed move."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.obligation import must_finish, owed_squares, permitted
from tests.game.table import BLACK, WHITE, Table, guided, lesson, limited, strict

EXCHANGE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3"
CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
PROMOTES = "5r1k/4P3/8/8/8/8/8/K7 w - - 0 1"
CHOICES = {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}


def touched(fen: str, *squares: str) -> Table:
    table = guided(fen)
    for square in squares:
        table.touch(square)
    return table


def test_everything_legal_when_nothing_is_touched() -> None:
    table = guided()
    assert permitted(table.state) == table.state.current.legal_moves()
    assert must_finish(table.state) == frozenset()
    assert owed_squares(table.state) == ()


def test_of_the_position_with_the_made_moves() -> None:
    table = guided()
    table.move("e2e4")
    assert permitted(table.state) == table.state.current.legal_moves()
    assert "e7e5" in permitted(table.state)


@pytest.mark.parametrize(
    ("fen", "squares", "owed"),
    [
        (EXCHANGE, ("g1",), ("g1",)),
        (EXCHANGE, ("d5",), ("d5",)),
        (EXCHANGE, ("c3", "d5"), ("c3", "d5")),
        (EXCHANGE, ("d5", "c3"), ("d5", "c3")),
        (EXCHANGE, ("g1", "d5"), ("g1",)),
        (EXCHANGE, ("d5", "d5"), ("d5",)),
        (EXCHANGE, ("h1",), ()),
        (CASTLES, ("e1", "h1"), ("e1",)),
        (CASTLES, ("h1", "e1"), ("h1",)),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", ("d5",), ("d5",)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ("e1",), ()),
    ],
)
def test_the_squares_that_bind_now(fen: str, squares: tuple[str, ...], owed: tuple[str, ...]) -> None:
    assert owed_squares(touched(fen, *squares).state) == owed


def test_the_squares_that_bind_before_the_opponent_has_pressed() -> None:
    table = guided("4k3/8/8/1Np5/8/8/8/4K3 w - - 0 1")
    table.move("b5d4")
    table.touch("d4")
    assert owed_squares(table.state) == ("d4",)


def test_a_promotion_begun_leaves_only_its_choices() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    assert permitted(table.state) == must_finish(table.state) == CHOICES
    assert owed_squares(table.state) == ()


def test_in_a_lesson_too() -> None:
    table = lesson(PROMOTES)
    table.drag("e7", "e8")
    assert permitted(table.state) == CHOICES


def test_a_claimed_move_is_owed_before_any_touch() -> None:
    table = guided()
    table.do(acts.ClaimThreefold, move="g1f3")
    table.touch("b1")
    assert permitted(table.state) == {"g1f3"}


def test_a_claimed_promotion_is_owed_with_its_piece() -> None:
    table = guided(PROMOTES)
    table.do(acts.ClaimThreefold, move="e7e8n")
    table.drag("e7", "e8")
    assert must_finish(table.state) == {"e7e8n"}


def test_an_impossible_claimed_promotion_leaves_every_choice_of_that_pawn() -> None:
    table = guided(PROMOTES)
    table.do(acts.ClaimThreefold, move="e7d8q")
    table.drag("e7", "e8")
    assert must_finish(table.state) == CHOICES


def test_in_a_lesson_touches_bind_to_nothing() -> None:
    table = lesson()
    table.touch("g1")
    assert permitted(table.state) == table.state.current.legal_moves()


def test_after_the_end_nothing_may_be_played() -> None:
    table = guided()
    table.do(acts.Resign)
    assert permitted(table.state) == frozenset()


# What was begun by hand (4.7), and what a ruling left owed


@pytest.mark.parametrize(
    ("fen", "hands", "finish"),
    [
        (CASTLES, (("e1", "g1"),), {"e1g1"}),
        (CASTLES, (("e1", "c1"),), {"e1c1"}),
        (CASTLES, (("e1", "e4"),), set()),
        (PROMOTES, (("e7", "e8"),), CHOICES),
        (PROMOTES, (("e7", "f8"),), {"e7f8q", "e7f8r", "e7f8b", "e7f8n"}),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", (("e5", "d6"),), {"e5d6"}),
    ],
)
def test_what_would_finish_what_hands_have_begun(
    fen: str, hands: tuple[tuple[str, str], ...], finish: set[str]
) -> None:
    table = strict(fen)
    for from_square, to_square in hands:
        table.drag(from_square, to_square)
    assert must_finish(table.state) == finish
    assert not finish or permitted(table.state) == finish


def test_a_move_owed_by_a_ruling_is_not_begun_until_its_piece_has_left() -> None:
    """7.5.1, 4.7: king and no rook were moved and the clock pressed."""
    table = strict(CASTLES)
    table.drag("e1", "g1")
    table.press()
    assert permitted(table.state) == {"e1g1"}
    assert must_finish(table.state) == frozenset()
    table.drag("a2", "a5")
    assert must_finish(table.state) == frozenset()
    table.drag("e1", "g1")
    assert must_finish(table.state) == {"e1g1"}


def test_a_promotion_owed_with_its_piece_is_awaited_as_one() -> None:
    """7.5.4: the piece once chosen stays chosen."""
    table = guided(PROMOTES)
    table.do(acts.UseBothHands)
    table.play("e7e8n")
    assert permitted(table.state) == {"e7e8n"}
    table.drag("e7", "e8", by=WHITE)
    assert table.state.promotion == ("e7", "e8")
    assert must_finish(table.state) == {"e7e8n"}


def test_a_release_that_breaks_an_obligation_binds_to_nothing() -> None:
    table = strict(CASTLES)
    table.touch("h1")
    table.touch("e1")
    table.put("g1")
    assert table.state.begun == ""
    assert {uci[:2] for uci in permitted(table.state)} == {"h1"}


def test_under_limited_supervision_it_binds_to_what_it_began() -> None:
    table = limited(CASTLES)
    table.touch("a2")
    table.touch("e1")
    table.put("g1")
    assert permitted(table.state) == must_finish(table.state) == {"e1g1"}


def test_a_touch_that_can_no_longer_be_met_binds_to_nothing() -> None:
    table = strict("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
    table.touch("e2")
    assert permitted(table.state) == {"e1e2"}
    table = strict("4k3/8/8/8/8/8/3nr3/4K3 w - - 0 1")
    table.touch("d2")
    assert permitted(table.state) == table.state.current.legal_moves()


def test_what_was_touched_before_an_illegal_move_binds_after_it() -> None:
    """7.5.1: articles 4.3 and 4.7 apply to the move that replaces it."""
    table = strict(EXCHANGE)
    table.touch("d5", by=WHITE)
    table.drag("g1", "g5")
    table.press()
    assert permitted(table.state) == {"c3d5", "e4d5"}
    assert table.turn is WHITE
    assert table.counted == (1, 0)
    table.play("e4d5")
    assert table.turn is BLACK
