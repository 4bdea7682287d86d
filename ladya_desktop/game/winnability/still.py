"""Whether any mate could ever stand on the board, judged by the squares that pieces may come to (5.2.2).

A mate needs a square for the losing king, a piece that attacks it there, and for each square around it a reason why
the king may not go there: it is attacked, or a piece of its own stands on it. If no square has all of this, no series
of legal moves mates: that is a proof. The other answer proves nothing.
"""

from collections.abc import Iterator, Sequence

from ladya_desktop.game.winnability.moves import (
    DARK,
    KING,
    KING_ATTACKS,
    LIGHT,
    PAWN,
    Bitboard,
    Square,
    State,
    occupied,
    squares,
)
from ladya_desktop.game.winnability.reach import PROMOTED, Reach, piece_attacks, reach, shifted_pawn_attacks


def is_mate_impossible(state: State, winner: int) -> bool:
    """Whether no series of moves can mate for the winner (1 is White); False proves nothing."""
    return not material_suffices(state, winner) or next(mating_squares(reach(state), winner), None) is None


def material_suffices(state: State, winner: int) -> bool:
    """Whether some position of this material is a mate for the winner, or could become one by promotion."""
    pawns, knights, bishops, rooks, queens, _, white, _ = state
    own = white if winner else occupied(state) ^ white
    if own & (pawns | rooks | queens):
        return True
    if own & knights:
        minors = own & (knights | bishops)
        return bool(minors & (minors - 1) or (pawns | knights | bishops | rooks) & ~own)
    return bool(own & bishops and (pawns | knights or (bishops & DARK and bishops & LIGHT)))


def mating_squares(sets: Reach, winner: int) -> Iterator[Square]:
    """Where the losing king could be mated as far as the sets tell."""
    lost = next(walker for walker in sets.walkers if walker.kind == KING and walker.color != winner)
    attacked = _attacked(sets, winner, sets.shut & ~lost.start)
    blockers = [walker.everywhere for walker in sets.walkers if walker.color != winner and walker.kind != KING]
    king_region = sets.king(winner)
    for square in squares(lost.reached & attacked):
        if _can_be_mated_on(square, attacked, blockers, king_region):
            yield square


def _attacked(sets: Reach, winner: int, shut: Bitboard) -> Bitboard:
    """What the winner's pieces, the king aside, may ever attack."""
    attacked = promoted = 0
    for walker in sets.walkers:
        if walker.color != winner or walker.kind == KING:
            continue
        if walker.kind == PAWN:
            attacked |= shifted_pawn_attacks(walker.reached, winner)
            promoted |= walker.promoted
        else:
            attacked |= _attacks_from(walker.kind, walker.reached, shut)
    return attacked | _attacks_from(PROMOTED, promoted, shut)


def _attacks_from(kind: int, places: Bitboard, shut: Bitboard) -> Bitboard:
    attacked = 0
    for square in squares(places):
        attacked |= piece_attacks(kind, square, shut)
    return attacked


def _can_be_mated_on(square: Square, attacked: Bitboard, blockers: Sequence[Bitboard], king_region: Bitboard) -> bool:
    flights = KING_ATTACKS[square] & ~attacked
    if _can_fill(flights, blockers):
        return True
    for king in squares(king_region & ~KING_ATTACKS[square] & ~(1 << square)):
        left = flights & ~KING_ATTACKS[king]
        if left != flights and _can_fill(left, blockers):
            return True
    return False


def _can_fill(flights: Bitboard, blockers: Sequence[Bitboard]) -> bool:
    """Whether different pieces can stand on all of these squares at once."""
    taken: dict[int, Square] = {}
    return all(_place(square, blockers, taken, set()) for square in squares(flights))


def _place(square: Square, blockers: Sequence[Bitboard], taken: dict[int, Square], tried: set[int]) -> bool:
    for index, places in enumerate(blockers):
        if places >> square & 1 and index not in tried:
            tried.add(index)
            if index not in taken or _place(taken[index], blockers, taken, tried):
                taken[index] = square
                return True
    return False
