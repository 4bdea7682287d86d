"""The words beside the teacher's board, large enough for the last row: whose move, the last move, a remark."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import fitted
from ladya_desktop.ui.play.name_block import draw_tile

TURN_OF_HEIGHT, MOVE_OF_HEIGHT, NOTE_OF_HEIGHT = 1 / 28, 1 / 13, 1 / 36
LEAST_PX = 14
EDGE_PX = 0


class TeacherWords(QWidget):
    """Sizes follow the height of the window: the move is never smaller than a 25th of it, whatever its length."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn: Color | None = None
        self.move_text = self.note = ""
        self._screen_px = 768
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def say(self, turn: Color | None, move_text: str, note: str) -> None:
        """Shows these words."""
        self.turn, self.move_text, self.note = turn, move_text, note
        parts = (self._turn_words(), move_text, note)
        self.setAccessibleName(" ".join(part for part in parts if part))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        turn_px, note_px = self._turn_px() * 1.5, 2 * self._note_px() * 1.3
        move_px = self._most_px() * 1.3
        return QSize(280, round(turn_px + (move_px if self.move_text else 0) + (note_px if self.note else 0)))

    def move_px(self) -> int:
        """The size of the move's letters."""
        return self._size_px(self.move_text, self._most_px())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self._draw_turn(painter)
        top = self._draw_move(painter, top)
        self._draw_note(painter, top)
        painter.end()

    def _turn_words(self) -> str:
        return "" if self.turn is None else t(f"teacher.to_move_{self.turn}")

    def _most_px(self) -> int:
        return max(LEAST_PX, round(self._screen_px * MOVE_OF_HEIGHT))

    def _turn_px(self) -> int:
        return max(LEAST_PX, round(self._screen_px * TURN_OF_HEIGHT))

    def _note_px(self) -> int:
        return max(LEAST_PX, round(self._screen_px * NOTE_OF_HEIGHT))

    def _draw_turn(self, painter: QPainter) -> float:
        height_px = self._turn_px() * 1.5
        if self.turn is None:
            return height_px
        tile_px = round(self._turn_px() * 1.3)
        draw_tile(painter, QRectF(EDGE_PX, 0, tile_px, tile_px), self.turn)
        left = EDGE_PX + tile_px + 12
        painter.setFont(sized_font(self._size_px(self._turn_words(), self._turn_px(), left), weight=600))
        painter.setPen(theme.current().text)
        rect = QRectF(left, 0, self.width() - left, tile_px)
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, self._turn_words())
        return height_px

    def _draw_move(self, painter: QPainter, top: float) -> float:
        if not self.move_text:
            return top
        font = sized_font(self.move_px(), weight=600)
        painter.setFont(font)
        painter.setPen(theme.current().accent)
        painter.drawText(QPointF(EDGE_PX, top + QFontMetricsF(font).ascent()), self.move_text)
        return top + self._most_px() * 1.3

    def _draw_note(self, painter: QPainter, top: float) -> None:
        room_px = self.width() - 2 * EDGE_PX
        sizes = tuple(range(self._note_px(), LEAST_PX - 1, -1))
        words = fitted(self.note, sized_font(self._note_px()), room_px, self.height() - top, sizes)
        font = sized_font(words.size_px)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(theme.current().text)
        for index, line in enumerate(words.lines):
            painter.drawText(QPointF(EDGE_PX, top + index * metrics.height() + metrics.ascent()), line)

    def _size_px(self, text: str, most_px: int, left: float = EDGE_PX) -> int:
        size_px = most_px
        while size_px > LEAST_PX and _width(text, size_px) > self.width() - left - EDGE_PX:
            size_px -= 1
        return size_px


def _width(text: str, size_px: int) -> float:
    return QFontMetricsF(sized_font(size_px, weight=600)).horizontalAdvance(text)
