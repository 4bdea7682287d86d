"""Bugs that other chess programs had with clocks, by their ids: each story must come out right here."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.time_control import TimeControl, TimeControlError
from tests.game.table import BLACK, KNIGHTS_OUT_AND_BACK, WHITE, Table, guided, refusal


def test_cl_01_both_sides_start_with_the_same_time_and_get_the_same_increment() -> None:
    table = guided(control="180+2")
    assert table.remaining == (180_000, 180_000)
    table.now_ms = 5_000
    table.play("e2e4")
    table.now_ms = 10_000
    table.play("e7e5")
    assert table.remaining == (177_000, 177_000)


@pytest.mark.parametrize("control", ["0", "0+5", "0b5"])
def test_cl_03_a_time_control_whose_flag_falls_at_once_is_refused(control: str) -> None:
    with pytest.raises(TimeControlError):
        TimeControl.from_pgn(control)


def test_cl_07_a_flag_that_nobody_watched_fell_at_its_own_instant() -> None:
    table = guided(control="60")
    fallen, _, ended = table.wait(70_000)
    assert (fallen.at_ms, ended.at_ms) == (60_000, 60_000)
    assert table.remaining == (0, 60_000)
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")


def test_cl_09_a_new_game_knows_nothing_of_the_old_ones_clock() -> None:
    old = guided(control="30")
    old.wait(5_000)
    new = guided(control="60")
    assert new.wait(26_000) == ()
    assert new.remaining == (34_000, 60_000)


def test_cl_11_with_the_arbiters_start_white_is_charged_from_it() -> None:
    table = guided(control="300", is_started=False)
    table.wait(3_000)
    table.do(acts.Start)
    table.wait(20_000)
    table.play("e2e4")
    assert table.remaining == (280_000, 300_000)
    assert table.state.clock.running is Color.BLACK


ENDS: dict[str, tuple[Table, Callable[[Table], object]]] = {
    "mate": (guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", control="180"), lambda table: table.move("e1e8")),
    "stalemate": (guided("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", control="180"), lambda table: table.move("f1f7")),
    "agreement": (
        guided(moves=("e2e4", "e7e5"), control="180"),
        lambda table: (table.do(acts.OfferDraw, by=BLACK), table.do(acts.AcceptDraw, by=WHITE)),
    ),
    "claim": (
        guided(moves=KNIGHTS_OUT_AND_BACK * 2, control="180"),
        lambda table: table.do(acts.ClaimThreefold),
    ),
    "resignation": (guided(control="180"), lambda table: table.do(acts.Resign)),
    "the arbiter": (guided(control="180"), lambda table: table.do(acts.Declare, result=Score.DRAW)),
}


@pytest.mark.parametrize("end", ENDS)
def test_cl_19_both_clocks_stand_from_the_end_on_and_the_result_stays(end: str) -> None:
    table, finish = deepcopy(ENDS[end][0]), ENDS[end][1]
    table.now_ms = 2_500
    finish(table)
    outcome = table.outcome
    assert outcome is not None
    assert table.wait(240_000) == ()
    assert table.outcome == outcome
    assert table.remaining == (177_500, 180_000)


def test_cl_23_a_lever_pressed_without_a_move_changes_nothing() -> None:
    table = guided()
    assert refusal(table.press(by=WHITE)) == "refusal.no_move_made"
    assert refusal(table.press(by=BLACK)) == "refusal.not_running"
    table.move("e2e4")
    table.press(by=WHITE)
    for _ in range(5):
        table.press(by=WHITE)
    assert [event for event in table.log if isinstance(event, ev.ClockPressed)] == [
        ev.ClockPressed(by=WHITE, at_ms=0, increment_ms=2_000)
    ]
