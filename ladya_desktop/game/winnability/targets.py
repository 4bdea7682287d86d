"""The sense of direction where little can move: one square on which the losing king is to be mated."""

from ladya_desktop.game.winnability.guide import DISTANCE, TO_CORNER, Guide, pawn_cost
from ladya_desktop.game.winnability.moves import (
    KING_ATTACKS,
    NOT_FILE_A,
    NOT_FILE_H,
    Bitboard,
    Square,
    State,
    is_attacked,
    occupied,
    squares,
)
from ladya_desktop.game.winnability.reach import reach
from ladya_desktop.game.winnability.still import mating_squares

UNREACHABLE, NO_PAWN = 30, 60
NOISE = 3
MOST_TARGETS = 12


def king_steps(target: Square, region: Bitboard) -> list[int]:
    """The king's steps to the target from each square, by squares of a region only."""
    steps, fresh, seen, count = [UNREACHABLE] * 64, 1 << target, 1 << target, 0
    while fresh:
        for square in squares(fresh):
            steps[square] = count
        row = fresh | (fresh & NOT_FILE_H) << 1 | (fresh & NOT_FILE_A) >> 1
        fresh = (row | row << 8 | row >> 8) & region & ~seen
        seen |= fresh
        count += 1
    return steps


def target_guides(state: State, winner: int, shift: int) -> list[Guide]:
    """A guide for each square on which the losing king might be mated, twelve at most: corners and what is near."""
    sets = reach(state)
    region = sets.king(1 - winner)
    own = state[6] if winner else occupied(state) ^ state[6]
    lost = (state[5] & ~own).bit_length() - 1
    targets = sorted(mating_squares(sets, winner), key=lambda square: (TO_CORNER[square] > 0, DISTANCE[lost][square]))
    return [guide_to(target, king_steps(target, region), winner, shift) for target in targets[:MOST_TARGETS]]


def guide_to(target: Square, steps: list[int], winner: int, shift: int) -> Guide:
    """The king goes to the target, and the squares around it are attacked or hold his own men."""
    around, place = tuple(squares(KING_ATTACKS[target])), 1 << target

    def cost(state: State) -> int:
        pawns, knights, bishops, rooks, queens, kings, white, _ = state
        occ = pawns | knights | bishops | rooks | queens | kings
        own = white if winner else occ ^ white
        enemy, lost_king = occ & ~own, kings & ~own
        others, helpers = (occ ^ lost_king) & ~place, enemy ^ lost_king
        total = 3 * steps[lost_king.bit_length() - 1] + (hash(state) >> shift & NOISE)
        for flight in around:
            if not (helpers >> flight & 1 or is_attacked(state, flight, own, winner, others)):
                total += 3
        if own & ~pawns & ~kings:
            return total
        if not own & pawns:
            return total + NO_PAWN
        king = (kings & own).bit_length() - 1
        return total + pawn_cost(own & pawns, winner, king, enemy & pawns, occ)

    return cost
