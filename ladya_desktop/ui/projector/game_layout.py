"""How a game lies on the screen of the class: the board, and beside it two sides, each with a name and a clock.

The digits of a clock are at least 30 mm high (at 96 dpi), twice those of the players' own; the board takes the rest.
"""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QRectF

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui.projector.class_clock import DIGIT_OF_SIZE, face_width_px
from ladya_desktop.ui.projector.lesson_layout import LEAST_SIGN, LEAST_TEXT

DIGIT_PX = 114
"""30 mm at 96 dpi."""
DIGITS_PX = ceil(DIGIT_PX / DIGIT_OF_SIZE)
_MARGIN, _SIGN_ROOM = 45, 1.3
_NAME, _FACE, _GAP = 0.156, 0.218, 0.009
_MOST_COLUMN, _LEAST_FACE_PX = 0.56, 160


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePage:
    """Where everything stands, in logical pixels of the window: Black's side above, White's below, words between."""

    board: QRect
    sign_px: int
    names: ByColor[QRectF]
    faces: ByColor[QRectF]
    words: QRectF
    least_px: int


def longest_time(control: TimeControl) -> str:
    """A time as wide as any that this control shows before its tenths, "" without clocks."""
    if not control.has_clock:
        return ""
    most_ms = max(period.base_ms for period in control.periods)
    return "".join("0" if sign.isdigit() else sign for sign in format_clock(most_ms))


def game_page_of(time: str, width_px: int, height_px: int) -> GamePage:
    """Lays out a game whose clocks show times as wide as this one; "" for a game without clocks."""
    margin, sign_px = round(height_px / _MARGIN), ceil(height_px / LEAST_SIGN)
    sign_room = round(sign_px * _SIGN_ROOM)
    wanted = min(face_width_px(time or "00:00", DIGITS_PX), width_px * _MOST_COLUMN)
    across = width_px - wanted - sign_room - 3 * margin
    down = height_px - sign_room - 2 * margin
    side = max(int(min(across, down)) // 8, 1) * 8
    left, top = sign_room + margin, (height_px - side - sign_room) // 2
    column_left = left + side + margin
    column = QRectF(column_left, margin, width_px - margin - column_left, height_px - 2 * margin)
    name, face, gap = height_px * _NAME, max(height_px * _FACE, _LEAST_FACE_PX), height_px * _GAP
    white_face = QRectF(column.left(), column.bottom() - face, column.width(), face)
    white_name = QRectF(column.left(), white_face.top() - gap - name, column.width(), name)
    black_name = QRectF(column.left(), column.top(), column.width(), name)
    black_face = QRectF(column.left(), black_name.bottom() + gap, column.width(), face)
    between = QRectF(column.left(), black_face.bottom() + 2 * gap, column.width(), 0)
    between.setBottom(white_name.top() - 2 * gap)
    return GamePage(
        board=QRect(left - 1, top - 1, side + 2, side + 2),
        sign_px=sign_px,
        names=ByColor(white_name, black_name),
        faces=ByColor(white_face, black_face),
        words=between,
        least_px=ceil(height_px / LEAST_TEXT),
    )
