"""Figures of the event store: how long an act takes, how soon it is on the disk, how many syncs a move costs.

    python -m benchmarks.store

Prints JSON. Every figure is taken through a session with the real core and the store as the window uses it, once with
the disk as it is and once with 30 ms added to each sync.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID, uuid4

from benchmarks.disk import SLOW_SYNC_S, Disk
from benchmarks.moves import long_game
from benchmarks.summary import summary
from ladya_desktop.game.acts import Act, Actor, Press, Start
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.session.game import GameSession
from ladya_desktop.session.library import Library
from ladya_desktop.storage import open_store
from ladya_desktop.storage.sqlite import SqliteStore

BASE_MS = 3_600_000


def new_session(store: SqliteStore) -> GameSession:
    """A game whose clock runs."""
    opened = GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=BASE_MS, increment_ms=3_000)),
        base_fen=STARTING_FEN,
        remaining_ms=ByColor(BASE_MS, BASE_MS),
    )
    session = GameSession.create(store, opened, created_ms=0, stream_id=uuid4())
    session.perform(Start(by=Actor.ARBITER, at_ms=0), handled_ms=0, device="bench")
    return session


def play(session: GameSession, moves: list[str], *, pause_s: float) -> list[float]:
    """Plays the moves, pausing after each act; how long each act took, in milliseconds."""
    took = []
    for number, uci in enumerate(moves):
        at_ms = 1_000 + 100 * number
        by = Actor(session.view.to_move)
        acts: tuple[Act, ...] = hand_acts(session.view.placement, uci, by=by, at_ms=at_ms)
        for act in (*acts, Press(by=by, at_ms=at_ms)):
            begun_s = time.perf_counter()
            session.perform(act, handled_ms=at_ms, device="bench")
            took.append((time.perf_counter() - begun_s) * 1000)
            time.sleep(pause_s)
        session.keep_reading(at_ms)
    return took


def measure_game(folder: Path, *, added_s: float, moves: list[str], pause_s: float) -> dict[str, object]:
    """One game at a pace: acts, syncs for each move."""
    disk = Disk(added_s=added_s)
    store = open_store(folder, sync=disk.sync)
    session = new_session(store)
    before = len(disk.syncs)
    took = play(session, moves, pause_s=pause_s)
    synced = len(disk.syncs) - before
    store.close()
    return {"act_ms": summary(took), "syncs_per_move": round(synced / len(moves), 2)}


def measure_to_disk(folder: Path, *, added_s: float, moves: list[str]) -> dict[str, object]:
    """From the press that completes a move to the end of the sync that begins after it."""
    disk, waits = Disk(added_s=added_s), []
    store = open_store(folder, sync=disk.sync)
    session = new_session(store)
    for uci in moves:
        play(session, [uci], pause_s=0.01)
        waits.append(_wait_for_sync(disk, time.perf_counter() - 0.01) * 1000)
    store.close()
    return summary(waits)


def _wait_for_sync(disk: Disk, since_s: float) -> float:
    with disk.changed:
        disk.changed.wait_for(lambda: disk.syncs[-1][0] >= since_s if disk.syncs else False, 10)
        return disk.syncs[-1][1] - since_s


def measure_reading(folder: Path, *, games: int, moves: list[str]) -> dict[str, object]:
    """Opening a store with so many games, listing them, and loading one."""
    store = open_store(folder)
    first = new_session(store)
    play(first, moves, pause_s=0)
    for _ in range(games - 1):
        _copy(store, first)
    store.close()
    opening = timed(lambda: open_store(folder).close())
    store = open_store(folder)
    listing = timed(lambda: Library(store).unfinished())
    unix_ms = 100 * 365 * 86_400_000
    loading = timed(lambda: GameSession.load(store, first.stream_id, unix_ms=unix_ms))
    size_mb = (folder / "ladya.db").stat().st_size / 1e6
    store.close()
    return {
        "games": games,
        "half_moves_each": len(moves),
        "rows_each": len(first.log),
        "database_mb": round(size_mb, 1),
        "open_and_close_ms": opening,
        "list_unfinished_ms": listing,
        "load_game_ms": loading,
    }


def _copy(store: SqliteStore, game: GameSession) -> UUID:
    """The same game once more."""
    stream_id = uuid4()
    store.create(stream_id, "game", 0)
    for row in game.log:
        store.append(
            stream_id,
            row.version - 1,
            act=row.act,
            events=row.events,
            handled_ms=row.handled_ms,
            device=row.device,
            is_urgent=False,
        )
    return stream_id


def timed(action: Callable[[], object]) -> float:
    """Milliseconds, the median of five."""
    took = []
    for _ in range(5):
        begun_s = time.perf_counter()
        action()
        took.append((time.perf_counter() - begun_s) * 1000)
    return round(sorted(took)[2], 1)


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--quick", action="store_true", help="fewer moves")
    options = parser.parse_args()
    quick, lively, timed_to_disk = (40, 3, 10) if options.quick else (168, 20, 60)
    moves = long_game()
    paces = {"quick_play": (moves[:quick], 0.002), "lively_play": (moves[:lively], 0.15)}
    report: dict[str, object] = {}
    with TemporaryDirectory() as name:
        folder = Path(name)
        for label, added_s in (("disk", 0.0), ("disk_and_30_ms", SLOW_SYNC_S)):
            report[label] = {
                **{
                    pace: measure_game(folder / f"{label}-{pace}", added_s=added_s, moves=some, pause_s=pause_s)
                    for pace, (some, pause_s) in paces.items()
                },
                "completed_to_disk_ms": measure_to_disk(
                    folder / f"{label}-to-disk", added_s=added_s, moves=moves[:timed_to_disk]
                ),
            }
        report["reading"] = measure_reading(folder / "reading", games=options.games, moves=moves)
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
