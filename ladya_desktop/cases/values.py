"""The plain values of case files, and the error of a case that cannot be read."""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any, TypeAlias

from ladya_desktop.game.placement import FILES, SQUARE_NAMES

Json: TypeAlias = Mapping[str, Any]

MOST_COUNTED = 1_000_000
_RANK = re.compile("(?:[1-8]?[pnbrqkPNBRQK])*[1-8]?")
LONGEST_S = 10_000_000
"""More seconds than any game has; a bound keeps every sum exact and every number printable."""


class CaseError(Exception):
    """A case that the format does not allow; `key` names the place."""

    def __init__(self, key: str, value: object) -> None:
        super().__init__(key, value)
        self.key = key
        self.value = value


def object_of(raw: object, key: str, known: set[str]) -> dict[str, Any]:
    """A JSON object whose keys are all known."""
    if not isinstance(raw, dict):
        raise CaseError(key, raw)
    for name in raw:
        if name not in known:
            raise CaseError(f"{key}.{name}", raw[name])
    return raw


def text_of(raw: object, key: str) -> str:
    """A string."""
    if not isinstance(raw, str):
        raise CaseError(key, raw)
    return raw


def list_of(raw: object, key: str) -> list[Any]:
    """A list."""
    if not isinstance(raw, list):
        raise CaseError(key, raw)
    return raw


def flag_of(raw: object, key: str) -> bool:
    """True or false."""
    if not isinstance(raw, bool):
        raise CaseError(key, raw)
    return raw


def one_of(raw: object, key: str, allowed: tuple[str, ...]) -> str:
    """One of the allowed strings."""
    if not isinstance(raw, str) or raw not in allowed:
        raise CaseError(key, raw)
    return raw


def count_of(raw: object, key: str) -> int:
    """A whole number, not negative, and not more than anything can be counted to in a game."""
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw <= MOST_COUNTED:
        raise CaseError(key, raw)
    return raw


def signed_milliseconds(raw: object, key: str) -> int:
    """Seconds of either sign, fractions allowed, as whole milliseconds."""
    if isinstance(raw, bool) or not isinstance(raw, int | float) or not abs(raw) <= LONGEST_S:  # nor NaN
        raise CaseError(key, raw)
    return int((Decimal(str(raw)) * 1000).to_integral_value())


def milliseconds(raw: object, key: str) -> int:
    """Seconds, not negative, as whole milliseconds."""
    signed = signed_milliseconds(raw, key)
    if signed < 0:
        raise CaseError(key, raw)
    return signed


def board_of(raw: object, key: str) -> str:
    """The first field of a FEN, of any placement; a king may be missing."""
    text = text_of(raw, key)
    ranks = text.split("/")
    if len(ranks) != 8 or not all(_is_rank(rank) for rank in ranks):
        raise CaseError(key, raw)
    return text


def _is_rank(rank: str) -> bool:
    squares = sum(int(sign) if sign in "12345678" else 1 for sign in rank)
    return _RANK.fullmatch(rank) is not None and squares == len(FILES)


def position_of(raw: object, key: str) -> str:
    """The first two fields of a FEN: a placement and whose move it is."""
    text = text_of(raw, key)
    board, _, turn = text.partition(" ")
    board_of(board, key)
    one_of(turn, key, ("w", "b"))
    return text


def uci_of(raw: object, key: str) -> str:
    """A move in UCI: two squares and perhaps a piece."""
    text = text_of(raw, key)
    if text[:2] not in SQUARE_NAMES or text[2:4] not in SQUARE_NAMES or text[4:] not in ("", "q", "r", "b", "n"):
        raise CaseError(key, raw)
    return text
