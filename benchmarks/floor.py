"""The floor of a start: what any chess program in this language and window library has to do before its board stands.

    python -m benchmarks.floor

A window with a board of one bare widget, its pieces drawn from pictures, and two clocks of one label each.
"""

import sys

import chess.svg
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from benchmarks.bare_board import SQUARE_PX, BareBoard

CLOCK_PT = 32


def draw_pieces() -> None:
    """As they would be kept for painting."""
    for letter in "KQRBNPkqrbnp":
        picture = QPixmap(SQUARE_PX, SQUARE_PX)
        painter = QPainter(picture)
        QSvgRenderer(QByteArray(chess.svg.piece(chess.Piece.from_symbol(letter)).encode())).render(painter)
        painter.end()


def main() -> int:
    """Shows the window until it is ended."""
    app = QApplication(sys.argv)
    board, window, middle = BareBoard(), QMainWindow(), QWidget()
    draw_pieces()
    row, clocks = QHBoxLayout(middle), QVBoxLayout()
    row.addWidget(board, 1)
    row.addLayout(clocks)
    for _ in range(2):
        clock = QLabel("5:00")
        clock.setFont(QFont("DejaVu Sans", CLOCK_PT))
        clocks.addWidget(clock)
    window.setCentralWidget(middle)
    window.resize(880, 640)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
