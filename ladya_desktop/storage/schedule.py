"""When the next sync of the log is due: few syncs, each soon enough. No thread and no clock in here.

An urgent row is due within `collect_s`. Rows that are not urgent wait for the next urgent one; between two urgent
syncs at most one is spent on them, after `idle_s`. So a move that is touched, made and completed costs at most two.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncTiming:
    """How long rows wait for others, how soon a failed sync is tried again, how long closing waits for a disk."""

    collect_s: float = 0.02
    idle_s: float = 1.0
    retry_s: float = 1.0
    close_s: float = 5.0


class SyncSchedule:
    """`due_s` is when the next sync shall begin, on the clock of the `now_s` given; None while nothing is due."""

    def __init__(self, timing: SyncTiming) -> None:
        self.due_s: float | None = None
        self._timing = timing
        self._is_urgent = False
        self._is_idle_spent = False

    def appended(self, now_s: float, *, is_urgent: bool) -> None:
        """A row was committed."""
        if is_urgent:
            self._is_urgent = True
            self._be_due(now_s + self._timing.collect_s)
        elif not self._is_idle_spent:
            self._be_due(now_s + self._timing.idle_s)

    def asked(self, now_s: float) -> None:
        """Somebody waits for the sync."""
        self._is_urgent = True
        self._be_due(now_s)

    def begun(self) -> None:
        """The sync that was due begins."""
        self.due_s = None
        self._is_idle_spent = not self._is_urgent
        self._is_urgent = False

    def failed(self, now_s: float) -> None:
        """The sync did not work and shall be tried again."""
        self._is_urgent = True
        self._be_due(now_s + self._timing.retry_s)

    def _be_due(self, at_s: float) -> None:
        self.due_s = at_s if self.due_s is None else min(self.due_s, at_s)
