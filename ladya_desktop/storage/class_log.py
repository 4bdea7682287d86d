"""What the pupils of a class have done, in a file of its own: apart from games, so that it can be erased for good.

One line is one answer with what it brought about, behind a checksum; a line begins with the line break, so that one
torn by a power cut damages no other. Lines are appended and synced; erasing writes the file anew without them.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from ladya_desktop.eventlog import StoreError
from ladya_desktop.lessons.progress import ClassListed, ClassRow, ExerciseTried, LessonDone
from ladya_desktop.storage.codec import Codec, Row
from ladya_desktop.storage.disk import Sync, sync_file, sync_folder

FORMAT: Final = 1
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_BINARY: Final = getattr(os, "O_BINARY", 0)
_OWN: Final = 0o600
"""Nobody else on this computer reads it."""


class ClassFile:
    """The log of a class (`session.class_book.ClassLog`); the file and its folder are made with the first line."""

    def __init__(self, path: Path, *, sync: Sync = sync_file) -> None:
        self._path = path
        self._sync = sync
        self._codec = Codec()

    def read(self) -> tuple[tuple[ClassRow, ...], int]:
        """The rows that can be read, and the number of lines that cannot.

        Raises:
            StoreError: if there is a file and it cannot be opened.
        """
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return (), 0
        except OSError as error:
            raise StoreError("storage.class_not_read", file=str(self._path), reason=str(error)) from error
        lines = [self._decoded(line) for line in data.split(b"\n") if line.strip()]
        return tuple(row for rows in lines for row in rows or ()), lines.count(None)

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        """Keeps rows, safe from a power cut when it returns.

        Raises:
            StoreError: if they cannot be kept; then none is.
        """
        line = self._encoded(rows)
        with _told(self._path):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | _BINARY, _OWN)
            try:
                end = os.lseek(file, 0, os.SEEK_END)
                self._write(file, line, end)
            finally:
                os.close(file)
            if not end:
                sync_folder(self._path.parent, self._sync)

    def replace(self, rows: tuple[ClassRow, ...]) -> None:
        """Keeps these rows and nothing else; without rows there is no file any more.

        Raises:
            StoreError: if that cannot be done; then everything is as it was.
        """
        with _told(self._path):
            if rows:
                self._write_anew(b"".join(self._encoded((row,)) for row in rows))
            else:
                self._path.unlink(missing_ok=True)
            if self._path.parent.is_dir():
                sync_folder(self._path.parent, self._sync)

    def _write(self, file: int, data: bytes, end: int) -> None:
        try:
            _write_all(file, data)
            self._sync(file)
        except OSError:
            with suppress(OSError):
                os.ftruncate(file, end)
            raise

    def _write_anew(self, data: bytes) -> None:
        beside = self._path.with_name(f".{os.urandom(8).hex()}.part")
        try:
            file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _OWN)
            try:
                _write_all(file, data)
                self._sync(file)
            finally:
                os.close(file)
            beside.replace(self._path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

    def _encoded(self, rows: tuple[ClassRow, ...]) -> bytes:
        body = self._codec.encode(Row(version=FORMAT, act=None, events=rows, handled_ms=0, device="")).encode()
        return b"\n%08x %s" % (crc32(body), body)

    def _decoded(self, line: bytes) -> tuple[ClassRow, ...] | None:
        """None for a line that is damaged or from a newer version."""
        checksum, _, body = line.partition(b" ")
        if checksum != b"%08x" % crc32(body):
            return None
        try:
            events = self._codec.decode(body.decode()).events
        except (StoreError, UnicodeDecodeError):
            return None
        rows = tuple(event for event in events if isinstance(event, ExerciseTried | LessonDone | ClassListed))
        return rows if len(rows) == len(events) else None


def _write_all(file: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise StoreError("storage.class_full", file=str(path)) from error
        raise StoreError("storage.class_not_written", file=str(path), reason=str(error)) from error
