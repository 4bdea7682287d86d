"""Whether the chess clock charges what has passed: games at random speed while other programs want the processor.

    python -m benchmarks.clock --minutes 10

Prints JSON. Hands press from a thread of their own, whatever the window is doing, and stamp their events as a window
system does (with `--hands xtest` an X server does it); the program runs in its real surroundings. The time charged is
read from the store and held against the monotonic clock at each press. Where the instant of a press is known only
within a span, a charge that the spans allow is no error; how wide they are is said as `blur_ms`.
"""

import argparse
import json
import random
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QGuiApplication

from benchmarks.charges import Comparison, charges
from benchmarks.disk import Disk
from benchmarks.frames import pause, run_until
from benchmarks.load import busy_programs
from benchmarks.moves import long_game
from benchmarks.pointers import Pointer, StampedPointer
from benchmarks.sitting import way
from benchmarks.summary import NS_IN_MS, Happened, now_ns, summary
from benchmarks.table import Table, laid_table
from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.surroundings import real_surroundings

BUSY_PROGRAMS = 2
THINK_S = (0.05, 2.5)
STEP_S = 0.015
FEWEST_PRESSES = 3
PAINT_EVERY_MS = 16
SETTLE_MS = 10_000


class Player:
    """Plays both sides at random speed, without looking, until time is over; `presses` are those of the clocks."""

    def __init__(self, table: Table, pointer: Pointer, chance: random.Random) -> None:
        self.presses: list[Happened] = []
        self._moves = [(table.square(uci[:2]), table.square(uci[2:4])) for uci in long_game()]
        self._faces = [table.middle(table.face(color)) for color in (Color.WHITE, Color.BLACK)]
        self._pointer = pointer
        self._chance = chance

    def play(self, until_ns: int) -> None:
        """Plays one game, at most to its end; a few half-moves even if there is no time."""
        for number, (start, end) in enumerate(self._moves):
            if now_ns() > until_ns and number >= FEWEST_PRESSES:
                return
            self._carry(start, end)
            time.sleep(self._chance.uniform(*THINK_S))
            self.presses.append(self._click(self._faces[number % 2]))
            time.sleep(STEP_S)

    def _carry(self, start: QPoint, end: QPoint) -> None:
        self._pointer.press(start)
        for place in way(start, end):
            time.sleep(STEP_S)
            self._pointer.move(place)
        self._pointer.release(end)

    def _click(self, place: QPoint) -> Happened:
        happened = self._pointer.press(place)
        time.sleep(STEP_S)
        self._pointer.release(place)
        return happened


def play_in_thread(player: Player, until_ns: int) -> None:
    """The player has a thread of his own; the window's event loop runs meanwhile."""
    thread = threading.Thread(target=player.play, args=(until_ns,), name="hands")
    thread.start()
    while thread.is_alive():
        pause(20)
    thread.join()


def measure(folder: Path, hands: str, *, seconds: float, seed: int) -> dict[str, object]:
    """Plays games for so long and compares every charge."""
    chance, comparison, games = random.Random(seed), Comparison(), 0
    until_ns = now_ns() + round(seconds * 1000 * NS_IN_MS)
    with busy_programs(BUSY_PROGRAMS, longest_s=seconds + 60):
        while now_ns() < until_ns:
            games += 1
            _play_game(folder / str(games), hands, chance, until_ns, comparison)
    return {
        "hands": hands,
        "platform": QGuiApplication.platformName(),
        "seconds": seconds,
        "games": games,
        "presses": len(comparison.errors_ms),
        "error_ms": summary(comparison.errors_ms, digits=3),
        "blur_ms": summary(comparison.blurs_ms, digits=3),
        "handled_late_ms": summary(comparison.late_ms),
        "drift_ms": round(comparison.charged_ms - comparison.passed_ms, 3),
    }


def _play_game(folder: Path, hands: str, chance: random.Random, until_ns: int, comparison: Comparison) -> None:
    disk = Disk(added_s=0)
    with laid_table(folder, sync=disk.sync, surroundings=real_surroundings()) as table:
        pointer = _pointer(hands, table)
        table.start(pointer)
        painting = QTimer()
        painting.timeout.connect(table.window.update)
        painting.start(PAINT_EVERY_MS)
        player = Player(table, pointer, chance)
        play_in_thread(player, until_ns)
        run_until(lambda: len(charges(table.rows())) == len(player.presses), SETTLE_MS)
        comparison.add_game(charges(table.rows()), player.presses)


def _pointer(hands: str, table: Table) -> Pointer:
    if hands == "stamped":
        return StampedPointer(table.handle)
    from benchmarks.xtest import XtestPointer

    return XtestPointer(table.handle)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--hands", choices=("stamped", "xtest"), default="stamped")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        found = measure(Path(name), options.hands, seconds=60 * options.minutes, seed=options.seed)
    print(json.dumps({"seed": options.seed, **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
