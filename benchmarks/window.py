"""Figures of the window: from a press to the frame that shows it, the heartbeat, syncs for each move, the bare floor.

    python -m benchmarks.window --presses 300

Prints JSON. Games are played in the real window over a store on the disk, by a mouse at the level of the window system;
with `--pointer xtest` by the X server's test extension, as from outside the program.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from benchmarks.bare_board import SQUARE_PX, BareBoard
from benchmarks.disk import SLOW_SYNC_S, Disk
from benchmarks.frames import Frames, pause, run_until
from benchmarks.heartbeat import Heartbeat
from benchmarks.moves import long_game
from benchmarks.pointers import Pointer, TestPointer
from benchmarks.sitting import LIVELY, SLOW, Pace, Sitting, Ways
from benchmarks.summary import summary
from benchmarks.table import dressed_application, laid_table
from ladya_desktop.game.by_color import COLORS
from ladya_desktop.ui.surroundings import Surroundings, real_surroundings

QUIET_S = 0.2

MakePointer = Callable[[QWindow], Pointer]


class Played:
    """What was measured over some games played one after another at one pace, on a disk of one speed."""

    def __init__(self, folder: Path, make_pointer: MakePointer, *, added_s: float, pace: Pace, seed: int) -> None:
        self.lifted, self.clock = Ways(), Ways()
        self.half_moves = self.syncs = 0
        self._heartbeat = Heartbeat()
        self._folder = folder
        self._make_pointer = make_pointer
        self._added_s = added_s
        self._pace = pace
        self._chance = random.Random(seed)
        self._games = 0

    def play(self, half_moves: int, *, beats: bool) -> None:
        """Plays so many half-moves, beginning a new game where one is over."""
        while half_moves > 0:
            moves = long_game()[:half_moves]
            self._play_game(moves, beats=beats)
            half_moves -= len(moves)

    def figures(self) -> dict[str, object]:
        """Everything as JSON wants it."""
        found: dict[str, object] = {
            "lifted_ms": summary(self.lifted.painted_ms),
            "lifted_until_free_ms": summary(self.lifted.done_ms),
            "clock_ms": summary(self.clock.painted_ms),
            "clock_until_free_ms": summary(self.clock.done_ms),
            "half_moves": self.half_moves,
            "syncs_per_move": round(self.syncs / self.half_moves, 2),
        }
        if self._heartbeat.gaps_ms:
            found["heartbeat_ms"] = summary(self._heartbeat.gaps_ms)
        return found

    def _play_game(self, moves: list[str], *, beats: bool) -> None:
        disk = Disk(added_s=self._added_s)
        self._games += 1
        folder = self._folder / str(self._games)
        with laid_table(folder, sync=disk.sync, surroundings=_surroundings()) as table:
            frames = Frames(table.board, *(table.face(color) for color in COLORS))
            pointer = self._make_pointer(table.handle)
            table.start(pointer)
            sitting = Sitting(table, pointer, frames, self._pace, self._chance)
            _wait_for_quiet(disk)
            before = len(disk.syncs)
            if beats:
                with self._heartbeat.beating():
                    sitting.play(moves)
            else:
                sitting.play(moves)
            _wait_for_quiet(disk)
            self.syncs += len(disk.syncs) - before
        self.half_moves += len(moves)
        for kept, new in ((self.lifted, sitting.lifted), (self.clock, sitting.clock)):
            kept.painted_ms.extend(new.painted_ms)
            kept.done_ms.extend(new.done_ms)


def _surroundings() -> Surroundings:
    """The real ones; the stamps of Qt's test events mean nothing."""
    return replace(real_surroundings(), trusts_stamps=QGuiApplication.platformName() == "xcb")


def _handle(window: QWidget) -> QWindow:
    handle = window.windowHandle()
    assert handle is not None
    return handle


def _wait_for_quiet(disk: Disk) -> None:
    """Until what was written is synced: at least one sync, and none for a while."""
    pause(1000 * QUIET_S)
    run_until(lambda: bool(disk.syncs) and time.perf_counter() - disk.syncs[-1][1] > QUIET_S)


def measure_floor(make_pointer: MakePointer, presses: int) -> dict[str, object]:
    """The same press on the bare board."""
    dressed_application()
    ways, board = Ways(), BareBoard()
    frames = Frames(board)
    board.show()
    run_until(lambda: board.isVisible() and _handle(board).isExposed())
    pointer = make_pointer(_handle(board))
    for number in range(presses):
        column, row = number * 3 % 8, number * 5 % 8
        rect = board.rect_of(column, row)
        frames.expect(board, rect, lambda square=(column, row): board.pressed == square)  # type: ignore[misc]
        happened = pointer.press(rect.center())
        ways.add(happened, frames.wait())
        pointer.release(rect.center())
        pause(5)
    board.close()
    return {"square_px": SQUARE_PX, "press_ms": summary(ways.painted_ms), "until_free_ms": summary(ways.done_ms)}


def measure(folder: Path, make_pointer: MakePointer, *, presses: int, slow_moves: int, seed: int) -> dict[str, object]:
    """All figures of the window."""

    def played(name: str, half_moves: int, *, added_s: float, pace: Pace, beats: bool) -> dict[str, object]:
        games = Played(folder / name, make_pointer, added_s=added_s, pace=pace, seed=seed)
        games.play(half_moves, beats=beats)
        return games.figures()

    some = (presses + 1) // 2  # hundreds of beats for each of them
    return {
        "platform": QGuiApplication.platformName(),
        "floor": measure_floor(make_pointer, presses),
        "lively": played("lively", presses, added_s=0, pace=LIVELY, beats=False),
        "heartbeat": played("heartbeat", some, added_s=0, pace=LIVELY, beats=True),
        "slow_syncs": played("slow-syncs", some, added_s=SLOW_SYNC_S, pace=LIVELY, beats=True),
        "slow_play": played("slow-play", slow_moves, added_s=0, pace=SLOW, beats=False),
    }


def pointer_maker(kind: str) -> MakePointer:
    """How hands enter: "test" or "xtest"."""
    if kind == "test":
        return TestPointer
    from benchmarks.xtest import XtestPointer

    return XtestPointer


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--slow-moves", type=int, default=8)
    parser.add_argument("--pointer", choices=("test", "xtest"), default="test")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    dressed_application()
    with TemporaryDirectory() as name:
        found = measure(
            Path(name),
            pointer_maker(options.pointer),
            presses=options.presses,
            slow_moves=options.slow_moves,
            seed=options.seed,
        )
    print(json.dumps({"seed": options.seed, **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
