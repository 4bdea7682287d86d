"""A chart of the time that each move took: White's bars are white and stand upwards, Black's are black and hang down.

A long game has narrower bars; the height of the longest think fills the chart. A click, or the keys, lead to a move.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.review.piece_tile import draw_on_tile
from ladya_desktop.ui.review.time_used import UsedTime
from ladya_desktop.ui.review.words import used_aloud, whole_seconds_said

LEGEND_PX, SIDE_PX, AXIS_PX = 136, 12, 20
NARROW_PX, KING_PX = 420, 14
MOST_STEP_PX = 36
LABELS = (1, 2, 5, 10, 20, 50, 100)
LINES_MS = (1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000, 7_200_000)
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class TimeChart(QWidget):
    """`chosen(index)`: the moment in which the move was completed whose bar was chosen."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[UsedTime, ...] = ()
        self._current: UsedTime | None = None
        self._most_ms = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", True)
        self.retranslate()

    @property
    def bars(self) -> tuple[UsedTime, ...]:
        """What is shown."""
        return self._bars

    @property
    def current(self) -> UsedTime | None:
        """The bar that is framed."""
        return self._current

    def show_bars(self, bars: tuple[UsedTime, ...]) -> None:
        """Shows the moves of a game."""
        self._bars, self._current = bars, None
        self._most_ms = max((bar.used_ms for bar in bars), default=0) or 1
        self.retranslate()

    def show_moment(self, index: int) -> None:
        """Frames the move that was thought about, or just completed, at a moment."""
        current = next((bar for bar in self._bars if bar.moment >= index), self._bars[-1] if self._bars else None)
        if current != self._current:
            self._current = current
            self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(t("review.chart"))
        self.setAccessibleDescription(self._said(self._current) if self._current else t("review.chart_empty"))
        self.update()

    def bar_rect(self, bar: UsedTime) -> QRectF:
        """Where a bar stands, at least two pixels high."""
        room, step = self._room(), self._step_px()
        half = room.height() / 2
        height = max(2.0, half * bar.used_ms / self._most_ms)
        left = room.left() + (bar.number - self._first()) * step + step * 0.15
        top = room.center().y() - height if bar.color is Color.WHITE else room.center().y()
        return QRectF(left, top, max(1.0, step * 0.7), height)

    def bar_at(self, point: QPointF) -> UsedTime | None:
        """The bar of the move at a point: above the line White's, below it Black's."""
        room = self._room()
        if not self._bars or not room.left() <= point.x() < room.left() + self._step_px() * self._count():
            return None
        number = self._first() + int((point.x() - room.left()) / self._step_px())
        color = Color.WHITE if point.y() < room.center().y() else Color.BLACK
        at_number = [bar for bar in self._bars if bar.number == number]
        return next((bar for bar in at_number if bar.color is color), at_number[0] if at_number else None)

    def said_at(self, point: QPointF) -> str:
        """The move and its time at a point, "" beside the bars."""
        bar = self.bar_at(point)
        return self._said(bar) if bar is not None else ""

    def sizeHint(self) -> QSize:
        return QSize(480, 144)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 72)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choose(self.bar_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps: dict[int, Callable[[int], int]] = {
            Qt.Key.Key_Left: lambda at: at - 1,
            Qt.Key.Key_Right: lambda at: at + 1,
            Qt.Key.Key_Home: lambda _: 0,
            Qt.Key.Key_End: lambda _: len(self._bars) - 1,
        }
        step = steps.get(event.key())
        if step is None or not self._bars:
            super().keyPressEvent(event)
            return
        at = self._bars.index(self._current) if self._current is not None else 0
        self._choose(self._bars[min(max(step(at), 0), len(self._bars) - 1)])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.said_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._draw_legend(painter)
        if self._bars:
            self._draw_scale(painter)
            self._draw_bars(painter)
            self._draw_numbers(painter)
        painter.end()

    def _choose(self, bar: UsedTime | None) -> None:
        if bar is not None:
            self.chosen.emit(bar.moment)

    def _said(self, bar: UsedTime) -> str:
        return t(f"review.bar_{bar.color}", number=bar.number, time=used_aloud(bar.used_ms))

    def _first(self) -> int:
        return self._bars[0].number if self._bars else 1

    def _count(self) -> int:
        return self._bars[-1].number - self._first() + 1 if self._bars else 1

    def _line_ms(self) -> int:
        """A round time that stands in the upper half of the chart."""
        return next((each for each in reversed(LINES_MS) if each <= self._most_ms), 0)

    def _room(self) -> QRectF:
        legend = LEGEND_PX if self.width() >= NARROW_PX else KING_PX
        return QRectF(self.rect()).adjusted(SIDE_PX + legend, 8, -SIDE_PX, -AXIS_PX)

    def _step_px(self) -> float:
        return min(self._room().width() / self._count(), MOST_STEP_PX)

    def _draw_legend(self, painter: QPainter) -> None:
        if self.width() < NARROW_PX:
            self._draw_kings(painter)
            return
        colors, line_px = theme.current(), min(24.0, self.height() / 4)
        painter.setPen(colors.text)
        painter.setFont(sized_font(14, weight=600))
        painter.drawText(QRectF(SIDE_PX, 4, LEGEND_PX, line_px), _MIDDLE, t("review.chart"))
        painter.setFont(sized_font(13))
        painter.setPen(colors.muted)
        for row, (letter, code) in enumerate((("K", "review.upwards"), ("k", "review.downwards")), start=1):
            middle = 4 + line_px * (row + 0.5)
            draw_on_tile(painter, letter, QPointF(SIDE_PX + 9, middle), 18)
            painter.drawText(QRectF(SIDE_PX + 24, middle - line_px / 2, LEGEND_PX, line_px), _MIDDLE, t(code))
        if self._bars and self._line_ms():
            said = t("review.line_is", time=whole_seconds_said(self._line_ms()))
            painter.drawText(QRectF(SIDE_PX, 4 + line_px * 3, LEGEND_PX, line_px), _MIDDLE, said)

    def _draw_kings(self, painter: QPainter) -> None:
        """Whose bars are which, where there is no room for words."""
        room = self._room()
        for letter, part in (("K", 0.25), ("k", 0.75)):
            draw_on_tile(painter, letter, QPointF(SIDE_PX / 2 + 7, room.top() + room.height() * part), 18)

    def _draw_scale(self, painter: QPainter) -> None:
        room, colors = self._room(), theme.current()
        away = room.height() / 2 * self._line_ms() / self._most_ms
        painter.setPen(QPen(colors.line, 1))
        for y in (room.center().y() - away, room.center().y() + away) if self._line_ms() else ():
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        painter.setPen(QPen(colors.control, 1))
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()))

    def _draw_bars(self, painter: QPainter) -> None:
        colors, pieces = theme.current(), board_theme()
        painter.setPen(QPen(colors.text, 1))
        for bar in self._bars:
            painter.setBrush(pieces.white_piece if bar.color is Color.WHITE else pieces.black_piece)
            painter.drawRect(self.bar_rect(bar).adjusted(0.5, 0.5, -0.5, -0.5))
        if self._current is not None:
            painter.setPen(QPen(colors.accent, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._frame(self._current), 4, 4)

    def _frame(self, bar: UsedTime) -> QRectF:
        """Around the half of the chart in which the bar of the move has its place."""
        room, rect = self._room(), self.bar_rect(bar)
        top, bottom = (
            (room.top(), room.center().y()) if bar.color is Color.WHITE else (room.center().y(), room.bottom())
        )
        return QRectF(rect.left() - 3, top - 2, rect.width() + 6, bottom - top + 4)

    def _draw_numbers(self, painter: QPainter) -> None:
        room, step = self._room(), self._step_px()
        painter.setFont(sized_font(13))
        painter.setPen(theme.current().muted)
        widest = QFontMetricsF(painter.font()).horizontalAdvance("000") + 8
        every = next((each for each in LABELS if each * step >= widest), LABELS[-1])
        for number in range(self._first(), self._first() + self._count()):
            if number != self._first() and number % every:
                continue
            middle = room.left() + (number - self._first() + 0.5) * step
            label = QRectF(middle - widest / 2, room.bottom(), widest, AXIS_PX)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(number))
