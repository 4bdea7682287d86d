"""The gate of guided play: every refusal with its code and the squares that explain it."""

from collections.abc import Callable
from typing import Any

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.position import STARTING_FEN
from tests.game.table import ARBITER, BLACK, WHITE, Table, guided, refusal

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
EXCHANGE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3"
PROMOTES = "5r1k/4P3/8/8/8/8/8/K7 w - - 0 1"


def touched(*squares: str) -> Callable[[Table], None]:
    def prepare(table: Table) -> None:
        for square in squares:
            table.touch(square)

    return prepare


def claimed(move: str) -> Callable[[Table], None]:
    def prepare(table: Table) -> None:
        table.do(acts.ClaimFifty, move=move)

    return prepare


SPRINGS = (
    ("touched_piece_must_move", STARTING_FEN, touched("g1"), "b1c3", ("g1",)),
    ("touched_piece_must_move", EXCHANGE, touched("g1", "d5"), "e4d5", ("g1",)),
    ("touched_piece_must_move", EXCHANGE, touched("d5", "c3"), "e4d5", ("c3",)),
    ("touched_piece_must_be_taken", EXCHANGE, touched("d5"), "g1f3", ("d5",)),
    ("touched_piece_must_be_taken", EXCHANGE, touched("c3", "d5"), "c3b5", ("d5",)),
    ("touched_piece_must_be_taken", EXCHANGE, touched("d5", "c3"), "c3b5", ("d5",)),
    ("must_castle", CASTLES, touched("e1", "h1"), "e1f1", ("e1",)),
    ("must_castle", CASTLES, touched("e1", "a1"), "e1g1", ("e1",)),
    ("claimed_move_first", STARTING_FEN, claimed("g1f3"), "e2e4", ("g1",)),
    ("claimed_move_first", STARTING_FEN, claimed("g1g3"), "b1c3", ("g1",)),
    ("king_into_check", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", touched(), "e1e2", ("a2",)),
    ("king_left_in_check", "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", touched(), "a1a2", ("e4",)),
    ("pinned", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", touched(), "e2c3", ("e4",)),
    ("piece_does_not_move_so", STARTING_FEN, touched(), "g1g3", ()),
    ("way_is_blocked", STARTING_FEN, touched(), "a1a4", ("a2",)),
    ("own_piece_there", STARTING_FEN, touched(), "a1a2", ()),
    ("king_cannot_be_taken", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", touched(), "e2e8", ()),
    ("castling_right_lost", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", touched(), "e1g1", ()),
    ("castling_in_check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", touched(), "e1g1", ("e4",)),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", touched(), "e1c1", ("b1",)),
    ("castling_through_check", "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", touched(), "e1g1", ("f3",)),
)


@pytest.mark.parametrize(
    ("code", "fen", "prepare", "uci", "squares"), SPRINGS, ids=[f"{row[0]}-{row[3]}" for row in SPRINGS]
)
def test_a_put_not_permitted_springs_back_and_says_why(
    code: str, fen: str, prepare: Callable[[Table], None], uci: str, squares: tuple[str, ...]
) -> None:
    table = guided(fen)
    prepare(table)
    before = table.state
    table.touch(uci[:2])
    assert table.put(uci[2:]) == (
        ev.PieceSprangBack(
            by=WHITE, at_ms=0, from_square=uci[:2], to_square=uci[2:], reason=f"refusal.{code}", squares=squares
        ),
    )
    assert uci[:2] not in table.state.in_hand
    assert table.state.placement == before.placement
    assert table.state.made == before.made
    assert table.state.illegal_moves == before.illegal_moves


def test_a_put_out_of_turn_springs_back() -> None:
    table = guided()
    assert table.drag("g8", "f6", by=BLACK) == (
        ev.PieceSprangBack(by=BLACK, at_ms=0, from_square="g8", to_square="f6", reason="refusal.not_your_turn"),
    )


def test_a_second_move_springs_back_and_is_no_irregularity() -> None:
    table = guided()
    table.move("e2e4")
    assert refusal(table.drag("d2", "d4", by=WHITE)) == "refusal.move_already_made"
    assert table.state.made == ("e2e4",)
    table.press()
    assert refusal(table.drag("d2", "d4", by=WHITE)) == "refusal.not_your_turn"


def test_a_made_move_is_not_taken_back() -> None:
    table = guided()
    table.move("e2e4")
    assert refusal(table.drag("e4", "e2", by=WHITE)) == "refusal.move_already_made"


def test_while_a_promotion_waits_everything_else_springs_back() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    for move in ("a1b1", "e8e7", "e8f8"):
        table.drag(move[:2], move[2:])
        sprung = table.last[-1]
        assert isinstance(sprung, ev.PieceSprangBack)
        assert (sprung.reason, sprung.squares) == ("refusal.promotion_first", ("e8",))


def test_a_promotion_may_be_chosen_with_another_piece_lifted_in_between() -> None:
    table = guided(PROMOTES)
    table.drag("e7", "e8")
    table.touch("a1")
    table.do(acts.Promote, square="e8", piece="q")
    assert table.state.made == ("e7e8q",)


NOTHING_THERE: tuple[tuple[type[acts.Act], dict[str, Any]], ...] = (
    (acts.Touch, {"squares": ("e4",)}),
    (acts.Touch, {"squares": ("e2", "e4")}),
    (acts.Touch, {"squares": ()}),
    (acts.Adjust, {"square": "e4"}),
    (acts.Put, {"square": "e4"}),
    (acts.Back, {"square": "e2"}),
    (acts.Hover, {"square": "e4"}),
    (acts.Remove, {"square": "e4"}),
    (acts.Promote, {"square": "e8", "piece": "q"}),
)


@pytest.mark.parametrize(("kind", "fields"), NOTHING_THERE)
def test_where_nothing_stands_or_is_held_there_is_nothing_to_do(kind: type[acts.Act], fields: dict[str, Any]) -> None:
    table = guided()
    before = table.state
    assert table.do(kind, **fields) == (ev.ActRefused(by=WHITE, at_ms=0, reason="refusal.not_allowed_now"),)
    assert table.state == before


def test_only_a_piece_in_hand_is_put_back() -> None:
    table = guided()
    table.touch("e2")
    assert refusal(table.do(acts.Back, square="d2")) == "refusal.not_allowed_now"
    assert refusal(table.do(acts.Back, by=BLACK, square="e2")) == "refusal.not_allowed_now"
    assert table.state.in_hand == ("e2",)
    assert refusal(table.do(acts.Back, square="e2")) is None


def test_nobody_puts_down_what_the_other_holds() -> None:
    table = guided()
    table.touch("e2")
    assert refusal(table.put("e4", by=BLACK)) == "refusal.not_allowed_now"


def test_each_player_has_his_own_hand() -> None:
    table = guided()
    table.touch("g8", by=BLACK)
    table.touch("e2")
    assert refusal(table.put("f6", by=BLACK)) == "refusal.not_your_turn"
    assert refusal(table.put("e4")) is None


def test_a_piece_taken_out_of_the_opponents_hand_is_nobodys() -> None:
    """White holds the rook that Black's pawn takes: the pawn standing there is not in Black's hand."""
    table = guided("7k/8/8/8/8/8/3p4/4R2K b - - 0 1")
    table.touch("e1", by=WHITE)
    table.drag("d2", "e1")
    assert table.state.in_hand == ()
    assert table.state.promotion == ("d2", "e1")


@pytest.mark.parametrize(
    "kind",
    [acts.OfferDraw, acts.AcceptDraw, acts.DeclineDraw, acts.Resign, acts.ClaimThreefold, acts.ClaimFifty, acts.Press],
)
def test_the_arbiter_does_nothing_of_the_players(kind: type[acts.Act]) -> None:
    table = guided()
    before = table.state
    assert refusal(table.do(kind, by=ARBITER)) == "refusal.not_allowed_now"
    assert table.state == before


@pytest.mark.parametrize("kind", [acts.OfferDraw, acts.Resign, acts.ClaimFifty, acts.Press, acts.Stop, acts.AcceptDraw])
def test_players_do_nothing_before_the_start(kind: type[acts.Act]) -> None:
    table = guided(is_started=False)
    before = table.state
    assert refusal(table.do(kind, by=WHITE)) == "refusal.not_started"
    assert table.state == before


def test_waiting_is_never_refused() -> None:
    assert guided(is_started=False).wait(1_000) == ()
    over = guided()
    over.do(acts.Resign)
    assert over.wait(1_000) == ()
