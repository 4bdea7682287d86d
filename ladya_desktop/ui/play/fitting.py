"""Names in the room there is: broken after spaces and hyphens, then set smaller, never cut off.

Only the compact layout breaks words too, between syllables and with a hyphen. A word that is wider than the room even
so is broken wherever the line ends.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

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
    settings = [
        (_Setting(QFontMetricsF(sized(font, size_px)), width_px, splits), size_px)
        for splits in ((_whole, breaks) if splits_words else (_whole,))
        for size_px in sizes_px
    ]
    for setting, size_px in settings:
        attempt = setting.set(text, size_px)
        if attempt.height_px <= height_px and setting.holds_all(attempt):
            return attempt
    last, size_px = settings[-1]
    attempt = last.set(text, size_px)
    return attempt if last.holds_all(attempt) else replace(last, splits=_anywhere).set(text, size_px)


def sized(font: QFont, size_px: int) -> QFont:
    """The same font in another size (logical pixels)."""
    made = QFont(font)
    made.setPixelSize(size_px)
    return made


def _whole(_word: str) -> Iterable[int]:
    return ()


def _anywhere(word: str) -> Iterable[int]:
    return range(1, len(word))


@dataclass(frozen=True, slots=True)
class _Setting:
    """One attempt to set a text: a size, a width, and where a word that is wider may be broken."""

    metrics: QFontMetricsF
    width_px: float
    splits: Callable[[str], Iterable[int]]

    def set(self, text: str, size_px: int) -> FittedText:
        """The text in lines of this width, or wider where nothing may be broken."""
        lines = tuple(self.lines(text))
        return FittedText(lines=lines, size_px=size_px, height_px=len(lines) * self.metrics.height())

    def holds(self, text: str) -> bool:
        """Whether the text fits into one line."""
        return self.metrics.horizontalAdvance(text) <= self.width_px

    def holds_all(self, attempt: FittedText) -> bool:
        """Whether each of its lines fits."""
        return all(self.holds(line) for line in attempt.lines)

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
        for word in filter(None, text.split(" ")):  # a space that may not break stays
            *parts, last = word.split("-")
            for part in parts:
                yield from self._syllables(f"{part}-", "")
            yield from self._syllables(last, " ")

    def _syllables(self, word: str, after: str) -> Iterator[_Piece]:
        start = 0
        for end in () if self.holds(word) else self.splits(word):
            yield _Piece(text=word[start:end], if_broken=word[start:end] + "-")
            start = end
        yield _Piece(text=word[start:] + after, if_broken=word[start:])
