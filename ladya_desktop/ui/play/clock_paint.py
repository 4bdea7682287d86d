"""Draws a clock face: the knob of a real chess clock, a mark, a word, the digits in equal cells.

A state is told by the height of the knob, the fill, the border, a mark and a word, never by colour alone.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import floor

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.clock_look import Mood

KNOB_PX = {Mood.RUNNING: 14, Mood.LOW: 14, Mood.STOPPED: 10, Mood.FALLEN: 10, Mood.WAITING: 6}
KNOB_ROOM_PX, LEAST_FACE_PX = 14, 76
RADIUS_PX = 12
SIDE_PX = 16
STRIP_MARK_PX, STRIP_SIDE_PX, STRIP_GAP_PX = 20, 10, 8
LEAST_DIGITS_PX = 14
KNOB_FROM_PX, LYING_DIGITS = 108, 0.8
LEAST_LYING_SIDE_PX, MOST_LYING_SIDE_PX, LYING_SIDE, LYING_GAP_PX = 80, 150, 0.22, 10
SEPARATOR_EM, DIGITS_EDGE_PX = 0.28, 3
DIGITS_OF_HEIGHT = 0.47
DIGITS_WITHOUT_HINT = 0.6
CAPTION_EM, SINK_EM = 0.72, 0.18
HINT_EM = 0.69
HINT_TOP_EM = 0.45
NOTE_EM = 1.85
MARKS = {Mood.RUNNING: "play", Mood.LOW: "hourglass", Mood.FALLEN: "flag", Mood.STOPPED: "pause"}


@dataclass(frozen=True, slots=True, kw_only=True)
class FacePicture:
    """All that is drawn: `time` is "" in a game without clocks, `captions` go from the longest to the shortest.

    `is_pressed` lasts a moment after a press; `digits_px` is their largest size, `hint_px` is 0 for no hint. A `chip`
    takes the place of the hint, a `note` stands below it; both are "" where there is nothing to say. `widest` is the
    wider one of the times of both sides: the digits are as large as it allows, so that both clocks are alike.
    """

    mood: Mood
    time: str
    captions: tuple[str, ...]
    hint: str
    is_pressed: bool
    digits_px: int
    caption_px: int
    hint_px: int
    chip: str = ""
    note: str = ""
    widest: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DigitsPlace:
    """Where the digits stand in the face, how large they are, and in which colours; all their ink is in `rect`."""

    rect: QRect
    center: QPointF
    size_px: int
    ink: QColor
    fill: QColor


@dataclass(frozen=True, slots=True, kw_only=True)
class _Colors:
    fill: QColor
    border: QColor
    ink: QColor
    hint: QColor
    border_px: int


def face_rect(rect: QRect) -> QRectF:
    """The face below its knob."""
    return QRectF(rect).adjusted(0, KNOB_ROOM_PX, 0, 0)


def draw_face(painter: QPainter, rect: QRect, picture: FacePicture) -> None:
    """Draws the knob and the face into the rectangle; its digits are a part of their own, see `clock_digits`."""
    colors, face = _colors(picture), face_rect(rect)
    _draw_knob(painter, face, picture, colors)
    _draw_ground(painter, face, colors)
    if not picture.time:
        _draw_caption(painter, face, face.center().y(), picture, colors, round(picture.caption_px * 1.5))
        return
    size_px = digits_px(face, picture)
    middle = _middle(face, picture, size_px)
    _draw_caption(painter, face, middle - CAPTION_EM * size_px, picture, colors, picture.caption_px)
    if picture.hint_px:
        _draw_below(painter, face, middle + HINT_EM * size_px, picture, colors)


def digits_place(rect: QRect, picture: FacePicture) -> DigitsPlace:
    """Where a part of the face shows its digits: all that a running clock has to paint anew."""
    face, colors = face_rect(rect), _colors(picture)
    size_px = digits_px(face, picture)
    middle = _middle(face, picture, size_px)
    above_px, below_px = _ink_px(size_px)
    if picture.hint_px:
        half_px = _chip_height(picture.hint_px) / 2 + 1 if picture.chip else HINT_TOP_EM * picture.hint_px
        below_px = min(below_px, HINT_EM * size_px - half_px)
    top = floor(middle - above_px)
    bottom = floor(min(middle + below_px, face.bottom() - colors.border_px - DIGITS_EDGE_PX))
    return DigitsPlace(
        rect=QRect(rect.left() + 5, top, rect.width() - 10, bottom - top),
        center=QPointF(face.center().x(), middle),
        size_px=size_px,
        ink=colors.ink,
        fill=colors.fill,
    )


def draw_strip(painter: QPainter, rect: QRect, picture: FacePicture) -> None:
    """Draws a face of one line: mark and word on the left, digits on the right."""
    colors, face = _colors(picture), QRectF(rect)
    _draw_ground(painter, face, colors)
    digits = strip_digits_rect(rect, picture)
    draw_digits(painter, digits.center(), picture.time, strip_digits_px(rect, picture), colors.ink)
    left_px = face.left() + STRIP_SIDE_PX
    room = QRectF(left_px, face.top(), digits.left() - STRIP_GAP_PX - left_px, face.height())
    mark = MARKS.get(picture.mood)
    if mark is not None:
        _draw_mark(
            painter, QPointF(room.left(), room.center().y() - STRIP_MARK_PX / 2), mark, colors.ink, STRIP_MARK_PX
        )
        room.setLeft(room.left() + STRIP_MARK_PX + 12)
    font = sized_font(picture.caption_px, weight=600)
    painter.setFont(font)
    painter.setPen(colors.ink)
    caption = _first_fitting(picture.captions, font, room.width())
    if QFontMetricsF(font).horizontalAdvance(caption) <= room.width():
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, caption)


def draw_lying(painter: QPainter, rect: QRect, picture: FacePicture) -> None:
    """Draws a face that is wider than high: the mark beside the digits, a word below the mark if there is room."""
    has_knob = rect.height() >= KNOB_FROM_PX
    colors, face = _colors(picture), face_rect(rect) if has_knob else QRectF(rect)
    if has_knob:
        _draw_knob(painter, face, picture, colors)
    _draw_ground(painter, face, colors)
    if not picture.time:
        _draw_caption(painter, face, face.center().y(), picture, colors, round(picture.caption_px * 1.5))
        return
    if face.width() < face.height():
        _draw_stacked(painter, face, picture, colors)
        return
    side_px = min(MOST_LYING_SIDE_PX, max(LEAST_LYING_SIDE_PX, face.width() * LYING_SIDE))
    most_px = min(round(face.height() * LYING_DIGITS), picture.digits_px)
    size_px = _size_px(picture, most_px, face.width() - side_px - 2 * SIDE_PX)
    width_px = max(digits_width(each, size_px) for each in (picture.time, picture.widest))
    left = face.center().x() - (side_px + width_px) / 2
    draw_digits(painter, QPointF(left + side_px + width_px / 2, face.center().y()), picture.time, size_px, colors.ink)
    beside = QRectF(left, face.top(), side_px - LYING_GAP_PX, face.height())
    _draw_mark_and_word(painter, beside, picture, colors)


def _draw_stacked(painter: QPainter, face: QRectF, picture: FacePicture, colors: _Colors) -> None:
    """Where there is no room beside the digits: the word above them."""
    size_px = _size_px(picture, picture.digits_px, face.width() - 2 * SIDE_PX)
    middle = face.center().y() + SINK_EM * size_px + picture.caption_px / 5
    _draw_caption(painter, face, middle - CAPTION_EM * size_px - LYING_GAP_PX, picture, colors, picture.caption_px)
    draw_digits(painter, QPointF(face.center().x(), middle), picture.time, size_px, colors.ink)


def _draw_mark_and_word(painter: QPainter, room: QRectF, picture: FacePicture, colors: _Colors) -> None:
    font = sized_font(picture.caption_px, weight=600)
    metrics, mark = QFontMetricsF(font), MARKS.get(picture.mood)
    word = next((each for each in picture.captions if metrics.horizontalAdvance(each) <= room.width()), "")
    mark_px = 0 if mark is None else round(min(room.height() * 0.4, room.width()))
    word_px = metrics.height() if word else 0
    top = room.center().y() - (mark_px + word_px) / 2
    if mark is not None:
        _draw_mark(painter, QPointF(round(room.center().x() - mark_px / 2), round(top)), mark, colors.ink, mark_px)
    painter.setFont(font)
    painter.setPen(colors.ink)
    painter.drawText(QRectF(room.left(), top + mark_px, room.width(), word_px), Qt.AlignmentFlag.AlignCenter, word)


def strip_digits_px(rect: QRect, picture: FacePicture) -> int:
    """The size in which the digits leave the mark its place in a face of one line, never above the largest wanted."""
    mark_px = STRIP_MARK_PX + STRIP_GAP_PX if picture.mood in MARKS else 0
    room_px = rect.width() - 2 * STRIP_SIDE_PX - mark_px
    return _size_px(picture, min(picture.digits_px, round(rect.height() * 0.6)), room_px)


def strip_digits_rect(rect: QRect, picture: FacePicture) -> QRectF:
    """Where the digits of a face of one line stand: at its right."""
    face, width_px = QRectF(rect), digits_width(picture.time, strip_digits_px(rect, picture))
    return QRectF(face.right() - STRIP_SIDE_PX - width_px, face.top(), width_px, face.height())


def digits_px(face: QRectF, picture: FacePicture) -> int:
    """The size in which the digits fill the face, never above the largest wanted."""
    part = DIGITS_OF_HEIGHT if picture.hint_px else DIGITS_WITHOUT_HINT
    most_px = max(1, min(picture.digits_px, round(face.height() * part)))  # a face that has no room yet
    return _size_px(picture, most_px, face.width() - 2 * SIDE_PX)


def _size_px(picture: FacePicture, most_px: int, room_px: float) -> int:
    """The largest size in which both the time shown and the other side's fit."""
    shapes = {shape_of(picture.time), shape_of(picture.widest or picture.time)}
    return min(_digits_fitting_px(shape, most_px, room_px) for shape in shapes)


