"""One game as the application holds it: an act is decided, stored, then shown; after a crash it stands where it stood.

The order is the promise: a row is committed before anybody sees its view. A result is shown as final only after the
store says that it is safe from a power cut.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Self, cast
from uuid import UUID, uuid4

from ladya_desktop.eventlog import ClockReading, EventStore, Recovery, StoredAct, StoreError, WrongVersionError
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import SLEPT, Act, Actor, Note, Stop
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.decide import judge
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.hands import hands_of
from ladya_desktop.game.position import Position
from ladya_desktop.game.state import GameState, open_state
from ladya_desktop.game.view import GameView
from ladya_desktop.game.view_of import view_of
from ladya_desktop.session.stream import Listeners, Stream

READING_EVERY_MS: Final = 1000
_TIMER_SLACK_MS: Final = 100
"""A timer of a second that came a little early is not sent away for another second."""

RECOVERED: Final = "recovered"
PROGRAM_DEVICE: Final = "program"

_HANDLING = (
    ev.PiecesTouched
    | ev.PieceAdjusted
    | ev.SecondTouchNoted
    | ev.PieceHovered
    | ev.PieceReturned
    | ev.PieceReleased
    | ev.PieceRemoved
    | ev.PawnReplaced
    | ev.PieceSprangBack
    | ev.MoveMade
    | ev.DrawOffered
    | ev.ActRefused
)
"""What may wait for the move's completion to be safe from a power cut."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Snapshot:
    """Where the game stands; replaced as a whole, so that another thread sees the old one or the new one."""

    state: GameState
    version: int
    last_events: tuple[ev.Event, ...]
    result_version: int | None


