"""What the pupils of a class have done, in a file of its own: apart from games, so that it can be erased for good.

An answer is a line (`storage.class_lines`), appended and synced. A file of many answers is written anew with a line for
each pupil when it is read, so that reading stays short; erasing writes it anew without a pupil. Either way nothing of
the old file is left (`storage.exchange`). Lines of a newer version of the program are left as they are by both.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import ClassRow, ClassState
from ladya_desktop.storage.class_lines import ClassLines
from ladya_desktop.storage.codec import Codec
from ladya_desktop.storage.disk import Sync, sync_file, sync_folder
from ladya_desktop.storage.exchange import BINARY, OWN, exchange, finish, set_aside, write_all
from ladya_desktop.texts.system_errors import reason

MOST_LOOSE: Final = 2_000
"""So many answers are read line by line, some hundredths of a second; more are written anew."""
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class ClassFile:
    """The log of a class (`session.class_book.ClassLog`); the file and its folder are made with the first line."""

    def __init__(self, path: Path, *, sync: Sync = sync_file, codec: Codec | None = None) -> None:
        self._path = path
        self._sync = sync
        self._lines = ClassLines(codec or Codec())
        self._newer: tuple[bytes, ...] | None = None

    @property
    def newer(self) -> int:
        """How many lines are of a newer version of the program; known when it was read."""
        return len(self._newer or ())

    def read(self) -> tuple[ClassState, int]:
        """What is kept, and the number of lines that are damaged.

        Raises:
            StoreError: if there is a file and it cannot be opened.
        """
        try:
            data = self._bytes()
        except OSError as error:
            raise StoreError("storage.class_not_read", file=str(self._path), reason=reason(error)) from error
        kept = self._lines.read(data)
        self._newer = kept.newer
        if kept.loose > MOST_LOOSE:
            with suppress(OSError):  # then it stays long
                exchange(self._path, self._lines.lines(kept.state, kept.unread + kept.newer), self._sync)
        return kept.state, len(kept.unread)

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        """Keeps rows, safe from a power cut when it returns.

        Raises:
            StoreError: if they cannot be kept; then none is.
        """
        line = self._lines.line(rows)
        with _told(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            finish(self._path, self._sync)
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | BINARY, OWN)
            try:
                end = os.lseek(file, 0, os.SEEK_END)
                self._write(file, line, end)
            finally:
                os.close(file)
            if not end:
                sync_folder(self._path.parent, self._sync)

    def replace(self, state: ClassState) -> None:
        """Keeps this class, and of the rest only lines of a newer version; without either there is no file any more.

        Raises:
            StoreError: if that cannot be done; then everything is as it was, or the old file could not be taken away.
        """
        with _told(self._path):
            if self._newer is None:
                self._newer = self._lines.read(self._bytes()).newer
            self._put(self._lines.lines(state, self._newer))

    def erase(self) -> None:
        """Keeps nothing at all. Raises StoreError like `replace`."""
        with _told(self._path):
            self._put(b"")
            self._newer = ()

    def _put(self, data: bytes) -> None:
        """Exchanges the file; without data there is none any more."""
        if data:
            self._path.parent.mkdir(parents=True, exist_ok=True)
        elif not self._path.exists() and not set_aside(self._path).exists():
            return
        exchange(self._path, data, self._sync)
        if not data:
            self._path.unlink()
            sync_folder(self._path.parent, self._sync)

    def _bytes(self) -> bytes:
        """Those of the file; of the one set aside, if a killed program left that alone and it cannot be put back."""
        with suppress(OSError):
            finish(self._path, self._sync)
        for path in (self._path, set_aside(self._path)):
            with suppress(FileNotFoundError):
                return path.read_bytes()
        return b""

    def _write(self, file: int, data: bytes, end: int) -> None:
        try:
            write_all(file, data)
            self._sync(file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(file, end)
            raise


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise StoreError("storage.class_full", file=str(path)) from error
        raise StoreError("storage.class_not_written", file=str(path), reason=reason(error)) from error
