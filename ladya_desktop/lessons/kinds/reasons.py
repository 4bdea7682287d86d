"""Reasons in words that several kinds give: why a move is not possible, what a touch binds to."""

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import Position
from ladya_desktop.game.view import Notice
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san, piece_name
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.texts.phrases import phrase, usual_letters

_EDITION = "ru-1087"
_NOT_SO, _BLOCKED = "refusal.piece_does_not_move_so", "refusal.way_is_blocked"
_OWN_PIECE, _KING = "refusal.own_piece_there", "refusal.king_cannot_be_taken"
_EMPTY = "8/8/8/8/8/8/8/8"


def listed(squares: frozenset[str] | tuple[str, ...]) -> str:
    """Squares in alphabetical order: "c3, e2"."""
    return ", ".join(sorted(squares))


def why_not_there(position: Position, from_square: str, to_square: str) -> tuple[str, tuple[str, ...]]:
    """Why the side to move may not go so, and the squares that explain it."""
    code, squares = _code_of(position, from_square, to_square)
    if code.startswith("lessons."):
        return t(code), squares
    named = squares[0] if squares and code != _NOT_SO else from_square
    params = (("piece", piece_name(position.letter_at(named))), ("square", named))
    text = notice_text(Notice(code=code, is_ruling=False, params=params), edition=_EDITION)
    return text.why, squares


def _code_of(position: Position, from_square: str, to_square: str) -> tuple[str, tuple[str, ...]]:
    """The reason that a beginner needs: how the piece goes comes first, and a pawn has reasons of its own (3.7)."""
    code, squares = position.why_illegal(from_square, to_square)
    letter = position.letter_at(from_square) or ""
    if letter in ("P", "p") and code in (_NOT_SO, _BLOCKED, _OWN_PIECE, _KING):
        return _pawn_code(position, from_square, to_square, code)
    if code in (_OWN_PIECE, _KING) and to_square not in _reach(letter, from_square):
        return _NOT_SO, ()
    return ("lessons.move.king_not_taken" if code == _KING else code), squares


def _reach(letter: str, square: str) -> frozenset[str]:
    """Where a piece goes on an empty board."""
    alone = Placement.from_board_fen(_EMPTY).with_piece(square, letter)
    return Position(f"{alone.board_fen()} w - - 0 1").attacked_from(square)


def _pawn_code(position: Position, from_square: str, to_square: str, code: str) -> tuple[str, tuple[str, ...]]:
    way, start = (1, "2") if position.turn is Color.WHITE else (-1, "7")
    ahead = (int(to_square[1]) - int(from_square[1])) * way
    middle = f"{from_square[0]}{int(from_square[1]) + way}"
    match ahead, abs(ord(to_square[0]) - ord(from_square[0])):
        case 2, 0 if from_square[1] != start:
            return "lessons.move.pawn_two_steps", ()
        case 2, 0 if position.letter_at(middle):
            return _BLOCKED, (middle,)
        case ((1 | 2), 0):
            return "lessons.move.pawn_straight", (to_square,)
        case 1, 1 if code == _KING:
            return "lessons.move.king_not_taken", ()
        case 1, 1 if code == _OWN_PIECE:
            return code, ()
        case 1, 1:
            return _why_no_pawn_capture(position, f"{to_square[0]}{from_square[1]}", from_square[1])
        case _:
            return _NOT_SO, ()


def _why_no_pawn_capture(position: Position, beside: str, rank: str) -> tuple[str, tuple[str, ...]]:
    """A pawn would go aside to an empty square; a pawn beside it may be taken in passing, but at once only (3.7 d)."""
    if (rank, position.letter_at(beside)) == (("5", "p") if position.turn is Color.WHITE else ("4", "P")):
        return "lessons.move.no_en_passant", (beside,)
    return "lessons.move.pawn_takes_nothing", ()


def why_not_move(position: Position, uci: str) -> tuple[str, tuple[str, ...]]:
    """Why a move is no legal one: whose piece it is, or how it goes."""
    color = position.color_at(uci[:2])
    if color is None:
        return t("lessons.move.empty", square=uci[:2]), ()
    if color is not position.turn:
        return t(f"lessons.move.turn_{position.turn.value}"), ()
    if any(legal[:4] == uci[:4] for legal in position.legal_moves()):
        return t("lessons.move.no_piece_chosen"), ()
    return why_not_there(position, uci[:2], uci[2:4])


def move_text(position: Position, uci: str) -> str:
    """A legal move with the letters of the language."""
    return format_san(position.san(uci), usual_letters())


def duty_text(position: Position, permitted: frozenset[str]) -> str:
    """What the touches bind to."""
    if permitted == position.legal_moves():
        return t("lessons.touch.free")
    some = min(permitted)
    if all(position.rook_hop(uci) for uci in permitted):
        return t("duty.castle")
    if len(permitted) == 1 and _is_some_capture(position, some):
        return t("duty.play", move=move_text(position, some))
    if all(uci[:2] == some[:2] for uci in permitted):
        is_chosen = any(uci[:2] == some[:2] and uci[:4] not in _ways(permitted) for uci in position.legal_moves())
        return t("lessons.touch.square_chosen") if is_chosen else _owed("duty.move_piece", position, some[:2])
    return _owed("duty.take_piece", position, position.captured_square(some) or some[2:4])


def _ways(moves: frozenset[str]) -> frozenset[str]:
    return frozenset(uci[:4] for uci in moves)


def _is_some_capture(position: Position, uci: str) -> bool:
    """Whether a move owed is a capture by a piece that could move otherwise too: the capture binds, not the piece."""
    others = any(legal[:2] == uci[:2] for legal in position.legal_moves() - {uci})
    return others and position.captured_square(uci) is not None


def _owed(code: str, position: Position, square: str) -> str:
    return phrase(code, owed=piece_name(position.letter_at(square)), owed_square=square)
