"""Article 6: the press that completes a move, starts, stops and the fall of a flag.

It does not decide the penalties of article 7 for a wrong press (in guided play there is none: the gate).
"""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import GameResult, Score, Termination, win_for
from ladya_desktop.game.state import GameState
from ladya_desktop.game.winnability import can_mate


def flag_fall(state: GameState, now_ms: int) -> tuple[ev.Event, ...]:
    """6.8, 6.9: the flag fell if its instant is past; the game is lost, or drawn if the opponent cannot mate."""
    color, instant_ms = state.clock.running, state.clock.flag_instant_ms()
    if color is None or instant_ms is None or instant_ms > now_ms:
        return ()
    score = win_for(color.other) if can_mate(state.current, color.other) else Score.DRAW
    result = GameResult(score=score, termination=Termination.FLAG_FALL, article="6.9")
    return (
        ev.FlagFell(by=Actor.PROGRAM, at_ms=instant_ms, color=color),
        ev.GameEnded(by=Actor.PROGRAM, at_ms=instant_ms, result=result),
    )


def press(state: GameState, act: acts.Press) -> tuple[ev.Event, ...]:
    """6.2.1: completes the presser's last move and everything made before it; only this press brings an increment."""
    count = moves_completed_by_press(state)
    completed = (ev.MoveCompleted(by=act.by, at_ms=act.at_ms, uci=uci) for uci in state.made[:count])
    increment_ms = state.regulations.time_control.increment_ms
    return (*completed, ev.ClockPressed(by=act.by, at_ms=act.at_ms, increment_ms=increment_ms))


def moves_completed_by_press(state: GameState) -> int:
    """How many made moves a press of the side whose clock runs completes: up to his own last one, 0 if he made none."""
    made = len(state.made)
    is_reply_made = state.current.turn is state.clock.running  # the last one is the opponent's
    return max(made - 1, 0) if is_reply_made else made


def without_clock(made: ev.MoveMade) -> tuple[ev.Event, ...]:
    """Where no clock is used a move is completed by being made."""
    return (ev.MoveCompleted(by=made.by, at_ms=made.at_ms, uci=made.uci),)


def side_on_clock(state: GameState) -> Color:
    """Whose clock is to run: the player who has not completed his move."""
    return state.position.turn


def start(state: GameState, act: acts.Start | acts.Resume) -> tuple[ev.Event, ...]:
    """6.6, 6.11: the clock of the side that has a move to complete is started."""
    is_first = isinstance(act, acts.Start)
    return (ev.ClockStarted(by=act.by, at_ms=act.at_ms, color=side_on_clock(state), is_first=is_first),)


def pause_for_ruling(state: GameState, events: tuple[ev.Event, ...], now_ms: int) -> tuple[ev.Event, ...]:
    """A penalty was ruled and the game goes on: the program stops both clocks while it is read, if so agreed."""
    is_ruled = any(isinstance(event, ev.TimeAdded) and event.by is Actor.PROGRAM for event in events)
    if not (is_ruled and state.regulations.pauses_after_ruling and state.clock.running):
        return ()
    return (ev.ClocksStopped(by=Actor.PROGRAM, at_ms=now_ms, reason="ruling"),)


def stop(act: acts.Stop) -> tuple[ev.Event, ...]:
    """6.11.2, 6.11.3: both clocks stop; a player's stop waits for the arbiter."""
    return (ev.ClocksStopped(by=act.by, at_ms=act.at_ms, reason=act.reason),)