def shape_of(time: str) -> str:
    """The same for all times that are equally wide."""
    return "".join("0" if sign.isdigit() else sign for sign in time)


@lru_cache(maxsize=64)
def _digits_fitting_px(shape: str, most_px: int, room_px: float) -> int:
    """The largest size in which a time fits into its room; tried once, for a running clock asks at each tick."""
    size_px = most_px
    while size_px > LEAST_DIGITS_PX and digits_width(shape, size_px) > room_px:
        size_px -= 1
    return size_px


def digits_width(time: str, size_px: int) -> float:
    """The width of a time in equal cells, as wide as the widest digit of the family in use."""
    cell_px, narrow_px = _cells(size_px)
    return sum(cell_px if sign.isdigit() else narrow_px for sign in time)


def draw_digits(painter: QPainter, center: QPointF, time: str, size_px: int, ink: QColor) -> None:
    """Draws the time around its middle, each sign in the middle of its cell."""
    x = center.x() - digits_width(time, size_px) / 2
    for sign in time:
        right_px, down_px = sign_offset(sign, size_px)
        draw_sign(painter, sign, QPointF(x + right_px, center.y() + down_px), size_px, ink)
        x += digits_width(sign, size_px)


def draw_sign(painter: QPainter, sign: str, at: QPointF, size_px: int, ink: QColor) -> None:
    """Draws a digit or a separator; `at` is where its line of writing begins."""
    painter.setFont(_digit_font(size_px))
    painter.setPen(ink)
    painter.drawText(at, sign)


