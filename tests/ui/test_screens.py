"""The screens that come and go: made over the desk's games, let go with their bridges."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.view import Phase, Player
from ladya_desktop.storage import MemoryStore
from ladya_desktop.texts import t
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.bridge.desk import Desk
from ladya_desktop.ui.bridge.tournament import TournamentBridge
from ladya_desktop.ui.home.port import FreeGame
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.review.review_screen import Review
from ladya_desktop.ui.screens import DeskScreens
from ladya_desktop.ui.sound.sounds import Occasion
from tests.ui.pretended import PretendedTime
from tests.ui.sound.conftest import KeptSettings

FREE = FreeGame(
    players=ByColor(Player(name="Аня", school_class="3А"), Player(name="Боря", school_class="3Б")), time_control="300"
)


class Shelf:
    """Screens over a desk."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.store = MemoryStore()
        surroundings = PretendedTime().surroundings()
        self.tournament = TournamentBridge(self.store, surroundings)
        self.desk = Desk(self.store, self.tournament, surroundings)
        self.settings = KeptSettings()
        self.screens = DeskScreens(self.desk, settings=self.settings)

    def play(self) -> PlayScreen:
        screen = self.screens.free_game(FREE)
        assert isinstance(screen, PlayScreen)
        self._qtbot.addWidget(screen)
        return screen

    def start(self, screen: PlayScreen) -> None:
        self.screens._bridges[screen].start()

    def log(self, made: object) -> Review:
        assert isinstance(made, Review)
        self._qtbot.addWidget(made)
        return made


@pytest.fixture
def shelf(qtbot: QtBot) -> Shelf:
    return Shelf(qtbot)


@pytest.mark.parametrize(("time_control", "runs"), [("300", True), ("-", False)])
def test_in_a_game_without_clocks_no_time_runs(shelf: Shelf, time_control: str, runs: bool) -> None:
    screen = shelf.screens.free_game(replace(FREE, time_control=time_control))
    assert isinstance(screen, PlayScreen)
    shelf._qtbot.addWidget(screen)
    assert not shelf.screens.runs_time(screen)
    shelf.start(screen)
    assert shelf.screens.phase_of(screen) is Phase.RUNNING
    assert shelf.screens.runs_time(screen) is runs


def test_a_game_runs_once_its_clock_does(shelf: Shelf) -> None:
    screen = shelf.play()
    assert not shelf.screens.is_game_running
    shelf.start(screen)
    assert shelf.screens.is_game_running


def test_a_game_is_laid_out_as_the_players_sat_last(shelf: Shelf) -> None:
    shelf.play().seating.sit_opposite(is_opposite=True)
    assert shelf.play().table.is_tablet


def test_stopping_the_clocks_keeps_the_game(shelf: Shelf) -> None:
    screen = shelf.play()
    shelf.start(screen)
    shelf.screens.stop_clocks()
    assert not shelf.screens.is_game_running
    assert len(shelf.desk.interrupted) == 1


def test_a_screen_let_go_hears_nothing_more(shelf: Shelf, qtbot: QtBot) -> None:
    screen = shelf.play()
    bridge = shelf.screens._bridges[screen]
    with qtbot.waitSignal(bridge.destroyed):
        shelf.screens.let_go(screen)
    shelf.screens.let_go(screen)  # a second time it is nothing
    assert not shelf.screens.is_game_running


def test_an_interrupted_game_is_gone_on_with(shelf: Shelf, qtbot: QtBot) -> None:
    screen = shelf.play()
    shelf.start(screen)
    shelf.screens.stop_clocks()
    shelf.screens.let_go(screen)
    (game,) = shelf.desk.interrupted
    again = shelf.screens.continued_game(game.game_id)
    assert isinstance(again, PlayScreen)
    qtbot.addWidget(again)
    assert shelf.screens._bridges[again].view.phase is Phase.STOPPED


def test_the_record_of_a_screen_and_of_a_game(shelf: Shelf) -> None:
    screen = shelf.play()
    shelf.start(screen)
    shelf.screens.stop_clocks()
    shown = shelf.log(shelf.screens.record_of_screen(screen)).shown()
    (game,) = shelf.desk.interrupted
    assert shelf.log(shelf.screens.record_of(game.game_id)).shown() == shown
    assert len(shown) == 3


def test_a_game_the_store_does_not_have_has_no_record(shelf: Shelf) -> None:
    refused = shelf.screens.record_of("00000000-0000-0000-0000-000000000000")
    assert isinstance(refused, ActRefused)
    assert refused.code == "common.no_record"


def test_the_teachers_board_begins_no_game(shelf: Shelf, qtbot: QtBot) -> None:
    screen = shelf.screens.teachers_board()
    qtbot.addWidget(screen)
    assert shelf.screens.game_of(screen) is None
    assert not shelf.screens.is_game_running


def test_without_a_store_no_screen_is_made(shelf: Shelf) -> None:
    shelf.store.close()
    assert shelf.screens.free_game(FREE) is None


def test_a_game_outside_the_tournament_is_heard_until_its_screen_is_left(shelf: Shelf) -> None:
    screen = shelf.play()
    sounds = shelf.screens._sounds
    assert sounds is not None
    assert sounds.occasion_of(screen) is Occasion.GAME
    assert not screen.bar.tools["sound"].isHidden()
    screen.bar.tools["sound"].click()
    assert screen.bar.tools["sound"].accessibleName() == t("play.tool.sound_on")
    shelf.screens.let_go(screen)
    assert sounds.occasion_of(screen) is None
