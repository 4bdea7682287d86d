"""Who sits at a side: the king of the side's colour, the name, the side and the class. Names are never cut off."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import Player
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_points
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.board.pieces import draw_piece
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.fitting import FittedText, fitted

TILE_RADIUS_PX = 6
GAP_PX = 12
LEAST_PX = 11


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
        self._is_centered = False
        self._half_points: int | None = None
        self._is_over = False
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(262, 88)

    def present(self, player: Player) -> None:
        """Shows who plays this side."""
        if player != self._player:
            self._player = player
            self.retranslate()

    def set_points(self, half_points: int | None) -> None:
        """What he had in the tournament before this game; None if there is nothing to say."""
        self._half_points = half_points
        self.retranslate()

    def set_over(self, *, is_over: bool) -> None:
        """Whether his game has a result: what he had before it is no longer what he has, so it is not said."""
        if is_over != self._is_over:
            self._is_over = is_over
            self.retranslate()

    def set_sizes(
        self, tile_px: int, name_px: tuple[int, ...], class_px: int, *, is_compact: bool, is_centered: bool = False
    ) -> None:
        """Sizes in logical pixels, the name's from the largest; compact leaves the side out.

        Centered, all stands in the middle of the height.
        """
        self._tile_px, self._sizes_px, self._class_px, self._is_compact = tile_px, name_px, class_px, is_compact
        self._is_centered = is_centered
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
        sizes_px = (*self._sizes_px, *range(min(self._sizes_px) - 1, LEAST_PX - 1, -1))
        return fitted(self._name(), font, width_px, height_px, sizes_px, splits_words=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile_top = (self.height() - self._tile_px) // 2 if self._is_centered else 0
        draw_tile(painter, QRectF(0, tile_top, self._tile_px, self._tile_px), self._color)
        self._draw_words(painter)
        painter.end()

    def _draw_words(self, painter: QPainter) -> None:
        name = self.fitted_name()
        font = sized_font(name.size_px, weight=600)
        left, line_px = self._tile_px + self._gap_px(), QFontMetricsF(font).height()
        words_px = len(name.lines) * line_px + (self._class_height() if self._line() else 0)
        top = (self.height() - words_px) / 2 if self._is_centered else 0
        painter.setFont(font)
        painter.setPen(theme.current().text)
        for index, line in enumerate(name.lines):
            place = QRectF(left, top + index * line_px, self.width(), line_px)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
        room_px = self.width() - left
        size_px = next((px for px in range(self._class_px, 11, -1) if _width(self._line(), px) <= room_px), 11)
        painter.setFont(sized_font(size_px))
        painter.setPen(theme.current().muted)
        below = QRectF(left, top + len(name.lines) * line_px, self.width(), self._class_height())
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, self._line())

    def _name(self) -> str:
        return self._player.name or t(f"play.side.{self._color}")

    def _line(self) -> str:
        if not self._is_compact:
            return self._full_line()
        if self._points is None:
            return self._player.school_class
        said = (points_in_words(self._points), format_points(self._points))
        lines = [_joined(self._player.school_class, points) for points in said]
        room_px = self.width() - self._tile_px - self._gap_px()
        return next((line for line in lines if _width(line, self._class_px) <= room_px), lines[-1])

    def _full_line(self) -> str:
        side = t(f"play.side.{self._color}")
        if not self._player.school_class:
            said = side if self._player.name else ""
        else:
            said = t("play.side_and_class", side=side, school_class=self._player.school_class)
        return _joined(said, "" if self._points is None else points_in_words(self._points))

    @property
    def _points(self) -> int | None:
        return None if self._is_over else self._half_points

    def _class_height(self) -> float:
        return QFontMetricsF(sized_font(self._class_px)).height() + 4

    def _gap_px(self) -> int:
        return GAP_PX if not self._is_compact else GAP_PX // 2


def points_in_words(half_points: int) -> str:
    """Points with their word: "2½ points"."""
    whole, half = divmod(half_points, 2)
    return t("tablet.points_and_half", points=format_points(half_points)) if half else t("tablet.points", n=whole)


def _joined(*parts: str) -> str:
    return " \N{MIDDLE DOT} ".join(part for part in parts if part)


def _width(text: str, size_px: int) -> float:
    return QFontMetricsF(sized_font(size_px)).horizontalAdvance(text)


def draw_tile(painter: QPainter, rect: QRectF, color: Color) -> None:
    """Draws the side's king on a light square with round corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(board_theme().light)
    painter.drawRoundedRect(rect, TILE_RADIUS_PX, TILE_RADIUS_PX)
    letter = "K" if color is Color.WHITE else "k"
    draw_piece(painter, letter, QPointF(rect.center()), rect.width() * 0.9)
