"""Eight hours of play in one program: whether its memory grows and whether a paint is ever missed.

    python -m benchmarks.long_day --hours 8

Prints JSON. Real widgets over a store on the disk; the hours are those of a clock that the measurement moves on, the
gestures real events. Games follow each other as on a school day: each is begun from the home screen and left again.
Every gesture names what has to be painted after it. Memory is compared with what was held after the warm-up.
"""

import argparse
import ctypes
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.first_paint import memory_mb
from benchmarks.frames import Frames, pause
from benchmarks.moves import long_game
from benchmarks.pointers import TestPointer
from benchmarks.sitting import way
from benchmarks.table import PLAYERS, Table, running_program
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.surroundings import Surroundings

HOUR_MS = 3_600_000
THINK_MS = (2_000, 9_000)
GAME_HALF_MOVES = 80
WARM_UP_PART = 0.15
STEPS = 2


@dataclass(slots=True)
class SimulatedTime:
    """Hours that pass when the measurement says so."""

    now_ms: int = 1_000_000
    begun_unix_ms: int = 1_808_485_200_000

    def surroundings(self) -> Surroundings:
        """What the program reads."""
        return Surroundings(
            monotonic_ms=lambda: self.now_ms,
            unix_ms=lambda: self.begun_unix_ms + self.now_ms,
            new_seed=lambda: 7,
            trusts_stamps=False,
        )


@dataclass(slots=True)
class Tally:
    """`expected` are the paints that gestures have to cause, `missed` those that did not come."""

    expected: int = 0
    missed: int = 0
    half_moves: int = 0


class Day:
    """Plays at one table; keeps nothing of it afterwards."""

    def __init__(self, table: Table, simulated: SimulatedTime, chance: random.Random, tally: Tally) -> None:
        self._tally = tally
        self._table = table
        self._simulated = simulated
        self._chance = chance
        self._pointer = TestPointer(table.handle)

    def play_game(self) -> None:
        """One game from its start cover to the home screen."""
        table = self._table
        table.start(self._pointer)
        frames = Frames(table.board, *(table.face(color) for color in COLORS))
        for number, uci in enumerate(long_game()[:GAME_HALF_MOVES]):
            self._carry(frames, uci[:2], uci[2:4])
            self._simulated.now_ms += self._chance.randint(*THINK_MS)
            self._complete(frames, (Color.WHITE, Color.BLACK)[number % 2])
            self._tally.half_moves += 1
        table.resign(Color.WHITE, self._pointer)

    def _carry(self, frames: Frames, start: str, end: str) -> None:
        table, board = self._table, self._table.board
        at, to = table.square(start), table.square(end)
        self._pointer.move(at)
        self._paints(frames, board, table.square_rect(start), lambda: board.in_hand == start, lambda: self._press(at))
        for place in way(at, to, STEPS):
            self._paints(frames, board, board.rect(), lambda: True, lambda place=place: self._pointer.move(place))  # type: ignore[misc]
        self._paints(
            frames, board, table.square_rect(end), lambda: board.in_hand is None, lambda: self._pointer.release(to)
        )

    def _complete(self, frames: Frames, color: Color) -> None:
        own, other = self._table.face(color), self._table.face(color.other)
        place = self._table.middle(own)
        self._pointer.move(place)
        self._paints(frames, other, other.rect(), lambda: other.picture.mood.is_running, lambda: self._press(place))
        self._pointer.release(place)

    def _press(self, place: QPoint) -> None:
        self._pointer.press(place)

    def _paints(
        self, frames: Frames, widget: QWidget, rect: QRect, shows: Callable[[], bool], act: Callable[[], object]
    ) -> None:
        frames.expect(widget, rect, shows)
        self._tally.expected += 1
        act()
        try:
            frames.wait()
        except TimeoutError:
            self._tally.missed += 1


def held_mb() -> float:
    """What is held when everything that can be given back is given back."""
    pause(50)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    return memory_mb() or 0.0


def measure(folder: Path, hours: float, seed: int) -> dict[str, object]:
    """Plays for so many hours of the simulated clock."""
    chance, simulated, memories = random.Random(seed), SimulatedTime(), list[tuple[float, float]]()
    begun_ms, begun_s = simulated.now_ms, time.monotonic()
    until_ms = begun_ms + round(hours * HOUR_MS)
    tally = Tally()
    with running_program(folder, sync=sync_file, surroundings=simulated.surroundings()) as running:
        while simulated.now_ms < until_ms:
            table = running.begin(FreeGame(players=PLAYERS, time_control="3600+5"))
            Day(table, simulated, chance, tally).play_game()
            running.leave(table)
            del table
            memories.append(((simulated.now_ms - begun_ms) / (until_ms - begun_ms), held_mb()))
    warm_mb = next(mb for part, mb in memories if part >= WARM_UP_PART or part == memories[-1][0])
    return {
        "simulated_hours": hours,
        "seconds": round(time.monotonic() - begun_s, 1),
        "games": len(memories),
        "half_moves": tally.half_moves,
        "paints_expected": tally.expected,
        "paints_missed": tally.missed,
        "memory_warm_mb": warm_mb,
        "memory_end_mb": memories[-1][1],
        "memory_growth_percent": round(100 * (memories[-1][1] / warm_mb - 1), 2),
        "memory_by_game_mb": [mb for _, mb in memories],
    }


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as name:
        found = measure(Path(name), options.hours, options.seed)
    print(json.dumps({"seed": options.seed, **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
