"""Surroundings that a test holds in its hand: time moves when it says so, lots fall as it says."""

from collections.abc import Callable
from dataclasses import dataclass, field

from ladya_desktop.ui.surroundings import Surroundings

APRIL_23_2027_MS = 1_808_485_200_000
"""15:00 of that day in Saint Petersburg."""


@dataclass
class PretendedTime:
    """Milliseconds of the computer's clocks."""

    monotonic_ms: int = 1_000_000
    unix_ms: int = APRIL_23_2027_MS
    asleep_ms: int = 0
    seeds: list[int] = field(default_factory=lambda: [7])

    def pass_ms(self, ms: int) -> None:
        """Lets time pass on both clocks."""
        self.monotonic_ms += ms
        self.unix_ms += ms

    def sleep_ms(self, ms: int) -> None:
        """Lets the computer sleep: only its clock on the wall goes on, and its own account of sleep."""
        self.unix_ms += ms
        self.asleep_ms += ms

    def surroundings(self) -> Surroundings:
        """The surroundings made of it."""
        seed: Callable[[], int] = lambda: self.seeds[0]  # noqa: E731 # a value, not a function of the test
        return Surroundings(
            monotonic_ms=lambda: self.monotonic_ms,
            unix_ms=lambda: self.unix_ms,
            new_seed=seed,
            trusts_stamps=False,
            asleep_ms=lambda: self.asleep_ms,
        )
