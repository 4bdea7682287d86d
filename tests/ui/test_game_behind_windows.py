"""BI-19 in the whole program: whatever is opened over a game or instead of it, the board then shows the model."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.board_look import BoardLook, look_in_use
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.review.review_screen import Review
from tests.ui.hands import click, key, opened, settle
from tests.ui.stand_in_screens import FREE
from tests.ui.test_program import started

AFTER_NF3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"


class Game:
    """A real game after 1.e4 e5 2.Nf3, in the whole window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.program: Program = started(qtbot, MemoryStore())
        self.window = self.program.window
        self.window.open()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.window.home.free_game_requested.emit(FREE)
        for color in COLORS:
            click(self.screen.covers.start.me_buttons[color])
        click(self.screen.covers.start.start_button)
        for move, color in (("e4", Color.WHITE), ("e5", Color.BLACK), ("Nf3", Color.WHITE)):
            assert self.screen._port.typed_move(move)
            self.screen._port.press(color, "mouse", 0)
        settle()

    @property
    def screen(self) -> PlayScreen:
        settle()
        shown = self.window.screen_shown
        assert isinstance(shown, PlayScreen)
        return shown

    def leave(self) -> None:
        """Home, the clocks stopped."""
        self.screen.request_leave()
        click(self.screen.covers.leave.yes_button)
        settle()

    def go_on(self) -> None:
        """Back from home; the break is over."""
        click(self.window.home.interrupted.go_on)
        click(self.screen.covers.pause.yes_button)


def _arbiter(game: Game) -> None:
    key(game.window, Qt.Key.Key_F9)
    settle()
    assert game.screen.arbiter.isVisible()
    key(game.window, Qt.Key.Key_F9)


def _language(game: Game) -> None:
    game.window.choose_language("en")
    game.window.choose_language("ru")


def _board_theme(_game: Game) -> None:
    look_in_use().put_on(BoardLook(theme="green"))


def _settings(game: Game) -> None:
    game.leave()
    click(game.window.home.settings)
    dialog = opened(game.window, SettingsDialog)
    key(dialog, Qt.Key.Key_Escape)
    settle()
    game.go_on()


def _record(game: Game) -> None:
    game.screen.log_requested.emit()
    settle()
    shown = game.window.screen_shown
    assert isinstance(shown, Review)
    key(game.window, Qt.Key.Key_Home)
    key(game.window, Qt.Key.Key_Escape)


def _leaving_taken_back(game: Game) -> None:
    game.screen.request_leave()
    click(game.screen.covers.leave.no_button)


OPENED: dict[str, Callable[[Game], None]] = {
    "arbiter": _arbiter,
    "language": _language,
    "board theme": _board_theme,
    "settings": _settings,
    "record": _record,
    "leaving taken back": _leaving_taken_back,
}


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[Game]:
    made = Game(qtbot)
    yield made
    made.program.close()
    set_language("ru")


@pytest.mark.parametrize("what", OPENED)
def test_the_board_shows_the_model_after_it_bi_19(game: Game, what: str) -> None:
    OPENED[what](game)
    settle()
    assert game.screen._port.view.placement.board_fen() == AFTER_NF3
    assert game.screen.board.placement.board_fen() == AFTER_NF3
    assert game.screen._port.typed_move("Nc6"), "and the game goes on"
    settle()
    assert game.screen.board.placement.at("c6") == "n"
