"""The crosstable of a large event in its window: how long a whole paint and a step of scrolling take.

Each figure is the time from asking for it until the window is painted, on a screen of 1366 by 768. Steps go down, to
the right, and in both directions at once, as a wheel and a finger make them.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.large_group import large_group
from benchmarks.summary import ms_between, now_ns, summary
from benchmarks.table import dressed_application
from ladya_desktop.ui.tournament.crosstable_model import CrosstableModel
from ladya_desktop.ui.tournament.crosstable_view import CrosstableView

PLAYERS = 200
WINDOW_PX = (1366, 768)
WARM = 5
STEP_PX = 52
WAYS = (QPoint(0, STEP_PX), QPoint(STEP_PX, 0), QPoint(STEP_PX, STEP_PX))


def painted_ms(widget: QWidget, do: Callable[[], None]) -> float:
    """How long something takes until what it changes is painted."""
    begun_ns = now_ns()
    do()
    widget.repaint()
    QApplication.processEvents()
    return ms_between(begun_ns, now_ns())


def scroll(view: CrosstableView, by: QPoint) -> None:
    """One step; at an end it begins at the other again."""
    for bar, step in ((view.verticalScrollBar(), by.y()), (view.horizontalScrollBar(), by.x())):
        wanted = bar.value() + step
        bar.setValue(wanted if wanted <= bar.maximum() else 0)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=300)
    options = parser.parse_args()
    dressed_application()
    model = CrosstableModel()
    view = CrosstableView(model)
    view.resize(*WINDOW_PX)
    group = large_group(PLAYERS)
    shown_ms = painted_ms(view, lambda: model.present(group))
    view.show()
    for _ in range(WARM):
        painted_ms(view.viewport(), lambda: None)
    paints = [painted_ms(view.viewport(), lambda: None) for _ in range(options.steps)]
    steps = [painted_ms(view.viewport(), partial(scroll, view, WAYS[at % len(WAYS)])) for at in range(options.steps)]
    figures = {"shown_ms": round(shown_ms, 2), "paint_ms": summary(paints), "scroll_ms": summary(steps)}
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
