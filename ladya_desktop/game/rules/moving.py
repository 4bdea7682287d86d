"""Article 4: touches, "I adjust", releases, and the instant at which a move is made (4.7).

Whatever hands do, a move is made when what stands on the board is what one legal move gives. It does not decide
whether a release was permitted: that is the gate's (`admit`).
"""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.state import GameState, evolve


def touch(state: GameState, act: acts.Touch) -> tuple[ev.Event, ...]:
    """4.3: a deliberate touch binds the player having the move, and answers a draw offered to him (9.1.2.1)."""
    binding = act.by.color is state.current.turn and state.promotion is None
    touched = ev.PiecesTouched(by=act.by, at_ms=act.at_ms, squares=act.squares, unclear=act.unclear, binding=binding)
    return (touched, *_lapse_of_offer(state, act)) if binding else (touched,)


def _lapse_of_offer(state: GameState, deed: acts.Touch | ev.Event) -> tuple[ev.Event, ...]:
    """An offer to the player having the move is answered by his touch, or by his move if he had touched before it."""
    if state.draw_offer is not state.current.turn.other:
        return ()
    return (ev.DrawOfferEnded(by=deed.by, at_ms=deed.at_ms, how="lapsed"),)


def adjust(state: GameState, act: acts.Adjust) -> tuple[ev.Event, ...]:
    """4.2.1: said by the player having the move before he touches; said later it is a touch like any other."""
    if act.by.color is not state.current.turn:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.adjust_not_on_move"),)
    if act.late:
        return touch(state, acts.Touch(by=act.by, at_ms=act.at_ms, squares=(act.square,)))
    if any(act.square in touched.squares for touched in state.touches):
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.adjust_after_touch"),)
    return (ev.PieceAdjusted(by=act.by, at_ms=act.at_ms, square=act.square),)


def put(state: GameState, act: acts.Put) -> tuple[ev.Event, ...]:
    """4.7: the piece in hand is released; what stood on the square goes off with the same hand."""
    held = state.held_by(act.by.color)
    assert held is not None  # the gate lets nobody release what he does not hold
    released = ev.PieceReleased(
        by=act.by,
        at_ms=act.at_ms,
        from_square=held,
        to_square=act.square,
        captured=bool(state.placement.at(act.square)),
    )
    return _with_move(state, released)


def remove(state: GameState, act: acts.Remove) -> tuple[ev.Event, ...]:
    """3.7.3.1: the pawn taken en passant goes off."""
    return _with_move(state, ev.PieceRemoved(by=act.by, at_ms=act.at_ms, square=act.square))


def promote(state: GameState, act: acts.Promote) -> tuple[ev.Event, ...]:
    """4.4.4, 4.6: the choice is final when the new piece touches the square."""
    return _with_move(state, ev.PawnReplaced(by=act.by, at_ms=act.at_ms, square=act.square, piece=act.piece))


def _with_move(state: GameState, event: ev.Event) -> tuple[ev.Event, ...]:
    after = evolve(state, event)
    uci = _move_standing(after)
    if uci is None:
        return (event,)
    made = ev.MoveMade(by=event.by, at_ms=event.at_ms, uci=uci, san=state.current.san(uci))
    return (event, *_lapse_of_offer(state, event), made)


def _move_standing(state: GameState) -> str | None:
    """The one legal move whose result is what stands (no two legal moves give the same placement)."""
    return next((uci for uci in state.current.legal_moves() if _placement_after(state, uci) == state.placement), None)


def _placement_after(state: GameState, uci: str) -> Placement:
    return Placement.from_board_fen(state.current.board_fen_after(uci))
