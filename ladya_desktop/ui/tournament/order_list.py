"""Pupils put into an order by hand: a number is typed, or the one chosen moves up and down; everybody stands once."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import ParticipantView
from ladya_desktop.ui.parts.card import card_around
from ladya_desktop.ui.parts.square_button import SquareButton
from ladya_desktop.ui.tournament import wording
from ladya_desktop.ui.tournament.cell_delegate import PLAIN_TABLE, ROW_PX, CellDelegate
from ladya_desktop.ui.tournament.participants_model import Index

NUMBER, NAME = range(2)
NOWHERE = QModelIndex()
NUMBER_PX = 72
LEAST_ROWS, MOST_ROWS = 3, 10


class OrderModel(QAbstractTableModel):
    """`order` are the pupils, the first one at number `first`. `moved(row)`: where the pupil moved stands now."""

    moved = Signal(int)

    def __init__(self, pupils: Sequence[ParticipantView], first: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.order = tuple(pupils)
        self._first = first

    def move(self, row: int, to: int) -> None:
        """Puts the pupil of a row to another place, or the nearest there is; those between move by one."""
        to = max(0, min(to, len(self.order) - 1))
        if to == row:
            return
        left = [*self.order[:row], *self.order[row + 1 :]]
        self.order = (*left[:to], self.order[row], *left[to:])
        self.dataChanged.emit(self.index(0, NUMBER), self.index(len(self.order) - 1, NAME))
        self.moved.emit(to)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 2

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() == NUMBER else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        is_number = index.column() == NUMBER
        return str(self._first + index.row()) if is_number else wording.name_and_class(self.order[index.row()])

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """A number typed: what is none changes nothing."""
        typed = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or not (typed.isascii() and typed.isdecimal()):
            return False
        self.move(index.row(), int(typed[:6]) - self._first)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section <= NAME:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return t("people.column_number" if section == NUMBER else "people.column_name")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignHCenter if section == NUMBER else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None


class OrderList(QWidget):
    """The list with its two buttons; `ids` in the order made."""

    def __init__(self, pupils: Sequence[ParticipantView], *, first: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = OrderModel(pupils, first, self)
        self.table = _table(self.model)
        self.up, self.down = SquareButton("up"), SquareButton("down")
        for button, words, step in ((self.up, "people.up", -1), (self.down, "people.down", 1)):
            button.say(t(words))
            button.setAutoDefault(False)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked, step=step: self._step(step))
        self._lay_out()
        self.model.moved.connect(self._follow)
        self.table.selectionModel().currentRowChanged.connect(self._enable)
        self.table.setCurrentIndex(self.model.index(0, NUMBER))

    @property
    def ids(self) -> tuple[int, ...]:
        """The pupils in the order made."""
        return tuple(one.participant_id for one in self.model.order)

    def _step(self, step: int) -> None:
        row = self.table.currentIndex().row()
        self.model.move(row, row + step)

    def _follow(self, row: int) -> None:
        self.table.setCurrentIndex(self.model.index(row, NUMBER))
        self._enable()

    def _enable(self) -> None:
        row = self.table.currentIndex().row()
        self.up.setEnabled(row > 0)
        self.down.setEnabled(row < len(self.model.order) - 1)

    def _lay_out(self) -> None:
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        for button in (self.up, self.down):
            buttons.addWidget(button)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 5, 0)
        row.setSpacing(8)
        row.addWidget(card_around(self.table), 1)
        row.addLayout(buttons)


def _table(model: OrderModel) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setItemDelegate(CellDelegate(table, centred=frozenset({NUMBER})))
    table.setStyleSheet(PLAIN_TABLE)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    triggers = QAbstractItemView.EditTrigger
    table.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setAccessibleName(t("people.column_name"))
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(ROW_PX)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
    table.setColumnWidth(NUMBER, NUMBER_PX)
    rows = len(model.order)
    heading_px = header.sizeHint().height() + 2
    table.setMinimumHeight(heading_px + min(rows, LEAST_ROWS) * ROW_PX)
    table.setFixedHeight(heading_px + min(rows, MOST_ROWS) * ROW_PX)
    return table
