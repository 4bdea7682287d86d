"""A frame counts only if it paints what was pressed, and shows it."""

import pytest

pytest.importorskip("PySide6", reason="frames are those of windows")

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from benchmarks import frames
from benchmarks.bare_board import BareBoard
from benchmarks.frames import Frames, pause
from benchmarks.pointers import TestPointer
from benchmarks.summary import now_ns

SQUARE = (3, 3)


@pytest.fixture
def board(qtbot: QtBot) -> BareBoard:
    made = BareBoard()
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def press(board: BareBoard, square: tuple[int, int]) -> None:
    handle = board.windowHandle()
    assert handle is not None
    TestPointer(handle).press(board.rect_of(*square).center())


def test_the_frame_that_shows_the_press_is_found(board: BareBoard) -> None:
    watched = Frames(board)
    watched.expect(board, board.rect_of(*SQUARE), lambda: board.pressed == SQUARE)
    begun_ns = now_ns()
    press(board, SQUARE)
    frame = watched.wait()
    assert begun_ns < frame.painted_ns <= frame.done_ns <= now_ns()


def test_a_frame_that_comes_later_is_waited_for(board: BareBoard) -> None:
    watched = Frames(board)
    watched.expect(board, board.rect(), lambda: True)
    board.update()
    assert watched.wait().painted_ns <= now_ns()


@pytest.mark.parametrize("wanted", [(4, 4), SQUARE])
def test_a_frame_that_shows_something_else_is_not_the_one(
    board: BareBoard, wanted: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "TIMEOUT_MS", 30)
    watched = Frames(board)
    pause(1)
    rect = QRect() if wanted == SQUARE else board.rect_of(*wanted)
    watched.expect(board, rect, lambda: board.pressed == wanted)
    press(board, SQUARE)
    with pytest.raises(TimeoutError, match="never painted"):
        watched.wait()
