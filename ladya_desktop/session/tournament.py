"""One tournament as the application holds it: an act is decided, stored, then shown. A refused act leaves no trace."""

from collections.abc import Callable, Iterable
from typing import Final, Self, cast
from uuid import UUID, uuid4

from ladya_desktop.eventlog import EventStore, StoredAct, StoreError, WrongVersionError
from ladya_desktop.session.stream import Listeners, Stream
from ladya_desktop.tournament.acts import CreateTournament, TournamentAct
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.events import TournamentEvent
from ladya_desktop.tournament.evolve import evolve_all
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, TournamentState
from ladya_desktop.tournament.view import TournamentView

KIND: Final = "tournament"


class TournamentSession:
    """A tournament and its stream. Listeners are called in the thread that performs, before `perform` returns."""

    def __init__(self, store: EventStore, stream_id: UUID) -> None:
        """Opens a tournament that was created before.

        Raises:
            StoreError: if there is no such stream or it cannot be read.
        """
        self._stream = Stream(store, stream_id)
        self._listeners: Listeners[TournamentView] = Listeners()
        self._show(replayed(self._stream.rows))

    @classmethod
    def create(
        cls,
        store: EventStore,
        act: CreateTournament,
        *,
        created_ms: int,
        device: str,
        stream_id: UUID | None = None,
    ) -> Self | ActRefused:
        """Begins a new stream with the act that lays the tournament down, unless the act is refused."""
        decision = decide(EMPTY_TOURNAMENT, act)
        if isinstance(decision, ActRefused):
            return decision
        stream_id = stream_id or uuid4()
        store.create(stream_id, KIND, created_ms)
        store.append(stream_id, 0, act=act, events=decision, handled_ms=0, device=device)
        return cls(store, stream_id)

    @property
    def stream_id(self) -> UUID:
        """The stream of the tournament."""
        return self._stream.stream_id

    @property
    def created_ms(self) -> int:
        """When the tournament was created, in Unix time; `handled_ms` counts from there."""
        return self._stream.created_ms

    @property
    def view(self) -> TournamentView:
        """The snapshot to show now."""
        return self._view

    @property
    def state(self) -> TournamentState:
        """What rules and questions ("what if this pupil left") need."""
        return self._state

    @property
    def log(self) -> tuple[StoredAct, ...]:
        """Everything that happened, one row an act."""
        return self._stream.rows

    def subscribe(self, listener: Callable[[TournamentView], None]) -> Callable[[], None]:
        """Tells the listener every new view until the function returned is called."""
        return self._listeners.add(listener)

    def perform(self, act: TournamentAct, *, handled_ms: int, device: str) -> TournamentView | ActRefused:
        """Decides, stores and shows one act; one that is refused or changes nothing is not stored.

        Raises:
            StoreError: if it could not be stored; then it did not happen.
        """
        decision = decide(self._state, act)
        if isinstance(decision, ActRefused):
            return decision
        if decision:
            self._append(act, decision, handled_ms=handled_ms, device=device)
            self._show(evolve_all(self._state, decision))
            self._listeners.tell(self._view)
        return self._view

    def preview(self, act: TournamentAct) -> TournamentView | ActRefused:
        """What the tournament would be after the act, for a question before it; nothing is stored and nobody told."""
        decision = decide(self._state, act)
        return decision if isinstance(decision, ActRefused) else view_of(evolve_all(self._state, decision))

    def _append(self, act: TournamentAct, events: tuple[TournamentEvent, ...], *, handled_ms: int, device: str) -> None:
        try:
            self._stream.append(act, events, handled_ms=handled_ms, device=device)
        except WrongVersionError as error:
            self._stream.reload()
            self._show(replayed(self._stream.rows))
            self._listeners.tell(self._view)
            raise StoreError("storage.changed_elsewhere") from error

    def _show(self, state: TournamentState) -> None:
        self._state = state
        self._view = view_of(state)


def replayed(rows: Iterable[StoredAct], state: TournamentState = EMPTY_TOURNAMENT) -> TournamentState:
    """The state after the rows of a tournament's stream that follow a state."""
    return evolve_all(state, (cast(TournamentEvent, event) for row in rows for event in row.events))
