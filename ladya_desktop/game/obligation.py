"""What may be played now, of everything legal: touches, a legal release, a claimed move owed.

Joins articles 4.3 to 4.5 (`touch`), 4.6, 4.7 and 9.5.3 for one state. Decides nothing about time or turn.
"""

from ladya_desktop.game.state import GameState
from ladya_desktop.game.touch import chosen_promotions, permitted_moves


def permitted(state: GameState) -> frozenset[str]:
    """Every UCI move that the side having the move may now play; none after the end."""
    if state.result is not None:
        return frozenset()
    allowed = allowed_by_touches(state)
    begun = _starting(allowed, state.begun) or _starting(state.current.legal_moves(), state.begun)
    return begun if state.begun and begun else allowed


def allowed_by_touches(state: GameState) -> frozenset[str]:
    """The moves that the touches leave, or the one that a rejected claim left owed; a release apart."""
    if state.must_play:
        return frozenset(state.must_play)
    if not state.regulations.is_touch_binding:
        return state.current.legal_moves()
    return permitted_moves(state.current, state.touches)


def chosen(state: GameState) -> frozenset[str]:
    """The moves with the new piece whose choice is final (4.4.4); empty if none is, or another move is owed."""
    if state.must_play or not state.regulations.is_touch_binding:
        return frozenset()
    return chosen_promotions(state.current, state.touches)


def must_finish(state: GameState) -> frozenset[str]:
    """The moves that would finish what stands begun on the board: castling, a capture, a promotion (4.6, 4.7).

    It may be begun by a release, by a new piece put there before its pawn is off, or by what goes off first: the piece
    that is being captured (4.7.1), the pawn that is being promoted (4.6.2).
    """
    if not state.is_board_touched:
        return frozenset()
    moves = permitted(state)
    if state.is_begun_on_board:
        return _starting(moves, state.begun)
    return moves if all(_is_begun_otherwise(state, uci) for uci in moves) else frozenset()


def _is_begun_otherwise(state: GameState, uci: str) -> bool:
    stands, right, taken = state.placement, state.right_placement, state.current.captured_square(uci)
    if taken is not None and not stands.at(taken):
        return True
    if not uci[4:]:
        return False
    is_pawn_off = not stands.at(uci[:2]) and all(origin != uci[:2] for _, origin in state.came_from)
    return is_pawn_off or stands.at(uci[2:4]) != right.at(uci[2:4])


def _starting(moves: frozenset[str], start: str) -> frozenset[str]:
    return frozenset(uci for uci in moves if uci.startswith(start))


def owed_squares(state: GameState) -> tuple[str, ...]:
    """The touched squares that bind now: of the piece that must move, of the one that must be taken; empty if free."""
    moves = permitted(state)
    if state.promotion is not None or moves == state.current.legal_moves():
        return ()
    touched = dict.fromkeys(square for touch in state.touches for square in touch.squares)
    return tuple(square for square in touched if _is_owed(state, square, moves))


def _is_owed(state: GameState, square: str, moves: frozenset[str]) -> bool:
    return all(square in (uci[:2], state.current.captured_square(uci)) for uci in moves)
