"""In which of the old encodings a list is written, seen by what its words look like when they are read in each."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from ladya_desktop.texts.school_words import CYRILLIC_TEXT, LETTERS_PER_MILLE

OneByte = Literal["cp1251", "koi8-r", "cp866", "mac_cyrillic"]

OLD: Final[tuple[OneByte, ...]] = ("koi8-r", "cp866", "mac_cyrillic")
"""Encodings that are looked for when a text makes no sense as cp1251."""
_FEWEST_LETTERS: Final = 12
"""Fewer tell nothing of how usual they are."""
_FEWEST_TO_READ: Final = 8
"""Fewer in an old encoding are no list."""
_CLEARLY: Final = (11, 10)
"""Letters must be more usual by this ratio: one rare name is no proof."""


@dataclass(frozen=True, slots=True)
class _Reading:
    """A text in one of the encodings: how many of its words cannot be, and how usual the letters of all are."""

    encoding: OneByte
    text: str
    words: int
    strange: int
    usual: int

    @property
    def is_garbled(self) -> bool:
        """Whether most words cannot be."""
        return 2 * self.strange > self.words


def one_byte_encoding(data: bytes) -> OneByte | None:
    """The encoding that the words make sense in; cp1251 unless another one is clearly better. None: in no encoding.

    A capital in KOI8-R becomes a small letter in cp1251 and the others capitals; one in cp866 or of a Macintosh, and
    most small ones of cp866, become signs that no Russian word has. Words all in capitals in KOI8-R become words all
    in small letters, and the other way round: what tells these is how usual their letters are.
    """
    usual = _reading(data, "cp1251")
    old = [each for name in OLD if (each := _reading(data, name)) is not None and not each.is_garbled]
    best = min(old, key=lambda each: (each.strange, -each.usual), default=None)
    if usual is not None and not usual.is_garbled and not (best and _is_clearly_better(best, usual)):
        return "cp1251"
    return best.encoding if best is not None and _letters(best.text) >= _FEWEST_TO_READ else None


def _reading(data: bytes, encoding: OneByte) -> _Reading | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    words = [word for word in text.split() if sum(not char.isascii() for char in word) > 1]
    strange = sum(map(_is_strange, words))
    return _Reading(encoding=encoding, text=text, words=len(words), strange=strange, usual=_usualness(words))


def _is_clearly_better(other: _Reading, usual: _Reading) -> bool:
    """Whether another encoding has far fewer words that cannot be, or letters that are much more usual.

    Letters are asked only where most words are in one case: words in both cases are told by their capitals.
    """
    if usual.strange > 1 and 2 * other.strange < usual.strange:
        return True
    even = [word for word in usual.text.split() if word.islower() or word.isupper()]
    if _letters("".join(even)) < max(_FEWEST_LETTERS, _letters(usual.text) // 2):
        return False
    more, less = _CLEARLY
    return other.strange <= usual.strange and less * other.usual > more * usual.usual


def _is_strange(word: str) -> bool:
    if any(not char.isascii() and char not in CYRILLIC_TEXT for char in word):
        return True
    return any(first.islower() and second.isupper() for first, second in pairwise(word))


def _letters(text: str) -> int:
    return sum(not char.isascii() for char in text)


def _usualness(words: Iterable[str]) -> int:
    return sum(LETTERS_PER_MILLE.get(char, 0) for word in words for char in word.casefold())
