"""Whether a position can be played from, and if not, why; and whether a game could ever have come to it.

A fault (`is_fault`) forbids playing by the rules from here; without one the position may still be impossible in a game
(too many pieces, checks that no last move can have given): that is said, and may be shown all the same. Articles 1.4,
2.2, 2.3, 3.7, 3.8, 3.9 of the Laws.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.placement import FILES, SQUARE_NAMES, Placement
from ladya_desktop.game.position import Position
from ladya_desktop.ui.lessons.position_editor_setup import Setup

MOST_PIECES, MOST_PAWNS = 16, 8
_USUAL = {"q": 1, "r": 2, "b": 2, "n": 2}
_STRAIGHT = ((0, 1), (0, -1), (1, 0), (-1, 0))
_ASLANT = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_LEAPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_WAYS = {"q": _STRAIGHT + _ASLANT, "r": _STRAIGHT, "b": _ASLANT, "k": _STRAIGHT + _ASLANT, "n": _LEAPS}


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """What is wrong: the code of a sentence, what it names, the squares that show it."""

    code: str
    params: tuple[tuple[str, str | int], ...] = ()
    squares: tuple[str, ...] = ()
    is_fault: bool = True


@lru_cache(maxsize=64)
def problems_of(setup: Setup) -> tuple[Problem, ...]:
    """Everything that is wrong with a position, what forbids playing first; nothing for a legal one."""
    faults = (*_kings(setup.placement), *_pawns(setup.placement))
    if not faults:
        faults = tuple(_checks(setup))
    doubts = tuple(_numbers(setup.placement))
    if not faults and setup.position.is_check() and not _could_come(setup):
        squares = setup.position.checkers()
        doubts += (Problem(code="teacher.check.impossible_check", squares=squares, is_fault=False),)
    return (*faults, *doubts, *_rights(setup))


def may_play(setup: Setup) -> bool:
    """Whether moves can be made by the rules from here."""
    return not any(problem.is_fault for problem in problems_of(setup))


def _where(placement: Placement, letter: str) -> tuple[str, ...]:
    return tuple(square for square in SQUARE_NAMES if placement.at(square) == letter)


def _kings(placement: Placement) -> tuple[Problem, ...]:
    found = []
    for color, letter in ((Color.WHITE, "K"), (Color.BLACK, "k")):
        squares = _where(placement, letter)
        if not squares:
            found.append(Problem(code=f"teacher.check.no_king_{color}"))
        elif len(squares) > 1:
            params = (("n", len(squares)),)
            found.append(Problem(code=f"teacher.check.kings_{color}", params=params, squares=squares))
    if found:
        return tuple(found)
    kings = (_where(placement, "K")[0], _where(placement, "k")[0])
    is_beside = max(abs(_column(kings[0]) - _column(kings[1])), abs(int(kings[0][1]) - int(kings[1][1]))) == 1
    return (Problem(code="teacher.check.kings_beside", squares=kings),) if is_beside else ()


def _pawns(placement: Placement) -> tuple[Problem, ...]:
    squares = tuple(square for square in SQUARE_NAMES if square[1] in "18" and placement.at(square) in ("P", "p"))
    if not squares:
        return ()
    return (Problem(code="teacher.check.pawn_at_end", params=(("squares", ", ".join(squares)),), squares=squares),)


def _checks(setup: Setup) -> Iterator[Problem]:
    position, waiting = setup.position, setup.turn.other
    if not position.is_king_attacked(waiting):
        return
    king = position.king_square(waiting) or ""
    attackers = sorted(position.attackers_of(king, setup.turn))
    yield Problem(code=f"teacher.check.left_in_check_{waiting}", squares=(king, *attackers))


def _numbers(placement: Placement) -> Iterator[Problem]:
    """More men than a side began with, or more promoted ones than it lacks pawns."""
    counts = Counter("".join(placement.squares))
    for color in COLORS:
        letters = "KQRBNP" if color is Color.WHITE else "kqrbnp"
        own = {letter.lower(): counts[letter] for letter in letters}
        if own["p"] > MOST_PAWNS:
            yield _doubt(f"teacher.check.pawns_{color}", own["p"])
        elif sum(own.values()) > MOST_PIECES:
            yield _doubt(f"teacher.check.pieces_{color}", sum(own.values()))
        elif (extra := _promoted(placement, own, color)) > MOST_PAWNS - own["p"]:
            yield _doubt(f"teacher.check.promoted_{color}", extra)


def _promoted(placement: Placement, own: dict[str, int], color: Color) -> int:
    """How many pieces must once have been pawns; of two bishops on squares of one colour, one."""
    extra = sum(max(0, own[letter] - usual) for letter, usual in _USUAL.items() if letter != "b")
    letter = "B" if color is Color.WHITE else "b"
    light = sum((_column(square) + int(square[1])) % 2 == 0 for square in _where(placement, letter))
    return extra + max(0, light - 1) + max(0, own["b"] - light - 1)


def _rights(setup: Setup) -> Iterator[Problem]:
    """Rights that were wished for and that the pieces do not allow: they are left out."""
    if setup.lost_castling:
        yield _doubt("teacher.check.castling", setup.lost_castling, name="rights")
    right_rank = "6" if setup.turn is Color.WHITE else "3"
    if setup.en_passant and not (setup.en_passant[1] == right_rank and setup.has_passed(setup.en_passant)):
        yield _doubt("teacher.check.en_passant", setup.en_passant, name="square")


def _doubt(code: str, value: str | int, name: str = "n") -> Problem:
    return Problem(code=code, params=((name, value),), is_fault=False)


# Could the last move have given this check? One move is taken back in every way there is.


def _could_come(setup: Setup) -> bool:
    """Whether a last move of the side not to move can have led here: before it the king in check was not attacked."""
    checked = setup.turn
    return any(
        not Position(f"{before.board_fen()} {_letter(checked.other)} - - 0 1").is_king_attacked(checked)
        for before in _befores(setup)
    )


def _letter(color: Color) -> str:
    return "w" if color is Color.WHITE else "b"


def _befores(setup: Setup) -> Iterator[Placement]:
    """The placements from which one move of the side not to move leads here.

    A piece that may have been taken stands in them: it can only cover the king more.
    """
    placement, mover = setup.placement, setup.turn.other
    may_have_taken = sum(bool(placement.color_at(square) is setup.turn) for square in SQUARE_NAMES) < MOST_PIECES
    victim = "N" if setup.turn is Color.WHITE else "n"
    for square in SQUARE_NAMES:
        letter = placement.at(square)
        if not letter or placement.color_at(square) is not mover:
            continue
        for start, came_as, took in _starts(placement, square, letter):
            if took is not True:
                yield placement.moved(square, start).with_piece(start, came_as)
            if took is not False and may_have_taken:
                yield placement.with_piece(start, came_as).with_piece(square, victim)
    yield from _castled_or_passed(setup)


def _starts(placement: Placement, square: str, letter: str) -> Iterator[tuple[str, str, bool | None]]:
    """Where the piece may have come from and as what; whether it took: True, False, or None for either."""
    kind, forward = letter.lower(), 1 if letter.isupper() else -1
    pawn = "P" if letter.isupper() else "p"
    last = "8" if letter.isupper() else "1"
    if kind != "p":
        for start in _reached(placement, square, kind):
            yield start, letter, None
    if kind == "p" or (kind != "k" and square[1] == last):
        yield from ((start, pawn, took) for start, took in _pawn_starts(placement, square, forward))


def _reached(placement: Placement, square: str, kind: str) -> Iterator[str]:
    for columns, rows in _WAYS[kind]:
        at = _beside(square, columns, rows)
        while at and not placement.at(at):
            yield at
            at = _beside(at, columns, rows) if kind in "qrb" else ""


def _pawn_starts(placement: Placement, square: str, forward: int) -> Iterator[tuple[str, bool]]:
    first, home = ("1", "4") if forward > 0 else ("8", "5")
    back = _beside(square, 0, -forward)
    if back and back[1] != first and not placement.at(back):
        yield back, False
        far = _beside(back, 0, -forward)
        if square[1] == home and not placement.at(far):
            yield far, False
    for columns in (-1, 1):
        aside = _beside(square, columns, -forward)
        if aside and aside[1] != first and not placement.at(aside):
            yield aside, True


def _castled_or_passed(setup: Setup) -> Iterator[Placement]:
    """The two moves that change more than two squares."""
    placement, mover = setup.placement, setup.turn.other
    rank, forward = ("1", 1) if mover is Color.WHITE else ("8", -1)
    king, rook, pawn, victim = "KRPp" if mover is Color.WHITE else "krpP"
    for king_to, rook_to, corner in (("g", "f", "h"), ("c", "d", "a")):
        if (placement.at(king_to + rank), placement.at(rook_to + rank)) == (king, rook):
            yield placement.moved(king_to + rank, f"e{rank}").moved(rook_to + rank, corner + rank)
    passed_rank = "6" if mover is Color.WHITE else "3"
    for square in (f"{file}{passed_rank}" for file in FILES):
        taken = _beside(square, 0, -forward)
        if placement.at(square) != pawn or placement.at(taken) or placement.at(_beside(square, 0, forward)):
            continue
        for start in (_beside(square, columns, -forward) for columns in (-1, 1)):
            if start and not placement.at(start):
                yield placement.moved(square, start).with_piece(taken, victim)


def _column(square: str) -> int:
    return FILES.index(square[0])


def _beside(square: str, columns: int, rows: int) -> str:
    """The square so many columns and rows away, "" beside the board."""
    column, row = _column(square) + columns, int(square[1]) + rows
    return f"{FILES[column]}{row}" if 0 <= column < 8 and 1 <= row <= 8 else ""
