"""The games of this computer: opens them, keeps the ones opened, and brings their results into the tournament."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, TypeVar
from uuid import UUID

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import EventStore, StoreError
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.game.regulations import Edition, Regulations
from ladya_desktop.game.view import Player
from ladya_desktop.session.game import GameSession
from ladya_desktop.session.library import GameEntry, KeptGame, Library, is_reversed
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.texts import t
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.view import PairingStatus, PairingView, TournamentView
from ladya_desktop.ui.bridge.game import GameBridge
from ladya_desktop.ui.bridge.openings import group_regulations, opened_event, regulations_of
from ladya_desktop.ui.bridge.results import Results, Seat, seat_of
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from ladya_desktop.ui.home.port import FreeGame, InterruptedGame
from ladya_desktop.ui.review.game import ReviewedGame, place_of
from ladya_desktop.ui.stream_time import StampOffset, StreamTime
from ladya_desktop.ui.surroundings import Surroundings

if TYPE_CHECKING:
    from ladya_desktop.ui.bridge.archive import GameArchive

T = TypeVar("T")

_MOST_INTERRUPTED = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class _Opened:
    """A game opened in this run; its time goes on whether a window shows it or not."""

    session: GameSession
    time: StreamTime


class Desk(QObject):
    """Opens games and watches them; see `ui.home.port.HomePort` for what the first screen reads here.

    Signals:
        changed: a game or the tournament is not what it was.
        trouble(str, dict): the store failed; a sentence's code and its parameters.

    `stamps` wants to hear of every event of the window, so that it knows their clock before a game begins.
    """

    changed = Signal()
    trouble = Signal(str, dict)
    _session_changed = Signal(str)

    def __init__(
        self, store: EventStore, tournament: TournamentBridge, surroundings: Surroundings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._library = Library(store)
        self._tournament = tournament
        self._surroundings = surroundings
        self.stamps = StampOffset(surroundings.monotonic_ms)
        self._opened: dict[str, _Opened] = {}
        self._results = Results(tournament, surroundings.unix_ms)
        self.foresee: Callable[[Position], None] = lambda _: None
        tournament.view_changed.connect(self.changed)
        self._session_changed.connect(self._watch)

    def open_last_tournament(self) -> None:
        """Shows the tournament created last, its games' results brought in; says so if it cannot be read."""
        try:
            last = self._library.last_tournament()
            if last is None:
                return
            session = TournamentSession(self._store, last)
            self._library.reconcile(session, unix_ms=self._surroundings.unix_ms())
        except StoreError as error:
            self._tell(error)
            return
        self._tournament.open(session)

    # What the first screen reads

    @property
    def interrupted(self) -> tuple[InterruptedGame, ...]:
        """Games without a result, the newest first; a clock that ran when the program died stands."""
        entries = self._attempt(self._library.unfinished) or ()
        shown = (self._attempt(partial(self._interrupted, entry)) for entry in reversed(entries[-_MOST_INTERRUPTED:]))
        return tuple(game for game in shown if game is not None)

    @property
    def tournament(self) -> TournamentView | None:
        """The tournament, None while there is none."""
        return self._tournament.view

    @property
    def now(self) -> datetime:
        """Local time."""
        return self._surroundings.now()

    def _interrupted(self, entry: GameEntry) -> InterruptedGame:
        session = self._load(str(entry.stream_id)).session
        view = session.view
        stopped_ms = entry.created_ms + session.last_act_ms
        return InterruptedGame(
            game_id=str(entry.stream_id),
            players=view.players,
            to_move=view.to_move,
            move_number=session.current.fullmove_number,
            clocks_ms=view.clock.remaining_ms if view.regulations.time_control.has_clock else None,
            stopped_at=datetime.fromtimestamp(stopped_ms / 1000).astimezone(),
            placement=view.placement,
        )

    @property
    def archive(self) -> "GameArchive":
        """The games of this computer, to be looked up."""
        from ladya_desktop.ui.bridge.archive import GameArchive

        return GameArchive(self._store)

    # Opening

    def open_free(self, game: FreeGame) -> GameBridge | None:
        """Begins a game outside the tournament; None after trouble."""
        regulations = regulations_of(game.time_control, edition=Edition.RU_1087, conditions=game.conditions)
        return self._attempt(lambda: self._bridge(self._create(regulations, game.players)))

    def open_game(self, game_id: str) -> GameBridge | None:
        """Opens a game that was begun before; None after trouble."""
        return self._attempt(lambda: self._bridge(game_id))

    def open_pairing(self, group: str, round_number: int, board: int) -> GameBridge | ActRefused | None:
        """Opens the game of a pairing: the one that runs, or a new one; a refusal if none can be played.

        A new game is the pairing's from its start on: who goes away before leaves the pairing as it was.
        """
        pairing = self._results.pairing_at((group, round_number, board))
        if pairing.status is PairingStatus.RUNNING and pairing.game_id is not None:
            return self.open_game(pairing.game_id)
        if pairing.status is not PairingStatus.OPEN:
            return ActRefused(code="common.pairing_decided")
        return self._attempt(lambda: self._bridge(self._create_for(pairing)))

    def let_go(self, game_id: str) -> None:
        """No screen shows the game: what is over is read from the store again when somebody wants it."""
        if game_id in self._opened and self._opened[game_id].session.view.is_result_final:
            del self._opened[game_id]

    def is_of_tournament(self, game_id: str) -> bool:
        """Whether the game is played for the tournament."""
        return self._results.pairing_of(game_id) is not None

    def reviewed(self, game_id: str) -> ReviewedGame | None:
        """Everything that happened in a game, as far as it can be read; None after trouble."""
        try:
            kept = self._kept(game_id)
        except StoreError as error:
            rest = self._rest_of(game_id)
            if rest is None:
                self._tell(error)
            return rest
        place = place_of(self._tournament.view, self._results.pairing_of(game_id))
        return ReviewedGame(
            game_id=game_id,
            rows=kept.rows,
            began_ms=kept.created_ms,
            place=place,
            is_reversed=is_reversed(kept.rows),
        )

    def _kept(self, game_id: str) -> KeptGame:
        """The record of a game; one that is over is read alone, for nothing of it goes on."""
        over = None if game_id in self._opened else self._library.ended(UUID(game_id))
        if over is not None:
            return over
        session = self._load(game_id).session
        return KeptGame(created_ms=session.created_ms, rows=session.log)

    def reviewed_pairing(self, group: str, round_number: int, board: int) -> ReviewedGame | None:
        """Everything that happened in the game of a pairing; None if it was played on a wooden board."""
        game_id = self._results.pairing_at((group, round_number, board)).game_id
        return self.reviewed(game_id) if game_id is not None else None

    def _rest_of(self, game_id: str) -> ReviewedGame | None:
        """What is left of a damaged record; None of one that is not there."""
        try:
            rows = self._library.readable_log(UUID(game_id))
        except StoreError:
            return None
        return ReviewedGame(game_id=game_id, rows=rows, lost_from=len(rows) + 1) if rows else None

    def _create_for(self, pairing: PairingView) -> str:
        setup = next(group.setup for group in self._view.groups if group.code == pairing.group)
        white, black = (pairing.players.white, pairing.players.black)
        players = ByColor(*(Player(name=each.name, school_class=each.class_name) for each in (white, black)))
        return self._create(group_regulations(setup), players, seat=seat_of(pairing))

    def _create(
        self,
        regulations: Regulations,
        players: ByColor[Player],
        *,
        seat: Seat | None = None,
    ) -> str:
        opened = opened_event(regulations, players, STARTING_FEN)
        session = GameSession.create(self._store, opened, created_ms=self._surroundings.unix_ms())
        return self._keep(session, seat)

    def _load(self, game_id: str) -> _Opened:
        if game_id not in self._opened:
            self._keep(GameSession.load(self._store, UUID(game_id), unix_ms=self._surroundings.unix_ms()))
        return self._opened[game_id]

    def _keep(self, session: GameSession, seat: Seat | None = None) -> str:
        time = StreamTime(
            self._surroundings.monotonic_ms,
            begin_ms=session.opened_ms,
            trusts_stamps=self._surroundings.trusts_stamps,
            stamps=self.stamps,
            asleep_ms=self._surroundings.asleep_ms,
        )
        game_id = str(session.stream_id)
        self._opened[game_id] = _Opened(session=session, time=time)
        self._results.watch(game_id, session.view.result, seat)
        # Heard whether a window shows the game or not; what the store's thread says comes here by the signal.
        session.subscribe(lambda _: self._session_changed.emit(game_id))
        return game_id

    def _bridge(self, game_id: str) -> GameBridge:
        opened = self._load(game_id)
        bridge = GameBridge(
            opened.session,
            opened.time,
            label=lambda: _label(self._results.pairing_of(game_id)),
            before_start=lambda: self._results.begin(game_id),
            foresee=self.foresee,
            parent=self,
        )
        bridge.trouble.connect(self.trouble)
        return bridge

    # Results into the tournament

    def _watch(self, game_id: str) -> None:
        """A result that is safe on the disk stands in the crosstable at once; one that was taken back, no more."""
        if game_id not in self._opened:
            return
        session, results = self._opened[game_id].session, self._results
        view = session.view
        if view.result is None:
            refused = results.withdraw(game_id)
        elif view.is_result_final:
            refused = results.enter(game_id, view.result, colors_reversed=is_reversed(session.log))
        else:
            return
        if refused is not None:
            self.trouble.emit(refused.code, dict(refused.params))
        self.changed.emit()

    @property
    def _view(self) -> TournamentView:
        view = self._tournament.view
        assert view is not None  # pairings come from a tournament
        return view

    def _attempt(self, do: Callable[[], T]) -> T | None:
        try:
            return do()
        except StoreError as error:
            self._tell(error)
            return None

    def _tell(self, error: StoreError) -> None:
        self.trouble.emit(error.code, dict(error.params))


def _label(pairing: PairingView | None) -> str:
    if pairing is None:
        return t("common.free_game")
    return t("common.round_board", round=pairing.round, board=pairing.board)
