"""Archives that are no workbook, or a broken or a dangerous one: a sentence says what and what to do."""

import zipfile
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.files.book_archive import MAX_PARTS, MAX_UNPACKED_BYTES
from ladya_desktop.files.participants import ListFile, preview_participants
from ladya_desktop.texts import t
from tests.files.books import archive, book, rewritten, with_shared_texts

BOOK = book()
COMPOUND = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)
BOMB = archive({"xl/workbook.xml": b"<workbook/>", "xl/worksheets/sheet1.xml": b" " * (MAX_UNPACKED_BYTES + 1)})
ENTITIES = b"""<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "%s">%s]><a>&b9;</a>""" % (
    b"x" * 999,
    b"".join(
        b'<!ENTITY b%d "%s">' % (level, b"&b%s;" % (b"%d" % (level - 1) if level else b"") * 50) for level in range(10)
    ),
)


def stream(name: str) -> bytes:
    """An old office file with a stream of this name."""
    return COMPOUND + name.encode("utf-16-le") + bytes(600)


def encrypted(data: bytes) -> bytes:
    """The archive with its first part marked as locked."""
    return (
        data[:6]
        + b"\x01\x00"
        + data[8:].replace(b"PK\x01\x02\x14\x03\x14\x00\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01\x00")
    )


def code_of(data: bytes) -> str:
    preview = preview_participants(ListFile(data=data))
    assert preview.rows == ()
    assert preview.problem is not None
    assert t(preview.problem.code, **preview.problem.params)
    return preview.problem.code.removeprefix("participants.file_")


def without(name: str) -> bytes:
    return rewritten(BOOK, lambda part, content: None if part == name else (part, content))


def with_part(name: str, content: bytes) -> bytes:
    return rewritten(with_shared_texts(BOOK), lambda part, old: (part, content if part == name else old))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (archive({"notes.txt": b"1"}), "archive"),
        (archive({}), "archive"),
        (archive({"word/document.xml": b"<w/>"}), "word"),
        (
            archive({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet", "content.xml": b"<o/>"}),
            "other_book",
        ),
        (archive({"xl/workbook.bin": b"1"}), "other_book"),
        (archive({"Index/Document.iwa": b"1"}), "other_book"),
        (stream("Workbook"), "old_book"),
        (stream("WordDocument"), "word"),
        (stream("EncryptedPackage"), "locked_book"),
        (stream("PowerPoint Document"), "office"),
        (encrypted(BOOK), "locked_book"),
        (BOOK[: len(BOOK) // 2], "book_damaged"),
        (without("[Content_Types].xml"), "book_damaged"),
        (without("xl/workbook.xml"), "book_damaged"),
        (without("xl/worksheets/sheet1.xml"), "no_sheet"),
        (with_part("xl/worksheets/sheet1.xml", b"<worksheet>"), "book_damaged"),
        (with_part("xl/worksheets/sheet1.xml", ENTITIES), "book_damaged"),
        (with_part("xl/sharedStrings.xml", ENTITIES), "book_damaged"),
        (BOMB, "book_too_large"),
        (archive({f"xl/{number}.xml": b"" for number in range(MAX_PARTS + 1)}), "book_too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_no_workbook_says_what_it_is(data: bytes, code: str) -> None:
    assert code_of(data) == code


def test_the_kind_of_another_program_s_table_is_named() -> None:
    problem = preview_participants(ListFile(data=archive({"content.xml": b"<o/>"}))).problem
    assert problem is not None
    assert t(problem.code, **problem.params).startswith("Это таблица вида ODS.")


@pytest.mark.parametrize(
    "start", [b"<!DOCTYPE html><table>", b"\n <html><body>", b"<?xml version='1.0'?><Workbook/>", b"<TABLE>"]
)
def test_a_page_that_calls_itself_a_workbook(start: bytes) -> None:
    """Electronic class registers write them under the name of an old workbook."""
    assert code_of(start + b"<tr><td>1</td></tr>") == "page"


def test_a_name_like_a_tag_is_no_page() -> None:
    assert preview_participants(ListFile(data="<b>Лев</b> Дубов;5А".encode())).problem is None


@given(st.integers(0, len(BOOK) - 1), st.binary(min_size=1, max_size=8))
def test_a_workbook_broken_anywhere_gives_a_preview(at: int, noise: bytes) -> None:
    preview = preview_participants(ListFile(data=BOOK[:at] + noise + BOOK[at + len(noise) :]))
    assert preview.rows or preview.problem


@given(st.integers(4, len(BOOK) - 1))
def test_a_workbook_cut_short_gives_a_preview(length: int) -> None:
    preview = preview_participants(ListFile(data=BOOK[:length]))
    assert preview.problem is not None


def test_a_part_packed_in_a_way_nobody_knows() -> None:
    file = BytesIO(BOOK)
    with zipfile.ZipFile(file) as opened:
        header = opened.infolist()[0].header_offset
    assert header == 0
    assert code_of(BOOK[:8] + b"\x63\x00" + BOOK[10:].replace(b"\x08\x00", b"\x63\x00")) == "book_damaged"
