"""What stands on the squares now, legal or not: the wooden board, apart from the position of the game.

Square order is python-chess's: a1, b1, ... h8. Each square holds a string of piece letters (FEN letters, "" for an
empty square); a string, because on a wooden board two pieces may for a moment stand on one square (4.7.1).
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from ladya_desktop.game.by_color import Color

FILES = "abcdefgh"
SQUARE_NAMES = tuple(f"{file}{rank}" for rank in range(1, 9) for file in FILES)
_INDEX = {name: index for index, name in enumerate(SQUARE_NAMES)}


@dataclass(frozen=True, slots=True)
class Placement:
    """64 strings of piece letters, a1 first."""

    squares: tuple[str, ...]

    @classmethod
    def from_board_fen(cls, board_fen: str) -> "Placement":
        """Reads the first field of a FEN, already known to be well formed."""
        return cls(_squares(board_fen))

    def board_fen(self) -> str:
        """Writes the first field of a FEN; of two pieces on a square the one released last."""
        rows = [
            "".join(letter[-1:] or "1" for letter in self.squares[8 * rank : 8 * rank + 8]) for rank in range(7, -1, -1)
        ]
        return "/".join(_compress(row) for row in rows)

    def at(self, square: str) -> str:
        """The letter of the piece on the square (the one released last), "" if it is empty."""
        return self.squares[_INDEX[square]][-1:]

    def color_at(self, square: str) -> Color | None:
        """Whose piece stands on the square, None if it is empty."""
        letter = self.at(square)
        if not letter:
            return None
        return Color.WHITE if letter.isupper() else Color.BLACK

    def with_piece(self, square: str, letter: str) -> "Placement":
        """The placement with the square holding just this piece ("" to empty it, two letters for two pieces)."""
        index = _INDEX[square]
        return Placement((*self.squares[:index], letter, *self.squares[index + 1 :]))

    def all_at(self, square: str) -> str:
        """The letters of all pieces on the square, the one released last at the end."""
        return self.squares[_INDEX[square]]

    def lifted(self, square: str) -> "Placement":
        """The placement without the piece on top of the square."""
        return self.with_piece(square, self.all_at(square)[:-1])

    def without_lowest(self, square: str) -> "Placement":
        """The placement without the piece that stood on the square first."""
        return self.with_piece(square, self.all_at(square)[1:])

    def with_piece_beside(self, square: str, letter: str) -> "Placement":
        """The placement with one more piece on the square."""
        return self.with_piece(square, self.all_at(square) + letter)

    def moved(self, from_square: str, to_square: str) -> "Placement":
        """The placement after the piece went there and what stood there went off."""
        return self.with_piece(from_square, "").with_piece(to_square, self.at(from_square))


@lru_cache(maxsize=128)
def _squares(board_fen: str) -> tuple[str, ...]:
    rows = [_expand(row) for row in board_fen.split("/")]
    return tuple(letter for row in reversed(rows) for letter in row)


def taken_off(before: Placement, now: Placement) -> tuple[str, ...]:
    """The letters of the pieces that stood before and stand no more, each as often as it is missing."""
    missing = Counter("".join(before.squares)) - Counter("".join(now.squares))
    return tuple(sorted(missing.elements()))


def _expand(row: str) -> list[str]:
    return [letter for sign in row for letter in ([""] * int(sign) if sign.isdigit() else [sign])]


def _compress(row: str) -> str:
    for run in range(8, 1, -1):
        row = row.replace("1" * run, str(run))
    return row
