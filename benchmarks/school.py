"""A store as it is in the middle of a tournament day: three groups drawn, one game interrupted."""

import time
from pathlib import Path
from uuid import UUID

from benchmarks.moves import long_game
from ladya_desktop.eventlog import EventStore
from ladya_desktop.files.regulations import load_template
from ladya_desktop.game.acts import Actor, Press, Start, Stop
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.session.game import GameSession
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.storage import open_store
from ladya_desktop.tournament.acts import AddParticipants, CreateTournament, DrawLots, TournamentAct
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.view import TournamentView

PUPILS_IN_A_GRADE = 4
HALF_MOVES = 60
BASE_MS = 600_000
BY, DEVICE = "arbiter", "bench"


def furnish(folder: Path) -> None:
    """Makes such a store in a new folder."""
    store = open_store(folder)
    try:
        _hold_tournament(store)
        _interrupt_game(store)
    finally:
        store.close()


def _hold_tournament(store: EventStore) -> None:
    unix_ms = time.time_ns() // 1_000_000
    groups = load_template().groups
    created = CreateTournament(title="Rook", year=2027, groups=groups, at_ms=unix_ms, by=BY)
    session = TournamentSession.create(store, created, created_ms=unix_ms, device=DEVICE)
    assert isinstance(session, TournamentSession)
    pupils = [
        Entry(name=f"Pupil {grade}{number}", grade=grade, letter="A")
        for group in groups
        for grade in range(group.first_grade, group.last_grade + 1)
        for number in range(PUPILS_IN_A_GRADE)
    ]
    acts: list[TournamentAct] = [AddParticipants(entries=tuple(pupils), at_ms=unix_ms, by=BY)]
    acts.extend(DrawLots(group=group.code, seed=7, at_ms=unix_ms, by=BY) for group in groups)
    for act in acts:
        done = session.perform(act, handled_ms=unix_ms, device=DEVICE)
        assert isinstance(done, TournamentView), done


def _interrupt_game(store: EventStore) -> UUID:
    opened = GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=BASE_MS, increment_ms=5_000)),
        base_fen=STARTING_FEN,
        remaining_ms=ByColor(BASE_MS, BASE_MS),
    )
    session = GameSession.create(store, opened, created_ms=time.time_ns() // 1_000_000)
    session.perform(Start(by=Actor.ARBITER, at_ms=0), handled_ms=0, device=DEVICE)
    for number, uci in enumerate(long_game()[:HALF_MOVES]):
        at_ms, by = 1_000 * number, Actor(session.view.to_move)
        for act in (*hand_acts(session.view.placement, uci, by=by, at_ms=at_ms), Press(by=by, at_ms=at_ms)):
            session.perform(act, handled_ms=at_ms, device=DEVICE)
    at_ms = session.last_act_ms
    session.perform(Stop(by=Actor.ARBITER, at_ms=at_ms), handled_ms=at_ms, device=DEVICE)
    return session.stream_id
