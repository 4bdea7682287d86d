"""The arbiter's rulings taken back: each leaves everything as it was before, the clocks standing."""

from typing import Any

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.result import Score
from tests.game.table import ARBITER, WHITE, Table, guided, kinds, limited, refusal, strict

KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"
PAWN = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"
RULINGS: tuple[tuple[type[Act], dict[str, Any]], ...] = (
    (acts.SetClock, {"white_ms": 7, "black_ms": 8}),
    (acts.AddTime, {"player": Color.BLACK, "ms": 60_000}),
    (acts.WaiveTouch, {}),
    (acts.Restore, {"ply": 0}),
    (acts.Warn, {"player": Color.WHITE}),
    (acts.Declare, {"result": Score.WHITE_WINS}),
    (acts.SetCounter, {"white": 9, "black": 9}),
    (acts.SetIllegalMoves, {"white": 1, "black": 1}),
    (acts.Rule, {"finding": Finding.COLOURS_REVERSED}),
    (acts.Rule, {"finding": Finding.WRONG_START_POSITION}),
    (acts.Rule, {"finding": Finding.BOARD_TURNED}),
    (acts.Rule, {"finding": Finding.DISPLACED}),
    (acts.Rule, {"finding": Finding.TWO_HANDS}),
    (acts.Rule, {"finding": Finding.DEVICE, "player": Color.WHITE}),
    (acts.Rule, {"finding": Finding.REFUSES_RULES, "player": Color.WHITE}),
)


def stopped() -> Table:
    """White has moved, Black has touched and stands before a piece knocked over; the arbiter has stopped the clocks."""
    table = strict()
    table.now_ms = 1_000
    table.play("e2e4")
    table.touch("b8")
    table.do(acts.Displace, square="h2", to_square="h3")
    table.now_ms = 3_000
    table.do(acts.Stop, by=ARBITER)
    return table


@pytest.mark.parametrize(("kind", "fields"), RULINGS, ids=[str(fields) for _, fields in RULINGS])
def test_a_ruling_is_undone(kind: type[Act], fields: dict[str, Any]) -> None:
    table = stopped()
    before = table.state
    table.do(kind, **fields)
    assert table.state != before
    table.now_ms = 9_000
    assert kinds(table.do(acts.Undo)) == ["RulingUndone"]
    assert table.state == before


def test_a_forfeit_of_who_comes_after_all_is_undone() -> None:
    table = strict()
    table.now_ms = 60_000
    table.do(acts.Rule, finding=Finding.ABSENT, player=Color.BLACK)
    assert table.outcome is not None
    table.do(acts.Undo)
    assert table.outcome is None


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Touch, {"squares": ("g1",)}),
        (acts.OfferDraw, {}),
        (acts.ClaimThreefold, {}),
        (acts.Resign, {}),
        (acts.ClaimFlag, {}),
    ],
    ids=str,
)
def test_a_ruling_after_which_a_player_has_acted_is_the_last_thing_no_more(
    kind: type[Act], fields: dict[str, Any]
) -> None:
    table = strict()
    table.do(acts.Warn, player=Color.WHITE)
    table.do(kind, by=WHITE, **fields)
    table.do(acts.Stop, by=ARBITER)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"
    assert table.state.warnings == ByColor(1, 0)


def test_a_flag_that_fell_after_a_ruling_stays_down() -> None:
    table = strict(control="10")
    table.do(acts.Warn, player=Color.WHITE)
    table.wait(10_000)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"
    assert table.outcome is not None


def test_the_time_used_since_a_ruling_is_not_given_back() -> None:
    table = strict()
    table.now_ms = 10_000
    table.do(acts.AddTime, player=Color.WHITE, ms=60_000)
    table.now_ms = 30_000
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.Undo)
    assert table.remaining == (270_000, 300_000)


def offended(table: Table) -> Table:
    table.now_ms = 1_000
    table.drag("b1", "b3", by=WHITE)
    table.press()
    return table


def test_a_ruling_on_an_illegal_move_is_undone_and_may_be_given_again() -> None:
    table = offended(strict(KNIGHT, rulings=Rulings.ARBITER))
    waiting = table.state
    for _ in range(2):
        table.find("illegal_move")
        assert table.counted == (1, 0)
        table.do(acts.Undo)
        assert table.state == waiting


def test_a_ruling_on_a_pawn_left_is_undone() -> None:
    for waits in (True, False):
        table = strict(PAWN, rulings=Rulings.ARBITER) if waits else limited(PAWN)
        table.drag("e7", "e8")
        table.press()
        table.do(acts.Stop, by=ARBITER)
        before = table.state
        table.find("illegal_move")
        assert table.state.moves == ("e7e8q",)
        table.do(acts.Undo)
        assert table.state == before


def test_a_lost_game_is_undone() -> None:
    table = offended(strict(KNIGHT, rulings=Rulings.ARBITER, illegal_moves=ByColor(1, 0)))
    waiting = table.state
    assert kinds(table.find("illegal_move"))[-1] == "GameEnded"
    table.do(acts.Undo)
    assert table.state == waiting
    assert table.state.awaits_arbiter


def test_a_declared_result_is_undone_and_the_game_goes_on() -> None:
    table = stopped()
    table.do(acts.Declare, result=Score.BOTH_LOSE)
    table.do(acts.Undo)
    table.do(acts.Resume)
    assert table.state.clock.running is Color.BLACK
    assert refusal(table.drag("b8", "c6")) is None


def test_the_last_ruling_is_undone_first() -> None:
    table = stopped()
    table.do(acts.Warn, player=Color.WHITE)
    table.do(acts.Warn, player=Color.BLACK)
    table.do(acts.Undo)
    assert table.state.warnings == ByColor(1, 0)
    table.do(acts.Undo)
    assert table.state.warnings == ByColor(0, 0)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"


def test_a_ruling_made_while_a_clock_ran_is_undone_with_the_clocks_stopped() -> None:
    table = offended(limited(KNIGHT))
    table.now_ms = 3_000
    table.find("illegal_move")
    assert refusal(table.do(acts.Undo)) == "refusal.stop_clocks_first"
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.Undo)
    assert table.state.clock.running is None
    assert table.remaining == (301_000, 298_000)
    assert table.board == "4k3/4p3/8/8/8/1N6/8/4K3"


def test_a_game_not_started_is_as_it_was() -> None:
    table = guided(is_started=False)
    before = table.state
    table.do(acts.Declare, result=Score.BLACK_BY_FORFEIT)
    table.do(acts.Undo)
    assert table.state == before
    assert not table.state.awaits_arbiter


@pytest.mark.parametrize("uci", ["e2e4", "g1f3"])
def test_once_a_move_is_made_nothing_before_it_is_undone(uci: str) -> None:
    table = guided()
    table.do(acts.Warn, player=Color.WHITE)
    table.move(uci)
    table.do(acts.Stop, by=ARBITER)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"
    assert table.state.made == (uci,)


def test_once_the_clock_is_pressed_nothing_before_it_is_undone() -> None:
    table = guided()
    table.move("e2e4")
    table.do(acts.Warn, player=Color.WHITE)
    table.press()
    table.do(acts.Stop, by=ARBITER)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"


@pytest.mark.parametrize("rulings", [Rulings.AUTOMATIC, Rulings.ARBITER])
def test_once_an_illegal_move_is_completed_nothing_before_it_is_undone(rulings: Rulings) -> None:
    table = strict(rulings=rulings)
    table.do(acts.Warn, player=Color.WHITE)
    table.press()
    table.do(acts.Stop, by=ARBITER)
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"
