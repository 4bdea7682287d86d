"""How the window stands on the screen: as it was closed, and never where a hand cannot reach it."""

from base64 import b64encode

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.window_place import FRAME_PX
from tests.ui.hands import settle
from tests.ui.stand_in_screens import FREE, StandInSettings
from tests.ui.test_main_window import Desk


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot).open(qtbot)


def test_the_geometry_is_remembered(qtbot: QtBot, desk: Desk) -> None:
    desk.window.showNormal()
    desk.window.setGeometry(QRect(0, 60, 800, 650))
    desk.window.close()
    again = Desk(qtbot, desk.settings)
    again.window.open()
    assert again.window.geometry() == QRect(0, 60, 800, 650)


def test_the_first_time_it_fills_a_screen_too_small_for_it(desk: Desk) -> None:
    """The usual window and its title bar are wider than the 800 px of the tests' screen."""
    assert desk.window.isMaximized()
    desk.window.showNormal()
    settle()
    available = desk.window.screen().availableGeometry()
    assert (desk.window.width(), desk.window.height()) == (available.width(), available.height() - FRAME_PX)


def test_full_as_it_was_closed_it_opens_full(qtbot: QtBot, desk: Desk) -> None:
    desk.window.close()
    again = Desk(qtbot, desk.settings)
    again.window.open()
    assert again.window.isMaximized()


def test_a_window_kept_half_outside_comes_back_with_its_title(qtbot: QtBot, desk: Desk) -> None:
    desk.window.showNormal()
    desk.window.setGeometry(QRect(0, 0, 800, 790))
    desk.window.close()
    again = Desk(qtbot, desk.settings)
    again.window.open()
    geometry = again.window.geometry()
    assert (geometry.top(), geometry.height()) == (FRAME_PX, 800 - FRAME_PX)


@pytest.mark.parametrize("kept", ["", "not base64!", b64encode(b"not a geometry").decode("ascii")])
def test_a_damaged_geometry_is_no_trouble(qtbot: QtBot, kept: str) -> None:
    """ST-04: settings damaged by a power loss."""
    desk = Desk(qtbot, StandInSettings({"window.geometry": kept})).open(qtbot)
    assert desk.window.isVisible()
    assert desk.window.width() >= 640


def test_the_first_time_it_fills_a_screen_that_its_usual_size_would_overrun(desk: Desk) -> None:
    room = desk.window.screen().availableSize()
    assert room.width() < 1366
    assert desk.window.isMaximized()


def test_it_is_never_smaller_than_it_can_be_used_nor_larger_than_the_screen(desk: Desk) -> None:
    available = desk.window.screen().availableSize()
    least = desk.window.minimumSize()
    assert (least.width(), least.height()) == (min(1024, available.width()), min(576, available.height()))


def test_a_screen_unplugged_in_the_middle_of_a_game_leaves_the_game_alone(desk: Desk) -> None:
    desk.window.home.free_game_requested.emit(FREE)
    desk.window.showNormal()
    desk.window.setGeometry(QRect(5000, 4000, 700, 600))
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.screenRemoved.emit(desk.window.screen())
    settle()
    assert desk.window.screen().availableGeometry().contains(desk.window.geometry().center())
    assert desk.shows(desk.game)
    assert desk.game.asked_to_leave == 0
