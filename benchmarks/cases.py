"""How long one verdict takes: the cases of the tests in a loop in one process, the start of the program not counted.

A case whose ruling asks whether a side can still mate is told apart: that time is the solver's.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

from ladya_desktop.cases.adjudicate import adjudicate, report
from ladya_desktop.cases.reader import Case, read_case
from ladya_desktop.game.events import MateAssessed

DATA = Path(__file__).parent.parent / "tests" / "cases" / "data"


def cases() -> list[Case]:
    """Every case of the tests."""
    return [read_case(raw) for file in sorted(DATA.glob("*.json")) for raw in json.loads(file.read_bytes())]


def took_ms(case: Case, rounds: int) -> float:
    """The shortest time of one verdict with its report, reading not counted."""
    times = []
    for _ in range(rounds):
        begun_s = time.perf_counter()
        report(adjudicate(case))
        times.append((time.perf_counter() - begun_s) * 1000)
    return min(times)


def asks_solver(case: Case) -> bool:
    """Whether the ruling rests on a possible mate."""
    return any(isinstance(event, MateAssessed) for event in adjudicate(case).events)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    times: dict[str, list[float]] = {"ordinary": [], "with_solver": []}
    for case in cases():
        times["with_solver" if asks_solver(case) else "ordinary"].append(took_ms(case, options.rounds))
    figures = {
        kind: {
            "count": len(each),
            "mean_ms": round(statistics.fmean(each), 3),
            "median_ms": round(statistics.median(each), 3),
            "max_ms": round(max(each), 3),
        }
        for kind, each in times.items()
    }
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
