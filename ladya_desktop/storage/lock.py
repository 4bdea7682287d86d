"""One program at a time works on a folder: a lock that the operating system drops when the program dies."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def _lock(file: int) -> None:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from error
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def take_lock(path: Path) -> int:
    """Locks the file, made if it is missing, until the descriptor returned is closed.

    Raises:
        BlockingIOError: if another program has it.
        OSError: if the file cannot be made or locked.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _lock(file)
    except OSError:
        os.close(file)
        raise
    return file
