"""Asking where a paper is to be kept, and a name for its file."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

MAX_NAME: Final = 100
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_PLACES: Final = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


class AskWhere(Protocol):
    """Asks where a file is to be kept."""

    def __call__(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None], /) -> None:
        """`name` is what is proposed, `kinds` the filter; `chosen` is called with the place, unless it is left."""


class WhereDialog:
    """The system's own dialog, or Qt's; begins among the user's documents, then where the last file went."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def __call__(self, parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[Path], None], /) -> None:
        """Opens the dialog."""
        dialog = self.dialog(parent, title, name, kinds)
        dialog.fileSelected.connect(lambda file: self._take(Path(file), chosen))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dialog(self, parent: QWidget, title: str, name: str, kinds: str) -> QFileDialog:
        """The dialog as it comes up."""
        folder = self._folder if self._folder is not None and self._folder.is_dir() else documents()
        dialog = QFileDialog(parent, title, str(folder), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(name.rpartition(".")[2])
        dialog.selectFile(name)
        return dialog

    def _take(self, path: Path, chosen: Callable[[Path], None]) -> None:
        self._folder = path.parent
        chosen(path)


def documents() -> Path:
    """The folder of the user's documents, his home where there is none."""
    folders = (Path(QStandardPaths.writableLocation(place)) for place in _PLACES)
    return next((folder for folder in folders if folder.is_dir()), Path.home())


def file_name(title: str, ending: str) -> str:
    """A name that every system takes: "II group, protocol.pdf"."""
    words = _FORBIDDEN.sub(" ", title.replace(" · ", ", "))
    return f"{' '.join(words.split())[:MAX_NAME].strip(' .') or 'paper'}.{ending}"
