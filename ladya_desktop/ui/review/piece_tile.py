"""A small piece on a light tile, so that one of either colour is seen in a dark theme too."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece

RADIUS_PX = 4


def draw_on_tile(painter: QPainter, letter: str, middle: QPointF, side_px: float) -> None:
    """Draws the piece of a FEN letter; the tile shows where the window is darker than it."""
    if theme.current().surface.lightness() < board_theme().light.lightness():
        tile = QRectF(middle.x() - side_px / 2, middle.y() - side_px / 2, side_px, side_px)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(board_theme().light)
        painter.drawRoundedRect(tile, RADIUS_PX, RADIUS_PX)
        painter.restore()
    draw_piece(painter, letter, middle, side_px)
