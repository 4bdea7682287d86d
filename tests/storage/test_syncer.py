"""The syncing thread: it syncs what was written, calls back, and neither trouble nor a slow disk stops it."""

import errno
import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.storage import syncer as syncer_module
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.storage.schedule import SyncTiming
from ladya_desktop.storage.syncer import Syncer

WAIT_S = 5.0


class Disk:
    """A disk that can be slow, can fail, and remembers what was synced."""

    def __init__(self) -> None:
        self.is_broken = False
        self.folder_error: int | None = None
        self.may_sync = threading.Event()
        self.may_sync.set()
        self.has_begun = threading.Event()
        self.attempts = 0
        self.synced: list[int] = []

    def sync(self, file: int) -> None:
        self.attempts += 1
        self.has_begun.set()
        assert self.may_sync.wait(WAIT_S)
        if self.is_broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if self.folder_error is not None and stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(self.folder_error, os.strerror(self.folder_error))
        self.synced.append(os.fstat(file).st_ino)


class Bench:
    """A syncer with its log, its disk and what it reported."""

    def __init__(self, folder: Path, timing: SyncTiming) -> None:
        self.database = folder / "ladya.db"
        self.database.write_bytes(b"database")
        self.log = folder / "ladya.db-wal"
        self.log.write_bytes(b"log")
        self.disk = Disk()
        self.troubles: Queue[StoreError] = Queue()
        self.folded: Queue[str] = Queue()
        self.fold_error: StoreError | None = None
        self.syncer = Syncer(
            self.database,
            self.log,
            sync=self.disk.sync,
            fold_in=self.fold_in,
            on_trouble=self.troubles.put,
            timing=timing,
        )

    def fold_in(self) -> None:
        self.folded.put(threading.current_thread().name)
        if self.fold_error is not None:
            raise self.fold_error

    def wait_until_synced(self) -> None:
        called = threading.Event()
        self.syncer.when_synced(called.set)
        assert called.wait(WAIT_S)


NEVER = SyncTiming(collect_s=100, idle_s=100, retry_s=0.001)
SOON = SyncTiming(collect_s=0.001, idle_s=0.001, retry_s=0.001)

MakeBench = Callable[[SyncTiming], Bench]


@pytest.fixture
def make_bench(tmp_path: Path) -> Iterator[MakeBench]:
    made: list[Bench] = []

    def make(timing: SyncTiming) -> Bench:
        made.append(Bench(tmp_path, timing))
        return made[-1]

    yield make
    for bench in made:
        bench.disk.may_sync.set()
        bench.syncer.close()


def test_the_folder_is_synced_first_and_the_log_each_time(make_bench: MakeBench, tmp_path: Path) -> None:
    bench = make_bench(NEVER)
    for _ in range(2):
        bench.syncer.appended(is_urgent=True)
        bench.wait_until_synced()
    log = bench.log.stat().st_ino
    assert bench.disk.synced == [tmp_path.stat().st_ino, log, log]


