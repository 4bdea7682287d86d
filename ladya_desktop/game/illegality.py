"""Why what stands at the press of the clock is no legal move (articles 3, 7.5.1 to 7.5.3).

On a wooden board hands put pieces anywhere; only the press makes an illegal move of it. The pieces that went, came and
vanished since the last completed position are told apart first, then asked in the order in which an arbiter would see
them. Positions may themselves be illegal: under limited supervision a game goes on from such ones (13.4.2).
"""

from dataclasses import dataclass

import chess

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import FILES, SQUARE_NAMES, Placement
from ladya_desktop.game.position import Position

_NO_MOVE, _PROMOTION_MISSING, _OTHERWISE = "7.5.3", "7.5.2", "7.5.1"

# Why a piece may not go from here to there: the codes of guided play, and those of the wooden board.
_REASONS = {
    "refusal.piece_does_not_move_so": "illegal.piece_does_not_move_so",
    "refusal.way_is_blocked": "illegal.way_is_blocked",
    "refusal.own_piece_there": "illegal.own_piece_there",
    "refusal.king_cannot_be_taken": "illegal.king_taken",
    "refusal.king_into_check": "illegal.king_into_check",
    "refusal.king_left_in_check": "illegal.king_left_in_check",
    "refusal.pinned": "illegal.pinned",
    "refusal.castling_no_rook": "illegal.piece_does_not_move_so",
    "refusal.castling_right_lost": "illegal.castling_right_lost",
    "refusal.castling_in_check": "illegal.castling_in_check",
    "refusal.castling_way_blocked": "illegal.castling_way_blocked",
    "refusal.castling_through_check": "illegal.castling_through_check",
}
_OCCUPIED_TARGET = ("refusal.own_piece_there", "refusal.king_cannot_be_taken")


@dataclass(frozen=True, slots=True, kw_only=True)
class Illegality:
    """A fault of a placement: its article, a text code, and what the sentence and the board need to explain it.

    `squares` are lit: first where the piece at fault came from (where it stands, if it has not moved), then those of
    the pieces that explain it; () if nothing has moved. `piece` ("knight") is that piece, `from_square` and `to_square`
    its way, `square` the one that the sentence points to; each "" where there is none.
    """

    article: str
    reason: str
    squares: tuple[str, ...]
    piece: str
    from_square: str = ""
    to_square: str = ""
    square: str = ""

    @property
    def params(self) -> tuple[tuple[str, str], ...]:
        """The values of its sentences, those that it has."""
        values = (("piece", self.piece), ("from", self.from_square), ("to", self.to_square), ("square", self.square))
        return tuple((name, value) for name, value in values if value)


def why_not_a_move(position: Position, placement: Placement) -> Illegality:
    """What is wrong with a placement that no legal move of the side to move gives; each such one has a reason.

    Raises:
        ValueError: if a legal move gives the placement.
    """
    before = Placement.from_board_fen(position.board_fen)
    if placement == before:
        return Illegality(article=_NO_MOVE, reason="illegal.no_move", squares=(), piece="")
    left = pawn_left_on_last_rank(position, placement)
    if left is not None:
        pawn = _Step(from_square=left[0], to_square=left[1], letter=before.at(left[0]))
        return _fault(pawn, "illegal.promotion_missing", (left[1],), article=_PROMOTION_MISSING)
    compared = _compare(position, before, placement)
    for question in (_king_taken, _opponents_piece_moved, _castling, _several_moved, _one_moved, _new_piece):
        found = question(compared)
        if found is not None:
            return found
    return _missing(compared)


def pawn_left_on_last_rank(position: Position, placement: Placement) -> tuple[str, str] | None:
    """The squares (from, to) of a legal promotion that lacks only its new piece (7.5.2), None if it is none.

    The pawn stands on the last rank, or it has been taken off and the square is empty.
    """
    before = Placement.from_board_fen(position.board_fen)
    promotions = (uci for uci in position.legal_moves() if uci.endswith("q"))
    for from_square, to_square in sorted((uci[:2], uci[2:4]) for uci in promotions):
        moved = before.moved(from_square, to_square)
        if placement in (moved, moved.with_piece(to_square, "")):
            return from_square, to_square
    return None


