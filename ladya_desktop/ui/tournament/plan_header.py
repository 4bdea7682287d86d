"""The rounds at the left of the timetable: where each stands, and its hours. They stand still when the games scroll."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from ladya_desktop.tournament.plan import RoundState
from ladya_desktop.ui import icons, theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.tournament.plan_model import PlanModel
from ladya_desktop.ui.tournament.plan_rows import ShownRow

WIDE_PX, NARROW_PX = 164, 104
DISC_PX, SIDE_PX, GAP_PX = 30, 14, 12
TITLE_PX, HOURS_PX = 22, 18
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RoundHeader(QHeaderView):
    """The vertical header of a `PlanModel`: a disc with a tick, an arrow or the number, the round and its hours."""

    def __init__(self, model: PlanModel, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._model = model
        self.is_narrow = False
        self.marks_round = True
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        return QSize(NARROW_PX if self.is_narrow else WIDE_PX, 0)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        row = self._model.rows[section]
        colors = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, colors.accent_soft if row.is_on and self.marks_round else colors.surface)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colors.line)
        left = rect.left() + SIDE_PX
        if not self.is_narrow:
            _paint_disc(painter, QRectF(left, rect.center().y() - DISC_PX / 2, DISC_PX, DISC_PX), row, self)
            left += DISC_PX + GAP_PX
        _paint_words(painter, QRect(left, rect.top(), rect.right() - left, rect.height()), row)
        painter.restore()


def _paint_words(painter: QPainter, room: QRect, row: ShownRow) -> None:
    colors = theme.current()
    height = TITLE_PX + (HOURS_PX if row.hours else 0)
    title = QRect(room.left(), room.top() + (room.height() - height) // 2, room.width(), TITLE_PX)
    painter.setFont(sized_font(16, weight=600))
    painter.setPen(colors.text)
    painter.drawText(title, _LEFT, row.title)
    painter.setFont(sized_font(14))
    painter.setPen(colors.muted)
    painter.drawText(QRect(room.left(), title.bottom() + 1, room.width(), HOURS_PX), _LEFT, row.hours)


def _paint_disc(painter: QPainter, disc: QRectF, row: ShownRow, widget: QWidget) -> None:
    colors = theme.current()
    if row.state is RoundState.PLAYED:
        _draw_picture(painter, disc, "check", widget, is_full=False)
    elif row.is_on:
        _draw_picture(painter, disc, "play", widget, is_full=True)
    else:
        painter.setPen(QPen(colors.control, 2))
        painter.setBrush(colors.surface)
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        painter.setFont(sized_font(14))
        painter.setPen(colors.text)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(row.round))


def _draw_picture(painter: QPainter, disc: QRectF, picture: str, widget: QWidget, *, is_full: bool) -> None:
    colors = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colors.accent if is_full else colors.good_soft)
    painter.drawEllipse(disc)
    drawn = icons.pixmap(picture, colors.on_accent if is_full else colors.good, 18, widget.devicePixelRatioF())
    painter.drawPixmap(disc.center() - QRectF(0, 0, 18, 18).center(), drawn)
