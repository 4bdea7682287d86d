"""Writing a file whole or not at all: beside its place, synced, then renamed over it.

Whatever fails, what stood under the name stands there still, and nothing half-written is left.
"""

import errno
import os
import re
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from ladya_desktop.texts import t
from ladya_desktop.texts.system_errors import reason

_CODES: Final = {
    errno.ENOSPC: "no_space",
    errno.EDQUOT: "no_space",
    errno.EFBIG: "no_space",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read_only",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
    errno.EISDIR: "is_folder",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
}
_FLAGS: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_USUAL_MODE: Final = 0o666
_BESIDE: Final = re.compile(r"\.[0-9a-f]{16}\.part")
STALE_AFTER_S: Final = 3600
"""No program writes one file so long, be the disk as slow as it may."""


class WriteError(Exception):
    """A file that could not be written. `code` is the sentence's ("exports.write_no_space"), `place` the file meant.

    `reason` is what the system said, "" where the code says it all. `is_kept`: an earlier file stands under the name.
    """

    def __init__(self, code: str, place: Path, reason: str = "", *, is_kept: bool = False) -> None:
        super().__init__(code, str(place), reason)
        self.is_kept = is_kept
        self.code = code
        self.place = place
        self.reason = reason

    @property
    def sentence(self) -> str:
        """Place, cause and what to do, in the language chosen."""
        fault = t(self.code, file=self.place.name, folder=str(self.place.parent), reason=self.reason)
        return t("exports.write_kept", fault=fault) if self.is_kept else fault


def write_atomically(path: Path, data: bytes) -> None:
    """Puts the data under this name, over a file that may stand there; its permissions stay, a link is followed.

    Raises WriteError, and then nothing has changed: no room, no right, no such folder, something that is no file.
    """
    try:
        _write(Path(os.path.realpath(path)), data)
    except OSError as error:
        raise _fault(error, path) from error
    except ValueError as error:
        raise WriteError("exports.write_name", path) from error


def write_own(path: Path, data: bytes) -> None:
    """`write_atomically` into a folder of the program's own, which is also cleared of what killed programs left there.

    Left are only files under the names that `write_atomically` gives, an hour older than what was just written: another
    copy of the program may be writing the younger ones.
    """
    write_atomically(path, data)
    with suppress(OSError):  # what cannot be cleared away harms nothing
        _clear(Path(os.path.realpath(path)))


def _clear(written: Path) -> None:
    latest = written.stat().st_mtime - STALE_AFTER_S
    with os.scandir(written.parent) as entries:
        left = [entry for entry in entries if _BESIDE.fullmatch(entry.name) and entry.is_file(follow_symlinks=False)]
    for entry in left:
        if entry.stat(follow_symlinks=False).st_mtime < latest:
            Path(entry.path).unlink()


def _write(place: Path, data: bytes) -> None:
    mode = _mode_of(place)
    beside = place.with_name(f".{os.urandom(8).hex()}.part")
    try:
        _write_new(beside, data, _USUAL_MODE if mode is None else mode)
        if mode is not None:
            beside.chmod(mode)
        beside.replace(place)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(place.parent)


def _mode_of(place: Path) -> int | None:
    """The permissions of the file that stands there, None if none does."""
    try:
        found = place.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return stat.S_IMODE(found.st_mode)


def _write_new(path: Path, data: bytes, mode: int) -> None:
    """A file that is not there yet, down to the disk: some disks say only at the sync that they are full."""
    handle = os.open(path, _FLAGS, mode)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """Makes the new name safe from a power cut, where a folder can be synced at all; the file itself is."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        return
    finally:
        os.close(handle)


def _fault(error: OSError, path: Path) -> WriteError:
    code = _CODES.get(error.errno or 0)
    if code is None:
        return WriteError("exports.write_failed", path, reason(error))
    return WriteError(f"exports.write_{code}", path, is_kept=code == "no_space" and path.is_file())
