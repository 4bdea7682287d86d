"""Which squares each piece may ever come to, at most: the static layer of the solver.

Nothing here plays moves. Every piece starts with the square it stands on, and the sets grow until nothing changes. A
square is shut while the piece that stood there at first is shown neither to leave nor to be taken; a pawn takes only
where an enemy piece may come; a promoted pawn is queen and knight at once; a king avoids what an enemy piece that
cannot leave attacks. Pins, checks and whose move it is are passed over. So the sets may be too large, never too small.
"""

from dataclasses import dataclass

from ladya_desktop.game.winnability.moves import (
    AHEAD,
    ALL,
    KING,
    KING_ATTACKS,
    KNIGHT_ATTACKS,
    LAST_RANKS,
    NOT_FILE_A,
    NOT_FILE_H,
    PAWN,
    Bitboard,
    Square,
    State,
    bishop_attacks,
    occupied,
    rook_attacks,
    squares,
)

PROMOTED = 6
FILE_A = ALL // 255
CLOSE_QUARTERS = 4
"""So many squares at most have a common neighbour worth asking for."""
_KINDS = range(6)


@dataclass(slots=True)
class Walker:
    """One piece: where it began, its kind (PROMOTED for what a pawn becomes), 1 if White's, and where it may come."""

    start: Bitboard
    kind: int
    color: int
    reached: Bitboard
    promoted: Bitboard = 0
    grown_in: tuple[Bitboard, Bitboard] | None = None
    """What was shut, and where there was prey or a guard, when it grew last."""
    limit: Bitboard = 0
    """Squares that it cannot push on to: a pawn that faces it came from there and is never out of its way."""

    @property
    def everywhere(self) -> Bitboard:
        """As what it is and as what it may become."""
        return self.reached | self.promoted

    @property
    def is_on_its_file(self) -> bool:
        """Whether it never comes to another file, as a pawn that never takes."""
        return not self.reached & ~(FILE_A << (self.start.bit_length() - 1 & 7))


