"""All measurements of the program, one after another; a table at the end, exit code 1 if a limit is missed.

    python3 run.py bench
    python3 run.py bench --quick --json figures.json
    python3 run.py bench laws
    python3 run.py bench tournament
    python3 run.py bench screen

The full run takes about a quarter of an hour, ten minutes of which the chess clock runs. `--x11` measures the window
and the clock once more with the real events of an X server, the one there is or one of its own (Linux, Xvfb).

`laws` measures the rulings alone: verdict cases, the solver, and the window while the solver works. The positions of
the solver are those of the folder that LADYA_SHARED names; without it that part is left out, and the table says so.

`screen` measures what is seen: the start from outside in pairs with a floor, real presses to changed pixels (both on an
X server of its own; left out without Xvfb), painting, a teacher's move on the window of the class, the opening of every
lesson and of the teacher's board, the load of a running clock, a day of eight simulated hours. With
LADYA_SHARED the floor is `tools/floor.py widget --bench hold` of that folder.

`tournament` measures standings, compares random events with the FIDE reference implementation, and paints and scrolls
the table of a large event.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.figures import missed, table
from benchmarks.framebuffer import has_own_screen
from benchmarks.limits import SECTIONS

ROOT = Path(__file__).parent.parent
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
LONGEST_S = 1_800
QUICK_CLOCK_MINUTES, CLOCK_MINUTES = 1 / 3, 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A measurement in a process of its own; `name` is where its figures stand in the report."""

    name: str
    module: str
    arguments: tuple[str, ...] = ()
    variables: Mapping[str, str] = field(default_factory=dict)


def parts(*, is_quick: bool, clock_minutes: float) -> tuple[Part, ...]:
    """The measurements in their order, the long one last."""
    presses, slow_moves = (16, 1) if is_quick else (336, 8)
    return (
        Part(name="kill", module="kill", arguments=("--kills", "8" if is_quick else "200")),
        Part(name="store", module="store", arguments=("--games", "5", "--quick") if is_quick else ()),
        Part(name="startup", module="startup", arguments=("--runs", "2" if is_quick else "7")),
        Part(
            name="window",
            module="window",
            arguments=("--presses", str(presses), "--slow-moves", str(slow_moves)),
            variables=OFFSCREEN,
        ),
        Part(name="clock", module="clock", arguments=("--minutes", str(clock_minutes)), variables=OFFSCREEN),
    )


def parts_of_laws(*, is_quick: bool) -> tuple[Part, ...]:
    """The measurements of the rulings."""
    rounds, presses, sample = ("1", "16", ("--sample", "40")) if is_quick else ("3", "336", ())
    shared = os.environ.get("LADYA_SHARED")
    solver = Part(name="winnability", module="winnability", arguments=("--shared", shared or "", *sample))
    return (
        Part(name="cases", module="cases", arguments=("--rounds", rounds)),
        *((solver,) if shared else ()),
        Part(
            name="solver_aside",
            module="solver_aside",
            arguments=("--presses", presses),
            variables=OFFSCREEN,
        ),
    )


def parts_of_tournament(*, is_quick: bool) -> tuple[Part, ...]:
    """The measurements of tournaments. One that paints takes `variables=OFFSCREEN`."""
    rounds, events, steps = ("3", "20", "60") if is_quick else ("20", "2000", "600")
    return (
        Part(name="tournament", module="tournament", arguments=("--rounds", rounds, "--events", events)),
        Part(name="painted_table", module="painted_table", arguments=("--steps", steps), variables=OFFSCREEN),
    )


def parts_of_screen(*, is_quick: bool, has_screen: bool) -> tuple[Part, ...]:
    """The measurements of what is seen; two of them need a screen of their own."""
    pairs, moves, repaints, drags, seconds, hours = (
        ("2", "6", "20", "4", "4", "0.2") if is_quick else ("21", "60", "200", "40", "60", "8")
    )
    mirrored, lessons = ("50", ("--lessons", "8")) if is_quick else ("500", ())
    shared = os.environ.get("LADYA_SHARED")
    tool = f"{sys.executable} {Path(shared) / 'tools' / 'floor.py'} widget --bench hold" if shared else ""
    floor = ("--floor", tool) if tool else ()
    seen = (
        Part(name="start_pairs", module="start_pairs", arguments=("--pairs", pairs, *floor)),
        Part(name="pixels", module="pixels", arguments=("--half-moves", moves)),
    )
    return (
        *(seen if has_screen else ()),
        Part(
            name="paints",
            module="paints",
            arguments=("--repaints", repaints, "--half-moves", drags),
            variables=OFFSCREEN,
        ),
        Part(name="projector_mirror", module="projector_mirror", arguments=("--runs", mirrored), variables=OFFSCREEN),
        Part(name="lessons", module="lessons", arguments=lessons, variables=OFFSCREEN),
        Part(name="clock_load", module="clock_load", arguments=("--seconds", seconds), variables=OFFSCREEN),
        Part(name="long_day", module="long_day", arguments=("--hours", hours), variables=OFFSCREEN),
    )


