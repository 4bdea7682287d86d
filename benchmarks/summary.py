"""Many values of one kind said in four figures, and the clock they are taken by."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

NS_IN_MS = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """How many there were, the one in the middle, the one that 99 of 100 do not exceed, and the largest."""

    count: int
    median: float
    p99: float
    max: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """When something happened on the monotonic clock: not before `earliest_ns`, not after `latest_ns`."""

    earliest_ns: int
    latest_ns: int


def summary(values: Sequence[float], digits: int = 2) -> dict[str, object]:
    """The summary of at least one value, as JSON wants it.

    Raises ValueError if there is none: a figure that was never taken must not look like a good one.
    """
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    found = Summary(
        count=len(ordered),
        median=round(ordered[len(ordered) // 2], digits),
        p99=round(ordered[min(int(0.99 * len(ordered)), len(ordered) - 1)], digits),
        max=round(ordered[-1], digits),
    )
    return asdict(found)


def now_ns() -> int:
    """The monotonic clock that everything here is measured with, the same in every process of the computer."""
    return time.perf_counter_ns()


def ms_between(begin_ns: int, end_ns: int) -> float:
    """The way from one reading to another in milliseconds."""
    return (end_ns - begin_ns) / NS_IN_MS
