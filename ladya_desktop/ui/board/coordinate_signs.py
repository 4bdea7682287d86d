"""The letters and numbers of files and ranks: beside the board, inside its edge, or on every square."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.canvas import Canvas, as_rect, ground
from ladya_desktop.ui.board.geometry import BoardGeometry, Coordinates, is_light, side_margin_px
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


def draw_inside_signs(canvas: Canvas, square: str, tint: Tint) -> None:
    """The signs that stand inside this square, if any do.

    At the edge: the number at the top left of the first column, the letter at the bottom right of the last row; the
    name of every square at its bottom left.
    """
    geometry = canvas.geometry
    if geometry.coordinates not in _INSIDE:
        return
    column, row = geometry.place(square)
    if geometry.coordinates is Coordinates.EVERY_SQUARE:
        _draw_haloed(canvas, (square, tint), square, is_top=False, is_left=True)
        return
    if column == 0:
        _draw_haloed(canvas, (square, tint), square[1], is_top=True, is_left=True)
    if row == 7:
        _draw_haloed(canvas, (square, tint), square[0], is_top=False, is_left=False)


def _draw_haloed(canvas: Canvas, below: tuple[str, Tint], text: str, *, is_top: bool, is_left: bool) -> None:
    """A sign above whatever lies on its square, with a rim of the square's own colour to be read on a piece."""
    painter, (square, tint), font = canvas.painter, below, _inside_font(canvas.geometry)
    at = _baseline(canvas, square, QFontMetricsF(font), text, is_top=is_top, is_left=is_left)
    outline = QPainterPath()
    outline.addText(at, font, text)
    rim = QPen(ground(canvas.colors, square, tint), _HALO_PX)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(canvas.rect(square), Qt.ClipOperation.IntersectClip)
    painter.strokePath(outline, rim)
    painter.setFont(font)
    painter.setPen(canvas.colors.coord if is_light(square) else canvas.colors.ink)
    painter.drawText(at, text)
    painter.restore()


def _baseline(
    canvas: Canvas, square: str, metrics: QFontMetricsF, text: str, *, is_top: bool, is_left: bool
) -> QPointF:
    """Where a sign begins, in a corner of its square, on whole device pixels."""
    geometry, rect = canvas.geometry, canvas.rect(square)
    beside, above = (geometry.length(part) for part in _INSIDE_ROOM)
    x = rect.left() + beside if is_left else rect.right() - beside - metrics.horizontalAdvance(text)
    y = rect.top() + above + metrics.ascent() if is_top else rect.bottom() - above - metrics.descent()
    return QPointF(round(x * geometry.scale) / geometry.scale, round(y * geometry.scale) / geometry.scale)


def _inside_font(geometry: BoardGeometry) -> QFont:
    part, most_px = _INSIDE[geometry.coordinates]
    return sized_font(min(most_px, max(_LEAST_PX, round(geometry.square_px * part))), weight=600)
