"""Fingers and pens on the board."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.board.board_table import LEFT, Table, mouse

# Fingers


@dataclass
class Screen:
    """Fingers on the window's touch screen."""

    table: Table
    device: QPointingDevice
    down: set[int] = field(default_factory=set)

    def press(self, finger: int, square: str) -> None:
        sequence = self._others(finger)
        self.down.add(finger)
        sequence.press(finger, self.table.at(square)).commit()

    def move(self, finger: int, square: str) -> None:
        self._others(finger).move(finger, self.table.at(square)).commit()

    def release(self, finger: int, square: str) -> None:
        sequence = self._others(finger)
        self.down.remove(finger)
        sequence.release(finger, self.table.at(square)).commit()

    def tap(self, finger: int, square: str) -> None:
        self.press(finger, square)
        self.release(finger, square)

    def _others(self, finger: int) -> QTest.QTouchEventSequence:
        sequence = QTest.touchEvent(self.table.handle, self.device)
        for other in self.down - {finger}:
            sequence = sequence.stationary(other)
        return sequence


@pytest.fixture
def screen(table: Table, touch_screen: QPointingDevice) -> Iterator[Screen]:
    made = Screen(table, touch_screen)
    yield made
    for finger in tuple(made.down):
        made.release(finger, "a1")


def test_a_finger_drags(table: Table, screen: Screen) -> None:
    screen.press(0, "g1")
    screen.move(0, "f3")
    carried = table.board.carried()
    assert carried is not None
    assert carried.is_finger
    assert carried.target == "f3"
    screen.release(0, "f3")
    assert table.told == [("touched", "g1", "touch:0"), ("released", "g1", "f3", "touch:0")]


def test_two_taps_play_a_move_once_bi_21(table: Table, screen: Screen) -> None:
    screen.tap(0, "e2")
    screen.tap(0, "e4")
    assert table.told == [("touched", "e2", "touch:0"), ("released", "e2", "e4", "touch:0")]


def test_a_mouse_event_made_of_a_touch_counts_for_nothing_bi_21(table: Table, screen: Screen) -> None:
    by_system = Qt.MouseEventSource.MouseEventSynthesizedBySystem
    screen.tap(0, "e2")
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease):
        echo = mouse(table, kind, table.at("e2"), LEFT, by_system)
        QApplication.sendEvent(table.board, echo)
    screen.tap(0, "e4")
    assert table.told == [("touched", "e2", "touch:0"), ("released", "e2", "e4", "touch:0")]
    table.drag("d2", "d4")
    assert table.told[2:] == [("touched", "d2", "mouse"), ("released", "d2", "d4", "mouse")]


def test_a_second_finger_is_told_and_moves_nothing_bi_09(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    screen.press(1, "e2")
    screen.release(1, "e2")
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("second", "e2"), ("released", "b1", "c3", "touch:0")]
    screen.tap(0, "e2")
    assert table.told[-1] == ("touched", "e2", "touch:0")


def test_a_finger_on_an_opponents_piece_first_does_not_hinder_bi_09(table: Table, screen: Screen) -> None:
    screen.press(1, "e7")
    screen.press(0, "b1")
    screen.move(0, "c3")
    screen.release(0, "c3")
    screen.release(1, "e7")
    assert [told[:2] for told in table.told] == [("touched", "e7"), ("touched", "b1"), ("released", "b1")]


def test_the_mouse_during_a_finger_s_drag_is_a_second_hand(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    table.click("e2")
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("second", "e2"), ("released", "b1", "c3", "touch:0")]


def test_a_touch_that_the_system_takes_away_puts_the_piece_back(table: Table, screen: Screen) -> None:
    screen.press(0, "b1")
    screen.move(0, "c3")
    QApplication.sendEvent(table.board, QTouchEvent(QEvent.Type.TouchCancel, screen.device))
    screen.release(0, "c3")
    assert table.told == [("touched", "b1", "touch:0"), ("returned", "b1", "touch:0")]


def test_a_pen_is_as_good_as_amouse(table: Table) -> None:
    """Qt makes mouse events of a pen's, and a whiteboard has nothing else."""
    pen = QPointingDevice(
        "pen",
        7,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Pen,
        QInputDevice.Capability.Position,
        1,
        1,
    )
    by_qt = Qt.MouseEventSource.MouseEventSynthesizedByQt
    for kind, square in ((QEvent.Type.MouseButtonPress, "e2"), (QEvent.Type.MouseButtonRelease, "e4")):
        QApplication.sendEvent(table.board, mouse(table, kind, table.at(square), LEFT, by_qt, pen))
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]


def test_the_middle_button_does_nothing(table: Table) -> None:
    table.press("e2", Qt.MouseButton.MiddleButton)
    table.release("e2", Qt.MouseButton.MiddleButton)
    assert table.told == []
