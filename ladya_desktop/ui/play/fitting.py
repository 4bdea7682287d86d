"""Names in the room there is: broken after spaces and hyphens, then set smaller, never cut off.

Only the compact layout breaks words too, between syllables and with a hyphen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from ladya_desktop.texts.syllables import breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class FittedText:
    """Lines to draw one under another, the size they are drawn in, and the height they take (logical pixels)."""

    lines: tuple[str, ...]
    size_px: int
    height_px: float


@dataclass(frozen=True, slots=True, kw_only=True)
class _Piece:
    """A part that stays together; `if_broken` replaces it when the line ends after it."""

    text: str
    if_broken: str


def fitted(
    text: str, font: QFont, width_px: float, height_px: float, sizes_px: Sequence[int], *, splits_words: bool = False
) -> FittedText:
    """The text in the first of the sizes (largest first) in which it fits; the last size if it fits in none.

    With `splits_words` a word too long for a line is broken at its syllables, if the text fits in no size otherwise.
    """
    attempt = FittedText(lines=(text,), size_px=sizes_px[0], height_px=0)
    for splits in (False, True) if splits_words else (False,):
        for size_px in sizes_px:
            setting = _Setting(QFontMetricsF(sized(font, size_px)), width_px, splits)
            lines = tuple(setting.lines(text))
            attempt = FittedText(lines=lines, size_px=size_px, height_px=len(lines) * setting.metrics.height())
            if attempt.height_px <= height_px and all(setting.holds(line) for line in lines):
                return attempt
    return attempt


def sized(font: QFont, size_px: int) -> QFont:
    """The same font in another size (logical pixels)."""
    made = QFont(font)
    made.setPixelSize(size_px)
    return made


class _Setting:
    """One attempt to set a text: a size, a width, and whether words may be broken."""

    def __init__(self, metrics: QFontMetricsF, width_px: float, splits_words: bool) -> None:
        self.metrics = metrics
        self._width_px = width_px
        self._splits_words = splits_words

    def holds(self, text: str) -> bool:
        """Whether the text fits into one line."""
        return self.metrics.horizontalAdvance(text) <= self._width_px

    def lines(self, text: str) -> Iterator[str]:
        line, ended = "", ""
        for piece in self._pieces(text):
            if line and not self.holds(line + piece.if_broken):
                yield ended
                line = ""
            ended = line + piece.if_broken
            line += piece.text
        yield ended

    def _pieces(self, text: str) -> Iterator[_Piece]:
        for word in text.split():
            *parts, last = word.split("-")
            for part in parts:
                yield from self._syllables(f"{part}-", "")
            yield from self._syllables(last, " ")

    def _syllables(self, word: str, after: str) -> Iterator[_Piece]:
        start = 0
        for end in breaks(word) if self._splits_words and not self.holds(word) else ():
            yield _Piece(text=word[start:end], if_broken=word[start:end] + "-")
            start = end
        yield _Piece(text=word[start:] + after, if_broken=word[start:])