@cache
def sign_offset(sign: str, size_px: int) -> tuple[float, float]:
    """Where a sign is written: so far right of its cell's left edge, so far below the middle. A colon is lifted."""
    metrics = QFontMetricsF(_digit_font(size_px))
    cap_px = metrics.capHeight()
    lift_px = (cap_px - metrics.xHeight()) / 2 if sign == ":" else 0
    return (digits_width(sign, size_px) - metrics.horizontalAdvance(sign)) / 2, cap_px / 2 - lift_px


@cache
def _ink_px(size_px: int) -> tuple[float, float]:
    """How far digits and separators reach above their middle and below it, with a little room."""
    metrics = QFontMetricsF(_digit_font(size_px))
    ink, half = metrics.tightBoundingRect("0123456789,"), metrics.capHeight() / 2
    return -ink.top() - half + 1, ink.bottom() + half + 2


@cache
def _cells(size_px: int) -> tuple[float, float]:
    """The widths of a digit's cell and of a separator's, measured once: a face tries many sizes at each paint."""
    metrics = QFontMetricsF(_digit_font(size_px))
    widest = max(metrics.horizontalAdvance(digit) for digit in "0123456789")
    narrow = max(metrics.horizontalAdvance(sign) for sign in ":,.")
    return widest, max(narrow, SEPARATOR_EM * size_px)


@cache
def _digit_font(size_px: int) -> QFont:
    return sized_font(size_px, weight=600)


def _middle(face: QRectF, picture: FacePicture, size_px: int) -> float:
    """The line the digits are centred on; without a hint below, word and digits together are in the middle."""
    if picture.hint_px:
        return face.center().y() + 4
    return face.center().y() + SINK_EM * size_px + picture.caption_px / 5


def _colors(picture: FacePicture) -> _Colors:
    colors = theme.current()
    if picture.is_pressed:
        return _filled(colors.accent_press, colors.on_accent)
    match picture.mood:
        case Mood.RUNNING:
            return _filled(colors.accent, colors.on_accent)
        case Mood.LOW:
            return _filled(colors.warn_fill, colors.on_warn)
        case Mood.FALLEN:
            return _outlined(colors.surface, colors.danger, colors.danger, border_px=5)
        case Mood.STOPPED:
            return _outlined(colors.surface, colors.control, colors.text)
        case Mood.WAITING:
            return _outlined(colors.sunken, colors.control, colors.text)


