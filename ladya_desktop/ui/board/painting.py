"""How a square, its marks, an arrow and the carried piece are painted. Sizes are parts of a square's side.

Every mark has its own shape, so that none is told by colour alone: brackets for the last move, a full frame for a
touched piece, hatching for an explanation, a ring for check, a dot or corners for what is permitted.
"""

from dataclasses import dataclass
from math import hypot
from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.geometry import BoardGeometry, Box, Coordinates, is_light
from ladya_desktop.ui.board.looks import SquareLook, Tint
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.theme import BoardTheme

PIECE = 0.92
RAISED = 1.12
UNDER_FINGER = 2.0
_SHARED = (0.66, 0.15)
"""Of two pieces on one square: their size, and how far each stands from the middle."""
_BRACKET = (0.24, 0.04)
_TOUCHED_FRAME = 0.06
_EXPLAINED_FRAME = 0.05
_DASHED_FRAME = 0.045
_HATCH = (0.19, 0.06, 0.26)
_DOT = 0.15
_CORNER = 0.30
_RING = (0.455, 0.07)
_ARROW = (0.09, 0.34, 0.36)
_CURSOR_PX = (6, 3)
_FINGER_RING = 0.05
_COORDINATE_PX = 14
_INSIDE_COORDINATE = 0.2
_INSIDE_ROOM = (0.08, 0.05)
_HALO_PX = 4


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


def draw_square(canvas: Canvas, square: str, look: SquareLook) -> None:
    """One square with everything that lies on it, except the dot, which lies above the arrows."""
    rect = canvas.rect(square)
    canvas.painter.fillRect(rect, _ground(canvas.colors, square, look.tint))
    _draw_tint(canvas, rect, look.tint)
    if look.is_permitted and look.piece:
        _draw_corners(canvas, rect)
    if look.is_check:
        _draw_ring(canvas, rect)
    _draw_pieces(canvas, rect, look)
    if look.is_dashed:
        _draw_dashed_frame(canvas, rect)
    if look.is_cursor:
        _draw_cursor(canvas, rect)
    if canvas.geometry.coordinates is Coordinates.INSIDE:
        _draw_inside_coordinates(canvas, square, look.tint)


def _draw_pieces(canvas: Canvas, rect: QRectF, look: SquareLook) -> None:
    """The piece of a square; on a wooden board another may stand beside it."""
    side = canvas.geometry.square_px * PIECE * (RAISED if look.is_raised else 1)
    middle, apart = rect.center(), QPointF(0, 0)
    if look.below:
        side *= _SHARED[0]
        apart = QPointF(1, 1) * (canvas.geometry.square_px * _SHARED[1])
        canvas.draw_piece(look.below, middle - apart, side)
    if look.piece:
        canvas.draw_piece(look.piece, middle + apart, side, look.opacity)


def draw_dot(canvas: Canvas, square: str) -> None:
    """An empty square that is permitted: a dot with a light rim, to be seen on every ground and on an arrow."""
    painter, side = canvas.painter, canvas.geometry.square_px
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(canvas.colors.touch)
    painter.setPen(QPen(canvas.colors.white_piece, max(1.5, side * 0.03)))
    painter.drawEllipse(canvas.rect(square).center(), side * _DOT, side * _DOT)
    painter.restore()


def draw_surroundings(canvas: Canvas) -> None:
    """What lies around the 64 squares: a line, and the coordinates if they stand outside."""
    width = canvas.geometry.edge_px
    fill_frame(canvas.painter, as_rect(canvas.geometry.board_box.grown(width)), width, canvas.colors.edge)
    if canvas.geometry.coordinates is Coordinates.OUTSIDE:
        _draw_outside_coordinates(canvas)


def _draw_outside_coordinates(canvas: Canvas) -> None:
    """Letters below the board, numbers on both sides of it."""
    geometry, painter = canvas.geometry, canvas.painter
    board, side = as_rect(geometry.board_box), geometry.square_px
    painter.setFont(sized_font(_COORDINATE_PX, weight=600))
    painter.setPen(theme.current().muted)
    for index in range(8):
        file, rank = geometry.name_at(index, 7) or "", geometry.name_at(0, index) or ""
        below = QRectF(board.left() + index * side, board.bottom() + 2, side, 22)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, file[:1])
        for left in (board.left() - 24, board.right() + 2):
            beside = QRectF(left, board.top() + index * side, 22, side)
            painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, rank[1:])


