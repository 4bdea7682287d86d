"""What the program takes from the computer around it: time and chance, given from outside so that tests hold them."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from ladya_desktop.ui.computer_sleep import real_asleep_ms, real_awake_ms

_LARGEST_SEED = 1_000_000
"""Seeds are read out and typed in again: six digits at most."""


def _random_bytes() -> bytes:
    """Drawn by chance; what draws them is loaded when something is drawn."""
    import secrets

    return secrets.token_bytes()


def _random_seed() -> int:
    import secrets

    return secrets.randbelow(_LARGEST_SEED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """`monotonic_ms` never runs backwards and stands still while the computer sleeps, which `asleep_ms` adds up.

    `unix_ms` is the wall clock; `new_seed` draws a seed of lots.

    `new_salt` draws bytes for what is kept hashed. `trusts_stamps` tells whether Qt's event stamps come from a real
    window system.
    """

    monotonic_ms: Callable[[], int]
    unix_ms: Callable[[], int]
    new_seed: Callable[[], int]
    trusts_stamps: bool
    new_salt: Callable[[], bytes] = _random_bytes
    asleep_ms: Callable[[], int] = lambda: 0

    def now(self) -> datetime:
        """The local time on the wall."""
        return datetime.fromtimestamp(self.unix_ms() / 1000).astimezone()

    def today(self) -> date:
        """The local day on the wall calendar."""
        return self.now().date()


def real_surroundings() -> Surroundings:
    """The computer itself."""
    return Surroundings(
        monotonic_ms=real_awake_ms(),
        unix_ms=lambda: time.time_ns() // 1_000_000,
        new_seed=_random_seed,
        trusts_stamps=True,
        asleep_ms=real_asleep_ms,
    )
