"""Article 6: starting, pressing, stopping and resuming, exact to the millisecond."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, guided, kinds, refusal

# Starting


def test_6_6_nothing_runs_before_the_start() -> None:
    table = guided(is_started=False)
    table.wait(60_000)
    assert table.remaining == (300_000, 300_000)
    assert refusal(table.touch("e2")) == "refusal.not_started"


def test_6_6_the_arbiter_starts_whites_clock() -> None:
    table = guided(is_started=False)
    table.now_ms = 60_000
    assert table.do(acts.Start) == (
        ev.ClockStarted(by=ARBITER, at_ms=60_000, color=Color.WHITE, is_first=True, delay_ms=0),
    )
    table.wait(20_000)
    assert table.remaining == (280_000, 300_000)
    assert table.state.clock.running is Color.WHITE


def test_6_6_a_game_is_started_once() -> None:
    table = guided(is_started=False)
    table.do(acts.Start)
    assert refusal(table.do(acts.Start)) == "refusal.clock_running"
    table.do(acts.Stop, by=ARBITER)
    assert refusal(table.do(acts.Start)) == "refusal.clock_running"


def test_a_game_not_started_is_not_resumed() -> None:
    assert refusal(guided(is_started=False).do(acts.Resume)) == "refusal.not_started"


@pytest.mark.parametrize("kind", [acts.Start, acts.Resume])
def test_players_start_no_clock(kind: type[acts.Act]) -> None:
    table = guided(is_started=False)
    assert refusal(table.do(kind, by=WHITE)) == "refusal.arbiter_only"
    assert table.state.clock.running is None


# Pressing


def test_6_2_1_the_press_completes_the_move_and_starts_the_opponents_clock() -> None:
    table = guided()
    table.now_ms = 3_217
    table.move("e2e4")
    table.now_ms = 4_001
    assert table.press() == (
        ev.MoveCompleted(by=WHITE, at_ms=4_001, uci="e2e4"),
        ev.ClockPressed(by=WHITE, at_ms=4_001, increment_ms=2_000),
    )
    assert (table.state.moves, table.state.made) == (("e2e4",), ())
    assert table.state.clock.running is Color.BLACK
    assert table.remaining == (300_000 - 4_001 + 2_000, 300_000)


def test_time_between_release_and_press_is_the_movers() -> None:
    table = guided(control="300")
    table.now_ms = 1_000
    table.move("e2e4")
    table.wait(9_000)
    assert table.remaining == (290_000, 300_000)
    table.press()
    table.wait(5_000)
    assert table.remaining == (290_000, 295_000)


def test_6_3_2_the_increment_comes_with_each_press_from_the_first_move() -> None:
    table = guided(control="180+2")
    for number, uci in enumerate(("e2e4", "e7e5", "g1f3", "b8c6"), start=1):
        table.now_ms = 1_000 * number
        table.play(uci)
    assert table.remaining == (180_000 - 2_000 + 4_000, 180_000 - 2_000 + 4_000)


def test_6_2_2_a_press_before_the_reply_is_pressed() -> None:
    """White moves, Black replies, White presses, Black presses: both get their increment."""
    table = guided()
    table.now_ms = 1_000
    table.move("e2e4")
    table.now_ms = 2_000
    table.move("e7e5", by=BLACK)
    assert list(table.state.made) == ["e2e4", "e7e5"]
    table.now_ms = 3_000
    assert kinds(table.press(by=WHITE)) == ["MoveCompleted", "ClockPressed"]
    assert (list(table.state.moves), list(table.state.made)) == (["e2e4"], ["e7e5"])
    table.now_ms = 3_500
    table.press(by=BLACK)
    assert (table.state.moves, table.state.made) == (("e2e4", "e7e5"), ())
    assert table.remaining == (299_000, 301_500)
    assert table.state.clock.running is Color.WHITE


def test_6_2_2_the_opponent_may_not_press_a_clock_that_stands() -> None:
    table = guided()
    table.move("e2e4")
    table.move("e7e5", by=BLACK)
    assert refusal(table.press(by=BLACK)) == "refusal.not_running"
    assert table.state.made == ("e2e4", "e7e5")


def test_6_2_1_2_one_press_completes_everything_made_and_brings_one_increment() -> None:
    table = guided()
    for uci in ("e2e4", "e7e5", "g1f3"):
        table.move(uci)
    table.now_ms = 8_000
    assert kinds(table.press(by=WHITE)) == ["MoveCompleted"] * 3 + ["ClockPressed"]
    assert table.state.moves == ("e2e4", "e7e5", "g1f3")
    assert table.remaining == (294_000, 300_000)
    assert table.state.clock.running is Color.BLACK


def test_6_2_1_2_a_press_leaves_the_opponents_later_reply_for_his_own() -> None:
    table = guided()
    for uci in ("e2e4", "e7e5", "g1f3", "b8c6"):
        table.move(uci)
    table.press(by=WHITE)
    assert (table.state.moves, table.state.made) == (("e2e4", "e7e5", "g1f3"), ("b8c6",))


def test_a_press_completes_no_move_that_is_only_the_opponents() -> None:
    """The wrong clock ran: its owner has made nothing and so completes nothing (Reading 15)."""
    table = guided(running=Color.BLACK)
    table.move("e2e4", by=WHITE)
    assert refusal(table.press(by=BLACK)) == "refusal.no_move_made"
    assert table.state.made == ("e2e4",)
    table.move("e7e5", by=BLACK)
    table.press(by=BLACK)
    assert table.state.moves == ("e2e4", "e7e5")


def test_a_guided_press_without_a_move_does_nothing() -> None:
    table = guided()
    table.now_ms = 4_000
    assert refusal(table.press()) == "refusal.no_move_made"
    assert table.remaining == (296_000, 300_000)
    assert table.state.clock.running is Color.WHITE


def test_a_second_press_does_nothing() -> None:
    table = guided()
    table.play("e2e4")
    assert refusal(table.press(by=WHITE)) == "refusal.not_running"
    assert table.remaining == (302_000, 300_000)


def test_a_press_while_a_promotion_waits_is_refused() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    assert refusal(table.press()) == "refusal.promotion_first"


def test_6_2_2_the_move_before_may_be_pressed_while_the_opponent_chooses_his_piece() -> None:
    table = guided("k7/8/8/8/8/8/4p3/7K w - - 0 1")
    table.move("h1h2")
    table.drag("e2", "e1", by=BLACK)
    assert kinds(table.press(by=WHITE)) == ["MoveCompleted", "ClockPressed"]
    assert table.state.promotion == ("e2", "e1")
    table.do(acts.Promote, by=BLACK, square="e1", piece="q")
    assert table.state.made == ("e2e1q",)


# Stopping and resuming


def test_6_11_2_a_player_stops_both_clocks_and_waits_for_the_arbiter() -> None:
    table = guided()
    table.now_ms = 10_000
    assert table.do(acts.Stop, by=BLACK, reason="noise") == (ev.ClocksStopped(by=BLACK, at_ms=10_000, reason="noise"),)
    assert table.state.awaits_arbiter
    table.wait(60_000)
    assert table.remaining == (290_000, 300_000)


@pytest.mark.parametrize(("by", "waits"), [(ARBITER, True), (PROGRAM, False)])
def test_6_11_3_after_the_arbiters_stop_the_game_waits_for_him(by: acts.Actor, waits: bool) -> None:
    """A pause that the program made ends when the players go on."""
    table = guided()
    table.do(acts.Stop, by=by)
    assert table.state.clock.running is None
    assert table.state.awaits_arbiter is waits


@pytest.mark.parametrize(
    ("by", "reason", "waits"),
    [(PROGRAM, acts.SLEPT, True), (PROGRAM, "recovered", False), (ARBITER, acts.SLEPT, False)],
)
def test_only_when_the_computer_slept_the_programs_stop_waits_for_the_arbiter(
    by: acts.Actor, reason: str, waits: bool
) -> None:
    table = guided()
    stopped = ev.ClocksStopped(by=by, at_ms=0, reason=reason, waits=waits)
    assert table.do(acts.Stop, by=by, reason=reason) == (stopped,)


def test_clocks_that_stand_are_not_stopped_again() -> None:
    table = guided()
    table.do(acts.Stop, by=WHITE)
    assert refusal(table.do(acts.Stop, by=BLACK)) == "refusal.clock_stopped"
    assert refusal(table.do(acts.Stop, by=ARBITER)) == "refusal.clock_stopped"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (acts.Touch, {"squares": ("e2",)}),
        (acts.Adjust, {"square": "e2"}),
        (acts.SecondTouch, {"square": "e2"}),
        (acts.Put, {"square": "e4"}),
        (acts.Back, {"square": "e2"}),
        (acts.Hover, {"square": "e4"}),
        (acts.Remove, {"square": "e7"}),
        (acts.Promote, {"square": "e8", "piece": "q"}),
        (acts.Press, {}),
    ],
)
def test_while_the_clocks_stand_no_hand_does_anything(kind: type[acts.Act], fields: dict[str, object]) -> None:
    table = guided()
    table.touch("e2")
    table.do(acts.Stop, by=ARBITER)
    before = table.state
    assert refusal(table.do(kind, by=WHITE, **fields)) == "refusal.clock_stopped"
    assert table.state == before


def test_6_11_the_clock_of_the_side_that_owes_a_move_goes_on() -> None:
    table = guided(moves=("e2e4",))
    table.do(acts.Stop, by=WHITE)
    table.now_ms = 50_000
    assert table.do(acts.Resume) == (ev.ClockStarted(by=ARBITER, at_ms=50_000, color=Color.BLACK, is_first=False),)
    assert not table.state.awaits_arbiter
    table.wait(1_000)
    assert table.remaining == (300_000, 299_000)


def test_6_11_a_move_made_and_not_pressed_keeps_its_makers_clock() -> None:
    table = guided()
    table.move("e2e4")
    table.do(acts.Stop, by=BLACK)
    table.do(acts.Resume)
    assert table.state.clock.running is Color.WHITE
    assert kinds(table.press(by=WHITE)) == ["MoveCompleted", "ClockPressed"]


def test_a_running_clock_is_not_resumed() -> None:
    assert refusal(guided().do(acts.Resume)) == "refusal.clock_running"


def test_the_program_may_resume_what_it_stopped() -> None:
    table = guided()
    table.do(acts.Stop, by=PROGRAM, reason="ruling")
    assert kinds(table.do(acts.Resume, by=PROGRAM)) == ["ClockStarted"]
