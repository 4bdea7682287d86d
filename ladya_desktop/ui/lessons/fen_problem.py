"""What is wrong with a position written down, told so that it can be put right; else the FEN, completed."""

from dataclasses import dataclass

from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import FenError, check_fen
from ladya_desktop.texts.piece_lists import PieceListError, is_piece_list, read_piece_list

PIECES = frozenset("KQRBNPkqrbnp")
DIGITS = frozenset("12345678")
EMPTY = Placement(("",) * 64)


@dataclass(frozen=True, slots=True, kw_only=True)
class FenProblem:
    """A sentence's code and what it names."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()


def read_position(text: str) -> str | FenProblem:
    """The full FEN of a text, or what is wrong with it.

    The text is a FEN, which may leave the end out ("w - - 0 1"), or a list of pieces, see `texts.piece_lists`.
    """
    try:
        fields = _listed(text) if is_piece_list(text) else text.split()
    except PieceListError as error:
        return FenProblem(code="lesson.fen.man", params=(("sign", error.word),))
    if not fields:
        return FenProblem(code="lesson.fen.empty")
    problem = _placement_problem(fields[0]) or _turn_problem(fields[1:2])
    if problem is not None:
        return problem
    defaults = ["", "w", "-", "-", "0", "1"]
    try:
        return check_fen(" ".join(fields[:6] + defaults[len(fields) :]))
    except FenError:
        return FenProblem(code="lesson.fen.rest")


def _listed(text: str) -> list[str]:
    """The first two fields of the FEN of a list."""
    found, placement = read_piece_list(text), EMPTY
    for square, letter in found.pieces.items():
        placement = placement.with_piece(square, letter)
    return [placement.board_fen(), "b" if found.is_black_to_move else "w"]


def _placement_problem(placement: str) -> FenProblem | None:
    ranks = placement.split("/")
    if len(ranks) != 8:
        return FenProblem(code="lesson.fen.ranks", params=(("n", len(ranks)),))
    for number, rank in zip(range(8, 0, -1), ranks, strict=True):
        problem = _rank_problem(number, rank)
        if problem is not None:
            return problem
    return _king_problem(placement)


def _rank_problem(number: int, rank: str) -> FenProblem | None:
    odd = next((sign for sign in rank if sign not in PIECES and sign not in DIGITS), None)
    if odd is not None:
        return FenProblem(code="lesson.fen.letter", params=(("rank", number), ("sign", odd)))
    width = sum(int(sign) if sign in DIGITS else 1 for sign in rank)
    return None if width == 8 else FenProblem(code="lesson.fen.width", params=(("rank", number), ("n", width)))


def _king_problem(placement: str) -> FenProblem | None:
    for letter, code in (("K", "lesson.fen.white_king"), ("k", "lesson.fen.black_king")):
        if placement.count(letter) != 1:
            return FenProblem(code=code, params=(("n", placement.count(letter)),))
    return None


def _turn_problem(turn: list[str]) -> FenProblem | None:
    if not turn or turn[0] in ("w", "b"):
        return None
    return FenProblem(code="lesson.fen.turn", params=(("sign", turn[0]),))
