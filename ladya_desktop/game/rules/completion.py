"""Articles 5 and 9.6: what ends a game by itself as soon as a move is made, with no press needed (6.2.1.1).

Mate has priority over the 75-move rule (9.6.2). It does not decide draws that have to be claimed or agreed.
"""

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor, Resign
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import GameResult, Score, Termination, win_for
from ladya_desktop.game.rules.mating import lost_unless_no_mate
from ladya_desktop.game.state import GameState
from ladya_desktop.game.winnability import is_dead


def after_move(state: GameState, made: ev.MoveMade) -> tuple[ev.Event, ...]:
    """The end that a made move brings, every move made so far being completed with it; nothing if play goes on."""
    result = result_of(state.current)
    if result is None:
        return ()
    completed = (ev.MoveCompleted(by=made.by, at_ms=made.at_ms, uci=uci) for uci in state.made)
    return (*completed, ev.GameEnded(by=Actor.PROGRAM, at_ms=made.at_ms, result=result))


def at_once(state: GameState, *, by: Actor, at_ms: int) -> tuple[ev.Event, ...]:
    """The end that the position brings which a ruling left standing (7.5.2: the pawn made a queen may mate)."""
    result = result_of(state.current)
    return () if result is None else (ev.GameEnded(by=by, at_ms=at_ms, result=result),)


def after_opening(state: GameState) -> tuple[ev.Event, ...]:
    """The end of a game that was set up in a position in which it is over already; nothing otherwise."""
    result = result_of(state.current)
    return () if result is None else (ev.GameEnded(by=Actor.PROGRAM, at_ms=state.opened.at_ms, result=result),)


def result_of(position: Position) -> GameResult | None:
    """How the game ends in this position by itself, None if it goes on."""
    if position.is_checkmate():
        return GameResult(score=win_for(position.turn.other), termination=Termination.CHECKMATE, article="5.1.1")
    for ended, termination, article in (
        (position.is_stalemate(), Termination.STALEMATE, "5.2.1"),
        (is_dead(position), Termination.DEAD_POSITION, "5.2.2"),
        (position.occurrences() >= 5, Termination.FIVEFOLD, "9.6.1"),
        (position.halfmove_clock >= 150, Termination.SEVENTY_FIVE_MOVES, "9.6.2"),
    ):
        if ended:
            return GameResult(score=Score.DRAW, termination=termination, article=article)
    return None


def resign(state: GameState, act: Resign) -> tuple[ev.Event, ...]:
    """5.1.2: lost at once; since 2023 drawn if the opponent cannot mate."""
    color = act.by.color
    assert color is not None  # the gate lets only players resign
    if state.regulations.may_resignation_draw:
        return lost_unless_no_mate(state, color, Termination.RESIGNATION, "5.1.2", by=act.by, at_ms=act.at_ms)
    result = GameResult(score=win_for(color.other), termination=Termination.RESIGNATION, article="5.1.2")
    return (ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result),)
