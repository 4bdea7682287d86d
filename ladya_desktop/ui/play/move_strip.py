"""The last moves of the game in one line, as many as there is room for; the last one made is marked.

A move that no press has completed yet (6.2.1) is grey, and its mark is an outline.
"""

from dataclasses import dataclass, replace
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import PlayedMove
from ladya_desktop.texts import language, t
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.phrases import usual_letters
from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

CHIP_RADIUS_PX = 6
CHIP_PAD_PX = 6
NUMBER_GAP_PX = 10
MOVE_GAP_PX = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """A number or a move; `gap_px` is left free before it. A move `is_pending` until the clock is pressed."""

    text: str
    gap_px: int
    is_number: bool = False
    is_last: bool = False
    is_pending: bool = False


class MoveStrip(QWidget):
    """Draws the moves; a screen reader hears the last one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[PlayedMove, ...] = ()
        self._size_px = 17
        self._found_for: tuple[tuple[PlayedMove, ...], int, int, str] | None = None
        self._found: tuple[Word, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(32)
        self.retranslate()

    def sizeHint(self) -> QSize:
        return QSize(600, 44)

    def present(self, moves: tuple[PlayedMove, ...]) -> None:
        """Shows the end of this list."""
        if moves != self._moves:
            self._moves = moves
            self.retranslate()

    def set_size_px(self, size_px: int) -> None:
        """The size of the letters."""
        self._size_px = size_px
        self.update()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.setAccessibleName(spoken_last_move(self._moves))
        self.setToolTip(pending_tip(self._moves))
        self.update()

    def shown_words(self) -> tuple[Word, ...]:
        """The words there is room for: whole moves, from the end. Found once: a press on a clock paints them too."""
        found_for = (self._moves, self.width(), self._size_px, language())
        if self._found_for != found_for:
            self._found_for, self._found = found_for, self._fitting_words()
        return self._found

    def _fitting_words(self) -> tuple[Word, ...]:
        words: tuple[Word, ...] = ()
        end = len(self._moves)
        for start in range(end - 1, -1, -1):
            if start > 0 and self._moves[start].number == self._moves[start - 1].number:
                continue
            longer = (*words_of(self._moves[start:end], self._moves[-1]), *_after_others(words))
            if self._width_of(longer) > self.width():
                break
            words, end = longer, start
        return words

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self.shown_words()
        x = (self.width() - self._width_of(words)) / 2
        for word in words:
            x += word.gap_px
            self._draw(painter, word, x)
            x += self._advance(word)
        painter.end()

    def _draw(self, painter: QPainter, word: Word, x: float) -> None:
        middle = self.height() / 2
        font, cap_px, line_px = _letters(self._size_px, _weight(word))
        high = line_px + 10
        draw_chip(painter, word, QRectF(x, middle - high / 2, self._advance(word), high))
        painter.setFont(font)
        painter.setPen(ink_of(word))
        painter.drawText(QPointF(x, middle + cap_px / 2), word.text)

    def _width_of(self, words: tuple[Word, ...]) -> float:
        return sum(word.gap_px + self._advance(word) for word in words) + 2 * CHIP_PAD_PX

    def _advance(self, word: Word) -> float:
        return _text_width(word.text, self._size_px, _weight(word))


def draw_chip(painter: QPainter, word: Word, rect: QRectF) -> None:
    """The mark around the last move: full, or an outline while no press has completed it; of other words none."""
    if not word.is_last:
        return
    colors = theme.current()
    painter.setPen(QPen(colors.control, 1) if word.is_pending else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if word.is_pending else colors.accent_soft)
    painter.drawRoundedRect(rect.adjusted(-CHIP_PAD_PX, 0, CHIP_PAD_PX, 0), CHIP_RADIUS_PX, CHIP_RADIUS_PX)


def ink_of(word: Word) -> QColor:
    """The colour of a number or a move."""
    colors = theme.current()
    return colors.muted if word.is_number or word.is_pending else colors.accent if word.is_last else colors.text


def _after_others(words: tuple[Word, ...]) -> tuple[Word, ...]:
    return (replace(words[0], gap_px=MOVE_GAP_PX), *words[1:]) if words else ()


def _weight(word: Word) -> int:
    return 600 if word.is_last else 400


@cache
def _letters(size_px: int, weight: int) -> tuple[QFont, float, float]:
    """A font, how high a capital of it is, and how high a line."""
    font = sized_font(size_px, weight=weight)
    metrics = QFontMetricsF(font)
    return font, metrics.capHeight(), metrics.height()


@lru_cache(maxsize=2048)
def _text_width(text: str, size_px: int, weight: int) -> float:
    """Measured once: the line looks at the same few words again and again to find how many fit."""
    return QFontMetricsF(sized_font(size_px, weight=weight)).horizontalAdvance(text)


def last_move_words(moves: tuple[PlayedMove, ...]) -> str:
    """The last move with its number, "" if there is none."""
    return " ".join(word.text for word in words_of(moves[-1:], None))


def spoken_last_move(moves: tuple[PlayedMove, ...]) -> str:
    """The last move as a screen reader says it, and whether its clock has been pressed."""
    if not moves:
        return t("play.no_moves")
    return t("play.last_move" if moves[-1].is_completed else "play.last_move_pending", move=last_move_words(moves))


def pending_tip(moves: tuple[PlayedMove, ...]) -> str:
    """What the grey of a move says, "" if none is grey."""
    return t("play.pending_tip") if moves and not moves[-1].is_completed else ""


def words_of(moves: tuple[PlayedMove, ...], last: PlayedMove | None) -> tuple[Word, ...]:
    """Numbers before White's moves and before a Black one that begins the list; `last` is the one to be marked."""
    letters = usual_letters()
    words: list[Word] = []
    for move in moves:
        if not words or move.color is Color.WHITE:
            dots = "." if move.color is Color.WHITE else "…"
            words.append(Word(text=f"{move.number}{dots}", gap_px=MOVE_GAP_PX if words else 0, is_number=True))
        gap_px = NUMBER_GAP_PX if words[-1].is_number else MOVE_GAP_PX
        san = format_san(move.san, letters)
        words.append(Word(text=san, gap_px=gap_px, is_last=move is last, is_pending=not move.is_completed))
    return tuple(words)
