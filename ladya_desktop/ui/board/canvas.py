"""What a board is painted with and on, and the ground of its squares."""

from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.board.board_theme import BoardTheme
from ladya_desktop.ui.board.geometry import BoardGeometry, Box, is_light
from ladya_desktop.ui.board.looks import Tint
from ladya_desktop.ui.board.pieces import draw_piece

BRACKET = (0.16, 0.03, 0.03)
"""Of the last move's brackets: their length, how thick they are, how far from the edge; quiet beside the pieces."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Canvas:
    """What everything is painted with: the painter, where the squares are, the colours.

    `turned`: the side whose pieces are turned round, for whoever sits opposite at a flat screen.
    """

    painter: QPainter
    geometry: BoardGeometry
    colors: BoardTheme
    turned: Color | None = None

    def rect(self, square: str) -> QRectF:
        """The rectangle of a square."""
        return as_rect(self.geometry.square_box(square))

    def draw_piece(self, letter: str, center: QPointF, side_px: float, opacity: float = 1.0) -> None:
        """A piece as its own player sees it."""
        is_turned = self.turned is not None and letter.isupper() is (self.turned is Color.WHITE)
        draw_piece(self.painter, letter, center, side_px, opacity, is_turned=is_turned)


def as_rect(box: Box) -> QRectF:
    """A box of the geometry as Qt takes it."""
    return QRectF(box.x, box.y, box.width, box.height)


def ground(colors: BoardTheme, square: str, tint: Tint) -> QColor:
    """The colour of a square under everything."""
    light = is_light(square)
    match tint:
        case Tint.PLAIN:
            return colors.light if light else colors.dark
        case Tint.LAST_MOVE:
            return colors.last_light if light else colors.last_dark
        case Tint.TOUCHED:
            return colors.touch_light if light else colors.touch_dark
        case Tint.EXPLAINED:
            return colors.illegal_light if light else colors.illegal_dark
        case _:
            assert_never(tint)


def fill_frame(painter: QPainter, rect: QRectF, width: float, color: QColor) -> None:
    """A frame inside the rectangle, of four filled strips, so that its edges are as crisp as the square's."""
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), color)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), color)
    painter.fillRect(QRectF(rect.left(), rect.top() + width, width, rect.height() - 2 * width), color)
    painter.fillRect(QRectF(rect.right() - width, rect.top() + width, width, rect.height() - 2 * width), color)
