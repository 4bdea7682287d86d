"""Pictures of the windows as they lie over each other, each taken when it stands still, numbered in their order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.tour.waiting import POLL_MS, wait_until

STILL_POLLS = 200
QUICKLY_PACKED = 70
"""Of Qt's quality for PNG, which costs no pixel: a third of the time for a tenth more bytes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A file in the folder of the tour, and its size in pixels."""

    file: str
    width_px: int
    height_px: int


class Album:
    """The pictures of one story, in a folder of their own; `on_taken` hears of each file."""

    def __init__(self, folder: Path, on_taken: Callable[[Path], None]) -> None:
        self._folder = folder
        self._on_taken = on_taken
        self._count = 0
        self.pictures: list[Picture] = []
        self.papers: list[str] = []

    def take(self, name: str, window: QWidget) -> None:
        """A picture of the window with what lies over it."""
        self._count += 1
        self._keep(name, window)

    def take_again(self, name: str, window: QWidget) -> None:
        """The same screen in another size, under the same number."""
        self._keep(f"{name}-{window.width()}x{window.height()}", window)

    def keep_paper(self, name: str, pdf: bytes, pages: Sequence[QImage]) -> None:
        """A paper as PDF, and its pages as pictures under the same number.

        Raises:
            OSError: if it cannot be written.
        """
        self._count += 1
        path = self._folder / f"{self._count:02}-{name}.pdf"
        path.write_bytes(pdf)
        self.papers.append(f"{self._folder.name}/{path.name}")
        self._on_taken(path)
        for number, page in enumerate(pages, start=1):
            self._save(f"{name}-{number}", page)

    def _keep(self, name: str, window: QWidget) -> None:
        self._save(name, _still(window))

    def _save(self, name: str, image: QImage) -> None:
        path = self._folder / f"{self._count:02}-{name}.png"
        if not image.save(str(path), quality=QUICKLY_PACKED):
            raise OSError(f"cannot write {path}")
        size = image.size()
        file = f"{self._folder.name}/{path.name}"
        self.pictures.append(Picture(file=file, width_px=size.width(), height_px=size.height()))
        self._on_taken(path)


def _still(window: QWidget) -> QImage:
    """The first of two pictures in a row that are the same: nothing moves any more."""
    shown = [QImage()]

    def stands_still() -> bool:
        QTest.qWait(POLL_MS)  # whatever is due is laid out and moved on
        shown.append(_seen(window))
        return shown[-1] == shown.pop(0)

    wait_until("still_picture", stands_still, polls=STILL_POLLS)
    return shown[-1]


def _seen(window: QWidget) -> QImage:
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        for other in _over(window):
            corner = other.mapToGlobal(QPoint(0, 0)) - window.mapToGlobal(QPoint(0, 0))
            painter.drawPixmap(corner, other.grab())
            painter.setPen(QPen(theme.current().control, 1))
            painter.drawRect(other.rect().translated(corner).adjusted(-1, -1, 0, 0))
    return image


def _over(window: QWidget) -> list[QWidget]:
    """Dialogs, the one that is asked now above the others, then menus."""
    apart = (Qt.WindowType.ToolTip, Qt.WindowType.SplashScreen, Qt.WindowType.Window)  # the class has a window too
    others = [
        each
        for each in QApplication.topLevelWidgets()
        if each is not window and each.isVisible() and each.windowType() not in apart
    ]
    asked = QApplication.activeModalWidget()
    return sorted(others, key=lambda each: (each.windowType() is Qt.WindowType.Popup, each is asked))
