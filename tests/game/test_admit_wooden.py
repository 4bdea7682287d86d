"""The gate of a wooden board: what hands cannot do even there, and what guided play keeps for itself."""

from typing import Any

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, guided, kinds, refusal, strict

PAWN = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"


def test_any_piece_is_put_anywhere() -> None:
    assert kinds(strict().drag("a1", "e5")) == ["PieceReleased"]


@pytest.mark.parametrize(
    ("kind", "fields", "reason"),
    [
        (acts.Put, {"square": "e4"}, "refusal.not_allowed_now"),
        (acts.Remove, {"square": "e4"}, "refusal.not_allowed_now"),
        (acts.Promote, {"square": "e1", "piece": "q"}, "refusal.new_piece_on_last_rank"),
        (acts.Promote, {"square": "e7", "piece": "q"}, "refusal.new_piece_on_last_rank"),
        (acts.Replace, {"square": "e4", "piece": "N"}, "refusal.not_allowed_now"),
        (acts.Back, {"square": "e2"}, "refusal.not_allowed_now"),
        (acts.Hover, {"square": "e4"}, "refusal.not_allowed_now"),
        (acts.Touch, {"squares": ("e4",)}, "refusal.not_allowed_now"),
        (acts.Touch, {"squares": ()}, "refusal.not_allowed_now"),
        (acts.Adjust, {"square": "e4"}, "refusal.not_allowed_now"),
        (acts.Displace, {"square": "e4", "to_square": "e5"}, "refusal.not_allowed_now"),
        (acts.Displace, {"square": "e2", "to_square": "e7"}, "refusal.not_allowed_now"),
        (acts.SetRight, {}, "refusal.not_allowed_now"),
    ],
)
def test_where_there_is_nothing_nothing_is_done(kind: type[Act], fields: dict[str, Any], reason: str) -> None:
    table = strict()
    before = table.state
    assert refusal(table.do(kind, **fields)) == reason
    assert table.state == before


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Remove, {"square": "e7"}),
        (acts.Promote, {"square": "e1", "piece": "q"}),
        (acts.Replace, {"square": "e4", "piece": "p"}),
        (acts.SetRight, {}),
        (acts.UseBothHands, {}),
    ],
)
def test_reading_15_who_has_not_the_move_does_nothing(kind: type[Act], fields: dict[str, Any]) -> None:
    table = strict()
    assert refusal(table.do(kind, by=BLACK, **fields)) == "refusal.not_your_turn"
    table.move("e2e4")
    assert refusal(table.do(kind, by=WHITE, **fields)) == "refusal.move_already_made"


def test_reading_15_a_release_without_the_move_is_void() -> None:
    table = strict()
    table.touch("e7", by=BLACK)
    assert table.put("e5", by=BLACK) == (
        ev.PieceSprangBack(by=BLACK, at_ms=0, from_square="e7", to_square="e5", reason="refusal.not_your_turn"),
    )
    table.move("e2e4")
    table.touch("d2", by=WHITE)
    assert refusal(table.put("d4", by=WHITE)) == "refusal.move_already_made"
    assert table.state.made == ("e2e4",)


def test_reading_15_a_press_of_a_clock_that_stands_does_nothing() -> None:
    assert refusal(strict().press(by=BLACK)) == "refusal.not_running"


def test_a_new_piece_is_put_on_the_last_rank_of_its_side_only() -> None:
    table = strict("7k/4P3/8/8/8/8/1p6/K7 b - - 0 1")
    assert refusal(table.promote("b8", "n")) == "refusal.new_piece_on_last_rank"
    assert refusal(table.promote("b1", "n")) is None


