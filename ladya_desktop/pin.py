"""The arbiter's PIN: four digits kept as a salted slow hash, and what a wrong one costs.

Five wrong tries cost a wait, each next five a longer one; then there are five tries again, so that a joke of children
never keeps the arbiter away for long. What was tried is kept before it is answered: starting the program anew frees
nobody of the wait, which then begins anew. Only a clock that never runs backwards is read, so the date and the hour
set on the computer change nothing.

It keeps the panel from children's hands. Whoever may write the settings of the program may also take the PIN away.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

PIN_DIGITS: Final = 4
TRIES: Final = 5
FIRST_WAIT_MS: Final = 30_000
LONGEST_WAIT_MS: Final = 300_000
QUIET_MINUTES: Final = (1, 2, 5, 10, 0)
"""After how long without the arbiter's hand his panel may close by itself; 0 means never."""
USUAL_QUIET_MIN: Final = 2
HASH, WRONG, QUIET = "pin.hash", "pin.wrong", "pin.quiet"
_SCHEME: Final = "scrypt"
_COST: Final = 2**14
_BLOCK: Final = 8
_HASH_BYTES: Final = 32
_LARGEST_COUNT_DIGITS: Final = 9


class Kept(Protocol):
    """Where texts outlive the program."""

    def get(self, key: str) -> str | None:
        """The text kept under a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Keeps a text under a key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hash:
    """What is known of a PIN."""

    salt: bytes
    digest: bytes

    def __str__(self) -> str:
        return f"{_SCHEME}:{self.salt.hex()}:{self.digest.hex()}"


class PinLock:
    """`now_ms` never runs backwards; `new_salt` draws some bytes by chance.

    `is_written` tells whether what was put into `kept` outlives the program: its file may be read-only.
    """

    def __init__(
        self,
        kept: Kept,
        now_ms: Callable[[], int],
        new_salt: Callable[[], bytes],
        is_written: Callable[[], bool] = lambda: True,
    ) -> None:
        self._kept = kept
        self._now_ms = now_ms
        self._new_salt = new_salt
        self._is_written = is_written
        self._free_from_ms = now_ms() + wait_after_ms(self.wrong_tries)

    @property
    def is_set(self) -> bool:
        """Whether a PIN is asked; what is damaged asks for none."""
        return self._hash() is not None

    @property
    def is_written(self) -> bool:
        """Whether the next start will know what is kept of the PIN now."""
        return self._is_written()

    @property
    def is_damaged(self) -> bool:
        """Whether a PIN was kept that cannot be read any more."""
        return bool(self._kept.get(HASH)) and not self.is_set

    @property
    def wrong_tries(self) -> int:
        """How many wrong ones there were since the last right one."""
        text = self._kept.get(WRONG) or ""
        return int(text) if text.isascii() and text.isdigit() and len(text) <= _LARGEST_COUNT_DIGITS else 0

    @property
    def tries_left(self) -> int:
        """How many wrong ones there may be before the next wait."""
        return TRIES - self.wrong_tries % TRIES

    @property
    def wait_ms(self) -> int:
        """How long no PIN is looked at; 0 if one may be tried."""
        return max(self._free_from_ms - self._now_ms(), 0)

    @property
    def quiet_min(self) -> int:
        """After how many quiet minutes the panel closes by itself; 0 for never."""
        text = self._kept.get(QUIET) or ""
        known = {str(minutes): minutes for minutes in QUIET_MINUTES}
        return known.get(text, USUAL_QUIET_MIN)

    @property
    def quiet_ms(self) -> int:
        """The same in milliseconds."""
        return self.quiet_min * 60_000

    def set_quiet_min(self, minutes: int) -> None:
        """Keeps after how long the panel closes by itself. Raises ValueError for another time than those offered."""
        if minutes not in QUIET_MINUTES:
            raise ValueError("not one of the quiet times")
        self._kept.put(QUIET, str(minutes))

    def admits(self, pin: str) -> bool:
        """Whether this is the PIN. A wrong one is counted; while one waits, nothing is looked at or counted."""
        kept = self._hash()
        if kept is None:
            return True
        if self.wait_ms:
            return False
        import hmac  # with its library it is loaded when there is a PIN to be looked at

        is_right = hmac.compare_digest(_digest(pin, kept.salt), kept.digest)
        self._count(0 if is_right else self.wrong_tries + 1)
        return is_right

    def set_pin(self, pin: str) -> None:
        """From now on this PIN is asked. Raises ValueError if it is not of four digits."""
        if not is_pin(pin):
            raise ValueError("a PIN has four digits")
        salt = self._new_salt()
        self._kept.put(HASH, str(_Hash(salt=salt, digest=_digest(pin, salt))))
        self._count(0)

    def remove(self) -> None:
        """From now on no PIN is asked."""
        self._kept.put(HASH, "")
        self._count(0)

    def _count(self, wrong: int) -> None:
        self._kept.put(WRONG, str(wrong) if wrong else "")
        self._free_from_ms = self._now_ms() + wait_after_ms(wrong)

    def _hash(self) -> _Hash | None:
        return _read(self._kept.get(HASH) or "")


def is_pin(text: str) -> bool:
    """Whether a text is four digits."""
    return len(text) == PIN_DIGITS and text.isascii() and text.isdigit()


def wait_after_ms(wrong: int) -> int:
    """What so many wrong tries cost: every fifth a wait, twice as long as the one before, up to five minutes."""
    fives, more = divmod(wrong, TRIES)
    if more or not fives:
        return 0
    doublings = min(fives - 1, LONGEST_WAIT_MS.bit_length())
    return min(FIRST_WAIT_MS << doublings, LONGEST_WAIT_MS)


def _digest(pin: str, salt: bytes) -> bytes:
    import hashlib

    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=1, dklen=_HASH_BYTES)


def _read(text: str) -> _Hash | None:
    scheme, _, rest = text.partition(":")
    salt, _, digest = rest.partition(":")
    try:
        read = _Hash(salt=bytes.fromhex(salt), digest=bytes.fromhex(digest))
    except ValueError:
        return None
    is_whole = scheme == _SCHEME and read.salt and len(read.digest) == _HASH_BYTES
    return read if is_whole else None
