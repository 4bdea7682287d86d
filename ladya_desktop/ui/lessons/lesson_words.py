"""The words beside the teacher's board, large enough for the last row: whose move, the last move, a remark."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase, PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.banner_words import banner_words, remark_words
from ladya_desktop.ui.play.fitting import fitted
from ladya_desktop.ui.play.name_block import draw_tile

TURN_OF_HEIGHT = 1 / 16
MOVE_OF_HEIGHT = 1 / 9
NOTE_OF_HEIGHT = 1 / 25
LEAST_PX = 12
EDGE_PX = 5
REFUSAL = "refusal."


class LessonWords(QWidget):
    """Sizes follow the height of the window: a move is never smaller than a 25th of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._screen_px = 768
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def turn(self) -> str:
        """Whose move it is; nothing when the game has ended."""
        if self._view is None or self._view.phase is Phase.ENDED:
            return ""
        return t(f"lesson.to_move.{self._view.to_move}")

    @property
    def last_move(self) -> str:
        """The last move with its number."""
        if self._view is None or not self._view.moves:
            return t("lesson.no_moves")
        return move_text(self._view.moves[-1])

    @property
    def note(self) -> str:
        """Mate, check, or why a piece went back."""
        if self._view is None:
            return ""
        notice = self._view.notice
        is_refusal = notice is not None and notice.code.startswith(REFUSAL)
        loud, quiet = banner_words(self._view), remark_words(self._view) if is_refusal else None
        if loud is not None:
            return f"{loud.title} {loud.line}".strip()
        if quiet is not None:
            return f"{quiet[0]} {quiet[1]}".strip()
        hints = self._view.hints
        return t("lesson.check") if hints is not None and hints.check_square is not None else ""

    def present(self, view: GameView) -> None:
        """Shows the words of a snapshot."""
        self._view = view
        self.retranslate()

    def set_screen_height(self, screen_px: int) -> None:
        """The height that the letters are measured by."""
        self._screen_px = screen_px
        self.update()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(" ".join(part for part in (self.turn, self.last_move, self.note) if part))
        self.update()

    def move_px(self) -> int:
        """The size of the move's letters."""
        most_px = round(self._screen_px * (MOVE_OF_HEIGHT if self._has_moves() else TURN_OF_HEIGHT))
        return self._size_px(self.last_move, most_px, 600)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(EDGE_PX, 0)
        top = self._draw_turn(painter)
        top = self._draw_move(painter, top)
        self._draw_note(painter, top)
        painter.end()

    def _room_px(self) -> int:
        return self.width() - 2 * EDGE_PX

    def _has_moves(self) -> bool:
        return self._view is not None and bool(self._view.moves)

    def _draw_turn(self, painter: QPainter) -> float:
        if self._view is None or not self.turn:
            return 0
        tile_px = round(self._screen_px * TURN_OF_HEIGHT * 1.4)
        draw_tile(painter, QRectF(0, 0, tile_px, tile_px), self._view.to_move)
        left = tile_px + 16
        size_px = self._size_px(self.turn, round(self._screen_px * TURN_OF_HEIGHT), 600, left)
        painter.setFont(sized_font(size_px, weight=600))
        painter.setPen(theme.current().text)
        painter.drawText(QRectF(left, 0, self._room_px() - left, tile_px), Qt.AlignmentFlag.AlignVCenter, self.turn)
        return tile_px + self._screen_px / 32

    def _draw_move(self, painter: QPainter, top: float) -> float:
        font = sized_font(self.move_px(), weight=600)
        colors, metrics = theme.current(), QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(colors.accent if self._has_moves() else colors.muted)
        painter.drawText(QPointF(0, top + metrics.ascent()), self.last_move)
        return top + metrics.height() + self._screen_px / 40

    def _draw_note(self, painter: QPainter, top: float) -> None:
        size_px = max(round(self._screen_px * NOTE_OF_HEIGHT), LEAST_PX)
        sizes = tuple(range(size_px, LEAST_PX - 1, -1))
        words = fitted(self.note, sized_font(size_px), self._room_px(), self.height() - top, sizes)
        font = sized_font(words.size_px)
        line_px = QFontMetricsF(font).height()
        painter.setFont(font)
        painter.setPen(theme.current().text)
        for index, line in enumerate(words.lines):
            painter.drawText(QPointF(0, top + index * line_px + QFontMetricsF(font).ascent()), line)

    def _size_px(self, text: str, most_px: int, weight: int, left: float = 0) -> int:
        size_px = most_px
        while size_px > LEAST_PX and _width(text, size_px, weight) > self._room_px() - left:
            size_px -= 1
        return size_px


def move_text(move: PlayedMove) -> str:
    """A half-move with its number: "12. Nf3", "12… Rae8"."""
    dots = "." if move.color is Color.WHITE else "…"
    return f"{move.number}{dots} {format_san(move.san, usual_letters())}"


def _width(text: str, size_px: int, weight: int) -> float:
    return QFontMetricsF(sized_font(size_px, weight=weight)).horizontalAdvance(text)
