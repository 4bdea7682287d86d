"""What may be played of everything legal: touches, a begun promotion, a claimed move."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.obligation import must_finish, owed_squares, permitted
from tests.game.table import Table, guided, lesson

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
