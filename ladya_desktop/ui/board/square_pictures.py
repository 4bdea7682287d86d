"""The squares as they are copied to the screen: each look is painted once for each size, and then only copied.

Copying a square with its piece costs less than filling it and painting the piece above, and a full board at 4K has to
be there at once. All is done in device pixels, where a picture is copied as it is.
"""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.texts import language
from ladya_desktop.ui.board.board_look import PieceSet, look_in_use
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.canvas import Canvas, ground
from ladya_desktop.ui.board.coordinate_signs import draw_inside_signs
from ladya_desktop.ui.board.geometry import BoardGeometry, Coordinates, is_light
from ladya_desktop.ui.board.looks import SquareLook
from ladya_desktop.ui.board.painting import paint_square

KEPT_PICTURES = 64
"""Twelve pieces on squares of both colours, and those with marks."""
_PLAIN = SquareLook()


class _Key(NamedTuple):
    """All that a picture of a square depends on; `side` in device pixels, `spoken` the language of its letters."""

    look: SquareLook
    is_light: bool
    side: int
    scale: float
    theme: str
    coordinates: Coordinates
    turned: Color | None
    pieces: PieceSet
    spoken: str


def draw_squares(canvas: Canvas, squares: dict[str, SquareLook]) -> None:
    """Squares with everything that lies on them, except what lies above arrows."""
    painter, scale = canvas.painter, canvas.geometry.scale
    painter.save()
    painter.scale(1 / scale, 1 / scale)
    for name, look in squares.items():
        draw_square(canvas, name, look)
    painter.restore()


def draw_framed_signs(canvas: Canvas, looks: tuple[SquareLook, ...]) -> None:
    """The signs inside once more, above a frame along the board, which would strike them through."""
    painter, geometry = canvas.painter, canvas.geometry
    painter.save()
    painter.scale(1 / geometry.scale, 1 / geometry.scale)
    for name, look in zip(SQUARE_NAMES, looks, strict=True):
        draw_inside_signs(canvas, name, look, _corner(geometry, name), is_framed=True)
    painter.restore()


def draw_square(canvas: Canvas, square: str, look: SquareLook) -> None:
    """One square, on a painter in device pixels."""
    geometry = canvas.geometry
    at = _corner(geometry, square)
    if look == _PLAIN:
        rect = QRectF(at.x(), at.y(), geometry.square, geometry.square)
        canvas.painter.fillRect(rect, ground(canvas.colors, square, look.tint))
    else:
        canvas.painter.drawPixmap(at, _picture(_key(canvas, square, look)))
    draw_inside_signs(canvas, square, look, at)


def _corner(geometry: BoardGeometry, square: str) -> QPointF:
    """Where a square begins, in device pixels."""
    column, row = geometry.place(square)
    return QPointF(geometry.left + column * geometry.square, geometry.top + row * geometry.square)


def _key(canvas: Canvas, square: str, look: SquareLook) -> _Key:
    geometry, pieces = canvas.geometry, look_in_use().look.pieces
    spoken = language() if pieces is PieceSet.LETTERS else ""
    return _Key(
        look,
        is_light(square),
        geometry.square,
        geometry.scale,
        canvas.colors.name,
        geometry.coordinates,
        canvas.turned,
        pieces,
        spoken,
    )


@lru_cache(maxsize=KEPT_PICTURES)
def _picture(key: _Key) -> QPixmap:
    drawn = QPixmap(key.side, key.side)
    drawn.setDevicePixelRatio(key.scale)
    with QPainter(drawn) as painter:
        name, left = ("a8", 0) if key.is_light else ("b8", -key.side)
        geometry = BoardGeometry(scale=key.scale, square=key.side, left=left, top=0, coordinates=key.coordinates)
        paint_square(
            Canvas(painter=painter, geometry=geometry, colors=board_theme(key.theme), turned=key.turned), name, key.look
        )
    drawn.setDevicePixelRatio(1)
    return drawn
