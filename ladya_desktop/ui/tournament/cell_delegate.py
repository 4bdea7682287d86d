"""Cells of the lists of pupils: names fitted, an editor as high as the row, a ring around the cell in focus."""

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.parts import fitted_text
from ladya_desktop.ui.parts.fitted_text import Style
from ladya_desktop.ui.tournament.participants_model import Index

ROW_PX = 44
SIDE_PX = 12
PLAIN_TABLE = """
QTableView, QAbstractScrollArea::corner { border: none; background: transparent; }
QHeaderView::section { padding: 0 12px; }
"""


class CellDelegate(QStyledItemDelegate):
    """Draws plain text in the middle of the height; columns in `centred` in the middle of the width too."""

    def __init__(self, parent: QObject | None = None, *, centred: frozenset[int] = frozenset()) -> None:
        super().__init__(parent)
        self._centred = centred

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(64, ROW_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_ground(painter, option, index)
        self.paint_content(painter, option.rect, index)
        if index.row() > 0:
            painter.fillRect(QRect(option.rect.topLeft(), QSize(option.rect.width(), 1)), theme.current().line)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, option.rect)
        painter.restore()

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The ground of a cell: chosen, under the mouse, or plain."""
        colors = theme.current()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, colors.accent_soft)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, colors.hover)
        else:
            painter.fillRect(option.rect, colors.surface)

    def paint_content(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """What the cell says."""
        is_centred = index.column() in self._centred
        color = theme.current().muted if is_centred else theme.current().text
        align = Qt.AlignmentFlag.AlignHCenter if is_centred else Qt.AlignmentFlag.AlignLeft
        paint_text(painter, rect, str(index.data()), color, align=align)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFont(sized_font(16))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect.adjusted(2, 3, -2, -2))


def paint_text(
    painter: QPainter,
    rect: QRect,
    text: str,
    color: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    weight: int = 400,
    smallest_px: int = 14,
) -> None:
    """Writes a text that is never cut: on two lines or smaller if it must be."""
    room = QRectF(rect).adjusted(SIDE_PX, 1, -SIDE_PX, 0)
    fitted = fitted_text.fit_within(text, "", Style(16, weight, smallest_px=smallest_px), room.toRect().size())
    fitted_text.draw(painter, room, fitted, color=color, note_color=color, align=align)


def paint_ring(painter: QPainter, rect: QRect) -> None:
    """The ring around the cell that has the keyboard."""
    painter.setPen(QPen(theme.current().focus, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(rect).adjusted(2, 2.5, -2, -2), 6, 6)
