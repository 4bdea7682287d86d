"""The way from screen to screen: Tab comes to all of a screen, also to what lies before the part it begins with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.way import Way
from tests.ui.hands import show


class Screen(QWidget):
    """Three buttons; the keyboard begins with the second."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        self.buttons = tuple(QPushButton(name) for name in ("one", "two", "three"))
        for button in self.buttons:
            row.addWidget(button)
        self.setFocusProxy(self.buttons[1])


@pytest.fixture
def way(qtbot: QtBot) -> Way:
    made = show(qtbot, Way(Screen()), 400, 200)
    made.shown.setFocus()
    return made


def walk(way: Way, key: Qt.Key, steps: int) -> list[str]:
    """Which buttons have the keyboard one after another."""
    names: list[str] = []
    for _ in range(steps):
        QTest.keyClick(way.windowHandle(), key)
        at = way.focusWidget()
        names.append(at.text() if isinstance(at, QPushButton) else "")
    return names


def test_tab_goes_round_the_whole_screen(way: Way) -> None:
    assert walk(way, Qt.Key.Key_Tab, 4) == ["three", "one", "two", "three"]


def test_backwards_too(way: Way) -> None:
    assert walk(way, Qt.Key.Key_Backtab, 3) == ["one", "three", "two"]


def test_what_cannot_be_used_or_is_on_another_screen_is_left_out(way: Way) -> None:
    first = way.shown
    assert isinstance(first, Screen)
    other = Screen()
    way.enter(other)
    other.buttons[0].setEnabled(False)
    assert walk(way, Qt.Key.Key_Tab, 3) == ["three", "two", "three"]


def test_a_screen_with_one_control_keeps_the_keyboard(way: Way) -> None:
    shown = way.shown
    assert isinstance(shown, Screen)
    for button in (shown.buttons[0], shown.buttons[2]):
        button.hide()
    assert walk(way, Qt.Key.Key_Tab, 2) == ["two", "two"]
