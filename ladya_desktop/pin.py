"""The arbiter's PIN: four digits kept as a salted slow hash, and what a wrong one costs.

Five wrong tries cost a wait, each next five a longer one; then there are five tries again, so that a joke of children
never keeps the arbiter away for long. What was tried is kept before it is answered: starting the program anew frees
nobody of the wait, which then begins anew. Only a clock that never runs backwards is read, so the date and the hour
set on the computer change nothing.

It keeps the panel from children's hands. Whoever may write the settings of the program may also take the PIN away, by
taking out all lines that begin with `pin.`; that counts at once. Any other way in which the PIN cannot be read is an
accident, and none opens what it guards: as long as the program runs, the PIN it has read last goes on being the PIN,
and entering it writes it again; a program that has not read it since its start is shut to everybody until the lines
are taken out.
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
MARK, _MARKED = "pin.set", "yes"
"""Kept beside the hash, so that a hash that was emptied is not taken for a PIN that the arbiter has taken away."""
_KIOSK, _IN_KIOSK = "kiosk", "yes"
"""The kiosk is begun with a PIN alone, and nothing in it takes the PIN away."""
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
class KeptFile:
    """The file of the texts.

    `is_written`: what was put into it outlives the program. `is_readable`: it can be read, or there is none. `is_lost`:
    it was there since the program started, and is gone, emptied or garbled now.
    """

    path: str = "settings.ini"
    is_written: Callable[[], bool] = lambda: True
    is_readable: Callable[[], bool] = lambda: True
    is_lost: Callable[[], bool] = lambda: False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Hash:
    """What is known of a PIN."""

    salt: bytes
    digest: bytes

    def __str__(self) -> str:
        return f"{_SCHEME}:{self.salt.hex()}:{self.digest.hex()}"


class PinLock:
    """`now_ms` never runs backwards; `new_salt` draws some bytes by chance."""

    def __init__(
        self,
        kept: Kept,
        now_ms: Callable[[], int],
        new_salt: Callable[[], bytes],
        file: KeptFile = KeptFile(),
    ) -> None:
        self._kept = kept
        self._now_ms = now_ms
        self._new_salt = new_salt
        self._file = file
        self._known: _Hash | None = None
        self._was_mended = False
        self._free_from_ms = now_ms() + wait_after_ms(self.wrong_tries)
        self._look()

    @property
    def is_set(self) -> bool:
        """Whether a PIN is asked. One that was kept and cannot be read is asked too."""
        return self._look() is not None or self.is_damaged

    @property
    def is_damaged(self) -> bool:
        """Whether a PIN was kept that cannot be read any more, and nobody has taken it away."""
        text, mark = self._kept.get(HASH), self._kept.get(MARK)
        if text:
            return _read(text) is None
        if mark == _MARKED or not self._file.is_readable():
            return True
        if self._known is not None and self._file.is_lost():
            return True
        was_kept = self._known is not None or self._kept.get(_KIOSK) == _IN_KIOSK
        return text is not None and mark is None and was_kept

    @property
    def is_shut(self) -> bool:
        """Whether no PIN opens: it is damaged, and was so when the program started."""
        return self._look() is None and self.is_damaged

    @property
    def was_mended(self) -> bool:
        """Whether it was damaged, and was written again when the arbiter entered it."""
        return self._was_mended

    def forget_mending(self) -> None:
        """The arbiter has been told."""
        self._was_mended = False

    @property
    def file(self) -> str:
        """The file in which it is kept."""
        return self._file.path

    @property
    def is_written(self) -> bool:
        """Whether the next start will know what is kept of the PIN now."""
        return self._file.is_written()

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
        kept = self._look()
        if kept is None:
            return not self.is_damaged
        if self.wait_ms:
            return False
        import hmac  # with its library it is loaded when there is a PIN to be looked at

        is_right = hmac.compare_digest(_digest(pin, kept.salt), kept.digest)
        self._count(0 if is_right else self.wrong_tries + 1)
        if is_right:
            self._mend(kept)
        return is_right

    def set_pin(self, pin: str) -> None:
        """From now on this PIN is asked. Raises ValueError if it is not of four digits."""
        if not is_pin(pin):
            raise ValueError("a PIN has four digits")
        salt = self._new_salt()
        self._keep(_Hash(salt=salt, digest=_digest(pin, salt)))
        self._was_mended = False
        self._count(0)

    def remove(self) -> None:
        """From now on no PIN is asked."""
        self._keep(None)
        self._was_mended = False
        self._count(0)

    def _mend(self, known: _Hash) -> None:
        """Writes it again if it was damaged, and its mark if an earlier version has kept none."""
        self._was_mended = self._was_mended or self.is_damaged
        if self._kept.get(HASH) != str(known) or self._kept.get(MARK) != _MARKED:
            self._keep(known)

    def _keep(self, known: _Hash | None) -> None:
        """Killed between the two, the program finds a PIN without its mark, never a mark that shuts out everybody."""
        self._known = known
        if known is None:
            self._kept.put(MARK, "")
            self._kept.put(HASH, "")
        else:
            self._kept.put(HASH, str(known))
            self._kept.put(MARK, _MARKED)

    def _count(self, wrong: int) -> None:
        self._kept.put(WRONG, str(wrong) if wrong else "")
        self._free_from_ms = self._now_ms() + wait_after_ms(wrong)

    def _look(self) -> _Hash | None:
        """The PIN that is asked: the one kept, or the one read last if that is damaged now."""
        read = _read(self._kept.get(HASH) or "")
        if read is not None or not self.is_damaged:
            self._known = read
        return self._known


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
