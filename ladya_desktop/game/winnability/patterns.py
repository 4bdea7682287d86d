"""The sense of direction for minor pieces alone: the mates in a corner that they can give with some help.

The losing king stands in the corner (as a1), the winning king on a3 or b3 takes a2 and b2 from him, and b1 is taken by
one of his own men or by the winner's second piece; a knight gives check from b3 or c2, a bishop along the diagonal.
Seven more patterns are this one turned and mirrored.
"""

from collections.abc import Iterator, Sequence

import chess

from ladya_desktop.game.winnability.guide import DISTANCE, HOPELESS, QUEEN_COST, Guide
from ladya_desktop.game.winnability.moves import (
    KING,
    KNIGHT,
    KNIGHT_ATTACKS,
    PAWN,
    QUEEN,
    ROOK,
    Square,
    State,
    occupied,
    squares,
)

A1, B1, A3, B3, C2 = chess.A1, chess.B1, chess.A3, chess.B3, chess.C2
TURNS = range(8)
NOISE = 3


def turned(square: Square, turn: int) -> Square:
    """The square after mirroring files (1), ranks (2) and the long diagonal (4)."""
    file, rank = square & 7, square >> 3
    if turn & 4:
        file, rank = rank, file
    return (7 - file if turn & 1 else file) | (7 - rank if turn & 2 else rank) << 3


def knight_steps(*targets: Square) -> list[int]:
    """A knight's moves to the nearest target from each square of an empty board."""
    steps = [0 if square in targets else -1 for square in range(64)]
    fresh = list(targets)
    while fresh:
        square = fresh.pop(0)
        for neighbour in squares(KNIGHT_ATTACKS[square]):
            if steps[neighbour] < 0:
                steps[neighbour] = steps[square] + 1
                fresh.append(neighbour)
    return steps


def _king_steps(*targets: Square) -> list[int]:
    return [min(DISTANCE[square][target] for target in targets) for square in range(64)]


def must_mate_with_knights(state: State, winner: int) -> bool:
    """Whether a side has a knight, and neither pawn, rook nor queen; bishops alone need no such guidance."""
    own = state[6] if winner else occupied(state) ^ state[6]
    return bool(own & state[KNIGHT]) and not own & (state[PAWN] | state[ROOK] | state[QUEEN])


def corner_guides(state: State, winner: int, shift: int) -> Iterator[Guide]:
    """A guide towards each of the eight patterns, the corners near to the losing king first."""
    own = state[6] if winner else occupied(state) ^ state[6]
    near = DISTANCE[(state[KING] & ~own).bit_length() - 1]
    turns = sorted(TURNS, key=lambda turn: near[turned(A1, turn)])
    yield from (guide_to_corner(turn, winner, shift) for turn in turns)


def guide_to_corner(turn: int, winner: int, shift: int) -> Guide:
    """Towards one of the eight patterns; promotions are left to the other guides."""
    corner = turned(A1, turn)
    flight = turned(B1, turn)
    to_corner, to_guard = _king_steps(corner), _king_steps(turned(A3, turn), turned(B3, turn))
    knight_checks = knight_steps(turned(B3, turn), turned(C2, turn))
    knight_covers = knight_steps(*squares(KNIGHT_ATTACKS[flight]))
    knight_blocks, others_block = knight_steps(flight), _king_steps(flight)
    colour = chess.BB_DARK_SQUARES if chess.BB_SQUARES[corner] & chess.BB_DARK_SQUARES else chess.BB_LIGHT_SQUARES

    def cost(state: State) -> int:
        pawns, knights, bishops, rooks, queens, kings, white, _ = state
        occ = pawns | knights | bishops | rooks | queens | kings
        own = white if winner else occ ^ white
        enemy = occ ^ own
        king, lost = (kings & own).bit_length() - 1, (kings & enemy).bit_length() - 1
        check, cover = _checker(knights & own, bishops & own, colour, knight_checks, knight_covers)
        block = min(
            cover, _least(knights & enemy, knight_blocks), _least(enemy & (pawns | bishops | rooks), others_block) + 1
        )
        block += QUEEN_COST * (queens & enemy).bit_count()
        return 3 * to_corner[lost] + 3 * to_guard[king] + check + block + (hash(state) >> shift & NOISE)

    return cost


def _least(pieces: int, steps: Sequence[int]) -> int:
    return min((steps[square] for square in squares(pieces)), default=HOPELESS)


def _checker(
    knights: int, bishops: int, colour: int, knight_checks: Sequence[int], knight_covers: Sequence[int]
) -> tuple[int, int]:
    """What it costs to give check, and to take the last flight with another piece."""
    if bishops & colour:
        return 0, 0 if bishops & ~colour else _least(knights, knight_covers)
    checks = sorted((knight_checks[square], square) for square in squares(knights))
    if not checks:
        return HOPELESS, HOPELESS
    cover = min((knight_covers[square] for _, square in checks[1:]), default=HOPELESS)
    return checks[0][0], 0 if bishops else cover
