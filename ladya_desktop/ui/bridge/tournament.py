"""Between the tournament's session and its windows: acts in, one snapshot out as a signal."""

from dataclasses import replace
from datetime import date, datetime
from typing import TYPE_CHECKING
from uuid import UUID

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import EventStore, StoredAct, StoreError
from ladya_desktop.files.pgn import GroupGames
from ladya_desktop.files.regulations import TournamentTemplate, load_template
from ladya_desktop.session.tournament import TournamentSession
from ladya_desktop.tournament import acts
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import NO_DETAILS, Entry, EventDetails, GroupSetup
from ladya_desktop.tournament.view import PairingView, TournamentView
from ladya_desktop.ui.bridge.tournament_files import pairing_games
from ladya_desktop.ui.surroundings import Surroundings

if TYPE_CHECKING:
    from ladya_desktop.files.participants import ListSource, ParticipantsPreview

_ARBITER = "arbiter"
_BOARD = "board"
_DEVICE = "window"


class TournamentBridge(QObject):
    """The tournament for its windows; see `ui.tournament.port.TournamentPort`.

    Signals:
        view_changed(TournamentView): after every change, before the act that caused it returns.
    """

    view_changed = Signal(object)

    def __init__(self, store: EventStore, surroundings: Surroundings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._surroundings = surroundings
        self._template = load_template()
        self.session: TournamentSession | None = None

    def open(self, session: TournamentSession) -> None:
        """Shows this tournament from now on."""
        self.session = session
        session.subscribe(self.view_changed.emit)
        self.view_changed.emit(session.view)

    @property
    def view(self) -> TournamentView | None:
        """The snapshot to draw; None while no tournament was created."""
        return None if self.session is None else self.session.view

    @property
    def today(self) -> date:
        """The day on the wall calendar."""
        return self._surroundings.today()

    @property
    def now(self) -> datetime:
        """The local time on the wall."""
        return self._surroundings.now()

    @property
    def template(self) -> TournamentTemplate:
        """The school regulation."""
        return self._template

    def create(
        self, title: str, year: int, groups: tuple[GroupSetup, ...], details: EventDetails = NO_DETAILS
    ) -> ActRefused | None:
        """Lays down the tournament."""
        unix_ms = self._surroundings.unix_ms()
        act = acts.CreateTournament(title=title, year=year, groups=groups, details=details, at_ms=unix_ms, by=_ARBITER)
        try:
            session = TournamentSession.create(self._store, act, created_ms=unix_ms, device=_DEVICE)
        except StoreError as error:
            return _as_refusal(error)
        if isinstance(session, ActRefused):
            return session
        self.open(session)
        return None

    def request(self, act: TournamentAct) -> ActRefused | None:
        """Does what the organiser asks for, now."""
        return self.perform(replace(act, at_ms=self._now_ms(), by=_ARBITER))

    def new_seed(self) -> int:
        """A number for a lot, drawn by the machine."""
        return self._surroundings.new_seed()

    def preview(self, act: TournamentAct) -> TournamentView | ActRefused:
        """What the tournament would be after the act."""
        assert self.session is not None
        return self.session.preview(replace(act, at_ms=self._now_ms(), by=_ARBITER))

    @property
    def journal(self) -> tuple[StoredAct, ...]:
        """Everything that was done."""
        return () if self.session is None else self.session.log

    @property
    def created_ms(self) -> int:
        """When the tournament was created; 0 while there is none."""
        return 0 if self.session is None else self.session.created_ms

    def game_log(self, game_id: str) -> tuple[StoredAct, ...]:
        """Everything that happened in a game."""
        try:
            return self._store.read(UUID(game_id))
        except StoreError:
            return ()

    def pairing_games(self, pairing: PairingView) -> GroupGames:
        """The games played at the board for a pairing, those that can be read."""
        return pairing_games(pairing, self.game_log, self._begun_ms)

    def _begun_ms(self, game_id: str) -> int | None:
        info = self._store.info(UUID(game_id))
        return None if info is None else info.created_ms

    def preview_participants(self, source: "ListSource") -> "ParticipantsPreview":
        """Reads a pasted or imported list without taking anything."""
        from ladya_desktop.files.participants import ADMITTED, preview_participants

        groups = self.view.groups if self.view else ()
        admitted = [grade for grade in ADMITTED if any(group.setup.admits(grade) for group in groups)]
        return preview_participants(source, admitted=admitted or ADMITTED, taken=self._taken())

    def _taken(self) -> tuple[Entry, ...]:
        groups = self.view.groups if self.view else ()
        return tuple(
            Entry(name=pupil.name, grade=pupil.grade, letter=pupil.letter)
            for group in groups
            for pupil in (*group.participants, *group.undrawn)
        )

    def add_participants(self, entries: tuple[Entry, ...]) -> ActRefused | None:
        """Enters pupils, each into the group of his grade; all or none."""
        return self.perform(acts.AddParticipants(entries=entries, at_ms=self._now_ms(), by=_ARBITER))

    def remove_participant(self, participant_id: int) -> ActRefused | None:
        """Takes a pupil off the list before the draw."""
        return self.perform(acts.RemoveParticipant(participant_id=participant_id, at_ms=self._now_ms(), by=_ARBITER))

    def rename_participant(self, participant_id: int, entry: Entry) -> ActRefused | None:
        """Corrects a name or a class."""
        return self.perform(
            acts.RenameParticipant(participant_id=participant_id, entry=entry, at_ms=self._now_ms(), by=_ARBITER)
        )

    def cancel_draw(self, group: str, reason: str) -> ActRefused | None:
        """Takes the draw back while nothing was played."""
        return self.perform(acts.CancelDraw(group=group, reason=reason, at_ms=self._now_ms(), by=_ARBITER))

    def start_game(self, group: str, round_number: int, board: int, game_id: str) -> ActRefused | None:
        """Links a pairing to the game about to be played on this board."""
        return self.perform(
            acts.StartGame(
                group=group, round=round_number, board=board, game_id=game_id, at_ms=self._now_ms(), by=_BOARD
            )
        )

    def _now_ms(self) -> int:
        return self._surroundings.unix_ms()

    def perform(self, act: TournamentAct) -> ActRefused | None:
        """Decides, stores and shows an act; what hindered it otherwise."""
        assert self.session is not None  # windows that act on a tournament are shown once there is one
        handled_ms = max(act.at_ms - self.session.created_ms, 0)
        try:
            done = self.session.perform(act, handled_ms=handled_ms, device=_DEVICE)
        except StoreError as error:
            return _as_refusal(error)
        return done if isinstance(done, ActRefused) else None


def _as_refusal(error: StoreError) -> ActRefused:
    """The store's trouble said where the organiser looks for an answer; nothing was entered."""
    return ActRefused(code=error.code, params=error.params)
