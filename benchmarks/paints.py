"""How long painting takes: the whole board at 4K, and each step of a drag with its handler while the clocks run.

    python -m benchmarks.paints --repaints 200 --half-moves 40

Prints JSON. Drawn into memory, offscreen: what the computer's own screen adds is in `benchmarks.pixels`.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from benchmarks.frames import pause, run_until
from benchmarks.moves import long_game
from benchmarks.pointers import TestPointer
from benchmarks.sitting import way
from benchmarks.summary import ms_between, now_ns, summary
from benchmarks.table import Table, laid_table
from ladya_desktop.game.by_color import Color
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.ui.surroundings import real_surroundings

FULL_4K_PX, FULL_HD_PX = (3840, 2160), (1920, 1080)
STEPS = 8
REST_MS = (10, 30)


class Paints(QObject):
    """Times the paint events of a widget by handing them on itself."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.took_ms: list[float] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hands a paint event on."""
        if not isinstance(event, QPaintEvent):
            return False
        begun_ns = now_ns()
        watched.event(event)
        self.took_ms.append(ms_between(begun_ns, now_ns()))
        return True


def measure_repaints(folder: Path, repaints: int) -> dict[str, object]:
    """The whole board, again and again, as large as a 4K screen lets it be."""
    with laid_table(folder, sync=sync_file, surroundings=real_surroundings(), size_px=FULL_4K_PX) as table:
        table.start(TestPointer(table.handle))
        pause(200)
        board = table.board
        paints = Paints(board)
        for _ in range(repaints + 1):
            board.repaint()
            pause(1)
        return {"board_px": [board.width(), board.height()], "repaint_ms": summary(paints.took_ms[1:])}


def measure_drags(folder: Path, half_moves: int, seed: int) -> dict[str, object]:
    """Each step of the mouse with a piece in the hand: its handler and every paint it causes."""
    chance, steps_ms = random.Random(seed), list[float]()
    with laid_table(folder, sync=sync_file, surroundings=real_surroundings(), size_px=FULL_HD_PX) as table:
        pointer = TestPointer(table.handle)
        table.start(pointer)
        for number, uci in enumerate(long_game()[:half_moves]):
            steps_ms.extend(_drag(table, pointer, uci, chance))
            face = table.face((Color.WHITE, Color.BLACK)[number % 2])
            place = table.middle(face)
            for gesture in (pointer.move, pointer.press, pointer.release):
                gesture(place)
                pause(chance.randint(*REST_MS))
    return {"step_ms": summary(steps_ms)}


def _drag(table: Table, pointer: TestPointer, uci: str, chance: random.Random) -> list[float]:
    start, end = table.square(uci[:2]), table.square(uci[2:4])
    found = []
    pointer.move(start)
    pointer.press(start)
    pause(chance.randint(*REST_MS))
    for place in way(start, end, STEPS):
        begun_ns = now_ns()
        pointer.move(place)
        QCoreApplication.processEvents()
        found.append(ms_between(begun_ns, now_ns()))
        pause(chance.randint(*REST_MS))
    pointer.release(end)
    run_until(lambda: table.board.in_hand is None)
    return found


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repaints", type=int, default=200)
    parser.add_argument("--half-moves", type=int, default=40)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        repaints = measure_repaints(Path(name) / "repaints", options.repaints)
        drags = measure_drags(Path(name) / "drags", options.half_moves, options.seed)
    print(json.dumps({"seed": options.seed, "board_at_4k": repaints, "drag": drags}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
