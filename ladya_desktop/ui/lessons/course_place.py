"""A place on the disk in a sentence, and shown in the system's own window."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

_MAY_BREAK = "\N{ZERO WIDTH SPACE}"


def told_folder(folder: Path) -> str:
    """A folder for a sentence, which may go over several lines."""
    return "".join(f"{sign}{_MAY_BREAK}" if sign in "/\\-_." else sign for sign in str(folder))


def show_folder(folder: Path) -> bool:
    """Whether the system shows the folder in its own window; one that is not there yet is made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
