"""Time controls: a base time and a Fischer increment; PGN TimeControl in and out (articles 6.1, 6.3).

Several periods, move counts and delays are not built yet and are named as such.
"""

import re
from dataclasses import dataclass

_FISCHER = re.compile(r"(\d+)(?:\+(\d+))?", re.ASCII)
_LONGEST_S = 24 * 3600


class TimeControlError(ValueError):
    """A TimeControl string that is not one, or that this program does not have yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """A base time and an increment for each move, in milliseconds; `base_ms` is None without a clock."""

    base_ms: int | None
    increment_ms: int = 0

    @property
    def has_clock(self) -> bool:
        """Whether a clock is used at all."""
        return self.base_ms is not None

    @classmethod
    def from_pgn(cls, text: str) -> "TimeControl":
        """Reads a PGN TimeControl: "-" (no clock), "300", "5400+30".

        Raises:
            TimeControlError: for anything else.
        """
        if text == "-":
            return cls(base_ms=None)
        match = _FISCHER.fullmatch(text)
        if match is None:
            raise TimeControlError(f"time control not supported: {text!r}")
        base_s, increment_s = int(match[1]), int(match[2] or 0)
        if not 0 < base_s <= _LONGEST_S or increment_s > _LONGEST_S:
            raise TimeControlError(f"time control out of range: {text!r}")
        return cls(base_ms=base_s * 1000, increment_ms=increment_s * 1000)

    def to_pgn(self) -> str:
        """Writes the PGN TimeControl; whole seconds, as they came in."""
        if self.base_ms is None:
            return "-"
        increment_s = self.increment_ms // 1000
        return f"{self.base_ms // 1000}" + (f"+{increment_s}" if increment_s else "")
