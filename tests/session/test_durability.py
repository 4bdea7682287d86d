"""The five durability properties, on the real store.

1. A row is committed before its view is shown, so a kill loses nothing that was shown.
2. A completed move is on the disk within 100 ms plus one sync.
3. A result is shown as final only after its sync.
4. The window stands still for no sync.
5. While a clock runs its reading is kept once a second, and nobody is charged more than he used.
"""

import os
import random
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID

import pytest

from benchmarks.kill import kill_often
from ladya_desktop.eventlog import StoreError
from ladya_desktop.game.acts import Actor, Press, Resign, Touch
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.session.game import GameSession
from ladya_desktop.storage import open_store
from ladya_desktop.storage import syncer as syncer_module
from ladya_desktop.storage.disk import sync_file
from ladya_desktop.storage.opening import DATABASE
from ladya_desktop.storage.schedule import SyncTiming
from ladya_desktop.storage.sqlite import SqliteStore
from tests.session.games import BASE_MS, CREATED_MS, opened, perform, play, start

GAME = UUID("11111111-1111-4111-8111-111111111111")
KNIGHTS = ("g1f3", "g8f6", "f3g1", "f6g8")
WAIT_S = 10.0
SYNC_S = 0.03


def knights(count: int) -> tuple[str, ...]:
    """Knights to and fro, without ever ending the game: a pawn move now and then."""
    steps = ((2, 3, 7, 6), (3, 4, 6, 5))
    pawns = (
        move for a, b, c, d in steps for file in "abcdeh" for move in (f"{file}{a}{file}{b}", f"{file}{c}{file}{d}")
    )
    moves: list[str] = []
    while len(moves) < count:
        moves += (*KNIGHTS, next(pawns), next(pawns))
    return tuple(moves[:count])


@dataclass(kw_only=True)
class Disk:
    """A disk whose syncs take their time; counts them."""

    sync_s: float = 0.0
    syncs: int = 0

    def sync(self, file: int) -> None:
        time.sleep(self.sync_s)
        sync_file(file)
        self.syncs += 1


def new_game(store: SqliteStore) -> GameSession:
    session = GameSession.create(store, opened(), created_ms=CREATED_MS, stream_id=GAME)
    start(session)
    return session


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "store"


@pytest.fixture
def stores() -> Iterator[list[SqliteStore]]:
    """Whatever is put in here is closed in the end."""
    opened_here: list[SqliteStore] = []
    yield opened_here
    for store in opened_here:
        store.close()


# 1: kill -9


def test_a_kill_at_a_random_moment_loses_nothing_that_was_shown(folder: Path) -> None:
    """`python -m benchmarks.kill` does it 200 times."""
    report = kill_often(folder, kills=4, seed=random.randrange(1_000_000))
    assert report.lost == []
    assert report.rows_checked > 0


# 2: power cut


@dataclass(frozen=True, slots=True, kw_only=True)
class Synced:
    """What a sync made safe: the files as they were, and how many rows were appended before it began."""

    rows: int
    database: bytes
    log: bytes


