"""Bytes of a file from outside as text: which encoding it is, or why it is no text at all."""

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from ladya_desktop.files.garbled import OneByte, one_byte_encoding

Encoding = Literal["utf-8", "utf-16", "cp1251", "koi8-r", "cp866", "mac_cyrillic"]
NotText = Literal[
    "archive", "pdf", "word", "old_book", "locked_book", "office", "page", "binary", "encoding", "too_large"
]

MAX_BYTES: Final = 5_000_000
ENCODINGS: Final[tuple[Encoding, ...]] = get_args(Encoding)
DAMAGED: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands where a few bytes of a UTF-8 text are broken."""

ARCHIVE: Final = b"PK\x03\x04"
_COMPOUND: Final = b"\xd0\xcf\x11\xe0"
_SIGNATURES: Final[tuple[tuple[bytes, NotText], ...]] = (
    (ARCHIVE, "archive"),
    (b"PK\x05\x06", "archive"),
    (b"%PDF", "pdf"),
    (b"{\\rtf", "office"),
)
_COMPOUND_KINDS: Final[tuple[tuple[str, NotText], ...]] = (
    ("EncryptedPackage", "locked_book"),
    ("WordDocument", "word"),
    ("Workbook", "old_book"),
)
"""Streams in an old office file that tell what it is."""
_PAGE: Final = re.compile(r"\s*<(?:!doctype|html|\?xml|table|head|meta|body)\b|\s*<!--", re.IGNORECASE)
_TEXT_CONTROLS: Final = frozenset(b"\t\n\v\f\r\x1a")
_HIGH_BYTES: Final = (0x00, 0x04)
"""The upper halves of Latin and Cyrillic letters in UTF-16."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoded:
    """The text without a byte order mark, and how it was encoded."""

    text: str
    encoding: Encoding


Decoding: TypeAlias = Decoded | NotText


def decode(data: bytes, encoding: Encoding | None = None) -> Decoding:
    """The text of a file, or what the file is instead. `encoding` is that which somebody has chosen for it.

    A byte order mark decides; without one it is UTF-16 or UTF-8 if it can be, and else what its words make sense in. A
    UTF-8 text with a few broken bytes stays UTF-8 with `DAMAGED` in their place: read otherwise it would be nonsense
    from end to end.
    """
    kind = _kind(data)
    if kind is not None:
        return kind
    decoded = _decode_as(data, encoding) if encoding else _decode(data)
    return "page" if isinstance(decoded, Decoded) and _PAGE.match(decoded.text) else decoded


def _kind(data: bytes) -> NotText | None:
    if len(data) > MAX_BYTES:
        return "too_large"
    if data.startswith(_COMPOUND):
        found = (kind for name, kind in _COMPOUND_KINDS if name.encode("utf-16-le") in data)
        return next(found, "office")
    return next((kind for signature, kind in _SIGNATURES if data.startswith(signature)), None)


def _decode_as(data: bytes, encoding: Encoding) -> Decoded:
    if encoding == "utf-16":
        return Decoded(text=data.decode(_utf_16(data) or "utf-16-le", errors="replace"), encoding=encoding)
    return Decoded(text=data.removeprefix(codecs.BOM_UTF8).decode(encoding, errors="replace"), encoding=encoding)


def _decode(data: bytes) -> Decoding:
    if _utf_16(data) is not None:
        decoded = _decode_as(data, "utf-16")
        return "binary" if _has_controls(map(ord, set(decoded.text))) else decoded
    if _has_controls(data):
        return "binary"
    decoded = _decode_as(data, "utf-8")
    broken = decoded.text.count(DAMAGED)
    if broken == 0 or broken * 4 < sum(not char.isascii() for char in decoded.text):
        return decoded
    encoding: OneByte | None = one_byte_encoding(data)
    return _decode_as(data, encoding) if encoding else "encoding"


def _has_controls(codes: Iterable[int]) -> bool:
    return any(code < 0x20 and code not in _TEXT_CONTROLS for code in set(codes))


def _utf_16(data: bytes) -> Literal["utf-16", "utf-16-le", "utf-16-be"] | None:
    """Which kind of UTF-16 it is: by its mark, or because one byte in two is the upper half of a letter."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    evens, odds = _share_of_high(data[0::2]), _share_of_high(data[1::2])
    if min(evens, odds) > 50 or max(evens, odds) <= 90:
        return None
    return "utf-16-le" if odds > evens else "utf-16-be"


def _share_of_high(half: bytes) -> int:
    """How many bytes of a hundred may be upper halves of letters in UTF-16."""
    return 100 * sum(map(half.count, _HIGH_BYTES)) // max(len(half), 1)
