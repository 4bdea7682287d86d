"""Many answers: reading and erasing them is short, and writing the file shorter loses nothing."""

import errno
from dataclasses import replace
from pathlib import Path
from zlib import crc32

import pytest

from ladya_desktop.lessons.progress import class_of
from ladya_desktop.session.class_book import ClassBook
from ladya_desktop.storage.class_log import MOST_LOOSE, ClassFile
from ladya_desktop.storage.codec import Codec, Row
from tests.storage.class_files import MANY, MANY_STATE, PUPILS, TRIED, failing, written


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "class.log"


class CountingCodec(Codec):
    """Counts what is decoded."""

    def __init__(self) -> None:
        super().__init__()
        self.decoded = 0

    def decode(self, body: str) -> Row:
        self.decoded += 1
        return super().decode(body)


def test_reading_many_answers_decodes_none_and_leaves_a_line_for_each_pupil(path: Path) -> None:
    """How long it takes would say something about the computer; how much is decoded says it of the program."""
    assert len(MANY) > MOST_LOOSE
    written(path)
    first, second = CountingCodec(), CountingCodec()
    state = ClassFile(path, codec=first).read()
    assert state == (MANY_STATE, 0)
    assert first.decoded == 0
    assert path.read_bytes().count(b"\n") == PUPILS
    assert ClassFile(path, codec=second).read() == state
    assert second.decoded == PUPILS


def test_erasing_decodes_a_line_for_each_pupil(path: Path) -> None:
    written(path)
    ClassFile(path).read()
    codec = CountingCodec()
    book = ClassBook(ClassFile(path, codec=codec), lambda _: None)
    book.erase("7")
    assert codec.decoded == PUPILS
    assert path.read_bytes().count(b"\n") == PUPILS - 1


def test_few_answers_leave_the_file_as_it_is(path: Path) -> None:
    log = ClassFile(path)
    log.append(MANY[:1])
    log.append(MANY[1:2])
    before = path.stat()
    log.read()
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_what_cannot_be_read_stays_when_the_file_is_written_shorter(path: Path) -> None:
    written(path, after=b'\nno line at all\n0badc0de {"version":1}')
    log = ClassFile(path)
    assert log.read() == log.read() == (MANY_STATE, 2)
    assert path.read_bytes().endswith(b'\nno line at all\n0badc0de {"version":1}')


def test_what_a_newer_version_wrote_stays_when_the_file_is_written_shorter(path: Path) -> None:
    newer = b"\n%08x {}" % crc32(b"{}")
    written(path, after=newer)
    log = ClassFile(path)
    assert log.read() == log.read() == (MANY_STATE, 0)
    assert log.newer == 1
    assert path.read_bytes().endswith(newer)


def test_a_disk_that_refuses_the_shorter_file_keeps_the_long_one(path: Path) -> None:
    written(path)
    before = path.read_bytes()
    assert ClassFile(path, sync=failing(errno.ENOSPC)).read() == (MANY_STATE, 0)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_answers_go_on_after_the_file_was_written_shorter(path: Path) -> None:
    written(path)
    log = ClassFile(path)
    log.read()
    more = replace(TRIED, pupil="0", lesson="100", page=3)
    log.append((more,))
    state, _ = log.read()
    assert state == class_of([more], MANY_STATE)
    assert 3 in state.standing("0", "100").right
    assert 3 not in state.standing("0", "100").right_first
