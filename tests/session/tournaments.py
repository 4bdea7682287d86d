"""A small tournament: one group of four, drawn, its first game at board 1."""

from uuid import UUID

from ladya_desktop.eventlog import EventStore
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.tournament.acts import (
    AddParticipants,
    AssignNumbers,
    CreateTournament,
    StartGame,
    TournamentAct,
)
from ladya_desktop.tournament.decide import ActRefused
from ladya_desktop.tournament.setup import Entry, GroupSetup
from ladya_desktop.tournament.view import PairingView, TournamentView

CREATED_MS = 1_700_000_000_000
NAMES = ("Ёлкина Аня", "Грибов Лев", "Ручьёва Ира", "Дубов Пётр")
GROUP = GroupSetup(
    code="I",
    first_grade=1,
    last_grade=4,
    month=3,
    day=14,
    starts_at_min=840,
    ends_at_min=960,
    time_control="300+3",
)


def laid_down(*, title: str = "Весенняя ладья") -> CreateTournament:
    return CreateTournament(at_ms=CREATED_MS, by="arbiter", title=title, year=2026, groups=(GROUP,))


def created(store: EventStore, *, title: str = "Весенняя ладья") -> TournamentSession:
    """A tournament with nobody in it."""
    session = TournamentSession.create(store, laid_down(title=title), created_ms=CREATED_MS, device="mouse")
    assert isinstance(session, TournamentSession)
    return session


def perform(session: TournamentSession, act: TournamentAct) -> TournamentView:
    """Performs an act that must not be refused."""
    view = session.perform(act, handled_ms=act.at_ms - CREATED_MS + 3, device="mouse")
    assert not isinstance(view, ActRefused), view
    return view


def drawn(store: EventStore) -> TournamentSession:
    """The tournament with its four pupils and their numbers."""
    session = created(store)
    entries = tuple(Entry(name=name, grade=3, letter="А") for name in NAMES)
    perform(session, AddParticipants(at_ms=CREATED_MS + 1_000, by="arbiter", entries=entries))
    perform(session, AssignNumbers(at_ms=CREATED_MS + 2_000, by="arbiter", group="I", participant_ids=(1, 2, 3, 4)))
    return session


def link(session: TournamentSession, game_id: UUID, *, board: int = 1) -> None:
    """Starts the game of a pairing of the first round."""
    at_ms = CREATED_MS + 3_000
    perform(session, StartGame(at_ms=at_ms, by="board", group="I", round=1, board=board, game_id=str(game_id)))


def pairing(session: TournamentSession, *, board: int = 1) -> PairingView:
    """A pairing of the first round."""
    return session.view.groups[0].rounds[0].pairings[board - 1]
