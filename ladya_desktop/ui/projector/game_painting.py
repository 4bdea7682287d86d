"""How the two sides of a game and the words between them are painted for the class."""

from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui import icons
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.clock_paint import MARKS
from ladya_desktop.ui.play.name_block import draw_tile
from ladya_desktop.ui.projector.class_clock import draw_class_face
from ladya_desktop.ui.projector.lines import broken, is_whole
from ladya_desktop.ui.theme import Theme

_LEADING, _TILE = 1.25, 0.62


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """What is shown of one side: `time` is "" in a game without clocks, `turn` what stands there then.

    `widest` is the widest time of both sides.
    """

    name: str
    note: str
    time: str
    mood: Mood
    widest: str = ""
    turn: str = ""
    school_class: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What stands between the two sides: a ruling or a result with its picture, else which game it is.

    `then` is what comes of it, in a line of its own.
    """

    text: str = ""
    then: str = ""
    picture: str = ""
    is_result: bool = False


@dataclass(frozen=True, slots=True)
class Pen:
    """What everything is painted with: the palette, the device pixel ratio, the size below which no text goes."""

    painter: QPainter
    colors: Theme
    scale: float
    least_px: int


def paint_side(pen: Pen, name: QRectF, face: QRectF, side: Side, color: Color) -> None:
    """The king of a side, its name and class, and its clock."""
    tile_px = name.height() * _TILE
    draw_tile(pen.painter, QRectF(name.left(), name.center().y() - tile_px / 2, tile_px, tile_px), color)
    room = name.adjusted(tile_px * 1.2, 0, 0, 0)
    note_px = pen.least_px
    upper = QRectF(room.left(), room.top(), room.width(), room.height() - note_px * _LEADING)
    below = QRectF(room.left(), upper.bottom(), room.width(), note_px * _LEADING)
    if side.note and _fits(side.name, note_px, 600, upper):
        _write(pen, upper, side.name, round(upper.height() * 0.62), pen.colors.text, weight=600)
        _write(pen, below, side.note, note_px, pen.colors.muted)
    else:  # all three lines are the name's; the king tells the side
        whole = f"{side.name} {side.school_class}".rstrip()
        _write(pen, room, whole, round(upper.height() * 0.62), pen.colors.text, weight=600)
    paint_face(pen, face, side)


def paint_face(pen: Pen, face: QRectF, side: Side) -> None:
    """The clock of a side; without clocks whose turn it is."""
    if side.time:
        draw_class_face(pen.painter, face, side.time, side.mood, pen.colors, pen.scale, widest=side.widest)
        return
    is_on_move = side.mood.is_running
    fill, ink = (pen.colors.accent, pen.colors.on_accent) if is_on_move else (pen.colors.surface, pen.colors.muted)
    pen.painter.setPen(QPen(pen.colors.accent if is_on_move else pen.colors.control, 4))
    pen.painter.setBrush(fill)
    radius = face.height() * 0.08
    pen.painter.drawRoundedRect(face.adjusted(2, 2, -2, -2), radius, radius)
    if not is_on_move:
        return
    mark_px = round(face.height() * 0.3)
    at = QPointF(face.left() + mark_px * 0.5, face.center().y() - mark_px / 2).toPoint()
    pen.painter.drawPixmap(at, icons.pixmap(MARKS[Mood.RUNNING], ink, mark_px, pen.scale))
    room = face.adjusted(mark_px * 1.8, 0, -mark_px * 0.4, 0)
    _write(pen, room, side.turn, round(face.height() * 0.3), ink, weight=600)


def paint_between(pen: Pen, room: QRectF, words: Words) -> None:
    """A ruling or a result in a box with its picture; else the game's label in the middle."""
    if not words.picture:
        _write(pen, room, words.text, round(pen.least_px * 1.2), pen.colors.text, weight=600, is_centered=True)
        return
    line, ground = (
        (pen.colors.accent, pen.colors.accent_soft) if words.is_result else (pen.colors.warn_line, pen.colors.warn_soft)
    )
    pen.painter.setPen(QPen(line, 4))
    pen.painter.setBrush(ground)
    pen.painter.drawRoundedRect(room.adjusted(2, 2, -2, -2), 14, 14)
    picture_px = round(min(room.height() * 0.5, pen.least_px * 2))
    left = room.left() + pen.least_px * 0.5
    at = QPointF(left, room.center().y() - picture_px / 2).toPoint()
    pen.painter.drawPixmap(at, icons.pixmap(words.picture, line, picture_px, pen.scale))
    beside = room.adjusted(pen.least_px + picture_px, 6, -pen.least_px * 0.4, -6)
    upper, below = _parted(pen, beside, words)
    _write(pen, upper, words.text, round(pen.least_px * 1.3), pen.colors.text, weight=600)
    if not below.isEmpty():
        _write(pen, below, words.then, pen.least_px, pen.colors.text, weight=600 if words.is_result else 400)


def _parted(pen: Pen, room: QRectF, words: Words) -> tuple[QRectF, QRectF]:
    """Room for what happened and, if both fit, for what comes of it."""
    line_px = pen.least_px * _LEADING
    lines = len(broken(words.then, pen.least_px, 600 if words.is_result else 400, room.width())) if words.then else 0
    upper = room.adjusted(0, 0, 0, -line_px * lines)
    if not lines or upper.height() < line_px or not _fits(words.text, pen.least_px, 600, upper):
        return room, QRectF()
    return upper, QRectF(room.left(), upper.bottom(), room.width(), line_px * lines)


def _write(
    pen: Pen, room: QRectF, text: str, size_px: int, ink: QColor, *, weight: int = 400, is_centered: bool = False
) -> None:
    """Lines in the middle of the height, in the largest size not above this one that fits, never below the least."""
    size_px = max(size_px, pen.least_px)
    size_px = next((px for px in range(size_px, pen.least_px, -1) if _fits(text, px, weight, room)), pen.least_px)
    lines = broken(text, size_px, weight, room.width())
    pen.painter.setFont(sized_font(size_px, weight=weight))
    pen.painter.setPen(ink)
    step = min(size_px * _LEADING, max(room.height() / max(len(lines), 1), size_px))
    top = room.center().y() - step * len(lines) / 2
    across = Qt.AlignmentFlag.AlignHCenter if is_centered else Qt.AlignmentFlag.AlignLeft
    for number, line in enumerate(lines):
        place = QRectF(room.left(), top + number * step, room.width(), step)
        pen.painter.drawText(place, across | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, line)


def _fits(text: str, size_px: int, weight: int, room: QRectF) -> bool:
    lines = broken(text, size_px, weight, room.width())
    return is_whole(text, size_px, weight, room.width()) and len(lines) <= max(
        floor(room.height() / (size_px * _LEADING)), 1
    )
