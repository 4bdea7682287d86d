"""The computer as board 1: switched on behind the PIN, it waits for the next pairing, and is left by the PIN alone."""

from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.kiosk.arbiter_dialog import Act, ArbiterDialog
from ladya_desktop.ui.kiosk.choice_dialog import ChoiceDialog
from ladya_desktop.ui.kiosk.kiosk_section import KioskSection
from ladya_desktop.ui.kiosk.waiting import Waits
from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen
from ladya_desktop.ui.tour.pin_hands import enter_pin, remove_pin, set_pin
from ladya_desktop.ui.tour.stage import USUAL, Stage
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen


class KioskStory:
    """Begins and ends at the crosstable, between the first game of board 1 and its next one."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(TournamentScreen).frame.header.back)
        self._switch_on()
        self._wait_and_leave()
        settings = self._settings(has_pin=True)
        remove_pin(self._stage, settings)
        self._hands.click(settings.close_button)
        self._stage.no_dialog()
        self._hands.click(self._stage.screen(HomeScreen).tournament)
        tournament = self._stage.screen(TournamentScreen)
        self._hands.click(tournament.frame.tabs[TABLE])
        self._stage.wait("table", lambda: tournament.tab == TABLE)

    def _switch_on(self) -> None:
        settings = self._settings(has_pin=False)
        set_pin(self._stage, settings, picture="pin-new")
        self._stage.take("settings-arbiter-pin-set")
        section = settings.sections["kiosk"]
        assert isinstance(section, KioskSection)
        self._hands.click(section.switch_on)
        choice = self._stage.dialog(ChoiceDialog)
        self._hands.click(choice.one_board)
        self._stage.wait("number", choice.number.isVisible)
        self._stage.take("kiosk-which-games")
        self._hands.click(choice.confirm)

    def _wait_and_leave(self) -> None:
        """Next is round 2, whose players are not all done with round 1."""
        waiting = self._stage.screen(WaitingScreen)
        self._stage.wait("full_screen", self._stage.window.isFullScreen)
        self._stage.wait("next_pairing", lambda: waiting.shown.waits is Waits.WAITS and waiting.shown.next_round > 1)
        self._stage.no_dialog()
        self._stage.take("kiosk-waiting")
        self._hands.click(waiting.arbiter)
        dialog = self._stage.dialog(PinDialog)
        self._stage.take("kiosk-pin")
        enter_pin(self._stage, dialog.pad)
        menu = self._stage.dialog(ArbiterDialog)
        self._stage.take("kiosk-arbiter")
        self._hands.click(menu.acts[Act.LEAVE])
        self._stage.screen(HomeScreen)
        self._stage.no_dialog()
        self._stage.resize(USUAL)

    def _settings(self, *, has_pin: bool) -> SettingsDialog:
        self._hands.click(self._stage.screen(HomeScreen).settings)
        if has_pin:
            enter_pin(self._stage, self._stage.dialog(PinDialog).pad)
        return self._stage.dialog(SettingsDialog)
