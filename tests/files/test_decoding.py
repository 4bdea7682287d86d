"""Encodings of files that schools have, and files that are no text."""

import codecs
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.decoding import DAMAGED, MAX_BYTES, Decoded, NotText, decode

TEXT = "Клёнова Ия; 5А\r\nДубов Лев; 3Б\r\n"


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (TEXT.encode("utf-8"), "utf-8"),
        (codecs.BOM_UTF8 + TEXT.encode("utf-8"), "utf-8"),
        (codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"), "utf-16"),
        (codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"), "utf-16"),
        (TEXT.encode("utf-16-le"), "utf-16"),
        (TEXT.encode("utf-16-be"), "utf-16"),
        (TEXT.encode("cp1251"), "cp1251"),
    ],
    ids=["utf-8", "utf-8-bom", "utf-16-le", "utf-16-be", "utf-16-le-no-bom", "utf-16-be-no-bom", "cp1251"],
)
def test_the_encodings_of_russian_offices(data: bytes, encoding: str) -> None:
    assert decode(data) == Decoded(text=TEXT, encoding=encoding)  # type: ignore[arg-type]  # one of the three


def test_no_bytes_are_an_empty_text() -> None:
    assert decode(b"") == Decoded(text="", encoding="utf-8")


def test_a_few_broken_bytes_do_not_spoil_the_rest() -> None:
    """Read as cp1251 the whole list would be nonsense that looks like a list."""
    data = TEXT.encode("utf-8")
    assert decode(data[:4] + b"\xff" + data[4:]) == Decoded(text=TEXT[:2] + DAMAGED + TEXT[2:], encoding="utf-8")


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"PK\x03\x04\x14\x00\x06\x00", "archive"),
        (b"%PDF-1.7\n", "pdf"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "office"),
        (b"{\\rtf1\\ansi", "office"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "binary"),
        (b"\x7fELF\x02\x01", "binary"),
        (b"\x00\x00\x00", "binary"),
        (b"\x98\x98\x98\x98", "encoding"),
        (b"x" * (MAX_BYTES + 1), "too_large"),
    ],
    ids=["xlsx", "pdf", "doc", "rtf", "png", "elf", "zeros", "no-cp1251", "huge"],
)
def test_what_is_no_text(data: bytes, kind: str) -> None:
    assert decode(data) == kind


@given(st.binary(max_size=300))
def test_any_bytes_are_a_text_or_something_named(data: bytes) -> None:
    decoded = decode(data)
    assert isinstance(decoded, Decoded) or decoded in get_args(NotText)


NAMES = st.lists(st.text(alphabet="абвгдежзийклмнопрстуфхцчшщъыьэюяё", min_size=2).map(str.capitalize))


@given(NAMES.map(" ".join).map("Дубов Лев; 5А\n".__add__))
def test_russian_text_is_known_in_every_encoding(text: str) -> None:
    kinds = ("utf-8", "cp1251", "koi8-r", "cp866", "utf-16-le", "utf-16-be")
    for data in (*(text.encode(kind) for kind in kinds), codecs.BOM_UTF16_LE + text.encode("utf-16-le")):
        decoded = decode(data)
        assert isinstance(decoded, Decoded)
        assert decoded.text == text