def test_what_was_taken_off_goes_back_only_to_an_empty_square() -> None:
    table = strict()
    table.remove("g1")
    assert refusal(table.do(acts.Replace, square="e2", piece="N")) == "refusal.square_taken"
    assert refusal(table.do(acts.Replace, square="g1", piece="n")) == "refusal.not_allowed_now"
    assert kinds(table.do(acts.Replace, square="g1", piece="N")) == ["PieceReplaced"]
    assert refusal(table.do(acts.Replace, square="f3", piece="N")) == "refusal.not_allowed_now"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Touch, {"squares": ("g1",)}),
        (acts.Remove, {"square": "g1"}),
        (acts.Displace, {"square": "g1", "to_square": "g3"}),
    ],
)
def test_what_was_lifted_taken_off_or_knocked_over_is_set_right(kind: type[Act], fields: dict[str, Any]) -> None:
    table = strict()
    table.do(kind, **fields)
    assert table.do(acts.SetRight) == (ev.BoardSetRight(by=WHITE, at_ms=0),)
    assert refusal(table.do(acts.SetRight)) == "refusal.not_allowed_now"


def test_what_the_opponent_has_lifted_is_not_the_players_to_set_right() -> None:
    table = strict()
    table.touch("g8", by=BLACK)
    assert refusal(table.do(acts.SetRight, by=WHITE)) == "refusal.not_allowed_now"
    assert not table.view.can_set_right


@pytest.mark.parametrize(("by", "square"), [(WHITE, "c8"), (BLACK, "c1")])
def test_a_new_piece_comes_on_the_last_rank(by: acts.Actor, square: str) -> None:
    table = strict("4k3/8/8/8/8/8/8/4K3 " + ("w" if by is WHITE else "b") + " - - 0 1")
    assert kinds(table.promote(square)) == ["PawnReplaced"]


def test_a_piece_lying_elsewhere_is_touched_there_or_where_it_belongs() -> None:
    for square in ("h3", "h2"):
        table = strict()
        table.do(acts.Displace, square="h2", to_square="h3")
        assert kinds(table.touch(square)) == ["PiecesTouched"]
        assert table.state.in_hand == ("h2",)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Displace, {"square": "e2", "to_square": "e5"}),
        (acts.UseBothHands, {}),
    ],
)
def test_a_guided_board_lets_happen_what_no_board_can_hinder(kind: type[Act], fields: dict[str, Any]) -> None:
    assert refusal(guided().do(kind, **fields)) is None


@pytest.mark.parametrize(("kind", "fields"), [(acts.Replace, {"square": "e4", "piece": "p"}), (acts.SetRight, {})])
def test_a_guided_board_needs_no_putting_right(kind: type[Act], fields: dict[str, Any]) -> None:
    assert refusal(guided().do(kind, **fields)) == "refusal.not_allowed_now"


def test_a_guided_capture_is_never_left_half_done() -> None:
    table = guided("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    table.touch("e4")
    assert kinds(table.put("d5", keep=True)) == ["PieceReleased", "MoveMade"]


# At any board


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Rule, {"finding": acts.Finding.DISPLACED}),
        (acts.SetCounter, {"white": 1, "black": 1}),
        (acts.Undo, {}),
    ],
)
def test_findings_are_the_arbiters(kind: type[Act], fields: dict[str, Any]) -> None:
    assert refusal(strict().do(kind, by=WHITE, **fields)) == "refusal.arbiter_only"


@pytest.mark.parametrize("kind", [acts.ClaimIllegal, acts.ClaimTouchMove, acts.ClaimFlag])
def test_claims_are_the_players(kind: type[Act]) -> None:
    assert refusal(strict().do(kind, by=ARBITER)) == "refusal.not_allowed_now"


def test_after_the_end_only_the_result_is_spoken_of() -> None:
    table = strict()
    table.do(acts.Resign)
    ended = table.state
    assert refusal(table.find("displaced")) == "refusal.game_over"
    assert refusal(table.do(acts.Restore, ply=0)) == "refusal.game_over"
    assert refusal(table.do(acts.ClaimIllegal, by=BLACK)) == "refusal.game_over"
    assert table.state == ended
    table.do(acts.Declare, result=Score.DRAW)
    table.do(acts.Undo)
    assert table.outcome == (Score.BLACK_WINS, "resignation", "5.1.2")


def test_a_game_that_waits_for_the_arbiter_is_started_again_by_nobody_else() -> None:
    table = strict()
    table.do(acts.Stop, by=BLACK)
    assert refusal(table.do(acts.Resume, by=PROGRAM)) == "refusal.arbiter_only"
    table.do(acts.Resume)
    assert table.state.clock.running is Color.WHITE
