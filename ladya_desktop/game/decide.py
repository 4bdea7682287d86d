"""The judgement: a state and an act give the events that happened. Holds every rule, changes nothing.

Time comes first (a flag may have fallen before the act), then the gate of conduct, then the rule modules; each
sees the state after the events before it.
"""

from typing import assert_never

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act
from ladya_desktop.game.admit import admit
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.rules import arbiter, chessclock, completion, drawn_game, findings, irregularities, moving
from ladya_desktop.game.state import GameState


def decide(state: GameState, act: Act) -> tuple[ev.Event, ...]:
    """The events an act causes, in order; none if nothing happened (a `Wait`). Never raises for what a player does."""
    return judge(state, act)[0]


def judge(state: GameState, act: Act) -> tuple[tuple[ev.Event, ...], GameState]:
    """The events an act causes, as `decide` gives them, and the state after them, as `evolve` gives it."""
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
        state = happen((admitted,))
        return tuple(events), state
    for step in admitted:
        caused = _rule(state, step)
        state = happen(caused)
        state = happen(_follow_up(state, step, caused))
    state = happen(chessclock.pause_for_ruling(state, tuple(events), act.at_ms))
    return tuple(events), state


def _follow_up(state: GameState, act: Act, caused: tuple[ev.Event, ...]) -> tuple[ev.Event, ...]:
    """What an event brings by itself: a made move may end the game, a press decides what the arbiter waited for."""
    last = caused[-1] if caused else None
    if isinstance(last, ev.MoveMade):
        return _after_move(state, last)
    if any(isinstance(event, ev.ClockPressed) for event in caused):
        return findings.after_press(state, act.by, act.at_ms)
    return ()


def _after_move(state: GameState, made: ev.MoveMade) -> tuple[ev.Event, ...]:
    end = completion.after_move(state, made)
    if end or state.regulations.time_control.has_clock:
        return end
    return chessclock.without_clock(state, made)


_Touches = acts.Touch | acts.Adjust | acts.Hover | acts.Put | acts.Back | acts.SecondTouch
_Pieces = acts.Remove | acts.Promote | acts.Replace | acts.SetRight | acts.UseBothHands | acts.Displace
_Draws = acts.OfferDraw | acts.AcceptDraw | acts.DeclineDraw | acts.Resign | acts.ClaimThreefold | acts.ClaimFifty
_Claims = acts.ClaimIllegal | acts.ClaimTouchMove | acts.ClaimFlag | acts.AgreeCorrection
_Clocks = acts.Press | acts.Stop | acts.Start | acts.Resume | acts.Wait
_Arbiter = acts.SetClock | acts.AddTime | acts.WaiveTouch | acts.Restore | acts.Warn | acts.Declare
_Numbers = acts.SetCounter | acts.SetIllegalMoves


def _rule(state: GameState, act: Act) -> tuple[ev.Event, ...]:
    if isinstance(act, _Touches):
        return _rule_touches(state, act)
    if isinstance(act, _Pieces):
        return _rule_pieces(state, act)
    if isinstance(act, _Draws):
        return _rule_draws(state, act)
    if isinstance(act, _Claims):
        return _rule_claims(state, act)
    if isinstance(act, _Clocks):
        return _rule_clocks(state, act)
    if isinstance(act, acts.Rule):
        return findings.rule(state, act)
    if isinstance(act, acts.Undo | acts.Note):
        return arbiter.undo(state, act) if isinstance(act, acts.Undo) else arbiter.note(act)
    caused = _rule_numbers(state, act) if isinstance(act, _Numbers) else _rule_arbiter(state, act)
    is_refused = isinstance(caused[0], ev.ActRefused)
    return caused if is_refused else (ev.RulingBegun(by=act.by, at_ms=act.at_ms), *caused)


def _rule_touches(state: GameState, act: _Touches) -> tuple[ev.Event, ...]:
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
            return moving.back(state, act)
        case acts.SecondTouch():
            return (ev.SecondTouchNoted(by=act.by, at_ms=act.at_ms, square=act.square),)
        case _:
            assert_never(act)


def _rule_pieces(state: GameState, act: _Pieces) -> tuple[ev.Event, ...]:
    match act:
        case acts.Remove():
            return moving.remove(state, act)
        case acts.Promote():
            return moving.promote(state, act)
        case acts.Replace():
            return moving.replace_piece(state, act)
        case acts.SetRight():
            return moving.set_right(act)
        case acts.UseBothHands():
            return (ev.BothHandsUsed(by=act.by, at_ms=act.at_ms),)
        case acts.Displace():
            return moving.displace(state, act)
        case _:
            assert_never(act)


def _rule_draws(state: GameState, act: _Draws) -> tuple[ev.Event, ...]:
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


def _rule_claims(state: GameState, act: _Claims) -> tuple[ev.Event, ...]:
    match act:
        case acts.ClaimIllegal() | acts.ClaimTouchMove():
            return irregularities.claim(state, act)
        case acts.ClaimFlag():
            return chessclock.claim_flag(state, act)
        case acts.AgreeCorrection():
            return irregularities.agree(state, act)
        case _:
            assert_never(act)


def _rule_clocks(state: GameState, act: _Clocks) -> tuple[ev.Event, ...]:
    match act:
        case acts.Press():
            return irregularities.press(state, act)
        case acts.Stop():
            return chessclock.stop(act)
        case acts.Start() | acts.Resume():
            return chessclock.start(state, act)
        case acts.Wait():
            return ()
        case _:
            assert_never(act)


def _rule_numbers(state: GameState, act: _Numbers) -> tuple[ev.Event, ...]:
    match act:
        case acts.SetCounter():
            return arbiter.set_counter(state, act)
        case acts.SetIllegalMoves():
            return arbiter.set_illegal_moves(state, act)
        case _:
            assert_never(act)


def _rule_arbiter(state: GameState, act: _Arbiter) -> tuple[ev.Event, ...]:
    match act:
        case acts.SetClock():
            return arbiter.set_clock(state, act)
        case acts.AddTime():
            return arbiter.add_time(act)
        case acts.WaiveTouch():
            return arbiter.waive_touch(state, act)
        case acts.Restore():
            return arbiter.restore(state, act)
        case acts.Warn():
            return arbiter.warn(act)
        case acts.Declare():
            return arbiter.declare(act)
        case _:
            assert_never(act)
