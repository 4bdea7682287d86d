"""The positions of lessons: a FEN, which may be short, and which may lack kings where single pieces are shown.

A position that no game can have is only shown: a page says so with `only_shown`.
"""

from functools import lru_cache

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.lessons.faults import FieldError
from ladya_desktop.lessons.fields import Fields

KINGS, PAWN, CHECK = "kings", "pawn", "check"
"""A second king of a colour; a pawn on the first or the last rank; a side in check that is not to move."""
UNLAWFUL = {why: f"lessons.fault.fen_{why}" for why in (KINGS, PAWN, CHECK)}
_DEFAULTS = ("", "w", "-", "-", "0", "1")
_PIECES, _DIGITS = frozenset("KQRBNPkqrbnp"), frozenset("12345678")


def full_fen(fields: Fields, key: str, *, is_only_shown: bool = False) -> str:
    """The FEN of a key, completed and checked; "startpos" is the starting position.

    Raises FieldError for what cannot be read, for castling rights without king and rook in place, and for what no game
    can have, unless it is only shown, see `why_unlawful`.
    """
    text = fields.text(key)
    if text == "startpos":
        return STARTING_FEN
    parts = text.split()[:6]
    fen = " ".join((*parts, *_DEFAULTS[len(parts) :]))
    fault = _placement_fault(fields, key, fen.partition(" ")[0])
    if fault is not None:
        raise fault
    try:
        position = Position(fen)
        written = position.fen.split()
    except ValueError as error:
        raise fields.fault(key, "lessons.fault.fen", fen=text) from error
    why = why_unlawful(position)
    if is_only_shown and why:
        return fen
    if why == KINGS:
        raise fields.fault(key, UNLAWFUL[why])
    if written[2] != fen.split()[2]:
        raise fields.fault(key, "lessons.fault.fen_castling", fen=text)
    if any(not position.letter_at(_taken(position, uci)) for uci in position.legal_moves()):
        raise fields.fault(key, "lessons.fault.fen_passing", fen=text)
    if why:
        raise fields.fault(key, UNLAWFUL[why])
    return fen


@lru_cache(maxsize=256)
def why_unlawful(position: Position) -> str:
    """Why a position can only be shown: KINGS, PAWN or CHECK; "" if it has moves by the rules, also without kings."""
    placement = position.board_fen
    if max(placement.count("K"), placement.count("k")) > 1:
        return KINGS
    if position.has_pawn_on_last_rank():
        return PAWN
    return CHECK if position.is_king_attacked(position.turn.other) else ""


def _taken(position: Position, uci: str) -> str:
    """The square of what a move takes, of the moving piece itself if it takes nothing."""
    return position.captured_square(uci) or uci[:2]


def has_both_kings(position: Position) -> bool:
    """Whether a game could stand so."""
    return all(position.king_square(color) is not None for color in COLORS)


def board_fen_of(fields: Fields, key: str) -> str:
    """The first field of a FEN, of any placement."""
    text = fields.text(key)
    fault = _placement_fault(fields, key, text)
    if fault is not None:
        raise fault
    if max(text.count("K"), text.count("k")) > 1:
        raise fields.fault(key, UNLAWFUL[KINGS])
    return text


def _placement_fault(fields: Fields, key: str, placement: str) -> FieldError | None:
    ranks = placement.split("/")
    if len(ranks) != 8:
        return fields.fault(key, "lessons.fault.fen_ranks", n=len(ranks))
    for number, rank in zip(range(8, 0, -1), ranks, strict=True):
        for sign in rank:
            if sign not in _PIECES and sign not in _DIGITS:
                return fields.fault(key, "lessons.fault.fen_letter", sign=sign, rank=number)
        width = sum(int(sign) if sign in _DIGITS else 1 for sign in rank)
        if width != 8:
            return fields.fault(key, "lessons.fault.fen_width", n=width, rank=number)
    return None
