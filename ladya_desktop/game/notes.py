"""The text of an arbiter's remark as the record keeps it: one paragraph that can be read and printed anywhere."""

import unicodedata
from typing import Final

MOST_CHARACTERS: Final = 500
_ALLOWED_FORMATS: Final = "\u200c\u200d"
"""Joiners, which some scripts are written with."""


def clean_note(text: str) -> str:
    """The text without control characters, half characters and needless blanks, cut to `MOST_CHARACTERS`; may be ""."""
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    readable = "".join(sign for sign in composed if _is_readable(sign))
    return " ".join(readable.split())[:MOST_CHARACTERS].rstrip()


def _is_readable(sign: str) -> bool:
    """Neither a control, a direction mark, a lone half of a character nor one of nobody's."""
    return sign in _ALLOWED_FORMATS or not unicodedata.category(sign).startswith("C")
