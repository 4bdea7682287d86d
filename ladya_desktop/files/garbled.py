"""Whether a text read as cp1251 is a list in some older encoding, seen by what its words look like then."""

from collections.abc import Iterable
from itertools import pairwise

from ladya_desktop.texts.school_words import CYRILLIC_TEXT, LETTERS_PER_MILLE

_FEWEST_LETTERS = 12
"""Fewer tell nothing of how usual they are."""


def is_garbled(text: str) -> bool:
    """Whether most words of a text read as cp1251 show that it is something else.

    A capital in KOI8-R becomes a small letter and the others capitals; one in cp866 or of a Macintosh, and most small
    ones of cp866, become signs that no Russian word has. Words all in capitals in KOI8-R become words all in small
    letters, and the other way round: what tells these is how usual their letters are.
    """
    words = [word for word in text.split() if sum(not char.isascii() for char in word) > 1]
    even = [word for word in words if word.islower() or word.isupper()]
    strange = sum(map(_is_strange, words))
    if _are_unusual(even):
        strange += sum(not _is_strange(word) for word in even)
    return 2 * strange > len(words)


def _is_strange(word: str) -> bool:
    if any(not char.isascii() and char not in CYRILLIC_TEXT for char in word):
        return True
    return any(first.islower() and second.isupper() for first, second in pairwise(word))


def _are_unusual(words: Iterable[str]) -> bool:
    """Whether the letters would be more usual in KOI8-R, and not by a hair: one rare name is no proof."""
    text = "".join(words)
    return len(text) >= _FEWEST_LETTERS and 10 * _usualness(text.encode("cp1251").decode("koi8-r")) > 11 * _usualness(
        text
    )


def _usualness(text: str) -> int:
    return sum(LETTERS_PER_MILLE.get(char, 0) for char in text.casefold())
