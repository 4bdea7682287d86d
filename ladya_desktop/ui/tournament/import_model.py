"""A list that is about to be taken, as a Qt model: each row says what will happen to it."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ladya_desktop.files.participants import ParticipantsPreview
from ladya_desktop.files.pupil_rows import ParticipantRow
from ladya_desktop.texts import t
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.tournament import wording

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
FATE_ROLE = int(Qt.ItemDataRole.UserRole)
FAULTY_ROLE = FATE_ROLE + 1
TAKE, LINE, NAME, CLASS, GROUP, CHECK = range(6)
_HEADINGS = (
    "",
    "participants.column_line",
    "tournament.column_name",
    "tournament.column_class",
    "participants.column_group",
    "participants.column_check",
)
_TWICE = ("participants.duplicate", "participants.already_entered")
_OF_NAME = ("participants.name_missing", "participants.name_too_long", "participants.damaged", *_TWICE)


class Fate(Enum):
    """What becomes of a row: taken, taken with a remark, left out because it is there already, or wrong."""

    READY = auto()
    NOTED = auto()
    TWICE = auto()
    WRONG = auto()


def fate(row: ParticipantRow) -> Fate:
    """What becomes of a row if nothing is changed."""
    if row.problem is None:
        return Fate.NOTED if row.notes else Fate.READY
    return Fate.TWICE if row.problem.code in _TWICE else Fate.WRONG


def faulty_column(row: ParticipantRow) -> int | None:
    """Where a row that is not taken is to be corrected: in the name, or in the class."""
    if row.problem is None:
        return None
    return NAME if row.problem.code in _OF_NAME or (row.fields.fault is not None and row.grade) else CLASS


class ImportModel(QAbstractTableModel):
    """Rows of a preview; `group_of` tells what a grade's group is called.

    `edited(row, column, text)`: a cell was corrected. `chosen_changed`: a row was (un)ticked.
    """

    edited = Signal(int, int, str)
    chosen_changed = Signal()

    def __init__(self, group_of: Callable[[int], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group_of = group_of
        self._rows: tuple[ParticipantRow, ...] = ()
        self._left_out: set[int] = set()

    @property
    def rows(self) -> tuple[ParticipantRow, ...]:
        """The rows as they stand."""
        return self._rows

    @property
    def chosen(self) -> tuple[Entry, ...]:
        """The pupils of the rows that are ticked."""
        ticked = (row.entry for at, row in enumerate(self._rows) if at not in self._left_out)
        return tuple(entry for entry in ticked if entry is not None)

    def count(self, *fates: Fate) -> int:
        """How many rows have one of these fates."""
        return sum(1 for row in self._rows if fate(row) in fates)

    def present(self, preview: ParticipantsPreview) -> None:
        """Shows another preview; rows left out by hand stay left out while the lines are the same."""
        lines = [row.line for row in preview.rows]
        if lines == [row.line for row in self._rows]:
            self._rows = preview.rows
            if lines:
                self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, CHECK))
            return
        self.beginResetModel()
        self._rows, self._left_out = preview.rows, set()
        self.endResetModel()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CHECK)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, CHECK))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() in (NAME, CLASS):
            return flags | Qt.ItemFlag.ItemIsEditable
        if index.column() == TAKE and self._rows[index.row()].problem is None:
            return flags | Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        match role:
            case _ if role == FATE_ROLE:
                return fate(row)
            case _ if role == FAULTY_ROLE:
                return faulty_column(row) == index.column()
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(row, index.column())
            case Qt.ItemDataRole.CheckStateRole if index.column() == TAKE:
                is_taken = row.problem is None and index.row() not in self._left_out
                return Qt.CheckState.Checked if is_taken else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row, index.column())
            case Qt.ItemDataRole.ToolTipRole if index.column() == CHECK:
                return plain_tip(self._said(row))
            case _:
                return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid():
            return False
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole and index.column() == TAKE and row.problem is None:
            self._left_out ^= {index.row()}
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.CheckStateRole])
            self.chosen_changed.emit()
            return True
        if role == Qt.ItemDataRole.EditRole and str(value).strip() != self._text(row, index.column()):
            self.edited.emit(index.row(), index.column(), str(value).strip())
            return True
        return False

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(_HEADINGS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return t(_HEADINGS[section]) if _HEADINGS[section] else ""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, row: ParticipantRow, column: int) -> str:
        return ("", str(row.line), row.name, row.class_name, self._group(row), self._said(row))[column]

    def _group(self, row: ParticipantRow) -> str:
        return self._group_of(row.grade) if row.problem is None and row.grade else ""

    def _said(self, row: ParticipantRow) -> str:
        if row.problem is not None:
            return wording.row_remark(row.problem)
        if row.notes:
            return ". ".join(wording.row_remark(note) for note in row.notes)
        return t("participants.good")

    def _spoken(self, row: ParticipantRow, column: int) -> str:
        if column == TAKE:
            return t("participants.take_row", line=row.line)
        if column == GROUP:
            return wording.group_name(self._group(row)) if self._group(row) else ""
        return f"{self._text(row, column)}. {self._said(row)}" if column in (NAME, CLASS) else self._text(row, column)
