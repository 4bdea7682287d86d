"""The board of the class: it hears no hand, lies where the page says, and keeps what is outside the spotlight dark."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.canvas import Canvas
from ladya_desktop.ui.board.geometry import Coordinates

VEIL = QColor(20, 18, 16, 176)


class SlideBoard(BoardPicture):
    """Its letters and numbers are written by the page around it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._dimmed: frozenset[str] = frozenset()
        self.set_coordinates(Coordinates.NONE)

    @property
    def dimmed(self) -> frozenset[str]:
        """The squares outside the spotlight."""
        return self._dimmed

    def dim(self, squares: frozenset[str]) -> None:
        """Keeps these squares dark and no others."""
        changed, self._dimmed = self._dimmed ^ squares, squares
        for square in changed:
            self.update(self.square_rect(square).toAlignedRect())

    def sign_places(self, size_px: float) -> tuple[tuple[QRectF, str], ...]:
        """Where the page writes the letters below and the numbers to the left, in the coordinates of the page."""
        geometry, signs = self.geometry_now(), []
        side, left, top = geometry.square_px, self.x(), self.y()
        board = geometry.board_box
        for index in range(8):
            file, rank = geometry.name_at(index, 7) or "", geometry.name_at(0, index) or ""
            below = QRectF(left + board.x + index * side, top + board.y + board.height, side, size_px)
            beside = QRectF(left + board.x - size_px, top + board.y + index * side, size_px, side)
            signs += [(below, file[:1]), (beside, rank[1:])]
        return tuple(signs)

    def _paint_above(self, canvas: Canvas) -> None:
        for square in self._dimmed:
            canvas.painter.fillRect(canvas.rect(square), VEIL)
        super()._paint_above(canvas)
