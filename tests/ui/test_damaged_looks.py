"""A file of looks that is damaged or gone: the board is as usual, it is said once, and the game is unharmed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.board import board_theme as board_theme_module
from ladya_desktop.ui.board.board_look import look_in_use
from ladya_desktop.ui.board.board_theme import board_theme
from ladya_desktop.ui.home.board_section import BoardSection
from ladya_desktop.ui.home.settings_dialog import SettingsDialog
from ladya_desktop.ui.parts.dialog import Message
from tests.ui.hands import click, opened, settle
from tests.ui.stand_in_screens import FREE, StandInSettings
from tests.ui.test_main_window import Desk


@pytest.fixture
def themes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the program looks for its themes in this test."""
    monkeypatch.setattr(board_theme_module, "resource_path", lambda *parts: tmp_path / parts[-1])
    board_theme_module._read.cache_clear()
    look_in_use()._told.clear()
    yield tmp_path
    board_theme_module._read.cache_clear()
    look_in_use()._told.clear()


def messages(desk: Desk) -> list[Message]:
    settle()
    return [message for message in desk.window.findChildren(Message) if message.isVisible()]


@pytest.mark.parametrize("content", [None, b"[blue", b"\xff\xfe\x00\x01", b'[blue]\nlight = "mud"\n'])
def test_the_usual_board_is_shown_and_the_damage_told_once(qtbot: QtBot, themes: Path, content: bytes | None) -> None:
    if content is not None:
        (themes / "boards.toml").write_bytes(content)
    settings = StandInSettings({"board.theme": "blue"})
    desk = Desk(qtbot, settings)
    desk.window.open()  # the message takes the keyboard from the window
    assert board_theme() == board_theme("wood")
    (message,) = messages(desk)
    click(message.close_button)
    desk.window.home.free_game_requested.emit(FREE)
    assert messages(desk) == []
    assert settings["board.theme"] == "blue"


def test_what_is_not_there_cannot_be_chosen(qtbot: QtBot, themes: Path) -> None:
    desk = Desk(qtbot).open(qtbot)
    assert messages(desk) == []
    click(desk.window.home.settings)
    section = opened(desk.window, SettingsDialog).sections["board"]
    assert isinstance(section, BoardSection)
    assert list(section.themes) == ["wood"]
    assert len(messages(desk)) == 1