_Piece = tuple[str, str]
"""A square and the FEN letter of a piece on it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    from_square: str
    to_square: str
    letter: str

    @property
    def name(self) -> str:
        return _name(self.letter)

    @property
    def way(self) -> str:
        return self.from_square + self.to_square


@dataclass(frozen=True, slots=True, kw_only=True)
class _Compared:
    """The last position, what stands now, and what has happened between: pieces moved, lost from the board, and new."""

    position: Position
    before: Placement
    after: Placement
    legal: frozenset[str]
    steps: tuple[_Step, ...]
    lost: tuple[_Piece, ...]
    new: tuple[_Piece, ...]

    def is_own(self, letter: str) -> bool:
        return letter.isupper() is (self.position.turn is Color.WHITE)

    @property
    def own_steps(self) -> tuple[_Step, ...]:
        return tuple(step for step in self.steps if self.is_own(step.letter))


def _compare(position: Position, before: Placement, after: Placement) -> _Compared:
    legal = frozenset(uci[:4] for uci in position.legal_moves())
    stood = zip(SQUARE_NAMES, before.squares, after.squares, strict=True)
    lost, new, steps = [], [], []
    for square, was, now in stood:
        lost += [(square, was)] if was and was not in now else []
        new += [(square, letter) for letter in now.replace(was, "", 1)]
    for came in tuple(new):
        origins = [gone for gone in lost if _may_be(gone, came)]
        if origins:
            origin = min(origins, key=lambda gone: (gone[1] != came[1], gone[0] + came[0] not in legal))
            steps.append(_Step(from_square=origin[0], to_square=came[0], letter=origin[1]))
            lost.remove(origin)
            new.remove(came)
    return _Compared(
        position=position,
        before=before,
        after=after,
        legal=legal,
        steps=tuple(steps),
        lost=tuple(lost),
        new=tuple(new),
    )


def _may_be(gone: _Piece, came: _Piece) -> bool:
    """Whether a piece gone elsewhere may be the one that came here: itself, or a pawn promoted on its file or the next.

    How far it went is asked later: a pawn may be promoted from too far away.
    """
    rank, pieces = {"P": ("8", "QRBN"), "p": ("1", "qrbn")}.get(gone[1], ("", ""))
    is_promotion = came[0][1] == rank and came[1] in pieces and _files_apart(gone[0], came[0]) <= 1
    return gone[1] == came[1] or is_promotion


def _files_apart(one: str, other: str) -> int:
    return abs(FILES.index(one[0]) - FILES.index(other[0]))


def _name(letter: str) -> str:
    name = chess.PIECE_NAMES[chess.PIECE_SYMBOLS.index(letter.lower())]
    assert name is not None  # only the empty square has no name
    return name


def _fault(step: _Step, reason: str, squares: tuple[str, ...], article: str = _OTHERWISE) -> Illegality:
    """The fault of a piece that moved; the first of the squares is the one that the sentence points to."""
    return Illegality(
        article=article,
        reason=reason,
        squares=tuple(dict.fromkeys((step.from_square, *squares))),
        piece=step.name,
        from_square=step.from_square,
        to_square=step.to_square,
        square=(*squares, step.to_square)[0],
    )


def _fault_at(piece: _Piece, reason: str) -> Illegality:
    """The fault of a piece that stands, or stood, on a square."""
    square, letter = piece
    return Illegality(article=_OTHERWISE, reason=reason, squares=(square,), piece=_name(letter), square=square)


def _king_taken(compared: _Compared) -> Illegality | None:
    kings = [piece for piece in compared.lost if piece[1] in "kK" and not compared.is_own(piece[1])]
    if not kings:
        return None
    king = kings[0]
    takers = [step for step in compared.own_steps if step.to_square == king[0]]
    return _fault(takers[0], "illegal.king_taken", (king[0],)) if takers else _fault_at(king, "illegal.king_taken")


def _opponents_piece_moved(compared: _Compared) -> Illegality | None:
    theirs = [step for step in compared.steps if step not in compared.own_steps]
    if not theirs:
        return None
    reason = "illegal.not_your_move" if _is_move_of_other_side(compared) else "illegal.opponents_piece_moved"
    return _fault(theirs[0], reason, (theirs[0].to_square,))


def _is_move_of_other_side(compared: _Compared) -> bool:
    placement, turn, castling, _, *counters = compared.position.fen.split()
    other = Position(" ".join((placement, "b" if turn == "w" else "w", castling, "-", *counters)))
    ways = {step.way for step in compared.steps}
    moves = (uci for uci in other.legal_moves() if uci[:4] in ways)
    return any(Placement.from_board_fen(other.board_fen_after(uci)) == compared.after for uci in moves)


def _castling(compared: _Compared) -> Illegality | None:
    """King and rook have moved as in castling, whether well or badly."""
    king, rook = _castling_pair(compared)
    if king is None or rook is None:
        return None
    rank = king.from_square[1]
    proper = ("g", "f") if rook.from_square[0] == "h" else ("c", "d")
    target = proper[0] + rank
    if king.from_square + target not in compared.legal:
        return _why_no_castling(compared, king, rook.from_square, target)
    if (king.to_square, rook.to_square) != (target, proper[1] + rank):
        return _fault(king, "illegal.castling_wrong_squares", (rook.from_square,))
    return _new_piece(compared) or _missing(compared)


def _castling_pair(compared: _Compared) -> tuple[_Step, _Step] | tuple[None, None]:
    """The steps of a king from e1 and a rook from a1 or h1 (e8, a8, h8) along the rank, towards or past each other."""
    if len(compared.own_steps) != 2:
        return None, None
    king, rook = sorted(compared.own_steps, key=lambda step: step.letter.lower())
    rank = "1" if compared.position.turn is Color.WHITE else "8"
    starts = (king.letter + king.from_square, rook.letter + rook.from_square)
    on_rank = all(square[1] == rank for square in (king.from_square, king.to_square, rook.from_square, rook.to_square))
    if not on_rank or starts[0].lower() != f"ke{rank}" or starts[1].lower() not in (f"ra{rank}", f"rh{rank}"):
        return None, None
    side = 1 if rook.from_square[0] == "h" else -1
    hop = side * (FILES.index(king.to_square[0]) - FILES.index("e"))
    passed = side * (FILES.index(king.to_square[0]) - FILES.index(rook.to_square[0]))
    return (king, rook) if hop >= 2 or passed > 0 else (None, None)


def _why_no_castling(compared: _Compared, king: _Step, corner: str, target: str) -> Illegality:
    """Why the king may not castle to its target; what stands there is in the way of king and rook."""
    code, squares = compared.position.why_illegal(king.from_square, target)
    if code in _OCCUPIED_TARGET:
        return _fault(king, "illegal.castling_way_blocked", (target,))
    if code == "refusal.castling_right_lost":
        return _castling_right_lost(compared, king, corner)
    return _fault(king, _REASONS[code], squares)


def _castling_right_lost(compared: _Compared, king: _Step, corner: str) -> Illegality:
    """What has moved, king or rook, as far as the game's moves tell."""
    used = {square for uci in compared.position.moves for square in (uci[:2], uci[2:4])}
    if king.from_square in used:
        return _fault(king, "illegal.castling_king_moved", (king.from_square,))
    reason = "illegal.castling_rook_moved" if corner in used else "illegal.castling_right_lost"
    return _fault(king, reason, (corner,))


