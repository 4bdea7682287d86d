"""A computer in the kiosk, with stand-ins for what it plays."""

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from ladya_desktop.game.view import Phase
from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.kiosk import kiosk as kiosk_module
from ladya_desktop.ui.kiosk.arbiter_dialog import Act, ArbiterDialog
from ladya_desktop.ui.kiosk.assignment import Assignment, keep_assignment
from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from tests.ui.hands import click, opened, settle
from tests.ui.home.stand_in import StandInHome
from tests.ui.pin_place import PIN, PinPlace, type_pin
from tests.ui.stand_in_screens import StandInScreen, StandInScreens
from tests.ui.tournament.stand_in import StandInTournament, drawn

BOARD_2 = Assignment(group="II", board=2)


class Hall:
    """A window, opened in the kiosk unless `is_on` says otherwise. `calm_ms` is how long a game is named first."""

    def __init__(
        self,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        *,
        assignment: Assignment = BOARD_2,
        pin: str | None = PIN,
        is_on: bool = True,
        calm_ms: int = 0,
        tournament: StandInTournament | None = None,
    ) -> None:
        self._qtbot, self._monkeypatch = qtbot, monkeypatch
        self.slow_down(calm_ms)
        self.place = PinPlace(monkeypatch, pin)
        self.tournament = tournament or drawn()
        self.home = StandInHome(self.tournament)
        self.settings = self.place.settings
        keep_assignment(assignment, self.settings)
        self.settings["kiosk"] = "yes" if is_on else ""
        self.start()

    def slow_down(self, calm_ms: int) -> None:
        """How long a game is named before it opens, from the next start on."""
        self._monkeypatch.setattr(kiosk_module, "CALM_MS", calm_ms)

    def start(self, *, in_kiosk: bool = False) -> None:
        """The program, or the program once more over what was kept."""
        self.screens = StandInScreens()
        self.window = MainWindow(
            home=HomeScreen(self.home),
            make_tournament=lambda: TournamentScreen(self.tournament),
            screens=self.screens,  # type: ignore[arg-type] # stand-ins for the screens themselves
            settings=self.settings,
            lock=self.place.lock,
        )
        self._qtbot.addWidget(self.window)
        self.window.open(in_kiosk=in_kiosk)
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        settle()

    @property
    def game(self) -> StandInScreen:
        """The game opened last."""
        return self.screens.made[-1]

    def await_game(self) -> StandInScreen:
        """The game that comes up by itself."""
        self._qtbot.waitUntil(lambda: isinstance(self.window.screen_shown, StandInScreen))
        return self.game

    def await_waiting(self) -> WaitingScreen:
        """The waiting board, when it has come back."""
        self._qtbot.waitUntil(lambda: self.is_waiting)
        return self.waiting

    @property
    def waiting(self) -> WaitingScreen:
        screen = self.window.screen_shown
        assert isinstance(screen, WaitingScreen)
        return screen

    @property
    def is_waiting(self) -> bool:
        settle()
        return isinstance(self.window.screen_shown, WaitingScreen)

    @property
    def is_at_home(self) -> bool:
        return self.window.screen_shown is self.window.home

    @property
    def is_asked(self) -> bool:
        """Whether the PIN is asked."""
        settle()
        return any(dialog.isVisible() for dialog in self.window.findChildren(PinDialog))

    @property
    def is_open(self) -> bool:
        """Whether any dialog is."""
        settle()
        return any(dialog.isVisible() for dialog in self.window.findChildren(QDialog))

    def enter_pin(self, pin: str = PIN) -> None:
        type_pin(opened(self.window, PinDialog), pin)
        settle()

    def choose(self, act: Act) -> None:
        """An act of the arbiter, who has entered the PIN."""
        click(opened(self.window, ArbiterDialog).acts[act])
        settle()

    def end_game(self) -> None:
        """The game shown is over, and its players go."""
        self.game.phase = Phase.ENDED
        self.game.leave_requested.emit()
        settle()
