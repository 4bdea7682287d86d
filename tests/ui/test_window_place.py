"""Where the window stands: its frame lies within the screen, also when a screen is unplugged."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.window_place import FRAME_PX, ScreensWatch, brought_back, fits, nearest, within
from tests.ui.hands import settle

BELOW_A_PANEL = QRect(0, 24, 1366, 744)


@pytest.mark.parametrize(
    ("available", "is_enough"),
    [
        (QRect(0, 0, 1366, 768), False),
        (QRect(0, 0, 1366, 768 + FRAME_PX), True),
        (QRect(0, 0, 1366, 767 + FRAME_PX), False),
        (QRect(0, 0, 1365, 1080), False),
    ],
)
def test_the_title_bar_needs_room_too(available: QRect, is_enough: bool) -> None:
    assert fits(QSize(1366, 768), available) is is_enough


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (QRect(100, 100, 1024, 576), QRect(100, 100, 1024, 576)),
        (QRect(100, 10, 1024, 576), QRect(100, 24 + FRAME_PX, 1024, 576)),
        (QRect(-300, 100, 1024, 576), QRect(0, 100, 1024, 576)),
        (QRect(900, 600, 1024, 576), QRect(342, 192, 1024, 576)),
        (QRect(0, 0, 1920, 1080), QRect(0, 24 + FRAME_PX, 1366, 744 - FRAME_PX)),
        (QRect(1920, 0, 1366, 704), QRect(0, 24 + FRAME_PX, 1366, 704)),
    ],
)
def test_a_window_is_moved_and_made_smaller_as_little_as_needed(place: QRect, wanted: QRect) -> None:
    assert within(place, BELOW_A_PANEL) == wanted


# A screen is unplugged

LEFT, RIGHT = QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("place", "screens", "wanted"),
    [
        (QRect(1400, 100, 1024, 576), [LEFT, RIGHT], QRect(1400, 100, 1024, 576)),
        (QRect(1400, 100, 1024, 576), [LEFT], QRect(342, 100, 1024, 576)),
        (QRect(1400, 100, 1800, 900), [LEFT], QRect(0, FRAME_PX, 1366, 728)),
        (QRect(-1000, 100, 1024, 576), [LEFT], QRect(0, 100, 1024, 576)),
        (QRect(100, 900, 1024, 576), [LEFT], QRect(100, 192, 1024, 576)),
        (QRect(100, FRAME_PX, 1024, 576), [LEFT], QRect(100, FRAME_PX, 1024, 576)),
    ],
)
def test_a_window_whose_title_nobody_can_reach_comes_back(place: QRect, screens: list[QRect], wanted: QRect) -> None:
    assert brought_back(place, screens) == wanted


def test_it_comes_to_the_screen_it_is_on_most_else_to_the_main_one() -> None:
    assert nearest(QRect(1300, 0, 1024, 576), [LEFT, RIGHT]) == RIGHT
    assert nearest(QRect(9000, 0, 1024, 576), [LEFT, RIGHT]) == LEFT


class Desk:
    """A window on the right one of two screens; `unplug` leaves only the one there is."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.room = self.window.screen().availableGeometry()
        self.screens = [self.room, self.room.translated(self.room.width(), 0)]
        ScreensWatch(self.window, lambda: self.screens)
        self.window.setGeometry(self.screens[1].adjusted(50, 100, -50, -100))
        self.window.show()
        settle()

    def unplug(self) -> None:
        del self.screens[1:]
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.emit(self.window.screen())
        settle()


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def test_an_unplugged_screen_gives_its_window_back(desk: Desk, qtbot: QtBot) -> None:
    before = desk.window.geometry()
    desk.unplug()
    qtbot.waitUntil(lambda: desk.room.contains(desk.window.geometry()))
    assert desk.window.size() == before.size()


def test_where_there_is_no_screen_it_waits_for_one(desk: Desk) -> None:
    before = desk.window.geometry()
    desk.screens.clear()
    desk.unplug()
    assert desk.window.geometry() == before


def test_a_hidden_window_is_left_alone(desk: Desk) -> None:
    before = desk.window.geometry()
    desk.window.hide()
    desk.unplug()
    assert desk.window.geometry() == before


@pytest.mark.parametrize("state", ["showMaximized", "showFullScreen"])
def test_one_that_filled_it_fills_the_other(desk: Desk, qtbot: QtBot, state: str) -> None:
    getattr(desk.window, state)()
    desk.window.setGeometry(desk.screens[1])
    settle()
    was = desk.window.windowState()
    desk.unplug()
    qtbot.waitUntil(lambda: desk.window.geometry().intersects(desk.room))
    assert desk.window.windowState() == was


def test_one_that_fills_a_screen_that_stays_is_left_alone(desk: Desk) -> None:
    desk.window.showFullScreen()
    desk.window.setGeometry(desk.room)
    settle()
    desk.unplug()
    assert desk.window.isFullScreen()
    assert desk.window.geometry() == desk.room
