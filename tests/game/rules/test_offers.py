"""Articles 5.2.3, 9.1: the whole life of an offer."""

from collections.abc import Callable

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.rules.drawn_game import moves_made
from tests.game.table import ARBITER, BLACK, WHITE, Table, guided, kinds, refusal, strict

AGREED = (Score.DRAW, Termination.AGREEMENT, "5.2.3")
OPEN_GAME = ("e2e4", "e7e5")


def offered(by: acts.Actor = WHITE) -> Table:
    table = guided(moves=OPEN_GAME)
    table.do(acts.OfferDraw, by=by)
    return table


def test_9_1_2_1_an_offer_stands_until_it_is_answered() -> None:
    table = guided(moves=OPEN_GAME)
    table.move("g1f3")
    assert table.do(acts.OfferDraw, by=WHITE) == (ev.DrawOffered(by=WHITE, at_ms=0),)
    table.press(by=WHITE)
    table.wait(90_000)
    assert table.state.draw_offer is Color.WHITE


def test_9_1_an_accepted_offer_draws() -> None:
    table = offered()
    table.now_ms = 3_000
    events = table.do(acts.AcceptDraw, by=BLACK)
    assert events[0] == ev.DrawOfferEnded(by=BLACK, at_ms=3_000, how="accepted")
    assert kinds(events) == ["DrawOfferEnded", "GameEnded"]
    assert table.outcome == AGREED
    assert table.state.draw_offer is None
    assert table.remaining == (297_000, 300_000)


def test_9_1_2_1_an_offer_declined_aloud_is_gone() -> None:
    table = offered()
    assert table.do(acts.DeclineDraw, by=BLACK) == (ev.DrawOfferEnded(by=BLACK, at_ms=0, how="declined"),)
    assert table.state.draw_offer is None
    assert refusal(table.do(acts.AcceptDraw, by=BLACK)) == "refusal.no_offer"
    assert table.outcome is None


def test_9_1_2_1_a_new_piece_put_on_the_board_declines() -> None:
    """4.4.4: it binds like a touch, although its pawn is still where it was."""
    table = strict("7k/4P3/8/8/8/8/r7/1K6 w - - 0 10", moves_before=ByColor(9, 9))
    table.do(acts.OfferDraw, by=BLACK)
    assert kinds(table.promote("e8", "q")) == ["DrawOfferEnded", "PawnReplaced"]
    assert refusal(table.do(acts.AcceptDraw, by=WHITE)) == "refusal.no_offer"


def test_9_1_2_1_touching_a_piece_declines() -> None:
    table = offered(by=BLACK)
    assert table.touch("g1") == (
        ev.PiecesTouched(by=WHITE, at_ms=0, squares=("g1",), unclear=False, binding=True),
        ev.DrawOfferEnded(by=WHITE, at_ms=0, how="lapsed"),
    )
    assert refusal(table.do(acts.AcceptDraw, by=WHITE)) == "refusal.no_offer"


def test_adjusting_declines_nothing() -> None:
    table = offered(by=BLACK)
    table.do(acts.Adjust, square="g1")
    assert table.state.draw_offer is Color.BLACK


def test_the_offerers_own_touch_declines_nothing() -> None:
    table = offered(by=WHITE)
    table.play("g1f3")
    assert table.state.draw_offer is Color.WHITE
    table.touch("b8", by=BLACK)
    assert table.state.draw_offer is None


def test_a_touch_declines_before_the_offerer_has_pressed() -> None:
    table = guided(moves=OPEN_GAME)
    table.move("g1f3")
    table.do(acts.OfferDraw, by=WHITE)
    assert kinds(table.touch("b8")) == ["PiecesTouched", "DrawOfferEnded"]


def test_9_1_2_1_a_touch_found_accidental_has_declined_nothing() -> None:
    table = offered(by=BLACK)
    table.touch("g1")
    table.touch("b1")
    assert table.do(acts.WaiveTouch)[-1] == ev.TouchWaived(by=ARBITER, at_ms=0, offer=Color.BLACK)
    standing = [table.state.draw_offer]
    table.touch("b1")
    standing.append(table.state.draw_offer)
    table.do(acts.WaiveTouch)
    assert [*standing, table.state.draw_offer] == [Color.BLACK, None, Color.BLACK]
    table.do(acts.AcceptDraw, by=WHITE)
    assert table.outcome == AGREED


def declined_aloud(table: Table) -> None:
    table.do(acts.DeclineDraw, by=WHITE)
    table.touch("g1")


def declined_by_a_move(table: Table) -> None:
    table.play("g1f3")


def declined_in_a_move_restored(table: Table) -> None:
    table.touch("g1")
    table.do(acts.Restore, ply=2)


@pytest.mark.parametrize("declined", [declined_aloud, declined_by_a_move, declined_in_a_move_restored])
def test_a_waived_touch_brings_back_no_offer_that_it_has_not_ended(declined: Callable[[Table], None]) -> None:
    table = offered(by=BLACK)
    declined(table)
    assert table.do(acts.WaiveTouch)[-1] == ev.TouchWaived(by=ARBITER, at_ms=0)
    assert table.state.draw_offer is None


