"""From a press to the frame that shows it while the solver works beside the window, in a process of its own.

    python -m benchmarks.solver_aside --presses 300

Prints JSON. The process is asked about positions it cannot settle quickly, one after another, all the time.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from tempfile import TemporaryDirectory
from threading import Thread

from PySide6.QtGui import QGuiApplication

from benchmarks.pointers import TestPointer
from benchmarks.sitting import LIVELY
from benchmarks.table import dressed_application
from benchmarks.window import Played

HARD = "bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w - - 0 1"
"""Everything blocked at home: the solver has a full board to think about."""
_COMMAND = (sys.executable, "-m", "ladya_desktop", "can-mate", "--limit", "2")


@contextmanager
def solver_at_work() -> Iterator[Popen[str]]:
    """A solver that has more to do until the end of the block."""
    with Popen(_COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, text=True) as process:
        feeder = Thread(target=_feed, args=(process,), daemon=True)
        feeder.start()
        try:
            yield process
        finally:
            process.kill()
            feeder.join(timeout=5)


def _feed(process: Popen[str]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        while True:
            process.stdin.write(f"{HARD}\n")
            process.stdin.flush()
            if not process.stdout.readline():
                return
    except (BrokenPipeError, ValueError):  # the process was ended
        return


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    options = parser.parse_args()
    dressed_application()
    with TemporaryDirectory() as name:
        found: dict[str, object] = {"seed": options.seed, "platform": QGuiApplication.platformName()}
        for kind in ("without", "with_solver"):
            games = Played(Path(name) / kind, TestPointer, added_s=0, pace=LIVELY, seed=options.seed)
            if kind == "without":
                games.play(options.presses, beats=False)
            else:
                with solver_at_work() as process:
                    games.play(options.presses, beats=False)
                    assert process.poll() is None, "the solver has not worked all the time"
            found[kind] = games.figures()
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
