"""Positions as eight integers, and their legal moves: article 3 for a solver that looks at thousands of positions.

python-chess is too slow for that (2.5 microseconds a push, some 20 for the moves of a position) and keeps a board that
changes; here a position is a value that serves as its own key. The tests hold every move against python-chess.
"""

from collections.abc import Iterator
from typing import TypeAlias

import chess

Bitboard: TypeAlias = int
Square: TypeAlias = int
Move: TypeAlias = int
"""Start, target << 6, piece << 12, promotion << 15, and EN_PASSANT or CASTLING."""

State: TypeAlias = tuple[Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, Bitboard, int]
"""Pawns, knights, bishops, rooks, queens, kings, everything White, and the flags.

The flags are 1 if White is to move, 2 * the en passant square (0 if none), 128 * the rooks that may still castle.
"""

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
EN_PASSANT, CASTLING = 1 << 18, 1 << 19
ALL = (1 << 64) - 1
DARK, LIGHT = chess.BB_DARK_SQUARES, chess.BB_LIGHT_SQUARES
LAST_RANKS = chess.BB_RANK_1 | chess.BB_RANK_8
NOT_FILE_A, NOT_FILE_H = ALL ^ chess.BB_FILE_A, ALL ^ chess.BB_FILE_H

KING_ATTACKS = chess.BB_KING_ATTACKS
KNIGHT_ATTACKS = chess.BB_KNIGHT_ATTACKS
PAWN_ATTACKS = chess.BB_PAWN_ATTACKS
"""By colour (1 is White) and square."""
BETWEEN = [[chess.between(start, end) for end in range(64)] for start in range(64)]
RAYS = chess.BB_RAYS
AHEAD = [
    [chess.BB_FILES[square & 7] & ~((2 << (square | 7)) - 1 if color else -1 << (square & 56)) for square in range(64)]
    for color in (0, 1)
]
"""By colour and square: the squares before a pawn on its file."""
_DIAGONALS, _DIAGONAL_MASKS = chess.BB_DIAG_ATTACKS, chess.BB_DIAG_MASKS
_FILES, _FILE_MASKS = chess.BB_FILE_ATTACKS, chess.BB_FILE_MASKS
_RANKS, _RANK_MASKS = chess.BB_RANK_ATTACKS, chess.BB_RANK_MASKS


def squares(board: Bitboard) -> Iterator[Square]:
    """The squares of a set, a1 first."""
    while board:
        bit = board & -board
        yield bit.bit_length() - 1
        board ^= bit


def occupied(state: State) -> Bitboard:
    """Every square with a piece."""
    return state[0] | state[1] | state[2] | state[3] | state[4] | state[5]


def bishop_attacks(square: Square, occ: Bitboard) -> Bitboard:
    """What a bishop attacks past the empty squares, the first occupied ones included."""
    return _DIAGONALS[square][_DIAGONAL_MASKS[square] & occ]


def rook_attacks(square: Square, occ: Bitboard) -> Bitboard:
    """What a rook attacks past the empty squares, the first occupied ones included."""
    return _FILES[square][_FILE_MASKS[square] & occ] | _RANKS[square][_RANK_MASKS[square] & occ]


def is_attacked(state: State, square: Square, by: Bitboard, color: int, occ: Bitboard) -> bool:
    """Whether one of the pieces `by`, all of the colour, attacks the square; `occ` stands in the way."""
    pawns, knights, bishops, rooks, queens, kings, _, _ = state
    if (
        KNIGHT_ATTACKS[square] & knights & by
        or PAWN_ATTACKS[1 - color][square] & pawns & by
        or KING_ATTACKS[square] & kings & by
    ):
        return True
    straight = (rooks | queens) & by
    if straight and rook_attacks(square, occ) & straight:
        return True
    diagonal = (bishops | queens) & by
    return bool(diagonal and bishop_attacks(square, occ) & diagonal)


def is_check(state: State) -> bool:
    """Whether the king of the side to move is attacked (3.9)."""
    occ, turn = occupied(state), state[7] & 1
    own = state[6] if turn else occ ^ state[6]
    return is_attacked(state, (state[5] & own).bit_length() - 1, occ ^ own, 1 - turn, occ)


