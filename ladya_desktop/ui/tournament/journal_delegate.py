"""Draws a line of the journal: when, who, what; what was taken back is struck out and says so."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_history import TournamentLine, said_by
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.tournament.journal_model import JournalModel, time_of

Index = QModelIndex | QPersistentModelIndex
TIME_PX, WHO_PX = 100, 116
SIDE_PX = 12
LEAST_ROW_PX = 44
TEXT_PX, SMALL_PX = 16, 14
NARROW_PX = 720
MARK_PX = 92
_WRAP = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class JournalDelegate(QStyledItemDelegate):
    """Three columns; on a narrow list who acted stands below the hour."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line: TournamentLine = index.data(JournalModel.LINE)
        width_px = _width(self.parent())
        room = QRectF(0, 0, max(_text_px(line, width_px), 1), 10_000)
        text_px = QFontMetricsF(sized_font(TEXT_PX)).boundingRect(room, _WRAP, line.text).height()
        return QSize(width_px, max(LEAST_ROW_PX, round(text_px) + 18))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: TournamentLine = index.data(JournalModel.LINE)
        colors, rect = theme.current(), QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, colors.accent_soft)
        painter.setPen(colors.line)
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        _draw_when_and_who(painter, rect, line)
        painter.setPen(colors.disabled if line.is_undone else colors.text)
        painter.setFont(_font(line))
        text = QRectF(rect.left() + _left_px(rect.width()), rect.top(), _text_px(line, rect.width()), rect.height())
        painter.drawText(text, _WRAP, line.text)
        if line.is_undone:
            painter.setFont(sized_font(SMALL_PX, weight=600))
            painter.setPen(colors.warn)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(rect.adjusted(0, 0, -SIDE_PX, 0), right, t("organizer.journal_undone"))
        painter.restore()


def _draw_when_and_who(painter: QPainter, rect: QRectF, line: TournamentLine) -> None:
    painter.setFont(sized_font(SMALL_PX))
    painter.setPen(theme.current().muted)
    left = rect.adjusted(SIDE_PX, 0, 0, 0)
    middle = Qt.AlignmentFlag.AlignVCenter
    if rect.width() < NARROW_PX:
        height = QFontMetricsF(painter.font()).height()
        both = QRectF(left.left(), rect.center().y() - height, TIME_PX, 2 * height)
        painter.drawText(both, Qt.AlignmentFlag.AlignTop, time_of(line))
        painter.drawText(both, Qt.AlignmentFlag.AlignBottom, said_by(line.by))
        return
    painter.drawText(left, middle, time_of(line))
    painter.drawText(left.adjusted(TIME_PX, 0, 0, 0), middle, said_by(line.by))


def _font(line: TournamentLine) -> QFont:
    font = QFont(sized_font(TEXT_PX))
    font.setStrikeOut(line.is_undone)
    return font


def _left_px(width_px: float) -> float:
    return SIDE_PX + TIME_PX + (WHO_PX if width_px >= NARROW_PX else 0)


def _text_px(line: TournamentLine, width_px: float) -> float:
    return width_px - _left_px(width_px) - SIDE_PX - (MARK_PX if line.is_undone else 0)


def _width(view: object) -> int:
    return view.viewport().width() if isinstance(view, QListView) else LEAST_ROW_PX
