"""Article 4 as one pure function: a position and the ordered touches give the moves that may now be played.

Covers 4.3.1-4.3.3, 4.4.1-4.4.4 and 4.5. It does not decide whose touch it was, whether it was deliberate (4.2.2),
or what a released piece binds to (4.7): those come before it.
"""

from dataclasses import dataclass

from ladya_desktop.game.position import Position


@dataclass(frozen=True, slots=True, kw_only=True)
class TouchedPieces:
    """Squares touched at once, in order unless `unclear`; deliberate, by the player having the move.

    `new_piece` ("q", "r", "b", "n") is what touched its one square to be promoted to there, "" otherwise.
    """

    squares: tuple[str, ...]
    unclear: bool = False
    new_piece: str = ""


def permitted_moves(position: Position, touches: tuple[TouchedPieces, ...]) -> frozenset[str]:
    """The legal moves that the touches leave; all of them if the touches bind to nothing (4.5)."""
    left = _left_by_hands(position, touches)
    chosen = chosen_promotions(position, touches)
    return left & chosen or chosen or left


def broken_article(position: Position, touches: tuple[TouchedPieces, ...], uci: str) -> str:
    """The article that a legal move breaks which the touches do not leave: what they say of castling, or of colours.

    It is the whole of touch-move, 4.3, where the touches bind to nothing.
    """
    legal, order = position.legal_moves(), _in_order(position, touches)
    own = [square for square in order if position.color_at(square) is position.turn]
    king, castled = position.king_square(position.turn), _castling_rook(position, uci)
    if king in own and castled in own[: own.index(king)]:
        return "4.4.2"
    bound_by = next((square for square in order if _owed(position, legal, square, own)), "")
    rook = _rook_after(position, own, bound_by) if bound_by == king else None
    if rook is not None:
        return "4.4.1" if any(_castling_rook(position, move) == rook for move in legal) else "4.4.3"
    return _article_of_colours(position, order, uci) if bound_by else "4.3"


def _article_of_colours(position: Position, order: list[str], uci: str) -> str:
    """Of which colours were touched before the move that broke it was begun."""
    before = order[: order.index(uci[:2])] if uci[:2] in order[1:] else order
    colors = {position.color_at(square) for square in before}
    if len(colors) > 1:
        return "4.3.3"
    return "4.3.1" if position.turn in colors else "4.3.2"


def chosen_promotions(position: Position, touches: tuple[TouchedPieces, ...]) -> frozenset[str]:
    """4.4.4: the moves with the first new piece that could be promoted to where it touched the board; () if none did.

    What was touched before it comes first; what was touched after it only tells which of two pawns it is.
    """
    for index, touched in enumerate(touches):
        endings = tuple(square + touched.new_piece for square in touched.squares)
        if touched.new_piece:
            chosen = {uci for uci in _left_by_hands(position, touches[:index]) if uci.endswith(endings)}
            if chosen:
                return frozenset(chosen)
    return frozenset()


def _left_by_hands(position: Position, touches: tuple[TouchedPieces, ...]) -> frozenset[str]:
    """What the touches of the pieces on the board leave, new pieces apart."""
    legal = position.legal_moves()
    order = _in_order(position, touches)
    own = [square for square in order if position.color_at(square) is position.turn]
    enemy = [square for square in order if position.color_at(square) is position.turn.other]
    if own and enemy:
        taking = {uci for uci in _taking(position, legal, enemy[0]) if uci[:2] == own[0]}
        if taking:
            return frozenset(taking)
    for square in order:
        owed = _owed(position, legal, square, own)
        if owed:
            return owed
    return legal


def _in_order(position: Position, touches: tuple[TouchedPieces, ...]) -> list[str]:
    """Squares in the order in which they count: of touches nobody can order, the own pieces come first (4.3.3)."""
    order: list[str] = []
    for touched in touches:
        squares = [] if touched.new_piece else list(touched.squares)
        if touched.unclear:
            squares.sort(key=lambda square: position.color_at(square) is not position.turn)
        order += squares
    return list(dict.fromkeys(order))


def _owed(position: Position, legal: frozenset[str], square: str, own: list[str]) -> frozenset[str]:
    """What the touch of this square alone obliges to; empty if it obliges to nothing."""
    if square not in own:
        return _taking(position, legal, square)
    king = position.king_square(position.turn)
    if square == king:
        return _king_owed(position, legal, own, king)
    if king is not None and king in own[: own.index(square)] and square == _rook_after(position, own, king):
        return frozenset()  # 4.4.3: the stuck king, not the rook, answers for a castling that is not legal
    return frozenset(uci for uci in legal if uci[:2] == square)


def _king_owed(position: Position, legal: frozenset[str], own: list[str], king: str) -> frozenset[str]:
    """4.4.1 king then rook; 4.4.2 rook then king; 4.4.3 castling there is not legal."""
    moves = frozenset(uci for uci in legal if uci[:2] == king)
    rook = _rook_after(position, own, king)
    if rook is not None:
        castling = frozenset(uci for uci in moves if _castling_rook(position, uci) == rook)
        return castling or moves
    earlier = own[: own.index(king)]
    return frozenset(uci for uci in moves if _castling_rook(position, uci) not in earlier)


def _rook_after(position: Position, own: list[str], king: str) -> str | None:
    """The rook touched first of those touched after the king."""
    later = own[own.index(king) + 1 :]
    return next((square for square in later if position.letter_at(square) in "Rr"), None)


def _castling_rook(position: Position, uci: str) -> str | None:
    hop = position.rook_hop(uci)
    return hop[0] if hop else None


def _taking(position: Position, legal: frozenset[str], square: str) -> frozenset[str]:
    return frozenset(uci for uci in legal if position.captured_square(uci) == square)
