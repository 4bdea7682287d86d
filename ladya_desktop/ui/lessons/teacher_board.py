"""The teacher's board under his hands: a board of a lesson that can keep squares dark and be dropped on from beside."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.lessons.lesson_board import LessonBoard

VEIL = QColor(20, 18, 16, 150)


class TeacherBoard(LessonBoard):
    """What lies outside the spotlight is seen by the teacher through a veil."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dimmed: frozenset[str] = frozenset()

    @property
    def dimmed(self) -> frozenset[str]:
        """The squares outside the spotlight."""
        return self._dimmed

    def dim(self, squares: frozenset[str]) -> None:
        """Keeps these squares dark and no others."""
        changed, self._dimmed = self._dimmed ^ squares, squares
        for square in changed:
            self.update(self.square_rect(square).toAlignedRect())

    def square_under(self, place: QPoint) -> str | None:
        """The square at a place of the whole screen, None beside the squares."""
        at = self.mapFromGlobal(place)
        return self.geometry_now().square_at(at.x(), at.y()) if self.rect().contains(at) else None

    def _paint_above(self, canvas: Canvas) -> None:
        for square in self._dimmed:
            canvas.painter.fillRect(canvas.rect(square), VEIL)
        super()._paint_above(canvas)
