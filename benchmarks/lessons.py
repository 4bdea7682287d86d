"""How long it takes to open what a lesson begins with: the list, each lesson of the course, the teacher's board.

Each figure is the time from the press until the new screen is laid out and painted in its window of 1366 by 768, with
everything imported that is imported while the list is looked at; on the clock (`wall_ms`) and by the processor's time
(`cpu_ms`), which other programs do not lengthen. "First" is the first opening in the life of the program.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from benchmarks.disk import Disk
from benchmarks.frames import run_until
from benchmarks.summary import NS_IN_MS, ms_between, now_ns, summary
from benchmarks.table import Running, running_program
from ladya_desktop.ui.lessons import course_screen
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.surroundings import real_surroundings


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """One opening."""

    wall_ms: float
    cpu_ms: float


def opened(running: Running, press: Callable[[], None]) -> Opened:
    """What a press leads to, until it is painted. Raises RuntimeError if it leads nowhere."""
    before = running.window.screen_shown
    began_ns, cpu_began_ns = now_ns(), time.process_time_ns()
    press()
    QApplication.processEvents()
    running.window.repaint()
    took = Opened(wall_ms=ms_between(began_ns, now_ns()), cpu_ms=(time.process_time_ns() - cpu_began_ns) / NS_IN_MS)
    if running.window.screen_shown is before:
        raise RuntimeError("no screen was opened")
    return took


def measure(running: Running, lessons: int | None) -> dict[str, object]:
    """The list twice, the first lessons of the course or all of them, the teacher's board twice."""
    lists = [opened(running, running.window.home.lesson_requested.emit)]
    running.window.back()
    lists.append(opened(running, running.window.home.lesson_requested.emit))
    course = running.window.screen_shown
    assert isinstance(course, CourseScreen)
    run_until(lambda: set(course_screen.BEHIND) <= sys.modules.keys())
    made = {}
    for entry in course.course.entries[:lessons]:
        made[entry.name] = _visited(running, partial(course.lesson_requested.emit, entry))
    boards = [_visited(running, course.board_requested.emit) for _ in range(2)]
    slowest = max(made, key=lambda name: made[name].wall_ms)
    return {
        "list": _first_and_next(lists),
        "lesson": {**_summed(list(made.values())), "slowest": slowest},
        "board": _first_and_next(boards),
    }


def _visited(running: Running, press: Callable[[], None]) -> Opened:
    took = opened(running, press)
    running.window.back()
    QApplication.processEvents()
    return took


def _summed(made: Sequence[Opened]) -> dict[str, object]:
    return {"wall_ms": summary([one.wall_ms for one in made]), "cpu_ms": summary([one.cpu_ms for one in made])}


def _first_and_next(made: Sequence[Opened]) -> dict[str, object]:
    return {
        when: {"wall_ms": round(one.wall_ms, 1), "cpu_ms": round(one.cpu_ms, 1)}
        for when, one in zip(("first", "next"), made, strict=True)
    }


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--lessons", type=int, help="only so many of the course")
    options = parser.parse_args()
    with (
        TemporaryDirectory() as folder,
        running_program(Path(folder), sync=Disk(added_s=0).sync, surroundings=real_surroundings()) as running,
    ):
        figures = measure(running, options.lessons)
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
