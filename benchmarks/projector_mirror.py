"""How long a move takes from the teacher's slide to the painted window of the class, 1920 by 1080.

Each figure is the time from the change of the slide to the end of the turn of the event loop that paints it: the
squares of the move and the words beside the board. `turns` is how many turns the slowest took; one is the same turn.
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import cycle, islice

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from benchmarks.summary import ms_between, now_ns, summary
from benchmarks.table import dressed_application
from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.looks import Content, Marks
from ladya_desktop.ui.lessons.slide import Shown, Slide
from ladya_desktop.ui.projector.lesson_window import LessonWindow

WINDOW_PX = (1920, 1080)
MOST_TURNS = 100
_BEFORE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
_AFTER = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
_LESSON = Shown(
    heading="Touch and move",
    text="Whoever touches a piece of his own on his move has to move it, if it can move at all.",
    options=("the knight", "the bishop", "neither of them"),
)


class _Painted(QObject):
    """Notes that the board of the window is being painted."""

    def __init__(self, window: LessonWindow) -> None:
        super().__init__()
        self.is_seen = False
        window.board.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.is_seen = self.is_seen or event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mirrored:
    """One move: how long it took and in how many turns of the event loop it was there."""

    took_ms: float
    turns: int


def mirrored(moves: int, clock_ns: Callable[[], int] = now_ns) -> tuple[Mirrored, ...]:
    """Changes a slide so often, words and all, with a window of the class on the screen."""
    slide = Slide()
    slide.show(_LESSON)
    window = LessonWindow(slide)
    window.resize(*WINDOW_PX)
    window.show()
    painted = _Painted(window)
    _turns_until(painted)
    made = []
    for number, fen in enumerate(islice(cycle((_AFTER, _BEFORE)), moves), start=1):
        content = Content(placement=Placement.from_board_fen(fen), marks=Marks(last_move=("e2", "e4")))
        painted.is_seen = False
        began_ns = clock_ns()
        slide.show(replace(_LESSON, content=content, move_text=f"{number}. e4"))
        turns = _turns_until(painted)
        made.append(Mirrored(took_ms=ms_between(began_ns, clock_ns()), turns=turns))
    window.close()
    return tuple(made)


def _turns_until(painted: _Painted) -> int:
    app = QApplication.instance()
    assert app is not None
    for turn in range(1, MOST_TURNS + 1):
        app.processEvents()
        if painted.is_seen:
            return turn
    raise RuntimeError(turn)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=500)
    options = parser.parse_args()
    dressed_application()
    made = mirrored(options.runs)
    times, turns = [one.took_ms for one in made], max(one.turns for one in made)
    json.dump({"mirror_ms": summary(times), "turns": turns}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
