"""How a game ended: what each side scored, why, and under which article.

Scores are half-points, because an arbiter may give any pair of them (0-0, ½-0: articles 11.7, 12.9).
"""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.by_color import ByColor, Color


class Score(StrEnum):
    """A result as it is written in case files, tables and PGN."""

    WHITE_WINS = "1-0"
    BLACK_WINS = "0-1"
    DRAW = "1/2-1/2"
    WHITE_BY_FORFEIT = "+:-"
    BLACK_BY_FORFEIT = "-:+"
    BOTH_FORFEIT = "-:-"
    BOTH_LOSE = "0-0"
    WHITE_HALF = "1/2-0"
    BLACK_HALF = "0-1/2"
    ANNULLED = "annulled"

    @property
    def half_points(self) -> ByColor[int]:
        """Half-points for each side; an annulled game scores nothing."""
        return _HALF_POINTS[self]

    @property
    def is_forfeit(self) -> bool:
        """Whether the game was decided without being played (6.7)."""
        return self in (Score.WHITE_BY_FORFEIT, Score.BLACK_BY_FORFEIT, Score.BOTH_FORFEIT)


_HALF_POINTS = {
    Score.WHITE_WINS: ByColor(2, 0),
    Score.BLACK_WINS: ByColor(0, 2),
    Score.DRAW: ByColor(1, 1),
    Score.WHITE_BY_FORFEIT: ByColor(2, 0),
    Score.BLACK_BY_FORFEIT: ByColor(0, 2),
    Score.BOTH_FORFEIT: ByColor(0, 0),
    Score.BOTH_LOSE: ByColor(0, 0),
    Score.WHITE_HALF: ByColor(1, 0),
    Score.BLACK_HALF: ByColor(0, 1),
    Score.ANNULLED: ByColor(0, 0),
}


class Termination(StrEnum):
    """Why a game ended, in the words of the case files."""

    CHECKMATE = "checkmate"
    STALEMATE = "stalemate"
    DEAD_POSITION = "dead_position"
    AGREEMENT = "agreement"
    THREEFOLD = "threefold"
    FIVEFOLD = "fivefold"
    FIFTY_MOVES = "fifty_moves"
    SEVENTY_FIVE_MOVES = "seventy_five_moves"
    RESIGNATION = "resignation"
    FLAG_FALL = "flag_fall"
    ILLEGAL_MOVES = "illegal_moves"
    FORFEIT = "forfeit"
    ARBITER = "arbiter"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """The end of a game: its score, its reason and the article it rests on (None if an arbiter named none)."""

    score: Score
    termination: Termination
    article: str | None


def win_for(color: Color) -> Score:
    """The score of a game won by `color`."""
    return Score.WHITE_WINS if color is Color.WHITE else Score.BLACK_WINS
