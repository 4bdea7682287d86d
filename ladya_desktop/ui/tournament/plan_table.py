"""The timetable on the screen: rounds below each other, games beside each other, with names where the turn has come."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ladya_desktop.ui.tournament.plan_delegate import ROW_PX, PlanDelegate, height_for
from ladya_desktop.ui.tournament.plan_header import RoundHeader
from ladya_desktop.ui.tournament.plan_model import PlanModel
from ladya_desktop.ui.tournament.plan_rows import ShownRow
from ladya_desktop.ui.tournament.plan_words import Heading

LEAST_COLUMN_PX = 122
HEADER_PX = 40
HEADING_SIDES_PX = 30
"""Padding of a heading, and a little for its weight."""
_LOOK = """
QTableView, QAbstractScrollArea::corner { border: none; background: transparent; }
QHeaderView::section { text-align: left; padding: 0 12px; }
"""


class PlanTable(QTableView):
    """Draws the rows of a plan. `round_activated(round)`: a game or a round was clicked, or Enter or Space pressed.

    `laid_out` when rows may have another height.
    """

    round_activated = Signal(int)
    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan_model = PlanModel(self)
        self._delegate = PlanDelegate(self)
        self._rounds = RoundHeader(self.plan_model, self)
        self._shown_on: int | None = None
        self.setModel(self.plan_model)
        self.setItemDelegate(self._delegate)
        self.setVerticalHeader(self._rounds)
        self._dress()
        self.clicked.connect(self._activate)
        self._rounds.sectionClicked.connect(lambda row: self.round_activated.emit(self.plan_model.rows[row].round))

    def present(self, rows: tuple[ShownRow, ...], headings: tuple[Heading, ...]) -> None:
        """Shows rounds; one that comes on comes into view. Headings stand over columns that are boards."""
        self._delegate.has_flow = not headings
        self._rounds.marks_round = bool(headings)
        self.horizontalHeader().setVisible(bool(headings))
        self.plan_model.present(rows, headings)
        self._lay_out()
        self._show_first_on()

    def set_narrow(self, *, is_narrow: bool) -> None:
        """Leaves more room to the games."""
        self._rounds.is_narrow = is_narrow
        self._rounds.updateGeometry()
        self._lay_out()

    def whole_height(self) -> int:
        """How high all rounds are together."""
        rows = sum(self.rowHeight(row) for row in range(self.plan_model.rowCount()))
        return rows + (HEADER_PX if self.plan_model.headings else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self._shown_on = None
        self._show_first_on()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._activate(self.currentIndex())
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By keyboard one lands on the first game of the round that is on."""
        is_new = not self.currentIndex().isValid()  # Qt would land on the first of all
        super().focusInEvent(event)
        if is_new and self.plan_model.rows:
            self.setCurrentIndex(self.plan_model.index(self._first_on() or 0, 0))

    def _activate(self, index: QModelIndex) -> None:
        if index.isValid():
            self.round_activated.emit(self.plan_model.rows[index.row()].round)

    def _first_on(self) -> int | None:
        return next((number for number, row in enumerate(self.plan_model.rows) if row.is_on), None)

    def _show_first_on(self) -> None:
        """Brings the round that is on into view, once for each round and size, so that hands may scroll away."""
        first = self._first_on()
        if first is not None and first != self._shown_on:
            self.scrollTo(self.plan_model.index(first, 0), QAbstractItemView.ScrollHint.PositionAtCenter)
        self._shown_on = first

    def _lay_out(self) -> None:
        columns = self.plan_model.columnCount()
        if not columns:
            return
        room_px = self.width() - self._rounds.sizeHint().width() - self._bar_px()
        width_px = max(LEAST_COLUMN_PX, room_px // columns)
        for column in range(columns):
            is_last = column == columns - 1
            self.setColumnWidth(column, max(width_px, room_px - width_px * column) if is_last else width_px)
        self.plan_model.is_narrow = self._cuts_headings(width_px)
        for number, row in enumerate(self.plan_model.rows):
            self.setRowHeight(number, max((height_for(cell, width_px) for cell in row.cells), default=ROW_PX))
        self.laid_out.emit()

    def _cuts_headings(self, width_px: int) -> bool:
        measure = self.horizontalHeader().fontMetrics().horizontalAdvance
        return any(measure(heading.text) + HEADING_SIDES_PX > width_px for heading in self.plan_model.headings)

    def _bar_px(self) -> int:
        bar = self.verticalScrollBar()
        return bar.width() if bar.isVisible() else 0

    def _dress(self) -> None:
        self.setStyleSheet(_LOOK)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setFixedHeight(HEADER_PX)
        header.setHighlightSections(False)
