"""Two fingers scroll the arbiter's panel, wherever its window lies; fingers on the board beside it do not."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.hands import settle
from tests.ui.play.laid_table import LaidTable, lay

LOW = (1024, 576)
UP, FARTHER_UP = QPoint(0, -40), QPoint(0, -80)


class Fingers:
    """Any number of fingers that go the same way."""

    def __init__(self, table: LaidTable, screen: QPointingDevice) -> None:
        self._handle, self._screen = table.screen.window().windowHandle(), screen

    def press(self, places: Sequence[QPoint]) -> None:
        event = QTest.touchEvent(self._handle, self._screen)
        for finger, place in enumerate(places):
            event.press(finger, place)
        event.commit()

    def go(self, places: Sequence[QPoint]) -> None:
        """Up, in two steps."""
        for way in (UP, FARTHER_UP):
            event = QTest.touchEvent(self._handle, self._screen)
            for finger, place in enumerate(places):
                event.move(finger, place + way)
            event.commit()
            settle()

    def release(self, places: Sequence[QPoint]) -> None:
        event = QTest.touchEvent(self._handle, self._screen)
        for finger, place in enumerate(places):
            event.release(finger, place + FARTHER_UP)
        event.commit()
        settle()


@pytest.fixture
def table(qtbot: QtBot) -> LaidTable:
    table = lay(qtbot, size=LOW)
    table.screen.set_arbiter_open(is_open=True)
    settle()
    return table


def scrolled_px(table: LaidTable) -> int:
    return table.screen.arbiter.findChildren(QScrollArea)[0].verticalScrollBar().value()


def on_panel(table: LaidTable) -> QPoint:
    panel = table.screen.arbiter
    return panel.mapTo(table.screen, panel.rect().center())


def test_two_fingers_scroll_it_by_as_much_as_they_go(table: LaidTable, touch_screen: QPointingDevice) -> None:
    fingers, places = Fingers(table, touch_screen), (on_panel(table), on_panel(table) + QPoint(30, 20))
    fingers.press(places)
    fingers.go(places)
    assert scrolled_px(table) == 80
    fingers.release(places)
    fingers.press(places[:1])
    fingers.go(places[:1])
    assert scrolled_px(table) == 80, "one finger presses buttons"
    fingers.release(places[:1])


@pytest.mark.parametrize("count", [2, 3, 4])
def test_fingers_on_the_board_beside_it_scroll_nothing(
    table: LaidTable, touch_screen: QPointingDevice, count: int
) -> None:
    fingers, places = Fingers(table, touch_screen), [table.square(name) for name in ("e2", "d2", "e7", "d7")][:count]
    fingers.press(places)
    fingers.go(places)
    fingers.release(places)
    assert scrolled_px(table) == 0


@pytest.mark.parametrize("size", [(1366, 768), LOW])
def test_a_window_that_hangs_over_the_edge_of_the_screen_makes_no_fuss(
    qtbot: QtBot, touch_screen: QPointingDevice, size: tuple[int, int]
) -> None:
    """A warning of Qt fails this: its own gesture finds no widget where there is no screen."""
    table = lay(qtbot, size=size)
    table.screen.set_arbiter_open(is_open=True)
    settle()
    room = table.screen.screen().availableGeometry()
    table.screen.window().move(room.right() - 100, 0)
    settle()
    fingers = Fingers(table, touch_screen)
    for places in ((on_panel(table), on_panel(table) + QPoint(30, 20)), (on_panel(table), table.square("e2"))):
        fingers.press(places)
        fingers.go(places)
        fingers.release(places)


def test_a_panel_that_is_closed_meanwhile_hears_no_more(table: LaidTable, touch_screen: QPointingDevice) -> None:
    fingers, places = Fingers(table, touch_screen), (on_panel(table), on_panel(table) + QPoint(30, 20))
    fingers.press(places)
    table.screen.set_arbiter_open(is_open=False)
    fingers.go(places)
    fingers.release(places)
    assert scrolled_px(table) == 0
