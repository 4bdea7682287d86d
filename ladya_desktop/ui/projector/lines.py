"""Words broken into lines, measured once: the same words come back with every move on the board."""

from functools import lru_cache

from PySide6.QtGui import QFontMetricsF

from ladya_desktop.ui.fonts import sized_font

_SPACE, _HYPHEN = " ", "-"
_DASH, _HELD_DASH = " \N{EM DASH}", "\N{NO-BREAK SPACE}\N{EM DASH}"


@lru_cache(maxsize=4096)
def width_of(words: str, size_px: int, weight: int) -> float:
    """How wide words are on one line, in logical pixels."""
    return _metrics(size_px, weight).horizontalAdvance(words)


@lru_cache(maxsize=1024)
def broken(words: str, size_px: int, weight: int, width_px: float) -> tuple[str, ...]:
    """The words in lines no wider than this; no line begins with a dash; a word that is wider is broken inside."""
    lines: list[str] = []
    for word in filter(None, words.replace(_DASH, _HELD_DASH).split(_SPACE)):  # a space that may not break stays
        longer = f"{lines[-1]}{_SPACE}{word}" if lines else word
        if lines and width_of(longer, size_px, weight) <= width_px:
            lines[-1] = longer
        else:
            lines.extend(_pieces(word, size_px, weight, width_px))
    return tuple(lines)


def is_whole(words: str, size_px: int, weight: int, width_px: float) -> bool:
    """Whether no word has to be broken but after a hyphen of its own."""
    return all(width_of(part, size_px, weight) <= width_px for word in words.split() for part in _parts(word))


def _parts(word: str) -> list[str]:
    *heads, tail = word.split(_HYPHEN)
    return [part for part in (*(f"{head}{_HYPHEN}" for head in heads), tail) if part]


def _pieces(word: str, size_px: int, weight: int, width_px: float) -> list[str]:
    """A word as it is if it fits, else broken after its hyphens, else anywhere."""
    if width_of(word, size_px, weight) <= width_px:
        return [word]
    is_broken_at_hyphens = is_whole(word, size_px, weight, width_px)
    pieces = [""]
    for part in _parts(word) if is_broken_at_hyphens else word:
        if pieces[-1] and width_of(pieces[-1] + part, size_px, weight) > width_px:
            pieces.append("")
        pieces[-1] += part
    return pieces


@lru_cache(maxsize=64)
def _metrics(size_px: int, weight: int) -> QFontMetricsF:
    return QFontMetricsF(sized_font(size_px, weight=weight))
