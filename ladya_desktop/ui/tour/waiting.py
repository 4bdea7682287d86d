"""Waiting without sleeping: events are handled until something is seen, a bounded number of times."""

from collections.abc import Callable
from typing import Final

from PySide6.QtTest import QTest

POLL_MS: Final = 5
MOST_POLLS: Final = 2_000


class NotAsToldError(Exception):
    """The story cannot go on. `awaited` is what did not come, in one word for the report."""

    def __init__(self, awaited: str) -> None:
        super().__init__(awaited)
        self.awaited = awaited


def wait_until(awaited: str, is_seen: Callable[[], bool], *, polls: int = MOST_POLLS) -> None:
    """Handles events until something is seen.

    Raises:
        NotAsToldError: if it is not seen after so many looks.
    """
    for _ in range(polls):
        if is_seen():
            return
        QTest.qWait(POLL_MS)
    raise NotAsToldError(awaited)
