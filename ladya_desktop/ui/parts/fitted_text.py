"""Names that are never cut: broken after spaces and hyphens, then made smaller, down to 14 px; measured, not counted.

A name that fits even so in no two lines takes as many as it needs; a single part that is wider than the place is
broken inside.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ladya_desktop.ui import theme
from ladya_desktop.ui.fonts import sized_font

SMALLEST_PX, LEAST_PX = 14, 11
LINES = 2
LEADING = 1.2


@dataclass(frozen=True, slots=True)
class Word:
    """A part that is not broken: `glued` says that no space stands before it (it follows a hyphen)."""

    text: str
    is_note: bool = False
    glued: bool = False


@dataclass(frozen=True, slots=True)
class Style:
    """Sizes in logical pixels and the weight of a name; the note (a class) has a size of its own."""

    size_px: int
    weight: int = 400
    note_px: int = 14
    smallest_px: int = SMALLEST_PX

    def resized(self, size_px: int) -> "Style":
        """The same in another size; the note is never larger than the name."""
        return Style(size_px, self.weight, min(self.note_px, size_px), self.smallest_px)

    def font(self, word: Word) -> QFont:
        """The font of a word."""
        return sized_font(self.note_px) if word.is_note else sized_font(self.size_px, weight=self.weight)


@dataclass(frozen=True, slots=True)
class Fitted:
    """A text laid out: its lines, and the style they are drawn in."""

    lines: tuple[tuple[Word, ...], ...]
    style: Style

    @property
    def height_px(self) -> float:
        """How high the lines stand together."""
        return len(self.lines) * self.style.size_px * LEADING

    @property
    def width_px(self) -> float:
        """How wide the longest line is."""
        return max((_line_width(line, self.style) for line in self.lines), default=0.0)


@lru_cache(maxsize=512)
def fit(name: str, note: str, style: Style, width_px: int, lines: int = LINES) -> Fitted:
    """The name, and the note after it, in the largest size not above the style's that needs at most `lines` lines."""
    words = _words(name, note)
    for size_px in range(style.size_px, style.smallest_px - 1, -1):
        smaller = style.resized(size_px)
        laid = _lay(words, smaller, width_px)
        if len(laid) <= lines and all(_line_width(line, smaller) <= width_px for line in laid):
            return Fitted(laid, smaller)
    smallest = style.resized(style.smallest_px)
    return Fitted(_lay(list(_broken(words, smallest, width_px)), smallest, width_px), smallest)


def fit_within(name: str, note: str, style: Style, room: QSize, lines: int = LINES) -> Fitted:
    """The same in a place of a certain height: if it is too low, the text becomes smaller still, down to 11 px."""
    made = fit(name, note, style, max(room.width(), 1), lines)
    for smallest_px in range(style.smallest_px - 1, LEAST_PX - 1, -1):
        if made.height_px <= room.height():
            break
        made = fit(name, note, replace(style, smallest_px=smallest_px), max(room.width(), 1), lines)
    return made


def draw(
    painter: QPainter, rect: QRectF, fitted: Fitted, *, color: QColor, note_color: QColor, align: Qt.AlignmentFlag
) -> None:
    """Draws a fitted text in the middle of the height of a rectangle; `align` is left, right or centre."""
    top = rect.center().y() - fitted.height_px / 2
    step = fitted.style.size_px * LEADING
    for number, line in enumerate(fitted.lines):
        metrics = QFontMetricsF(sized_font(fitted.style.size_px, weight=fitted.style.weight))
        baseline = top + number * step + (step + metrics.capHeight()) / 2
        left = _left(rect, _line_width(line, fitted.style), align)
        _draw_line(painter, QPointF(left, baseline), line, fitted.style, (color, note_color))


