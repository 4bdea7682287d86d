"""The window around all screens: the way there and back, language, closing with a game on."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.result import Score
from ladya_desktop.game.view import Phase
from ladya_desktop.texts import language
from ladya_desktop.tournament.refusal import ActRefused
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.home.keys_dialog import KeysDialog
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.main_window import MainWindow
from ladya_desktop.ui.parts.dialog import Message, Question
from ladya_desktop.ui.parts.settings_section import CheckSection
from ladya_desktop.ui.tournament.tab_row import ROUNDS, TABLE
from ladya_desktop.ui.tournament.tournament_screen import TournamentScreen
from tests.ui.hands import click, click_cell, hold, key, opened, settle
from tests.ui.home.stand_in import StandInHome, interrupted
from tests.ui.stand_in_screens import FREE, StandInScreen, StandInScreens, StandInSettings
from tests.ui.tournament.stand_in import StandInTournament, drawn


class Desk:
    """A main window and all that stands behind it."""

    def __init__(self, qtbot: QtBot, settings: StandInSettings | None = None, *, is_first: bool = False) -> None:
        self.tournament = StandInTournament() if is_first else drawn()
        self.home = StandInHome(self.tournament)
        self.screens = StandInScreens()
        self.settings = StandInSettings() if settings is None else settings
        self.window = MainWindow(
            home=HomeScreen(self.home),
            make_tournament=lambda: TournamentScreen(self.tournament),
            screens=self.screens,  # type: ignore[arg-type] # stand-ins for the screens themselves
            settings=self.settings,
        )
        qtbot.addWidget(self.window)

    def open(self, qtbot: QtBot) -> "Desk":
        self.window.open()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        settle()
        return self

    def shows(self, *screens: QWidget) -> bool:
        return self.window.screen_shown in screens and self.window.screen_shown.isVisible()

    @property
    def game(self) -> StandInScreen:
        return self.screens.made[-1]


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot).open(qtbot)


# There and back


def test_it_begins_at_home_with_the_keyboard_on_the_first_door(desk: Desk) -> None:
    assert desk.shows(desk.window.home)
    assert desk.window.home.play.hasFocus()
    assert desk.window.windowTitle() == "Ладья"


def test_to_the_tournament_and_back_by_button(desk: Desk) -> None:
    click(desk.window.home.tournament)
    assert desk.shows(desk.window.tournament)
    assert desk.window.tournament.isVisible()
    click(desk.window.tournament.frame.header.back)
    assert desk.shows(desk.window.home)


@pytest.mark.parametrize("code", [Qt.Key.Key_Escape, Qt.Key.Key_Back])
def test_back_by_keyboard(desk: Desk, code: Qt.Key) -> None:
    click(desk.window.home.tournament)
    key(desk.window, code)
    assert desk.shows(desk.window.home)
    key(desk.window, code)
    assert desk.shows(desk.window.home)


@pytest.mark.parametrize("code", [Qt.Key.Key_Escape, Qt.Key.Key_Back])
def test_a_game_is_never_left_by_a_key_without_being_asked(desk: Desk, code: Qt.Key) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    key(desk.window, code)
    assert desk.shows(desk.game)
    assert desk.game.asked_to_leave == 1


def test_escape_leaves_the_import_before_the_tournament(desk: Desk) -> None:
    desk.window.show_tournament("I", "participants")
    click(desk.window.tournament.participants.paste)
    key(desk.window, Qt.Key.Key_Escape)
    assert desk.shows(desk.window.tournament)
    assert desk.window.tournament.participants.isVisible()


def test_the_link_to_the_table_leads_to_the_table(desk: Desk) -> None:
    click(desk.window.home.today.table)
    assert desk.window.tournament.tab == TABLE


def test_a_pairing_is_played_and_left_for_its_round(desk: Desk) -> None:
    click(desk.window.home.today.pairings.rows[2].play)
    assert desk.game.what == "pairing II 1 3"
    assert desk.shows(desk.game)
    assert desk.game.hasFocus()
    game = desk.game
    game.leave_requested.emit()
    assert desk.shows(desk.window.home)
    assert desk.screens.gone == [game]


def test_from_the_rounds_one_comes_back_to_the_round(desk: Desk) -> None:
    desk.window.show_tournament("II", ROUNDS)
    settle()
    click(desk.window.tournament.rounds.pairings.rows[0].play)
    desk.game.leave_requested.emit()
    assert desk.shows(desk.window.tournament)
    assert desk.window.tournament.tab == ROUNDS
    assert desk.window.tournament.rounds.round_shown == 1


def test_a_finished_game_leads_to_the_table(desk: Desk) -> None:
    click(desk.window.home.today.pairings.rows[0].play)
    desk.game.finished.emit()
    assert desk.shows(desk.window.tournament)
    assert desk.window.tournament.tab == TABLE
    key(desk.window, Qt.Key.Key_Escape)
    assert desk.shows(desk.window.home)


def test_a_free_game_ends_at_home(desk: Desk) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    assert desk.game.what == "free 600+5"
    desk.game.finished.emit()
    assert desk.shows(desk.window.home)


def test_an_interrupted_game_is_continued_or_looked_at(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.home.interrupted = (interrupted("one"),)
    desk.open(qtbot)
    click(desk.window.home.interrupted.go_on)
    assert desk.game.what == "continued one"
    desk.game.leave_requested.emit()
    click(desk.window.home.interrupted.look)
    assert desk.game.what == "record one"
    assert desk.game.memory is desk.settings
    desk.game.back_requested.emit()
    assert desk.shows(desk.window.home)


@pytest.mark.parametrize(("game_id", "is_of_pairing"), [("game-1", True), ("free-game", False)])
def test_only_the_game_of_a_pairing_leads_on_to_the_table(qtbot: QtBot, game_id: str, is_of_pairing: bool) -> None:
    desk = Desk(qtbot)
    desk.tournament.start_game(1, 1, game_id="game-1")
    desk.home.interrupted = (interrupted(game_id),)
    desk.open(qtbot)
    click(desk.window.home.interrupted.go_on)
    desk.game.finished.emit()
    assert desk.shows(desk.window.tournament if is_of_pairing else desk.window.home)


def test_the_record_of_a_game_lies_on_top_of_the_game(desk: Desk) -> None:
    click(desk.window.home.today.pairings.rows[0].play)
    game = desk.game
    game.log_requested.emit()
    assert desk.game.what == "record of pairing II 1 1"
    desk.game.back_requested.emit()
    assert desk.shows(game)


def test_a_played_cell_opens_its_record(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    desk.tournament.start_game(1, 1)
    desk.tournament.finish_game(1, 1, Score.WHITE_WINS)
    desk.open(qtbot)
    desk.window.show_tournament("II", TABLE)
    settle()
    players = desk.tournament.group().rounds[0].pairings[0].players
    table = desk.window.tournament.table
    cell = table.model.index((players.white.number or 0) - 1, (players.black.number or 0) + 1)
    click_cell(table.view, cell)
    assert desk.game.what == "record II 1 1"
    key(desk.window, Qt.Key.Key_Escape)
    assert desk.shows(desk.window.tournament)


def test_the_lessons_lead_to_the_free_board_and_to_a_lesson_and_back(desk: Desk) -> None:
    click(desk.window.home.lesson)
    course = desk.game
    assert course.what == "course"
    course.board_requested.emit()
    assert desk.game.what == "teacher's board"
    desk.game.leave_requested.emit()
    assert desk.shows(course)
    course.lesson_requested.emit("bishop")
    assert desk.game.what == "lesson bishop"
    key(desk.window, Qt.Key.Key_Escape)
    assert desk.shows(course)
    course.leave_requested.emit()
    assert desk.shows(desk.window.home)
    gone = [screen.what for screen in desk.screens.made if screen in desk.screens.gone]
    assert gone == ["course", "teacher's board", "lesson bishop"]


def test_ones_own_lesson_is_edited_and_the_list_hears_of_it(desk: Desk) -> None:
    click(desk.window.home.lesson)
    course = desk.game
    course.edit_requested.emit("own.toml")
    board = desk.game
    assert (board.what, board.opened) == ("teacher's board", "own.toml")
    board.lesson_saved.emit("own.toml")
    assert course.times_read == 1
    key(desk.window, Qt.Key.Key_Escape)
    assert board.asked_to_leave == 1


def test_a_refusal_is_said_and_one_stays(desk: Desk) -> None:
    desk.screens.answer = ActRefused(code="tournament.title_empty")
    click(desk.window.home.today.pairings.rows[0].play)
    message = opened(desk.window, Message)
    assert any("Название пустое" in label.text() for label in message.findChildren(QLabel))
    click(message.close_button)
    assert desk.shows(desk.window.home, desk.window.tournament)


def test_trouble_told_elsewhere_opens_nothing(desk: Desk) -> None:
    desk.screens.has_trouble = True
    desk.window.home.free_game_requested.emit(FREE)
    desk.window.home.look_requested.emit("one")
    assert desk.shows(desk.window.home)
    assert desk.window.findChildren(Message) == []


# Language, settings, keys


def test_another_language_on_every_screen_at_once(qtbot: QtBot, desk: Desk) -> None:
    click(desk.window.home.today.pairings.rows[0].play)
    with qtbot.waitSignal(desk.window.language_changed, timeout=1000) as changed:
        desk.window.home.language_chosen.emit("en")
    assert changed.args == ["en"]
    assert language() == "en"
    assert desk.settings["language"] == "en"
    assert desk.window.windowTitle() == "Ladya"
    assert desk.window.home.play.text() == "Play"
    assert desk.window.tournament.frame.header.title == "Tournament"
    assert desk.game.spoken == ["en"]


def test_reduced_motion_is_remembered_and_reaches_boards(qtbot: QtBot, desk: Desk) -> None:
    click(desk.window.home.settings)
    dialog = opened(desk.window, SettingsDialog)
    dialog.tabs["screen"].click()
    motion = dialog.sections["motion"]
    assert isinstance(motion, CheckSection)
    assert not motion.box.isChecked()
    motion.box.click()
    click(dialog.close_button)
    assert desk.settings["motion.reduced"] == "yes"
    assert desk.window.tournament.draw.is_motion_reduced
    desk.window.home.free_game_requested.emit(FREE)
    assert desk.game.board._is_motion_reduced
    again = Desk(qtbot, desk.settings)
    assert again.window.tournament.draw.is_motion_reduced


def test_full_screen_at_the_start_is_remembered(qtbot: QtBot, desk: Desk) -> None:
    click(desk.window.home.settings)
    dialog = opened(desk.window, SettingsDialog)
    full_screen = dialog.sections["full_screen"]
    assert isinstance(full_screen, CheckSection)
    full_screen.box.click()
    click(dialog.close_button)
    again = Desk(qtbot, desk.settings)
    again.window.open()
    assert again.window.isFullScreen()


def test_f11_is_full_screen_and_back(desk: Desk) -> None:
    key(desk.window, Qt.Key.Key_F11)
    assert desk.window.isFullScreen()
    key(desk.window, Qt.Key.Key_F11)
    assert not desk.window.isFullScreen()


def test_f1_shows_the_keys_but_not_over_a_game_that_goes_on(desk: Desk) -> None:
    key(desk.window, Qt.Key.Key_F1)
    click(opened(desk.window, KeysDialog).close_button)
    settle()
    desk.window.home.free_game_requested.emit(FREE)
    desk.game.phase = Phase.RUNNING
    key(desk.window, Qt.Key.Key_F1)
    assert not any(dialog.isVisible() for dialog in desk.window.findChildren(KeysDialog))
    for phase in (Phase.NOT_STARTED, Phase.STOPPED, Phase.ENDED):
        desk.game.phase = phase
        key(desk.window, Qt.Key.Key_F1)
        click(opened(desk.window, KeysDialog).close_button)
        settle()


def test_f1_shows_the_keys_over_a_game_without_clocks_that_goes_on(desk: Desk) -> None:
    """Reading them costs nobody his time."""
    desk.window.home.free_game_requested.emit(FREE)
    desk.game.phase, desk.game.has_clock = Phase.RUNNING, False
    key(desk.window, Qt.Key.Key_F1)
    click(opened(desk.window, KeysDialog).close_button)
    settle()


def test_f1_shows_the_keys_over_a_lesson_and_a_record(desk: Desk) -> None:
    desk.window.home.lesson_requested.emit()
    key(desk.window, Qt.Key.Key_F1)
    click(opened(desk.window, KeysDialog).close_button)


def test_keys_held_down_do_once_what_they_do(desk: Desk) -> None:
    hold(desk.window, Qt.Key.Key_F11, times=4)
    assert desk.window.isFullScreen()
    desk.window.home.free_game_requested.emit(FREE)
    hold(desk.window, Qt.Key.Key_Escape)
    assert desk.game.asked_to_leave == 1


@pytest.mark.parametrize("letter", ["я", "ы", "в", "q", "w"])
def test_letters_of_any_layout_do_nothing_here(desk: Desk, letter: str) -> None:
    """IN-01, IN-09: no shortcut depends on the layout; only keys that all layouts share are used."""
    control = Qt.KeyboardModifier.ControlModifier
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter.upper()), control, letter)
        QApplication.sendEvent(desk.window.windowHandle(), event)
    assert desk.shows(desk.window.home)


# Closing


def test_it_closes_at_once_when_no_clock_runs(desk: Desk) -> None:
    desk.window.close()
    assert not desk.window.isVisible()
    assert desk.screens.stopped == 0


def test_a_running_game_is_asked_about_and_goes_on_if_one_stays(desk: Desk) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    desk.screens.is_game_running = True
    desk.window.close()
    question = opened(desk.window, Question)
    assert desk.window.isVisible()
    key(question, Qt.Key.Key_Escape)
    assert desk.window.isVisible()
    assert desk.screens.stopped == 0
    assert desk.shows(desk.game)


@pytest.mark.parametrize("code", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_struck_without_reading_does_not_close(desk: Desk, code: Qt.Key) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    desk.screens.is_game_running = True
    desk.window.close()
    question = opened(desk.window, Question)
    key(question, code)
    settle()
    assert not any(each.isVisible() for each in desk.window.findChildren(Question))
    assert desk.window.isVisible()
    assert desk.screens.stopped == 0


def test_enter_alone_closes_no_running_game(desk: Desk) -> None:
    desk.screens.is_game_running = True
    desk.window.close()
    key(opened(desk.window, Question), Qt.Key.Key_Return)
    assert desk.window.isVisible()
    assert desk.screens.stopped == 0


def test_a_running_game_is_stopped_before_the_window_closes(desk: Desk) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    desk.screens.is_game_running = True
    desk.window.close()
    click(opened(desk.window, Question).confirm)
    assert desk.screens.stopped == 1
    assert not desk.window.isVisible()
    assert "window.geometry" in desk.settings
