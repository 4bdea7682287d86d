"""The lines of the journal, newest first, those of a group or with a word only."""

from typing import Any
from unicodedata import normalize

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_history import TournamentLine, said_by
from ladya_desktop.ui.tournament import moments

Index = QModelIndex | QPersistentModelIndex


class JournalModel(QAbstractListModel):
    """A line is one text for a screen reader; `LINE` gives it in its parts."""

    LINE = Qt.ItemDataRole.UserRole

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: tuple[TournamentLine, ...] = ()
        self._shown: tuple[TournamentLine, ...] = ()
        self._group: str | None = None
        self._sought = ""

    def present(self, lines: tuple[TournamentLine, ...]) -> None:
        """Shows other lines, given oldest first."""
        self._all = lines[::-1]
        self._sift()

    def choose(self, group: str | None, sought: str) -> None:
        """Keeps the lines of a group (None: all) in which something is found; of all groups those about several too."""
        self._group, self._sought = group, _plain(sought.strip())
        self._sift()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return spoken(line)
        return line if role == self.LINE else None

    def _sift(self) -> None:
        self.beginResetModel()
        self._shown = tuple(line for line in self._all if self._is_wanted(line))
        self.endResetModel()

    def _is_wanted(self, line: TournamentLine) -> bool:
        if self._group is not None and line.group not in (self._group, None):
            return False
        return self._sought in _plain(spoken(line))


def spoken(line: TournamentLine) -> str:
    """The whole line as one sentence."""
    code = "organizer.journal_line_undone" if line.is_undone else "organizer.journal_line"
    return t(code, time=time_of(line), who=said_by(line.by), text=line.text)


def time_of(line: TournamentLine) -> str:
    """Day and hour of a line: a tournament has several days."""
    moment = moments.moment_of(line.at_ms)
    return f"{moment:%d.%m}  {moments.hour_of(line.at_ms)}"


def _plain(text: str) -> str:
    """Letters alone, in one case, without dots over them: what is sought is found however it was typed."""
    return normalize("NFD", text.replace("\u00a0", " ").casefold()).replace("\u0308", "")
