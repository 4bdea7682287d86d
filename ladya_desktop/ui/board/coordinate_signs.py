"""The letters and numbers of files and ranks: beside the board, inside its edge, or on every square."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.canvas import Canvas, as_rect, ground
from ladya_desktop.ui.board.geometry import Coordinates, is_light, side_margin_px
from ladya_desktop.ui.board.looks import Tint
from ladya_desktop.ui.fonts import sized_font

_OUTSIDE_PX = {Coordinates.OUTSIDE: 14, Coordinates.OUTSIDE_LARGE: 22}
_INSIDE = {Coordinates.INSIDE: (0.2, 14), Coordinates.INSIDE_LARGE: (0.3, 24), Coordinates.EVERY_SQUARE: (0.17, 20)}
"""The size of a sign inside a square: a part of the side, and the most in pixels."""
_LEAST_PX = 11
_INSIDE_ROOM = (0.08, 0.05)
_CLOSE = 2
_HALO_PX = 4


def draw_outside_signs(canvas: Canvas) -> None:
    """Letters below the board, numbers on both sides of it, if they stand outside."""
    geometry, painter = canvas.geometry, canvas.painter
    if geometry.coordinates not in _OUTSIDE_PX:
        return
    board, side = as_rect(geometry.board_box), geometry.square_px
    room = side_margin_px(geometry.coordinates) - _CLOSE
    painter.setFont(sized_font(_OUTSIDE_PX[geometry.coordinates], weight=600))
    painter.setPen(theme.current().muted)
    for index in range(8):
        file, rank = geometry.name_at(index, 7) or "", geometry.name_at(0, index) or ""
        below = QRectF(board.left() + index * side, board.bottom() + _CLOSE, side, room)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, file[:1])
        for left in (board.left() - room - _CLOSE, board.right() + _CLOSE):
            beside = QRectF(left, board.top() + index * side, room, side)
            painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, rank[1:])


def draw_inside_signs(canvas: Canvas, square: str, tint: Tint, at: QPointF) -> None:
    """The signs that stand inside this square, if any do; the painter and the square's corner are in device pixels.

    At the edge: the number at the top left of the first column, the letter at the bottom right of the last row; the
    name of every square at its bottom left.
    """
    geometry = canvas.geometry
    if geometry.coordinates not in _INSIDE:
        return
    column, row = geometry.place(square)
    if geometry.coordinates is Coordinates.EVERY_SQUARE:
        _draw_haloed(canvas, (square, tint, at), square, is_top=False, is_left=True)
        return
    if column == 0:
        _draw_haloed(canvas, (square, tint, at), square[1], is_top=True, is_left=True)
    if row == 7:
        _draw_haloed(canvas, (square, tint, at), square[0], is_top=False, is_left=False)


def _draw_haloed(canvas: Canvas, below: tuple[str, Tint, QPointF], text: str, *, is_top: bool, is_left: bool) -> None:
    """A sign above whatever lies on its square, with a rim of the square's own colour to be read on a piece."""
    geometry, (square, tint, at) = canvas.geometry, below
    corner = _Corner(square, tint, canvas.colors.name, geometry.coordinates, geometry.square, geometry.scale)
    offset, sign = _placed(text, corner, is_top, is_left)
    canvas.painter.drawPixmap(at + offset, sign)


class _Corner(NamedTuple):
    """All that a sign depends on besides its text: the square, its colours, how large it is in device pixels."""

    square: str
    tint: Tint
    theme: str
    coordinates: Coordinates
    side: int
    scale: float


@lru_cache(maxsize=512)
def _placed(text: str, corner: _Corner, is_top: bool, is_left: bool) -> tuple[QPointF, QPixmap]:
    """Where in its square a sign lies, and its picture: found once, for a board may have 64 at each repaint."""
    colors = board_theme(corner.theme)
    ink = colors.coord if is_light(corner.square) else colors.ink
    part, most_px = _INSIDE[corner.coordinates]
    size_px = min(most_px, max(_LEAST_PX, round(corner.side / corner.scale * part)))
    rgb = (ground(colors, corner.square, corner.tint).rgb(), ink.rgb())
    sign = _sign(text, size_px, (corner.side, corner.scale), rgb, is_top, is_left)
    x = 0 if is_left else corner.side - sign.width()
    y = 0 if is_top else corner.side - sign.height()
    return QPointF(x, y), sign


@lru_cache(maxsize=512)
def _sign(
    text: str, size_px: int, square: tuple[int, float], colors: tuple[int, int], is_top: bool, is_left: bool
) -> QPixmap:
    """The corner of a square with the sign in it; drawn once, for a rim costs as much as many squares.

    `square` is the side in device pixels and the scale, `colors` those of the ground and of the sign.
    """
    (side, scale), font = square, sized_font(size_px, weight=600)
    beside, above = (max(1, round(side * part)) for part in _INSIDE_ROOM)
    metrics = QFontMetricsF(font)
    width = min(side, beside + ceil((metrics.horizontalAdvance(text) + _HALO_PX) * scale))
    height = min(side, above + ceil((metrics.height() + _HALO_PX) * scale))
    x = beside / scale if is_left else (width - beside) / scale - metrics.horizontalAdvance(text)
    y = above / scale + metrics.ascent() if is_top else (height - above) / scale - metrics.descent()
    drawn = QPixmap(width, height)
    drawn.setDevicePixelRatio(scale)
    drawn.fill(Qt.GlobalColor.transparent)
    _write(drawn, QPointF(round(x * scale) / scale, round(y * scale) / scale), text, font, colors)
    drawn.setDevicePixelRatio(1)
    return drawn


def _write(on: QPixmap, at: QPointF, text: str, font: QFont, colors: tuple[int, int]) -> None:
    outline = QPainterPath()
    outline.addText(at, font, text)
    rim = QPen(QColor(colors[0]), _HALO_PX)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter = QPainter(on)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(outline, rim)
    painter.setFont(font)
    painter.setPen(QColor(colors[1]))
    painter.drawText(at, text)
    painter.end()
