"""A small table to read: games, points, values. Rows may be pale (not in the sum) or strong (the sum, what decides)."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QScrollArea,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, CellDelegate, paint_ring, paint_text
from ladya_desktop.ui.tournament.participants_model import Index

ROW_PX = 42
"""Two lines of a long name."""
HEADING_PX = 36
LEAST_ROWS = 3
SIDES_PX = 26
NOWHERE = QModelIndex()
FACT_ROLE = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True, slots=True)
class FactColumn:
    """A column: a wide one takes the room that is left and stands at the left, the others are centred."""

    heading: str
    is_wide: bool = False


@dataclass(frozen=True, slots=True)
class Fact:
    """A row."""

    texts: tuple[str, ...]
    is_pale: bool = False
    is_strong: bool = False


class FactsModel(QAbstractTableModel):
    """Rows of facts; `headings` may be empty."""

    def __init__(self, columns: Sequence[FactColumn], facts: Sequence[Fact], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.facts = tuple(facts)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.facts)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        fact, column = self.facts[index.row()], self.columns[index.column()]
        text = fact.texts[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{column.heading} {text}".strip()
            case _:
                return fact if role == FACT_ROLE else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.heading
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if column.is_wide else Qt.AlignmentFlag.AlignHCenter
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None


class FactsTable(QTableView):
    """As high as its rows, or scrolled where there is less room."""

    def __init__(self, columns: Sequence[FactColumn], facts: Sequence[Fact], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts = FactsModel(columns, facts, self)
        self.setModel(self.facts)
        self.setItemDelegate(_FactDelegate(self))
        self.setStyleSheet(PLAIN_TABLE)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self._fit_columns()
        self.setMinimumHeight(min(self._whole_px(), self._heading_px() + LEAST_ROWS * ROW_PX))
        self.setMaximumHeight(self._whole_px())

    def said(self) -> tuple[tuple[str, ...], ...]:
        """What stands in it, row by row."""
        return tuple(fact.texts for fact in self.facts.facts)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """By keyboard one sees where one is, also where the page around is scrolled."""
        super().currentChanged(current, previous)
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        page = around.widget() if around is not None else None
        if around is not None and page is not None and current.isValid() and self.hasFocus():
            at = self.viewport().mapTo(page, self.visualRect(current).center())
            around.ensureVisible(at.x(), at.y(), 0, ROW_PX)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._whole_px())

    def _whole_px(self) -> int:
        return self._heading_px() + len(self.facts.facts) * ROW_PX + 2

    def _heading_px(self) -> int:
        return self.horizontalHeader().height() if self.horizontalHeader().isVisibleTo(self) else 0

    def _fit_columns(self) -> None:
        header = self.horizontalHeader()
        header.setFixedHeight(HEADING_PX)
        header.setMinimumSectionSize(HEADING_PX)
        header.setHighlightSections(False)
        header.setVisible(any(column.heading for column in self.facts.columns))
        metrics = QFontMetricsF(sized_font(16, weight=600))
        small = QFontMetricsF(theme.font("small", weight=600))
        for section, column in enumerate(self.facts.columns):
            if column.is_wide:
                header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
                continue
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
            widest = max((metrics.horizontalAdvance(fact.texts[section]) for fact in self.facts.facts), default=0)
            width_px = max(widest, small.horizontalAdvance(column.heading))
            self.setColumnWidth(section, round(width_px) + SIDES_PX)


class _FactDelegate(CellDelegate):
    """Pale and strong rows."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        fact = index.data(FACT_ROLE)
        assert isinstance(fact, Fact)
        colors = theme.current()
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, colors.accent_soft if fact.is_strong else colors.surface)
        color = colors.muted if fact.is_pale else colors.text
        model = index.model()
        is_wide = isinstance(model, FactsModel) and model.columns[index.column()].is_wide
        align = Qt.AlignmentFlag.AlignLeft if is_wide else Qt.AlignmentFlag.AlignHCenter
        weight = 600 if fact.is_strong else 400
        paint_text(painter, rect, fact.texts[index.column()], color, align=align, weight=weight, smallest_px=12)
        painter.fillRect(QRect(rect.left(), rect.top(), rect.width(), 1), colors.line)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_ring(painter, rect)
        painter.restore()