def _several_moved(compared: _Compared) -> Illegality | None:
    steps = compared.own_steps
    if len(steps) < 2:
        return None
    squares = tuple(step.from_square for step in steps) + tuple(step.to_square for step in steps)
    return Illegality(
        article=_OTHERWISE, reason="illegal.several_moved", squares=tuple(dict.fromkeys(squares)), piece=""
    )


def _one_moved(compared: _Compared) -> Illegality | None:
    if not compared.own_steps:
        return None
    step = compared.own_steps[0]
    if any(square == step.to_square and compared.is_own(letter) for square, letter in compared.lost):
        return _fault(step, "illegal.own_piece_taken", (step.to_square,))
    if step.way in compared.legal:
        return _why_unfinished(compared, step)
    return _why_not_there(compared, step)


def _why_unfinished(compared: _Compared, step: _Step) -> Illegality | None:
    """What the hand has forgotten in a move that is legal; None if the fault is elsewhere."""
    hop = compared.position.rook_hop(step.way)
    if hop is not None and compared.after.at(hop[0]) == compared.before.at(hop[0]):
        return _fault(step, "illegal.castling_rook_left", (hop[0],))
    if len(compared.after.squares[SQUARE_NAMES.index(step.to_square)]) > 1:
        return _fault(step, "illegal.two_on_one_square", (step.to_square,))
    captured = compared.position.captured_square(step.way)
    if captured not in (None, step.to_square) and compared.after.at(captured):
        return _fault(step, "illegal.passed_pawn_left", (captured,))
    return None


