"""A player in one row, name and clock, while the arbiter's menu needs the room; the clock can still be pressed."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.ui.play.clock_face import ClockFace, FaceStyle
from ladya_desktop.ui.play.name_block import NameBlock
from ladya_desktop.ui.play.port import GamePort

ROW_PX = 60
CLOCK_PX = 132
TILE_PX = 40


class SideRow(QWidget):
    """60 px high."""

    def __init__(self, color: Color, port: GamePort, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self.names = NameBlock(color, self)
        self.names.set_sizes(TILE_PX, tuple(range(20, 10, -1)), 13, is_compact=False)
        self.clock = ClockFace(color, port.now_ms, FaceStyle.STRIP, self)
        self.clock.set_sizes(32, 14, 0)
        self.clock.pressed.connect(lambda device, stamp_ms: port.press(color, device, stamp_ms))

    def present(self, view: GameView) -> None:
        """Shows the side of a snapshot."""
        self.names.present(view.players[self._color])
        self.clock.present(view)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.names.retranslate()
        self.clock.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.names.setGeometry(0, 0, max(self.width() - CLOCK_PX - 8, 0), self.height())
        self.clock.setGeometry(self.width() - CLOCK_PX, 0, CLOCK_PX, self.height())
