"""The pieces on a painter, in the set that is chosen and in the colours that every board theme shares.

A piece is drawn once for each size in device pixels and then copied, so a repaint never parses a picture.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from ladya_desktop.texts import t
from ladya_desktop.ui.board.board_look import PieceSet, look_in_use
from ladya_desktop.ui.board.piece_sets import NAMES, paint_piece

KEPT_PICTURES = 128
"""More than a screen shows at once: 12 pieces on the board, raised, in the hand and in the tables beside it."""


def draw_piece(
    painter: QPainter,
    letter: str,
    center: QPointF,
    side_px: float,
    opacity: float = 1.0,
    *,
    is_turned: bool = False,
    pieces: PieceSet | None = None,
) -> None:
    """Draws the piece of a FEN letter around a point; `side_px` is the side of its picture in logical pixels.

    The picture keeps to whole device pixels of the painter's device. `is_turned`: for who sits opposite; the painter
    itself may be turned round too. `pieces`: another set than the one that is chosen.
    """
    to_device = painter.deviceTransform()
    scale, way = abs(to_device.m11()), 1 if to_device.m11() > 0 else -1
    side = max(1, round(side_px * scale))
    middle = to_device.map(center)
    corner = QPointF(round(middle.x() - way * side / 2), round(middle.y() - way * side / 2))
    before = painter.opacity()
    painter.setOpacity(before * opacity)
    back, _ = to_device.inverted()
    painter.drawPixmap(back.map(corner), piece_pixmap(letter, side, scale, is_turned=is_turned, pieces=pieces))
    painter.setOpacity(before)


def piece_pixmap(
    letter: str, side: int, scale: float = 1.0, *, is_turned: bool = False, pieces: PieceSet | None = None
) -> QPixmap:
    """The piece of a FEN letter ("K" white king, "k" black king) as a picture of `side` device pixels.

    `scale` is the device pixel ratio the picture is meant for. Raises KeyError for a letter that is no piece.
    """
    chosen, name = pieces or look_in_use().look.pieces, NAMES[letter.lower()]
    sign = t(f"board.letter_{name}") if chosen is PieceSet.LETTERS else ""
    return _drawn(chosen, letter, sign, side, scale, is_turned)


@lru_cache(maxsize=KEPT_PICTURES)
def _drawn(pieces: PieceSet, letter: str, sign: str, side: int, scale: float, is_turned: bool) -> QPixmap:
    drawn = QPixmap(side, side)
    drawn.fill(Qt.GlobalColor.transparent)
    with QPainter(drawn) as painter:
        paint_piece(painter, pieces, letter, side, sign)
    if is_turned:
        drawn = drawn.transformed(QTransform().rotate(180))
    drawn.setDevicePixelRatio(scale)
    return drawn
