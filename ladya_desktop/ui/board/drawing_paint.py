"""How the teacher's drawings are painted: the line of each pen has its own pattern and a rim, seen on every ground."""

from functools import cache
from math import hypot
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF

from ladya_desktop.ui.board.canvas import Canvas, as_rect
from ladya_desktop.ui.board.drawings import Drawing, Pen, Shape
from ladya_desktop.ui.board.geometry import BoardGeometry

INKS = {Pen.GREEN: "#0B5D2A", Pen.RED: "#9A1B12", Pen.BLUE: "#12408C", Pen.YELLOW: "#FFD34D"}
RIMS = {Pen.GREEN: "#FFFDF8", Pen.RED: "#FFFDF8", Pen.BLUE: "#FFFDF8", Pen.YELLOW: "#1D1B19"}
"""A dark line has a light rim and the light one a dark rim, so that one of the two stands out on any square."""
_LINE = 0.10
_HEAD = (0.36, 0.32, 0.62)
"""Of an arrow: the length of its head, half of its width, and how much of a short arrow the head may take."""
_TAIL, _CLOSE_TAIL, _AT_PIECE = 0.32, 0.22, 0.40
"""How far from the middle of its squares an arrow begins (to a square beside it: the second), and ends if a piece
stands there that its head would hide."""
_RADIUS = 0.43
_CIRCLE_LINE = 0.075
_TILE = (0.09, 0.12)
"""Of a filled square: how far from the edge its tile begins, and the radius of its corners."""
_TINT = 0.38
_RIM = 0.022
_DASHES = (1.9, 1.1)
_DOTS = (0.01, 1.7)


def draw_fill(canvas: Canvas, rect: QRectF, pen: Pen) -> None:
    """A filled square, under its piece."""
    side = canvas.geometry.square_px
    tile = QPainterPath()
    inset = side * _TILE[0]
    tile.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * _TILE[1], side * _TILE[1])
    tint = QColor(INKS[pen])
    tint.setAlphaF(_TINT)
    _begin(canvas.painter)
    canvas.painter.fillPath(tile, tint)
    _paint(canvas, _lined(tile, pen, side * _CIRCLE_LINE * 0.8), pen)
    canvas.painter.restore()


def draw_drawing(canvas: Canvas, drawing: Drawing, *, is_at_piece: bool) -> None:
    """An arrow or a circle, above the pieces; nothing for a filled square. An arrow stops before a piece."""
    path = outline(canvas.geometry, drawing, is_at_piece=is_at_piece)
    if path.isEmpty():
        return
    _begin(canvas.painter)
    _paint(canvas, path, drawing.pen)
    canvas.painter.restore()


def drawing_rect(geometry: BoardGeometry, drawing: Drawing) -> QRectF:
    """What `draw_drawing` paints on."""
    rim = geometry.square_px * _RIM + 2
    return outline(geometry, drawing).boundingRect().adjusted(-rim, -rim, rim, rim)


def outline(geometry: BoardGeometry, drawing: Drawing, *, is_at_piece: bool = False) -> QPainterPath:
    """The line of an arrow or a circle, with the pattern of its pen.

    An arrow points to the middle of its square, or to the edge of the piece that stands there.
    """
    match drawing.shape:
        case Shape.ARROW:
            return _arrow(geometry, drawing, _AT_PIECE if is_at_piece else 0.0)
        case Shape.CIRCLE:
            return _circle(geometry, drawing)
        case Shape.SQUARE:
            return QPainterPath()
        case _:
            assert_never(drawing.shape)


def _circle(geometry: BoardGeometry, drawing: Drawing) -> QPainterPath:
    side, ring = geometry.square_px, QPainterPath()
    ring.addEllipse(as_rect(geometry.square_box(drawing.square)).center(), side * _RADIUS, side * _RADIUS)
    return _lined(ring, drawing.pen, side * _CIRCLE_LINE)


def _arrow(geometry: BoardGeometry, drawing: Drawing, before: float) -> QPainterPath:
    start, end = (QPointF(*geometry.square_box(name).center) for name in (drawing.square, drawing.to_square))
    way, side = end - start, geometry.square_px
    length = hypot(way.x(), way.y())
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    begin = _TAIL if length > 1.5 * side else _CLOSE_TAIL
    tail, tip = start + along * (side * begin), end - along * (side * before)
    high, wide, most = _HEAD
    head = min(side * high, (length - side * (begin + before)) * most)
    neck, half = tip - along * head, across * (head * wide / high)
    shaft = QPainterPath(tail)
    shaft.lineTo(neck)
    made = _lined(shaft, drawing.pen, side * _LINE)
    point = QPainterPath()
    point.addPolygon(QPolygonF([neck + half, tip, neck - half, neck + half]))
    return made.united(point)


def _lined(way: QPainterPath, pen: Pen, width: float) -> QPainterPath:
    """The line along a way as the pen draws it, as a shape to be filled."""
    if pen is Pen.YELLOW:
        middle = _stroker(width * 0.45, ()).createStroke(way)
        return _stroker(width * 1.45, ()).createStroke(way).subtracted(middle)
    patterns: dict[Pen, tuple[float, ...]] = {Pen.RED: _DASHES, Pen.BLUE: _DOTS}
    wide = width * 1.25 if pen is Pen.BLUE else width
    return _stroker(wide, patterns.get(pen, ())).createStroke(way).simplified()


def _stroker(width: float, pattern: tuple[float, ...]) -> QPainterPathStroker:
    made = QPainterPathStroker()
    made.setWidth(width)
    if pattern:
        made.setDashPattern(list(pattern))
    made.setCapStyle(Qt.PenCapStyle.RoundCap if pattern == _DOTS else Qt.PenCapStyle.FlatCap)
    return made


def _begin(painter: QPainter) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint(canvas: Canvas, path: QPainterPath, pen: Pen) -> None:
    rim = QPen(_color(RIMS[pen]), 2 * canvas.geometry.square_px * _RIM)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    canvas.painter.strokePath(path, rim)
    canvas.painter.fillPath(path, _color(INKS[pen]))


@cache
def _color(name: str) -> QColor:
    return QColor(name)
