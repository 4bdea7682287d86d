"""The pupils of a group as a Qt model; name and class can be corrected in their cells."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, ParticipantView
from ladya_desktop.ui.tournament import wording

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
NUMBER, NAME, CLASS = range(3)
_HEADINGS = ("tournament.column_number", "tournament.column_name", "tournament.column_class")


class ParticipantsModel(QAbstractTableModel):
    """Before the draw the number counts lines of the list, after it it is the start number.

    `corrected(participant_id, name, class_name)`: a cell was edited. The model changes only when the next view says so.
    """

    corrected = Signal(int, str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pupils: tuple[ParticipantView, ...] = ()

    def present(self, group: GroupView) -> None:
        """Shows another snapshot; the same pupils in the same order change only what the cells say."""
        pupils = group.participants
        is_same = [one.participant_id for one in pupils] == [one.participant_id for one in self._pupils]
        if not is_same:
            self.beginResetModel()
        self._pupils = pupils
        if not is_same:
            self.endResetModel()
        elif pupils:
            self.dataChanged.emit(self.index(0, 0), self.index(len(pupils) - 1, CLASS))

    def pupil(self, row: int) -> ParticipantView:
        """The pupil of a row."""
        return self._pupils[row]

    def retranslate(self) -> None:
        """Says the headings again in the language chosen now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CLASS)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._pupils)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags if index.column() == NUMBER else flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        pupil = self._pupils[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(pupil, index.column(), index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return wording.name_and_class(pupil)
            case _:
                return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Only asks for the correction; the cell keeps what it says until the tournament has taken it."""
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        pupil, text = self._pupils[index.row()], str(value).strip()
        if text == self._text(pupil, index.column(), index.row()):
            return False
        name, class_name = (text, pupil.class_name) if index.column() == NAME else (pupil.name, text)
        self.corrected.emit(pupil.participant_id, name, class_name)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(_HEADINGS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return t(_HEADINGS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignHCenter if section == NUMBER else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, pupil: ParticipantView, column: int, row: int) -> str:
        if column == NUMBER:
            return str(pupil.number or row + 1)
        return pupil.name if column == NAME else pupil.class_name
