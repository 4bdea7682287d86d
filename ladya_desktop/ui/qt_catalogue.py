"""A catalogue of the window library's own kind (.qm), made in memory from words of ours.

The library looks words up from threads of its own, which never wait for Python while they read such a catalogue. The
format is that of QTranslator: blocks of a tag, a length and data; all numbers are big-endian.
"""

import struct
from collections.abc import Mapping
from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES: Final = 0x42
_MESSAGES: Final = 0x69
_END: Final = 1
_TRANSLATION: Final = 3
_SOURCE: Final = 6
_CONTEXT: Final = 7


def catalogue(words: Mapping[str, Mapping[str, str]]) -> bytes:
    """The catalogue of words by context and source; sources are ASCII and are found whatever their comment is."""
    messages, places = b"", []
    for context, sentences in words.items():
        for source, sentence in sentences.items():
            places.append((_elf_hash(source.encode("ascii")), len(messages)))
            messages += _message(context, source, sentence)
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    return _MAGIC + _block(_HASHES, hashes) + _block(_MESSAGES, messages)


def _message(context: str, source: str, sentence: str) -> bytes:
    parts = ((_TRANSLATION, sentence.encode("utf-16-be")), (_SOURCE, source.encode()), (_CONTEXT, context.encode()))
    return b"".join(_block(tag, data) for tag, data in parts) + bytes((_END,))


def _block(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _elf_hash(data: bytes) -> int:
    """The hash that ELF files have; the library never takes 0."""
    value = 0
    for byte in data:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1
