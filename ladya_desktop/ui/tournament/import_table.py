"""The rows of a list on its way in. One click on a cell that is wrong, or any letter typed on a cell, corrects it."""

from PySide6.QtCore import QEvent, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, ROW_PX
from ladya_desktop.ui.tournament.import_delegate import ImportDelegate
from ladya_desktop.ui.tournament.import_model import (
    CHECK,
    CLASS,
    FAULTY_ROLE,
    GROUP,
    LINE,
    NAME,
    TAKE,
    ImportModel,
    Index,
)

NAME_PERCENT, COMPACT_NAME_PERCENT = 42, 48
"""How much of what other columns leave a name takes; the rest is for the check."""
LINES_FROM_PX = 620
"""A narrower table leaves the numbers of the lines out, for the words to have room."""
Trigger = QAbstractItemView.EditTrigger


class ImportTable(QTableView):
    """Shows an `ImportModel`."""

    def __init__(self, model: ImportModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(ImportDelegate(self))
        self.setStyleSheet(PLAIN_TABLE)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        by_hand = Trigger.DoubleClicked | Trigger.SelectedClicked
        self.setEditTriggers(by_hand | Trigger.EditKeyPressed | Trigger.AnyKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.clicked.connect(self._correct)
        self._lay_out_columns()

    def edit(  # type: ignore[override]  # the stubs take the slot with one argument for another method
        self, index: Index, trigger: Trigger = Trigger.AllEditTriggers, event: QEvent | None = None
    ) -> bool:
        """Keys that write nothing, Space among them, keep their own meaning on a text and press a box."""
        if trigger is Trigger.AnyKeyPressed and index.column() in (NAME, CLASS) and not _writes(event):
            return False
        return super().edit(index, trigger, event)  # type: ignore[arg-type]  # there need not be an event

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name gets less of the room than what is said about it."""
        super().resizeEvent(event)
        self.setColumnHidden(LINE, self.viewport().width() < LINES_FROM_PX)
        others = sum(self.columnWidth(column) for column in (TAKE, LINE, CLASS, GROUP))
        self.setColumnWidth(NAME, (self.viewport().width() - others) * self._name_percent // 100)

    def go_to_fault(self) -> None:
        """The next cell below the current one that has to be corrected, from the top again after the last."""
        model, rows = self.model(), self.model().rowCount()
        below = self.currentIndex().row() + 1
        places = (model.index((below + step) % rows, column) for step in range(rows) for column in (NAME, CLASS))
        fault = next((place for place in places if place.data(FAULTY_ROLE)), None)
        if fault is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.setCurrentIndex(fault)
            self.scrollTo(fault, QAbstractItemView.ScrollHint.PositionAtCenter)

    def set_compact(self, *, is_compact: bool) -> None:
        """Gives the words more room in a small window."""
        wide = {TAKE: 52, LINE: 60, CLASS: 104, GROUP: 88}
        narrow = {TAKE: 48, LINE: 56, CLASS: 76, GROUP: 76}
        self._name_percent = COMPACT_NAME_PERCENT if is_compact else NAME_PERCENT
        for column, width in (narrow if is_compact else wide).items():
            self.setColumnWidth(column, width)

    def _correct(self, index: QModelIndex) -> None:
        """What is wrong looks like a field, so it is one at the first click."""
        if index.data(FAULTY_ROLE):
            self.edit(index)

    def _lay_out_columns(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(CHECK, QHeaderView.ResizeMode.Stretch)
        self.set_compact(is_compact=False)


def _writes(event: QEvent | None) -> bool:
    return isinstance(event, QKeyEvent) and event.text().isprintable() and not event.text().isspace()
