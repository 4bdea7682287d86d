"""The ring lies around what has the keyboard, whatever becomes of it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.focus_ring import FocusRing
from ladya_desktop.ui.theme import current


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(300, 200)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    QApplication.processEvents()


def button(window: QWidget, y: int = 40) -> QPushButton:
    made = QPushButton("X", window)
    made.setGeometry(40, y, 100, 44)
    made.show()
    return made


def ring_color(window: QWidget, control: QWidget) -> QColor:
    """What is painted 3 px left of the control, in the middle of the ring."""
    left = control.mapTo(window, QPoint(-4, control.height() // 2))
    return window.grab().toImage().pixelColor(left)


def test_the_focused_button_has_a_ring_outside_with_a_gap(window: QWidget) -> None:
    one, other = button(window), button(window, 120)
    one.setFocus()
    assert ring_color(window, one) == current().focus
    assert window.grab().toImage().pixelColor(one.x() - 1, one.y() + 22) == current().bg
    other.setFocus()
    assert ring_color(window, one) == current().bg
    assert ring_color(window, other) == current().focus


def test_a_ring_that_has_gone_does_not_come_back_with_its_control(window: QWidget) -> None:
    one, other = button(window), button(window, 120)
    one.setFocus()
    other.setFocus()
    one.setGeometry(QRect(90, 30, 80, 44))
    assert ring_color(window, one) == current().bg
    assert ring_color(window, other) == current().focus


def test_the_ring_follows_its_control(window: QWidget) -> None:
    one = button(window)
    one.setFocus()
    one.setGeometry(QRect(90, 90, 80, 44))
    assert ring_color(window, one) == current().focus
    card = QFrame(window)
    card.setGeometry(0, 0, 300, 200)
    card.show()
    one.setParent(card)
    one.show()
    one.setFocus()
    assert ring_color(window, one) == current().focus


def test_the_ring_goes_with_its_control(window: QWidget, qtbot: QtBot) -> None:
    one, other = button(window), button(window, 120)
    one.setFocus()
    place = QPoint(one.x() - 4, one.y() + 22)
    one.hide()
    assert window.grab().toImage().pixelColor(place) == current().bg
    one.deleteLater()
    other.setFocus()
    assert ring_color(window, other) == current().focus


def test_a_ring_that_went_with_its_window_is_made_anew(window: QWidget, qtbot: QtBot) -> None:
    card = QFrame(window)
    inner = button(card)
    card.show()
    inner.setFocus()
    card.deleteLater()
    with qtbot.waitSignal(card.destroyed):
        pass
    one = button(window)
    one.setFocus()
    assert ring_color(window, one) == current().focus


def test_only_controls_and_those_that_ask_have_a_ring(window: QWidget) -> None:
    label = QLabel("X", window)
    label.setGeometry(40, 40, 100, 44)
    label.setFocusPolicy(button(window, 120).focusPolicy())
    label.show()
    label.setFocus()
    assert ring_color(window, label) == current().bg
    window.findChildren(QPushButton)[0].setFocus()
    label.setProperty("ring", True)
    label.setFocus()
    assert ring_color(window, label) == current().focus


def test_a_ring_can_be_declined(window: QWidget) -> None:
    one = button(window)
    one.setProperty("ring", False)
    one.setFocus()
    assert ring_color(window, one) == current().bg


def test_the_ring_takes_no_room_in_a_layout(window: QWidget) -> None:
    layout = QVBoxLayout(window)
    one = QPushButton("X")
    layout.addWidget(one)
    before = layout.sizeHint()
    one.setFocus()
    assert layout.count() == 1
    assert layout.sizeHint() == before


def test_a_window_by_itself_has_no_ring(qtbot: QtBot) -> None:
    alone = QPushButton("X")
    qtbot.addWidget(alone)
    alone.show()
    alone.activateWindow()
    qtbot.waitUntil(alone.hasFocus)
    assert alone.findChildren(QWidget) == []


def test_the_ring_takes_another_colour(window: QWidget, qapp: QApplication) -> None:
    one = button(window)
    one.setFocus()
    FocusRing.follow(qapp, QColor("#00AA00"))
    assert ring_color(window, one) == QColor("#00AA00")
    FocusRing.follow(qapp, current().focus)
    assert ring_color(window, one) == current().focus


def pointed_at(window: QWidget, control: QWidget) -> QPoint:
    return control.mapTo(window, control.rect().center())


def test_a_button_pressed_with_the_mouse_has_no_ring_until_a_key_is_pressed(window: QWidget) -> None:
    one, other = button(window), button(window, 120)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=pointed_at(window, one))
    assert one.hasFocus()
    assert ring_color(window, one) == current().bg
    other.setFocus()  # what the click has opened
    assert ring_color(window, other) == current().bg
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Control)
    assert ring_color(window, other) == current().bg
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F2)
    assert ring_color(window, other) == current().focus


def test_a_finger_takes_the_ring_away(window: QWidget, touch_screen: QPointingDevice) -> None:
    one = button(window)
    one.setFocus()
    assert ring_color(window, one) == current().focus
    place = pointed_at(window, one)
    QTest.touchEvent(window.windowHandle(), touch_screen).press(0, place, window.windowHandle()).commit()
    QTest.touchEvent(window.windowHandle(), touch_screen).release(0, place, window.windowHandle()).commit()
    assert ring_color(window, one) == current().bg


def test_a_field_to_write_in_has_its_ring_after_a_click_too(window: QWidget) -> None:
    field = QLineEdit(window)
    field.setGeometry(40, 40, 100, 44)
    field.show()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=pointed_at(window, field))
    assert ring_color(window, field) == current().focus
