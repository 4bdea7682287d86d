"""Tie-breaks as they are written: a code of C.07 article 5 with its modifiers after strokes, as in "KS/L-1".

Built are DE, WIN, WON, SB, KS, BPG, BWG, PS, REP, STD and TPN. Modifiers (article 14): /C1 and /C2 on SB and PS drop
the least significant value or two, /L1 to /L99 and /L-1 to /L-99 on KS move the limit by half-points, /R turns the
order of any code but DE round (article 7.8 has it for TPN). "MANUAL" and "LOTS" are no codes of C.07: they stand in a
group's own list where what is still tied is ordered by hand or by lot.
"""

import re
from dataclasses import dataclass
from typing import Self

DIRECT_ENCOUNTER = "DE"
POINTS = "PTS"
MANUAL = "MANUAL"
LOTS = "LOTS"

NEED_COLOURS = frozenset({"BPG", "BWG"})
NEED_ROUNDS = frozenset({"PS"})
CAN_BE_CUT = frozenset({"SB", "PS"})
PLAIN = ("DE", "WIN", "WON", "SB", "KS", "BPG", "BWG", "PS", "REP", "STD", "TPN")

BUILT = (*PLAIN, "SB/C1", "SB/C2", "KS/L1", "KS/L2", "KS/L-1", "KS/L-2", "PS/C1", "PS/C2", "TPN/R")
"""The codes to choose from. `TieBreak.parse` takes more: other limits, and /R."""

_CUT = re.compile(r"C([12])", re.ASCII)
_LIMIT = re.compile(r"L([+-]?[1-9]\d?)", re.ASCII)


class TieBreakNotBuiltError(Exception):
    """A tie-break that the program does not compute; `code` names it as it was asked for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBreak:
    """A tie-break read. `code` is as it was written, `name` without modifiers.

    `cut` values are dropped; the limit of KS lies `limit_half_points` above the half; `is_reversed` by /R.
    """

    code: str
    name: str
    cut: int = 0
    limit_half_points: int = 0
    is_reversed: bool = False

    @classmethod
    def parse(cls, code: str) -> Self:
        """The tie-break that a code of C.07 names.

        Raises TieBreakNotBuiltError for a code or a modifier that is not built, or a modifier given twice.
        """
        name, *modifiers = code.split("/")
        if name not in PLAIN:
            raise TieBreakNotBuiltError(code)
        cut = limit = turned = 0
        for modifier in modifiers:
            if name in CAN_BE_CUT and not cut and (match := _CUT.fullmatch(modifier)):
                cut = int(match[1])
            elif name == "KS" and not limit and (match := _LIMIT.fullmatch(modifier)):
                limit = int(match[1])
            elif name != DIRECT_ENCOUNTER and not turned and modifier == "R":
                turned = 1
            else:
                raise TieBreakNotBuiltError(code)
        return cls(code=code, name=name, cut=cut, limit_half_points=limit, is_reversed=bool(turned))

    @property
    def needs_colours(self) -> bool:
        """Whether its value depends on who had White."""
        return self.name in NEED_COLOURS

    @property
    def needs_rounds(self) -> bool:
        """Whether its value depends on the round in which a game was played."""
        return self.name in NEED_ROUNDS

    @property
    def is_ascending(self) -> bool:
        """Whether the lower value stands higher: pairing numbers do (7.8), and what /R turned round."""
        return (self.name == "TPN") is not self.is_reversed
