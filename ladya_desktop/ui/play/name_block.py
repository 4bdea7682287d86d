"""Who sits at a side: the king of the side's colour, the name, the side and the class. Names are never cut off."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import Player
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import FittedText, fitted

TILE_RADIUS_PX = 6
GAP_PX = 12


class NameBlock(QWidget):
    """Draws one player; takes no focus."""

    def __init__(self, color: Color, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._color = color
        self._player = Player(name="", school_class="")
        self._tile_px = 48
        self._sizes_px: tuple[int, ...] = (20, 19, 18, 17, 16, 15, 14)
        self._class_px = 14
        self._is_compact = False
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(262, 88)

    def present(self, player: Player) -> None:
        """Shows who plays this side."""
        if player != self._player:
            self._player = player
            self.retranslate()

    def set_sizes(self, tile_px: int, name_px: tuple[int, ...], class_px: int, *, is_compact: bool) -> None:
        """Sizes in logical pixels, the name's from the largest; compact leaves the side out and may split words."""
        self._tile_px, self._sizes_px, self._class_px, self._is_compact = tile_px, name_px, class_px, is_compact
        self.update()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(" ".join(part for part in (self._name(), self._full_line()) if part))
        self.update()

    def fitted_name(self) -> FittedText:
        """The name as it is drawn."""
        width_px = self.width() - self._tile_px - self._gap_px()
        height_px = self.height() - self._class_height()
        font = sized_font(self._sizes_px[0], weight=600)
        return fitted(self._name(), font, width_px, height_px, self._sizes_px, splits_words=self._is_compact)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_tile(painter, QRectF(0, 0, self._tile_px, self._tile_px), self._color)
        self._draw_words(painter)
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        name = self.fitted_name()
        font = sized_font(name.size_px, weight=600)
        left, line_px = self._tile_px + self._gap_px(), QFontMetricsF(font).height()
        painter.setFont(font)
        painter.setPen(theme.current().text)
        for index, line in enumerate(name.lines):
            painter.drawText(QRectF(left, index * line_px, self.width(), line_px), Qt.AlignmentFlag.AlignVCenter, line)
        room_px = self.width() - left
        size_px = next((px for px in range(self._class_px, 11, -1) if _width(self._line(), px) <= room_px), 11)
        painter.setFont(sized_font(size_px))
        painter.setPen(theme.current().muted)
        below = QRectF(left, len(name.lines) * line_px, self.width(), self._class_height())
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self._line())

    def _name(self) -> str:
        return self._player.name or t(f"play.side.{self._color}")

    def _line(self) -> str:
        return self._player.school_class if self._is_compact else self._full_line()

    def _full_line(self) -> str:
        side = t(f"play.side.{self._color}")
        if not self._player.school_class:
            return side if self._player.name else ""
        return t("play.side_and_class", side=side, school_class=self._player.school_class)

    def _class_height(self) -> float:
        return QFontMetricsF(sized_font(self._class_px)).height() + 4

    def _gap_px(self) -> int:
        return GAP_PX if not self._is_compact else GAP_PX // 2


def _width(text: str, size_px: int) -> float:
    return QFontMetricsF(sized_font(size_px)).horizontalAdvance(text)


def draw_tile(painter: QPainter, rect: QRectF, color: Color) -> None:
    """Draws the side's king on a light square with round corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(board_theme().light)
    painter.drawRoundedRect(rect, TILE_RADIUS_PX, TILE_RADIUS_PX)
    letter = "K" if color is Color.WHITE else "k"
    draw_piece(painter, letter, QPointF(rect.center()), rect.width() * 0.9)
