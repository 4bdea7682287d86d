"""The class as a table: a row for each pupil, a column for what is done in all, then one for each lesson."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ladya_desktop.lessons.class_table import ClassTable, LessonColumn, is_untouched
from ladya_desktop.lessons.progress import Standing
from ladya_desktop.texts import t
from ladya_desktop.ui.parts.plain_label import plain_tip

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
SUM = 0
STANDING_ROLE = int(Qt.ItemDataRole.UserRole)
ALL_SECTIONS = ""


class ClassTableModel(QAbstractTableModel):
    """Shows the lessons of one section, or all."""

    def __init__(self, table: ClassTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._section = ALL_SECTIONS
        self._shown: tuple[int, ...] = tuple(range(len(table.lessons)))

    def present(self, table: ClassTable, section: str) -> None:
        """Shows another table, of one section or of all."""
        self.beginResetModel()
        self._table, self._section = table, section
        lessons = enumerate(table.lessons)
        self._shown = tuple(at for at, lesson in lessons if section in (ALL_SECTIONS, lesson.section))
        self.endResetModel()

    def pupil(self, row: int) -> str:
        """The pupil of a row."""
        return self._table.pupils[row]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._table.pupils)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 1 + len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.said(index)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self.said(index))
            case _:
                return self._standing(index) if role == STANDING_ROLE and index.column() != SUM else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical:
            known = 0 <= section < len(self._table.pupils)
            return self.pupil(section) if known and role == Qt.ItemDataRole.DisplayRole else None
        if not 0 <= section <= len(self._shown):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return t("classroom.done_column") if section == SUM else _number(self._lesson(section))
            case Qt.ItemDataRole.ToolTipRole:
                return t("classroom.done_column") if section == SUM else plain_tip(_named(self._lesson(section)))
            case _:
                return None

    def said(self, index: Index) -> str:
        """A cell in a sentence: who, what, how far."""
        if not index.isValid():
            return ""
        name = self.pupil(index.row())
        if index.column() == SUM:
            return t("classroom.cell_sum", name=name, done=self._done(index), n=len(self._shown))
        lesson, standing = self._lesson(index.column()), self._standing(index)
        counts = {"right": len(standing.right), "first": len(standing.right_first), "n": lesson.exercises}
        how = "untouched" if is_untouched(standing) else "done" if standing.is_done else "begun"
        return t(f"classroom.cell_{how}", name=name, lesson=_named(lesson), **counts)

    def _text(self, index: Index) -> str:
        if index.column() == SUM:
            return t("classroom.done_of", done=self._done(index), n=len(self._shown))
        standing = self._standing(index)
        if is_untouched(standing) or standing.is_done:
            return ""
        return t("classroom.cell_count", right=len(standing.right), n=self._lesson(index.column()).exercises)

    def _lesson(self, column: int) -> LessonColumn:
        return self._table.lessons[self._shown[column - 1]]

    def _standing(self, index: Index) -> Standing:
        return self._table.standings[index.row()][self._shown[index.column() - 1]]

    def _done(self, index: Index) -> int:
        row = self._table.standings[index.row()]
        return sum(row[at].is_done for at in self._shown)


def _number(lesson: LessonColumn) -> str:
    return t("classroom.own_column") if lesson.number is None else str(lesson.number)


def _named(lesson: LessonColumn) -> str:
    if lesson.number is None:
        return lesson.title.here
    return t("classroom.lesson_numbered", number=lesson.number, title=lesson.title.here)
