"""How long the computer has slept, by its own account, and a time that stands still meanwhile; no window in here.

A program that hangs is told from a computer that sleeps by two clocks of the system, of which only one goes on during
sleep: what they have come to differ by is sleep, and nothing else is. The clock on the wall has no part in it, so that
nothing happens when it is set (article 6.2 measures time, not hours of the day).
"""

import sys
import time
from collections.abc import Callable

SLEPT_FROM_MS = 2_000
"""Shorter differences are the inaccuracy of the two clocks."""


def real_asleep_ms() -> int:
    """How long this computer has slept since it was switched on; where no account is kept of that, it never has."""
    return _asleep_ms()


def real_awake_ms() -> Callable[[], int]:
    """A monotonic time of this computer that does not count its sleep, in milliseconds."""
    has_counting_clock = sys.platform == "win32"  # elsewhere the finest clock stands still by itself
    return AwakeTime(_counter_ms, real_asleep_ms) if has_counting_clock else _counter_ms


class AwakeTime:
    """Takes sleep out of a monotonic time that counts it; never runs backwards."""

    def __init__(self, counting_ms: Callable[[], int], asleep_ms: Callable[[], int]) -> None:
        self._counting_ms = counting_ms
        self._asleep_ms = asleep_ms
        self._before_ms = self._taken_ms = asleep_ms()
        self._latest_ms = 0

    def __call__(self) -> int:
        asleep_ms = self._asleep_ms()
        if asleep_ms - self._taken_ms >= SLEPT_FROM_MS:
            self._taken_ms = asleep_ms
        awake_ms = self._counting_ms() - (self._taken_ms - self._before_ms)
        self._latest_ms = max(self._latest_ms, awake_ms)
        return self._latest_ms


def _counter_ms() -> int:
    return time.perf_counter_ns() // 1_000_000


if sys.platform != "win32":

    def _between(counting: int, awake: int) -> int:
        return (time.clock_gettime_ns(counting) - time.clock_gettime_ns(awake)) // 1_000_000


if sys.platform == "linux":

    def _asleep_ms() -> int:
        return _between(time.CLOCK_BOOTTIME, time.CLOCK_MONOTONIC)

elif sys.platform == "darwin":

    def _asleep_ms() -> int:
        return _between(time.CLOCK_MONOTONIC_RAW, time.CLOCK_UPTIME_RAW)

elif sys.platform == "win32":
    import ctypes

    _KERNEL = ctypes.WinDLL("kernel32")
    _KERNEL.GetTickCount64.restype = ctypes.c_ulonglong

    def _asleep_ms() -> int:
        awake_100ns = ctypes.c_ulonglong()
        _KERNEL.QueryUnbiasedInterruptTime(ctypes.byref(awake_100ns))
        return int(_KERNEL.GetTickCount64()) - awake_100ns.value // 10_000

else:

    def _asleep_ms() -> int:
        return 0
