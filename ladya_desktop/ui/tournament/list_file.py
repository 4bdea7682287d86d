"""Asking for the file of a list: in the system's own dialog, or in Qt's where the system has none."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from ladya_desktop.texts import t

_PLACES = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


class FileChooser:
    """Begins among the user's documents, and afterwards where the last file was found."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def __call__(self, parent: QWidget) -> Path | None:
        """The file chosen, None if none was."""
        dialog = self.dialog(parent)
        is_chosen = dialog.exec() == QDialog.DialogCode.Accepted
        path = Path(dialog.selectedFiles()[0]) if is_chosen else None
        dialog.deleteLater()
        if path is not None:
            self._folder = path.parent
        return path

    def dialog(self, parent: QWidget) -> QFileDialog:
        """The dialog as it comes up."""
        folder = self._folder if self._folder is not None and self._folder.is_dir() else documents()
        title, kinds = t("participants.title"), t("participants.file_filter")
        dialog = QFileDialog(parent, title, str(folder), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog


def documents() -> Path:
    """The folder of the user's documents, his home where there is none."""
    folders = (Path(QStandardPaths.writableLocation(place)) for place in _PLACES)
    return next((folder for folder in folders if folder.is_dir()), Path.home())
