"""A game that the program opens can be shown to the class, and is left with its projector."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.play.play_screen import PlayScreen
from ladya_desktop.ui.projector.game_window import GameWindow
from ladya_desktop.ui.projector.second_screen import Spots
from tests.ui.hands import key
from tests.ui.projector.pretended_spots import RIGHT
from tests.ui.test_screens import FREE, Shelf


def windows() -> list[GameWindow]:
    """The windows of the class that are open."""
    above = QApplication.topLevelWidgets()
    return [window for window in above if isinstance(window, GameWindow) and window.isVisible()]


def test_the_key_shows_the_programs_game_until_it_is_left(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spots, "others", lambda _spots, _window: (RIGHT,))
    shelf = Shelf(qtbot)
    screen = shelf.screens.free_game(FREE)
    assert isinstance(screen, PlayScreen)
    screen.resize(1366, 768)
    screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    key(screen, Qt.Key.Key_F8)
    (window,) = windows()
    shelf.start(screen)
    assert window.is_ticking, "the game's own clock goes on there"
    shelf.screens.let_go(screen)
    with qtbot.waitSignal(window.closed):
        screen.deleteLater()
    assert windows() == []
