"""How the words of a lesson are painted beside the board. A verdict is told by its sign, its box and its colour."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from ladya_desktop.game.by_color import Color
from ladya_desktop.lessons.scene import ClockFace
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import icons
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.slide import Shown, Tone
from ladya_desktop.ui.play.clock_look import Mood
from ladya_desktop.ui.play.name_block import draw_tile
from ladya_desktop.ui.projector.class_clock import draw_class_face
from ladya_desktop.ui.projector.lesson_layout import CHOSEN_PAD, INDENT, Line, Page, Text
from ladya_desktop.ui.theme import Theme

SIGNS: Final = {Tone.RIGHT: "check", Tone.WRONG: "cross"}
_RADIUS, _BORDER = 0.35, 0.12
_ROW_FROM = 4
"""How often wider than high the clocks are where the kings stand beside them and not above."""


def paint_words(painter: QPainter, page: Page, at: int, shown: Shown, colors: Theme, scale: float) -> None:
    """One part of the words: heading, text, task and options, the last move, the clock."""
    top = page.column.top()
    painter.setPen(colors.text)
    _write(painter, page.heading, 600, QPointF(page.column.left(), top))
    body = page.pages[at]
    if shown.tone is not Tone.PLAIN and shown.text:
        _paint_box(painter, page, body, shown, colors, scale)
    _paint_chosen(painter, page, body, colors)
    _paint_numbers(painter, page, body, colors, scale)
    painter.setPen(colors.text)
    _write(painter, body, 400, QPointF(page.column.left(), page.body_top))
    if len(page.pages) > 1:
        _paint_page_number(painter, page, at, colors)
    if shown.move_text:
        painter.setFont(sized_font(page.move_px, weight=600))
        painter.setPen(colors.accent)
        painter.drawText(page.move, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown.move_text)
    if shown.clock is not None:
        _paint_clock(painter, page.clock, shown.clock, colors, scale)


def _write(painter: QPainter, text: Text, weight: int, corner: QPointF) -> None:
    font = sized_font(text.size_px, weight=weight)
    painter.setFont(font)
    metrics, top = QFontMetricsF(font), corner.y()
    for line in text.lines:
        top += line.gap_px
        painter.drawText(QPointF(corner.x() + line.left_px, top + _baseline(text, metrics)), line.text)
        top += text.line_px


def _baseline(text: Text, metrics: QFontMetricsF) -> float:
    return (text.line_px + metrics.ascent() - metrics.descent()) / 2


def _paint_box(painter: QPainter, page: Page, body: Text, shown: Shown, colors: Theme, scale: float) -> None:
    """Around the lines of the text."""
    lines = [line for line in body.lines if line.is_boxed]
    if not lines:
        return
    height = sum(line.gap_px + body.line_px for line in lines) + body.size_px * 0.5
    box = QRectF(page.column.left(), page.body_top, page.column.width(), height)
    line, _ = inks_of(shown.tone, colors)
    _paint_frame(painter, box, body.size_px, shown.tone, colors)
    sign_px = round(body.size_px * 1.4)
    left, top = box.left() + body.size_px * 0.4, box.top() + lines[0].gap_px + (body.line_px - sign_px) / 2
    painter.drawPixmap(QPointF(left, top).toPoint(), icons.pixmap(SIGNS[shown.tone], line, sign_px, scale))


def inks_of(tone: Tone, colors: Theme) -> tuple[QColor, QColor]:
    """The colours of the line and of the ground of what is right, wrong or neither."""
    match tone:
        case Tone.RIGHT:
            return colors.good, colors.good_soft
        case Tone.WRONG:
            return colors.danger, colors.danger_soft
        case Tone.PLAIN:
            return colors.accent, colors.accent_soft


def _paint_frame(painter: QPainter, box: QRectF, size_px: int, tone: Tone, colors: Theme) -> None:
    """A broken line around what is wrong, a whole one around all else."""
    line, ground = inks_of(tone, colors)
    border_px = size_px * _BORDER
    painter.setPen(QPen(line, border_px, Qt.PenStyle.DashLine if tone is Tone.WRONG else Qt.PenStyle.SolidLine))
    painter.setBrush(ground)
    radius, half = size_px * _RADIUS, border_px / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def _paint_chosen(painter: QPainter, page: Page, body: Text, colors: Theme) -> None:
    """A frame around the option answered last, as wide as the column."""
    top, pad = page.body_top, body.size_px * CHOSEN_PAD
    tops: list[float] = []
    for line in body.lines:
        top += line.gap_px
        if line.is_chosen:
            tops.append(top)
        top += body.line_px
    if tops:
        height = tops[-1] - tops[0] + body.line_px + 2 * pad
        box = QRectF(page.column.left(), tops[0] - pad, page.column.width(), height)
        mark = next(line.mark for line in body.lines if line.is_chosen)
        _paint_frame(painter, box, body.size_px, mark, colors)


def _paint_numbers(painter: QPainter, page: Page, body: Text, colors: Theme, scale: float) -> None:
    """The numbers of the options in circles; a cross or a tick in the place of the number of one that is marked."""
    top, side = page.body_top, body.size_px * 1.25
    painter.setFont(sized_font(round(body.size_px * 0.9), weight=600))
    for line in body.lines:
        top += line.gap_px
        if line.number:
            left = page.column.left() + line.left_px - body.size_px * INDENT
            disc = QRectF(left, top + (body.line_px - side) / 2, side, side)
            _paint_disc(painter, disc, line, colors, scale)
        top += body.line_px


def _paint_disc(painter: QPainter, disc: QRectF, line: Line, colors: Theme, scale: float) -> None:
    ink, ground = inks_of(line.mark, colors)
    painter.setPen(QPen(ink, 2))
    painter.setBrush(ground)
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
    if line.mark is Tone.PLAIN:
        painter.setPen(ink)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, line.number)
    else:
        sign_px = round(disc.width() * 0.8)
        corner = disc.center() - QPointF(sign_px, sign_px) / 2
        painter.drawPixmap(corner.toPoint(), icons.pixmap(SIGNS[line.mark], ink, sign_px, scale))


def _paint_page_number(painter: QPainter, page: Page, at: int, colors: Theme) -> None:
    body = page.pages[at]
    least_px = body.size_px
    bottom = min(page.move.top(), page.clock.top())
    room = QRectF(page.column.left(), bottom - body.line_px, page.column.width(), body.line_px)
    painter.setFont(sized_font(least_px, weight=600))
    painter.setPen(colors.muted)
    said = t("projector.page", page=at + 1, n=len(page.pages))
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, said)


def _paint_clock(painter: QPainter, room: QRectF, clock: ClockFace, colors: Theme, scale: float) -> None:
    """White's clock on the left, Black's on the right, each below the king of its side; in a low room beside it."""
    is_row = room.height() * _ROW_FROM < room.width() / 2
    gap = room.height() * (0.4 if is_row else 0.12)
    width = (room.width() - gap) / 2
    king_px = room.height() * (0.8 if is_row else 0.32)
    for at, color in enumerate((Color.WHITE, Color.BLACK)):
        left = room.left() + at * (width + gap)
        below, beside = (0.0, king_px * 1.15) if is_row else (king_px * 1.1, 0.0)
        king_top = room.top() + (room.height() - king_px) / 2 if is_row else room.top()
        draw_tile(painter, QRectF(left, king_top, king_px, king_px), color)
        face = QRectF(
            left + beside, room.top() + below, width - beside, room.height() - (king_px * 1.2 if below else 0)
        )
        remaining_ms = clock.remaining_ms[color]
        time = format_clock(remaining_ms, flag_fallen=remaining_ms <= 0)
        draw_class_face(painter, face, time, _mood(clock, color, remaining_ms), colors, scale)


def _mood(clock: ClockFace, color: Color, remaining_ms: int) -> Mood:
    if remaining_ms <= 0:
        return Mood.FALLEN
    if clock.running is None:
        return Mood.STOPPED
    return Mood.RUNNING if clock.running is color else Mood.WAITING


def paint_picture(painter: QPainter, picture: QPixmap, room: QRect, scale: float) -> None:
    """A picture as large as the place of the board lets it be, in the middle; nothing if there is none."""
    if picture.isNull():
        return
    shown = picture.scaled(
        room.size() * scale, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    shown.setDevicePixelRatio(scale)
    place = QRectF(QPointF(), shown.deviceIndependentSize())
    place.moveCenter(QRectF(room).center())
    painter.drawPixmap(place.topLeft().toPoint(), shown)


def paint_signs(painter: QPainter, signs: tuple[tuple[QRectF, str], ...], size_px: int, ink: QColor) -> None:
    """The letters and numbers beside the board."""
    painter.setFont(sized_font(size_px, weight=600))
    painter.setPen(ink)
    for place, sign in signs:
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)
