"""A clock face for the last row: large digits; whose time runs is told by fill, mark and border, not by colour."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from ladya_desktop.ui import icons
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import MARKS, digits_width, draw_digits
from ladya_desktop.ui.theme import Theme

DIGIT_OF_SIZE: Final = 0.727
"""How high a digit of the family is, as a part of its size."""
DIGITS_OF_FACE = 0.8
_MARK, _MARK_GAP, _PAD, _RADIUS = 0.36, 0.14, 0.12, 0.08
_LEAST_PX = 14


def draw_class_face(
    painter: QPainter, rect: QRectF, time: str, mood: Mood, colors: Theme, scale: float, *, widest: str = ""
) -> None:
    """Draws one side's clock into the rectangle, the digits as large as they fit.

    `widest` is the widest time of the two sides: their digits end under each other, and so stand their marks.
    """
    fill, border, ink, border_px = _look(mood, colors)
    half = border_px / 2
    radius = rect.height() * _RADIUS
    painter.setPen(QPen(border, border_px))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    size_px = digits_px(widest or time, rect.width(), rect.height())
    mark, whole = MARKS.get(mood), size_px * (_MARK + _MARK_GAP) + digits_width(widest or time, size_px)
    left = rect.center().x() - whole / 2
    if mark is not None:
        mark_px = round(size_px * _MARK)
        at = QPointF(left, rect.center().y() - mark_px / 2).toPoint()
        painter.drawPixmap(at, icons.pixmap(mark, ink, mark_px, scale))
    middle = QPointF(left + whole - digits_width(time, size_px) / 2, rect.center().y())
    draw_digits(painter, middle, time, size_px, ink)


def widest_of(*times: str) -> str:
    """The widest of the times, whatever its digits are."""
    shapes = ("".join("0" if sign.isdigit() else sign for sign in time) for time in times)
    return max(shapes, key=lambda shape: digits_width(shape, _LEAST_PX))


def digits_px(time: str, width_px: float, height_px: float) -> int:
    """The size of the digits in a face: the same with a mark and without, so that they do not jump."""
    shape = "".join("0" if sign.isdigit() else sign for sign in time)
    return _fitting(shape, round(width_px), round(height_px))


def face_width_px(shape: str, size_px: int) -> float:
    """How wide a face must be to show a time in this size with its mark."""
    return digits_width(shape, size_px) + size_px * (_MARK + _MARK_GAP + 2 * _PAD)


@lru_cache(maxsize=64)
def _fitting(shape: str, width_px: int, height_px: int) -> int:
    size_px = round(height_px * DIGITS_OF_FACE / DIGIT_OF_SIZE * 0.9)
    while size_px > _LEAST_PX and face_width_px(shape, size_px) > width_px:
        size_px -= 1
    return size_px


def _look(mood: Mood, colors: Theme) -> tuple[QColor, QColor, QColor, float]:
    """Ground, border, ink, and how thick the border is."""
    match mood:
        case Mood.RUNNING:
            return colors.accent, colors.accent, colors.on_accent, 2
        case Mood.LOW:
            return colors.warn_fill, colors.warn_fill, colors.on_warn, 2
        case Mood.FALLEN:
            return colors.surface, colors.danger, colors.danger, 8
        case Mood.STOPPED | Mood.WAITING:
            return colors.surface, colors.control, colors.text, 4
