"""Article 4: touches, "I adjust", releases, and the instant at which a move is made (4.7).

Whatever hands do, a move is made when what stands on the board is what one legal move gives. A move that breaks an
obligation is taken back at once under full supervision; under limited supervision it stands until somebody claims
(4.8). It does not decide what a guided board lets happen at all: that is the gate's (`admit`).
"""

from functools import reduce

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.obligation import allowed_by_touches, chosen, owed_squares, permitted
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.state import GameState
from ladya_desktop.game.touch import broken_article

CHOICE_ARTICLE = "4.4.4"
RELEASE_ARTICLE = "4.7"
CLAIMED_MOVE_ARTICLE = "9.5.3"


def touch(state: GameState, act: acts.Touch) -> tuple[ev.Event, ...]:
    """4.3: a deliberate touch binds the player having the move, and answers a draw offered to him (9.1.2.1).

    Taking a knocked piece up again to put it right is no touch under 4.3 (7.4.1).
    """
    is_knocked = all(any(square in pair for pair in state.knocked) for square in act.squares)
    binding = act.by.color is state.current.turn and state.promotion is None and not is_knocked
    squares = tuple(state.belongs_on(square) for square in act.squares)
    origins = tuple(state.origin_of(square) for square in squares)
    touched = ev.PiecesTouched(
        by=act.by,
        at_ms=act.at_ms,
        squares=squares,
        unclear=act.unclear,
        binding=binding,
        origins=() if origins == squares else origins,
    )
    return (touched, *_lapse_of_offer(state, act)) if binding else (touched,)


def _lapse_of_offer(state: GameState, deed: acts.Touch | acts.Promote | ev.Event) -> tuple[ev.Event, ...]:
    """An offer to the player having the move is answered by his touch, or by his move if he had touched before it."""
    if state.draw_offer is not state.current.turn.other:
        return ()
    return (ev.DrawOfferEnded(by=deed.by, at_ms=deed.at_ms, how="lapsed"),)


def adjust(state: GameState, act: acts.Adjust) -> tuple[ev.Event, ...]:
    """4.2.1: said by the player having the move before he touches; said later it is a touch like any other."""
    right = state.belongs_on(act.square)
    if right != act.square:
        return (ev.PieceStraightened(by=act.by, at_ms=act.at_ms, square=right),)
    if act.by.color is not state.current.turn:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.adjust_not_on_move"),)
    if act.late:
        return touch(state, acts.Touch(by=act.by, at_ms=act.at_ms, squares=(act.square,)))
    if any(act.square in touched.squares for touched in state.touches):
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.adjust_after_touch"),)
    return (ev.PieceAdjusted(by=act.by, at_ms=act.at_ms, square=act.square),)


def back(state: GameState, act: acts.Back) -> tuple[ev.Event, ...]:
    """The piece in hand is put back where it was taken up."""
    return (ev.PieceReturned(by=act.by, at_ms=act.at_ms, square=state.belongs_on(act.square)),)


def put(state: GameState, act: acts.Put) -> tuple[ev.Event, ...]:
    """4.7: the piece in hand is released; an opponent's piece goes off with it, one's own stays beside it."""
    if state.is_put_right(act.square, act.by.color):
        return (ev.PieceStraightened(by=act.by, at_ms=act.at_ms, square=act.square),)
    held = state.held_by(act.by.color)
    assert held is not None  # the gate lets nobody release what he does not hold
    if act.square == held:
        return (ev.PieceReturned(by=act.by, at_ms=act.at_ms, square=held),)
    if any(held == right for right, _ in state.knocked):
        return _put_of_knocked(state, act, held)
    return _release(state, act, held)


def _put_of_knocked(state: GameState, act: acts.Put, held: str) -> tuple[ev.Event, ...]:
    """Taken up where it had fallen and put elsewhere: now it is a touch and a release like any other."""
    touched = _touch_in_earnest(state, held, act)
    return (*touched, *_release(reduce(evolve, touched, state), act, held))


def _release(state: GameState, act: acts.Put, held: str) -> tuple[ev.Event, ...]:
    stands = state.placement.color_at(act.square)
    released = ev.PieceReleased(
        by=act.by,
        at_ms=act.at_ms,
        from_square=held,
        to_square=act.square,
        captured=stands is not None and stands is not act.by.color and not act.keep,
        begun=_begun_by(state, state.origin_of(held) + act.square),
    )
    return _with_move(state, released)


def _begun_by(state: GameState, start: str) -> str:
    """4.7: a release that is (part of) a legal move binds; one that breaks an obligation binds to nothing.

    Nor does one that comes on top of another piece put elsewhere: the rook of a castling that is not legal (4.4.3).
    Under limited supervision nobody sees a broken touch, but a claimed move owed is known to all (9.5.3).
    """
    if any(origin != start[:2] for _, origin in state.came_from):
        return ""
    is_seen = not state.regulations.is_limited or bool(state.must_play)
    moves = permitted(state) if is_seen else state.current.legal_moves()
    return start if any(uci.startswith(start) for uci in moves) else ""


def remove(state: GameState, act: acts.Remove) -> tuple[ev.Event, ...]:
    """A piece is taken off by hand and so touched (4.3), the one apart that a capturing piece stands beside."""
    square = state.belongs_on(act.square)
    removed = ev.PieceRemoved(by=act.by, at_ms=act.at_ms, square=square)
    if len(state.placement.all_at(square)) > 1:
        return _with_move(state, removed)
    touched = _touch_in_earnest(state, square, act)
    return (*touched, *_with_move(reduce(evolve, touched, state), removed))


