"""Everything by keyboard: Tab comes to every control of every window, and what has the keyboard is seen."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.board_view import BoardView
from ladya_desktop.ui.play.clock_face import ClockFace
from ladya_desktop.ui.play.cover import Cover
from ladya_desktop.ui.way import Way
from tests.ui.hands import settle, show
from tests.ui.legibility.dialogs import DIALOGS
from tests.ui.legibility.screens import SCREENS

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    BoardView,
    ClockFace,
)
AROUND_PX = 6
SEEN_OTHERWISE = {
    "ArbiterMenu": "the whole menu has the keyboard until the first Tab",
    "LessonPlayer": "the whole lesson has the keyboard until the first Tab: its keys turn the pages",
    "WoodenBoard": "its cursor is seen unless the board to write a move on lies on it",
}
LED_TO_BY_ARROWS = {
    "DigitEditor": "the digits themselves take Up and Down",
}
"""Where the keyboard goes on by other keys than Tab, by the class of the parent, with the reason."""


def reached(window: QWidget) -> list[QWidget]:
    """What has the keyboard one after another, by Tab from where it is until nothing new comes."""
    found: list[QWidget] = []
    idle = 0
    while idle <= len(found) + 2:
        at = QApplication.focusWidget()
        idle += 1
        if at is not None and at.isVisible() and at not in found:
            found.append(at)
            idle = 0
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    return found


def controls(window: QWidget) -> list[QWidget]:
    """What a hand can use now; parts of other controls, and what a question on top of the game covers, left out."""
    on_top = [each for each in window.findChildren(Cover) if each.isVisible()]
    return [
        each
        for each in (on_top[0] if on_top else window).findChildren(QWidget)
        if isinstance(each, CONTROLS) and each.isVisible() and each.isEnabled() and not _is_part(each)
    ]


def _is_part(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QAbstractItemView | QComboBox | QAbstractSpinBox | QLineEdit):
            return True
        if type(parent).__name__ in LED_TO_BY_ARROWS and isinstance(widget, QPushButton):
            return True
        parent = parent.parentWidget()
    return False


def unreached(window: QWidget) -> list[str]:
    """Controls that Tab does not come to; of choices that exclude each other one is enough, arrows lead on."""
    got = reached(window)
    return [_name(each) for each in controls(window) if each not in got and not _is_led_to(each, got)]


def _is_led_to(widget: QWidget, got: list[QWidget]) -> bool:
    if not isinstance(widget, QAbstractButton):
        return False
    group: QButtonGroup | None = widget.group()
    if group is not None and group.exclusive():
        return any(each in got for each in group.buttons())
    if not widget.autoExclusive():
        return False
    return any(isinstance(each, QAbstractButton) and each.parent() is widget.parent() for each in got)


def _name(widget: QWidget) -> str:
    words = widget.accessibleName() or str(getattr(widget, "text", lambda: "")())
    parent = widget.parentWidget()
    return f"{type(parent).__name__}/{type(widget).__name__} {words!r}"


def ringless(window: QWidget) -> list[str]:
    """What looks no different when it has the keyboard."""
    missing: list[str] = []
    for each in reached(window):
        if type(each).__name__ in SEEN_OTHERWISE:
            continue
        _scroll_to(each)
        each.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        with_keyboard = _around(window, each)
        each.clearFocus()
        settle()
        if with_keyboard == _around(window, each):
            missing.append(_name(each))
    return missing


def _scroll_to(widget: QWidget) -> None:
    """As Tab itself does."""
    at = widget.parentWidget()
    while at is not None:
        if isinstance(at, QScrollArea):
            at.ensureWidgetVisible(widget)
        at = at.parentWidget()


def _around(window: QWidget, widget: QWidget) -> QImage:
    rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return window.grab(rect.adjusted(-AROUND_PX, -AROUND_PX, AROUND_PX, AROUND_PX)).toImage()


@pytest.mark.parametrize("name", SCREENS)
def test_tab_comes_to_everything_on_a_screen(name: str, qtbot: QtBot) -> None:
    set_language("ru")
    window = show(qtbot, Way(SCREENS[name]()))
    settle()
    assert unreached(window) == []
    assert ringless(window) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_comes_to_everything_in_a_dialog(name: str, qtbot: QtBot) -> None:
    host = show(qtbot, QWidget())
    dialog = DIALOGS[name](host)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    settle()
    assert unreached(dialog) == []
    assert ringless(dialog) == []


def test_a_button_that_takes_no_keyboard_is_found(qtbot: QtBot) -> None:
    window = show(qtbot, QWidget(), 300, 200)
    for number, policy in enumerate((Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus, Qt.FocusPolicy.NoFocus)):
        made = QPushButton(str(number), window)
        made.setGeometry(10, 10 + 60 * number, 90, 40)
        made.setFocusPolicy(policy)
        made.show()
    assert unreached(window) == ["QWidget/QPushButton '1'", "QWidget/QPushButton '2'"]
