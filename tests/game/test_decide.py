"""The judgement as a whole: time first, then the gate, then the rules, each seeing the state after the one before."""

from dataclasses import replace

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.decide import decide, judge
from ladya_desktop.game.evolve import evolve
from tests.game.table import ARBITER, PROGRAM, WHITE, guided, kinds


def test_nothing_is_changed_by_judging() -> None:
    table = guided()
    before = table.state
    act = acts.Touch(by=WHITE, at_ms=5, squares=("e2",))
    assert decide(before, act) == decide(before, act)
    assert before == guided().state


def test_a_judgement_comes_with_the_state_after_it() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    table.touch("e1")
    act = acts.Put(by=WHITE, at_ms=5, square="e8")
    events, after = judge(table.state, act)
    assert events == decide(table.state, act)
    assert events == table.perform(act)
    assert after == table.state
    assert after.result is not None


def test_waiting_causes_nothing() -> None:
    assert guided().wait(1_000) == ()


def test_the_flag_comes_before_the_act_and_the_gate_sees_it() -> None:
    table = guided(control="10")
    table.now_ms = 10_500
    assert kinds(table.touch("e2")) == ["FlagFell", "MateAssessed", "GameEnded", "ActRefused"]
    assert table.state.in_hand == ()


def test_a_refused_act_causes_one_event_that_names_it() -> None:
    table = guided()
    table.now_ms = 700
    assert table.press() == (ev.ActRefused(by=WHITE, at_ms=700, reason="refusal.no_move_made"),)


def test_the_completion_sees_the_move_made_by_the_same_act() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    assert kinds(table.drag("e1", "e8")) == ["PieceReleased", "MoveMade", "MoveCompleted", "GameEnded"]


def test_the_steps_of_castling_follow_each_other_and_end_in_one_move() -> None:
    table = guided("5k2/8/8/8/8/8/8/4K2R w K - 0 1")
    events = table.drag("e1", "g1")
    assert kinds(events) == ["PieceReleased", "PiecesTouched", "PieceReleased", "MoveMade"]
    assert isinstance(events[-1], ev.MoveMade)
    assert events[-1].san == "O-O+"


def test_castling_that_mates() -> None:
    table = guided("5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1")
    assert kinds(table.drag("e1", "g1"))[-3:] == ["MoveMade", "MoveCompleted", "GameEnded"]


def test_every_event_carries_the_time_of_its_act() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    table.now_ms = 1_234
    table.play("e1e8")
    assert {event.at_ms for event in table.log[1:]} == {1_234}


def test_the_program_pauses_after_its_ruling_and_not_after_the_end() -> None:
    table = guided(pauses_after_ruling=True)
    assert kinds(table.do(acts.ClaimFifty))[-1] == "ClocksStopped"
    upheld = guided("8/8/4k3/8/8/4K3/8/4R3 w - - 100 150", pauses_after_ruling=True)
    assert kinds(upheld.do(acts.ClaimFifty)) == ["DrawClaimed", "ClaimDecided", "GameEnded"]


def test_an_act_at_the_instant_of_the_last_one_is_decided_after_it() -> None:
    table = guided()
    table.play("e2e4", "e7e5")
    assert table.remaining == (302_000, 302_000)


def test_events_alone_give_the_state() -> None:
    table = guided(moves=("e2e4",))
    table.play("e7e5")
    table.do(acts.ClaimThreefold, move="g1f3")
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.Resume, by=PROGRAM)
    table.play("g1f3")
    state = replace(table.state, moves=(), opened=replace(table.opened, white="other"))
    for event in table.log:
        state = evolve(state, event)
    assert state == table.state
