"""A teacher's own lessons as files: taken in, given away, removed. Each act is answered with one sentence."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from ladya_desktop.files.lesson_files import ENDING, export_lesson, import_lesson
from ladya_desktop.files.writing import WriteError
from ladya_desktop.lessons import Entry, LessonError, open_lesson
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_place import show_folder, told_folder
from ladya_desktop.ui.print.saving import documents

Chosen = Callable[[Path], None]


class OwnLessons(QObject):
    """`done(sentence)` and `refused(sentence)`; after `done` the list is another one."""

    done = Signal(str)
    refused = Signal(str)

    def __init__(self, folder: Path, host: QWidget) -> None:
        super().__init__(host)
        self.folder = folder
        self._host = host

    def ask_which(self) -> QFileDialog:
        """Asks for a file to take in."""
        dialog = self._dialog("course.import", self.take_in)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    def ask_where(self, entry: Entry) -> QFileDialog:
        """Asks where a lesson is to be written."""
        dialog = self._dialog("course.export", lambda path: self.give_away(entry, path))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ENDING.removeprefix("."))
        dialog.selectFile(f"{entry.name}{ENDING}")
        return dialog

    def take_in(self, path: Path) -> None:
        """Takes a lesson from a file."""
        try:
            kept = import_lesson(path, self.folder)
            title = open_lesson(kept).title.here
        except (LessonError, WriteError) as error:
            self.refused.emit(error.sentence)
        else:
            self.done.emit(t("course.imported", title=title))

    def give_away(self, entry: Entry, path: Path) -> None:
        """Writes a lesson to a file."""
        try:
            export_lesson(open_lesson(entry.path), path)
        except (LessonError, WriteError) as error:
            self.refused.emit(error.sentence)
        else:
            self.done.emit(t("course.exported", file=path.name, folder=told_folder(path.parent)))

    def remove(self, entry: Entry) -> None:
        """Deletes the file of a lesson."""
        try:
            entry.path.unlink()
        except OSError:
            self.refused.emit(t("course.not_removed", file=entry.path.name))
        else:
            self.done.emit(t("course.removed", title=entry.title.here))

    def show(self) -> None:
        """Shows the folder in the system's own window; if that fails, says where it is."""
        if not show_folder(self.folder):
            self.refused.emit(t("course.folder", folder=told_folder(self.folder)))

    def _dialog(self, title: str, chosen: Chosen) -> QFileDialog:
        kinds = ";;".join((t("course.kind"), t("course.any_kind")))
        dialog = QFileDialog(self._host, t(title).rstrip("\N{HORIZONTAL ELLIPSIS}"), str(documents()), kinds)
        dialog.fileSelected.connect(lambda file: chosen(Path(file)))
        dialog.finished.connect(dialog.deleteLater)
        return dialog
