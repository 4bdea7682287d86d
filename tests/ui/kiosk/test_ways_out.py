"""Every way out of the kiosk that the program has asks the PIN; who does not know it stays where he was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.view import Phase
from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.kiosk.arbiter_dialog import Act, ArbiterDialog
from ladya_desktop.ui.play.full_screen import toggle_full_screen
from ladya_desktop.ui.tournament.tab_row import TABLE
from tests.ui.hands import click, opened, settle
from tests.ui.kiosk.hall import Hall
from tests.ui.pin_place import WRONG_PIN, strike
from tests.ui.stand_in_screens import StandInScreen
from tests.ui.tournament.stand_in import listed

Way = Callable[[Hall], object]

FROM_WAITING: dict[str, Way] = {
    "its button": lambda hall: click(hall.waiting.arbiter),
    "Escape": lambda hall: strike(hall.window, Qt.Key.Key_Escape),
    "the key Back": lambda hall: strike(hall.window, Qt.Key.Key_Back),
    "F11": lambda hall: strike(hall.window, Qt.Key.Key_F11),
    "closing": lambda hall: hall.window.close(),
    "home to the tournament": lambda hall: hall.window.home.tournament_requested.emit("", ""),
    "home to the settings": lambda hall: hall.window.home.settings_requested.emit(),
    "home to a record": lambda hall: hall.window.home.look_requested.emit("one"),
}
FROM_GAME: dict[str, Way] = {
    "home": lambda hall: hall.game.leave_requested.emit(),
    "the record": lambda hall: hall.game.log_requested.emit(),
    "stopping it": lambda hall: hall.screens.guard(lambda: None),
    "closing": lambda hall: hall.window.close(),
}


@pytest.fixture
def empty(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hall:
    """Nothing is drawn, so that the board waits."""
    return Hall(qtbot, monkeypatch, tournament=listed())


@pytest.fixture
def hall(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return Hall(qtbot, monkeypatch)


@pytest.mark.parametrize("way", FROM_WAITING)
def test_out_of_the_waiting_screen(empty: Hall, way: str) -> None:
    FROM_WAITING[way](empty)
    assert empty.is_asked
    empty.enter_pin(WRONG_PIN)
    strike(opened(empty.window, PinDialog), Qt.Key.Key_Escape)
    assert empty.is_waiting
    assert not empty.is_open
    assert empty.window.isVisible()
    assert empty.window.isFullScreen()


@pytest.mark.parametrize("way", FROM_GAME)
def test_out_of_a_game(hall: Hall, way: str) -> None:
    game = hall.await_game()
    game.phase = Phase.RUNNING
    FROM_GAME[way](hall)
    assert hall.is_asked
    strike(opened(hall.window, PinDialog), Qt.Key.Key_Escape)
    assert hall.window.screen_shown is game
    assert hall.window.isVisible()
    assert hall.screens.gone == []


@pytest.mark.parametrize("code", [Qt.Key.Key_Escape, Qt.Key.Key_Back, Qt.Key.Key_F11])
def test_keys_leave_no_game_without_its_question(hall: Hall, code: Qt.Key) -> None:
    game = hall.await_game()
    strike(hall.window, code)
    assert game.asked_to_leave == 1
    assert hall.window.screen_shown is game
    assert hall.window.isFullScreen()


def test_f11_within_a_game_leaves_it_as_large(hall: Hall) -> None:
    toggle_full_screen(hall.await_game())
    assert hall.window.isFullScreen()


def test_whatever_makes_it_smaller_it_fills_the_screen_again(empty: Hall, qtbot: QtBot) -> None:
    empty.window.showNormal()
    qtbot.waitUntil(empty.window.isFullScreen)


def test_the_keys_of_home_are_not_shown(empty: Hall) -> None:
    strike(empty.window, Qt.Key.Key_F1)
    assert not empty.is_open


def test_the_computer_itself_closes_it_without(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "isSavingSession", lambda _app: True)
    hall.window.close()
    assert not hall.window.isVisible()


def test_the_pin_closes_it_and_the_next_start_is_in_the_kiosk(hall: Hall) -> None:
    hall.window.close()
    hall.enter_pin()
    assert not hall.window.isVisible()
    hall.start()
    assert hall.window.isFullScreen()
    hall.await_game()


# What the arbiter does


def test_the_arbiter_leaves_and_the_next_start_is_at_home(empty: Hall) -> None:
    click(empty.waiting.arbiter)
    empty.enter_pin()
    empty.choose(Act.LEAVE)
    assert empty.is_at_home
    assert not empty.window.isFullScreen()
    empty.start()
    assert empty.is_at_home


def test_outside_the_full_screen_is_anybodys_again(empty: Hall) -> None:
    click(empty.waiting.arbiter)
    empty.enter_pin()
    empty.choose(Act.LEAVE)
    strike(empty.window, Qt.Key.Key_F11)
    assert empty.window.isFullScreen()
    strike(empty.window, Qt.Key.Key_F11)
    assert not empty.window.isFullScreen()


def test_who_likes_full_screen_at_the_start_keeps_it(empty: Hall) -> None:
    empty.settings["window.full_screen"] = "yes"
    click(empty.waiting.arbiter)
    empty.enter_pin()
    empty.choose(Act.LEAVE)
    assert empty.window.isFullScreen()


def test_the_tournament_is_opened_once_and_leads_back_to_the_board(empty: Hall) -> None:
    click(empty.waiting.arbiter)
    empty.enter_pin()
    empty.choose(Act.TOURNAMENT)
    assert empty.window.screen_shown is empty.window.tournament
    assert not empty.is_asked
    strike(empty.window, Qt.Key.Key_Escape)
    assert empty.is_waiting
    click(empty.waiting.arbiter)
    assert empty.is_asked


def test_who_closes_the_menu_is_back_at_the_board(empty: Hall) -> None:
    click(empty.waiting.arbiter)
    empty.enter_pin()
    click(opened(empty.window, ArbiterDialog).back)
    assert empty.is_waiting
    assert not empty.is_open


def test_a_game_left_by_the_arbiter_asks_what_then(hall: Hall) -> None:
    hall.await_game().phase = Phase.RUNNING
    game = hall.game
    hall.game.leave_requested.emit()
    hall.enter_pin()
    assert hall.screens.gone == [game]
    assert hall.is_waiting
    hall.choose(Act.LEAVE)
    assert hall.is_at_home


def test_who_was_admitted_to_stop_the_clocks_is_not_asked_once_more(hall: Hall) -> None:
    game = hall.await_game()
    game.phase = Phase.RUNNING
    stopped: list[StandInScreen] = []

    def stop() -> None:
        stopped.append(game)
        game.phase = Phase.STOPPED
        game.leave_requested.emit()

    hall.screens.guard(stop)
    assert stopped == []
    hall.enter_pin()
    assert stopped == [game]
    assert not hall.is_asked
    assert hall.is_waiting
    opened(hall.window, ArbiterDialog)


def test_a_game_that_is_over_is_left_by_anybody(hall: Hall) -> None:
    game = hall.await_game()
    hall.end_game()
    assert hall.screens.gone == [game]
    assert not hall.is_asked


def test_the_table_after_it_is_the_arbiters(hall: Hall) -> None:
    hall.await_game().phase = Phase.ENDED
    hall.game.finished.emit()
    assert hall.is_waiting
    hall.enter_pin()
    assert hall.window.screen_shown is hall.window.tournament
    assert hall.window.tournament.tab == TABLE


def test_the_record_leads_back_to_the_game(hall: Hall) -> None:
    game = hall.await_game()
    game.log_requested.emit()
    hall.enter_pin()
    assert hall.game.what == "record of pairing II 1 2"
    hall.game.back_requested.emit()
    settle()
    assert hall.window.screen_shown is game


def test_from_the_panel_that_the_pin_has_opened_the_record_comes_at_once(hall: Hall) -> None:
    hall.await_game().arbiter.show()
    hall.game.log_requested.emit()
    assert not hall.is_asked
    assert hall.game.what == "record of pairing II 1 2"


def test_outside_the_kiosk_the_record_of_an_interrupted_game_is_anybodys(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False)
    hall.window.home.look_requested.emit("one")
    assert not hall.is_asked
    assert hall.game.what == "record one"
