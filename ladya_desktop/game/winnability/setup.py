"""From a FEN to the solver's position, and which positions it refuses to judge.

Under limited supervision an illegal move may stand (13.4.2), so a game can go on from a position that no legal moves
lead to. The solver proves nothing there.
"""

import chess

from ladya_desktop.game.winnability.moves import LAST_RANKS, State, is_waiting_king_attacked

_LETTERS = "pnbrqk"
_ROOKS = {"K": 1 << chess.H1, "Q": 1 << chess.A1, "k": 1 << chess.H8, "q": 1 << chess.A8}


def read_state(fen: str) -> State:
    """The position of a FEN that python-chess wrote: rights and en passant square only where they count."""
    placement, turn, castling, en_passant = fen.split()[:4]
    pieces, white = [0] * 6, 0
    for row, rank in zip(placement.split("/"), range(7, -1, -1), strict=True):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
                continue
            bit = 1 << (8 * rank + file)
            pieces[_LETTERS.index(letter.lower())] |= bit
            white |= bit if letter.isupper() else 0
            file += 1
    passed = 0 if en_passant == "-" else chess.parse_square(en_passant)
    rights = sum(_ROOKS.get(letter, 0) for letter in castling)
    pawns, knights, bishops, rooks, queens, kings = pieces
    flags = int(turn == "w") | passed << 1 | rights << 7
    return pawns, knights, bishops, rooks, queens, kings, white, flags


def is_sound(state: State) -> bool:
    """Whether the laws of movement can be applied: one king each, no pawn on an end, the waiting king not in check."""
    pawns, kings, white = state[0], state[5], state[6]
    if (kings & white).bit_count() != 1 or (kings & ~white).bit_count() != 1:
        return False
    return not pawns & LAST_RANKS and not is_waiting_king_attacked(state)
