"""How a square, its marks, an arrow and the carried piece are painted. Sizes are parts of a square's side.

Every mark has its own shape, so that none is told by colour alone: brackets for the last move, a full frame for a
touched piece, hatching for an explanation, a ring for check, a dot or corners for what is permitted.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import assert_never

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF, QTransform

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.canvas import BRACKET, Canvas, as_rect, fill_frame, ground
from ladya_desktop.ui.board.coordinate_signs import draw_outside_signs
from ladya_desktop.ui.board.drawing_paint import draw_fill
from ladya_desktop.ui.board.geometry import BoardGeometry
from ladya_desktop.ui.board.looks import SquareLook, Tint

RAISED = 1.12
UNDER_FINGER = 2.0
_SHARED = (0.66, 0.15)
"""Of two pieces on one square: their size, and how far each stands from the middle."""
_TOUCHED_FRAME = 0.06
_EXPLAINED_FRAME = 0.05
_DASHED_FRAME = 0.045
_HATCH = (0.19, 0.06, 0.26)
_DOT = 0.15
_CORNER = 0.30
_RING = (0.455, 0.07)
_ARROW = (0.09, 0.34, 0.36, 0.6)
"""Of an arrow: its width, how far from the middle it begins, the length and width of its head, how much of a short one
the head may take."""
_NEIGHBOURS = (1.5, 0.22, 0.40)
"""How far apart squares are at most that leave no room for an arrow up to the edge; where it begins and ends then."""
_CURSOR_PX = (6, 3)
_FINGER_RING = 0.05
_STORY_FRAME = (0.035, 3)
"""Of the frame around a story: its width, less than the way to a sign inside; how many dashes along a square."""


def paint_square(canvas: Canvas, square: str, look: SquareLook) -> None:
    """One square with everything that lies on it, except what lies above arrows and pieces."""
    rect = canvas.rect(square)
    canvas.painter.fillRect(rect, ground(canvas.colors, square, look.tint))
    _draw_tint(canvas, rect, look.tint)
    if look.fill is not None:
        draw_fill(canvas, rect, look.fill)
    if look.is_permitted and look.piece:
        _draw_corners(canvas, rect)
    if look.is_check:
        _draw_ring(canvas, rect)
    _draw_pieces(canvas, rect, look)
    if look.is_dashed:
        _draw_dashed_frame(canvas, rect)
    if look.is_cursor:
        _draw_cursor(canvas, rect)


def _draw_pieces(canvas: Canvas, rect: QRectF, look: SquareLook) -> None:
    """The piece of a square; on a wooden board another may stand beside it."""
    side = canvas.geometry.piece_px * (RAISED if look.is_raised else 1)
    middle, apart = rect.center() - QPointF(0, canvas.geometry.piece_lift_px), QPointF(0, 0)
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


def draw_ground(canvas: Canvas, rect: QRectF, color: QColor) -> None:
    """What lies around the board as far as this rectangle, to the edge of a pixel that it cuts in two."""
    board, all_around = as_rect(canvas.geometry.board_box), rect.adjusted(-1, -1, 1, 1)
    for side in (
        QRectF(all_around.topLeft(), QPointF(all_around.right(), board.top())),
        QRectF(QPointF(all_around.left(), board.bottom()), all_around.bottomRight()),
        QRectF(QPointF(all_around.left(), board.top()), board.bottomLeft()),
        QRectF(board.topRight(), QPointF(all_around.right(), board.bottom())),
    ):
        canvas.painter.fillRect(side, color)


def draw_surroundings(canvas: Canvas) -> None:
    """What lies around the 64 squares: a line, and the coordinates if they stand outside."""
    width = canvas.geometry.edge_px
    fill_frame(canvas.painter, as_rect(canvas.geometry.board_box.grown(width)), width, canvas.colors.edge)
    draw_outside_signs(canvas)


def draw_story_frame(canvas: Canvas) -> None:
    """What tells a story from the game: a dashed frame along the whole edge of the board."""
    painter, colors = canvas.painter, canvas.colors
    width, board = canvas.geometry.length(_STORY_FRAME[0]), as_rect(canvas.geometry.board_box)
    fill_frame(painter, board, width, colors.white_piece)
    half, dash = width / 2, canvas.geometry.square_px / width / (2 * _STORY_FRAME[1])
    pen = QPen(colors.touch, width * 0.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([dash / 0.8, dash / 0.8])
    painter.save()
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(board.adjusted(half, half, -half, -half))
    painter.restore()


def arrow_polygon(geometry: BoardGeometry, from_square: str, to_square: str) -> QPolygonF:
    """An arrow from beside the middle of one square to the edge of the other."""
    start, end = QPointF(*geometry.square_box(from_square).center), QPointF(*geometry.square_box(to_square).center)
    way = end - start
    length = hypot(way.x(), way.y())
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    side = geometry.square_px
    width, begin, head, most = _ARROW
    near, *close = _NEIGHBOURS
    until = 0.5 / max(abs(along.x()), abs(along.y()))
    if length < near * side:
        begin, until = close
    tail, tip = start + along * (side * begin), end - along * (side * until)
    high = min(side * head, (length - side * (begin + until)) * most)
    neck = tip - along * high
    half, wide = across * (side * width / 2), across * (high / 2)
    return QPolygonF([tail + half, neck + half, neck + wide, tip, neck - wide, neck - half, tail - half])


def draw_arrow(canvas: Canvas, from_square: str, to_square: str) -> None:
    """An arrow of an explanation."""
    painter, geometry, color = canvas.painter, canvas.geometry, canvas.colors.illegal
    painter.save()
    if _keeps_pixels(painter.deviceTransform(), geometry.scale):
        painter.scale(1 / geometry.scale, 1 / geometry.scale)
        painter.drawPixmap(*_arrow_picture(geometry, from_square, to_square, color.rgba()))
    else:
        _fill_smoothly(painter, arrow_polygon(geometry, from_square, to_square), color)
    painter.restore()


def _keeps_pixels(transform: QTransform, scale: float) -> bool:
    """Whether a picture in device pixels is copied as it is."""
    is_upright = not transform.isRotating() and transform.m11() == transform.m22() == scale
    return is_upright and transform.dx() == int(transform.dx()) and transform.dy() == int(transform.dy())


@lru_cache(maxsize=4)
def _arrow_picture(geometry: BoardGeometry, from_square: str, to_square: str, rgba: int) -> tuple[QPoint, QPixmap]:
    """Where an arrow lies and its picture, in device pixels; a slanting one costs a fifth of the board to be filled."""
    scale = geometry.scale
    arrow = QTransform.fromScale(scale, scale).map(arrow_polygon(geometry, from_square, to_square))
    box = arrow.boundingRect().toAlignedRect()
    drawn = QPixmap(box.size())
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        _fill_smoothly(painter, arrow.translated(-box.topLeft().toPointF()), QColor.fromRgba(rgba))
    return box.topLeft(), drawn


def _fill_smoothly(painter: QPainter, polygon: QPolygonF, color: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPolygon(polygon)


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
    return geometry.piece_px * (UNDER_FINGER if carried.is_finger else RAISED)


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
    canvas.draw_piece(letter, at - QPointF(0, canvas.geometry.piece_lift_px), canvas.geometry.piece_px)


def flying_rect(geometry: BoardGeometry, at: QPointF) -> QRectF:
    """What `draw_flying` paints on."""
    return _around(at - QPointF(0, geometry.piece_lift_px), geometry.piece_px)


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
    long, thick, inset = (canvas.geometry.length(part) for part in BRACKET)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    for left in (True, False):
        for top in (True, False):
            for width, height in ((long, thick), (thick, long)):
                x = inner.left() if left else inner.right() - width
                y = inner.top() if top else inner.bottom() - height
                canvas.painter.fillRect(QRectF(x, y, width, height), canvas.colors.last_mark)


def _draw_hatching(canvas: Canvas, rect: QRectF) -> None:
    geometry = canvas.geometry
    canvas.painter.drawPixmap(rect.topLeft(), _hatching(geometry.square, geometry.scale, canvas.colors.illegal.rgb()))


@lru_cache(maxsize=8)
def _hatching(side: int, scale: float, rgb: int) -> QPixmap:
    """The lines of one square; drawn once for each size in device pixels, for they cost more than the whole board."""
    step, width, opacity = _HATCH
    color = QColor(rgb)
    color.setAlphaF(opacity)
    drawn = QPixmap(side, side)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, side * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for index in range(round(2 / step)):
            offset = side * step * (index + 0.5)
            painter.drawLine(QLineF(offset - side, side, offset, 0))
    drawn.setDevicePixelRatio(scale)
    return drawn


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
