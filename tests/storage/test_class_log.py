"""The file of a class: nothing kept is lost, what is damaged harms nothing else, what is erased is gone."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import (
    EMPTY_CLASS,
    class_of,
)
from ladya_desktop.storage.class_log import ClassFile
from ladya_desktop.texts import t
from tests.storage.class_files import DONE, LISTED, TRIED, failing


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "class.log"


def test_rows_are_found_again(path: Path) -> None:
    log = ClassFile(path)
    assert log.read() == (EMPTY_CLASS, 0)
    log.append((LISTED,))
    log.append((TRIED, DONE))
    assert ClassFile(path).read() == (class_of([LISTED, TRIED, DONE]), 0)


def test_only_the_own_user_may_read_it(path: Path) -> None:
    ClassFile(path).append((TRIED,))
    assert path.stat().st_mode & 0o077 == 0


def test_every_row_is_synced_and_the_name_of_a_new_file_too(path: Path) -> None:
    synced: list[int] = []
    log = ClassFile(path, sync=synced.append)
    log.append((TRIED,))
    assert len(synced) == 2
    log.append((DONE,))
    assert len(synced) == 3


def test_a_file_cut_anywhere_loses_its_last_line_alone_and_calls_nothing_damaged(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED,))
    begin = path.stat().st_size
    log.append((TRIED, DONE))
    whole = path.read_bytes()
    for end in range(begin, len(whole)):
        path.write_bytes(whole[:end])
        assert log.read() == (class_of([LISTED]), 0)
        log.append((TRIED,))
        assert log.read() == (class_of([LISTED, TRIED]), 0)


def test_what_is_replaced_is_gone_from_the_file(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED, TRIED))
    log.replace(class_of([DONE]))
    assert log.read() == (class_of([DONE]), 0)
    assert "Облаков".encode() not in path.read_bytes()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_class_can_be_the_first_that_is_kept(path: Path) -> None:
    log = ClassFile(path)
    log.replace(class_of([TRIED]))
    assert log.read() == (class_of([TRIED]), 0)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_of_an_empty_class_there_is_no_file(path: Path) -> None:
    log = ClassFile(path)
    log.replace(EMPTY_CLASS)
    assert not path.parent.exists()
    log.append((TRIED,))
    log.replace(EMPTY_CLASS)
    log.replace(EMPTY_CLASS)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.ENOSPC, "storage.class_full"),
        (errno.EDQUOT, "storage.class_full"),
        (errno.EIO, "storage.class_not_written"),
        (errno.EROFS, "storage.class_not_written"),
    ],
)
def test_what_cannot_be_kept_is_not_half_kept(path: Path, code: int, said: str) -> None:
    ClassFile(path).append((LISTED,))
    log = ClassFile(path, sync=failing(code))
    before = path.read_bytes()
    attempts: tuple[Callable[[], None], ...] = (
        lambda: log.append((TRIED,)),
        lambda: log.replace(class_of([TRIED])),
    )
    for attempt in attempts:
        with pytest.raises(StoreError) as told:
            attempt()
        assert told.value.code == said
        assert told.value.params["file"] == str(path)
        assert path.read_bytes() == before
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_disk_that_takes_a_part_only_gets_the_rest(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, bytes(data)[:7]))
    log = ClassFile(path)
    log.append((LISTED, TRIED))
    assert log.read() == (class_of([LISTED, TRIED]), 0)
    log.replace(class_of([DONE]))
    assert log.read() == (class_of([DONE]), 0)


def test_a_disk_that_does_not_even_take_back_is_told_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, __: int) -> None:
        raise OSError(errno.EIO, "no")

    ClassFile(path).append((LISTED,))
    monkeypatch.setattr(os, "ftruncate", refuse)
    with pytest.raises(StoreError, match="class_full"):
        ClassFile(path, sync=failing(errno.ENOSPC)).append((TRIED,))


def test_a_folder_in_the_place_of_the_file_is_told(path: Path) -> None:
    path.mkdir(parents=True)
    log = ClassFile(path)
    with pytest.raises(StoreError, match="class_not_read") as refused:
        log.read()
    assert refused.value.params["reason"] == t("system.folder")
    with pytest.raises(StoreError, match="class_not_written") as refused:
        log.append((TRIED,))
    assert refused.value.params["reason"] == t("system.folder")
    with pytest.raises(StoreError, match="class_not_written"):
        log.replace(class_of([TRIED]))
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(StoreError, match="class_not_written"):
        ClassFile(tmp_path / "data" / "class.log").append((TRIED,))


def test_two_programs_that_write_at_once_keep_both_lines(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ClassFile(path).append((TRIED,))
    real = os.lseek

    def seek(file: int, place: int, how: int) -> int:
        """The other program writes between this one's look at the end and its line."""
        monkeypatch.setattr(os, "lseek", real)
        found = real(file, place, how)
        ClassFile(path).append((DONE,))
        return found

    monkeypatch.setattr(os, "lseek", seek)
    ClassFile(path).append((TRIED,))
    assert ClassFile(path).read() == (class_of([TRIED, DONE, TRIED]), 0)


NEWER = b"\n%08x %s" % (crc32(b'{"version":2}'), b'{"version":2}')


def test_a_line_of_a_newer_version_is_no_damage_and_stays_as_it_is(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED, TRIED))
    path.write_bytes(path.read_bytes() + NEWER)
    assert log.read() == (class_of([LISTED, TRIED]), 0)
    assert log.newer == 1
    for state in (class_of([LISTED]), EMPTY_CLASS):
        log.replace(state)
        assert log.newer == 1
        assert NEWER in path.read_bytes()
        assert log.read() == (state, 0)


def test_what_is_damaged_goes_with_an_erasure(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED,))
    path.write_bytes(path.read_bytes() + b"\n0badc0de {\x00\x00")
    assert log.read() == (class_of([LISTED]), 1)
    log.replace(class_of([LISTED]))
    assert log.read() == (class_of([LISTED]), 0)


def test_of_a_class_erased_nothing_is_left_of_a_newer_version_either(path: Path) -> None:
    log = ClassFile(path)
    log.erase()
    log.append((TRIED,))
    path.write_bytes(path.read_bytes() + NEWER)
    log.read()
    log.erase()
    assert log.newer == 0
    assert list(path.parent.iterdir()) == []
