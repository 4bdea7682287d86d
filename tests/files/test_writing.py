"""A file is written whole or not at all, and a fault names place and cause."""

import errno
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop.files.writing import STALE_AFTER_S, WriteError, write_atomically, write_own
from ladya_desktop.texts import language, set_language

OLD, NEW = b"old table", b"new table" * 1000
ON_POSIX = hasattr(os, "O_DIRECTORY")


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    before = language()
    set_language("en")
    yield
    set_language(before)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A file that is there already."""
    path = tmp_path / "Таблица.csv"
    path.write_bytes(OLD)
    return path


def failing(number: int) -> Callable[..., Any]:
    def fail(*arguments: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def fault(path: Path, data: bytes = NEW) -> WriteError:
    with pytest.raises(WriteError) as caught:
        write_atomically(path, data)
    return caught.value


def assert_untouched(place: Path) -> None:
    """The old file stands there, and nothing beside it."""
    assert place.read_bytes() == OLD
    assert list(place.parent.iterdir()) == [place]


@pytest.mark.parametrize("data", [NEW, b""])
def test_a_new_file_and_one_over_another(tmp_path: Path, place: Path, data: bytes) -> None:
    write_atomically(place, data)
    write_atomically(tmp_path / "new.csv", data)
    assert place.read_bytes() == data
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.csv", "Таблица.csv"]


def test_a_disk_that_takes_a_few_bytes_at_a_time(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, bytes(data)[:7]))
    write_atomically(place, NEW)
    assert place.read_bytes() == NEW


@pytest.mark.parametrize("function", ["write", "fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "no_space"),
        (errno.EDQUOT, "no_space"),
        (errno.EACCES, "forbidden"),
        (errno.EROFS, "read_only"),
        (errno.EIO, "failed"),
    ],
)
def test_whatever_fails_on_the_way_nothing_has_changed(
    function: str, number: int, code: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, function, failing(number))
    found = fault(place)
    assert (found.code, found.place) == (f"exports.write_{code}", place)
    monkeypatch.undo()
    assert_untouched(place)


def test_where_no_file_was_none_is_said_to_be_unharmed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    assert fault(tmp_path / "new.csv").sentence == (
        f"The file “new.csv” was not written: the folder {tmp_path} has no room left."
    )


def test_a_disk_that_is_full_in_the_middle(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, calls = os.write, list[int]()

    def some_then_full(handle: int, data: bytes) -> int:
        calls.append(handle)
        if len(calls) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, bytes(data)[:100])

    monkeypatch.setattr(os, "write", some_then_full)
    assert fault(place).sentence == (
        f"The file “Таблица.csv” was not written: the folder {place.parent} has no room left. "
        "The file that was there is unharmed."
    )
    assert_untouched(place)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_disk_that_is_really_full(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_file = os.open

    def full(path: str | Path, flags: int, *mode: int) -> int:
        return open_file("/dev/full", os.O_WRONLY) if str(path).endswith(".part") else open_file(path, flags, *mode)

    monkeypatch.setattr(os, "open", full)
    assert fault(place).code == "exports.write_no_space"
    assert_untouched(place)


def test_an_interruption_leaves_nothing_behind(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(place, NEW)
    assert_untouched(place)


def left_by_a_kill(folder: Path, name: str, *, age_s: float, kind: str = "file") -> Path:
    """What a program that was ended in the middle leaves."""
    path = folder / name
    if kind == "folder":
        path.mkdir()
    elif kind == "link":
        path.symlink_to(folder / "elsewhere")
    else:
        path.write_bytes(b"half")
    now = folder.stat().st_mtime
    os.utime(path, (now - age_s, now - age_s), follow_symlinks=False)
    return path


def test_a_folder_of_its_own_is_cleared_of_what_a_kill_left_and_of_nothing_else(tmp_path: Path, place: Path) -> None:
    old, young = STALE_AFTER_S + 60, STALE_AFTER_S - 60
    stale = left_by_a_kill(tmp_path, ".0123456789abcdef.part", age_s=old)
    kept = [
        left_by_a_kill(tmp_path, ".fedcba9876543210.part", age_s=young),
        left_by_a_kill(tmp_path, ".0123456789abcdef0.part", age_s=old),
        left_by_a_kill(tmp_path, "0123456789abcdef.part", age_s=old),
        left_by_a_kill(tmp_path, ".0123456789abcdeg.part", age_s=old),
        left_by_a_kill(tmp_path, "lesson.part", age_s=old),
        left_by_a_kill(tmp_path, ".1123456789abcdef.part", age_s=old, kind="folder"),
    ]
    write_atomically(place, NEW)
    assert stale.exists(), "a folder of the user's is left alone"
    write_own(place, NEW)
    assert sorted(tmp_path.iterdir()) == sorted([place, *kept])
    assert place.read_bytes() == NEW


@pytest.mark.skipif(not ON_POSIX, reason="links")
def test_a_link_is_not_taken_for_what_a_kill_left(tmp_path: Path, place: Path) -> None:
    link = left_by_a_kill(tmp_path, ".2123456789abcdef.part", age_s=STALE_AFTER_S + 60, kind="link")
    write_own(place, NEW)
    assert link.is_symlink()


def test_what_cannot_be_cleared_away_is_no_fault(tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = left_by_a_kill(tmp_path, ".0123456789abcdef.part", age_s=STALE_AFTER_S + 60)
    monkeypatch.setattr(Path, "unlink", failing(errno.EACCES))
    write_own(place, NEW)
    assert place.read_bytes() == NEW
    assert stale.exists()


def test_no_folder(tmp_path: Path, place: Path) -> None:
    assert fault(tmp_path / "none" / "a.csv").code == "exports.write_no_folder"
    assert fault(place / "a.csv").code == "exports.write_no_folder"
    assert_untouched(place)


def test_a_folder_of_that_name(tmp_path: Path) -> None:
    assert fault(tmp_path).sentence == (
        f"The file “{tmp_path.name}” was not written: a folder has this name. Choose another name."
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["a" * 300, "a\0b"])
def test_a_name_that_cannot_be(name: str, tmp_path: Path) -> None:
    assert fault(tmp_path / name).code == "exports.write_name"
    assert list(tmp_path.iterdir()) == []


def test_a_fault_of_the_disk_is_told_in_the_language_chosen(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", failing(errno.EIO))
    assert fault(place).sentence.endswith("was not written: the disk does not answer.")

    def nameless(handle: int) -> None:
        raise OSError

    monkeypatch.setattr(os, "fsync", nameless)
    assert fault(place).reason == "system error OSError"


@pytest.mark.skipif(not ON_POSIX, reason="permissions and links of POSIX")
class TestPosix:
    def test_the_permissions_stay(self, place: Path) -> None:
        place.chmod(0o604)
        write_atomically(place, NEW)
        assert stat.S_IMODE(place.stat().st_mode) == 0o604

    def test_a_link_stays_a_link(self, tmp_path: Path, place: Path) -> None:
        link = tmp_path / "link.csv"
        link.symlink_to(place)
        write_atomically(link, NEW)
        assert link.is_symlink()
        assert place.read_bytes() == NEW

    def test_what_is_no_file_is_not_replaced(self, tmp_path: Path) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        assert fault(pipe).code == "exports.write_name"
        assert stat.S_ISFIFO(pipe.stat().st_mode)

    @pytest.mark.parametrize("step", ["open", "fsync"])
    def test_a_folder_that_cannot_be_synced_is_no_fault(
        self, step: str, place: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real_open, real_sync = os.open, os.fsync

        def open_file(path: str | Path, flags: int, *mode: int) -> int:
            if step == "open" and Path(path) == place.parent:
                raise OSError(errno.EACCES, "no")
            return real_open(path, flags, *mode)

        def sync(handle: int) -> None:
            if step == "fsync" and stat.S_ISDIR(os.fstat(handle).st_mode):
                raise OSError(errno.EINVAL, "no")
            real_sync(handle)

        monkeypatch.setattr(os, "open", open_file)
        monkeypatch.setattr(os, "fsync", sync)
        write_atomically(place, NEW)
        assert place.read_bytes() == NEW

    def test_a_system_without_folders_to_sync(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delattr(os, "O_DIRECTORY")
        write_atomically(place, NEW)
        assert place.read_bytes() == NEW
