"""The file of a class: nothing kept is lost, what is damaged harms nothing else, what is erased is gone."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import ClassListed, ClassRow, ExerciseTried, LessonDone
from ladya_desktop.storage.class_log import ClassFile
from ladya_desktop.storage.codec import Codec, Row
from tests.storage.acts import touched

TRIED = ExerciseTried(pupil="Ёлкина Аня", lesson="112-bishop", page=2, is_right=True, is_first_try=True)
DONE = LessonDone(pupil="Ёлкина Аня", lesson="112-bishop")
LISTED = ClassListed(pupils=("Ёлкина Аня", "Облаков Лев"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "class.log"


def failing(code: int) -> Callable[[int], None]:
    def sync(_: int) -> None:
        raise OSError(code, os.strerror(code))

    return sync


def test_rows_are_found_again_in_their_order(path: Path) -> None:
    log = ClassFile(path)
    assert log.read() == ((), 0)
    log.append((LISTED,))
    log.append((TRIED, DONE))
    assert ClassFile(path).read() == ((LISTED, TRIED, DONE), 0)


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


def test_a_file_cut_anywhere_loses_its_last_line_alone(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED,))
    begin = path.stat().st_size
    log.append((TRIED, DONE))
    whole = path.read_bytes()
    for end in range(begin, len(whole)):
        path.write_bytes(whole[:end])
        rows, damaged = log.read()
        assert rows == (LISTED,)
        assert damaged == (end > begin + 1)
        log.append((TRIED,))
        assert log.read() == ((LISTED, TRIED), damaged)


@pytest.mark.parametrize("damage", [b"\x00\xff", b"deadbeef {}", b'"', b"\xff" * 40])
def test_a_damaged_line_harms_no_other(path: Path, damage: bytes) -> None:
    log = ClassFile(path)
    log.append((LISTED,))
    with path.open("ab") as file:
        file.write(b"\n" + damage)
    log.append((TRIED,))
    assert log.read() == ((LISTED, TRIED), 1)


def test_a_changed_letter_is_seen(path: Path) -> None:
    log = ClassFile(path)
    log.append((TRIED,))
    path.write_bytes(path.read_bytes().replace(b"112", b"113"))
    assert log.read() == ((), 1)


@pytest.mark.parametrize(
    "body",
    [
        b"\xff",
        b"{}",
        Codec().encode(Row(version=1, act=None, events=(DONE,), handled_ms=0, device="")).replace(".l", ".x").encode(),
        Codec().encode(Row(version=1, act=None, events=(DONE, touched(1)), handled_ms=0, device="")).encode(),
    ],
    ids=["no text", "no row", "newer", "of a game"],
)
def test_a_sound_line_of_something_else_is_passed_over(path: Path, body: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\n%08x %s" % (crc32(body), body))
    assert ClassFile(path).read() == ((), 1)


def test_what_is_replaced_is_gone_from_the_file(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED, TRIED))
    log.replace((DONE,))
    assert log.read() == ((DONE,), 0)
    assert "Облаков".encode() not in path.read_bytes()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_without_rows_the_file_is_gone(path: Path) -> None:
    log = ClassFile(path)
    log.replace(())
    assert not path.parent.exists()
    log.append((TRIED,))
    log.replace(())
    log.replace(())
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
    rows: tuple[ClassRow, ...] = (TRIED,)
    for attempt in (log.append, log.replace):
        with pytest.raises(StoreError) as told:
            attempt(rows)
        assert told.value.code == said
        assert told.value.params["file"] == str(path)
        assert path.read_bytes() == before
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_disk_that_takes_a_part_only_gets_the_rest(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, data: write(file, bytes(data)[:7]))
    log = ClassFile(path)
    log.append((LISTED, TRIED))
    assert log.read() == ((LISTED, TRIED), 0)


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
    with pytest.raises(StoreError, match="class_not_read"):
        log.read()
    with pytest.raises(StoreError, match="class_not_written"):
        log.append((TRIED,))


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
    assert ClassFile(path).read() == ((TRIED, DONE, TRIED), 0)