def arrow_polygon(geometry: BoardGeometry, from_square: str, to_square: str) -> QPolygonF:
    """An arrow from beside the middle of one square to the edge of the other."""
    start, end = QPointF(*geometry.square_box(from_square).center), QPointF(*geometry.square_box(to_square).center)
    way = end - start
    length = hypot(way.x(), way.y())
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    side = geometry.square_px
    tail = start + along * (side * _ARROW[1])
    tip = end - along * (side / 2 / max(abs(along.x()), abs(along.y())))
    neck = tip - along * (side * _ARROW[2])
    half, wide = across * (side * _ARROW[0] / 2), across * (side * _ARROW[2] / 2)
    return QPolygonF([tail + half, neck + half, neck + wide, tip, neck - wide, neck - half, tail - half])


def draw_arrow(canvas: Canvas, from_square: str, to_square: str) -> None:
    """An arrow of an explanation."""
    painter = canvas.painter
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(canvas.colors.illegal)
    painter.drawPolygon(arrow_polygon(canvas.geometry, from_square, to_square))
    painter.restore()


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """A piece in a hand on its way: under the mouse, or above the finger that would hide it.

    `at` is the pointer in logical pixels, `target` the square under it.
    """

    letter: str
    at: tuple[float, float]
    target: str | None
    is_finger: bool


def draw_carried(canvas: Canvas, carried: Carried) -> None:
    """The carried piece; with a finger at twice its size, and a circle two squares wide around the target."""
    geometry = canvas.geometry
    if carried.is_finger and carried.target is not None:
        _draw_circle(canvas, canvas.rect(carried.target).center())
    canvas.draw_piece(carried.letter, carried_center(geometry, carried), carried_side(geometry, carried))


def carried_side(geometry: BoardGeometry, carried: Carried) -> float:
    """The side of the carried piece's picture in logical pixels."""
    return geometry.square_px * PIECE * (UNDER_FINGER if carried.is_finger else RAISED)


def carried_center(geometry: BoardGeometry, carried: Carried) -> QPointF:
    """Where the middle of the carried piece is: under the mouse, one square above a finger."""
    x, y = carried.at
    return QPointF(x, y - geometry.square_px) if carried.is_finger else QPointF(x, y)


def carried_rect(geometry: BoardGeometry, carried: Carried) -> QRectF:
    """What `draw_carried` paints on."""
    rect = _around(carried_center(geometry, carried), carried_side(geometry, carried))
    if not carried.is_finger or carried.target is None:
        return rect
    return rect.united(as_rect(geometry.square_box(carried.target).grown(geometry.square_px / 2 + 2)))


def draw_flying(canvas: Canvas, letter: str, at: QPointF) -> None:
    """A piece that comes to its square by itself."""
    canvas.draw_piece(letter, at, canvas.geometry.square_px * PIECE)


def flying_rect(geometry: BoardGeometry, at: QPointF) -> QRectF:
    """What `draw_flying` paints on."""
    return _around(at, geometry.square_px * PIECE)


def _around(middle: QPointF, side: float) -> QRectF:
    half = side / 2 + 2
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)


