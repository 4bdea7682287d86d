"""The table of the class as it is drawn: names stay at the left, a tick for a lesson done, else how much is right."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from ladya_desktop.lessons.progress import Standing
from ladya_desktop.ui import theme
from ladya_desktop.ui.lessons.class_table_model import STANDING_ROLE, SUM, ClassTableModel, Index
from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, ROW_PX, CellDelegate, paint_text

LESSON_PX: Final = 64
NAME_PX, LEAST_NAME_PX = 300, 190


class ClassTableView(QTableView):
    """`cell_changed` whenever the keyboard or a click leads to another cell."""

    cell_changed = Signal()

    def __init__(self, model: ClassTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setVerticalHeader(_Names(self))
        self.setModel(model)
        self.setItemDelegate(_StandingDelegate(self))
        self.setStyleSheet(PLAIN_TABLE)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)  # no column is cut
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(LESSON_PX)
        header.setDefaultSectionSize(LESSON_PX)
        header.setStyleSheet("QHeaderView::section { padding: 0; }")
        model.modelReset.connect(self.fit_columns)
        model.modelReset.connect(self.updateGeometry)
        self.selectionModel().selectionChanged.connect(self.verticalHeader().viewport().update)
        self.fit_columns()

    def sizeHint(self) -> QSize:
        """As high as the table: the bar below it is at its foot."""
        rows_px = self.model().rowCount() * ROW_PX
        rest_px = self.horizontalHeader().sizeHint().height() + self.horizontalScrollBar().sizeHint().height()
        return QSize(super().sizeHint().width(), rows_px + rest_px + 2 * self.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Whole columns fill the place; the first one is as wide as two of lessons."""
        width_px, columns = self.viewport().width(), self.model().columnCount() + 1
        seen = max(width_px // LESSON_PX, 1)
        lesson_px = max(width_px // seen, LESSON_PX) if columns > seen else LESSON_PX
        self.horizontalHeader().setDefaultSectionSize(lesson_px)
        self.setColumnWidth(SUM, 2 * lesson_px + (max(width_px - seen * lesson_px, 0) if columns > seen else 0))

    def set_names_px(self, width_px: int) -> None:
        """How wide the window is, of which the names take a part."""
        self.verticalHeader().setFixedWidth(max(min(width_px // 3, NAME_PX), LEAST_NAME_PX))
        self.updateGeometries()  # else the names lie over the first column until something else moves

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.cell_changed.emit()


class _Names(QHeaderView):
    """Names are never cut."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setDefaultSectionSize(ROW_PX)
        self.setHighlightSections(False)
        self.setSectionsClickable(True)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        colors = theme.current()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        model = self.model()
        text = model.headerData(section, Qt.Orientation.Vertical)
        is_chosen = self.selectionModel().isRowSelected(section)
        painter.fillRect(rect, colors.accent_soft if is_chosen else colors.surface)
        if section > 0:
            painter.fillRect(QRect(rect.topLeft(), QSize(rect.width(), 1)), colors.line)
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), colors.line)
        paint_text(painter, rect, str(text), colors.text, weight=600)
        painter.restore()


class _StandingDelegate(CellDelegate):
    def paint_content(self, painter: QPainter, rect: QRect, index: Index) -> None:
        colors, standing = theme.current(), index.data(STANDING_ROLE)
        if isinstance(standing, Standing) and standing.is_done:
            middle = QPointF(rect.center())
            painter.setPen(QPen(colors.good, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([middle + QPointF(x, y) for x, y in ((-8, 0), (-2, 6), (9, -7))])
            return
        color = colors.text if index.column() == SUM else colors.muted
        paint_text(painter, rect, str(index.data()), color, align=Qt.AlignmentFlag.AlignHCenter)
