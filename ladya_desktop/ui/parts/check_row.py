"""Something that is added or left out, as a row that can be pressed anywhere: a box with a tick, a title, a line."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.parts.option_row import NARROW_LESS_PX, OptionRow

BOX_PX = 18
CORNER_PX = 4
_TICK = ((-5, 0), (-1.5, 3.5), (5, -4))


class CheckRow(OptionRow):
    """Excludes nothing; `setAutoExclusive` is off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoExclusive(False)

    def draw_mark(self, painter: QPainter, center: QPointF) -> None:
        """Draws the box, with a tick if it is chosen."""
        colors = theme.current()
        is_checked = self.isChecked()
        box_px = BOX_PX - (NARROW_LESS_PX if self.is_narrow else 0)
        box = QRectF(0, 0, box_px, box_px)
        box.moveCenter(center)
        painter.setPen(QPen(colors.accent if is_checked else colors.control, 2))
        painter.setBrush(colors.accent if is_checked else colors.surface)
        painter.drawRoundedRect(box, CORNER_PX, CORNER_PX)
        if is_checked:
            painter.setPen(QPen(colors.surface, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline(QPolygonF([center + QPointF(x, y) for x, y in _TICK]))
