"""Scores: half-points for each side, forfeits told apart."""

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import Score, win_for


@pytest.mark.parametrize(
    ("score", "white", "black", "is_forfeit"),
    [
        ("1-0", 2, 0, False),
        ("0-1", 0, 2, False),
        ("1/2-1/2", 1, 1, False),
        ("+:-", 2, 0, True),
        ("-:+", 0, 2, True),
        ("-:-", 0, 0, True),
        ("0-0", 0, 0, False),
        ("1/2-0", 1, 0, False),
        ("0-1/2", 0, 1, False),
        ("annulled", 0, 0, False),
    ],
)
def test_half_points(score: str, white: int, black: int, is_forfeit: bool) -> None:
    assert Score(score).half_points == ByColor(white, black)
    assert Score(score).is_forfeit is is_forfeit


def test_every_score_has_half_points() -> None:
    assert all(score.half_points.white + score.half_points.black in (0, 1, 2) for score in Score)


def test_a_game_won() -> None:
    assert win_for(Color.WHITE) is Score.WHITE_WINS
    assert win_for(Color.BLACK) is Score.BLACK_WINS
