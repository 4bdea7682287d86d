"""What an act is answered with on the screen: a code for the sentence, its values, the squares that explain it."""

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Notice

_PIECE_NAMES = {"p": "pawn", "n": "knight", "b": "bishop", "r": "rook", "q": "queen", "k": "king"}


def notice_of(state: GameState, last_events: tuple[ev.Event, ...]) -> Notice | None:
    """The weightiest thing among the events of one act; the state is the one after them."""
    notices = [notice for event in last_events for notice in _notices(state, event)]
    rulings = [notice for notice in notices if notice.is_ruling]
    weightiest = rulings or notices
    return weightiest[-1] if weightiest else None


def _notices(state: GameState, event: ev.Event) -> tuple[Notice, ...]:
    match event:
        case ev.GameEnded():
            return (_end(event.result, event.by),)
        case ev.PieceSprangBack():
            return (_spring(state, event),)
        case ev.ActRefused():
            return (Notice(code=event.reason, is_ruling=False, color=event.by.color),)
        case ev.TimeAdded() if event.by is Actor.PROGRAM:
            return (_rejected_claim(state, event),)
        case ev.ClaimDecided(upheld=False, article=None):
            return (Notice(code="refusal.claim_not_in_order", is_ruling=False),)
        case ev.DrawOfferEnded():
            return (Notice(code=f"ruling.draw_{event.how}", is_ruling=False, color=event.by.color),)
        case _:
            code = _PLAIN.get(type(event))
            return (Notice(code=code, is_ruling=False, color=event.by.color),) if code else ()


_PLAIN: dict[type[ev.Event], str] = {
    ev.PieceAdjusted: "ruling.adjusted",
    ev.DrawOffered: "ruling.draw_offered",
    ev.TouchWaived: "ruling.touch_waived",
    ev.ClocksSet: "ruling.clocks_set",
    ev.ClocksStopped: "ruling.stopped",
    ev.ClockStarted: "ruling.resumed",
    ev.TimeAdded: "ruling.time_added",
    ev.PlayerWarned: "ruling.warned",
}


def _end(result: GameResult, by: Actor) -> Notice:
    code = f"ruling.{result.termination.value}"
    if result.score is Score.DRAW and result.termination in (Termination.FLAG_FALL, Termination.RESIGNATION):
        code += "_draw"
    return Notice(code=code, is_ruling=True, color=_winner(result), article=result.article, params=(("by", by.value),))


def _winner(result: GameResult) -> Color | None:
    points = result.score.half_points
    if points.white == points.black:
        return None
    return Color.WHITE if points.white > points.black else Color.BLACK


def _spring(state: GameState, event: ev.PieceSprangBack) -> Notice:
    named = event.squares[0] if event.squares else event.from_square
    return Notice(
        code=event.reason,
        is_ruling=False,
        color=event.by.color,
        squares=(event.from_square, *event.squares),
        params=(("piece", _PIECE_NAMES[state.placement.at(named).lower()]), ("square", named)),
    )


def _rejected_claim(state: GameState, event: ev.TimeAdded) -> Notice:
    kind = "fifty" if state.last_claim_kind is Termination.FIFTY_MOVES else "threefold"
    return Notice(
        code=f"ruling.claim_rejected_{kind}",
        is_ruling=True,
        color=event.player.other,
        article=event.article,
        params=(("minutes", event.ms // 60_000),),
    )
