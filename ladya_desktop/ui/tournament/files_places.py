"""Files and the desktop: asking for one to open, waiting while one is made, showing the folder of one saved."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui.print.saving import documents


class AskWhich(Protocol):
    """Asks for a TRF file to open."""

    def __call__(self, parent: QWidget, chosen: Callable[[Path], None], /) -> None:
        """`chosen` is called with the file, unless the dialog is left."""


class WhichDialog:
    """The system's own dialog, or Qt's; begins among the user's documents, then where the last file was."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def __call__(self, parent: QWidget, chosen: Callable[[Path], None], /) -> None:
        """Opens the dialog."""
        dialog = self.dialog(parent)
        dialog.fileSelected.connect(lambda file: self._take(Path(file), chosen))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dialog(self, parent: QWidget) -> QFileDialog:
        """The dialog as it comes up."""
        folder = self._folder if self._folder is not None and self._folder.is_dir() else documents()
        kinds = ";;".join((t("tournament_files.kind_trf"), t("tournament_files.kind_any")))
        dialog = QFileDialog(parent, t("tournament_files.take_hint"), str(folder), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        return dialog

    def _take(self, path: Path, chosen: Callable[[Path], None]) -> None:
        self._folder = path.parent
        chosen(path)


@contextmanager
def busy() -> Iterator[None]:
    """The cursor says that it takes a while: many games have to be read."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()


def show_folder(folder: Path) -> bool:
    """Whether the system shows the folder in its own window."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
