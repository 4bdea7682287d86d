"""The judgement: a state and an act give the events that happened. Holds every rule, changes nothing.

Time comes first (a flag may have fallen before the act), then the gate of conduct, then the rule modules; each
sees the state after the events before it.
"""

from typing import assert_never

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act
from ladya_desktop.game.admit import admit
from ladya_desktop.game.rules import arbiter, chessclock, completion, drawn_game, moving
from ladya_desktop.game.state import GameState, evolve


def decide(state: GameState, act: Act) -> tuple[ev.Event, ...]:
    """The events an act causes, in order; none if nothing happened (a `Wait`). Never raises for what a player does."""
    events: list[ev.Event] = []

    def happen(new: tuple[ev.Event, ...]) -> GameState:
        events.extend(new)
        after = state
        for event in new:
            after = evolve(after, event)
        return after

    state = happen(chessclock.flag_fall(state, act.at_ms))
    admitted = admit(state, act)
    if not isinstance(admitted, tuple):
        return (*events, admitted)
    for step in admitted:
        caused = _rule(state, step)
        state = happen(caused)
        made = caused[-1] if caused else None
        if isinstance(made, ev.MoveMade):
            state = happen(_after_move(state, made))
    happen(chessclock.pause_for_ruling(state, tuple(events), act.at_ms))
    return tuple(events)


def _after_move(state: GameState, made: ev.MoveMade) -> tuple[ev.Event, ...]:
    end = completion.after_move(state, made)
    if end or state.regulations.time_control.has_clock:
        return end
    return chessclock.without_clock(made)


_Hands = acts.Touch | acts.Adjust | acts.Hover | acts.Put | acts.Back | acts.Remove | acts.Promote | acts.SecondTouch
_Voices = acts.OfferDraw | acts.AcceptDraw | acts.DeclineDraw | acts.Resign | acts.ClaimThreefold | acts.ClaimFifty
_Clocks = acts.Press | acts.Stop | acts.Start | acts.Resume | acts.Wait
_Arbiter = acts.SetClock | acts.AddTime | acts.WaiveTouch | acts.Restore | acts.Warn | acts.Declare


def _rule(state: GameState, act: Act) -> tuple[ev.Event, ...]:
    if isinstance(act, _Hands):
        return _rule_hands(state, act)
    if isinstance(act, _Voices):
        return _rule_voices(state, act)
    if isinstance(act, _Clocks):
        return _rule_clocks(state, act)
    return _rule_arbiter(state, act)


def _rule_hands(state: GameState, act: _Hands) -> tuple[ev.Event, ...]:
    match act:
        case acts.Touch():
            return moving.touch(state, act)
        case acts.Adjust():
            return moving.adjust(state, act)
        case acts.Hover():
            return (ev.PieceHovered(by=act.by, at_ms=act.at_ms, square=act.square),)
        case acts.Put():
            return moving.put(state, act)
        case acts.Back():
            return (ev.PieceReturned(by=act.by, at_ms=act.at_ms, square=act.square),)
        case acts.Remove():
            return moving.remove(state, act)
        case acts.Promote():
            return moving.promote(state, act)
        case acts.SecondTouch():
            return (ev.SecondTouchNoted(by=act.by, at_ms=act.at_ms, square=act.square),)
        case _:
            assert_never(act)


def _rule_voices(state: GameState, act: _Voices) -> tuple[ev.Event, ...]:
    match act:
        case acts.OfferDraw():
            return drawn_game.offer(state, act)
        case acts.AcceptDraw():
            return drawn_game.accept(state, act)
        case acts.DeclineDraw():
            return drawn_game.decline(state, act)
        case acts.Resign():
            return completion.resign(state, act)
        case acts.ClaimThreefold() | acts.ClaimFifty():
            return drawn_game.claim(state, act)
        case _:
            assert_never(act)


def _rule_clocks(state: GameState, act: _Clocks) -> tuple[ev.Event, ...]:
    match act:
        case acts.Press():
            return chessclock.press(state, act)
        case acts.Stop():
            return chessclock.stop(act)
        case acts.Start() | acts.Resume():
            return chessclock.start(state, act)
        case acts.Wait():
            return ()
        case _:
            assert_never(act)


def _rule_arbiter(state: GameState, act: _Arbiter) -> tuple[ev.Event, ...]:
    match act:
        case acts.SetClock():
            return arbiter.set_clock(state, act)
        case acts.AddTime():
            return arbiter.add_time(act)
        case acts.WaiveTouch():
            return arbiter.waive_touch(act)
        case acts.Restore():
            return arbiter.restore(state, act)
        case acts.Warn():
            return arbiter.warn(act)
        case acts.Declare():
            return arbiter.declare(act)
        case _:
            assert_never(act)
