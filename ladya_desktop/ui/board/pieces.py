"""The pieces: Colin M.L. Burnett's set as python-chess carries it, in the colours that every board theme shares.

A piece is drawn once for each size in device pixels and then copied, so a repaint never parses a picture.
"""

import re
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from ladya_desktop.resources import resource_text
from ladya_desktop.ui.theme import BoardTheme, board_theme

GRID = 45
_SHORT = re.compile(r"#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])", re.IGNORECASE)
_BLACK_FILL = re.compile(r'(fill[=:]"?\s*)#000000')


def draw_piece(
    painter: QPainter, letter: str, center: QPointF, side_px: float, opacity: float = 1.0, *, is_turned: bool = False
) -> None:
    """Draws the piece of a FEN letter around a point; `side_px` is the side of its picture in logical pixels.

    The picture keeps to whole device pixels of the painter's device. `is_turned`: for who sits opposite; the painter
    itself may be turned round too.
    """
    to_device = painter.deviceTransform()
    scale, way = abs(to_device.m11()), 1 if to_device.m11() > 0 else -1
    side = max(1, round(side_px * scale))
    middle = to_device.map(center)
    corner = QPointF(round(middle.x() - way * side / 2), round(middle.y() - way * side / 2))
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    back, _ = to_device.inverted()
    painter.drawPixmap(back.map(corner), piece_pixmap(letter, side, scale, is_turned=is_turned))
    painter.restore()


@lru_cache(maxsize=512)
def piece_pixmap(letter: str, side: int, scale: float = 1.0, *, is_turned: bool = False) -> QPixmap:
    """The piece of a FEN letter ("K" white king, "k" black king) as a picture of `side` device pixels.

    `scale` is the device pixel ratio the picture is meant for. Raises KeyError for a letter that is no piece.
    """
    renderer = _renderer(letter)
    drawn = QPixmap(side, side)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    if is_turned:
        drawn = drawn.transformed(QTransform().rotate(180))
    drawn.setDevicePixelRatio(scale)
    return drawn


@cache
def _renderer(letter: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(letter, board_theme()).encode()))


@cache
def _pictures() -> dict[str, str]:
    """By FEN letter. Read from a file of ours: the first screen shows pieces, and must not wait for python-chess."""
    _credit, *lines = resource_text("pieces", "burnett.txt").splitlines()
    return {letter: picture for letter, _, picture in (line.partition(" ") for line in lines)}


def _source(letter: str, colors: BoardTheme) -> str:
    paths = _SHORT.sub(r"#\1\1\2\2\3\3", _pictures()[letter])
    painted = _white(paths, colors) if letter.isupper() else _black(paths, colors)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">{painted}</svg>'


def _white(paths: str, colors: BoardTheme) -> str:
    return paths.replace("#ffffff", _hex(colors.white_piece)).replace("#000000", _hex(colors.ink))


def _black(paths: str, colors: BoardTheme) -> str:
    filled = _BLACK_FILL.sub(rf"\g<1>{_hex(colors.black_piece)}", paths)
    inner = re.sub("#ffffff|#ececec", _hex(colors.inner), filled)
    return inner.replace("#000000", _hex(colors.ink))


def _hex(color: QColor) -> str:
    return color.name().upper()
