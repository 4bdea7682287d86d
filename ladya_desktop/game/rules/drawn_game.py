"""Article 9: offers with their whole life, and claims of repetition and fifty moves.

A claim by a player who has not the move, whose clock does not run or who has touched a piece (9.4) is not in
order: it is refused and costs nothing. One that comes when the move has been made and not yet pressed is wrong (9.5.3).
It does not decide the draws that come by themselves (9.6).
"""

from typing import TypeAlias

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.regulations import Edition
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.state import GameState

_Claim: TypeAlias = acts.ClaimThreefold | acts.ClaimFifty


def offer(state: GameState, act: acts.OfferDraw) -> tuple[ev.Event, ...]:
    """9.1.2.1: valid at any time of the game, cannot be withdrawn; one offer stands at a time."""
    if state.draw_offer is act.by.color:
        return (_refused(act, "refusal.own_offer"),)
    if state.draw_offer is not None:
        return (_refused(act, "refusal.not_allowed_now"),)
    return (ev.DrawOffered(by=act.by, at_ms=act.at_ms),)


def accept(state: GameState, act: acts.AcceptDraw) -> tuple[ev.Event, ...]:
    """5.2.3, 9.1.1: ends the game, once both sides have made the moves that an agreement needs."""
    reason = _no_offer_to_answer(state, act.by)
    if reason is None and not may_agree(state):
        reason = "refusal.too_early_for_agreement"
    if reason is not None:
        return (_refused(act, reason),)
    result = GameResult(score=Score.DRAW, termination=Termination.AGREEMENT, article="5.2.3")
    return (
        ev.DrawOfferEnded(by=act.by, at_ms=act.at_ms, how="accepted"),
        ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result),
    )


def decline(state: GameState, act: acts.DeclineDraw) -> tuple[ev.Event, ...]:
    """9.1.2.1: refused aloud, the offer is gone."""
    reason = _no_offer_to_answer(state, act.by)
    if reason is not None:
        return (_refused(act, reason),)
    return (ev.DrawOfferEnded(by=act.by, at_ms=act.at_ms, how="declined"),)


def _no_offer_to_answer(state: GameState, actor: Actor) -> str | None:
    if state.draw_offer is None:
        return "refusal.no_offer"
    return "refusal.own_offer" if state.draw_offer is actor.color else None


def may_agree(state: GameState) -> bool:
    """9.1.1: whether both sides have made the moves that an agreement needs."""
    needed = state.regulations.draw_agreement_from or 1
    made = moves_made(state)
    return min(made.white, made.black) >= needed


def moves_made(state: GameState) -> ByColor[int]:
    """How many moves each side has made in the game, those before the story included."""
    before = state.opened.moves_before
    count = len(state.moves) + len(state.made)
    turn = state.current.turn
    return before.put(turn, before[turn] + count // 2).put(turn.other, before[turn.other] + (count + 1) // 2)


def claim(state: GameState, act: _Claim) -> tuple[ev.Event, ...]:
    """9.2, 9.3, 9.5: the claim counts as an offer (9.1.2.3), is examined on the spot and is upheld or rejected."""
    in_order, is_after_move = _is_in_order(state, act.by), _is_after_own_move(state, act.by)
    is_offer = in_order or is_after_move
    claimed = ev.DrawClaimed(by=act.by, at_ms=act.at_ms, kind=_kind(act).value, move=act.move, is_offer=is_offer)
    if is_after_move:
        return (claimed, *_rejected(state, act, must_play=state.must_play))
    if not in_order:
        return (claimed, _rejected_unread(state, act))
    if _is_right(state, act):
        return (claimed, *_upheld(state, act))
    return (claimed, *_rejected(state, act, must_play=state.must_play or _owed(state, act.move)))


def _kind(act: _Claim) -> Termination:
    return Termination.THREEFOLD if isinstance(act, acts.ClaimThreefold) else Termination.FIFTY_MOVES


def _is_in_order(state: GameState, actor: Actor) -> bool:
    has_move = actor.color is state.current.turn
    is_on_clock = state.clock.running is actor.color or not state.regulations.time_control.has_clock
    return has_move and is_on_clock and not state.touches and state.promotion is None


def _is_after_own_move(state: GameState, actor: Actor) -> bool:
    """9.2.1: the move is to be written down and not made; his clock runs, so he could have claimed before."""
    return bool(state.made) and state.clock.running is actor.color is state.current.turn.other


def _is_right(state: GameState, act: _Claim) -> bool:
    position = state.current
    if act.move is not None:
        if act.move not in position.legal_moves():
            return False
        position = position.after(act.move)
    return position.occurrences() >= 3 if isinstance(act, acts.ClaimThreefold) else position.halfmove_clock >= 100


def _upheld(state: GameState, act: _Claim) -> tuple[ev.Event, ...]:
    article = _article(state.regulations.edition, act)
    result = GameResult(score=Score.DRAW, termination=_kind(act), article=article)
    return (
        ev.ClaimDecided(by=Actor.PROGRAM, at_ms=act.at_ms, upheld=True, article=article),
        ev.GameEnded(by=Actor.PROGRAM, at_ms=act.at_ms, result=result),
    )


def _article(edition: Edition, act: _Claim) -> str:
    """Until 2023 both ways to claim a repetition stood one level deeper, under 9.2.1."""
    is_written = act.move is not None
    if isinstance(act, acts.ClaimFifty):
        return "9.3.1" if is_written else "9.3.2"
    if edition is Edition.FIDE_2023:
        return "9.2.1" if is_written else "9.2.2"
    return "9.2.1.1" if is_written else "9.2.1.2"


def _rejected_unread(state: GameState, act: _Claim) -> ev.Event:
    """Not in order: nothing is examined, and a move owed since an earlier claim stays owed."""
    return ev.ClaimDecided(by=Actor.PROGRAM, at_ms=act.at_ms, upheld=False, article=None, must_play=state.must_play)


def _rejected(state: GameState, act: _Claim, *, must_play: tuple[str, ...]) -> tuple[ev.Event, ...]:
    color = act.by.color
    assert color is not None  # in order, so a player's
    penalty_ms = state.regulations.penalty_ms
    return (
        ev.ClaimDecided(by=Actor.PROGRAM, at_ms=act.at_ms, upheld=False, article="9.5.3", must_play=must_play),
        ev.TimeAdded(by=Actor.PROGRAM, at_ms=act.at_ms, player=color.other, ms=penalty_ms, article="9.5.3"),
    )


def _owed(state: GameState, move: str | None) -> tuple[str, ...]:
    """9.5.3: the written move; if it is impossible, another move of the same piece, if there is one."""
    legal = state.current.legal_moves()
    if move is None or move in legal:
        return (move,) if move is not None else ()
    return tuple(sorted(uci for uci in legal if uci[:2] == move[:2]))


def _refused(act: acts.Act, reason: str) -> ev.ActRefused:
    return ev.ActRefused(by=act.by, at_ms=act.at_ms, reason=reason)
