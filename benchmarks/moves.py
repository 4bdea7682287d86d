"""A long game for the measurements."""


def long_game() -> list[str]:
    """168 half-moves that no rule ends: the knights wander, and a pawn moves before the fifth repetition."""
    steps = ((2, 3, 7, 6), (3, 4, 6, 5))
    pawns = [move for a, b, c, d in steps for f in "abcdeh" for move in (f"{f}{a}{f}{b}", f"{f}{c}{f}{d}")]
    moves: list[str] = []
    while pawns:
        moves.extend(("g1f3", "g8f6", "f3g1", "f6g8") * 3)
        moves.extend((pawns.pop(0), pawns.pop(0)))
    return moves
