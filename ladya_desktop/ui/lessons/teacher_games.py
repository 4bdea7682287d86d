"""Takes games onto the teacher's board: from this computer, or from a file of games."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from ladya_desktop.files.pgn_games import PgnFileError, read_text
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.teacher_games_dialog import GamesDialog
from ladya_desktop.ui.lessons.teacher_sources import Archive, offers_of_archive, offers_of_pgn
from ladya_desktop.ui.lessons.teacher_workbook import Workbook
from ladya_desktop.ui.parts.remark import Remark
from ladya_desktop.ui.print.saving import documents


class TeacherGames(QObject):
    """What is taken comes on a page of its own."""

    def __init__(self, book: Workbook, remark: Remark, archive: Archive | None, host: QWidget) -> None:
        super().__init__(host)
        self._book, self._remark, self._archive, self._host = book, remark, archive, host

    def choose(self, source: str) -> None:
        """Asks for a game of this computer ("game") or for a file ("pgn")."""
        self._remark.clear()
        if source == "pgn":
            dialog = QFileDialog(self._host, t("teacher.games.file"), str(documents()), t("teacher.games.kinds"))
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.fileSelected.connect(lambda file: self.open_file(Path(file)))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()
        elif self._archive is not None:
            offers = offers_of_archive(self._archive)
            self._open(GamesDialog(self._host, t("teacher.games.here"), offers, t("teacher.games.none_here")))
        else:
            self._remark.warn(t("teacher.games.none_here"))

    def open_file(self, path: Path) -> None:
        """Shows the games of a file; one that cannot be read is said."""
        try:
            text = read_text(path)
        except PgnFileError as error:
            self._remark.warn(error.sentence)
            return
        self._open(GamesDialog(self._host, path.name, offers_of_pgn(text), t("teacher.games.none_in_file")))

    def _open(self, dialog: GamesDialog) -> None:
        dialog.taken.connect(self._book.insert)
        dialog.open()
