"""The program with a game on a screen, its clocks running, for who plays from outside; `benchmarks.pixels` starts it.

    python -m benchmarks.seated --size 1280 800

Prints one line of JSON when the game has begun: where each square and each clock lies, in pixels of the screen
(left, top, width, height). Runs until it is ended.
"""

import argparse
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.pointers import TestPointer
from benchmarks.table import Table, laid_table
from ladya_desktop.game.by_color import COLORS
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.ui.surroundings import real_surroundings

SQUARES = tuple(f"{file}{rank}" for file in "abcdefgh" for rank in "12345678")


def places(table: Table) -> dict[str, tuple[int, int, int, int]]:
    """Squares by name and clocks by side, on the screen."""
    found = {name: _on_screen(table.board, table.square_rect(name)) for name in SQUARES}
    for color in COLORS:
        found[color.value] = _on_screen(table.face(color), table.face(color).rect())
    return found


def _on_screen(widget: QWidget, rect: QRect) -> tuple[int, int, int, int]:
    corner = widget.mapToGlobal(QPoint(0, 0)) + rect.topLeft()
    return (corner.x(), corner.y(), rect.width(), rect.height())


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--size", type=int, nargs=2, required=True)
    options = parser.parse_args()
    with (
        TemporaryDirectory() as name,
        laid_table(
            Path(name), sync=sync_file, surroundings=real_surroundings(), is_full_screen=True, size_px=options.size
        ) as table,
    ):
        QApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)  # else the server's own cursor changes pixels
        table.start(TestPointer(table.handle))
        print(json.dumps(places(table)), flush=True)
        return QApplication.exec()


if __name__ == "__main__":
    sys.exit(main())