def _draw_circle(canvas: Canvas, middle: QPointF) -> None:
    painter, side = canvas.painter, canvas.geometry.square_px
    shade = QColor(canvas.colors.touch)
    shade.setAlphaF(0.22)
    radius = side * (1 - _FINGER_RING / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(shade)
    painter.setPen(QPen(canvas.colors.touch, side * _FINGER_RING))
    painter.drawEllipse(middle, radius, radius)
    painter.restore()


def _ground(colors: BoardTheme, square: str, tint: Tint) -> QColor:
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


def _draw_tint(canvas: Canvas, rect: QRectF, tint: Tint) -> None:
    geometry, colors = canvas.geometry, canvas.colors
    match tint:
        case Tint.PLAIN:
            pass
        case Tint.LAST_MOVE:
            _draw_brackets(canvas, rect)
        case Tint.TOUCHED:
            fill_frame(canvas.painter, rect, geometry.length(_TOUCHED_FRAME), colors.touch)
        case Tint.EXPLAINED:
            _draw_hatching(canvas, rect)
            fill_frame(canvas.painter, rect, geometry.length(_EXPLAINED_FRAME), colors.illegal)
        case _:
            assert_never(tint)


def _draw_brackets(canvas: Canvas, rect: QRectF) -> None:
    inset = canvas.geometry.length(0.02)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    long, thick = (canvas.geometry.length(part) for part in _BRACKET)
    for left in (True, False):
        for top in (True, False):
            for width, height in ((long, thick), (thick, long)):
                x = inner.left() if left else inner.right() - width
                y = inner.top() if top else inner.bottom() - height
                canvas.painter.fillRect(QRectF(x, y, width, height), canvas.colors.last_mark)


def _draw_hatching(canvas: Canvas, rect: QRectF) -> None:
    painter, side = canvas.painter, rect.width()
    step, width, opacity = _HATCH
    color = QColor(canvas.colors.illegal)
    color.setAlphaF(opacity)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(color, side * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    lines = round(2 / step)
    for index in range(lines):
        offset = side * step * (index + 0.5)
        painter.drawLine(QLineF(rect.left() + offset - side, rect.bottom(), rect.left() + offset, rect.top()))
    painter.restore()


def _draw_corners(canvas: Canvas, rect: QRectF) -> None:
    painter, size = canvas.painter, rect.width() * _CORNER
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(canvas.colors.touch)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for corner, x, y in (
        (rect.topLeft(), size, size),
        (rect.topRight(), -size, size),
        (rect.bottomRight(), -size, -size),
        (rect.bottomLeft(), size, -size),
    ):
        painter.drawPolygon(QPolygonF([corner, corner + QPointF(x, 0), corner + QPointF(0, y)]))
    painter.restore()


def _draw_ring(canvas: Canvas, rect: QRectF) -> None:
    painter, side = canvas.painter, rect.width()
    radius, width = _RING
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(canvas.colors.illegal, side * width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect.center(), side * radius, side * radius)
    painter.restore()


def _draw_dashed_frame(canvas: Canvas, rect: QRectF) -> None:
    painter, width = canvas.painter, canvas.geometry.length(_DASHED_FRAME)
    fill_frame(painter, rect, width, canvas.colors.white_piece)
    half, dash = width / 2, rect.width() / width / 9
    line = rect.adjusted(half, half, -half, -half)
    painter.save()
    pen = QPen(canvas.colors.touch, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([dash, dash])
    painter.setPen(pen)
    for start, end in (
        (rect.topLeft(), rect.topRight()),
        (rect.bottomLeft(), rect.bottomRight()),
    ):
        y = line.top() if start.y() == rect.top() else line.bottom()
        painter.drawLine(QLineF(start.x(), y, end.x(), y))
    for x in (line.left(), line.right()):
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))
    painter.restore()


def _draw_cursor(canvas: Canvas, rect: QRectF) -> None:
    wide, narrow = _CURSOR_PX
    fill_frame(canvas.painter, rect, wide, canvas.colors.white_piece)
    inset = (wide - narrow) / 2 - 0.5
    inner = rect.adjusted(inset, inset, -inset, -inset)
    fill_frame(canvas.painter, inner, narrow, theme.theme("light").focus)


def _draw_inside_coordinates(canvas: Canvas, square: str, tint: Tint) -> None:
    """The number at the top left of the first column, the letter at the bottom right of the last row."""
    geometry, rect = canvas.geometry, canvas.rect(square)
    column, row = geometry.place(square)
    font = _inside_font(geometry)
    beside, above = (geometry.length(part) for part in _INSIDE_ROOM)
    metrics = QFontMetricsF(font)
    top, bottom = rect.top() + above + metrics.ascent(), rect.bottom() - above - metrics.descent()
    if column == 0:
        _draw_haloed(canvas, (square, tint), QPointF(rect.left() + beside, top), (square[1], font))
    if row == 7:
        right = rect.right() - beside - metrics.horizontalAdvance(square[0])
        _draw_haloed(canvas, (square, tint), QPointF(right, bottom), (square[0], font))


def _draw_haloed(canvas: Canvas, ground: tuple[str, Tint], at: QPointF, sign: tuple[str, QFont]) -> None:
    """A sign above whatever lies on its square, with a rim of the square's own colour to be read on a piece."""
    painter, (square, tint), (text, font) = canvas.painter, ground, sign
    scale = canvas.geometry.scale
    at = QPointF(round(at.x() * scale) / scale, round(at.y() * scale) / scale)
    outline = QPainterPath()
    outline.addText(at, font, text)
    rim = QPen(_ground(canvas.colors, square, tint), _HALO_PX)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(canvas.rect(square), Qt.ClipOperation.IntersectClip)
    painter.strokePath(outline, rim)
    painter.setFont(font)
    painter.setPen(canvas.colors.coord if is_light(square) else canvas.colors.ink)
    painter.drawText(at, text)
    painter.restore()


def _inside_font(geometry: BoardGeometry) -> QFont:
    return sized_font(min(_COORDINATE_PX, max(11, round(geometry.square_px * _INSIDE_COORDINATE))), weight=600)


def fill_frame(painter: QPainter, rect: QRectF, width: float, color: QColor) -> None:
    """A frame inside the rectangle, of four filled strips, so that its edges are as crisp as the square's."""
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), width), color)
    painter.fillRect(QRectF(rect.left(), rect.bottom() - width, rect.width(), width), color)
    painter.fillRect(QRectF(rect.left(), rect.top() + width, width, rect.height() - 2 * width), color)
    painter.fillRect(QRectF(rect.right() - width, rect.top() + width, width, rect.height() - 2 * width), color)