def _filled(fill: QColor, ink: QColor) -> _Colors:
    return _Colors(fill=fill, border=fill, ink=ink, hint=ink, border_px=2)


def _outlined(fill: QColor, border: QColor, ink: QColor, border_px: int = 2) -> _Colors:
    return _Colors(fill=fill, border=border, ink=ink, hint=theme.current().muted, border_px=border_px)


def _draw_knob(painter: QPainter, face: QRectF, picture: FacePicture, colors: _Colors) -> None:
    height_px = KNOB_PX[Mood.WAITING if picture.is_pressed else picture.mood]
    width_px = face.width() * 0.43
    knob = QRectF(face.center().x() - width_px / 2, face.top() - height_px, width_px, height_px + RADIUS_PX)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.border)
    painter.drawRoundedRect(knob, 6, 6)


def _draw_ground(painter: QPainter, face: QRectF, colors: _Colors) -> None:
    half = colors.border_px / 2
    painter.setPen(QPen(colors.border, colors.border_px))
    painter.setBrush(colors.fill)
    painter.drawRoundedRect(face.adjusted(half, half, -half, -half), RADIUS_PX - half, RADIUS_PX - half)


def _draw_caption(
    painter: QPainter, face: QRectF, middle: float, picture: FacePicture, colors: _Colors, size_px: int
) -> None:
    font = sized_font(size_px, weight=600)
    mark = MARKS.get(picture.mood)
    mark_px = size_px + 4
    lead_px = mark_px + 8 if mark is not None else 0
    caption = _first_fitting(picture.captions, font, face.width() - SIDE_PX - lead_px)
    width_px = QFontMetricsF(font).horizontalAdvance(caption)
    left = face.center().x() - (lead_px + width_px) / 2
    if mark is not None:
        _draw_mark(painter, QPointF(left, middle - mark_px / 2), mark, colors.ink, mark_px)
    painter.setFont(font)
    painter.setPen(colors.ink)
    painter.drawText(QPointF(left + lead_px, middle + QFontMetricsF(font).capHeight() / 2), caption)


def _draw_below(painter: QPainter, face: QRectF, middle: float, picture: FacePicture, colors: _Colors) -> None:
    """The key of the clock, or what was given; below it what each move brings, if there is room."""
    if picture.chip:
        _draw_chip(painter, face, middle, picture)
    else:
        _draw_line(painter, face, middle, picture.hint, picture.hint_px, colors.hint)
    below = middle + NOTE_EM * picture.hint_px
    if picture.note and below + picture.hint_px <= face.bottom():
        _draw_line(painter, face, below, picture.note, picture.hint_px, colors.hint)


def _draw_line(painter: QPainter, face: QRectF, middle: float, words: str, most_px: int, ink: QColor) -> None:
    size_px = _fitting_px(words, most_px, face.width() - SIDE_PX)
    painter.setFont(sized_font(size_px))
    painter.setPen(ink)
    line = QRectF(face.left(), middle - size_px, face.width(), 2 * size_px)
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)


def _draw_chip(painter: QPainter, face: QRectF, middle: float, picture: FacePicture) -> None:
    colors = theme.current()
    size_px = _fitting_px(picture.chip, picture.hint_px, face.width() - 2 * SIDE_PX - 20)
    font = sized_font(size_px, weight=600)
    chip = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(picture.chip) + 20, _chip_height(size_px))
    chip.moveCenter(QPointF(face.center().x(), middle))
    painter.setPen(QPen(colors.good, 1))
    painter.setBrush(colors.good_soft)
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    painter.setFont(font)
    painter.setPen(colors.good)
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, picture.chip)


def _chip_height(size_px: int) -> int:
    return size_px + 12


@lru_cache(maxsize=64)
def _fitting_px(words: str, most_px: int, width_px: float) -> int:
    """The largest size in which the words fit, but never less than 12."""
    return next((size_px for size_px in range(most_px, 12, -1) if _width(words, size_px) <= width_px), 12)


def _draw_mark(painter: QPainter, corner: QPointF, name: str, ink: QColor, size_px: int) -> None:
    scale = painter.device().devicePixelRatioF()
    painter.drawPixmap(corner, icons.pixmap(name, ink, size_px, scale))


def _first_fitting(captions: tuple[str, ...], font: QFont, width_px: float) -> str:
    metrics = QFontMetricsF(font)
    return next((each for each in captions if metrics.horizontalAdvance(each) <= width_px), captions[-1])


def _width(text: str, size_px: int) -> float:
    return QFontMetricsF(sized_font(size_px)).horizontalAdvance(text)