def test_a_drive_that_cannot_sync_folders_will_do(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.disk.folder_error = errno.EINVAL
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    assert bench.disk.synced == [bench.log.stat().st_ino]


def test_a_folder_that_cannot_be_synced_for_another_reason_is_trouble(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.disk.folder_error = errno.EIO
    bench.syncer.appended(is_urgent=True)
    bench.syncer.when_synced(lambda: None)
    assert bench.troubles.get(timeout=WAIT_S).code == "storage.sync_failed"
    bench.disk.folder_error = None
    bench.wait_until_synced()


def test_a_row_is_synced_though_nobody_waits(make_bench: MakeBench) -> None:
    bench = make_bench(SOON)
    bench.syncer.appended(is_urgent=True)
    assert bench.disk.has_begun.wait(WAIT_S)


def test_nothing_new_needs_no_sync(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.wait_until_synced()
    assert bench.disk.attempts == 0


def test_rows_written_while_a_sync_runs_wait_for_the_next(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    bench.disk.has_begun.clear()
    bench.disk.may_sync.clear()
    order: Queue[str] = Queue()
    bench.syncer.appended(is_urgent=True)
    bench.syncer.when_synced(lambda: order.put("first"))
    assert bench.disk.has_begun.wait(WAIT_S)
    attempts = bench.disk.attempts
    bench.syncer.appended(is_urgent=True)
    bench.syncer.when_synced(lambda: order.put(f"second after {bench.disk.attempts - attempts} more"))
    assert order.empty()
    bench.disk.may_sync.set()
    assert [order.get(timeout=WAIT_S), order.get(timeout=WAIT_S)] == ["first", "second after 1 more"]


def test_a_row_that_hastens_nothing_lets_the_thread_sleep(
    make_bench: MakeBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench, woken = make_bench(SyncTiming(collect_s=50, idle_s=100)), list[str]()
    monkeypatch.setattr(bench.syncer._changed, "notify", lambda: woken.append("notify"))
    for _ in range(2):
        bench.syncer.appended(is_urgent=False)
    assert len(woken) == 1
    bench.syncer.appended(is_urgent=True)
    assert len(woken) == 2


def test_closing_syncs_what_is_left(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.syncer.appended(is_urgent=False)
    bench.syncer.close()
    assert bench.disk.synced[-1] == bench.log.stat().st_ino


def test_a_disk_that_does_not_answer_is_not_waited_for_for_ever(make_bench: MakeBench) -> None:
    bench = make_bench(SyncTiming(close_s=0.01))
    bench.disk.may_sync.clear()
    bench.syncer.appended(is_urgent=True)
    bench.syncer.close()
    assert bench.disk.synced == []


def test_a_failing_disk_is_reported_once_and_tried_until_it_works(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    called = threading.Event()
    bench.disk.is_broken = True
    bench.syncer.appended(is_urgent=True)
    bench.syncer.when_synced(called.set)
    trouble = bench.troubles.get(timeout=WAIT_S)
    assert trouble.code == "storage.sync_failed"
    assert trouble.params["reason"] == str(OSError(errno.EIO, os.strerror(errno.EIO)))
    while bench.disk.attempts < 3:
        bench.disk.has_begun.clear()
        assert bench.disk.has_begun.wait(WAIT_S)
    assert not called.is_set()
    bench.disk.is_broken = False
    assert called.wait(WAIT_S)
    assert bench.troubles.empty()


def test_a_new_failure_is_reported_again(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    for _ in range(2):
        bench.disk.is_broken = True
        bench.syncer.appended(is_urgent=True)
        called = threading.Event()
        bench.syncer.when_synced(called.set)
        assert bench.troubles.get(timeout=WAIT_S).code == "storage.sync_failed"
        bench.disk.is_broken = False
        assert called.wait(WAIT_S)


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open keeps its name on Windows")
@pytest.mark.parametrize("is_replaced", [False, True])
@pytest.mark.parametrize("name", ["ladya.db", "ladya.db-wal"])
def test_a_file_that_is_taken_away_while_it_is_written_is_trouble(
    make_bench: MakeBench, tmp_path: Path, name: str, is_replaced: bool
) -> None:
    bench = make_bench(NEVER)
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    path = tmp_path / name
    path.rename(tmp_path / "taken away")
    if is_replaced:
        path.write_bytes(b"another")
    called = threading.Event()
    bench.syncer.appended(is_urgent=True)
    bench.syncer.when_synced(called.set)
    trouble = bench.troubles.get(timeout=WAIT_S)
    assert trouble.code == "storage.sync_failed"
    assert str(path) in str(trouble.params["reason"])
    assert not called.is_set()


def test_closing_gives_up_on_a_failing_disk(make_bench: MakeBench) -> None:
    bench = make_bench(SyncTiming(collect_s=100, retry_s=100))
    bench.disk.is_broken = True
    bench.syncer.appended(is_urgent=True)
    bench.syncer.close()
    assert bench.disk.attempts == 1
    assert bench.troubles.get(timeout=WAIT_S).code == "storage.sync_failed"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_error_in_a_callback_does_not_end_the_syncing(
    make_bench: MakeBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: Queue[BaseException | None] = Queue()
    monkeypatch.setattr(threading, "excepthook", lambda args: caught.put(args.exc_value))
    tickets: list[int] = []
    bench = make_bench(NEVER)
    bench.syncer.when_synced(lambda: tickets.remove(1))
    assert isinstance(caught.get(timeout=WAIT_S), ValueError)
    bench.wait_until_synced()


# Folding a long log in


@pytest.fixture
def long_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syncer_module, "LONG_LOG_BYTES", 3)


@pytest.mark.usefixtures("long_log")
def test_a_long_log_is_folded_in_from_the_thread(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    assert bench.folded.get(timeout=WAIT_S) == "ladya-sync"


def test_a_short_log_is_left_alone(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    bench.wait_until_synced()
    assert bench.folded.empty()


@pytest.mark.usefixtures("long_log")
def test_trouble_with_folding_in_is_reported_once(make_bench: MakeBench) -> None:
    bench = make_bench(NEVER)
    bench.fold_error = StoreError("storage.disk_full")
    for _ in range(2):
        bench.syncer.appended(is_urgent=True)
        bench.wait_until_synced()
        bench.folded.get(timeout=WAIT_S)
    assert bench.troubles.get(timeout=WAIT_S).code == "storage.disk_full"
    bench.fold_error = None
    bench.syncer.appended(is_urgent=True)
    bench.wait_until_synced()
    bench.folded.get(timeout=WAIT_S)
    assert bench.troubles.empty()


def test_the_real_sync_syncs_a_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"x")
    file = os.open(path, os.O_RDWR)
    sync_file(file)
    os.close(file)
    with pytest.raises(OSError, match="Bad file descriptor"):
        sync_file(file)
