"""Figures of the start: from the beginning of the process to the first frame, memory then, and what run.py adds.

    python -m benchmarks.startup --runs 7

Prints JSON. The program and an empty window of Qt start in turn, so that what disturbs one disturbs the other. Every
kind of start is made once before, unmeasured, as the second start on a computer is what a school sees each day.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.first_paint import BEGUN
from benchmarks.school import furnish
from benchmarks.summary import ms_between, now_ns, summary
from launcher.environment import find_environment
from launcher.machine import Machine

ROOT = Path(__file__).parent.parent
LONGEST_S = 60


def environ(folder: Path) -> dict[str, str]:
    """The environment of a start: offscreen unless something else is wished, compiled modules kept in the folder."""
    strays = {"PYTHONDONTWRITEBYTECODE"}
    own = {name: value for name, value in os.environ.items() if name not in strays}
    return {"QT_QPA_PLATFORM": "offscreen", **own, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}


def first_paint(arguments: Sequence[str], variables: Mapping[str, str]) -> dict[str, float | None]:
    """What one start says of itself."""
    command = [sys.executable, "-m", "benchmarks.first_paint", *arguments]
    variables = {**variables, BEGUN: str(now_ns())}
    done = subprocess.run(command, env=variables, cwd=ROOT, capture_output=True, timeout=LONGEST_S, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"a start failed: {done.stderr.decode(errors='replace')}")
    said: dict[str, float | None] = json.loads(done.stdout)
    return said


def measure_paints(folder: Path, runs: int) -> dict[str, object]:
    """The three kinds of start in turn."""
    variables = environ(folder)
    furnish(folder / "lived-in")
    kinds = {
        "empty_window": ("empty",),
        "first_day": ("home", str(folder / "first-day")),
        "lived_in": ("home", str(folder / "lived-in")),
    }
    said: dict[str, list[dict[str, float | None]]] = {name: [] for name in kinds}
    for run in range(runs + 1):
        for name, arguments in kinds.items():
            figures = first_paint(arguments, variables)
            if run > 0:
                said[name].append(figures)
    return {name: _summed(all_said) for name, all_said in said.items()}


def _summed(all_said: Sequence[Mapping[str, float | None]]) -> dict[str, object]:
    """Each figure over all starts, but for what this system does not say."""
    values = {key: [each[key] for each in all_said] for key in ("first_paint_ms", "memory_mb")}
    known = {key: [value for value in of_key if value is not None] for key, of_key in values.items()}
    return {key: summary(of_key) for key, of_key in known.items() if of_key}


def measure_launcher(folder: Path, runs: int) -> dict[str, object] | None:
    """What run.py adds to a second start; None if no environment of its own is ready here."""
    environment = find_environment(Machine(), ROOT)
    if not environment.is_ready():
        return None
    variables = environ(folder)
    straight = [str(environment.python), "-P", "-m", "ladya_desktop", "--version"]
    launched = [getattr(sys, "_base_executable", sys.executable), str(ROOT / "run.py"), "--version"]
    took: dict[str, list[float]] = {"straight": [], "launched": []}
    for run in range(runs + 1):
        for name, command in (("straight", straight), ("launched", launched)):
            ms = timed_ms(lambda command=command: _run(command, variables))  # type: ignore[misc]
            if run > 0:
                took[name].append(ms)
    added = [launched_ms - straight_ms for straight_ms, launched_ms in zip(*took.values(), strict=True)]
    return {
        "straight_ms": summary(took["straight"]),
        "launched_ms": summary(took["launched"]),
        "added_ms": summary(added),
    }


def timed_ms(action: Callable[[], object]) -> float:
    """How long an action takes."""
    begun_ns = now_ns()
    action()
    return ms_between(begun_ns, now_ns())


def _run(command: Sequence[str], variables: Mapping[str, str]) -> None:
    subprocess.run(command, env=variables, cwd=ROOT, stdout=subprocess.DEVNULL, timeout=LONGEST_S, check=True)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    begun_s = time.monotonic()
    with TemporaryDirectory() as name:
        found = {**measure_paints(Path(name), options.runs), "launcher": measure_launcher(Path(name), options.runs)}
    print(json.dumps({**found, "seconds": round(time.monotonic() - begun_s, 1)}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
