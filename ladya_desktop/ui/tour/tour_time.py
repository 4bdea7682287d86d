"""Time and chance in the tour's hand: clocks move when the story says so, lots fall as it says."""

import time
from dataclasses import dataclass, field
from typing import Final

from ladya_desktop.ui.surroundings import Surroundings

SEED: Final = 2027
DAY_OF_THE_FIRST_GROUP: Final = (2027, 4, 23, 15, 40, 0, 0, 0, -1)
"""Twenty minutes before it begins, on the wall of whatever place the tour is in."""


def _when_it_begins() -> int:
    return round(time.mktime(DAY_OF_THE_FIRST_GROUP)) * 1000


@dataclass(slots=True)
class TourTime:
    """Milliseconds of the computer's clocks."""

    monotonic_ms: int = 1_000_000
    unix_ms: int = field(default_factory=_when_it_begins)

    def pass_ms(self, ms: int) -> None:
        """Lets time pass on both clocks."""
        self.monotonic_ms += ms
        self.unix_ms += ms

    def surroundings(self) -> Surroundings:
        """What the program takes for the computer around it."""
        return Surroundings(
            monotonic_ms=lambda: self.monotonic_ms,
            unix_ms=lambda: self.unix_ms,
            new_seed=lambda: SEED,
            trusts_stamps=False,
        )