def test_a_waived_touch_leaves_a_later_offer_as_it_is() -> None:
    table = offered(by=BLACK)
    table.touch("g1")
    table.do(acts.OfferDraw, by=WHITE)
    table.do(acts.WaiveTouch)
    assert table.state.draw_offer is Color.WHITE


def test_a_touch_out_of_turn_declines_nothing() -> None:
    table = offered(by=WHITE)
    table.touch("b8", by=BLACK)
    assert table.state.draw_offer is Color.WHITE


def test_an_offer_to_a_player_who_holds_his_piece_is_declined_by_his_move() -> None:
    table = guided(moves=OPEN_GAME)
    table.touch("g1")
    table.do(acts.OfferDraw, by=BLACK)
    assert kinds(table.put("f3")) == ["PieceReleased", "DrawOfferEnded", "MoveMade"]
    assert table.state.draw_offer is None


def test_an_offer_is_declined_by_the_choice_of_the_promoted_piece() -> None:
    table = guided("7k/4P2p/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    table.do(acts.OfferDraw, by=BLACK)
    assert table.state.draw_offer is Color.BLACK
    assert kinds(table.do(acts.Promote, square="e8", piece="n")) == ["DrawOfferEnded", "PawnReplaced", "MoveMade"]


@pytest.mark.parametrize("kind", [acts.AcceptDraw, acts.DeclineDraw])
def test_nobody_answers_his_own_offer(kind: type[acts.Act]) -> None:
    table = offered()
    assert refusal(table.do(kind, by=WHITE)) == "refusal.own_offer"
    assert table.state.draw_offer is Color.WHITE


@pytest.mark.parametrize("kind", [acts.AcceptDraw, acts.DeclineDraw])
@pytest.mark.parametrize("by", [WHITE, BLACK])
def test_where_nothing_is_offered_nothing_is_answered(kind: type[acts.Act], by: acts.Actor) -> None:
    assert refusal(guided(moves=OPEN_GAME).do(kind, by=by)) == "refusal.no_offer"


def test_an_offer_is_not_repeated_nor_withdrawn() -> None:
    table = offered()
    assert refusal(table.do(acts.OfferDraw, by=WHITE)) == "refusal.own_offer"
    assert refusal(table.do(acts.OfferDraw, by=BLACK)) == "refusal.not_allowed_now"
    assert table.state.draw_offer is Color.WHITE


def test_after_the_offer_lapsed_the_other_may_offer() -> None:
    table = offered(by=BLACK)
    table.move("g1f3")
    table.do(acts.OfferDraw, by=WHITE)
    assert table.state.draw_offer is Color.WHITE


def test_offers_are_made_and_accepted_while_the_clocks_stand() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.OfferDraw, by=BLACK)
    table.do(acts.AcceptDraw, by=WHITE)
    assert table.outcome == AGREED


def test_nothing_is_offered_before_the_start() -> None:
    assert refusal(guided(is_started=False).do(acts.OfferDraw)) == "refusal.not_started"


def test_5_2_3_no_agreement_before_each_has_made_a_move() -> None:
    table = guided(moves=("e2e4",))
    table.do(acts.OfferDraw, by=BLACK)
    assert refusal(table.do(acts.AcceptDraw, by=WHITE)) == "refusal.too_early_for_agreement"
    assert table.state.draw_offer is Color.BLACK
    table.move("e7e5", by=BLACK)
    table.do(acts.AcceptDraw, by=WHITE)
    assert table.outcome == AGREED


@pytest.mark.parametrize(("before", "is_agreed"), [(ByColor(30, 29), False), (ByColor(30, 30), True)])
def test_9_1_1_no_agreement_before_the_move_the_regulations_name(before: ByColor[int], is_agreed: bool) -> None:
    table = guided("r4rk1/8/8/8/8/8/8/R4RK1 w - - 0 31", moves_before=before, draw_agreement_from=30)
    table.do(acts.OfferDraw, by=BLACK)
    table.do(acts.AcceptDraw, by=WHITE)
    assert (table.outcome == AGREED) is is_agreed


@pytest.mark.parametrize(
    ("fen_turn", "before", "moves", "made"),
    [
        ("w", ByColor(0, 0), (), ByColor(0, 0)),
        ("w", ByColor(0, 0), ("h1h2",), ByColor(1, 0)),
        ("w", ByColor(4, 4), ("h1h2", "h8h7", "h2h1"), ByColor(6, 5)),
        ("b", ByColor(5, 4), (), ByColor(5, 4)),
        ("b", ByColor(5, 4), ("h8h7",), ByColor(5, 5)),
        ("b", ByColor(5, 4), ("h8h7", "h1h2"), ByColor(6, 5)),
    ],
)
def test_moves_made_by_each(fen_turn: str, before: ByColor[int], moves: tuple[str, ...], made: ByColor[int]) -> None:
    fen = f"r6k/8/8/8/8/8/8/R6K {fen_turn} - - 0 9"
    table = guided(fen, moves=moves[:1], moves_before=before)
    for uci in moves[1:]:
        table.move(uci)
    assert moves_made(table.state) == made
