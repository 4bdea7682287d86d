"""Bugs that other programs had with their files, by their ids: here nothing is lost and it is said what is wrong."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ladya_desktop.eventlog import StoreError
from ladya_desktop.storage.opening import DATABASE, connect
from tests.storage.acts import GAME, append, fill
from tests.storage.conftest import Open

SECOND_START = """
import sys
from pathlib import Path
from ladya_desktop.eventlog import StoreError
from ladya_desktop.storage import open_store
try:
    open_store(Path(sys.argv[1]))
except StoreError as error:
    print(error.code)
"""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Another program writes into the database and does not finish."""
    with closing(connect(folder / DATABASE)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


# Two programs on one database


def test_st_06_a_second_program_is_told_that_the_first_is_open(opening: Open, tmp_path: Path) -> None:
    appended = fill(store := opening(), 1)
    second = subprocess.run(
        [sys.executable, "-c", SECOND_START, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert second.stdout.strip() == "storage.in_use"
    appended += (append(store, 2),)
    assert store.read(GAME) == appended


def test_st_06_moves_go_on_as_soon_as_the_other_program_lets_the_database_go(opening: Open, tmp_path: Path) -> None:
    """While it is held, each act is refused whole; nothing is half written and no number is left out."""
    appended = fill(store := opening(), 1)
    with held(tmp_path):
        for _ in range(2):
            with pytest.raises(StoreError, match=r"storage\.locked"):
                append(store, 2)
        assert store.read(GAME) == appended
    appended += (append(store, 2), append(store, 3))
    assert store.read(GAME) == appended


def test_st_06_an_act_waits_for_the_other_program_but_the_window_does_not_stand_still(opening: Open) -> None:
    (waits_ms,) = opening()._connection.execute("PRAGMA busy_timeout").fetchone()
    assert 0 < waits_ms < 300


def test_st_06_a_database_held_for_a_moment_is_written_when_it_is_free(opening: Open, tmp_path: Path) -> None:
    appended = fill(store := opening(), 1)
    store._connection.execute("PRAGMA busy_timeout = 10000")  # the machine of the tests may be busy itself
    holds, is_asked = threading.Event(), threading.Event()

    def hold_until_asked() -> None:
        with held(tmp_path):
            holds.set()
            is_asked.wait(10)

    other = threading.Thread(target=hold_until_asked)
    other.start()
    holds.wait(10)
    store._connection.set_trace_callback(lambda _: is_asked.set())
    appended += (append(store, 2),)
    other.join()
    assert store.read(GAME) == appended


# A folder that is kept the same on several computers


def test_pk_08_copies_that_a_sync_leaves_beside_the_games_are_let_alone(opening: Open, tmp_path: Path) -> None:
    copies = ("ladya-PC1.db", "ladya-PC1.db-wal", "ladya (1).db", "ladya.db.tmp", "ladya-PC1.lock")
    appended = fill(store := opening(), 2)
    store.close()
    for name in copies:
        (tmp_path / name).write_bytes(b"half a copy")
    store = opening()
    assert store.read(GAME) == appended
    append(store, 3)
    store.close()
    assert [(tmp_path / name).read_bytes() for name in copies] == [b"half a copy"] * len(copies)


def test_pk_08_games_renamed_by_a_sync_go_on_and_it_is_said(opening: Open, tmp_path: Path) -> None:
    """Every act is kept under the new name as well; given its name back, the file has them all."""
    told: list[StoreError] = []
    is_told = threading.Event()

    def tell(error: StoreError) -> None:
        told.append(error)
        is_told.set()

    appended = fill(store := opening(on_trouble=tell), 1)
    (tmp_path / DATABASE).rename(tmp_path / "ladya-PC1.db")
    appended += (append(store, 2),)
    assert is_told.wait(10)
    assert (told[0].code, str(tmp_path / DATABASE) in str(told[0].params["reason"])) == ("storage.sync_failed", True)
    appended += (append(store, 3),)
    assert store.read(GAME) == appended
    (tmp_path / "ladya-PC1.db").rename(tmp_path / DATABASE)
    store.close()
    assert opening().read(GAME) == appended
