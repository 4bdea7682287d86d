"""The whole window over a store: bridges, screens and the main window, put together in one place.

Only the first screen is made at once; what lies behind it is imported and made as soon as it is painted, or wanted.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ladya_desktop.eventlog import EventStore
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import LANGUAGES, set_language
from ladya_desktop.ui import theme
from ladya_desktop.ui.bridge.desk import Desk
from ladya_desktop.ui.bridge.foresight import Foresight
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from ladya_desktop.ui.first_paint import FirstPaint
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.screens import DeskScreens, load_screens
from ladya_desktop.ui.settings import LANGUAGE, Settings
from ladya_desktop.ui.stamp_listener import StampListener
from ladya_desktop.ui.surroundings import Surroundings
from ladya_desktop.ui.troubles import Troubles

if TYPE_CHECKING:
    from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

LOADED_AFTER_MS = 300
"""The screens of games are imported so long after the first screen was painted."""


class Program(QObject):
    """What a start of the program makes; the store outlives it and is closed by who opened it."""

    def __init__(self, store: EventStore, surroundings: Surroundings, settings: Settings, troubles: Troubles) -> None:
        super().__init__()
        self.tournament = TournamentBridge(store, surroundings, self)
        self._foresight = Foresight(parent=self)
        self.desk = Desk(store, self.tournament, surroundings, self)
        self.desk.foresee = self._foresight.ask
        self.desk.trouble.connect(troubles.tell)
        self.desk.open_last_tournament()
        lock = PinLock(settings, surroundings.monotonic_ms, surroundings.new_salt)
        with theme.sheet_laid_aside():
            home, screens = HomeScreen(self.desk), DeskScreens(self.desk, lock)
            self.window = MainWindow(
                home=home, make_tournament=self._make_tournament, screens=screens, settings=settings, lock=lock
            )
        StampListener(self.window, self.desk.stamps)
        FirstPaint(home).seen.connect(self._make_the_rest)

    def close(self) -> None:
        """Ends what runs beside the window."""
        self._foresight.close()

    def _make_tournament(self) -> "TournamentScreen":
        from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen

        with theme.sheet_laid_aside():
            return TournamentScreen(self.tournament)

    def _make_the_rest(self) -> None:
        self.window.make_tournament()
        QTimer.singleShot(LOADED_AFTER_MS, self, load_screens)


def choose_language(settings: Settings) -> None:
    """The language chosen last, Russian the first time."""
    kept = settings.get(LANGUAGE)
    set_language(next((each for each in LANGUAGES if each == kept), "ru"))
