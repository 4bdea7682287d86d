"""Opens the database in a folder: one program at a time, the newest layout, and nothing thrown away.

A file that is no database, a damaged one or another program's is kept under another name and a new one is begun; a
database of a newer version of this program is left as it is.
"""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from ladya_desktop.eventlog import StoreError
from ladya_desktop.storage.disk import Sync, sync_file
from ladya_desktop.storage.errors import is_damage, store_errors
from ladya_desktop.storage.lock import take_lock
from ladya_desktop.storage.migrations import APPLICATION_ID, STEPS, migrate, user_version
from ladya_desktop.storage.schedule import SyncTiming
from ladya_desktop.storage.sqlite import SqliteStore
from ladya_desktop.storage.syncer import OnTrouble, Syncer

Connect: TypeAlias = Callable[[Path], sqlite3.Connection]

DATABASE: Final = "ladya.db"
LOCK: Final = "ladya.lock"
_FILES: Final = ("-wal", "-shm", "")
"""What the names of the database's files end in: its log, the index of that, and itself."""
BUSY_S: Final = 0.25
"""How long a commit waits for another program that holds the database; the window stands still meanwhile."""


class _DamageError(Exception):
    """The file is not a sound database of this program, or it is gone and its log is not."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection without transactions of its own; a path is never put into an address, whatever signs it holds."""
    return sqlite3.connect(path, timeout=BUSY_S, isolation_level=None)


def open_store(
    folder: Path,
    *,
    on_trouble: OnTrouble = lambda _: None,
    sync: Sync = sync_file,
    timing: SyncTiming = SyncTiming(),  # noqa: B008  # frozen
    connect: Connect = connect,
) -> SqliteStore:
    """Opens the store in the folder, made if it is missing.

    `on_trouble` is told what went wrong without stopping the program: a database set aside (`storage.set_aside`, here
    and now) and trouble of the syncing thread (later, from that thread).

    Raises:
        StoreError: if another program works on the folder, if it or the database cannot be read or written, if there is
            a folder in the place of a file or a file in that of the folder, or if the database is from a newer version
            of this program.
    """
    lock = _lock(folder)
    try:
        path = folder / DATABASE
        with store_errors(path):
            connection = _open_or_replace(path, connect, on_trouble)
    except BaseException:
        os.close(lock)
        raise
    syncer = Syncer(
        path, _log(path), sync=sync, fold_in=lambda: _fold_in(path, connect), on_trouble=on_trouble, timing=timing
    )
    syncer.appended(is_urgent=True)  # the header of a log just begun
    return SqliteStore(connection, path=path, syncer=syncer, lock=lock)


def _lock(folder: Path) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _refuse_folder(folder / LOCK)
        return take_lock(folder / LOCK)
    except BlockingIOError as error:
        raise StoreError("storage.in_use", folder=str(folder)) from error
    except OSError as error:
        file = next((each for each in (folder, *folder.parents) if each.is_file()), None)
        if file is not None:
            raise StoreError("storage.folder_is_file", folder=str(folder), file=str(file)) from error
        raise StoreError("storage.folder_not_writable", folder=str(folder), reason=str(error)) from error


def _refuse_folder(path: Path) -> None:
    """What stands in the place of a file has games in it perhaps, or somebody's own things: it is left as it is."""
    if path.is_dir():
        raise StoreError("storage.file_is_folder", file=str(path))


def _open_or_replace(path: Path, connect: Connect, on_trouble: OnTrouble) -> sqlite3.Connection:
    try:
        return _open(path, connect)
    except _DamageError:
        is_gone = not _holds_something(path)
        kept = _set_aside(path)
        if is_gone:
            on_trouble(StoreError("storage.log_set_aside", file=str(path), kept=str(_log(kept))))
        else:
            on_trouble(StoreError("storage.set_aside", file=str(path), kept=str(kept)))
        return _open(path, connect)


def _open(path: Path, connect: Connect) -> sqlite3.Connection:
    for suffix in _FILES:
        _refuse_folder(path.with_name(path.name + suffix))
    was_left_open = _holds_something(_log(path))
    if was_left_open and not _holds_something(path):
        raise _DamageError  # a new database would begin with emptying the log
    connection = connect(path)
    try:
        _check(connection, path, thoroughly=was_left_open)
        _prepare(connection)
    except sqlite3.Error as error:
        connection.close()
        if is_damage(error):
            raise _DamageError from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, path: Path, *, thoroughly: bool) -> None:
    """Looks before anything is changed; thoroughly, if the program did not end in order the last time."""
    (application_id,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    is_new = application_id == 0 and tables == 0
    if application_id != APPLICATION_ID and not is_new:
        raise _DamageError
    if user_version(connection) > len(STEPS):
        raise StoreError("storage.newer", file=str(path))
    if thoroughly and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _DamageError


def _prepare(connection: sqlite3.Connection) -> None:
    """Write-ahead log, never folded in by the window's connection; begins with an empty log whose header is synced.

    SQLite syncs the log's header with the first commit into it: the second migration, which changes nothing, is that
    commit, so that no act of a player waits for it. (One act does later, each time a long log was folded in.)
    """
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("PRAGMA journal_size_limit = 0")
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    migrate(connection)


def _set_aside(path: Path) -> Path:
    """Renames the database, its log and its index; returns the new name of the database."""
    numbers = iter(range(1, 10_000))
    names = (path.with_name(f"{path.name}.damaged-{n}") for n in numbers)
    kept = next(name for name in names if not name.exists() and not _log(name).exists())
    try:
        for suffix in _FILES:
            old = path.with_name(path.name + suffix)
            if old.exists():
                old.rename(kept.with_name(kept.name + suffix))
    except OSError as error:
        raise StoreError("storage.damaged", file=str(path), reason=str(error)) from error
    return kept


def _fold_in(path: Path, connect: Connect) -> None:
    """Moves the log into the database without ever blocking the window's commits, from the syncing thread."""
    with store_errors(path):
        connection = connect(path)
        try:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


def _holds_something(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _log(path: Path) -> Path:
    return path.with_name(path.name + "-wal")
