"""Bookmarks of the arbiter: the moments of a game that a written protest is about.

They are his notes and no part of the record, so they stand beside the settings, under the id of the game: the rows of a
record never change, and so a row and the place of an event in it name a moment for ever.
"""

import re
from typing import Final, Protocol

Mark = tuple[int, int]
_KEY = "review.marks."
_MARK: Final = re.compile(r"(\d{1,9})\.(\d{1,9})", re.ASCII)


class Memory(Protocol):
    """What remembers texts between two starts; see `ui.settings.Settings`."""

    def get(self, key: str) -> str | None:
        """The text kept under a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Keeps a text under a key."""


class Bookmarks:
    """The marked moments of one game; without a memory they last as long as the screen."""

    def __init__(self, game_id: str = "", memory: Memory | None = None) -> None:
        self._key = _KEY + game_id
        self._memory = memory
        self._marks = _read(memory.get(self._key) or "") if memory is not None else frozenset[Mark]()

    @property
    def marks(self) -> frozenset[Mark]:
        """Row and place of each marked moment."""
        return self._marks

    def toggle(self, mark: Mark) -> None:
        """Sets a bookmark, or takes it away."""
        self._marks = self._marks ^ {mark}
        if self._memory is not None:
            self._memory.put(self._key, " ".join(f"{version}.{place}" for version, place in sorted(self._marks)))


def _read(kept: str) -> frozenset[Mark]:
    """What cannot be read is no bookmark."""
    found = (_MARK.fullmatch(word) for word in kept.split())
    return frozenset((int(mark[1]), int(mark[2])) for mark in found if mark)