def is_waiting_king_attacked(state: State) -> bool:
    """Whether the side that is not to move stands in check: a position that no legal move leads to."""
    occ, turn = occupied(state), state[7] & 1
    own = state[6] if turn else occ ^ state[6]
    return is_attacked(state, (state[5] & ~own).bit_length() - 1, own, turn, occ)


def _checkers_and_pinned(state: State, king: Square, own: Bitboard, occ: Bitboard) -> tuple[Bitboard, Bitboard]:
    pawns, knights, bishops, rooks, queens, _, _, flags = state
    enemy = occ ^ own
    checkers = (KNIGHT_ATTACKS[king] & knights | PAWN_ATTACKS[flags & 1][king] & pawns) & enemy
    pinned = 0
    snipers = rook_attacks(king, 0) & (rooks | queens) & enemy | bishop_attacks(king, 0) & (bishops | queens) & enemy
    between = BETWEEN[king]
    while snipers:
        bit = snipers & -snipers
        snipers ^= bit
        blockers = between[bit.bit_length() - 1] & occ
        if not blockers:
            checkers |= bit
        elif not blockers & (blockers - 1):
            pinned |= blockers & own
    return checkers, pinned


def legal_moves(state: State) -> list[Move]:
    """Every legal move of the side to move, in an order that the position alone decides."""
    occ, turn = occupied(state), state[7] & 1
    own = state[6] if turn else occ ^ state[6]
    king = (state[5] & own).bit_length() - 1
    checkers, pinned = _checkers_and_pinned(state, king, own, occ)
    moves: list[Move] = []
    if not checkers & (checkers - 1):
        targets = ~own & ALL
        if checkers:
            targets = checkers | BETWEEN[king][checkers.bit_length() - 1]
        pawns = state[0] & own
        if pawns:
            _pawn_moves(state, pawns, own, occ, king, targets, pinned, moves)
        _piece_moves(state, own, occ, king, targets, pinned, moves)
    _king_moves(state, king, own, occ, moves)
    if state[7] > 1:
        if state[7] >> 7 and not checkers:
            _castling_moves(state, king, own, occ, moves)
        if state[7] >> 1 & 63:
            _en_passant_moves(state, own, occ, king, moves)
    return moves


def _piece_moves(
    state: State, own: Bitboard, occ: Bitboard, king: Square, targets: Bitboard, pinned: Bitboard, moves: list[Move]
) -> None:
    _, knights, bishops, rooks, queens, kings, _, _ = state
    left = own & (knights | bishops | rooks | queens)
    while left:
        bit = left & -left
        left ^= bit
        start = bit.bit_length() - 1
        if knights & bit:
            piece, reached = KNIGHT, KNIGHT_ATTACKS[start]
        elif bishops & bit:
            piece, reached = BISHOP, bishop_attacks(start, occ)
        elif rooks & bit:
            piece, reached = ROOK, rook_attacks(start, occ)
        else:
            piece, reached = QUEEN, bishop_attacks(start, occ) | rook_attacks(start, occ)
        reached &= targets & ~kings
        if pinned & bit:
            reached &= RAYS[king][start]
        base = start | piece << 12
        while reached:
            bit = reached & -reached
            reached ^= bit
            moves.append(base | bit.bit_length() - 1 << 6)


def _pawn_moves(
    state: State,
    pawns: Bitboard,
    own: Bitboard,
    occ: Bitboard,
    king: Square,
    targets: Bitboard,
    pinned: Bitboard,
    moves: list[Move],
) -> None:
    turn = state[7] & 1
    attacks, enemy, double_rank = PAWN_ATTACKS[turn], (occ ^ own) & ~state[5], 1 if turn else 6
    while pawns:
        bit = pawns & -pawns
        pawns ^= bit
        start = bit.bit_length() - 1
        reached = attacks[start] & enemy
        step = (bit << 8 if turn else bit >> 8) & ~occ
        if step:
            reached |= step
            if start >> 3 == double_rank:
                reached |= (step << 8 if turn else step >> 8) & ~occ
        reached &= targets
        if pinned & bit:
            reached &= RAYS[king][start]
        while reached:
            bit = reached & -reached
            reached ^= bit
            move = start | bit.bit_length() - 1 << 6
            if bit & LAST_RANKS:
                moves += (move | QUEEN << 15, move | ROOK << 15, move | BISHOP << 15, move | KNIGHT << 15)
            else:
                moves.append(move)


