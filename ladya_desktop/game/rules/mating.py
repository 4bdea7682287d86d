"""Articles 5.1.2, 6.9 and 7.5.5: the game that one side would lose is drawn if the other cannot mate any more."""

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import GameResult, Score, Termination, win_for
from ladya_desktop.game.state import GameState
from ladya_desktop.game.winnability import Verdict, prove_default
from ladya_desktop.game.winnability.foreseen import foreseen_or


def lost_unless_no_mate(
    state: GameState, loser: Color, termination: Termination, article: str, *, by: Actor, at_ms: int
) -> tuple[ev.Event, ...]:
    """The end of the game, with the proof it rests on; what is not proved counts as "can mate"."""
    winner = loser.other
    found = foreseen_or(state.current, winner, prove_default)
    score = Score.DRAW if found.verdict is Verdict.NO else win_for(winner)
    return (
        ev.MateAssessed(by=Actor.PROGRAM, at_ms=at_ms, player=winner, verdict=found.verdict, line=found.line),
        ev.GameEnded(by=by, at_ms=at_ms, result=GameResult(score=score, termination=termination, article=article)),
    )
