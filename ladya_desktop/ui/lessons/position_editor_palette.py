"""The pieces beside the board to set up a position with: chosen and put square by square, or dragged onto the board.

The hand moves what stands there, the eraser takes it off.
"""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import icons
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.board.spoken import spoken_piece
from ladya_desktop.ui.parts.choice import ChoiceButton

HAND, ERASER = "hand", "erase"
TOOLS = (HAND, *"KQRBNP", ERASER, *"kqrbnp")
COLUMNS = 7
SIDE_PX, GAP_PX, LARGEST_PX = 44, 8, 56
TILE_PX = 4
_PIECE, _FLOATING_PX = 0.8, 64


def draw_tile(painter: QPainter, rect: QRectF) -> None:
    """A light square under what is meant for the board: black pieces and dark pens are seen on any window."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(board_theme(None).light)
    painter.drawRoundedRect(rect.adjusted(TILE_PX, TILE_PX, -TILE_PX, -TILE_PX), TILE_PX, TILE_PX)


class PaletteButton(ChoiceButton):
    """`dragged(letter, place)` while a piece is carried off, `dropped(letter, place)` at its end.

    Places are those of the whole screen.
    """

    dragged = Signal(str, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self, tool: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tool = tool
        self._down: QPoint | None = None
        self._is_dragging = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    @property
    def is_piece(self) -> bool:
        """Whether it is a piece, not the hand or the eraser."""
        return self.tool not in (HAND, ERASER)

    def retranslate(self) -> None:
        """Says what it is in the language chosen now."""
        self.say(spoken_piece(self.tool) if self.is_piece else t(f"teacher.setup.{self.tool}"))

    def sizeHint(self) -> QSize:
        return QSize(SIDE_PX, SIDE_PX)

    def paint_content(self, painter: QPainter) -> None:
        middle = QPointF(self.width() / 2, self.height() / 2)
        if self.is_piece:
            draw_tile(painter, QRectF(self.rect()))
            draw_piece(painter, self.tool, middle, min(self.width(), self.height()) * _PIECE)
            return
        picture = icons.pixmap(self.tool, self.ink(), 28, self.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(14, 14), picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = event.globalPosition().toPoint()
        self._is_dragging = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.globalPosition().toPoint()
        if self._down is None or not self.is_piece:
            super().mouseMoveEvent(event)
            return
        way = (place - self._down).manhattanLength()
        self._is_dragging = self._is_dragging or way >= QApplication.startDragDistance()
        if self._is_dragging:
            self.dragged.emit(self.tool, place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._down = None
        if self._is_dragging:
            self._is_dragging = False
            self.setDown(False)
            self.dropped.emit(self.tool, event.globalPosition().toPoint())
        super().mouseReleaseEvent(event)


class FloatingPiece(QWidget):
    """The piece under the pointer on its way from the palette; it hears nothing."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self._letter = "P"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(_FLOATING_PX, _FLOATING_PX)
        self.hide()

    def follow(self, letter: str, place: QPoint) -> None:
        """Shows a piece at a place of the screen."""
        self._letter = letter
        self.move(self._host.mapFromGlobal(place) - self.rect().center())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_piece(painter, self._letter, QPointF(self.width() / 2, self.height() / 2), self.width())
        painter.end()


class Palette(QWidget):
    """`chosen(tool)`: a FEN letter, HAND or ERASER."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, PaletteButton] = {tool: PaletteButton(tool) for tool in TOOLS}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP_PX)
        group = QButtonGroup(self)
        for tool, button in self.buttons.items():
            group.addButton(button)
            button.clicked.connect(lambda _checked=False, tool=tool: self.chosen.emit(tool))
        self.buttons[HAND].setChecked(True)
        for place, button in enumerate(self.buttons.values()):
            self._grid.addWidget(button, *divmod(place, COLUMNS))
        self.retranslate()

    @property
    def tool(self) -> str:
        """What is chosen."""
        return next(tool for tool, button in self.buttons.items() if button.isChecked())

    def choose(self, tool: str) -> None:
        """Chooses as a click does."""
        self.buttons[tool].setChecked(True)
        self.chosen.emit(tool)

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        for button in self.buttons.values():
            button.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two rows in any width: below them it is said what is wrong with the position."""
        height_px = max(SIDE_PX, min(LARGEST_PX, self.width() // COLUMNS - GAP_PX))
        for button in self.buttons.values():
            button.setFixedHeight(height_px)
