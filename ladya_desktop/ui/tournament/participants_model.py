"""The pupils of a group as a Qt model; name and class can be corrected in their cells, who has come is marked."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ladya_desktop.texts import t
from ladya_desktop.tournament.view import GroupView, ParticipantView
from ladya_desktop.ui.tournament import wording

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
NUMBER, NAME, CLASS, CHECK = range(4)
PUPIL_ROLE = int(Qt.ItemDataRole.UserRole)
NO_NUMBER = "\u2013"
_HEADINGS = ("tournament.column_number", "tournament.column_name", "tournament.column_class", "people.column_check")
_CHECKS = {True: "people.check_here", False: "people.check_absent", None: "people.check_unasked"}
_NEXT_CHECK = {None: True, True: False, False: None}


class ParticipantsModel(QAbstractTableModel):
    """Before the draw the number counts lines of the list, after it it is the start number; who bears none comes last.

    `corrected(participant_id, name, class_name)`: a cell was edited. `checked(participant_id, is_present)`: a pupil was
    marked; is_present may be None. The model changes only when the next view says so.
    """

    corrected = Signal(int, str, str)
    checked = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pupils: tuple[ParticipantView, ...] = ()
        self.is_drawn = False

    def present(self, group: GroupView) -> None:
        """Shows another snapshot; the same pupils in the same order change only what the cells say."""
        pupils = (*group.participants, *group.undrawn)
        self.is_drawn = bool(group.rounds)
        is_same = [one.participant_id for one in pupils] == [one.participant_id for one in self._pupils]
        if not is_same:
            self.beginResetModel()
        self._pupils = pupils
        if not is_same:
            self.endResetModel()
        elif pupils:
            self.dataChanged.emit(self.index(0, 0), self.index(len(pupils) - 1, CHECK))

    def pupil(self, row: int) -> ParticipantView:
        """The pupil of a row."""
        return self._pupils[row]

    def mark(self, row: int, is_present: bool | None) -> None:
        """Asks to mark a pupil; before the draw only, and nothing if he is marked so."""
        pupil = self._pupils[row]
        if not self.is_drawn and pupil.is_present is not is_present:
            self.checked.emit(pupil.participant_id, is_present)

    def mark_next(self, row: int) -> None:
        """The mark after the one there is: here, not here, none."""
        self.mark(row, _NEXT_CHECK[self._pupils[row].is_present])

    def retranslate(self) -> None:
        """Says the headings again in the language chosen now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CHECK)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._pupils)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(_HEADINGS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in (NAME, CLASS) else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        pupil = self._pupils[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return self._text(pupil, index.column(), index.row())
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._said(pupil)
            case _:
                return pupil if role == PUPIL_ROLE else None

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
        match column:
            case _ if column == NUMBER:
                return str(pupil.number or (NO_NUMBER if self.is_drawn else row + 1))
            case _ if column == NAME:
                return pupil.name
            case _ if column == CLASS:
                return pupil.class_name
            case _:
                return state_of(pupil) if self.is_drawn else t(_CHECKS[pupil.is_present])

    def _said(self, pupil: ParticipantView) -> str:
        name = wording.name_and_class(pupil)
        state = state_of(pupil) if self.is_drawn else t(_CHECKS[pupil.is_present])
        return t("people.check_said", name=name, state=state) if state else name


def state_of(pupil: ParticipantView) -> str:
    """After the draw: whether he is not there, or not any more; nothing of who plays."""
    return ", ".join(part for part in state_and_note(pupil) if part)


def state_and_note(pupil: ParticipantView) -> tuple[str, str]:
    """The same in two parts: what is so, and what follows for his games."""
    if pupil.number is None:
        return t("people.not_drawn"), ""
    if pupil.left_after is None:
        return "", ""
    left = t("people.left", round=pupil.left_after) if pupil.left_after else t("people.left_at_once")
    return left, t("people.left_annulled") if pupil.is_annulled else ""
