"""Nothing that the PIN has opened stays open for ever; only a game does, and what somebody uses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.arbiter import quiet_lock
from ladya_desktop.ui.arbiter.pin_dialog import NewPinDialog
from ladya_desktop.ui.arbiter.quiet_lock import TOLD_MS
from ladya_desktop.ui.arbiter.quiet_notice import QuietNotice
from ladya_desktop.ui.arbiter.quiet_return import QuietReturn
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.kiosk.arbiter_dialog import Act, ArbiterDialog
from ladya_desktop.ui.kiosk.choice_dialog import ChoiceDialog
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.parts.dialog import Question
from tests.ui.hands import click, opened, settle
from tests.ui.kiosk.hall import Hall
from tests.ui.pin_place import PinPlace, strike
from tests.ui.stand_in_screens import FREE
from tests.ui.test_pin_of_window import School, section
from tests.ui.tournament.stand_in import listed


@pytest.fixture
def school(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> School:
    return School(qtbot, PinPlace(monkeypatch))


@pytest.fixture
def hall(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """The kiosk, with nothing to be played yet."""
    return Hall(qtbot, monkeypatch, tournament=listed())


def quiet_of(window: MainWindow) -> QuietReturn:
    return window.findChildren(QuietReturn)[0]


def waits_ms(window: MainWindow) -> int:
    """How long nobody has to use it until it says something; 0 if it waits for nothing."""
    quiet = quiet_of(window).quiet
    return quiet._timer.interval() if quiet.is_watching else 0


def run_out(window: MainWindow, times: int = 1 + TOLD_MS // 1000) -> None:
    """The timer is let run out by hand: once until it says so, then once a second."""
    for _ in range(times):
        quiet_of(window).quiet._timer.timeout.emit()
    settle()


def dialogs(window: MainWindow) -> list[type]:
    return [type(each) for each in window.findChildren(QDialog) if each.isVisible()]


def notices(window: MainWindow) -> list[str]:
    return [each.words.text() for each in window.findChildren(QuietNotice) if each.isVisible()]


def enter_tournament(school: School) -> None:
    click(school.window.home.tournament)
    school.enter()
    assert school.is_in_tournament


# Outside the kiosk


def test_the_settings_close_with_what_lies_over_them(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    assert waits_ms(school.window) == 120_000 - TOLD_MS
    click(section(school).change_button)
    school.enter()
    assert dialogs(school.window) == [SettingsDialog, NewPinDialog]
    run_out(school.window)
    assert (dialogs(school.window), waits_ms(school.window)) == ([], 0)


def test_it_is_said_on_top_and_any_key_keeps_it_open(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    run_out(school.window, 1)
    assert notices(school.window) == ["Открытое по PIN закроется через 20 секунд: его давно не трогали."]
    run_out(school.window, 10)
    assert notices(school.window) == ["Открытое по PIN закроется через 10 секунд: его давно не трогали."]
    strike(opened(school.window, SettingsDialog), Qt.Key.Key_Tab)
    assert notices(school.window) == []
    assert waits_ms(school.window) == 120_000 - TOLD_MS
    assert dialogs(school.window) == [SettingsDialog]


def test_closed_by_hand_nothing_is_waited_for(school: School) -> None:
    click(school.window.home.settings)
    school.enter()
    opened(school.window, SettingsDialog).reject()
    settle()
    assert waits_ms(school.window) == 0


def test_the_tournament_leads_home(school: School) -> None:
    enter_tournament(school)
    run_out(school.window, 1)
    assert len(notices(school.window)) == 1
    run_out(school.window, TOLD_MS // 1000)
    assert school.is_at_home
    assert (notices(school.window), waits_ms(school.window)) == ([], 0)
    enter_tournament(school)
    assert waits_ms(school.window) > 0, "it is watched each time"


def test_a_record_opened_from_the_tournament_leads_home_with_it(school: School) -> None:
    enter_tournament(school)
    school.window.tournament.game_requested.emit("II", 1, 1)
    run_out(school.window)
    assert school.is_at_home


def test_a_game_begun_from_the_tournament_is_never_closed(school: School) -> None:
    enter_tournament(school)
    school.window.tournament.play_requested.emit("II", 1, 1)
    settle()
    assert waits_ms(school.window) == 0
    quiet_of(school.window).quiet.expired.emit()
    assert school.window.screen_shown is school.game


def test_the_question_before_closing_is_taken_back(school: School) -> None:
    school.window.home.free_game_requested.emit(FREE)
    school.screens.is_game_running = True
    school.window.close()
    school.enter()
    assert dialogs(school.window) == [Question]
    run_out(school.window)
    assert dialogs(school.window) == []
    school.window.close()
    assert school.is_asked


def test_the_quiet_time_chosen_counts_and_never_is_never(school: School) -> None:
    school.place.lock.set_quiet_min(5)
    enter_tournament(school)
    assert waits_ms(school.window) == 300_000 - TOLD_MS
    school.place.lock.set_quiet_min(0)
    strike(school.window, Qt.Key.Key_Tab)
    assert waits_ms(school.window) == 0


def test_without_a_pin_nothing_is_closed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    school = School(qtbot, PinPlace(monkeypatch, pin=None))
    click(school.window.home.tournament)
    assert school.window.findChildren(QuietReturn) == []


def test_the_timer_really_leads_home(school: School, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TOLD_MS", 3), ("SECOND_MS", 1)):
        monkeypatch.setattr(quiet_lock, name, value)
    enter_tournament(school)
    monkeypatch.setattr(type(school.place.lock), "quiet_ms", 5)
    strike(school.window, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: school.is_at_home)


# In the kiosk


def open_menu(hall: Hall) -> None:
    click(hall.waiting.arbiter)
    hall.enter_pin()


def test_what_the_arbiter_may_do_closes(hall: Hall) -> None:
    open_menu(hall)
    assert dialogs(hall.window) == [ArbiterDialog]
    run_out(hall.window)
    assert dialogs(hall.window) == []
    assert hall.is_waiting


@pytest.mark.parametrize(("act", "kind"), [(Act.CHANGE, ChoiceDialog), (Act.FREE_GAME, FreeGameDialog)])
def test_so_does_what_it_asks(hall: Hall, act: Act, kind: type) -> None:
    open_menu(hall)
    hall.choose(act)
    assert dialogs(hall.window) == [kind]
    run_out(hall.window)
    assert dialogs(hall.window) == []
    assert hall.is_waiting


def test_the_tournament_leads_back_to_the_board_that_waits(hall: Hall) -> None:
    open_menu(hall)
    hall.choose(Act.TOURNAMENT)
    assert hall.window.screen_shown is hall.window.tournament
    run_out(hall.window)
    assert hall.is_waiting


def test_a_record_leads_back_to_its_game(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch)
    game = hall.await_game()
    game.log_requested.emit()
    hall.enter_pin()
    record = hall.game
    assert hall.window.screen_shown is record is not game
    run_out(hall.window)
    assert hall.window.screen_shown is game
    assert waits_ms(hall.window) == 0
