"""The timetable as a table: a row for each round, its games from left to right."""

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.tournament.plan_rows import ShownCell, ShownRow
from ladya_desktop.ui.tournament.plan_words import Heading

Index = QModelIndex | QPersistentModelIndex
CELL: Final = Qt.ItemDataRole.UserRole
ROW: Final = Qt.ItemDataRole.UserRole + 1
_WORDS: Final = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
_NOWHERE: Final = QModelIndex()


class PlanModel(QAbstractTableModel):
    """Rows as `plan_rows` makes them; the role CELL gives a game, ROW its round. `headings` stand over the columns.

    Where it `is_narrow` they are short.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[ShownRow, ...] = ()
        self.headings: tuple[Heading, ...] = ()
        self.is_narrow = False
        self._columns = 0

    def present(self, rows: tuple[ShownRow, ...], headings: tuple[Heading, ...]) -> None:
        """Shows other rows; as many as before stay where they are scrolled to."""
        if (rows, headings) == (self.rows, self.headings):
            return
        columns = max((len(row.cells) for row in rows), default=0)
        is_same_size = (len(rows), columns) == (len(self.rows), self._columns)
        if not is_same_size:
            self.beginResetModel()
        self.rows, self.headings, self._columns = rows, headings, columns
        if not is_same_size:
            self.endResetModel()
            return
        self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, columns - 1))
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(rows) - 1)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)

    def cell(self, index: Index) -> ShownCell | None:
        """The game of a cell; None where a round has fewer games than another."""
        cells = self.rows[index.row()].cells
        return cells[index.column()] if index.column() < len(cells) else None

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == ROW:
            return self.rows[index.row()]
        cell = self.cell(index)
        if cell is None or role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.numbers
        return _said(cell.words, role) if role in _WORDS else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role != Qt.ItemDataRole.DisplayRole and role not in _WORDS:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return _said(self._heading(section, is_short=self.is_narrow and role == Qt.ItemDataRole.DisplayRole), role)
        row = self.rows[section]
        return f"{row.title} {row.hours}".strip()

    def _heading(self, section: int, *, is_short: bool) -> str | None:
        if section >= len(self.headings):
            return None
        heading = self.headings[section]
        return heading.short if is_short else heading.text


def _said(words: str | None, role: int) -> str | None:
    return plain_tip(words) if words and role == Qt.ItemDataRole.ToolTipRole else words
