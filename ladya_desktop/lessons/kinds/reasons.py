"""Reasons in words that several kinds give: why a move is not possible, what a touch binds to."""

from ladya_desktop.game.position import Position
from ladya_desktop.game.view import Notice
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san, piece_name
from ladya_desktop.texts.notices import notice_text
from ladya_desktop.texts.phrases import phrase, usual_letters

_EDITION = "ru-1087"


def listed(squares: frozenset[str] | tuple[str, ...]) -> str:
    """Squares in alphabetical order: "c3, e2"."""
    return ", ".join(sorted(squares))


def why_not_there(position: Position, from_square: str, to_square: str) -> tuple[str, tuple[str, ...]]:
    """Why the side to move may not go so, and the squares that explain it."""
    code, squares = position.why_illegal(from_square, to_square)
    named = squares[0] if squares and code != "refusal.piece_does_not_move_so" else from_square
    params = (("piece", piece_name(position.letter_at(named))), ("square", named))
    text = notice_text(Notice(code=code, is_ruling=False, params=params), edition=_EDITION)
    return text.why, squares


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
        return _owed("duty.move_piece", position, some[:2])
    return _owed("duty.take_piece", position, position.captured_square(some) or some[2:4])


def _is_some_capture(position: Position, uci: str) -> bool:
    """Whether a move owed is a capture by a piece that could move otherwise too: the capture binds, not the piece."""
    others = any(legal[:2] == uci[:2] for legal in position.legal_moves() - {uci})
    return others and position.captured_square(uci) is not None


def _owed(code: str, position: Position, square: str) -> str:
    return phrase(code, owed=piece_name(position.letter_at(square)), owed_square=square)
