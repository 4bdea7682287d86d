"""What the tournament's windows need from the program: the snapshot to draw and the acts they may ask for.

The bridge implements it; tests use a stand-in. An act answers None when it is done and stored, otherwise why it was
refused.
"""

from datetime import date, datetime
from typing import Protocol

from PySide6.QtCore import SignalInstance

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.files.participants import ListSource, ParticipantsPreview
from ladya_desktop.files.pgn import GroupGames
from ladya_desktop.files.regulations import TournamentTemplate
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.tournament.setup import NO_DETAILS, Entry, EventDetails, GroupSetup
from ladya_desktop.tournament.view import PairingView, TournamentView


class TournamentPort(Protocol):
    """The tournament as its windows see it. Groups are named by code, rounds and boards are counted from 1."""

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted with the new `TournamentView` after every change, before the act that caused it returns."""

    @property
    def view(self) -> TournamentView | None:
        """The snapshot to draw; None while no tournament was created."""

    @property
    def today(self) -> date:
        """The day on the wall calendar."""

    @property
    def now(self) -> datetime:
        """The local time on the wall."""

    @property
    def template(self) -> TournamentTemplate:
        """The school regulation: titles, groups with their days and hours."""

    def create(
        self, title: str, year: int, groups: tuple[GroupSetup, ...], details: EventDetails = NO_DETAILS
    ) -> ActRefused | None:
        """Lay down the tournament."""

    def request(self, act: TournamentAct) -> ActRefused | None:
        """Do what the organiser asks for. The act is built without time and person: both are stamped behind the port.

        What the shorter methods below do is asked for by them.
        """

    def new_seed(self) -> int:
        """A number for a lot that nobody chose, to be shown and recorded."""

    def preview(self, act: TournamentAct) -> TournamentView | ActRefused:
        """What the tournament would be after the organiser's act, without doing it; or why it would be refused."""

    @property
    def journal(self) -> tuple[StoredAct, ...]:
        """Everything that was done, a row an act, oldest first; empty while there is no tournament."""

    @property
    def created_ms(self) -> int:
        """When the tournament was created, in Unix time; the times of the journal's rows count from there."""

    def game_log(self, game_id: str) -> tuple[StoredAct, ...]:
        """Everything that happened in a game of the tournament; nothing if it cannot be read."""

    def pairing_games(self, pairing: PairingView) -> GroupGames:
        """The games played at the board for a pairing, those that can be read."""

    def preview_participants(self, source: ListSource) -> ParticipantsPreview:
        """Read a pasted or imported list without taking anything."""

    def add_participants(self, entries: tuple[Entry, ...]) -> ActRefused | None:
        """Enter pupils, each into the group of his grade; all or none."""

    def remove_participant(self, participant_id: int) -> ActRefused | None:
        """Take a pupil off the list before the draw."""

    def rename_participant(self, participant_id: int, entry: Entry) -> ActRefused | None:
        """Correct a name or a class."""

    def cancel_draw(self, group: str, reason: str) -> ActRefused | None:
        """Take the draw back while nothing was played."""
