"""What a running clock of two players costs the processor: whole seconds shown, and tenths shown.

    python -m benchmarks.clock_load --seconds 60

Prints JSON: the processor time of this process in percent of one core while nobody touches anything. Tenths are shown
in the last ten seconds only, so they are measured over as many short games as it takes.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QGuiApplication

from benchmarks.frames import pause
from benchmarks.pointers import TestPointer
from benchmarks.summary import summary
from benchmarks.table import laid_table
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.ui.surroundings import real_surroundings

SETTLE_MS = 1_500
TENTHS_CONTROL, TENTHS_S = "10", 7.0


def load_percent(folder: Path, time_control: str, seconds: float) -> float:
    """One game, its clock running untouched for so long."""
    surroundings = real_surroundings()
    with laid_table(folder, sync=sync_file, surroundings=surroundings, time_control=time_control) as table:
        table.start(TestPointer(table.handle))
        pause(SETTLE_MS)
        used_s, begun_s = time.process_time(), time.monotonic()
        pause(seconds * 1000)
        return 100 * (time.process_time() - used_s) / (time.monotonic() - begun_s)


def measure(folder: Path, seconds: float) -> dict[str, object]:
    """Both faces."""
    whole = load_percent(folder / "seconds", "3600", seconds)
    games = max(round(seconds / TENTHS_S / 2), 1)
    short_s = min(TENTHS_S, seconds)
    tenths = [load_percent(folder / f"tenths-{number}", TENTHS_CONTROL, short_s) for number in range(games)]
    return {
        "platform": QGuiApplication.platformName(),
        "seconds_shown_percent": round(whole, 3),
        "tenths_shown_percent": summary(tenths, digits=3),
    }


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        print(json.dumps(measure(Path(name), options.seconds), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