def _king_moves(state: State, king: Square, own: Bitboard, occ: Bitboard, moves: list[Move]) -> None:
    enemy, color = occ ^ own, 1 - (state[7] & 1)
    reached = KING_ATTACKS[king] & ~own & ~state[5]
    others = occ & ~(1 << king)
    base = king | KING << 12
    while reached:
        bit = reached & -reached
        reached ^= bit
        target = bit.bit_length() - 1
        if not is_attacked(state, target, enemy, color, others):
            moves.append(base | target << 6)


def _castling_moves(state: State, king: Square, own: Bitboard, occ: Bitboard, moves: list[Move]) -> None:
    """King on its own square, no check: the caller has seen to that (3.8)."""
    enemy, color = occ ^ own, 1 - (state[7] & 1)
    for rook in squares(state[7] >> 7 & own):
        side = 1 if rook > king else -1
        if BETWEEN[king][rook] & occ:
            continue
        if not any(is_attacked(state, king + step * side, enemy, color, occ) for step in (1, 2)):
            moves.append(king | king + 2 * side << 6 | KING << 12 | CASTLING)


def _en_passant_moves(state: State, own: Bitboard, occ: Bitboard, king: Square, moves: list[Move]) -> None:
    turn, target = state[7] & 1, state[7] >> 1 & 63
    passed = 1 << (target - 8 if turn else target + 8)
    for start in squares(PAWN_ATTACKS[1 - turn][target] & state[0] & own):
        after = occ ^ 1 << start ^ passed | 1 << target
        if not is_attacked(state, king, (occ ^ own) & ~passed, 1 - turn, after):
            moves.append(start | target << 6 | EN_PASSANT)


def play(state: State, move: Move) -> State:
    """The position after a legal move."""
    start, target = 1 << (move & 63), 1 << (move >> 6 & 63)
    if state[7] > 1 or move >> 15 or not move & 0x7000:
        return _play_with_care(state, move)
    pieces, flags = list(state), state[7]
    if occupied(state) & target:
        _take(pieces, target)
    pieces[move >> 12 & 7] ^= start | target
    if flags:
        pieces[6] ^= start | target
    pieces[7] = 1 - flags
    return tuple(pieces)  # type: ignore[return-value] # eight of them, as there were


def _take(pieces: list[int], target: Bitboard) -> None:
    kept = ~target
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, 6):
        pieces[piece] &= kept


def _play_with_care(state: State, move: Move) -> State:
    """Pawn moves, castling, and whatever ends a right to castle or to take en passant."""
    turn, rights = state[7] & 1, state[7] >> 7
    start_square, target_square, piece = move & 63, move >> 6 & 63, move >> 12 & 7
    start, target, passed = 1 << start_square, 1 << target_square, 0
    pieces = list(state)
    _take(pieces, 1 << (target_square - 8 if turn else target_square + 8) if move & EN_PASSANT else target)
    pieces[piece] ^= start | (0 if move >> 15 & 7 else target)
    if move >> 15 & 7:
        pieces[move >> 15 & 7] |= target
    if turn:
        pieces[6] ^= start | target
    if move & CASTLING:
        _hop(pieces, start_square, target_square, turn)
    if piece == PAWN and abs(start_square - target_square) == 16:
        passed = (start_square + target_square) // 2
        if not PAWN_ATTACKS[turn][passed] & pieces[PAWN] & ~(pieces[6] if turn else occupied(state) ^ pieces[6]):
            passed = 0
    if piece == KING:
        rights &= ~(chess.BB_RANK_1 if turn else chess.BB_RANK_8)
    pieces[7] = 1 - turn | passed << 1 | (rights & ~(start | target)) << 7
    return tuple(pieces)  # type: ignore[return-value] # eight of them, as there were


def _hop(pieces: list[int], king: Square, target: Square, turn: int) -> None:
    rook = king + 3 if target > king else king - 4
    hop = 1 << rook | 1 << (king + target) // 2
    pieces[ROOK] ^= hop
    if turn:
        pieces[6] ^= hop


def uci(move: Move) -> str:
    """The move as UCI writes it."""
    promotion = " nbrq"[move >> 15 & 7].strip()
    return chess.SQUARE_NAMES[move & 63] + chess.SQUARE_NAMES[move >> 6 & 63] + promotion
