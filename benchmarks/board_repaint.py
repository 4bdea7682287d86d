"""The whole board painted anew on a screen of 3840 by 2160: with a game on it, and with all its marks and coordinates.

Each figure is the time of one repaint of the board's widget, squares of 250 px, pieces already drawn once. Beside it
stands the floor: the same squares filled and the same pictures of pieces copied by a bare widget, measured in turn, so
that a busy computer shows in both.
"""

import argparse
import json
import sys
from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.summary import ms_between, now_ns, summary
from benchmarks.table import dressed_application
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.ui.board.board_look import BoardLook, look_in_use
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.geometry import BoardGeometry, Coordinates, CoordinateSize, is_light, size_for
from ladya_desktop.ui.board.looks import Content, Marks
from ladya_desktop.ui.board.pieces import piece_pixmap

SQUARE_PX = 250
WARM = 5
START = Placement.from_board_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
MARKED = Marks(
    last_move=("e2", "e4"),
    touched=("g1",),
    explained=("d7", "f7"),
    permitted=("f3", "h3", "e2"),
    check_square="e8",
    arrows=(("f7", "c4"),),
)


class Floor(QWidget):
    """Paints the squares and the pieces of the first position, and nothing else."""

    def __init__(self, geometry: BoardGeometry) -> None:
        super().__init__()
        self._squares = [
            (geometry.square_box(name), board_theme().light if is_light(name) else board_theme().dark, START.at(name))
            for name in SQUARE_NAMES
        ]
        self._pixmaps = {letter: piece_pixmap(letter, round(geometry.piece_px)) for letter in "KQRBNPkqrbnp"}

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fills and copies."""
        painter = QPainter(self)
        for box, color, letter in self._squares:
            painter.fillRect(round(box.x), round(box.y), round(box.width), round(box.height), color)
            if letter:
                painter.drawPixmap(QPointF(box.x, box.y), self._pixmaps[letter])
        painter.end()


def repaints_ms(
    content: Content, look: BoardLook, runs: int, now_ns: Callable[[], int] = now_ns
) -> tuple[list[float], list[float]]:
    """Full repaints of a board that shows this, and of the floor, in turn; `now_ns` is the clock they are timed by."""
    look_in_use().put_on(look)
    board = BoardPicture()
    board.lie_on_window()
    board.set_coordinates(Coordinates.OUTSIDE)
    board.show_content(content)
    board.resize(*size_for(SQUARE_PX, board.coordinates))
    floor = Floor(board.geometry_now())
    floor.resize(board.size())
    board.show()
    floor.show()
    QApplication.processEvents()
    for _ in range(WARM):
        _repaint_ms(board, now_ns)
        _repaint_ms(floor, now_ns)
    pairs = [(_repaint_ms(board, now_ns), _repaint_ms(floor, now_ns)) for _ in range(runs)]
    board.close()
    floor.close()
    return [ours for ours, _ in pairs], [bare for _, bare in pairs]


def _repaint_ms(widget: QWidget, now_ns: Callable[[], int]) -> float:
    begun_ns = now_ns()
    widget.repaint()
    return ms_between(begun_ns, now_ns())


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=200)
    options = parser.parse_args()
    dressed_application()
    game, floor = repaints_ms(Content(placement=START), BoardLook(), options.runs)
    every = BoardLook(coordinates=CoordinateSize.EVERY_SQUARE)
    marked, _ = repaints_ms(Content(placement=START, marks=MARKED), every, options.runs)
    figures = {"game_ms": summary(game), "marked_ms": summary(marked), "floor_ms": summary(floor)}
    json.dump(figures, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
