"""The floor: a board of one bare widget that paints a square again when it is pressed; no core, no store, no panel."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

LIGHT, DARK, PRESSED = QColor("#e8d9b8"), QColor("#9c7752"), QColor("#e2c14a")
SQUARE_PX = 72


class BareBoard(QWidget):
    """Eight by eight squares with thirty-two discs on them."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: tuple[int, int] | None = None
        self._disc = _disc()
        self.resize(8 * SQUARE_PX, 8 * SQUARE_PX)

    def rect_of(self, column: int, row: int) -> QRect:
        """Where a square lies."""
        return QRect(column * SQUARE_PX, row * SQUARE_PX, SQUARE_PX, SQUARE_PX)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Marks the square under the mouse, and no longer the one before."""
        place = event.position().toPoint()
        before, self.pressed = self.pressed, (place.x() // SQUARE_PX, place.y() // SQUARE_PX)
        for square in (before, self.pressed):
            if square is not None:
                self.update(self.rect_of(*square))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the squares that the event asks for."""
        painter = QPainter(self)
        for row in range(8):
            for column in range(8):
                rect = self.rect_of(column, row)
                if event.region().intersects(rect):
                    self._paint_square(painter, rect, (column, row))
        painter.end()

    def _paint_square(self, painter: QPainter, rect: QRect, square: tuple[int, int]) -> None:
        ground = DARK if sum(square) % 2 else LIGHT
        painter.fillRect(rect, PRESSED if square == self.pressed else ground)
        if not 2 <= square[1] < 6:
            painter.drawPixmap(rect.topLeft(), self._disc)


def _disc() -> QPixmap:
    picture = QPixmap(SQUARE_PX, SQUARE_PX)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawEllipse(QPoint(SQUARE_PX // 2, SQUARE_PX // 2), SQUARE_PX // 3, SQUARE_PX // 3)
    painter.end()
    return picture
