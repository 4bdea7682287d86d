"""The whole board at 4K is painted for little more than it costs to fill its squares and copy its pieces."""

import json
from time import thread_time_ns

import pytest

pytest.importorskip("PySide6", reason="windows are measured")

from benchmarks import board_repaint
from benchmarks.board_repaint import MARKED, START, repaints_ms
from ladya_desktop.ui.board.board_look import BoardLook, look_in_use
from ladya_desktop.ui.board.geometry import CoordinateSize
from ladya_desktop.ui.board.looks import Content


@pytest.mark.parametrize(
    ("content", "size"),
    [
        (Content(placement=START), CoordinateSize.NORMAL),
        (Content(placement=START, marks=MARKED), CoordinateSize.EVERY_SQUARE),
    ],
)
def test_a_full_repaint_costs_little_more_than_its_floor(qapp: object, content: Content, size: CoordinateSize) -> None:
    """Of several in turn the fastest count, by the time the processor spent on them: others may keep it busy."""
    ours, floor = repaints_ms(content, BoardLook(coordinates=size), 25, thread_time_ns)
    assert min(ours) < 4 * min(floor)
    look_in_use().put_on(BoardLook())


def test_it_prints_its_figures(
    qapp: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["board_repaint", "--runs", "1"])
    assert board_repaint.main() == 0
    figures = json.loads(capsys.readouterr().out)
    assert {name: figure["count"] for name, figure in figures.items()} == {"game_ms": 1, "marked_ms": 1, "floor_ms": 1}
    look_in_use().put_on(BoardLook())
