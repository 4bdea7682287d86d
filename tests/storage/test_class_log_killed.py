"""The file of a class when the program or the disk ends at any instant: nothing is lost, nothing erased comes back."""

import errno
import os
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import EMPTY_CLASS, ClassState, class_of, without
from ladya_desktop.storage.class_log import ClassFile
from ladya_desktop.storage.exchange import beside, set_aside
from tests.storage.class_files import DONE, LISTED, MANY_STATE, TRIED, written
from tests.storage.ending_disk import EndingDisk, Killed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "class.log"


def test_an_answer_after_a_kill_does_not_hide_the_file_set_aside(path: Path) -> None:
    log = ClassFile(path)
    log.append((LISTED,))
    path.rename(set_aside(path))
    log.append((TRIED,))
    assert log.read() == (class_of([LISTED, TRIED]), 0)


def test_a_file_set_aside_is_read_where_it_cannot_be_put_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = ClassFile(path)
    log.append((TRIED,))
    path.rename(set_aside(path))
    monkeypatch.setattr(Path, "rename", refuse)
    assert log.read() == (class_of([TRIED]), 0)


def refuse(*_: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


ERASED = {
    "a pupil": without(class_of([LISTED, TRIED, DONE, replace(TRIED, pupil="Облаков Лев")]), TRIED.pupil),
    "everything": EMPTY_CLASS,
}


@pytest.mark.parametrize("end", ["kill", "failure"])
@pytest.mark.parametrize("after", ERASED.values(), ids=ERASED)
def test_erasing_ended_at_any_instant_is_done_or_not_and_loses_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: ClassState, end: str
) -> None:
    """Whatever call to the system is the last one; then the program is started again."""
    before = class_of([LISTED, TRIED, DONE, replace(TRIED, pupil="Облаков Лев")])
    found, state = set[bool](), before
    for calls in count():
        path = tmp_path / str(calls) / "class.log"
        ClassFile(path).append((LISTED, TRIED, DONE, replace(TRIED, pupil="Облаков Лев")))
        disk = EndingDisk(calls, is_killed=end == "kill")
        with monkeypatch.context() as patch, suppress(Killed, StoreError):
            disk.take_over(patch)
            ClassFile(path, sync=disk.sync).replace(after)
        state, damaged = ClassFile(path).read()
        assert state in (before, after)
        assert damaged == 0
        found.add(state == after)
        assert not set_aside(path).exists()
        assert not beside(path).exists()
        if not disk.has_ended:
            break
    assert state == after
    assert found == {True, False}
    assert calls > 8


@pytest.mark.parametrize("end", ["kill", "failure"])
def test_nothing_is_lost_when_writing_the_file_shorter_ends_at_any_instant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    for calls in count():
        path = tmp_path / str(calls) / "class.log"
        written(path)
        disk = EndingDisk(calls, is_killed=end == "kill")
        with monkeypatch.context() as patch, suppress(Killed):
            disk.take_over(patch)
            ClassFile(path, sync=disk.sync).read()
        assert ClassFile(path).read() == (MANY_STATE, 0)
        assert [file.name for file in path.parent.iterdir()] == [path.name]
        if not disk.has_ended:
            break
    assert calls > 8


def test_what_was_erased_is_overwritten_before_its_name_goes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = ClassFile(path)
    log.append((TRIED,))
    gone: list[bytes] = []
    unlink = Path.unlink

    def look(file: Path, missing_ok: bool = False) -> None:
        gone.append(file.read_bytes())
        unlink(file, missing_ok)

    monkeypatch.setattr(Path, "unlink", look)
    log.replace(class_of([replace(TRIED, pupil="Облаков Лев")]))
    assert len(gone) == 1
    assert gone[0].strip(b"\0") == b""
    assert len(gone[0]) > 100


class WatchedOld:
    """Notes at each sync whether the file set aside, if there is one, is still what the file was."""

    def __init__(self, path: Path) -> None:
        self._path, self._first = path, path.read_bytes()
        self.is_whole: list[bool] = []

    def sync(self, file: int) -> None:
        old = set_aside(self._path)
        if old.exists():
            self.is_whole.append(old.read_bytes() == self._first)


def test_the_old_file_is_overwritten_when_the_name_of_the_new_one_is_safe(path: Path) -> None:
    ClassFile(path).append((TRIED,))
    watched = WatchedOld(path)
    ClassFile(path, sync=watched.sync).replace(class_of([DONE]))
    assert watched.is_whole == [True, False]


def test_what_a_kill_left_is_overwritten_when_the_name_of_the_new_one_is_safe(path: Path) -> None:
    ClassFile(path).append((TRIED,))
    watched = WatchedOld(path)
    set_aside(path).write_bytes(path.read_bytes())
    assert ClassFile(path, sync=watched.sync).read() == (class_of([TRIED]), 0)
    assert watched.is_whole == [True, False]
    assert not set_aside(path).exists()
