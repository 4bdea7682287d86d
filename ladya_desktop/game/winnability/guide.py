"""How far a position seems to be from a mate: the sense of direction of the search for a line. It proves nothing.

Both sides help. With a queen or a rook the losing king goes to a corner and the winning king to a distance of two. With
pawns alone one of them must promote: the way may be opened by a king that takes what stands in it, or by a piece of the
loser's that lets a pawn take it, if need be a piece that he has to promote himself. With minor pieces alone the loser's
own men must take squares from his king. A little noise, different from one attempt to the next, leads out of blind
alleys.
"""

from collections.abc import Callable
from dataclasses import dataclass

import chess

from ladya_desktop.game.winnability.moves import AHEAD, DARK, LIGHT, Bitboard, Square, State, occupied, squares

Guide = Callable[[State], int]
HOPELESS, FAR, MINORS, PAWNS = 300, 100, 30, 30
QUEEN_COST = 4
"""A queen of the loser's is in the way of minor pieces: she takes or shields whatever stands around her king."""
DISTANCE = [[chess.square_distance(start, end) for end in range(64)] for start in range(64)]


def _to_corners(*corners: Square) -> list[int]:
    return [min(DISTANCE[square][corner] for corner in corners) for square in range(64)]


TO_CORNER = _to_corners(chess.A1, chess.H1, chess.A8, chess.H8)
TO_DARK_CORNER = _to_corners(chess.A1, chess.H8)
TO_LIGHT_CORNER = _to_corners(chess.H1, chess.A8)


@dataclass(frozen=True, slots=True)
class Plan:
    """The weights of one attempt: king to corner, kings together, the loser's pieces; and its noise.

    Without `minors` it looks for a promotion alone, and does not stay where minor pieces are near a mate they never
    give.
    """

    corner: int
    kings: int
    material: int
    noise: int
    shift: int
    minors: bool = True


PLANS = (
    Plan(4, 3, 2, 7, 0),
    Plan(3, 2, 4, 15, 3),
    Plan(3, 6, 1, 7, 7),
    Plan(4, 3, 2, 7, 10),
    Plan(2, 1, 6, 15, 13),
    Plan(4, 3, 0, 15, 17),
)
PROMOTING = Plan(4, 3, 2, 3, 5, minors=False)


def has_pawns_and_minors(state: State, winner: int) -> bool:
    """Whether a side has pawns and minor pieces, and neither rook nor queen."""
    pawns, knights, bishops, rooks, queens, _, white, _ = state
    own = white if winner else occupied(state) ^ white
    return bool(own & pawns and own & (knights | bishops)) and not own & (rooks | queens)


def pawn_cost(pawns: Bitboard, color: int, king: Square, enemies: Bitboard, occ: Bitboard) -> int:
    """What it seems to cost to promote the best of some pawns; the king may take enemy pawns out of the way."""
    best, ahead, distance = FAR, AHEAD[color], DISTANCE[king]
    for square in squares(pawns):
        way = ahead[square] & occ
        cost = 2 * (7 - (square >> 3) if color else square >> 3) + way.bit_count()
        for blocker in squares(way & enemies):
            cost += 3 + distance[blocker]
        best = min(best, cost)
    return best


def guide_by_plan(plan: Plan, winner: int) -> Guide:
    """The general sense of direction."""
    a, b, c, noise, shift, minors = plan.corner, plan.kings, plan.material, plan.noise, plan.shift, plan.minors

    def cost(state: State) -> int:
        pawns, knights, bishops, rooks, queens, kings, white, _ = state
        occ = pawns | knights | bishops | rooks | queens | kings
        own = white if winner else occ ^ white
        enemy = occ ^ own
        king, lost = (kings & own).bit_length() - 1, (kings & enemy).bit_length() - 1
        blur = hash(state) >> shift & noise
        if (rooks | queens) & own:
            return a * TO_CORNER[lost] + b * DISTANCE[king][lost] + c * enemy.bit_count() + blur
        best = HOPELESS
        if pawns & own:
            best = PAWNS + 2 * TO_CORNER[lost] + enemy.bit_count() + _promotion_cost(state, winner, own, king, lost)
        if minors and (knights | bishops) & own:
            best = min(best, _minor_cost(state, winner, own, a * TO_CORNER[lost] + c * enemy.bit_count()))
        return best + blur

    return cost


def _promotion_cost(state: State, winner: int, own: Bitboard, king: Square, lost: Square) -> int:
    pawns, knights, bishops, rooks, queens, kings, _, _ = state
    occ = pawns | knights | bishops | rooks | queens | kings
    enemy = occ ^ own
    cost = pawn_cost(pawns & own, winner, king, pawns & enemy, occ)
    offered = (knights | bishops | rooks | queens) & enemy
    if offered:
        way = min(DISTANCE[piece][pawn] for piece in squares(offered) for pawn in squares(pawns & own))
        return min(cost, 8 + 2 * way)
    if pawns & enemy:
        return min(cost, 20 + pawn_cost(pawns & enemy, 1 - winner, lost, pawns & own, occ))
    return cost


def _minor_cost(state: State, winner: int, own: Bitboard, cost: int) -> int:
    pawns, knights, bishops, rooks, queens, kings, _, _ = state
    enemy = (pawns | knights | bishops | rooks | queens | kings) ^ own
    king, lost = (kings & own).bit_length() - 1, (kings & enemy).bit_length() - 1
    minors, together, near = (knights | bishops) & own, 3 * DISTANCE[king][lost], DISTANCE[lost]
    together += sum(near[minor] for minor in squares(minors))
    if minors & (minors - 1) and (knights & own or (minors & DARK and minors & LIGHT)):
        return MINORS + cost + together
    if minors & knights:
        helpers, corner = enemy & (pawns | knights | bishops | rooks), TO_CORNER
    elif minors & DARK:
        helpers, corner = enemy & (pawns | knights | bishops & LIGHT), TO_DARK_CORNER
    else:
        helpers, corner = enemy & (pawns | knights | bishops & DARK), TO_LIGHT_CORNER
    if not helpers:
        return FAR if pawns & enemy else 2 * FAR
    cost = MINORS + 4 * corner[lost] + together + enemy.bit_count() + QUEEN_COST * (queens & enemy).bit_count()
    if not helpers & ~pawns:
        return cost + 4 + pawn_cost(helpers, 1 - winner, lost, pawns & own, pawns)
    return cost + min(near[helper] for helper in squares(helpers & ~pawns))
