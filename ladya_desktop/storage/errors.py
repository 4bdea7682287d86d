"""What SQLite and the operating system report, as StoreErrors whose codes have sentences."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ladya_desktop.eventlog import StoreError

CODES: Final = {
    sqlite3.SQLITE_READONLY: "storage.read_only",
    sqlite3.SQLITE_CANTOPEN: "storage.not_opened",
    sqlite3.SQLITE_PERM: "storage.not_opened",
    sqlite3.SQLITE_BUSY: "storage.locked",
    sqlite3.SQLITE_LOCKED: "storage.locked",
    sqlite3.SQLITE_FULL: "storage.disk_full",
    sqlite3.SQLITE_CORRUPT: "storage.damaged",
    sqlite3.SQLITE_NOTADB: "storage.damaged",
    sqlite3.SQLITE_IOERR_SHMSIZE: "storage.disk_full",
}
"""By SQLite's code, or by its extended one: on a full disk the index of the log cannot even be opened."""
_PRIMARY: Final = 0xFF


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file is no database or a damaged one."""
    return _primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """The StoreError that says for people what SQLite said."""
    primary = CODES.get(_primary_code(error), "storage.failed")
    return StoreError(CODES.get(_code(error), primary), file=str(path), reason=str(error))


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """Turns SQLite's errors into StoreErrors about the database at `path`."""
    try:
        yield
    except sqlite3.Error as error:
        raise store_error(error, path) from error


def _primary_code(error: sqlite3.Error) -> int:
    return _code(error) & _PRIMARY


def _code(error: sqlite3.Error) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)  # errors of the Python module have none
    return code
