"""Both clocks of a scene: what they show, whose runs, who has just pressed. Nothing ticks here."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.lessons import ClockFace
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_clock
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font

HEIGHT_PX, COMPACT_PX = 64, 44
GAP_PX = 12
MOST_DIGITS_PX, LEAST_DIGITS_PX = 26, 14
_MARK_PX = 20
DISC_PX = 16
"""In the place of a name without room: a piece of the side's colour."""
WHITE, BLACK = QColor(Qt.GlobalColor.white), QColor(Qt.GlobalColor.black)
_KNOB_PX = {True: 4, False: 10}
"""Of a side by whether its knob is pressed down: the higher knob is the one whose time runs, as on a real clock."""


class ClockPair(QWidget):
    """White's at the left, Black's at the right. Takes no room without a clock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: ClockFace | None = None
        self._pressed: Color | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def face(self) -> ClockFace | None:
        """What is shown, None if there is no clock."""
        return self._face

    @property
    def pressed(self) -> Color | None:
        """Who has just pressed it."""
        return self._pressed

    def present(self, face: ClockFace | None, pressed: Color | None) -> None:
        """Shows a clock; `pressed` is who has just pressed it."""
        self._face, self._pressed = face, pressed
        self.setVisible(face is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(self._spoken())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, HEIGHT_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        face = self._face
        if face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = (self.width() - GAP_PX) / 2
        for color, left in ((Color.WHITE, 0.0), (Color.BLACK, half + GAP_PX)):
            self._paint_side(painter, QRectF(left, 0, half, self.height()), color, face)
        painter.end()

    def _paint_side(self, painter: QPainter, rect: QRectF, color: Color, face: ClockFace) -> None:
        colors, is_running = theme.current(), face.running is color
        ink = colors.on_accent if is_running else colors.text
        is_down = face.running is color.other or self._pressed is color
        body = rect.adjusted(1, 11, -1, -1)
        knob_px = _KNOB_PX[is_down]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent if is_running else colors.control)
        painter.drawRoundedRect(QRectF(rect.center().x() - 26, body.top() - knob_px, 52, knob_px + 6), 4, 4)
        painter.setPen(QPen(colors.accent if is_running else colors.control, 2 if is_running else 1))
        painter.setBrush(colors.accent if is_running else colors.surface)
        painter.drawRoundedRect(body, 8, 8)
        mark = "play" if is_running else "hand" if self._pressed is color else "pause"
        picture = icons.pixmap(mark, ink, _MARK_PX, self.devicePixelRatioF())
        painter.drawPixmap(round(body.left() + 6), round(body.center().y() - _MARK_PX / 2), picture)
        self._paint_words(painter, body.adjusted(30, 0, -8, 0), color, face.remaining_ms[color])

    def _paint_words(self, painter: QPainter, room: QRectF, color: Color, remaining_ms: int) -> None:
        colors, face = theme.current(), self._face
        is_running = face is not None and face.running is color
        painter.setPen(colors.on_accent if is_running else colors.text)
        time, name = format_clock(remaining_ms), t(f"course.{color}")
        font = sized_font(digits_px(time, room.width()), weight=600)
        time_px = QFontMetricsF(font).horizontalAdvance(time)
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, time)
        font = sized_font(16, weight=600 if is_running else 400)
        if QFontMetricsF(font).horizontalAdvance(name) + GAP_PX <= room.width() - time_px:
            painter.setFont(font)
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        elif room.width() - time_px >= DISC_PX + 4:
            disc = QRectF(room.left(), room.center().y() - DISC_PX / 2, DISC_PX, DISC_PX)
            painter.setBrush(WHITE if color is Color.WHITE else BLACK)
            painter.drawEllipse(disc)

    def _spoken(self) -> str:
        if self._face is None:
            return ""
        times = self._face.remaining_ms
        said = t(
            "course.clock_spoken",
            white=format_clock(times[Color.WHITE]),
            black=format_clock(times[Color.BLACK]),
            running=t(f"course.running_{self._face.running or 'none'}"),
        )
        return said if self._pressed is None else f"{said} {t(f'course.pressed_{self._pressed}')}"


def digits_px(time: str, room_px: float) -> int:
    """The size in which a time fits into its room."""
    sizes = range(MOST_DIGITS_PX, LEAST_DIGITS_PX, -1)
    fitting = (px for px in sizes if QFontMetricsF(sized_font(px, weight=600)).horizontalAdvance(time) <= room_px)
    return next(fitting, LEAST_DIGITS_PX)
