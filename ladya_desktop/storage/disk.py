"""What makes a file and the names in a folder safe from a power cut, on each operating system."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

Sync: TypeAlias = Callable[[int], None]
"""Syncs an open file, given its descriptor; raises OSError if the disk does not confirm."""

if sys.platform == "win32":  # pragma: no cover
    sync_file: Sync = os.fsync

    def sync_folder(folder: Path, sync: Sync) -> None:
        """Windows keeps names safe by itself."""
else:
    if sys.platform == "darwin":  # pragma: no cover
        import fcntl

        def sync_file(file: int) -> None:
            """Syncs through the drive's own cache, which fsync leaves alone on macOS; not every drive can."""
            try:
                fcntl.fcntl(file, fcntl.F_FULLFSYNC)
            except OSError:
                os.fsync(file)
    else:
        sync_file = os.fdatasync

    def sync_folder(folder: Path, sync: Sync) -> None:
        """Makes the names of new files safe; some network drives know no such thing."""
        file = os.open(folder, os.O_RDONLY)
        try:
            sync(file)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):
                raise
        finally:
            os.close(file)
