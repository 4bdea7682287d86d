"""The measurement of the solver: it counts what is wrong and what is proved, from files of the known form."""

from pathlib import Path

import pytest

from benchmarks import winnability
from benchmarks.winnability import REAL_GAMES, VECTOR, examples, measure
from ladya_desktop.game.by_color import Color

LINES = """# Verdicts, and positions that may lack their counters.
WB rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -
W- 4k3/8/8/8/8/8/8/3QK3 w - - 3 60

-- 4k3/8/8/8/8/8/8/4K3 w - - 0 1
-B 4k3/4q3/8/8/8/8/8/4K3 w - - 0 1
"""


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is counted here must not hang on how busy the machine is."""
    for limit in ("QUERY_S", "GAME_S"):
        monkeypatch.setattr(winnability, limit, 60.0)
    (tmp_path / "winnability").mkdir()
    for name in (VECTOR, REAL_GAMES):
        (tmp_path / "winnability" / name).write_text(LINES, encoding="utf-8")
    return tmp_path


def test_right_answers_are_counted(shared: Path) -> None:
    figures = measure(shared, None)
    for part, count in (("composed", 8), ("real_games", 8)):
        found = figures[part]
        assert isinstance(found, dict)
        assert (found["queries"], found["wrong"], found["proved"], found["proved_percent"]) == (count, 0, count, 100)
    games = figures["real_games"]
    assert isinstance(games, dict)
    assert (games["positions"], games["late"]) == (4, 0)


def test_a_wrong_answer_is_counted(shared: Path) -> None:
    (shared / "winnability" / VECTOR).write_text("W- 4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", encoding="utf-8")
    composed = measure(shared, None)["composed"]
    assert isinstance(composed, dict)
    assert (composed["wrong"], composed["proved"]) == (1, 2)


def test_a_sample_is_spread_over_the_file(shared: Path) -> None:
    found = examples(shared / "winnability" / VECTOR, 2)
    assert [example.winners for example in found] == [{Color.WHITE, Color.BLACK}, set()]
