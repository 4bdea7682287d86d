"""A store in memory whose syncs the test makes by hand."""

from collections.abc import Callable
from uuid import UUID

import pytest

from ladya_desktop.eventlog import StoredAct, StoreError
from ladya_desktop.storage import MemoryStore


class SlowStore(MemoryStore):
    """A store in memory that is synced only when the test says so, and fails when it says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[], None]] = []
        self.urgency: list[bool] = []
        self.error: Exception | None = None

    def when_synced(self, callback: Callable[[], None]) -> None:
        self.waiting.append(callback)

    def sync(self) -> None:
        """Calls back whoever waits."""
        waiting, self.waiting = self.waiting, []
        for callback in waiting:
            callback()

    def append(
        self,
        stream_id: UUID,
        expected_version: int,
        *,
        act: object | None,
        events: tuple[object, ...],
        handled_ms: int,
        device: str,
        is_live: bool = True,
        is_urgent: bool = True,
    ) -> StoredAct:
        if self.error is not None:
            raise self.error
        self.urgency.append(is_urgent)
        return super().append(
            stream_id,
            expected_version,
            act=act,
            events=events,
            handled_ms=handled_ms,
            device=device,
            is_live=is_live,
            is_urgent=is_urgent,
        )


@pytest.fixture
def store() -> SlowStore:
    return SlowStore()


DISK_FULL = StoreError("storage.disk_full", file="ladya.db", reason="")
