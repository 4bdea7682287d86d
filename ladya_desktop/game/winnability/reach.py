"""Which squares each piece may ever come to, at most: the static layer of the solver.

Nothing here plays moves. Every piece starts with the square it stands on, and the sets grow until nothing changes. A
square is shut while the piece that stood there at first is shown neither to leave nor to be taken; a pawn takes only
where an enemy piece may come; a promoted pawn is queen and knight at once; a king avoids what an enemy piece that
cannot leave attacks. Pins, checks and whose move it is are passed over. So the sets may be too large, never too small.
"""

from dataclasses import dataclass

import chess

from ladya_desktop.game.winnability.moves import (
    ALL,
    KING_ATTACKS,
    KNIGHT_ATTACKS,
    LAST_RANKS,
    NOT_FILE_A,
    NOT_FILE_H,
    Bitboard,
    Square,
    State,
    bishop_attacks,
    occupied,
    rook_attacks,
    squares,
)

PROMOTED = 6
_KINDS = range(6)


@dataclass(slots=True)
class Walker:
    """One piece: where it began, its kind (PROMOTED for what a pawn becomes), 1 if White's, and where it may come."""

    start: Bitboard
    kind: int
    color: int
    reached: Bitboard
    promoted: Bitboard = 0

    @property
    def everywhere(self) -> Bitboard:
        """As what it is and as what it may become."""
        return self.reached | self.promoted


@dataclass(frozen=True, slots=True)
class Reach:
    """The largest sets. `shut` are the squares whose first occupant stays for ever."""

    walkers: tuple[Walker, ...]
    shut: Bitboard

    def king(self, color: int) -> Bitboard:
        """Where the king may come."""
        return next(
            walker.reached for walker in self.walkers if walker.kind == chess.KING - 1 and walker.color == color
        )


def reach(state: State) -> Reach:
    """Grows the sets to their fixed point."""
    growth = _Growth(state)
    while growth.step():
        pass
    return Reach(tuple(growth.walkers), growth.shut)


def shifted_pawn_attacks(pawns: Bitboard, color: int) -> Bitboard:
    """What some pawns attack."""
    if color:
        return (pawns & NOT_FILE_A) << 7 & ALL | (pawns & NOT_FILE_H) << 9 & ALL
    return (pawns & NOT_FILE_H) >> 7 | (pawns & NOT_FILE_A) >> 9


def piece_attacks(kind: int, square: Square, occ: Bitboard) -> Bitboard:
    """What a piece that is no pawn attacks from a square."""
    match kind:
        case 1:
            return KNIGHT_ATTACKS[square]
        case 2:
            return bishop_attacks(square, occ)
        case 3:
            return rook_attacks(square, occ)
        case 4:
            return rook_attacks(square, occ) | bishop_attacks(square, occ)
        case 5:
            return KING_ATTACKS[square]
    return rook_attacks(square, occ) | bishop_attacks(square, occ) | KNIGHT_ATTACKS[square]


class _Growth:
    """The sets while they grow."""

    def __init__(self, state: State) -> None:
        self.occ = occupied(state)
        self.sides = (self.occ ^ state[6], state[6])
        self.walkers = [
            Walker(1 << square, kind, int(state[6] >> square & 1), 1 << square)
            for kind in _KINDS
            for square in squares(state[kind])
        ]
        self.kings = state[5]
        self.shut = self.occ
        self._add_special_moves(state[7])
        self._union()

    def step(self) -> bool:
        """Lets every piece grow once; whether anything changed."""
        is_changed = False
        for walker in self.walkers:
            before = walker.reached, walker.promoted
            self._grow(walker)
            is_changed |= before != (walker.reached, walker.promoted)
        self._open_squares()
        return is_changed

    def _add_special_moves(self, flags: int) -> None:
        """Castling and a capture in passing, as if they could be played whatever stands there."""
        for rook in squares(flags >> 7):
            king = rook & 56 | 4
            side = 1 if rook > king else -1
            self._walker(king).reached |= 1 << king + 2 * side
            self._walker(rook).reached |= 1 << king + side
        target = flags >> 1 & 63
        if target:
            self._walker(target - 8 if flags & 1 else target + 8).reached |= 1 << target

    def _walker(self, square: Square) -> Walker:
        return next(walker for walker in self.walkers if walker.start == 1 << square)

    def _union(self) -> None:
        """Where pieces of each side may come: all of them, and those that can be taken."""
        self.visited, self.prey = [0, 0], [0, 0]
        for walker in self.walkers:
            self.visited[walker.color] |= walker.everywhere
            if walker.kind != 5:
                self.prey[walker.color] |= walker.everywhere

    def _open_squares(self) -> None:
        self._union()
        for walker in self.walkers:
            is_taken = walker.kind != 5 and walker.start & self.visited[1 - walker.color]
            if is_taken or walker.everywhere != walker.start:
                self.shut &= ~walker.start

    def _grow(self, walker: Walker) -> None:
        closed = self.shut & (self.sides[walker.color] | self.kings) & ~walker.start
        if walker.kind == 0:
            self._grow_pawn(walker, ~closed & ALL)
        elif walker.kind == 5:
            self._grow_king(walker, ~closed & ~self._guarded(1 - walker.color) & ALL)
        else:
            walker.reached = self._flood(walker.kind, walker.reached, ~closed & ALL)

    def _flood(self, kind: int, reached: Bitboard, allowed: Bitboard) -> Bitboard:
        done, fresh = 0, reached
        while fresh:
            bit = fresh & -fresh
            done |= bit
            reached |= piece_attacks(kind, bit.bit_length() - 1, self.shut) & allowed
            fresh = reached & ~done
        return reached

    def _grow_pawn(self, walker: Walker, allowed: Bitboard) -> None:
        pawns, before, prey = walker.reached, 0, self.prey[1 - walker.color]
        while pawns != before:
            before = pawns
            ahead = pawns << 8 & ALL if walker.color else pawns >> 8
            pawns |= ahead & ~self.shut | shifted_pawn_attacks(pawns, walker.color) & prey
        walker.reached = pawns
        if pawns & LAST_RANKS:
            walker.promoted = self._flood(PROMOTED, walker.promoted | pawns & LAST_RANKS, allowed)

    def _grow_king(self, walker: Walker, allowed: Bitboard) -> None:
        reached, before = walker.reached, 0
        while reached != before:
            before = reached
            row = reached | (reached & NOT_FILE_H) << 1 | (reached & NOT_FILE_A) >> 1
            reached |= (row | row << 8 | row >> 8) & allowed
        walker.reached = reached

    def _guarded(self, color: int) -> Bitboard:
        """What the pieces of a side that never leave attack for ever."""
        fixed = self.shut & self.sides[color]
        guarded = 0
        others = self.visited[color] | self.prey[1 - color]
        for walker in self.walkers:
            if walker.start & fixed:
                if walker.kind == 0:
                    guarded |= shifted_pawn_attacks(walker.start, color)
                else:
                    guarded |= piece_attacks(walker.kind, walker.start.bit_length() - 1, others)
        return guarded
