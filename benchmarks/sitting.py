"""Two pupils who play a game at the table, each gesture timed to the frame that shows it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint

from benchmarks.frames import Frame, Frames, pause, run_until
from benchmarks.pointers import Pointer
from benchmarks.summary import Happened, ms_between
from benchmarks.table import Table
from ladya_desktop.game.by_color import Color

STEPS = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long the hands rest between two gestures: at least, at most."""

    rest_ms: tuple[int, int]
    step_ms: int = 8


LIVELY = Pace(rest_ms=(20, 60))
SLOW = Pace(rest_ms=(1_250, 1_350))


@dataclass(slots=True, kw_only=True)
class Ways:
    """From each gesture to its frame in milliseconds: to the end of the paint event, and until the window was free."""

    painted_ms: list[float] = field(default_factory=list)
    done_ms: list[float] = field(default_factory=list)

    def add(self, happened: Happened, frame: Frame) -> None:
        """One more gesture."""
        self.painted_ms.append(ms_between(happened.earliest_ns, frame.painted_ns))
        self.done_ms.append(ms_between(happened.earliest_ns, frame.done_ns))


class Sitting:
    """Plays moves. `lifted`: press on a piece; `clock`: press on a clock to the other one running."""

    def __init__(self, table: Table, pointer: Pointer, frames: Frames, pace: Pace, chance: random.Random) -> None:
        self.lifted, self.clock = Ways(), Ways()
        self._table = table
        self._pointer = pointer
        self._frames = frames
        self._pace = pace
        self._chance = chance

    def play(self, moves: Sequence[str]) -> None:
        """Plays half-moves from the beginning of the game."""
        for number, uci in enumerate(moves):
            color = (Color.WHITE, Color.BLACK)[number % 2]
            self._make(uci[:2], uci[2:4])
            self._rest()
            self._complete(color)
            self._rest()

    def _make(self, start: str, end: str) -> None:
        """The piece is pressed, carried and released."""
        table, board = self._table, self._table.board
        at, to = table.square(start), table.square(end)
        self._go_to(at)
        self._frames.expect(board, table.square_rect(start), lambda: board.in_hand == start)
        happened = self._pointer.press(at)
        self.lifted.add(happened, self._frames.wait())
        self._rest()
        for place in way(at, to):
            self._pointer.move(place)
            pause(self._pace.step_ms)
        self._pointer.release(to)
        run_until(lambda: board.in_hand is None and board.placement.at(start) == "")

    def _complete(self, color: Color) -> None:
        """The mover presses his clock."""
        own, other = self._table.face(color), self._table.face(color.other)
        assert not other.picture.mood.is_running
        self._go_to(self._table.middle(own))
        self._frames.expect(other, other.rect(), lambda: other.picture.mood.is_running)
        happened = self._pointer.press(self._table.middle(own))
        self.clock.add(happened, self._frames.wait())
        pause(self._pace.step_ms)
        self._pointer.release(self._table.middle(own))

    def _go_to(self, place: QPoint) -> None:
        """The mouse is where it will press before it presses."""
        self._pointer.move(place)
        pause(self._pace.step_ms)

    def _rest(self) -> None:
        pause(self._chance.randint(*self._pace.rest_ms))


def way(start: QPoint, end: QPoint, steps: int = STEPS) -> list[QPoint]:
    """Places on the way from one to the other, the last one included."""
    return [start + (end - start) * step / steps for step in range(1, steps + 1)]
