"""Bytes of a file from outside as text: which encoding it is, or why it is no text at all."""

import codecs
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Encoding = Literal["utf-8", "utf-16", "cp1251"]
NotText = Literal["spreadsheet", "pdf", "office", "binary", "too_large"]

MAX_BYTES: Final = 5_000_000
DAMAGED: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands where a few bytes of a UTF-8 text are broken."""

_SIGNATURES: Final[tuple[tuple[bytes, NotText], ...]] = (
    (b"PK\x03\x04", "spreadsheet"),
    (b"%PDF", "pdf"),
    (b"\xd0\xcf\x11\xe0", "office"),
    (b"{\\rtf", "office"),
)
_TEXT_CONTROLS: Final = frozenset(b"\t\n\v\f\r\x1a")


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoded:
    """The text without a byte order mark, and how it was encoded."""

    text: str
    encoding: Encoding


Decoding: TypeAlias = Decoded | NotText


def decode(data: bytes) -> Decoding:
    """The text of a file, or what the file is instead.

    A byte order mark decides; without one it is UTF-8 if it can be, and cp1251 otherwise. A UTF-8 text with a few
    broken bytes stays UTF-8 with `DAMAGED` in their place: read as cp1251 it would be nonsense from end to end.
    """
    if len(data) > MAX_BYTES:
        return "too_large"
    for signature, kind in _SIGNATURES:
        if data.startswith(signature):
            return kind
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return Decoded(text=data.decode("utf-16", errors="replace"), encoding="utf-16")
    if any(byte < 0x20 and byte not in _TEXT_CONTROLS for byte in set(data)):
        return "binary"
    return _decode_bytes(data.removeprefix(codecs.BOM_UTF8))


def _decode_bytes(data: bytes) -> Decoding:
    text = data.decode("utf-8", errors="replace")
    broken = text.count(DAMAGED)
    if broken == 0 or broken * 4 < sum(not char.isascii() for char in text):
        return Decoded(text=text, encoding="utf-8")
    try:
        return Decoded(text=data.decode("cp1251"), encoding="cp1251")
    except UnicodeDecodeError:
        return "binary"
