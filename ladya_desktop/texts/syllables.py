"""Where a long Russian or English word may be broken at the end of a line, if nothing else helps."""

from collections.abc import Iterator
from typing import Final

VOWELS: Final = frozenset("аеёиоуыэюяaeiouy")


def breaks(word: str) -> Iterator[int]:
    """Before a consonant that a vowel follows, two letters away from either end and with a vowel before it."""
    low = word.lower()
    for index in range(2, len(word) - 2):
        opens = low[index].isalpha() and low[index] not in VOWELS and low[index + 1] in VOWELS
        if opens and not VOWELS.isdisjoint(low[:index]):
            yield index
