"""A carried piece on top of everything, where the board's own edge would cut it off."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.board import painting
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.painting import Carried
from ladya_desktop.ui.board.pieces import draw_piece


class InTheAir(QWidget):
    """Lies over the board and its neighbours and lets every touch through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._above = parent
        self._letter = ""
        self._side_px = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def letter(self) -> str:
        """The FEN letter of what is carried, "" if nothing is."""
        return "" if self.isHidden() else self._letter

    def carry(self, board: BoardPicture, carried: Carried | None) -> None:
        """Shows what is carried, its place given in the coordinates of the board; None ends it."""
        if carried is None:
            self.hide()
            return
        geometry = board.geometry_now()
        self._letter, self._side_px = carried.letter, painting.carried_side(geometry, carried)
        middle = board.mapTo(self._above, painting.carried_center(geometry, carried))
        half = QPointF(self._side_px, self._side_px) / 2
        self.setGeometry(QRectF(middle - half, QSizeF(self._side_px, self._side_px)).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_piece(painter, self._letter, QRectF(self.rect()).center(), self._side_px)
        painter.end()
