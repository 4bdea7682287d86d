"""The board in the kiosk: it waits, opens the next game by itself, and comes back after a crash."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.game.view import Phase
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.home.free_game_dialog import FreeGameDialog
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.kiosk.arbiter_dialog import Act, ArbiterDialog
from ladya_desktop.ui.kiosk.assignment import Assignment
from ladya_desktop.ui.kiosk.choice_dialog import OF_DAY, ChoiceDialog
from ladya_desktop.ui.kiosk.kiosk_section import KioskSection
from ladya_desktop.ui.kiosk.waiting import Waits
from ladya_desktop.ui.parts.dialog import Message
from tests.ui.hands import click, opened, settle
from tests.ui.home.stand_in import interrupted
from tests.ui.kiosk.hall import BOARD_2, Hall
from tests.ui.stand_in_screens import FREE
from tests.ui.tournament.stand_in import listed

LONG_MS = 60_000


@pytest.fixture
def hall(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Hall:
    return Hall(qtbot, monkeypatch)


def finish(hall: Hall, round_number: int, *boards: int) -> None:
    for board in boards:
        hall.tournament.record_result("II", round_number, board, Score.DRAW, None)
    settle()


def play(hall: Hall) -> None:
    """The game of the first round is played, and its players go."""
    hall.await_game().phase = Phase.ENDED
    finish(hall, 1, 2)
    hall.end_game()


def open_menu(hall: Hall) -> ArbiterDialog:
    click(hall.waiting.arbiter)
    hall.enter_pin()
    return opened(hall.window, ArbiterDialog)


# From game to game


def test_the_game_of_its_board_opens_by_itself(hall: Hall) -> None:
    assert hall.await_game().what == "pairing II 1 2"


def test_it_is_named_before_it_opens(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, calm_ms=LONG_MS)
    players = hall.tournament.group().rounds[0].pairings[1].players
    assert hall.waiting.board.text() == "Доска 2"
    assert hall.waiting.group.text().startswith("II\N{NO-BREAK SPACE}группа")
    assert hall.waiting.title.text() == "Следующая партия — тур 1"
    assert hall.waiting.text.text() == "Партия сейчас откроется."
    assert players.white.name in hall.waiting.accessibleName()
    assert players.black.name in hall.waiting.accessibleName()
    assert hall.screens.made == []


def test_after_a_game_it_waits_for_the_earlier_games_of_its_next_players(hall: Hall) -> None:
    play(hall)
    assert hall.waiting.shown.waits is Waits.WAITS
    assert hall.waiting.title.text() == "Следующая партия — тур 2"
    finish(hall, 1, 1, 3, 4)
    assert hall.await_game().what == "pairing II 2 2"


def test_the_arbiter_opens_it_before_that(hall: Hall) -> None:
    play(hall)
    open_menu(hall)
    hall.choose(Act.OPEN_NOW)
    assert hall.game.what == "pairing II 2 2"


def test_nothing_opens_under_a_question(hall: Hall) -> None:
    play(hall)
    menu = open_menu(hall)
    finish(hall, 1, 1, 3, 4)
    assert hall.is_waiting
    click(menu.back)
    assert hall.await_game().what == "pairing II 2 2"


def test_the_draw_ends_the_wait(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, tournament=listed())
    assert hall.waiting.shown.waits is Waits.NO_GAME
    assert Act.OPEN_NOW not in open_menu(hall).acts
    click(opened(hall.window, ArbiterDialog).back)
    hall.tournament.draw_lots("II")
    assert hall.await_game().what == "pairing II 1 2"


def test_after_the_last_game_it_says_thank_you(hall: Hall) -> None:
    hall.await_game().phase = Phase.ENDED
    for number in range(1, 8):
        finish(hall, number, 1, 2, 3, 4)
    hall.end_game()
    assert hall.waiting.shown.waits is Waits.ALL_PLAYED
    assert hall.waiting.title.text() == "Партии сыграны"


def test_a_board_that_the_round_has_not_got_waits_for_the_arbiter(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(qtbot, monkeypatch, assignment=Assignment(group="II", board=9))
    assert hall.waiting.shown.waits is Waits.NO_GAME


def test_any_board_names_the_board_of_the_pairing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, assignment=Assignment(), calm_ms=LONG_MS)
    assert hall.waiting.board.text() == "Шахматная доска"
    assert hall.waiting.title.text() == "Следующая партия — тур 1, доска 1"


def test_a_start_card_goes_when_its_pairing_is_decided_elsewhere(hall: Hall) -> None:
    game = hall.await_game()
    finish(hall, 1, 2)
    hall.await_waiting()
    assert hall.screens.gone == [game]


def test_a_game_that_runs_stays_whatever_the_tournament_says(hall: Hall) -> None:
    game = hall.await_game()
    game.phase = Phase.RUNNING
    finish(hall, 1, 2)
    assert hall.window.screen_shown is game


def test_a_game_that_does_not_open_is_not_tried_again_and_again(hall: Hall, qtbot: QtBot) -> None:
    hall.await_game().phase = Phase.ENDED
    finish(hall, 1, 1, 2, 3, 4)
    hall.screens.answer = ActRefused(code="common.pairing_decided")
    hall.end_game()
    qtbot.waitUntil(lambda: hall.waiting.shown.waits is Waits.STUCK)
    messages = [each for each in hall.window.findChildren(Message) if each.isVisible()]
    assert len(messages) == 1
    click(messages[0].close_button)
    hall.screens.answer = None
    open_menu(hall)
    hall.choose(Act.OPEN_NOW)
    assert hall.game.what == "pairing II 2 2"


def test_a_game_outside_the_tournament(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, tournament=listed())
    open_menu(hall)
    hall.choose(Act.FREE_GAME)
    opened(hall.window, FreeGameDialog).chosen.emit(FREE)
    assert hall.game.what == "free 600+5"
    assert hall.window.screen_shown is hall.game


def test_another_language_reaches_the_board(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, calm_ms=LONG_MS)
    hall.window.choose_language("en")
    assert hall.waiting.board.text() == "Board 2"
    assert hall.waiting.title.text() == "Next game — round 1"


# After a crash


def test_the_game_that_was_on_the_screen_comes_back(hall: Hall) -> None:
    hall.await_game().phase = Phase.RUNNING
    hall.home.interrupted = (interrupted("another"), interrupted("pairing II 1 2"))
    hall.slow_down(LONG_MS)
    hall.start()
    assert hall.window.isFullScreen()
    assert hall.waiting.title.text() == "Прерванная партия"
    hall.slow_down(0)
    hall.start()
    assert hall.await_game().what == "continued pairing II 1 2"


def test_a_game_that_was_decided_since_does_not(hall: Hall) -> None:
    hall.await_game()
    hall.tournament.start_game(1, 2)
    hall.settings["kiosk.game"] = "game-1"
    hall.home.interrupted = (interrupted("game-1"),)
    hall.tournament.finish_game(1, 2, Score.DRAW)
    finish(hall, 1, 1, 3, 4)
    hall.start()
    assert hall.await_game().what == "pairing II 2 2"


def test_a_game_that_is_over_does_not(hall: Hall) -> None:
    hall.await_game()
    assert hall.settings["kiosk.game"] == "pairing II 1 2"
    play(hall)
    assert hall.settings["kiosk.game"] == ""


# On and off


def test_it_is_switched_on_in_the_settings(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False, assignment=Assignment())
    assert hall.is_at_home
    click(hall.window.home.settings)
    hall.enter_pin()
    dialog = opened(hall.window, SettingsDialog)
    dialog.show_page("arbiter")
    section = dialog.sections["kiosk"]
    assert isinstance(section, KioskSection)
    click(section.switch_on)
    settle()
    choice = opened(hall.window, ChoiceDialog)
    assert choice.groups[OF_DAY].isChecked()
    assert not choice.number.isVisible()
    choice.groups["II"].click()
    choice.one_board.click()
    choice.number.more.click()
    choice.number.more.click()
    choice.confirm.click()
    settle()
    assert hall.window.isFullScreen()
    assert hall.await_game().what == "pairing II 1 3"
    assert (hall.settings["kiosk"], hall.settings["kiosk.group"], hall.settings["kiosk.board"]) == ("yes", "II", "3")


def test_who_cancels_is_where_he_was(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False)
    hall.window._playing.kiosk.ask_and_begin()
    opened(hall.window, ChoiceDialog).reject()
    settle()
    assert hall.is_at_home
    assert hall.settings["kiosk"] == ""


def test_without_a_pin_it_says_what_is_missing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False, pin=None)
    click(hall.window.home.settings)
    dialog = opened(hall.window, SettingsDialog)
    dialog.show_page("arbiter")
    section = dialog.sections["kiosk"]
    assert isinstance(section, KioskSection)
    click(section.switch_on)
    assert dialog.isVisible()
    assert dialog.remark.text == "Сначала нужно задать PIN судьи: без него киоск никого не удержит."
    assert hall.settings["kiosk"] == ""


def test_the_arbiter_gives_the_board_another_number(hall: Hall) -> None:
    play(hall)
    open_menu(hall)
    hall.choose(Act.CHANGE)
    choice = opened(hall.window, ChoiceDialog)
    assert choice.assignment == BOARD_2
    choice.number.more.click()
    choice.confirm.click()
    settle()
    assert hall.await_game().what == "pairing II 1 3"


def test_a_group_that_is_gone_becomes_any_of_the_day(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, assignment=Assignment(group="gone", board=2, is_alone=True))
    assert hall.waiting.shown.waits is Waits.NO_GAME
    open_menu(hall)
    hall.choose(Act.CHANGE)
    assert opened(hall.window, ChoiceDialog).assignment == Assignment(board=2, is_alone=True)


def test_the_command_starts_in_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False)
    hall.start(in_kiosk=True)
    assert hall.window.isFullScreen()
    assert hall.await_game().what == "pairing II 1 2"


def test_the_command_without_a_pin_says_what_is_missing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(qtbot, monkeypatch, is_on=False, pin=None)
    hall.start(in_kiosk=True)
    assert hall.is_at_home
    assert any(each.isVisible() for each in hall.window.findChildren(Message))


def test_closed_in_the_kiosk_the_window_keeps_its_place_of_before(hall: Hall) -> None:
    hall.settings["window.geometry"] = "kept"
    hall.window.close()
    hall.enter_pin()
    assert hall.settings["window.geometry"] == "kept"
