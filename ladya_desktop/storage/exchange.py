"""A file exchanged for another so that nothing of the old one stays on the disk, at whatever instant the program ends.

The new file is written beside and synced, the old one is set aside, the new one takes its name; when that is safe, the
old one is overwritten and taken away. What a killed program left is finished, or taken back, before the next access.
Some disks write elsewhere whatever is overwritten (SSD, snapshots); there the name is gone, and the blocks as soon as
the disk uses them again.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from ladya_desktop.storage.disk import Sync, sync_folder

BINARY: Final = getattr(os, "O_BINARY", 0)
OWN: Final = 0o600
"""Nobody else on this computer reads it."""
_BLOCK: Final = 1 << 20


def set_aside(path: Path) -> Path:
    """Where the old file is until it is overwritten."""
    return path.with_name(f".{path.name}.old")


def beside(path: Path) -> Path:
    """Where the new file is until it is whole."""
    return path.with_name(f".{path.name}.new")


def finish(path: Path, sync: Sync) -> None:
    """Finishes what a killed program began, or takes it back. Raises OSError if that cannot be done."""
    old, new = set_aside(path), beside(path)
    has_old, has_new = os.path.lexists(old), os.path.lexists(new)
    if has_old and not path.exists():
        old.rename(path)
        has_old = False
        sync_folder(path.parent, sync)
    elif has_old:
        sync_folder(path.parent, sync)  # before the old file goes, the new one is safe
    for left, is_there in ((old, has_old), (new, has_new)):
        if is_there:
            wipe(left, sync)


def exchange(path: Path, data: bytes, sync: Sync) -> None:
    """Puts the data in the place of the file, if there is one; its folder is there.

    Raises:
        OSError: if that cannot be done; then the file is as it was, or exchanged and not yet overwritten.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    finish(path, sync)
    new, old, has_old = beside(path), set_aside(path), path.exists()
    try:
        _write_new(new, data, sync)
        if has_old:
            path.rename(old)
        new.rename(path)
    except OSError:
        with suppress(OSError):
            finish(path, sync)
        raise
    sync_folder(path.parent, sync)
    if has_old:
        wipe(old, sync)
        sync_folder(path.parent, sync)


def wipe(path: Path, sync: Sync) -> None:
    """Overwrites a file and takes it away. Raises OSError if it cannot be taken away."""
    with suppress(OSError):  # what cannot be overwritten can be taken away all the same
        _overwrite(path, sync)
    path.unlink()


def write_all(file: int, data: bytes) -> None:
    """Writes all to an open file, also to one that takes only a part at a time."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(file, rest) :]


def _write_new(path: Path, data: bytes, sync: Sync) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, OWN)
    try:
        write_all(file, data)
        sync(file)
    finally:
        os.close(file)


def _overwrite(path: Path, sync: Sync) -> None:
    file = os.open(path, os.O_WRONLY | BINARY)
    try:
        left = os.fstat(file).st_size
        while left > 0:
            write_all(file, bytes(min(left, _BLOCK)))
            left -= _BLOCK
        sync(file)
    finally:
        os.close(file)