class FittedLabel(QWidget):
    """A name, with a note after it, that fits itself into the width it is given."""

    def __init__(
        self,
        style: Style,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        lines: int = LINES,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._align = align
        self._lines = lines
        self._name = ""
        self._note = ""
        self._color: str = "text"
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @classmethod
    def title(cls) -> "FittedLabel":
        """A heading that gives way to the buttons beside it."""
        return cls(Style(20, 600))

    @property
    def text(self) -> str:
        """What stands there, the note included."""
        return f"{self._name} {self._note}".strip()

    def set_text(self, name: str, note: str = "", *, color: str = "text") -> None:
        """Shows a name in a colour of the theme, and a note in the muted one."""
        self._name, self._note, self._color = name, note, color
        self.setAccessibleName(self.text)
        self.updateGeometry()
        self.update()

    def fitted(self) -> Fitted:
        """How the text lies in the room there is now."""
        return fit_within(self._name, self._note, self._style, self.size(), self._lines)

    def heightForWidth(self, width: int) -> int:
        return round(fit(self._name, self._note, self._style, max(width, 1), self._lines).height_px) + 2

    def sizeHint(self) -> QSize:
        whole = fit(self._name, self._note, self._style, 10_000, self._lines)
        return QSize(round(whole.width_px) + 2, round(whole.height_px) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(72, round(self._style.size_px * LEADING) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colors = theme.current()
        painter = QPainter(self)
        rect = QRectF(self.rect())
        color = colors.disabled if not self.isEnabled() else getattr(colors, self._color)
        draw(painter, rect, self.fitted(), color=color, note_color=colors.muted, align=self._align)
        painter.end()


def _words(name: str, note: str) -> tuple[Word, ...]:
    words = [
        Word(part, glued=position > 0) for word in name.split() for position, part in enumerate(_after_hyphens(word))
    ]
    return (*words, Word(note, is_note=True)) if note else tuple(words)


def _after_hyphens(word: str) -> Iterator[str]:
    *heads, tail = word.split("-")
    yield from (f"{head}-" for head in heads)
    if tail:
        yield tail


def _lay(words: Sequence[Word], style: Style, width_px: float) -> tuple[tuple[Word, ...], ...]:
    lines: list[tuple[Word, ...]] = []
    for word in words:
        if lines and _line_width((*lines[-1], word), style) <= width_px:
            lines[-1] = (*lines[-1], word)
        elif word.is_note and lines and len(lines[-1]) > 1:  # a class does not stand on a line of its own
            *before, last = lines[-1]
            lines[-1:] = [tuple(before), (last, word)]
        else:
            lines.append((word,))
    return tuple(lines)


def _broken(words: Sequence[Word], style: Style, width_px: float) -> Iterator[Word]:
    """The words, with those wider than the line cut into letters that glue together again."""
    for word in words:
        if _line_width((word,), style) <= width_px:
            yield word
        else:
            yield from (Word(letter, word.is_note, word.glued or at > 0) for at, letter in enumerate(word.text))


def _line_width(line: Sequence[Word], style: Style) -> float:
    width = sum(_advance(word, style) for word in line)
    return width + sum(_space(word, style) for word in line[1:])


def _advance(word: Word, style: Style) -> float:
    return QFontMetricsF(style.font(word)).horizontalAdvance(word.text)


def _space(word: Word, style: Style) -> float:
    return 0.0 if word.glued else style.size_px * 0.28


def _left(rect: QRectF, width_px: float, align: Qt.AlignmentFlag) -> float:
    if align == Qt.AlignmentFlag.AlignRight:
        return rect.right() - width_px
    if align == Qt.AlignmentFlag.AlignHCenter:
        return rect.center().x() - width_px / 2
    return rect.left()


def _draw_line(
    painter: QPainter, start: QPointF, line: Sequence[Word], style: Style, colors: tuple[QColor, QColor]
) -> None:
    at = QPointF(start)
    for position, word in enumerate(line):
        at.setX(at.x() + (_space(word, style) if position else 0.0))
        painter.setFont(style.font(word))
        painter.setPen(colors[1] if word.is_note else colors[0])
        painter.drawText(at, word.text)
        at.setX(at.x() + _advance(word, style))
