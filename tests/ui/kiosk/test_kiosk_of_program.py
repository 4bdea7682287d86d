"""The whole program in the kiosk, over a store: a real game, its clocks, and a start after the program has died."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS
from ladya_desktop.game.view import Phase
from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.tournament.view import PairingStatus
from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.kiosk import kiosk as kiosk_module
from ladya_desktop.ui.kiosk.assignment import Assignment, keep_assignment
from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.troubles import Troubles
from tests.ui.hands import click, opened, settle
from tests.ui.organiser import draw_lots
from tests.ui.pin_place import PinPlace, strike, type_pin
from tests.ui.pretended import PretendedTime
from tests.ui.tournament.stand_in import EIGHT, entries


class Room:
    """A computer whose program can be started again over the same store and settings."""

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kiosk_module, "CALM_MS", 0)
        self._qtbot = qtbot
        self.store, self.place = MemoryStore(), PinPlace(monkeypatch)
        keep_assignment(Assignment(group="II", board=1), self.place.settings)
        self.place.settings["kiosk"] = "yes"
        self.start()

    def start(self) -> None:
        surroundings = PretendedTime().surroundings()
        self.program = Program(self.store, surroundings, self.place.settings, Troubles(surroundings.monotonic_ms))
        self._qtbot.addWidget(self.window)
        self.window.open()
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)

    @property
    def window(self) -> MainWindow:
        return self.program.window

    @property
    def shown(self) -> QWidget:
        settle()
        return self.window.screen_shown

    def draw(self) -> None:
        tournament = self.program.tournament
        tournament.create("Cup", 2027, tournament.template.groups)
        tournament.add_participants(entries(EIGHT))
        draw_lots(tournament, 7)

    def await_game(self) -> PlayScreen:
        self._qtbot.waitUntil(lambda: isinstance(self.window.screen_shown, PlayScreen))
        screen = self.window.screen_shown
        assert isinstance(screen, PlayScreen)
        settle()
        return screen


@pytest.fixture
def room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Room:
    made = Room(qtbot, monkeypatch)
    made.draw()
    return made


def phase(room: Room, screen: PlayScreen) -> Phase | None:
    return room.program.screens.phase_of(screen)


def begin(screen: PlayScreen) -> None:
    for color in COLORS:
        click(screen.covers.start.me_buttons[color])
    click(screen.covers.start.start_button)
    settle()


def test_the_start_card_comes_by_itself_and_its_way_home_asks(room: Room) -> None:
    screen = room.await_game()
    assert screen.covers.start.isVisible()
    click(screen.covers.start.home_button)
    strike(opened(room.window, PinDialog), Qt.Key.Key_Escape)
    assert room.shown is screen
    assert screen.covers.start.isVisible()


def test_the_clocks_go_on_until_the_arbiter_has_come(room: Room) -> None:
    screen = room.await_game()
    begin(screen)
    screen.request_leave()
    click(screen.covers.leave.yes_button)
    asked = opened(room.window, PinDialog)
    assert phase(room, screen) is Phase.RUNNING
    type_pin(asked)
    settle()
    assert isinstance(room.shown, WaitingScreen)


def test_a_game_is_not_stopped_by_who_does_not_know_the_pin(room: Room) -> None:
    screen = room.await_game()
    begin(screen)
    screen.request_leave()
    click(screen.covers.leave.yes_button)
    strike(opened(room.window, PinDialog), Qt.Key.Key_Escape)
    settle()
    assert phase(room, screen) is Phase.RUNNING
    click(screen.covers.leave.no_button)
    assert not screen.covers.is_covered


def test_f11_changes_nothing_within_a_game(room: Room) -> None:
    screen = room.await_game()
    begin(screen)
    strike(room.window, Qt.Key.Key_F11)
    settle()
    assert room.window.isFullScreen()
    assert screen.covers.leave.isVisible()


def test_after_the_program_has_died_it_is_back_in_the_same_game(room: Room) -> None:
    screen = room.await_game()
    begin(screen)
    game = room.program.screens.game_of(screen)
    room.start()
    again = room.await_game()
    assert room.window.isFullScreen()
    assert room.program.screens.game_of(again) == game
    assert again.covers.pause.isVisible()


def test_a_start_card_lets_no_empty_game_count(room: Room) -> None:
    room.await_game()
    room.start()
    room.await_game()
    view = room.program.tournament.view
    assert view is not None
    group = next(each for each in view.groups if each.code == "II")
    assert group.rounds[0].pairings[0].status is PairingStatus.OPEN
    assert room.program.desk.interrupted == ()
