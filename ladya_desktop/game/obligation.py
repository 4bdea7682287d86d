"""What may be played now, of everything legal: touches, a pawn released on the last rank, a claimed move owed.

Joins article 4 (`touch`), 4.7.3 and 9.5.3 for one state. Decides nothing about time or turn.
"""

from ladya_desktop.game.state import GameState
from ladya_desktop.game.touch import permitted_moves


def permitted(state: GameState) -> frozenset[str]:
    """Every UCI move that the side having the move may now play; none after the end."""
    if state.result is not None:
        return frozenset()
    if state.promotion is not None:
        return must_finish(state)
    if state.must_play:
        return frozenset(state.must_play)
    if not state.regulations.is_touch_binding:
        return state.current.legal_moves()
    return permitted_moves(state.current, state.touches)


def must_finish(state: GameState) -> frozenset[str]:
    """The moves that would finish what was begun: the promotions of a pawn released on the last rank (4.7.3)."""
    if state.promotion is None:
        return frozenset()
    start = "".join(state.promotion)
    return frozenset(uci for uci in state.must_play or state.current.legal_moves() if uci.startswith(start))


def owed_squares(state: GameState) -> tuple[str, ...]:
    """The touched squares that bind now: of the piece that must move, of the one that must be taken; empty if free."""
    moves = permitted(state)
    if state.promotion is not None or moves == state.current.legal_moves():
        return ()
    touched = dict.fromkeys(square for touch in state.touches for square in touch.squares)
    return tuple(square for square in touched if _is_owed(state, square, moves))


def _is_owed(state: GameState, square: str, moves: frozenset[str]) -> bool:
    return all(square in (uci[:2], state.current.captured_square(uci)) for uci in moves)
