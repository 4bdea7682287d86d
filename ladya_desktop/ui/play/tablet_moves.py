"""The last moves as a card of rows, for a screen that has room beside the board; the last one made is marked."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QWidget

from ladya_desktop.game.view import PlayedMove
from ladya_desktop.texts import t
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.play.move_strip import Word, draw_chip, ink_of, pending_tip, spoken_last_move, words_of

PAD_PX = 20
TITLE_PX = 48
ROW_PX = 43
TEXT_PX = 18
_COLUMNS = (0.0, 0.15, 0.56)
"""Where the number, White's and Black's move begin, as parts of the width."""


class MovesCard(QFrame):
    """Draws the end of the list; a screen reader hears the last move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_role(self, "card")
        self._moves: tuple[PlayedMove, ...] = ()
        self.retranslate()
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(396, 512)

    def present(self, moves: tuple[PlayedMove, ...]) -> None:
        """Shows the end of this list."""
        if moves != self._moves:
            self._moves = moves
            self.retranslate()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(spoken_last_move(self._moves))
        self.setToolTip(pending_tip(self._moves))
        self.update()

    def shown_rows(self) -> tuple[tuple[Word, ...], ...]:
        """A number and one or two moves in each row, as many from the end as there is room for."""
        count = max(1, (self.height() - TITLE_PX - PAD_PX) // ROW_PX)
        numbers = list(dict.fromkeys(move.number for move in self._moves))[-count:]
        return tuple(self._row(number) for number in numbers)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sized_font(TEXT_PX, weight=600))
        painter.setPen(theme.current().text)
        title = QRectF(PAD_PX, 8, self.width() - 2 * PAD_PX, TITLE_PX - 8)
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, t("play.moves_title"))
        for index, row in enumerate(self.shown_rows()):
            self._draw_row(painter, TITLE_PX + index * ROW_PX, row)
        painter.end()

    def _row(self, number: int) -> tuple[Word, ...]:
        return words_of(tuple(move for move in self._moves if move.number == number), self._moves[-1])

    def _draw_row(self, painter: QPainter, top: float, row: tuple[Word, ...]) -> None:
        colors, room_px = theme.current(), self.width() - 2 * PAD_PX
        painter.fillRect(QRectF(PAD_PX, top, room_px, 1), colors.line)
        is_black_alone = len(row) > 1 and row[0].text.endswith("…")
        columns = (_COLUMNS[0], _COLUMNS[2]) if is_black_alone else _COLUMNS
        for word, column in zip(row, columns, strict=False):
            self._draw_word(painter, word, QPointF(PAD_PX + room_px * column, top + ROW_PX / 2))

    def _draw_word(self, painter: QPainter, word: Word, at: QPointF) -> None:
        font = sized_font(TEXT_PX, weight=600 if word.is_last else 400)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 8
        draw_chip(painter, word, QRectF(at.x(), at.y() - high / 2, metrics.horizontalAdvance(word.text), high))
        painter.setFont(font)
        painter.setPen(ink_of(word))
        painter.drawText(QPointF(at.x(), at.y() + metrics.capHeight() / 2), word.text)
