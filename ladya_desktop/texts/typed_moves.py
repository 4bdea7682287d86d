"""Moves as a Russian child types them, beyond what the notation knows: П for a pawn, Russian letters for files.

"Пe4", "в4" (its letter looks like a b), "д4", "exd6 в.п.", and "ed" for a capture by a pawn. What such a text can mean
is found here; which of it is a move only the position tells.
"""

import re
from typing import Final

from ladya_desktop.texts.notation import typed_readings

_FILE_OF: Final = dict(zip("абвгдефнсБВГДФН", "abbgdefhcbbgdfh", strict=True))
_BEFORE_A_RANK: Final = re.compile("[бвгдфнБВГДФН](?=[1-8])")
_OF_A_CAPTURE: Final = re.compile(r"^[бвгднБВГДН](?=[xXхХ×:]?[a-hа-нс][1-8])")
_PAWN: Final = re.compile(r"^[ПпPp]\.?(?=[a-hA-Hа-яА-Я])")
_EN_PASSANT: Final = re.compile(r"\(?в\.?п\.?\)?$", re.IGNORECASE)
_TWO_FILES: Final = re.compile(r"([a-hабвгдефнс])[xXхХ×:]?([a-hабвгдефнс])")
_RANKS: Final = "12345678"


def meant_readings(text: str) -> tuple[str, ...]:
    """Every reading in the notation or as UCI that a typed move can have, the likeliest first; () if it is no move."""
    return tuple(dict.fromkeys((*typed_readings(text), *typed_readings(_in_notation(text)))))


def short_captures(text: str) -> tuple[str, ...]:
    """Two files next to each other ("ed", "e:d") are a capture by a pawn, of whatever rank; () for anything else."""
    match = _TWO_FILES.fullmatch(_plain(text).lower())
    if match is None:
        return ()
    file, to_file = (_FILE_OF.get(each, each) for each in match.groups())
    return tuple(f"{file}x{to_file}{rank}" for rank in _RANKS) if abs(ord(file) - ord(to_file)) == 1 else ()


def _in_notation(text: str) -> str:
    """The same text with Latin files, no letter for a pawn, no "en passant"."""
    with_squares = _BEFORE_A_RANK.sub(_as_file, _plain(text))
    return _OF_A_CAPTURE.sub(_as_file, with_squares)


def _as_file(match: re.Match[str]) -> str:
    return _FILE_OF[match[0]]


def _plain(text: str) -> str:
    return _PAWN.sub("", _EN_PASSANT.sub("", "".join(text.split())))
