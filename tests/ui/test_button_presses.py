"""A second click that only hits because the first one turned the page is not meant; Enter presses as Space does."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.button_presses import ButtonPresses

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Pages:
    """Two pages, a button on each in the same place; the clicks that count."""

    def __init__(self, qtbot: QtBot) -> None:
        self.stack = QStackedWidget()
        qtbot.addWidget(self.stack)
        self.clicked: list[int] = []
        self.buttons = [QPushButton(str(number)) for number in range(2)]
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, number=number: self.clicked.append(number))
            self.stack.addWidget(button)
        self.stack.resize(200, 100)
        self.stack.show()
        qtbot.waitExposed(self.stack)

    def double_click(self) -> None:
        QTest.mouseDClick(self.stack.windowHandle(), LEFT, NONE, QPoint(100, 50))


@pytest.fixture
def pages(qtbot: QtBot, qapp: QApplication) -> Iterator[Pages]:
    presses = ButtonPresses()
    qapp.installEventFilter(presses)
    yield Pages(qtbot)
    qapp.removeEventFilter(presses)


def test_the_button_that_came_up_is_not_pressed(pages: Pages) -> None:
    pages.buttons[0].clicked.connect(lambda: pages.stack.setCurrentIndex(1))
    pages.double_click()
    assert pages.stack.currentIndex() == 1
    assert pages.clicked == [0]


def test_the_same_button_pressed_twice_is_pressed_twice(pages: Pages) -> None:
    pages.double_click()
    assert pages.clicked == [0, 0]


def test_a_switch_stays_where_the_first_click_put_it(pages: Pages) -> None:
    pages.buttons[0].setCheckable(True)
    pages.double_click()
    assert pages.buttons[0].isChecked()


def test_later_clicks_on_the_new_page_count(pages: Pages) -> None:
    pages.buttons[0].clicked.connect(lambda: pages.stack.setCurrentIndex(1))
    pages.double_click()
    QTest.mouseClick(pages.stack.windowHandle(), LEFT, NONE, QPoint(20, 20))
    assert pages.clicked == [0, 1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_button_that_has_the_keyboard_is_pressed(pages: Pages, key: Qt.Key) -> None:
    pages.buttons[0].setFocus()
    QTest.keyClick(pages.stack.windowHandle(), key)
    assert pages.clicked == [0]


def test_a_held_key_presses_once(pages: Pages) -> None:
    pages.buttons[0].setFocus()
    for is_repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "", is_repeated)
        QApplication.sendEvent(pages.buttons[0], event)
    assert pages.clicked == [0]


def test_other_keys_press_nothing(pages: Pages) -> None:
    pages.buttons[0].setFocus()
    QTest.keyClick(pages.stack.windowHandle(), Qt.Key.Key_A)
    assert pages.clicked == []


def test_a_dialog_keeps_its_own_enter(pages: Pages, qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    button = QPushButton(dialog)
    button.clicked.connect(lambda: pages.clicked.append(7))
    dialog.show()
    qtbot.waitExposed(dialog)
    button.setFocus()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)
    assert pages.clicked == [7]
