"""How wide a text is on paper, and where its lines break. Needs the typeface, so a QGuiApplication.

Widths are measured once at a large size and scale with the font: paper has no pixels that would round them.
"""

import re
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

from ladya_desktop.ui.fonts import load_shipped_fonts, read_type

MEASURED_PX: Final = 1000
LINE: Final = 1.24
"""The distance of two lines, in sizes of the font."""
_ROUNDING: Final = 0.5
"""So much wider than its room a line may be: the room was computed from its own width."""
ASCENT: Final = 0.93
"""From the top of a line to its baseline."""
_SPACES: Final = " \n"
_BREAKS: Final = re.compile(r"[^ \n-]*-+|[^ \n-]+|[ \n]+")
"""A no-break space breaks nothing."""


def print_font(size: float, *, is_bold: bool) -> QFont:
    """The font of a size in units of paper (or in any others that the painter has)."""
    made = QFont()
    made.setFamilies(list(read_type().screen))
    made.setPixelSize(max(1, round(size)))
    made.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def width_of(text: str, size: float, *, is_bold: bool = False) -> float:
    """How wide a line is at a size of the font."""
    return _measured(text, is_bold) * size / MEASURED_PX


@lru_cache(maxsize=5_000)
def lines_of(text: str, size: float, width: float, *, is_bold: bool = False) -> tuple[str, ...]:
    """The text in lines not wider than `width`, broken at spaces and after hyphens; a longer word where it must."""
    lines: list[str] = []
    line = ""
    for token in _tokens(text, size, width, is_bold):
        longer = line + token
        if line.strip(_SPACES) and width_of(longer.rstrip(_SPACES), size, is_bold=is_bold) > width + _ROUNDING:
            lines.append(line.rstrip(_SPACES))
            line = token.lstrip(_SPACES)
        else:
            line = longer
    return (*lines, line.rstrip(_SPACES)) if line.strip(_SPACES) or not lines else tuple(lines)


def widest_word(text: str, size: float, *, is_bold: bool = False) -> float:
    """The narrowest width in which no word has to be cut."""
    words = (token for token in _BREAKS.findall(text) if token.strip(_SPACES))
    return max((width_of(word, size, is_bold=is_bold) for word in words), default=0)


def _tokens(text: str, size: float, width: float, is_bold: bool) -> list[str]:
    tokens: list[str] = []
    for token in _BREAKS.findall(text):
        tokens += _cut(token, size, width, is_bold)
    return tokens


def _cut(token: str, size: float, width: float, is_bold: bool) -> list[str]:
    """The word itself, or pieces of it that fit."""
    pieces = []
    while len(token) > 1 and width_of(token, size, is_bold=is_bold) > width + _ROUNDING:
        fits = next((n for n in range(len(token) - 1, 1, -1) if width_of(token[:n], size, is_bold=is_bold) <= width), 1)
        pieces.append(token[:fits])
        token = token[fits:]
    return [*pieces, token]


@lru_cache(maxsize=20_000)
def _measured(text: str, is_bold: bool) -> float:
    return _metrics(is_bold).horizontalAdvance(text)


@lru_cache(maxsize=2)
def _metrics(is_bold: bool) -> QFontMetricsF:
    load_shipped_fonts()
    return QFontMetricsF(print_font(MEASURED_PX, is_bold=is_bold))