def _why_not_there(compared: _Compared, step: _Step) -> Illegality:
    code, squares = compared.position.why_illegal(step.from_square, step.to_square)
    if step.letter in "pP" and code in ("refusal.piece_does_not_move_so", "refusal.way_is_blocked"):
        return _why_no_pawn_move(compared, step, code, squares)
    if code == "refusal.castling_right_lost":
        return _castling_right_lost(compared, step, ("h" if step.to_square[0] == "g" else "a") + step.from_square[1])
    if code == "refusal.king_left_in_check":
        king = compared.position.king_square(compared.position.turn)
        assert king is not None  # it is in check
        return _fault(step, _REASONS[code], (*squares, king))
    return _fault(step, _REASONS[code], squares or _target_if_occupied(compared, step))


def _target_if_occupied(compared: _Compared, step: _Step) -> tuple[str, ...]:
    return (step.to_square,) if compared.before.at(step.to_square) else ()


def _why_no_pawn_move(compared: _Compared, step: _Step, code: str, squares: tuple[str, ...]) -> Illegality:
    ahead = (int(step.to_square[1]) - int(step.from_square[1])) * (1 if step.letter == "P" else -1)
    aside = _files_apart(step.from_square, step.to_square)
    if (ahead, aside) == (1, 1):
        return _why_no_pawn_capture(compared, step)
    if squares == (step.to_square,):
        return _fault(step, "illegal.pawn_takes_straight", squares)
    if code == "refusal.way_is_blocked":
        return _fault(step, _REASONS[code], squares)
    return _fault(step, _why_no_pawn_step(ahead, aside), ())


def _why_no_pawn_step(ahead: int, aside: int) -> str:
    """The reason by how many ranks ahead and files aside a pawn went to an empty square."""
    if ahead <= 0:
        return "illegal.pawn_not_ahead"
    if aside:
        return _REASONS["refusal.piece_does_not_move_so"]
    return "illegal.pawn_two_steps" if ahead == 2 else "illegal.pawn_too_far"


def _why_no_pawn_capture(compared: _Compared, step: _Step) -> Illegality:
    """A pawn has gone aside to an empty square: beside a pawn of the opponent it takes in passing, but too late."""
    passed = step.to_square[0] + step.from_square[1]
    rank, pawn = ("5", "p") if step.letter == "P" else ("4", "P")
    if step.from_square[1] == rank and compared.before.at(passed) == pawn:
        return _fault(step, "illegal.no_en_passant", (passed,))
    return _fault(step, "illegal.pawn_aside", ())


def _new_piece(compared: _Compared) -> Illegality | None:
    """A piece that has come from nowhere: beside another, in place of one, or on an empty square."""
    if not compared.new:
        return None
    square, letter = compared.new[0]
    if len(compared.after.squares[SQUARE_NAMES.index(square)]) > 1:
        return _fault_at((square, letter), "illegal.two_on_one_square")
    vanished = _vanished(compared)
    promoted = [gone for gone in vanished if gone[1] in "pP" and gone[0] + square in compared.legal]
    if promoted and square[1] in "18":
        step = _Step(from_square=promoted[0][0], to_square=square, letter=promoted[0][1])
        return _fault(step, "illegal.promotion_wrong", (square,))
    replaced = [gone for gone in vanished if gone[0] == square] or vanished
    if not replaced:
        return _fault_at((square, letter), "illegal.piece_added")
    step = _Step(from_square=replaced[0][0], to_square=square, letter=replaced[0][1])
    return _fault(step, "illegal.piece_changed", (square,))


def _missing(compared: _Compared) -> Illegality:
    vanished = _vanished(compared)
    if not vanished:
        raise ValueError("a legal move gives this placement")
    return _fault_at(vanished[0], "illegal.piece_missing")


def _vanished(compared: _Compared) -> list[_Piece]:
    """The pieces gone from the board that no legal move of those made has taken."""
    taken = {compared.position.captured_square(step.way) for step in compared.own_steps}
    return [piece for piece in compared.lost if piece[0] not in taken]
