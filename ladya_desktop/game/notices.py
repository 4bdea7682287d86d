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
    notices = [notice for event in last_events for notice in _notices(state, event, last_events)]
    rulings = [notice for notice in notices if notice.is_ruling]
    weightiest = rulings or notices
    return weightiest[-1] if weightiest else None


def _notices(state: GameState, event: ev.Event, last_events: tuple[ev.Event, ...]) -> tuple[Notice, ...]:
    match event:
        case ev.GameEnded():
            return (_end(state, event.result, event.by),)
        case ev.PieceSprangBack():
            return (_spring(state, event),)
        case ev.ActRefused():
            return (_refusal(state, event),)
        case ev.ClaimDecided(upheld=False):
            return (_rejected_claim(state, event, last_events),)
        case ev.TimeAdded():
            return _added_time(event)
        case ev.PlayerWarned():
            return (Notice(code="ruling.warned", is_ruling=False, color=event.player),)
        case _:
            code = _plain_code(event)
            return (Notice(code=code, is_ruling=False, color=event.by.color),) if code else ()


def _plain_code(event: ev.Event) -> str | None:
    match event:
        case ev.DrawOfferEnded():
            return f"ruling.draw_{event.how}"
        case ev.ClockStarted():
            return "ruling.started" if event.is_first else "ruling.resumed"
        case _:
            return _PLAIN.get(type(event))


_PLAIN: dict[type[ev.Event], str] = {
    ev.PieceAdjusted: "ruling.adjusted",
    ev.DrawOffered: "ruling.draw_offered",
    ev.TouchWaived: "ruling.touch_waived",
    ev.ClocksSet: "ruling.clocks_set",
    ev.ClocksStopped: "ruling.stopped",
    ev.PositionRestored: "ruling.restored",
}


def _refusal(state: GameState, event: ev.ActRefused) -> Notice:
    needed = state.regulations.draw_agreement_from or 1
    params = (("n", needed),) if event.reason == "refusal.too_early_for_agreement" else ()
    return Notice(code=event.reason, is_ruling=False, color=event.by.color, params=params)


def _end(state: GameState, result: GameResult, by: Actor) -> Notice:
    code = f"ruling.{result.termination.value}"
    if result.score is Score.DRAW and result.termination in (Termination.FLAG_FALL, Termination.RESIGNATION):
        code += "_draw"
    return Notice(
        code=code,
        is_ruling=True,
        color=_winner(result),
        article=result.article,
        squares=_mating_squares(state) if result.termination is Termination.CHECKMATE else (),
        params=(("by", by.value),),
    )


def _mating_squares(state: GameState) -> tuple[str, ...]:
    """The mated king and the pieces that give the mate."""
    position = state.current
    king = position.king_square(position.turn)
    assert king is not None  # who has no king is not mated
    return (king, *position.checkers())


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


def _added_time(event: ev.TimeAdded) -> tuple[Notice, ...]:
    """The arbiter's own; a penalty is said with the claim that cost it."""
    if event.by is Actor.PROGRAM:
        return ()
    params = (("ms", event.ms),) if event.ms > 0 else ()
    return (Notice(code="ruling.time_added", is_ruling=False, color=event.player, params=params),)


def _rejected_claim(state: GameState, event: ev.ClaimDecided, last_events: tuple[ev.Event, ...]) -> Notice:
    claim = next(claim for claim in last_events if isinstance(claim, ev.DrawClaimed))
    if event.article is None:
        has_touched = claim.by.color is state.current.turn and bool(state.touches)
        code = "refusal.claim_after_touch" if has_touched else "refusal.claim_not_on_move"
        return Notice(code=code, is_ruling=False, color=claim.by.color)
    kind = "fifty" if claim.kind == Termination.FIFTY_MOVES else "threefold"
    params: list[tuple[str, str | int]] = [("minutes", state.regulations.penalty_ms // 60_000)]
    if claim.move is not None and event.must_play == (claim.move,):
        params.append(("move", state.current.san(claim.move)))
    return Notice(
        code=f"ruling.claim_rejected_{kind}",
        is_ruling=True,
        color=claim.by.color,
        article=event.article,
        params=tuple(params),
    )
