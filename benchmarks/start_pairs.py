"""The start seen from outside: from the beginning of the process to the last pixel that changes, and memory held then.

    python -m benchmarks.start_pairs --pairs 21

Prints JSON. The program and the floor start in turn on one screen, so that what disturbs one disturbs the other, and
what is said is the ratio within each pair. Every kind is started once before, unmeasured: modules are compiled then.
The floor is `benchmarks.floor`, or the program given as `--floor`. Memory is looked at in the last pairs, after the
program had time to import what lies behind its first screen.
"""

import argparse
import json
import os
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.framebuffer import Screen, own_screen, program_on
from benchmarks.summary import summary

ROOT = Path(__file__).parent.parent
SIZE_PX = (1280, 800)
QUIET_S, LONGEST_S, IDLE_S = 1.0, 30.0, 4.0
WITH_MEMORY = 3
OURS = (sys.executable, "-m", "ladya_desktop")
FLOOR = (sys.executable, "-m", "benchmarks.floor")


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """One start; `memory_mb` is None where it was not looked at."""

    first_ms: float
    settled_ms: float
    memory_mb: float | None


def started(screen: Screen, command: Sequence[str], variables: Mapping[str, str], *, has_memory: bool) -> Start:
    """Starts a program, looks, and ends it. Raises RuntimeError if it never shows anything."""
    processes = []

    def begin() -> None:
        processes.append(running.__enter__())

    running = program_on(screen, command, variables, ROOT)
    try:
        change = screen.change_after(begin, None, quiet_s=QUIET_S, longest_s=LONGEST_S)
        if change is None:
            raise RuntimeError(f"{shlex.join(command)} shows nothing")
        if has_memory:
            time.sleep(IDLE_S)
        memory_mb = resident_mb(processes[0].pid) if has_memory else None
    finally:
        running.__exit__(None, None, None)
    screen.change_after(lambda: None, None, quiet_s=0.2, longest_s=0.4)  # the window goes
    return Start(first_ms=change.first_ms, settled_ms=change.last_ms, memory_mb=memory_mb)


def resident_mb(process_id: int) -> float:
    """What a process holds in memory now."""
    status = Path(f"/proc/{process_id}/status").read_text(encoding="ascii")
    kb = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kb) / 1024


def variables_of(folder: Path, kind: str) -> dict[str, str]:
    """Where a kind of start keeps its files; compiled modules are kept for all of them together."""
    home = folder / kind
    home.mkdir(parents=True, exist_ok=True)
    strays = {name: "" for name in os.environ if name == "PYTHONDONTWRITEBYTECODE" or name.startswith("XDG_")}
    return {
        **strays,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_RUNTIME_DIR": str(home),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }


def measure(folder: Path, pairs: int, floor: Sequence[str], kinds: Sequence[str]) -> dict[str, object]:
    """All pairs; of each kind the ratios to the floor started just before it."""
    if "lived_in" in kinds:
        from benchmarks.school import furnish

        furnish(folder / "lived_in" / "data" / "ladya-desktop")
    found: dict[str, list[Start]] = {"floor": [], **{kind: [] for kind in kinds}}
    with own_screen(*SIZE_PX) as screen:
        for number in range(pairs + 1):
            has_memory = number > pairs - WITH_MEMORY
            for kind, all_found in found.items():
                command = floor if kind == "floor" else OURS
                start = started(screen, command, variables_of(folder, kind), has_memory=has_memory)
                if number > 0:
                    all_found.append(start)
    return {"floor": _summed(found["floor"]), **{kind: _compared(found[kind], found["floor"]) for kind in kinds}}


def _summed(starts: Sequence[Start]) -> dict[str, object]:
    memories = [each.memory_mb for each in starts if each.memory_mb is not None]
    return {
        "first_pixel_ms": summary([each.first_ms for each in starts]),
        "settled_ms": summary([each.settled_ms for each in starts]),
        "memory_mb": summary(memories),
    }


def _compared(starts: Sequence[Start], floors: Sequence[Start]) -> dict[str, object]:
    pairs = list(zip(starts, floors, strict=True))
    memories = [
        ours.memory_mb / floor.memory_mb
        for ours, floor in pairs
        if ours.memory_mb is not None and floor.memory_mb is not None
    ]
    return {
        **_summed(starts),
        "settled_ratio": summary([ours.settled_ms / floor.settled_ms for ours, floor in pairs]),
        "memory_ratio": summary(memories),
    }


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=21)
    parser.add_argument("--floor", help="another floor: a command")
    parser.add_argument("--kinds", nargs="+", choices=("first_day", "lived_in"), default=["first_day", "lived_in"])
    options = parser.parse_args()
    floor = shlex.split(options.floor) if options.floor else FLOOR
    with TemporaryDirectory() as name:
        found = measure(Path(name), options.pairs, floor, options.kinds)
    print(json.dumps({"floor_program": shlex.join(floor[1:]), **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
