"""What only the arbiter opens, changes and closes asks the PIN, if one is set; pupils still play without it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ladya_desktop.pin import KeptFile
from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog, PinDialog
from ladya_desktop.ui.arbiter.pin_section import PinSection
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.parts.dialog import Message, Question
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.tournament.tab_row import TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from ladya_desktop.ui.troubles import Troubles
from tests.ui.hands import click, opened, settle
from tests.ui.home.stand_in import StandInHome
from tests.ui.pin_place import PIN, WRONG_PIN, PinPlace, strike, type_pin
from tests.ui.pretended import PretendedTime
from tests.ui.stand_in_screens import FREE, StandInScreen, StandInScreens
from tests.ui.tournament.stand_in import drawn


class School:
    """A window with a PIN."""

    def __init__(self, qtbot: QtBot, place: PinPlace) -> None:
        self.place = place
        tournament = drawn()
        self.screens = StandInScreens()
        self.window = MainWindow(
            home=HomeScreen(StandInHome(tournament)),
            make_tournament=lambda: TournamentScreen(tournament),
            screens=self.screens,  # type: ignore[arg-type] # stand-ins for the screens themselves
            settings=place.settings,
            lock=place.lock,
        )
        qtbot.addWidget(self.window)
        self.window.open()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        settle()

    @property
    def game(self) -> StandInScreen:
        return self.screens.made[-1]

    @property
    def is_at_home(self) -> bool:
        return self.window.screen_shown is self.window.home

    @property
    def is_in_tournament(self) -> bool:
        return self.window.screen_shown is self.window.tournament

    @property
    def is_asked(self) -> bool:
        settle()
        return any(dialog.isVisible() for dialog in self.window.findChildren(PinDialog))

    def enter(self, pin: str = PIN) -> None:
        type_pin(opened(self.window, PinDialog), pin)
        settle()

    def cancel(self) -> None:
        strike(opened(self.window, PinDialog), Qt.Key.Key_Escape)
        settle()


@pytest.fixture
def school(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> School:
    return School(qtbot, PinPlace(monkeypatch))


# The tournament


def test_the_tournament_is_entered_with_the_pin(school: School) -> None:
    click(school.window.home.tournament)
    assert school.is_at_home
    school.enter(WRONG_PIN)
    assert school.is_at_home
    school.enter()
    assert school.is_in_tournament
    assert not school.is_asked


def test_who_does_not_know_it_stays_at_home(school: School) -> None:
    click(school.window.home.tournament)
    school.cancel()
    assert school.is_at_home


def test_it_is_asked_each_time_the_tournament_is_entered(school: School) -> None:
    for _ in range(2):
        click(school.window.home.tournament)
        school.enter()
        strike(school.window, Qt.Key.Key_Escape)
        assert school.is_at_home


def test_the_table_of_home_leads_to_the_table(school: School) -> None:
    click(school.window.home.today.table)
    school.enter()
    assert school.window.tournament.tab == TABLE


def test_pupils_play_their_pairing_without_it_and_come_home(school: School) -> None:
    click(school.window.home.today.pairings.rows[0].play)
    assert school.game.what == "pairing II 1 1"
    school.game.leave_requested.emit()
    assert school.is_at_home
    assert not school.is_asked


def test_after_the_game_the_table_is_the_arbiters(school: School) -> None:
    click(school.window.home.today.pairings.rows[0].play)
    school.game.finished.emit()
    assert school.is_at_home
    school.enter()
    assert school.window.tournament.tab == TABLE


@pytest.mark.parametrize("end", ["leave_requested", "finished"])
def test_a_game_begun_from_the_tournament_does_not_lead_pupils_back_into_it(school: School, end: str) -> None:
    click(school.window.home.tournament)
    school.enter()
    school.window.tournament.play_requested.emit("II", 1, 1)
    game = school.game
    getattr(game, end).emit()
    assert school.is_at_home
    assert school.screens.gone == [game]
    school.enter()
    assert school.is_in_tournament


def test_the_record_of_a_game_leads_back_into_the_tournament(school: School) -> None:
    click(school.window.home.tournament)
    school.enter()
    school.window.tournament.game_requested.emit("II", 1, 1)
    school.game.back_requested.emit()
    assert school.is_in_tournament
    assert not school.is_asked


def test_the_game_of_a_complaint_leads_back_into_the_tournament(school: School) -> None:
    click(school.window.home.tournament)
    school.enter()
    school.window.tournament.record_requested.emit("annulled")
    school.game.back_requested.emit()
    assert school.is_in_tournament
    assert not school.is_asked


def test_without_a_pin_nothing_is_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(qtbot, PinPlace(monkeypatch, pin=None))
    click(school.window.home.tournament)
    assert school.is_in_tournament


# Closing


def test_the_program_is_closed_with_the_pin(school: School) -> None:
    school.window.close()
    assert school.window.isVisible()
    school.cancel()
    assert school.window.isVisible()
    school.window.close()
    school.enter()
    assert not school.window.isVisible()


def test_a_running_game_is_asked_about_after_the_pin(school: School) -> None:
    school.window.home.free_game_requested.emit(FREE)
    school.screens.is_game_running = True
    school.window.close()
    school.enter()
    assert school.window.isVisible()
    assert school.screens.stopped == 0
    click(opened(school.window, Question).confirm)
    assert school.screens.stopped == 1
    assert not school.window.isVisible()


def test_the_computer_itself_closes_it_without(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "isSavingSession", lambda _app: True)
    school.window.close()
    assert not school.window.isVisible()


# Settings


def section(school: School) -> PinSection:
    dialog = opened(school.window, SettingsDialog)
    dialog.show_page("arbiter")
    part = dialog.sections["pin"]
    assert isinstance(part, PinSection)
    return part


def test_settings_are_opened_with_the_pin(school: School) -> None:
    click(school.window.home.settings)
    assert not any(dialog.isVisible() for dialog in school.window.findChildren(SettingsDialog))
    school.enter()
    assert section(school).hint.text() == "Панель судьи, турнир, настройки и закрытие программы спрашивают PIN."


def test_a_pin_is_set_and_asked_from_then_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(qtbot, PinPlace(monkeypatch, pin=None))
    click(school.window.home.settings)
    part, dialog = section(school), opened(school.window, SettingsDialog)
    assert not part.change_button.isVisible()
    click(part.set_button)
    for _ in range(2):
        type_pin(opened(dialog, NewPinDialog), "2580")
    settle()
    assert school.place.lock.admits("2580")
    assert dialog.remark.text == (
        "PIN задан. Что делать, если он забудется, сказано в файле README.ru.md в папке программы, раздел «PIN судьи»."
    )
    assert (part.set_button.isVisible(), part.change_button.isVisible()) == (False, True)
    click(dialog.close_button)
    click(school.window.home.tournament)
    assert school.is_asked


def test_a_pin_that_cannot_be_written_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(qtbot, PinPlace(monkeypatch, pin=None))
    monkeypatch.setattr(school.place.lock, "_file", KeptFile(is_written=lambda: False))
    click(school.window.home.settings)
    part, dialog = section(school), opened(school.window, SettingsDialog)
    click(part.set_button)
    for _ in range(2):
        type_pin(opened(dialog, NewPinDialog), "2580")
    settle()
    assert dialog.remark.text.startswith("PIN задан только до закрытия программы: файл settings.ini не записывается.")
    assert school.place.lock.admits("2580")
    part.quiet.activated.emit(0)
    assert dialog.remark.text.startswith("Выбор действует только до закрытия программы")
    click(part.remove_button)
    type_pin(opened(dialog, PinDialog), "2580")
    assert dialog.remark.text.startswith("PIN убран только до закрытия программы")


def test_the_quiet_time_of_the_panel_is_set_beside_the_pin(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    part = section(school)
    assert part.quiet.currentText() == "через 2 минуты"
    part.quiet.choose(10)
    part.quiet.activated.emit(part.quiet.currentIndex())
    assert school.place.lock.quiet_min == 10
    part.quiet.choose(0)
    assert part.quiet.currentText() == "никогда"


def test_the_old_one_is_asked_before_it_is_changed(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    part, dialog = section(school), opened(school.window, SettingsDialog)
    click(part.change_button)
    type_pin(opened(dialog, PinDialog))
    for _ in range(2):
        type_pin(opened(dialog, NewPinDialog), "2580")
    assert not school.place.lock.admits(PIN)
    assert school.place.lock.admits("2580")


def test_the_old_one_is_asked_before_it_is_removed(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    part, dialog = section(school), opened(school.window, SettingsDialog)
    click(part.remove_button)
    asked = opened(dialog, PinDialog)
    type_pin(asked, WRONG_PIN)
    assert school.place.lock.tries_left == 4
    type_pin(asked)
    settle()
    assert not school.place.lock.is_set
    assert part.set_button.isVisible()
    assert dialog.remark.text == "PIN больше не нужен."


def test_a_pin_damaged_while_the_settings_are_open_is_told_and_can_be_set_again(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    part = section(school)
    school.place.settings["pin.hash"] = "scrypt:damaged"
    part.present()
    assert part.hint.text().startswith("Запись о PIN испорчена")
    assert part.set_button.isVisible()


def test_a_damaged_pin_is_mended_by_whoever_knows_it(school: School) -> None:
    school.place.settings["pin.hash"] = "scrypt:damaged"
    click(school.window.home.settings)
    school.enter(WRONG_PIN)
    school.enter()
    assert section(school).change_button.isVisible()
    assert school.place.start().admits(PIN)


@pytest.mark.parametrize("kept", ["scrypt:damaged", ""])
def test_damaged_before_the_start_nothing_opens_and_it_says_what_to_do(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kept: str
) -> None:
    place = PinPlace(monkeypatch)
    place.settings["pin.hash"] = kept
    place.lock = place.start()
    school = School(qtbot, place)
    for way in (school.window.home.tournament.click, school.window.home.settings.click, school.window.close):
        way()
        settle()
        message = opened(school.window, Message)
        words = next(label.text() for label in message.findChildren(QLabel) if "settings.ini" in label.text())
        assert words.startswith("Судье сейчас не войти")
        assert "«pin.»" in words
        assert not school.is_asked
        message.reject()
        settle()
    assert school.is_at_home
    assert school.window.isVisible()
    place.settings.clear()
    school.window.home.tournament.click()
    assert school.is_in_tournament


# The whole program


def test_the_pin_of_the_settings_guards_window_and_game(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that runs goes on running while the digits are entered, and the panel finds the game as it is."""
    place, time = PinPlace(monkeypatch), PretendedTime()
    surroundings = time.surroundings()
    program = Program(MemoryStore(), surroundings, place.settings, Troubles(surroundings.monotonic_ms))
    window = program.window
    qtbot.addWidget(window)
    window.open()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_tournament()
    strike(opened(window, PinDialog), Qt.Key.Key_Escape)
    window.home.free_game_requested.emit(FREE)
    game = window.screen_shown
    assert isinstance(game, PlayScreen)
    game.covers.start.started.emit()
    settle()
    strike(window, Qt.Key.Key_F9)
    time.pass_ms(2_000)
    assert not game.arbiter.isVisible()
    type_pin(window)
    assert game.arbiter.isVisible()
    assert game.arbiter.stop_button.isEnabled()
    assert game.arbiter.clocks.editors.white.value_ms == 598_000
    program.close()
