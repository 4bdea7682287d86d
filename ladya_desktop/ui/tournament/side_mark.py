"""Which side somebody plays: the king of that side on a light square, so that both are seen on every ground."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.ui.parts.plain_label import plain_tip
from ladya_desktop.ui.play.name_block import draw_tile

SIDE_PX, SMALL_SIDE_PX = 28, 22


class SideMark(QWidget):
    """Stands beside a name; the words of the side are under the mouse."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.color = color
        self.setFixedSize(SIDE_PX, SIDE_PX)

    def set_small(self, *, is_small: bool) -> None:
        """Leaves more room to the name."""
        side = SMALL_SIDE_PX if is_small else SIDE_PX
        self.setFixedSize(side, side)

    def say(self, words: str) -> None:
        """Says whose mark it is."""
        self.setToolTip(plain_tip(words))
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(self.rect()), self.color)
        painter.end()