class RecordingDisk:
    """Keeps a copy of the files at each sync of the log; the session tells it how many rows there are.

    Whoever holds `still` keeps it from copying: a log that is begun anew must not be copied half old and half new, a
    state which SQLite keeps from any disk by syncing the header of the new log before the first row.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.session: GameSession | None = None
        self.synced: list[Synced] = []
        self.changed = threading.Condition()
        self.still = threading.Lock()

    def sync(self, file: int) -> None:
        if self.session is None or file_is_folder(file):
            return
        with self.still:
            rows = len(self.session.log)
            log = (self.folder / f"{DATABASE}-wal").read_bytes()
            database = (self.folder / DATABASE).read_bytes()
        with self.changed:
            self.synced.append(Synced(rows=rows, database=database, log=log))
            self.changed.notify_all()

    def wait_for_rows(self, count: int) -> bool:
        """Whether so many rows are synced in the end."""
        with self.changed:
            return self.changed.wait_for(lambda: any(synced.rows == count for synced in self.synced), WAIT_S)


def file_is_folder(file: int) -> bool:
    return os.fstat(file).st_mode & 0o040000 != 0


def cut_log(synced: Synced, kind: str, later: bytes) -> bytes:
    """What may be left of the log: what was synced, and after it anything."""
    chance = random.Random(len(synced.log))
    if kind == "torn":
        return synced.log + later[len(synced.log) :][: chance.randrange(1, 9000)]
    if kind == "zeros":
        return synced.log + bytes(chance.randrange(1, 9000))
    if kind == "garbage":
        return synced.log + chance.randbytes(chance.randrange(1, 9000))
    return synced.log


@pytest.mark.parametrize("kind", ["clean", "torn", "zeros", "garbage"])
def test_a_power_cut_loses_nothing_that_was_synced(
    folder: Path, tmp_path: Path, stores: list[SqliteStore], kind: str
) -> None:
    disk = RecordingDisk(folder)
    store = open_store(folder, sync=disk.sync, timing=SyncTiming(collect_s=0.0005))
    stores.append(store)
    session = disk.session = new_game(store)
    play(session, *knights(60), at_ms=1_000)
    rows = session.log
    later = (folder / f"{DATABASE}-wal").read_bytes()
    assert len(disk.synced) > 5
    for number, synced in enumerate(random.Random(1).sample(disk.synced, 6)):
        left = tmp_path / f"left-{number}"
        left.mkdir()
        (left / DATABASE).write_bytes(synced.database)
        (left / f"{DATABASE}-wal").write_bytes(cut_log(synced, kind, later))
        check_what_is_left(left, synced, rows)


def check_what_is_left(left: Path, synced: Synced, rows: tuple[object, ...]) -> None:
    troubles: list[StoreError] = []
    store = open_store(left, on_trouble=troubles.append)
    found = store.read(GAME)
    (sound,) = store._connection.execute("PRAGMA integrity_check").fetchone()
    store.close()
    assert troubles == []
    assert sound == "ok"
    assert len(found) >= synced.rows
    assert found == rows[: len(found)]


def test_a_power_cut_after_the_log_was_folded_in_loses_nothing(
    folder: Path, tmp_path: Path, stores: list[SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(syncer_module, "LONG_LOG_BYTES", 40_000)
    disk = RecordingDisk(folder)
    store = open_store(folder, sync=disk.sync, timing=SyncTiming(collect_s=0.0005))
    stores.append(store)
    session = disk.session = new_game(store)
    for number, uci in enumerate(knights(60)):
        with disk.still:
            play(session, uci, at_ms=1_000 * number)
        if number % 3 == 0:
            assert disk.wait_for_rows(len(session.log))
    assert len({synced.database for synced in disk.synced}) > 1, "the log was never folded in"
    for number, synced in enumerate(disk.synced[::5]):
        left = tmp_path / f"left-{number}"
        left.mkdir()
        (left / DATABASE).write_bytes(synced.database)
        (left / f"{DATABASE}-wal").write_bytes(synced.log)
        check_what_is_left(left, synced, session.log)


def test_a_completed_move_is_synced_though_nobody_waits_for_it(folder: Path, stores: list[SqliteStore]) -> None:
    disk = RecordingDisk(folder)
    store = open_store(folder, sync=disk.sync)
    stores.append(store)
    session = disk.session = new_game(store)
    play(session, "e2e4", at_ms=1_000)
    assert disk.wait_for_rows(len(session.log))


# 3: final after the sync


def test_a_result_is_final_when_the_disk_has_it(folder: Path, stores: list[SqliteStore]) -> None:
    may_sync, is_final = threading.Event(), threading.Event()
    may_sync.set()

    def sync(file: int) -> None:
        assert may_sync.wait(WAIT_S)

    store = open_store(folder, sync=sync)
    stores.append(store)
    session = new_game(store)
    session.subscribe(lambda view: is_final.set() if view.is_result_final else None)
    may_sync.clear()
    view = perform(session, Resign(by=Actor.WHITE, at_ms=5_000))
    assert view.result is not None
    assert not is_final.wait(0.05)
    assert not session.view.is_result_final
    may_sync.set()
    assert is_final.wait(WAIT_S)
    assert session.view.is_result_final


# 4: no act waits for a sync


def test_acts_do_not_wait_for_a_sync(folder: Path, stores: list[SqliteStore]) -> None:
    """The sync lasts until all acts are done."""
    may_sync, syncing = threading.Event(), threading.Event()

    def sync(file: int) -> None:
        syncing.set()
        assert may_sync.wait(WAIT_S)

    store = open_store(folder, sync=sync)
    stores.append(store)
    assert syncing.wait(WAIT_S)
    session = new_game(store)
    play(session, *knights(20), at_ms=1_000)
    assert len(session.view.moves) == 20
    may_sync.set()


@pytest.mark.parametrize("log_bytes", [syncer_module.LONG_LOG_BYTES, 0], ids=["usual", "always folding in"])
def test_appends_stay_quick_while_every_sync_is_slow(
    folder: Path, stores: list[SqliteStore], monkeypatch: pytest.MonkeyPatch, log_bytes: int
) -> None:
    monkeypatch.setattr(syncer_module, "LONG_LOG_BYTES", log_bytes)
    store = open_store(folder, sync=Disk(sync_s=SYNC_S).sync)
    stores.append(store)
    store.create(GAME, "game", CREATED_MS)
    took_s = []
    for number in range(400):
        begun_s = time.perf_counter()
        act = Touch(by=Actor.WHITE, at_ms=number, squares=("e2",))
        store.append(GAME, number, act=act, events=(), handled_ms=number, device="mouse")
        took_s.append(time.perf_counter() - begun_s)
    assert sorted(took_s)[int(0.99 * len(took_s))] < 0.02


def test_a_move_costs_at_most_two_syncs(folder: Path, stores: list[SqliteStore]) -> None:
    disk = Disk()
    store = open_store(folder, sync=disk.sync)
    stores.append(store)
    session = new_game(store)
    before = disk.syncs
    for number, uci in enumerate(knights(20)):
        play(session, uci, at_ms=1_000 * (number + 1))
        synced = threading.Event()
        store.when_synced(synced.set)
        assert synced.wait(WAIT_S)
    assert disk.syncs - before <= 2 * 20 + 3


# 5: the reading


def test_the_reading_survives_and_charges_no_more_than_was_used(folder: Path, stores: list[SqliteStore]) -> None:
    stores.append(open_store(folder))
    session = new_game(stores[-1])
    perform(session, Press(by=Actor.WHITE, at_ms=200))
    for now_ms in range(1_000, 9_500, 250):
        session.keep_reading(now_ms)
    shutil.copytree(folder, folder.with_name("after-the-crash"))
    stores.append(open_store(folder.with_name("after-the-crash")))
    again = GameSession.load(stores[-1], GAME, unix_ms=CREATED_MS + 50_000)
    assert again.view.clock.running is None
    assert again.view.clock.remaining_ms == ByColor(BASE_MS - 8_900, BASE_MS)
    assert again.recovery is not None
    assert again.recovery.gap_ms == 41_000
