"""Makes committed rows safe from a power cut, from a thread of its own, so that the window never waits for a disk.

SQLite commits into the write-ahead log without syncing it (`synchronous=NORMAL`); this thread syncs that file through
a descriptor of its own. That is safe: SQLite keeps no file locks on the log, which closing a descriptor would drop.
It does keep them on the database, so that one is only looked at by its name.
"""

import errno
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from ladya_desktop.eventlog import StoreError
from ladya_desktop.storage.disk import Sync, sync_folder
from ladya_desktop.storage.schedule import SyncSchedule, SyncTiming

OnTrouble: TypeAlias = Callable[[StoreError], None]

LONG_LOG_BYTES: Final = 4 * 1024 * 1024


class Syncer:
    """The thread. `fold_in` moves a long log into the database; it is called from the thread and may raise StoreError.

    `on_trouble` is called from the thread when something begins to fail; it is then tried again until it works.
    """

    def __init__(
        self,
        database: Path,
        log: Path,
        *,
        sync: Sync,
        fold_in: Callable[[], None],
        on_trouble: OnTrouble,
        timing: SyncTiming,
    ) -> None:
        self._database = database
        self._log = log
        self._database_id = _identity(database.stat())
        self._sync = sync
        self._fold_in = fold_in
        self._on_trouble = on_trouble
        self._close_s = timing.close_s
        self._schedule = SyncSchedule(timing)
        self._changed = threading.Condition()
        self._written = 0
        self._synced = 0
        self._waiting: list[tuple[int, Callable[[], None]]] = []
        self._is_closing = False
        self._file: int | None = None
        self._reported: set[str] = set()
        self._thread = threading.Thread(target=self._run, name="ladya-sync", daemon=True)
        self._thread.start()

    def appended(self, *, is_urgent: bool) -> None:
        """A row was committed."""
        with self._changed:
            self._written += 1
            due_s = self._schedule.due_s
            self._schedule.appended(time.monotonic(), is_urgent=is_urgent)
            if self._schedule.due_s != due_s:  # else the thread sleeps until the right moment already
                self._changed.notify()

    def when_synced(self, callback: Callable[[], None]) -> None:
        """Calls back from the thread once everything appended so far is synced; asks for that at once."""
        with self._changed:
            self._waiting.append((self._written, callback))
            self._schedule.asked(time.monotonic())
            self._changed.notify()

    def close(self) -> None:
        """Syncs what is left and ends the thread; a disk that does not answer is not waited for for ever."""
        with self._changed:
            self._is_closing = True
            self._schedule.asked(time.monotonic())
            self._changed.notify()
        self._thread.join(self._close_s)

    def _run(self) -> None:
        while self._wait_until_due():
            if self._sync_written():
                self._call_back()
                self._fold_in_long_log()
        if self._file is not None:
            os.close(self._file)

    def _wait_until_due(self) -> bool:
        """False when the thread shall end."""
        with self._changed:
            while (wait_s := self._wait_s()) is None or wait_s > 0:
                if self._is_closing:
                    return False
                self._changed.wait(wait_s)
            self._schedule.begun()
            return True

    def _wait_s(self) -> float | None:
        due_s = self._schedule.due_s
        return None if due_s is None else due_s - time.monotonic()

    def _sync_written(self) -> bool:
        """Whether everything written up to now is on the disk."""
        written = self._written
        if written == self._synced:
            return True
        try:
            self._sync_log()
        except OSError as error:
            self._report(StoreError("storage.sync_failed", file=str(self._log), reason=str(error)))
            with self._changed:
                self._schedule.failed(time.monotonic())
            return False
        self._reported.discard("storage.sync_failed")
        self._synced = written
        return True

    def _sync_log(self) -> None:
        if self._file is None:
            sync_folder(self._log.parent, self._sync)
            self._file = os.open(self._log, os.O_RDWR)
        self._sync(self._file)
        for path, known in ((self._database, self._database_id), (self._log, _identity(os.fstat(self._file)))):
            if _identity(path.stat()) != known:  # a file without a name is gone when the program ends
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))

    def _call_back(self) -> None:
        with self._changed:
            ready = [callback for need, callback in self._waiting if need <= self._synced]
            self._waiting = [waiting for waiting in self._waiting if waiting[0] > self._synced]
        for callback in ready:
            try:
                callback()
            except Exception:  # somebody else's error must not end the syncing
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), self._thread)))

    def _fold_in_long_log(self) -> None:
        if self._file is None or os.fstat(self._file).st_size < LONG_LOG_BYTES:
            return
        try:
            self._fold_in()
        except StoreError as error:
            self._report(error)
        else:
            self._reported.clear()

    def _report(self, error: StoreError) -> None:
        if error.code not in self._reported:
            self._reported.add(error.code)
            self._on_trouble(error)


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
