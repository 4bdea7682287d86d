"""The real disk, slower if wanted, that remembers its syncs."""

import threading
import time
from dataclasses import dataclass, field

from ladya_desktop.storage.disk import sync_file

SLOW_SYNC_S = 0.03


@dataclass(slots=True, kw_only=True)
class Disk:
    """Give `sync` to the store: every sync takes `added_s` longer; when each began and ended is remembered."""

    added_s: float
    syncs: list[tuple[float, float]] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def sync(self, file: int) -> None:
        """Syncs the file."""
        begun_s = time.perf_counter()
        time.sleep(self.added_s)
        sync_file(file)
        with self.changed:
            self.syncs.append((begun_s, time.perf_counter()))
            self.changed.notify_all()
