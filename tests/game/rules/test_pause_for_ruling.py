"""Whatever is ruled while the clocks run, by the program or by the arbiter: both stand while that is read."""

from collections.abc import Callable
from typing import Any

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.view import Phase
from tests.game.table import PROGRAM, WHITE, Table, kinds, limited, strict

KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"
BOTH_IN_CHECK = "4k3/8/8/4R3/4r3/8/8/4K3 w - - 0 1"
RULINGS: tuple[tuple[str, Callable[[Table], object]], ...] = (
    ("ruling.time_added", lambda table: table.do(acts.AddTime, player=Color.BLACK, ms=60_000)),
    ("ruling.warned", lambda table: table.do(acts.Warn, player=Color.BLACK)),
    ("ruling.restored", lambda table: table.do(acts.Restore, ply=0)),
    ("ruling.displaced", lambda table: table.find("displaced")),
    ("ruling.board_turned", lambda table: table.find("board_turned")),
    ("ruling.illegal_move", lambda table: table.find("two_hands")),
)
CORRECTIONS: tuple[tuple[type[acts.Act], dict[str, Any]], ...] = (
    (acts.SetClock, {"white_ms": 7_000, "black_ms": 8_000}),
    (acts.SetCounter, {"white": 9, "black": 9}),
    (acts.SetIllegalMoves, {"white": 0, "black": 0}),
    (acts.WaiveTouch, {}),
)


def begun(**options: Any) -> Table:
    table = strict(**options)
    table.now_ms = 1_000
    table.play("e2e4")
    table.now_ms = 3_000
    return table


@pytest.mark.parametrize(("code", "rule"), RULINGS)
def test_both_clocks_stand_while_a_ruling_of_the_arbiter_is_read(code: str, rule: Callable[[Table], object]) -> None:
    table = begun(pauses_after_ruling=True)
    rule(table)
    stopped = table.last[-1]
    assert (type(stopped).__name__, stopped.by, stopped.at_ms) == ("ClocksStopped", PROGRAM, 3_000)
    assert (table.view.phase, table.view.awaits_arbiter) == (Phase.STOPPED, False)
    assert table.view.notice is not None
    assert table.view.notice.code == code
    shown = table.remaining
    table.wait(60_000)
    assert table.remaining == shown


@pytest.mark.parametrize(("code", "rule"), RULINGS)
def test_a_pupil_who_has_read_it_lets_the_clocks_run(code: str, rule: Callable[[Table], object]) -> None:
    table = begun(pauses_after_ruling=True)
    rule(table)
    assert kinds(table.do(acts.Resume, by=PROGRAM)) == ["ClockStarted"], code
    assert table.state.clock.running is Color(table.turn.value)


@pytest.mark.parametrize(("code", "rule"), RULINGS)
def test_while_it_is_read_the_arbiter_can_take_it_back(code: str, rule: Callable[[Table], object]) -> None:
    table = begun(pauses_after_ruling=True)
    before = (table.board, table.remaining, table.counted, len(table.state.moves))
    rule(table)
    assert table.view.can_undo_ruling, code
    table.do(acts.Undo)
    assert (table.board, table.remaining, table.counted, len(table.state.moves)) == before


@pytest.mark.parametrize(("code", "rule"), RULINGS)
def test_where_it_is_not_agreed_the_clocks_run_on(code: str, rule: Callable[[Table], object]) -> None:
    table = begun()
    rule(table)
    assert table.state.clock.running is not None, code


@pytest.mark.parametrize(("kind", "fields"), CORRECTIONS)
def test_numbers_set_right_stop_nothing(kind: type[acts.Act], fields: dict[str, Any]) -> None:
    table = begun(pauses_after_ruling=True)
    table.touch("e7")
    table.do(kind, **fields)
    assert table.state.clock.running is Color.BLACK


def test_a_refused_finding_stops_nothing() -> None:
    table = begun(pauses_after_ruling=True)
    assert kinds(table.find("touch_move")) == ["ActRefused"]
    assert table.state.clock.running is Color.BLACK


def test_13_4_4_that_he_waits_for_the_next_move_he_keeps_to_himself() -> None:
    table = limited(BOTH_IN_CHECK, pauses_after_ruling=True)
    table.find("both_kings_in_check")
    assert table.state.clock.running is Color.WHITE


def test_13_4_2_that_he_comes_too_late_he_keeps_to_himself() -> None:
    table = limited(KNIGHT, pauses_after_ruling=True)
    table.play("e1e2")
    table.find("illegal_position", saw_last_move=False)
    assert table.state.clock.running is Color.BLACK


def test_13_4_2_what_the_arbiter_corrects_is_read_while_the_clocks_stand() -> None:
    table = limited(KNIGHT, pauses_after_ruling=True)
    table.drag("b1", "b3", by=WHITE)
    table.press()
    assert kinds(table.find("illegal_move"))[-1] == "ClocksStopped"
    assert not table.state.awaits_arbiter


def test_where_the_arbiter_rules_the_clocks_stand_for_him() -> None:
    table = begun(pauses_after_ruling=True, rulings=Rulings.ARBITER)
    table.find("two_hands")
    assert kinds(table.last).count("ClocksStopped") == 1
    assert table.state.awaits_arbiter
