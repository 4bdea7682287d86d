"""One start installs at a time; the others wait for it."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedWriter
from pathlib import Path

PAUSE_S = 0.2


@contextmanager
def exclusive(path: Path, on_wait: Callable[[], None]) -> Iterator[None]:
    """Holds the lock file at `path`; the system lets go of it even if this process is killed.

    Commands started meanwhile may inherit the lock (not on Windows), so that nobody else begins while an orphan of a
    killed start still writes. `on_wait` is called once if somebody else holds it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        if not _try_lock(file):
            on_wait()
            while not _try_lock(file):
                time.sleep(PAUSE_S)
        os.set_inheritable(file.fileno(), True)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: BufferedWriter) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: BufferedWriter) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
