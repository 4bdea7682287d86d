"""Who has won when all is played: the first places, each in the hexagon it has in the crosstable."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QSizePolicy, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import LEADING, LINES, Style
from ladya_desktop.ui.tournament.crosstable_delegate import hexagon

BESIDE_FROM_PX, MOST_BESIDE = 720, 4
STACK_FROM_PX = 148
ROW_PX, LARGEST_ROW_PX, LARGEST_STACK_PX = 48, 64, 260
MARK_PX, LARGE_MARK_PX = 19, 32
MARK_ROOM_PX = 84
NAME, LARGE_NAME = Style(18, 600), Style(24, 600, note_px=17)
POINTS_ROOM_PX = 120
_LEFT, _MIDDLE, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True, kw_only=True)
class Winner:
    """A place as it is written, who stands on it, and the sentence that says all of it."""

    place: str
    is_first: bool
    name: str
    class_name: str
    points: str
    said: str


class WinnerPlace(QWidget):
    """One of the first places: a row, or where there is room all of it one below the other."""

    def __init__(self, winner: Winner) -> None:
        super().__init__()
        self.winner = winner
        self.setAccessibleName(winner.said)
        self.setMinimumHeight(ROW_PX)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(240, ROW_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        if room.height() >= STACK_FROM_PX:
            self._paint_stack(painter, room)
        else:
            self._paint_row(painter, room)
        painter.end()

    def _paint_stack(self, painter: QPainter, room: QRectF) -> None:
        name = fitted_text.fit(self.winner.name, self.winner.class_name, LARGE_NAME, int(room.width()) - 16)
        whole = 2 * LARGE_MARK_PX + 12 + LINES * LARGE_NAME.size_px * LEADING + 28  # the marks stand on one line
        top = room.center().y() - whole / 2
        self._paint_mark(painter, QPointF(room.center().x(), top + LARGE_MARK_PX), LARGE_MARK_PX)
        top += 2 * LARGE_MARK_PX + 12
        self._paint_text(painter, QRectF(room.left(), top, room.width(), name.height_px), name, _MIDDLE)
        points = fitted_text.fit(self.winner.points, "", Style(17), int(room.width()))
        self._paint_text(painter, QRectF(room.left(), top + name.height_px, room.width(), 28), points, _MIDDLE)

    def _paint_row(self, painter: QPainter, room: QRectF) -> None:
        self._paint_mark(painter, QPointF(room.left() + MARK_ROOM_PX / 2 - 8, room.center().y()), MARK_PX)
        inside = room.adjusted(MARK_ROOM_PX, 0, -POINTS_ROOM_PX, 0)
        name = fitted_text.fit_within(self.winner.name, self.winner.class_name, NAME, inside.size().toSize())
        self._paint_text(painter, inside, name, _LEFT)
        points = fitted_text.fit(self.winner.points, "", Style(16), POINTS_ROOM_PX)
        self._paint_text(painter, room.adjusted(room.width() - POINTS_ROOM_PX, 0, 0, 0), points, _RIGHT)

    def _paint_text(self, painter: QPainter, room: QRectF, fitted: fitted_text.Fitted, align: Qt.AlignmentFlag) -> None:
        colors = theme.current()
        fitted_text.draw(painter, room, fitted, color=colors.text, note_color=colors.muted, align=align)

    def _paint_mark(self, painter: QPainter, centre: QPointF, radius_px: int) -> None:
        """As in the crosstable: the winner's is filled; a place that is shared stretches it."""
        colors, is_first = theme.current(), self.winner.is_first
        font = sized_font(radius_px, weight=600)
        wide = max(0.0, QFontMetricsF(font).horizontalAdvance(self.winner.place) - radius_px * 0.7)
        painter.setPen(QPen(colors.accent, 3, j=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(colors.accent if is_first else colors.surface)
        painter.drawPolygon(hexagon(centre, radius_px, wide))
        painter.setFont(font)
        painter.setPen(colors.on_accent if is_first else colors.accent)
        room = QRectF(centre.x() - 100, centre.y() - radius_px, 200, 2 * radius_px)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.winner.place)


class Winners(QScrollArea):
    """All of them: side by side where there is room, else one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: list[WinnerPlace] = []
        self._winners: tuple[Winner, ...] = ()
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        theme.set_role(page, "page")
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, page)
        self._row.setContentsMargins(8, 0, 8, 0)
        self._row.setSpacing(0)
        self.setWidget(page)

    def present(self, winners: tuple[Winner, ...]) -> None:
        """Shows other winners."""
        if winners == self._winners:
            return
        self._winners = winners
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.places = [WinnerPlace(winner) for winner in winners]
        for place in self.places:
            self._row.addWidget(place, 1)
        self._row.addStretch()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        is_beside = self.width() >= BESIDE_FROM_PX and len(self.places) <= MOST_BESIDE
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if is_beside else direction.TopToBottom)
        for place in self.places:
            place.setMaximumHeight(LARGEST_STACK_PX if is_beside else LARGEST_ROW_PX)
