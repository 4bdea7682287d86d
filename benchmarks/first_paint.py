"""One start of the program in a process of its own, ended after its first paint; `benchmarks.startup` starts it.

Prints JSON: how long it took since the process was begun (LADYA_BENCH_BEGUN_NS) to the first frame on the screen, and
the memory held then. "home" is the program over a store in a folder, "empty" a main window with nothing in it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

BEGUN = "LADYA_BENCH_BEGUN_NS"
LONGEST_S = 30


def home(folder: Path) -> None:
    """Starts the program as its own start does, over a store in the folder and not in the user's place."""
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QApplication

    def first_frame(*_: object) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        report_first_frame(app, "HomeScreen")

    setattr(QStandardPaths, "writableLocation", lambda _: str(folder))  # noqa: B010  # mypy forbids it otherwise
    setattr(QApplication, "exec", first_frame)  # noqa: B010  # as above
    from ladya_desktop.app import window

    window([sys.argv[0]])


def empty() -> None:
    """Starts the least program there can be."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication([])
    window = QMainWindow()
    window.resize(800, 600)
    window.show()
    report_first_frame(app, "QMainWindow")


def report_first_frame(app: QApplication, class_name: str) -> NoReturn:
    """Runs the event loop until a widget of this class has been painted, prints what was measured and ends the process.

    Raises TimeoutError if it is not painted.
    """
    from PySide6.QtCore import QEvent, QObject

    class Painted(QObject):
        """Whether the widget has been painted."""

        is_seen = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint and watched.metaObject().className() == class_name:
                self.is_seen = True
            return False

    painted = Painted()
    app.installEventFilter(painted)
    deadline_s = time.monotonic() + LONGEST_S
    while not painted.is_seen:
        if time.monotonic() > deadline_s:
            raise TimeoutError(f"{class_name} was not painted")
        app.processEvents()
    took_ms = (time.perf_counter_ns() - int(os.environ[BEGUN])) / 1_000_000
    print(json.dumps({"first_paint_ms": round(took_ms, 1), "memory_mb": memory_mb()}), flush=True)
    os._exit(0)  # what was to be measured is over; taking everything down would only cost time


def memory_mb() -> float | None:
    """What the process holds in memory now; None where the system does not say it in this way."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    kb = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return round(int(kb) / 1024, 1)


def main() -> int:
    """The command; returns its exit code."""
    match sys.argv[1:]:
        case ["home", folder]:
            home(Path(folder))
        case ["empty"]:
            empty()
        case _:
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