class GameSession:
    """A game and its stream.

    Listeners are called in the thread that performs, before `perform` returns, and once more from the store's thread
    when a result has become final. `opened_ms` is the stream's time at which the session was made: the caller's clock
    goes on from there.
    """

    def __init__(self, store: EventStore, stream_id: UUID, *, opened_ms: int) -> None:
        """Use `create` or `load`."""
        self._store = store
        self._stream = Stream(store, stream_id)
        self._listeners: Listeners[GameView] = Listeners()
        self._synced_version = 0
        self._reading_ms: int | None = None
        self._shown: tuple[_Snapshot, bool, GameView] | None = None
        self._snapshot = _replayed(self._stream.rows)
        self.opened_ms = opened_ms

    @classmethod
    def create(
        cls,
        store: EventStore,
        opened: ev.GameOpened,
        *,
        created_ms: int,
        stream_id: UUID | None = None,
        kind: str = "game",
    ) -> Self:
        """Begins a new stream with its opening event; `created_ms` is Unix time."""
        stream_id = stream_id or uuid4()
        store.create(stream_id, kind, created_ms)
        store.append(
            stream_id, 0, act=None, events=(opened,), handled_ms=opened.at_ms, device=PROGRAM_DEVICE, is_urgent=False
        )
        return cls(store, stream_id, opened_ms=opened.at_ms)

    @classmethod
    def load(cls, store: EventStore, stream_id: UUID, *, unix_ms: int) -> Self:
        """Opens a game that was played before, now being `unix_ms`; a clock found running is stopped.

        Raises:
            StoreError: if there is no such game or it cannot be read.
        """
        session = cls(store, stream_id, opened_ms=0)
        session._begin_again(unix_ms)
        return session

    @property
    def stream_id(self) -> UUID:
        """The stream of the game."""
        return self._stream.stream_id

    @property
    def created_ms(self) -> int:
        """When the stream began, Unix time; its own time counts from there."""
        return self._stream.created_ms

    @property
    def view(self) -> GameView:
        """The snapshot to draw now."""
        snapshot, is_final = self._snapshot, self._is_result_final
        if self._shown is None or self._shown[0] is not snapshot or self._shown[1] is not is_final:
            view = view_of(
                snapshot.state,
                version=snapshot.version,
                last_events=snapshot.last_events,
                is_result_final=is_final,
            )
            self._shown = snapshot, is_final, view
            return view
        return self._shown[2]

    @property
    def current(self) -> Position:
        """The position with the moves made so far, completed or not."""
        return self._snapshot.state.current

    @property
    def illegal_moves(self) -> ByColor[int]:
        """How many illegal moves of each side are counted (7.5.5)."""
        return self._snapshot.state.illegal_moves

    @property
    def move_counters(self) -> ByColor[int]:
        """How many completed moves of each side are counted (7.1)."""
        return self._snapshot.state.counter

    @property
    def warnings(self) -> ByColor[int]:
        """How many warnings each side has had (12.9.1)."""
        return self._snapshot.state.warnings

    def foreseen(self, act: Act) -> tuple[GameView, ByColor[int]]:
        """What the act would bring, though it does not happen: the view after it, and the illegal moves counted."""
        events, state = judge(self._snapshot.state, act)
        view = view_of(state, version=self._snapshot.version, last_events=events, is_result_final=False)
        return view, state.illegal_moves

    def hands_of(self, uci: str, *, by: Actor, at_ms: int) -> tuple[Act, ...]:
        """The acts of a written move on the board as it stands now."""
        return hands_of(self._snapshot.state, uci, by=by, at_ms=at_ms)

    @property
    def log(self) -> tuple[StoredAct, ...]:
        """Everything that happened, one row an act."""
        return self._stream.rows

    @property
    def last_act_ms(self) -> int:
        """When the last act happened; no later act can be dated before it."""
        return _at_ms(self._stream.rows[-1])

    @property
    def recovery(self) -> Recovery | None:
        """What the arbiter must be told before anything else happens: why a clock that ran stands since.

        The program died or the computer slept; a hand that was refused since then has changed nothing.
        """
        row = next(row for row in reversed(self._stream.rows) if not (isinstance(row.act, Note) or _is_refused(row)))
        if not isinstance(row.act, Stop) or row.act.reason not in (RECOVERED, SLEPT):
            return None
        return Recovery(
            stopped_at_ms=row.act.at_ms, gap_ms=row.handled_ms - row.act.at_ms, is_sleep=row.act.reason == SLEPT
        )

    def subscribe(self, listener: Callable[[GameView], None]) -> Callable[[], None]:
        """Tells the listener every new view until the function returned is called."""
        return self._listeners.add(listener)

    def perform(self, act: Act, *, handled_ms: int, device: str) -> GameView:
        """Decides, stores and shows one act.

        Raises:
            StoreError: if it could not be stored; then it did not happen.
        """
        events, state = judge(self._snapshot.state, act)
        self._append(act, events, handled_ms=handled_ms, device=device, is_live=state.result is None)
        has_ended = any(isinstance(event, ev.GameEnded) for event in events)
        self._snapshot = _Snapshot(
            state=state,
            version=self._stream.version,
            last_events=self._snapshot.last_events if isinstance(act, Note) else events,
            result_version=self._stream.version if has_ended else self._snapshot.result_version,
        )
        self._listeners.tell(self.view)
        if has_ended:
            self._await_sync()
        return self.view

    def keep_reading(self, now_ms: int) -> None:
        """Keeps what the clocks show, if one runs, not more than once a second; call it as often as you like.

        Raises:
            StoreError: if it could not be stored.
        """
        clock = self._snapshot.state.clock
        is_early = self._reading_ms is not None and now_ms - self._reading_ms < READING_EVERY_MS - _TIMER_SLACK_MS
        if clock.running is None or is_early:
            return
        self._reading_ms = now_ms
        reading = ClockReading(
            version=self._snapshot.version,
            at_ms=now_ms,
            white_ms=clock.remaining(Color.WHITE, now_ms),
            black_ms=clock.remaining(Color.BLACK, now_ms),
        )
        self._store.keep_reading(self.stream_id, reading)

    @property
    def _is_result_final(self) -> bool:
        version = self._snapshot.result_version
        return version is not None and self._synced_version >= version

    def _append(self, act: Act, events: tuple[ev.Event, ...], *, handled_ms: int, device: str, is_live: bool) -> None:
        is_urgent = not all(isinstance(event, _HANDLING) for event in events)
        try:
            self._stream.append(act, events, handled_ms=handled_ms, device=device, is_live=is_live, is_urgent=is_urgent)
        except WrongVersionError as error:
            self._stream.reload()
            self._snapshot = _replayed(self._stream.rows)
            self._listeners.tell(self.view)
            raise StoreError("storage.changed_elsewhere") from error

    def _await_sync(self) -> None:
        version = self._snapshot.version

        def synced() -> None:
            self._synced_version = max(self._synced_version, version)
            self._listeners.tell(self.view)

        self._store.when_synced(synced)

    def _begin_again(self, unix_ms: int) -> None:
        """Time goes on behind everything recorded; the clock of a program that died stands at its last reading."""
        reading = self._store.last_reading(self.stream_id)
        last_ms = max(self.last_act_ms, reading.at_ms if reading else 0)
        self.opened_ms = max(unix_ms - self._stream.created_ms, last_ms, self.log[-1].handled_ms)
        if self._snapshot.state.clock.running is not None:
            stop = Stop(by=Actor.PROGRAM, at_ms=last_ms, reason=RECOVERED)
            self.perform(stop, handled_ms=self.opened_ms, device=PROGRAM_DEVICE)
        elif self._snapshot.result_version is not None:
            self._await_sync()


def replay(rows: Iterable[StoredAct]) -> GameState:
    """The state after these rows of a game's stream, the first of which opened it."""
    first, *later = _events(rows)
    assert isinstance(first, ev.GameOpened)
    return _evolved(open_state(first), later)


def _replayed(rows: tuple[StoredAct, ...]) -> _Snapshot:
    ends = [row.version for row in rows if any(isinstance(event, ev.GameEnded) for event in row.events)]
    return _Snapshot(
        state=replay(rows),
        version=len(rows),
        last_events=tuple(_events((_last_but_notes(rows),))),
        result_version=ends[-1] if ends else None,
    )


def _last_but_notes(rows: tuple[StoredAct, ...]) -> StoredAct:
    """What was answered last goes on being said: a note of the arbiter's answers nothing."""
    return next(row for row in reversed(rows) if not isinstance(row.act, Note))


def _is_refused(row: StoredAct) -> bool:
    return all(isinstance(event, ev.ActRefused) for event in row.events)


def _events(rows: Iterable[StoredAct]) -> list[ev.Event]:
    return [cast(ev.Event, event) for row in rows for event in row.events]


def _evolved(state: GameState, events: Iterable[ev.Event]) -> GameState:
    for event in events:
        state = evolve(state, event)
    return state


def _at_ms(row: StoredAct) -> int:
    """When the row's act happened; the opening row has only its event."""
    return cast(Act | ev.Event, row.act or row.events[0]).at_ms
