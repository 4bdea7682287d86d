"""The dead position (5.2.2) as it is looked for after every move: cheap, and only ever wrong in the harmless direction.

Most positions are let go at a glance: a pawn has no pawn before it, or many moves are possible. Where little moves, the
static layer judges; where a side must answer with one of few moves, those are followed a little way.
"""

from ladya_desktop.game.winnability.moves import AHEAD, State, is_check, legal_moves, play, squares
from ladya_desktop.game.winnability.still import is_mate_impossible, material_suffices

LIVELY_MOVES, FORCED_MOVES, FORCED_DEPTH = 12, 3, 3
SIDES = (0, 1)


def is_shown_dead(state: State, depth: int = FORCED_DEPTH) -> bool:
    """Whether it is proved that neither side can ever mate, or has mated; the state must be sound."""
    if not any(material_suffices(state, winner) for winner in SIDES):
        return True
    moves = legal_moves(state)
    if not moves:
        return not is_check(state)
    if not _is_lively(state, len(moves)) and all(is_mate_impossible(state, winner) for winner in SIDES):
        return True
    if len(moves) > FORCED_MOVES or not depth:
        return False
    return all(is_shown_dead(play(state, move), depth - 1) for move in moves)


def _is_lively(state: State, moves: int) -> bool:
    """Whether a pawn has no pawn before it, or a queen or rook stands where many moves are possible."""
    if moves > LIVELY_MOVES and (state[3] | state[4]):
        return True
    pawns, white = state[0], state[6]
    return any(not AHEAD[white >> square & 1][square] & pawns for square in squares(pawns))
