"""Positions as books list them: White's pieces, a semicolon, Black's ("Крe1, Лh1; Крe8").

The letters are Russian or English. A pawn may go without a letter; after a second semicolon may stand who is to move.
"""

import re
from dataclasses import dataclass
from typing import Final

from ladya_desktop.texts.notation import san_readings

_SIDE: Final = re.compile(r"^(?:[бчБЧ]|[wbWB])[а-яёa-z]*\.?\s*:")
_PAWN: Final = re.compile(r"^[PpПп]+\.?(?=.\d$)")
_MAN: Final = re.compile("([KQRBN]?)([a-h][1-8])")
_BLACK: Final = re.compile(r"\b[чЧbB]")


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceList:
    """FEN letters by square ("e1": "K"), and whether Black is to move."""

    pieces: dict[str, str]
    is_black_to_move: bool


class PieceListError(ValueError):
    """`word` is no piece on a square, or its square is taken already."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def is_piece_list(text: str) -> bool:
    """Whether a text is meant as a list: it parts two sides, as no FEN does."""
    return ";" in text


def read_piece_list(text: str) -> PieceList:
    """The pieces listed. Raises PieceListError for the first word that cannot be read."""
    white, black, turn, *_ = (*(part.strip() for part in text.split(";")), "")
    pieces: dict[str, str] = {}
    for part, is_black in ((white, False), (black, True)):
        for word in _SIDE.sub("", part).replace(",", " ").split():
            letter, square = _man(word)
            if square in pieces:
                raise PieceListError(word)
            pieces[square] = letter.lower() if is_black else letter
    return PieceList(pieces=pieces, is_black_to_move=_BLACK.search(turn) is not None)


def _man(word: str) -> tuple[str, str]:
    """Letter and square: a piece on its square is written as its move there is."""
    for san in san_readings(_PAWN.sub("", word)):
        match = _MAN.fullmatch(san)
        if match is not None:
            return match[1] or "P", match[2]
    raise PieceListError(word)
