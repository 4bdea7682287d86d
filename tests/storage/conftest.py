"""Stores to test: in memory, and in SQLite in a folder of the test's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ladya_desktop.eventlog import EventStore, StoreError
from ladya_desktop.storage import MemoryStore
from ladya_desktop.storage.opening import open_store
from ladya_desktop.storage.schedule import SyncTiming
from ladya_desktop.storage.sqlite import SqliteStore

QUICK = SyncTiming(collect_s=0.001, idle_s=0.001, retry_s=0.001)
Open = Callable[..., SqliteStore]


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[Open]:
    """Opens stores in this test's folder, or another, and closes them in the end."""
    opened: list[SqliteStore] = []

    def open_one(folder: Path = tmp_path, **options: object) -> SqliteStore:
        store = open_store(folder, **{"timing": QUICK, "on_trouble": _no_trouble, **options})  # type: ignore[arg-type]
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest) -> EventStore:
    """One empty store of each kind."""
    if request.param == "memory":
        return MemoryStore()
    opening: Open = request.getfixturevalue("opening")
    return opening()


def _no_trouble(error: StoreError) -> None:
    raise AssertionError(error)