def _touch_in_earnest(state: GameState, square: str, act: acts.Put | acts.Remove) -> tuple[ev.Event, ...]:
    """A touch under 4.3, also of a piece that was knocked over: it is not being put right."""
    knocked = any(square == right for right, _ in state.knocked)
    straightened = (ev.PieceStraightened(by=act.by, at_ms=act.at_ms, square=square),) if knocked else ()
    before = reduce(evolve, straightened, state)
    return (*straightened, *touch(before, acts.Touch(by=act.by, at_ms=act.at_ms, squares=(square,))))


def promote(state: GameState, act: acts.Promote) -> tuple[ev.Event, ...]:
    """4.4.4, 4.6: the choice is final when the new piece touches the square; the pawn may still be in hand."""
    new = ev.PawnReplaced(by=act.by, at_ms=act.at_ms, square=act.square, piece=act.piece)
    before = _lapse_of_offer(state, act)
    held = state.held_by(act.by.color)
    if held is not None and held != act.square and state.placement.at(held) in ("P", "p"):
        before = (*before, ev.PieceRemoved(by=act.by, at_ms=act.at_ms, square=held))
    return (*before, *_with_move(reduce(evolve, before, state), new))


def replace_piece(state: GameState, act: acts.Replace) -> tuple[ev.Event, ...]:
    """A piece taken off on this move is put back."""
    return _with_move(state, ev.PieceReplaced(by=act.by, at_ms=act.at_ms, square=act.square, piece=act.piece))


def set_right(act: acts.SetRight) -> tuple[ev.Event, ...]:
    """7.4.1, 7.5.1: before the press everything may be put back; what was touched stays touched."""
    return (ev.BoardSetRight(by=act.by, at_ms=act.at_ms),)


def displace(state: GameState, act: acts.Displace) -> tuple[ev.Event, ...]:
    """7.4.1: a piece is knocked over; it is to be put right in the player's own time."""
    right = state.belongs_on(act.square)
    return (ev.PieceDisplaced(by=act.by, at_ms=act.at_ms, square=right, to_square=act.to_square),)


def _with_move(state: GameState, event: ev.Event) -> tuple[ev.Event, ...]:
    after = evolve(state, event)
    uci = _move_standing(after)
    return (event,) if uci is None else (event, *_move_on_board(state, after, event, uci))


def _move_on_board(state: GameState, after: GameState, event: ev.Event, uci: str) -> tuple[ev.Event, ...]:
    regulations = state.regulations
    if uci not in permitted(after) and (not regulations.is_limited or state.must_play):
        if regulations.rulings is Rulings.ARBITER and not state.must_play:
            return _left_to_the_arbiter(state, after, event, uci)
        return _taken_back(state, event, uci)
    breaks_touch = uci not in allowed_by_touches(after) or not uci.startswith(state.begun)
    return (*_lapse_of_offer(state, event), _made(state, event, uci, breaks_touch=breaks_touch))


def _made(state: GameState, event: ev.Event, uci: str, *, breaks_touch: bool) -> ev.MoveMade:
    san = state.current.san(uci)
    return ev.MoveMade(by=event.by, at_ms=event.at_ms, uci=uci, san=san, breaks_touch=breaks_touch)


def _taken_back(state: GameState, event: ev.Event, uci: str) -> tuple[ev.Event, ...]:
    """Reading 3: taken back when it is released, and the obligation stays; never counted as an illegal move."""
    return (
        ev.MoveTakenBack(
            by=event.by,
            at_ms=event.at_ms,
            uci=uci,
            article=article_of_duty(state, uci),
            owed=owed_squares(state),
            begun=state.begun,
        ),
    )


def article_of_duty(state: GameState, uci: str) -> str:
    """What a move that is not permitted breaks: a claimed move owed, a legal release, a new piece chosen, a touch."""
    if state.must_play:
        return CLAIMED_MOVE_ARTICLE
    if not uci.startswith(state.begun):
        return RELEASE_ARTICLE
    return CHOICE_ARTICLE if chosen(state) else broken_article(state.current, state.touches, uci)


def _left_to_the_arbiter(state: GameState, after: GameState, event: ev.Event, uci: str) -> tuple[ev.Event, ...]:
    return (
        *_lapse_of_offer(state, event),
        _made(state, event, uci, breaks_touch=True),
        ev.TouchBroken(by=event.by, at_ms=event.at_ms, article=article_of_duty(state, uci), owed=owed_squares(after)),
        ev.ClocksStopped(by=Actor.PROGRAM, at_ms=event.at_ms, reason="irregularity", waits=True),
    )


def _move_standing(state: GameState) -> str | None:
    """The one legal move whose result is what stands (no two legal moves give the same placement)."""
    placement = state.placement
    left = (uci for uci in state.current.legal_moves() if not placement.at(uci[:2]) and placement.at(uci[2:4]))
    return next((uci for uci in left if _placement_after(state, uci) == placement), None)


def _placement_after(state: GameState, uci: str) -> Placement:
    return Placement.from_board_fen(state.current.board_fen_after(uci))
