"""Kills the program in mid-game, again and again, and looks whether anything that was shown is lost.

    python -m benchmarks.kill --kills 200

A child plays a game through a session and its store as fast as it can, and writes to a pipe which version of which
game it has shown, with a digest of the view. It is killed at a random moment (while it starts, too); then the store is
opened, every row is checked against its hash, and the view of the last version shown is drawn again and compared. The
next child goes on with the game where the last one died. Prints JSON; exit code 1 if anything was lost.
"""

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import UUID

from ladya_desktop.eventlog import EventStore, StoreError
from ladya_desktop.game.acts import Act, Actor, Back, OfferDraw, Press, Resume, Start, Stop, Touch
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import Event, GameOpened
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.game.view_of import view_of
from ladya_desktop.session.game import GameSession, replay
from ladya_desktop.session.library import Library
from ladya_desktop.storage import open_store

ROOT = Path(__file__).parent.parent
LONGEST_PLAY_S = 0.15
KILLED_WHILE_STARTING = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """One line of the pipe."""

    game_id: UUID
    version: int
    digest: str


@dataclass(slots=True, kw_only=True)
class Report:
    """What came of the kills."""

    kills: int = 0
    killed_in_play: int = 0
    games_recovered: int = 0
    rows_checked: int = 0
    lost: list[str]


def digest(view: GameView) -> str:
    """The same for two views that look the same; whether a result is final is not for a row to say."""
    sides = ByColor(*(frozenset[str]() for _ in range(2)))
    available = [sorted(view.available.white), sorted(view.available.black)]
    plain = replace(view, available=sides, is_result_final=False)  # type: ignore[arg-type]  # only to print it
    return hashlib.sha256(repr((plain, available)).encode()).hexdigest()[:16]


# The child


def play(folder: Path, seed: int) -> None:
    """Plays until it is killed."""
    chance = random.Random(seed)
    store = open_store(folder, on_trouble=_trouble)
    while True:
        session = _game(store)
        begun_s = time.monotonic()
        _show(session.view, session.stream_id)
        session.subscribe(lambda view, game_id=session.stream_id: _show(view, game_id))  # type: ignore[misc]
        while session.view.result is None:
            now_ms = session.opened_ms + int((time.monotonic() - begun_s) * 1000)
            for act in next_acts(session, chance, now_ms):
                session.perform(act, handled_ms=now_ms, device="kill")
            session.keep_reading(now_ms)


def _trouble(error: StoreError) -> None:
    print(error, file=sys.stderr)


def _show(view: GameView, game_id: UUID) -> None:
    os.write(1, f"{game_id} {view.version} {digest(view)}\n".encode())


def _game(store: EventStore) -> GameSession:
    """The game that was not finished, or a new one."""
    unix_ms = time.time_ns() // 1_000_000
    unfinished = Library(store).unfinished()
    if unfinished:
        return GameSession.load(store, unfinished[-1].stream_id, unix_ms=unix_ms)
    opened = GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=600_000, increment_ms=5_000)),
        base_fen=STARTING_FEN,
        remaining_ms=ByColor(600_000, 600_000),
    )
    return GameSession.create(store, opened, created_ms=unix_ms)


def next_acts(session: GameSession, chance: random.Random, now_ms: int) -> tuple[Act, ...]:
    """What somebody at the board might do next."""
    view = session.view
    mover = Actor(view.to_move)
    if view.phase is Phase.NOT_STARTED:
        return (Start(by=Actor.ARBITER, at_ms=now_ms),)
    if view.phase is Phase.STOPPED:
        return (Resume(by=Actor.ARBITER, at_ms=now_ms),)
    if chance.random() < 0.05:
        return (Stop(by=Actor.ARBITER, at_ms=now_ms),)
    if chance.random() < 0.05:
        return (OfferDraw(by=mover, at_ms=now_ms),)
    if view.moves and not view.moves[-1].is_completed:
        return (Press(by=Actor(view.to_move.other), at_ms=now_ms),)
    return _move(session, chance, now_ms, mover)


