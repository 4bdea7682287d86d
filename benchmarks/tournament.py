"""Standings of large events, and random events against the FIDE reference implementation.

Times are the shortest of several, from the decided games to the places, with nothing kept from before: other programs
on the computer only add to them. The painted table of a large event is measured in a part of its own, since it needs
a window.
"""

import argparse
import json
import sys
import time
from dataclasses import replace

from benchmarks.random_events import large_event
from benchmarks.reference import differences
from ladya_desktop.tournament.crosstable import Crosstable
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS
from ladya_desktop.tournament.tie_breaks import standings

SCHOOL_PLAYERS, LARGE_PLAYERS = 24, 200


def took_ms(table: Crosstable, rounds: int) -> float:
    """The shortest time of the standings by the usual list of FIDE."""
    times = []
    for _ in range(rounds):
        fresh = replace(table)
        begun_s = time.perf_counter()
        standings(fresh, FIDE_TIE_BREAKS)
        times.append((time.perf_counter() - begun_s) * 1000)
    return round(min(times), 3)


def compare(events: int) -> dict[str, object]:
    """How many of the first events differ from the reference, and how: at most three of the differences."""
    found = [tuple(differences(seed)) for seed in range(events)]
    differing = [words for words in found if words]
    return {"events": events, "differing": len(differing), "examples": [words[0] for words in differing[:3]]}


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--events", type=int, default=2000)
    options = parser.parse_args()
    figures = {
        "standings_ms": {
            "school": took_ms(large_event(SCHOOL_PLAYERS, cycles=2), options.rounds),
            "large": took_ms(large_event(LARGE_PLAYERS, cycles=1), options.rounds),
        },
        "reference": compare(options.events),
    }
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
