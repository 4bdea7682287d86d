"""The table of a group's list: Delete asks to remove, Space marks who has come."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, ROW_PX
from ladya_desktop.ui.tournament.check_in_delegate import CHECK_PX, CHECK_ROW_PX, STATE_PX, CheckInDelegate
from ladya_desktop.ui.tournament.participants_model import CHECK, CLASS, NAME, NUMBER, ParticipantsModel, state_of


class ParticipantsTable(QTableView):
    """`delete_pressed`: the pupil chosen is to be removed."""

    delete_pressed = Signal()

    def __init__(self, model: ParticipantsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pupils = model
        self.setModel(model)
        self.setItemDelegate(CheckInDelegate(self))
        self.setStyleSheet(PLAIN_TABLE)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._lay_columns()

    def fit_columns(self) -> None:
        """The last column is there for marks before the draw, after it only if it says something.

        Rows with marks to press are as high as these need.
        """
        rows = range(self._pupils.rowCount())
        says = any(state_of(self._pupils.pupil(row)) for row in rows)
        self.setColumnHidden(CHECK, self._pupils.is_drawn and not says)
        self.setColumnWidth(CHECK, STATE_PX if self._pupils.is_drawn else CHECK_PX)
        self.verticalHeader().setDefaultSectionSize(ROW_PX if self._pupils.is_drawn else CHECK_ROW_PX)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_chosen = self.currentIndex().isValid()
        if event.key() == Qt.Key.Key_Delete and is_chosen:
            self.delete_pressed.emit()
        elif event.key() == Qt.Key.Key_Space and is_chosen and not self._pupils.is_drawn:
            self._pupils.mark_next(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _lay_columns(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        self.setColumnWidth(NUMBER, 64)
        self.setColumnWidth(CLASS, 96)
        self.setColumnWidth(CHECK, CHECK_PX)