def _move(session: GameSession, chance: random.Random, now_ms: int, mover: Actor) -> tuple[Act, ...]:
    """A move with what was touched before; now and then the piece is first put back."""
    touched = session.view.touched
    moves = sorted(uci for uci in session.current.legal_moves() if not touched or uci[:2] in touched)
    uci = chance.choice(moves or sorted(session.current.legal_moves()))
    acts = hand_acts(session.view.placement, uci, by=mover, at_ms=now_ms)
    if chance.random() < 0.1:
        touch = Touch(by=mover, at_ms=now_ms, squares=(uci[:2],))
        return (touch, Back(by=mover, at_ms=now_ms, square=uci[:2]), *acts)
    return acts


# The parent


def kill_often(folder: Path, kills: int, seed: int) -> Report:
    """Kills so many children that play in the folder."""
    chance = random.Random(seed)
    report = Report(lost=[])
    for number in range(kills):
        shown, killed_ms = _run_and_kill(folder, seed=seed + number, chance=chance)
        report.kills += 1
        report.killed_in_play += shown is not None
        _look(folder, shown, killed_ms, report)
    return report


def _run_and_kill(folder: Path, *, seed: int, chance: random.Random) -> tuple[Shown | None, int]:
    """The last thing shown before the child died, and when it died (Unix time)."""
    command = [sys.executable, "-m", "benchmarks.kill", "--child", str(folder), "--seed", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout is not None
        first = b""
        if chance.random() > KILLED_WHILE_STARTING:
            first = child.stdout.readline()
        time.sleep(chance.random() * LONGEST_PLAY_S)
        assert child.poll() is None, "the child died by itself"
        child.kill()
        killed_ms = time.time_ns() // 1_000_000
        lines = (first + child.stdout.read()).decode().splitlines(keepends=True)
    whole = [line.split() for line in lines if line.endswith("\n")]
    if not whole:
        return None, killed_ms
    game_id, version, shown = whole[-1]
    return Shown(game_id=UUID(game_id), version=int(version), digest=shown), killed_ms


def _look(folder: Path, shown: Shown | None, killed_ms: int, report: Report) -> None:
    """Opens the store as the next start of the program does."""
    store = open_store(folder, on_trouble=lambda error: report.lost.append(str(error)))
    try:
        if shown is not None:
            _compare(store, shown, report)
        for entry in Library(store).unfinished():
            _recover(store, entry.stream_id, entry.created_ms, killed_ms, report)
    except StoreError as error:
        report.lost.append(str(error))
    finally:
        store.close()


def _compare(store: EventStore, shown: Shown, report: Report) -> None:
    rows = store.read(shown.game_id, until=shown.version)
    report.rows_checked += len(rows)
    if len(rows) < shown.version:
        report.lost.append(f"version {shown.version} was shown, {len(rows)} are kept")
        return
    events: tuple[Event, ...] = rows[-1].events  # type: ignore[assignment]  # a game's stream
    view = view_of(replay(rows), version=shown.version, last_events=events, is_result_final=False)
    if digest(view) != shown.digest:
        report.lost.append(f"version {shown.version} looks different")


def _recover(store: EventStore, game_id: UUID, created_ms: int, killed_ms: int, report: Report) -> None:
    session = GameSession.load(store, game_id, unix_ms=max(killed_ms, time.time_ns() // 1_000_000))
    if session.view.clock.running is not None:
        report.lost.append("a clock runs though the program died")
    recovery = session.recovery
    if recovery is None:
        return
    report.games_recovered += 1
    if created_ms + recovery.stopped_at_ms > killed_ms + 1:
        report.lost.append(f"charged {created_ms + recovery.stopped_at_ms - killed_ms} ms more than was used")


def main() -> int:
    """The command; returns its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        play(options.child, options.seed)
    begun_s = time.monotonic()
    with TemporaryDirectory() as folder:
        report = kill_often(Path(folder), options.kills, options.seed)
    print(
        json.dumps(
            {
                "seed": options.seed,
                "kills": report.kills,
                "killed_in_play": report.killed_in_play,
                "games_recovered": report.games_recovered,
                "rows_checked": report.rows_checked,
                "things_lost": len(report.lost),
                "lost": report.lost,
                "seconds": round(time.monotonic() - begun_s, 1),
            },
            indent=2,
        )
    )
    return 1 if report.lost or not report.killed_in_play else 0


if __name__ == "__main__":
    sys.exit(main())