@dataclass(frozen=True, slots=True)
class Reach:
    """The largest sets. `shut` are the squares whose first occupant stays for ever."""

    walkers: tuple[Walker, ...]
    shut: Bitboard

    def king(self, color: int) -> Bitboard:
        """Where the king may come."""
        return next(walker.reached for walker in self.walkers if walker.kind == KING and walker.color == color)


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
    """What a knight, bishop, rook, queen or promoted pawn attacks from a square."""
    match kind:
        case 1:
            return KNIGHT_ATTACKS[square]
        case 2:
            return bishop_attacks(square, occ)
        case 3:
            return rook_attacks(square, occ)
        case 4:
            return rook_attacks(square, occ) | bishop_attacks(square, occ)
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
        self.promotion = [(0, 0), (0, 0)]
        self.facing = [(walker, self._facing(walker)) for walker in self.walkers if walker.kind == PAWN]
        self._add_special_moves(state[7])
        self._union()
        self._set_limits()

    def step(self) -> bool:
        """Lets every piece grow once; whether anything changed."""
        before = [(walker.reached, walker.promoted) for walker in self.walkers]
        for walker in self.walkers:
            self._grow(walker)
        for color in (0, 1):
            self._promote([walker for walker in self.walkers if walker.kind == PAWN and walker.color == color], color)
        self._open_squares()
        return before != [(walker.reached, walker.promoted) for walker in self.walkers]

    def _promote(self, pawns: list[Walker], color: int) -> None:
        """What the pawns of a side may become goes its ways as one, wherever one of them was promoted."""
        done = [pawn for pawn in pawns if pawn.reached & LAST_RANKS]
        region = 0
        for pawn in done:
            region |= pawn.promoted | pawn.reached & LAST_RANKS
        key = region, self.shut
        if done and key != self.promotion[color]:
            region = self._flood(PROMOTED, region, ALL & ~(self.shut & (self.sides[color] | self.kings)))
            self.promotion[color] = region, self.shut
        for pawn in done:
            pawn.promoted = region

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

    def _facing(self, pawn: Walker) -> list[Walker]:
        """The enemy pawns before a pawn on its file."""
        ahead = AHEAD[pawn.color][pawn.start.bit_length() - 1] & self.sides[1 - pawn.color]
        return [walker for walker in self.walkers if walker.kind == PAWN and walker.start & ahead]

    def _set_limits(self) -> None:
        """Two pawns that face each other never pass while neither can take and the enemy cannot be taken."""
        for pawn, enemies in self.facing:
            pawn.limit = 0
            if not pawn.is_on_its_file:
                continue
            for enemy in enemies:
                if enemy.is_on_its_file and not self._can_be_taken(enemy):
                    pawn.limit |= enemy.start

    def _can_be_taken(self, pawn: Walker) -> bool:
        """Whether anything but a pawn on its own file may come where the pawn may come."""
        for walker in self.walkers:
            if walker.color == pawn.color or not walker.everywhere & pawn.reached:
                continue
            if walker.kind != PAWN or not walker.is_on_its_file or walker.promoted & pawn.reached:
                return True
        return False

    def _union(self) -> None:
        """Where pieces of each side may come: all of them, and those that can be taken."""
        self.visited, self.prey = [0, 0], [0, 0]
        for walker in self.walkers:
            self.visited[walker.color] |= walker.everywhere
            if walker.kind != KING:
                self.prey[walker.color] |= walker.everywhere

    def _open_squares(self) -> None:
        self._union()
        self._set_limits()
        for walker in self.walkers:
            is_taken = walker.kind != KING and walker.start & self.visited[1 - walker.color]
            if is_taken or walker.everywhere != walker.start:
                self.shut &= ~walker.start

    def _grow(self, walker: Walker) -> None:
        around = self._around(walker)
        if walker.grown_in == (self.shut, around):
            return
        walker.grown_in = self.shut, around
        if walker.kind == PAWN:
            self._grow_pawn(walker, around)
            return
        allowed = ALL & ~(self.shut & (self.sides[walker.color] | self.kings) & ~walker.start)
        if walker.kind == KING:
            self._grow_king(walker, allowed & ~around)
        else:
            walker.reached = self._flood(walker.kind, walker.reached, allowed)

    def _around(self, walker: Walker) -> Bitboard:
        """What the enemy does to it: prey for a pawn, guards for a king."""
        if walker.kind == PAWN:
            return self.prey[1 - walker.color] ^ walker.limit << 64
        return self._guarded(1 - walker.color) if walker.kind == KING else 0

    def _flood(self, kind: int, reached: Bitboard, allowed: Bitboard) -> Bitboard:
        done, fresh = 0, reached
        while fresh and reached != allowed:
            bit = fresh & -fresh
            done |= bit
            reached |= piece_attacks(kind, bit.bit_length() - 1, self.shut) & allowed
            fresh = reached & ~done
        return reached

    def _grow_pawn(self, walker: Walker, prey: Bitboard) -> None:
        pawns, before = walker.reached, 0
        while pawns != before:
            before = pawns
            ahead = pawns << 8 & ALL if walker.color else pawns >> 8
            pawns |= ahead & ~self.shut & ~walker.limit | shifted_pawn_attacks(pawns, walker.color) & prey
        walker.reached = pawns

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
            if walker.kind == KING:
                if walker.color == color and walker.reached.bit_count() <= CLOSE_QUARTERS:
                    guarded |= _kings_guard(walker.reached)
            elif walker.start & fixed:
                if walker.kind == PAWN:
                    guarded |= shifted_pawn_attacks(walker.start, color)
                else:
                    guarded |= piece_attacks(walker.kind, walker.start.bit_length() - 1, others)
        return guarded


def _kings_guard(region: Bitboard) -> Bitboard:
    """What a king attacks wherever he stands in a small region."""
    guarded = ALL
    for square in squares(region):
        guarded &= KING_ATTACKS[square]
    return guarded
