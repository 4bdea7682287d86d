"""The text of a list, to be written or pasted into. A file that is dropped on it or pasted is no text."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtWidgets import QPlainTextEdit, QWidget


class ListText(QPlainTextEdit):
    """`file_given(path)`: a file was put into the text."""

    file_given = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """What a text takes, and files."""
        return file_in(source) is not None or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Gives away a file, and puts in anything else."""
        path = file_in(source)
        if path is not None:
            self.file_given.emit(path)
        else:
            super().insertFromMimeData(source)

    def show_text(self, text: str) -> None:
        """Shows what a file holds; nobody has written it."""
        self.blockSignals(True)
        self.setPlainText(text)
        self.blockSignals(False)


def file_in(data: QMimeData) -> Path | None:
    """The first file of what is dropped or pasted, None if it is none of this computer's."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if urls and urls[0].isLocalFile() else None
