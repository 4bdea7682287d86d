"""What an act is answered with on the screen: a code for the sentence, its values, the squares that explain it.

This module weighs and says the lighter things; what was ruled is in `notices_of_rulings`. Under limited supervision
nothing is said of what the players have to notice themselves (13.4).
"""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game import notices_of_rulings as ruled
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.result import Termination
from ladya_desktop.game.rules.drawn_game import may_agree
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import Notice

_Events = tuple[ev.Event, ...]


def notice_of(state: GameState, last_events: _Events) -> Notice | None:
    """The weightiest thing among the events of one act; the state is the one after them."""
    notices = [notice for event in last_events for notice in _notices(state, event, last_events)]
    rulings = [notice for notice in notices if notice.is_ruling]
    weightiest = rulings or notices
    return weightiest[-1] if weightiest else None


def _notices(state: GameState, event: ev.Event, last_events: _Events) -> tuple[Notice, ...]:
    match event:
        case ev.GameEnded():
            return (ruled.end(state, event, last_events),)
        case ev.ClaimDecided():
            return _decided_claim(state, event, last_events)
        case ev.IllegalMoveCounted():
            return (ruled.illegal_move(state, event, last_events),)
        case ev.MoveTakenBack():
            return (ruled.taken_back(state, event),)
        case ev.ArbiterFound():
            return ruled.finding(state, event)
        case _:
            remark = _remark(state, event, last_events)
            return () if remark is None else (remark,)


def _remark(state: GameState, event: ev.Event, last_events: _Events) -> Notice | None:
    match event:
        case ev.PieceSprangBack():
            return _spring(state, event)
        case ev.ActRefused():
            return _refusal(state, event)
        case ev.TimeAdded():
            return _added_time(event)
        case ev.PlayerWarned():
            return _warning(event)
        case ev.CorrectionAgreed():
            return ruled.correction(state, event, last_events)
        case ev.ClocksStopped(waits=True):
            return ruled.waiting(state, event)
        case _:
            code = _plain_code(event)
            return Notice(code=code, is_ruling=False, color=event.by.color) if code else None


def _plain_code(event: ev.Event) -> str | None:
    match event:
        case ev.DrawOfferEnded():
            return f"ruling.draw_{event.how}"
        case ev.ClocksStopped(reason=acts.FOR_RULING):  # the ruling itself is said
            return None
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
    ev.RulingUndone: "ruling.undone",
    ev.CounterSet: "ruling.counter_set",
    ev.IllegalMovesSet: "ruling.illegal_moves_set",
}


def _refusal(state: GameState, event: ev.ActRefused) -> Notice:
    needed = state.regulations.draw_agreement_from or 1
    params = (("n", needed),) if event.reason == "refusal.too_early_for_agreement" else ()
    return Notice(code=event.reason, is_ruling=False, color=event.by.color, params=params)


def _spring(state: GameState, event: ev.PieceSprangBack) -> Notice:
    named = event.squares[0] if event.squares else event.from_square
    return Notice(
        code=event.reason,
        is_ruling=False,
        color=event.by.color,
        squares=(event.from_square, *event.squares),
        params=(("piece", ruled.piece_name(state.placement.at(named))), ("square", named)),
    )


def _added_time(event: ev.TimeAdded) -> Notice | None:
    """The arbiter's own; a penalty is said with what it was given for."""
    if event.by is Actor.PROGRAM:
        return None
    params = (("ms", event.ms),) if event.ms > 0 else ()
    return Notice(code="ruling.time_added", is_ruling=False, color=event.player, params=params)


def _warning(event: ev.PlayerWarned) -> Notice:
    """The arbiter's own, or the one that a press with the wrong hand costs (6.2.3)."""
    if event.by is Actor.PROGRAM:
        return Notice(code="ruling.wrong_hand", is_ruling=True, color=event.player, article="6.2.3")
    return Notice(code="ruling.warned", is_ruling=False, color=event.player)


def _decided_claim(state: GameState, event: ev.ClaimDecided, last_events: _Events) -> tuple[Notice, ...]:
    """Of a claim that is right what it brings is said; one that waited for the arbiter is answered by his finding."""
    claim = next((each for each in last_events if isinstance(each, ev.DrawClaimed | ev.IrregularityClaimed)), None)
    match claim:
        case ev.DrawClaimed() if not event.upheld:
            return (_rejected_draw(state, event, claim),)
        case ev.IrregularityClaimed() if not event.upheld:
            return (_rejected_irregularity(state, event, claim),)
        case ev.IrregularityClaimed(kind="touch_move"):
            return (ruled.touch_move(state, event.article),)
        case _:
            return ()


def _rejected_irregularity(state: GameState, event: ev.ClaimDecided, claim: ev.IrregularityClaimed) -> Notice:
    """Where an illegal move may have come to stand (13.4.2), what can still be done, whether one stands or not.

    A claim of a touch that comes too late is one under 4.8.
    """
    may_stand = claim.kind == "illegal_move" and state.regulations.is_too_late_after_reply
    is_late = claim.kind == "touch_move" and event.article == "4.8"
    ending = "_or_late" if may_stand else "_late" if is_late else ""
    return Notice(
        code=f"ruling.claim_rejected_{claim.kind}{ending}", is_ruling=True, color=claim.by.color, article=event.article
    )


def _rejected_draw(state: GameState, event: ev.ClaimDecided, claim: ev.DrawClaimed) -> Notice:
    if event.article is None:
        has_touched = claim.by.color is state.current.turn and bool(state.touches)
        code = "refusal.claim_after_touch" if has_touched else "refusal.claim_not_on_move"
        return Notice(code=code, is_ruling=False, color=claim.by.color)
    kind = "fifty" if claim.kind == Termination.FIFTY_MOVES else "threefold"
    if claim.by.color is not state.current.turn:
        kind = "after_move"
    is_offer = may_agree(state)  # the claim is an offer too (9.1.2.3)
    params: list[tuple[str, str | int]] = [("minutes", ruled.penalty_minutes(state))]
    params += [("beware", "beware.offer_stands")] if is_offer else []
    if claim.move is not None and event.must_play == (claim.move,):
        params.append(("move", state.current.san(claim.move)))
    return Notice(
        code=f"ruling.claim_rejected_{kind}",
        is_ruling=True,
        color=claim.by.color,
        article=event.article,
        further=("9.3" if claim.kind == Termination.FIFTY_MOVES else "9.2", *(("9.1.2.3",) if is_offer else ())),
        params=tuple(params),
    )
