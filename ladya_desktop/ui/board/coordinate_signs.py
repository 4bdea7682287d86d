"""The letters and numbers of files and ranks: beside the board, inside its edge, or on every square."""

from enum import StrEnum
from functools import lru_cache
from math import ceil
from typing import NamedTuple, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import BoardTheme, board_theme
from ladya_desktop.ui.board.canvas import BRACKET, Canvas, as_rect, ground
from ladya_desktop.ui.board.geometry import Coordinates, is_light, side_margin_px
from ladya_desktop.ui.board.looks import SquareLook, Tint
from ladya_desktop.ui.fonts import sized_font

_OUTSIDE_PX = {Coordinates.OUTSIDE: 14, Coordinates.OUTSIDE_LARGE: 22}
_INSIDE = {Coordinates.INSIDE: (0.2, 14), Coordinates.INSIDE_LARGE: (0.3, 24), Coordinates.EVERY_SQUARE: (0.17, 20)}
"""The size of a sign inside a square: a part of the side, and the most in pixels."""
_LEAST_PX = 11
_FROM_EDGE = (0.045, 2.0)
"""How far from the edge of its square a sign stands: a part of the side, and the least in pixels."""
_BELOW = 0.26
"""How far above the lower edge it stands on its line, as a part of its size: room for the tail of the g."""
_PLATE_RADIUS = 0.3
_CLOSE = 2
_HALO_PX = 3
_BLACK = QColor("#000000")


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


def draw_inside_signs(canvas: Canvas, square: str, look: SquareLook, at: QPointF, *, is_framed: bool = False) -> None:
    """The signs that stand inside this square, if any do; the painter and the square's corner are in device pixels.

    At the edge: the number at the top left of the first column, the letter at the bottom right of the last row; the
    name of every square at its bottom left. `is_framed`: a frame lies along the edge of the board.
    """
    geometry = canvas.geometry
    if geometry.coordinates not in _INSIDE:
        return
    signs = _signs(square, *geometry.place(square), is_every=geometry.coordinates is Coordinates.EVERY_SQUARE)
    if not signs:
        return
    mark = _mark(look)
    if is_framed and mark is _Mark.NOTHING:
        mark = _Mark.BRACKET
    corner = _Corner(
        is_light(square),
        look.tint,
        mark,
        canvas.colors.name,
        geometry.coordinates,
        geometry.square,
        geometry.scale,
        is_black=theme.is_high_contrast(),
    )
    for text, is_top, is_left in signs:
        offset, drawn = _placed(text, corner, is_top, is_left)
        canvas.painter.drawPixmap(at + offset, drawn)


def _signs(square: str, column: int, row: int, *, is_every: bool) -> tuple[tuple[str, bool, bool], ...]:
    """What stands in a square of this column and row on the screen: a text, whether at the top, whether at the left."""
    if is_every:
        return ((square, False, True),)
    number = ((square[1], True, True),) if column == 0 else ()
    return (*number, (square[0], False, False)) if row == 7 else number


class _Mark(StrEnum):
    """What lies in the corner of a square and would strike a sign through; a bracket or a frame along the board."""

    NOTHING = "nothing"
    BRACKET = "bracket"
    TOUCH = "touch"
    EXPLANATION = "explanation"
    DASHES = "dashes"
    CURSOR = "cursor"


class _Corner(NamedTuple):
    """All that a sign depends on besides its text: the square, its colours, how large it is in device pixels."""

    is_light: bool
    tint: Tint
    mark: _Mark
    theme: str
    coordinates: Coordinates
    side: int
    scale: float
    is_black: bool


class _Colors(NamedTuple):
    """Of a sign: its own, that of the rim around it, that of the plate under it (None: it needs none)."""

    ink: int
    rim: int
    plate: int | None


def _mark(look: SquareLook) -> _Mark:
    """The uppermost of what lies in the corners of a square."""
    if look.is_cursor:
        return _Mark.CURSOR
    if look.is_dashed:
        return _Mark.DASHES
    if look.tint is Tint.TOUCHED or (look.is_permitted and look.piece):
        return _Mark.TOUCH
    if look.tint is Tint.EXPLAINED:
        return _Mark.EXPLANATION
    return _Mark.BRACKET if look.tint is Tint.LAST_MOVE else _Mark.NOTHING


