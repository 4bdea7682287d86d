"""A position out of a text that somebody pasted: a FEN, a line of EPD, a list of pieces; or what is wrong with it.

Any placement is taken, whatever a game would say of it; rights that its pieces do not allow are left out later, see
`position_editor_setup`. Numbers beyond all sense and texts that go on for ever are refused.
"""

import re
from dataclasses import dataclass, replace

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.texts.piece_lists import PieceListError, is_piece_list, read_piece_list
from ladya_desktop.ui.lessons.position_editor_setup import EMPTY, MOST_HALF_MOVES, MOST_MOVES, Setup

PIECES, DIGITS = frozenset("KQRBNPkqrbnp"), frozenset("12345678")
MOST_LETTERS = 1000
_MOST_QUOTED = 20
_CASTLING = re.compile("-|[KQkq]{1,4}")


@dataclass(frozen=True, slots=True, kw_only=True)
class FenProblem:
    """A sentence's code and what it names."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()


def read_setup(text: str) -> Setup | FenProblem:
    """The setup of a text, or what is wrong with it; of several lines the first that is not empty counts."""
    line = next((each.strip() for each in text.splitlines() if each.strip()), "")
    if not line:
        return FenProblem(code="teacher.fen.empty")
    if len(line) > MOST_LETTERS:
        return FenProblem(code="teacher.fen.long")
    fields = line.split()
    if "/" not in fields[0] and is_piece_list(line):
        return _listed(line)
    return _placement_problem(fields[0]) or _read_fields(fields)


def _listed(text: str) -> Setup | FenProblem:
    try:
        found = read_piece_list(text)
    except PieceListError as error:
        return FenProblem(code="teacher.fen.man", params=(("sign", _cut(error.word)),))
    setup = replace(EMPTY, turn=Color.BLACK if found.is_black_to_move else Color.WHITE)
    for square, letter in found.pieces.items():
        setup = setup.with_piece(square, letter)
    return setup


def _read_fields(fields: list[str]) -> Setup | FenProblem:
    """The fields after the placement; what is left out is White to move and no right."""
    turn, castling, passing, *rest = (*fields[1:], *("w", "-", "-")[len(fields) - 1 :])
    if turn not in ("w", "b"):
        return FenProblem(code="teacher.fen.turn", params=(("sign", _cut(turn)),))
    if not _CASTLING.fullmatch(castling):
        return FenProblem(code="teacher.fen.castling", params=(("sign", _cut(castling)),))
    if passing != "-" and passing not in SQUARE_NAMES:
        return FenProblem(code="teacher.fen.en_passant", params=(("sign", _cut(passing)),))
    counters = _counters(rest)
    if isinstance(counters, FenProblem):
        return counters
    return Setup(
        placement=Placement.from_board_fen(fields[0]),
        turn=Color.WHITE if turn == "w" else Color.BLACK,
        castling=frozenset(castling.replace("-", "")),
        en_passant=passing.replace("-", ""),
        halfmove_clock=counters[0],
        fullmove_number=counters[1],
    )


def _counters(rest: list[str]) -> tuple[int, int] | FenProblem:
    """The two numbers at the end of a FEN; where a line of EPD has operations, it has none."""
    if not rest or (not _is_number(rest[0]) and any(word.endswith(";") for word in rest)):
        return 0, 1
    numbers = (*rest[:2], "1")[:2]
    for number, most in zip(numbers, (MOST_HALF_MOVES, MOST_MOVES), strict=True):
        if not _is_number(number) or len(number) > len(str(most)):
            return FenProblem(code="teacher.fen.counter", params=(("sign", _cut(number)),))
    return int(numbers[0]), max(1, int(numbers[1]))


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _placement_problem(placement: str) -> FenProblem | None:
    ranks = placement.split("/")
    if len(ranks) != 8:
        return FenProblem(code="teacher.fen.ranks", params=(("n", len(ranks)),))
    for number, rank in zip(range(8, 0, -1), ranks, strict=True):
        problem = _rank_problem(number, rank)
        if problem is not None:
            return problem
    return None


def _rank_problem(number: int, rank: str) -> FenProblem | None:
    odd = next((sign for sign in rank if sign not in PIECES and sign not in DIGITS), None)
    if odd is not None:
        return FenProblem(code="teacher.fen.letter", params=(("rank", number), ("sign", odd)))
    width = sum(int(sign) if sign in DIGITS else 1 for sign in rank)
    return None if width == 8 else FenProblem(code="teacher.fen.width", params=(("rank", number), ("n", width)))


def _cut(word: str) -> str:
    """What is quoted, short enough for a sentence."""
    return word if len(word) <= _MOST_QUOTED else word[:_MOST_QUOTED] + "\N{HORIZONTAL ELLIPSIS}"
