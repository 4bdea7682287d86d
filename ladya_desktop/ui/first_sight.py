"""What the first screen shows before the games and the tournament are read: the time, and whether there is more."""

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ladya_desktop.eventlog import EventStore, StoreError
from ladya_desktop.ui.surroundings import Surroundings

if TYPE_CHECKING:
    from ladya_desktop.tournament.view import TournamentView
    from ladya_desktop.ui.bridge.desk import Desk
    from ladya_desktop.ui.home.port import InterruptedGame


def holds_something(store: EventStore) -> bool:
    """Whether the first screen has anything to show from the store: a tournament, or a game without a result.

    What cannot be read is something too: who reads it says what is wrong.
    """
    try:
        return bool(store.streams("tournament")) or any(game.is_live for game in store.streams("game"))
    except StoreError:
        return True


class FirstSight(QObject):
    """The port of the first screen, see `ui.home.port.HomePort`: empty until the desk is there, then the desk's."""

    changed = Signal()

    def __init__(self, surroundings: Surroundings, *, is_known: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._surroundings = surroundings
        self._is_known = is_known
        self._desk: Desk | None = None

    def open(self, desk: "Desk") -> None:
        """From now on shows what the desk has read."""
        self._desk, self._is_known = desk, True
        desk.changed.connect(self.changed)
        self.changed.emit()

    @property
    def is_known(self) -> bool:
        """Whether it has been read what there is."""
        return self._is_known

    @property
    def interrupted(self) -> "tuple[InterruptedGame, ...]":
        """Games to go on with, the newest first."""
        return () if self._desk is None else self._desk.interrupted

    @property
    def tournament(self) -> "TournamentView | None":
        """The tournament, None while there is none or none is read."""
        return None if self._desk is None else self._desk.tournament

    @property
    def now(self) -> datetime:
        """Local time."""
        return self._surroundings.now()
