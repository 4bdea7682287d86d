"""A move is on the projector within one frame of the teacher's board: in the same turn of the event loop."""

import json
from time import thread_time_ns

import pytest

pytest.importorskip("PySide6", reason="windows are measured")

from benchmarks import projector_mirror
from benchmarks.projector_mirror import mirrored

FRAME_MS = 16.7


def test_99_of_100_moves_are_painted_within_one_frame(qapp: object) -> None:
    """By the time the processor spent on them: others may keep it busy."""
    made = mirrored(100, thread_time_ns)
    assert sorted(one.took_ms for one in made)[98] <= FRAME_MS
    assert max(one.turns for one in made) == 1


def test_it_prints_its_figures(
    qapp: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["projector_mirror", "--runs", "3"])
    assert projector_mirror.main() == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["mirror_ms"]["count"], figures["turns"]) == (3, 1)