def parts_on_x11(ordinary: Iterable[Part], display: str) -> Iterator[Part]:
    """The window and the clock once more."""
    options = {"window": ("--pointer", "xtest"), "clock": ("--hands", "xtest")}
    for part in ordinary:
        if part.name in options:
            yield Part(
                name=f"{part.name}_x11",
                module=part.module,
                arguments=(*part.arguments, *options[part.name]),
                variables={"QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
            )


def run(part: Part) -> dict[str, object]:
    """What the part prints; an `error` if it fails."""
    command = [sys.executable, "-m", f"benchmarks.{part.module}", *part.arguments]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **part.variables},
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=LONGEST_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return {"error": f"took longer than {LONGEST_S} s"}
    if not done.stdout.strip():
        return {"error": done.stderr}
    said: dict[str, object] = json.loads(done.stdout)
    return said


def run_all(all_parts: Iterable[Part]) -> dict[str, object]:
    """Runs the parts and says how it goes; their figures by name."""
    report: dict[str, object] = {}
    for part in all_parts:
        begun_s = time.monotonic()
        print(f"{part.name} ...", end=" ", flush=True)
        figures = run(part)
        report[part.name] = figures
        print(f"{time.monotonic() - begun_s:.0f} s", figures.get("error", ""), flush=True)
    return report


def computer() -> dict[str, object]:
    """On what it was measured; `load` is how many programs wanted the processor in the last minute."""
    load = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "processors": os.cpu_count(),
        "load": load,
    }


def main() -> int:
    """The command; returns its exit code."""
    options = _options()
    before = computer()
    clock_minutes = options.clock_minutes or (QUICK_CLOCK_MINUTES if options.quick else CLOCK_MINUTES)
    match options.what:
        case "laws":
            asked = parts_of_laws(is_quick=options.quick)
        case "screen":
            asked = parts_of_screen(is_quick=options.quick, has_screen=has_own_screen())
        case "tournament":
            asked = parts_of_tournament(is_quick=options.quick)
        case _:
            asked = parts(is_quick=options.quick, clock_minutes=clock_minutes)
    chosen = [part for part in asked if not options.only or part.name in options.only]
    if options.what == "laws" and "LADYA_SHARED" not in os.environ:
        print("winnability left out: LADYA_SHARED names no folder with its positions", flush=True)
    if options.what == "screen" and not has_own_screen():
        print("start_pairs and pixels left out: they need Linux with Xvfb", flush=True)
    with ExitStack() as stack:
        if options.x11:
            from benchmarks.xtest import x_server

            chosen.extend(parts_on_x11(tuple(chosen), stack.enter_context(x_server())))
        report = run_all(chosen)
    report["computer"] = {**before, "load_after": computer()["load"]}
    return _tell(report, {part.name for part in chosen}, options.json)


def _options() -> argparse.Namespace:
    description, _, more = str(__doc__).partition("\n")
    parser = argparse.ArgumentParser(
        prog="run.py bench",
        description=description,
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", nargs="?", choices=("all", "laws", "tournament", "screen"), default="all")
    parser.add_argument(
        "--quick", action="store_true", help="fewer of everything, less than a minute; for a first look"
    )
    parser.add_argument("--clock-minutes", type=float, help="how long the chess clock runs (10; 1/3 with --quick)")
    known = (
        *parts(is_quick=True, clock_minutes=1),
        *parts_of_laws(is_quick=True),
        *parts_of_tournament(is_quick=True),
        *parts_of_screen(is_quick=True, has_screen=True),
    )
    parser.add_argument("--only", nargs="+", choices=[part.name for part in known])
    parser.add_argument("--x11", action="store_true", help="also with the real events of an X server")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also writes all figures here")
    return parser.parse_args()


def _tell(report: Mapping[str, object], measured: set[str], file: Path | None) -> int:
    """Prints the table, writes the file; 1 if a limit was missed or a measurement failed."""
    sections = [section for section in SECTIONS if section.part in measured]
    failures = missed(sections, report)
    print(table(sections, report))
    print("\ncomputer:", json.dumps(report["computer"]))
    print("every limit is kept" if not failures else f"missed: {', '.join(failures)}")
    if file is not None:
        file.write_text(json.dumps({**report, "missed": failures}, indent=2) + "\n", encoding="utf-8")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