def _colors(corner: _Corner) -> _Colors:
    """A sign stands on the ground of its square, or on a plate that belongs to the mark in its corner."""
    colors = board_theme(corner.theme)
    below = ground(colors, "h1" if corner.is_light else "a1", corner.tint)
    match corner.mark:
        case _Mark.NOTHING:
            return _plain(colors, corner, below, None)
        case _Mark.BRACKET:
            return _plain(colors, corner, below, below)
        case _Mark.TOUCH:
            return _on_plate(colors.white_piece, colors.touch)
        case _Mark.EXPLANATION:
            return _on_plate(colors.white_piece, colors.illegal)
        case _Mark.DASHES:
            return _on_plate(colors.touch, colors.white_piece)
        case _Mark.CURSOR:
            return _on_plate(colors.ink, colors.white_piece)
        case _:
            assert_never(corner.mark)


def _plain(colors: BoardTheme, corner: _Corner, below: QColor, plate: QColor | None) -> _Colors:
    usual = colors.coord if corner.is_light else colors.ink
    ink = _BLACK if corner.is_black else usual
    return _Colors(ink.rgb(), below.rgb(), None if plate is None else plate.rgb())


def _on_plate(ink: QColor, plate: QColor) -> _Colors:
    return _Colors(ink.rgb(), plate.rgb(), plate.rgb())


@lru_cache(maxsize=512)
def _placed(text: str, corner: _Corner, is_top: bool, is_left: bool) -> tuple[QPointF, QPixmap]:
    """Where in its square a sign lies, and its picture: found once, for a board may have 64 at each repaint."""
    part, most_px = _INSIDE[corner.coordinates]
    size_px = min(most_px, max(_LEAST_PX, round(corner.side / corner.scale * part)))
    sign = _sign(text, size_px, (corner.side, corner.scale), _colors(corner), is_top, is_left)
    x = 0 if is_left else corner.side - sign.width()
    y = 0 if is_top else corner.side - sign.height()
    return QPointF(x, y), sign


@lru_cache(maxsize=512)
def _sign(text: str, size_px: int, square: tuple[int, float], colors: _Colors, is_top: bool, is_left: bool) -> QPixmap:
    """The corner of a square with the sign in it; drawn once, for a rim costs as much as many squares.

    `square` is the side in device pixels and the scale.
    """
    (side, scale), font = square, sized_font(size_px, weight=600)
    part, least_px = _FROM_EDGE
    inset, metrics = max(round(least_px * scale), round(side * part)), QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(text) * scale, metrics.capHeight() * scale
    below, rim = inset if is_top else round(size_px * _BELOW * scale), ceil(_HALO_PX * scale / 2)
    reach = round(side * BRACKET[0]) + round(side * BRACKET[2]) + 1 if colors.plate is not None else 0
    width, height = max(reach, ceil(inset + wide) + rim), max(reach, ceil(below + high) + rim)
    x = inset if is_left else width - inset - wide
    y = inset + round(high) if is_top else height - below
    drawn = QPixmap(width, height)
    drawn.fill(Qt.GlobalColor.transparent)
    if colors.plate is not None:
        _lay_plate(drawn, QColor(colors.plate), size_px * scale * _PLATE_RADIUS, is_top, is_left)
    drawn.setDevicePixelRatio(scale)
    _write(drawn, QPointF(x / scale, y / scale), text, font, colors)
    drawn.setDevicePixelRatio(1)
    return drawn


def _lay_plate(on: QPixmap, color: QColor, radius: float, is_top: bool, is_left: bool) -> None:
    """A plate in the corner of the square, round where it points inwards."""
    plate = QRectF(on.rect()).adjusted(
        -2 * radius if is_left else 0,
        -2 * radius if is_top else 0,
        0 if is_left else 2 * radius,
        0 if is_top else 2 * radius,
    )
    with QPainter(on) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(plate, radius, radius)


def _write(on: QPixmap, at: QPointF, text: str, font: QFont, colors: _Colors) -> None:
    outline = QPainterPath()
    outline.addText(at, font, text)
    rim = QPen(QColor(colors.rim), _HALO_PX)
    rim.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    with QPainter(on) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(outline, rim)
        painter.setFont(font)
        painter.setPen(QColor(colors.ink))
        painter.drawText(at, text)
