"""A view that shows a widget turned round gives every point and key to the right part of it."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QPointingDevice, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ladya_desktop.ui.play.tablet_spoken import SpokenTurned
from ladya_desktop.ui.play.tablet_turned import TurnedView


class Shown:
    """A window with a view over two buttons, the first of them at its right lower end."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(400, 120)
        self.beside = QPushButton("beside", self.window)
        self.beside.setGeometry(300, 20, 80, 60)
        self.held = QWidget()
        self.first, self.second = QPushButton("first", self.held), QPushButton("second", self.held)
        self.first.setGeometry(0, 0, 100, 50)
        self.second.setGeometry(180, 50, 100, 50)
        self.view = TurnedView(self.window)
        self.view.setGeometry(0, 0, 280, 100)
        self.view.hold(self.held)
        self.view.show()
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.clicks: list[str] = []
        for button in (self.first, self.second, self.beside):
            self._hear(button)

    def _hear(self, button: QPushButton) -> None:
        button.clicked.connect(lambda: self.clicks.append(button.text()))

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_a_click_lands_where_the_part_is_seen(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    shown.click(QPoint(230, 75))
    shown.click(QPoint(50, 25))
    assert shown.clicks == ["first", "second"]
    assert shown.view.place_of(shown.first, QPointF(0, 0)).toPoint() in (QPoint(280, 100), QPoint(279, 99))


def test_what_is_shown_is_the_widget_on_its_head(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    upright = shown.held.grab(shown.first.geometry()).toImage()
    seen = shown.view.grab().toImage().copy(180, 50, 100, 50)
    turned = seen.transformed(QTransform().rotate(180)).convertToFormat(upright.format())
    differing = sum(turned.pixel(x, y) != upright.pixel(x, y) for x in range(20, 80) for y in range(10, 40))
    assert differing < 0.2 * 60 * 30, "letters may be smoothed a little differently"


def test_a_change_of_the_widget_is_seen_at_once(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    before = shown.view.grab().toImage()
    shown.first.setText("other")
    qtbot.waitUntil(lambda: shown.view.grab().toImage() != before)


def test_it_grows_and_shrinks_with_the_view(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    shown.view.resize(200, 80)
    assert shown.held.size() == shown.view.size()


def test_a_widget_given_back_works_upright(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    held = shown.view.give_back()
    assert held is shown.held
    assert shown.view.give_back() is None
    held.setParent(shown.window)
    held.setGeometry(0, 0, 280, 100)
    shown.view.hide()
    held.show()
    shown.click(QPoint(50, 25))
    assert shown.clicks == ["first"]


def test_held_twice_it_is_the_same(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    shown.view.hold(shown.held)
    assert shown.view.held is shown.held
    other = QPushButton("other")
    shown.view.hold(other)
    assert shown.view.held is other
    shown.held.deleteLater()


def test_tab_and_backtab_pass_through(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    handle = shown.window.windowHandle()
    shown.beside.setFocus()
    seen = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab):
        QTest.keyClick(handle, key)
        seen.append(next(each.text() for each in (shown.first, shown.second, shown.beside) if each.hasFocus()))
    assert seen == ["first", "second", "beside", "second", "first"]
    QTest.keyClick(handle, Qt.Key.Key_Space)
    assert shown.clicks == ["first"]


def test_a_cancelled_touch_presses_nothing(qtbot: QtBot, touch_screen: QPointingDevice) -> None:
    shown = Shown(qtbot)
    handle = shown.window.windowHandle()
    QTest.touchEvent(handle, touch_screen).press(0, QPoint(230, 75)).commit()
    assert shown.first.isDown()
    QTest.touchEvent(handle, touch_screen).release(0, QPoint(50, 25)).commit()
    assert not shown.first.isDown()
    assert shown.clicks == []


def test_what_has_the_keyboard_is_marked_within_the_view(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    shown.beside.setFocus()
    before = shown.view.grab().toImage()
    QTest.keyClick(shown.window.windowHandle(), Qt.Key.Key_Tab)
    ring = shown.view.grab().toImage()
    assert ring.pixelColor(180 - 3, 75) != before.pixelColor(180 - 3, 75), "left of the first button, as it is seen"


def test_a_screen_reader_finds_what_is_shown(qtbot: QtBot) -> None:
    shown = Shown(qtbot)
    spoken = SpokenTurned(shown.view)
    assert spoken.childCount() == 1
    group = spoken.child(0)
    names = {group.child(place).text(QAccessible.Text.Name) for place in range(group.childCount())}
    assert {"first", "second"} <= names
    shown.held.setAccessibleName("the far side")
    assert spoken.text(QAccessible.Text.Name) == "the far side"
    shown.view.give_back()
    assert (spoken.childCount(), spoken.text(QAccessible.Text.Name)) == (0, "")
    shown.held.deleteLater()


def test_seats_change_as_often_as_anybody_likes(qtbot: QtBot) -> None:
    """What Qt throws away later must be nothing that is shown again: the widget always lies on the same ground."""
    shown = Shown(qtbot)
    ground = shown.held.window()
    for _ in range(3):
        assert shown.view.give_back() is shown.held
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        shown.view.hold(shown.held)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        shown.view.resize(shown.view.width() - 1, 100)
        assert shown.held.size() == shown.view.size()
        assert shown.held.window() is ground
    shown.click(QPoint(230, 75))
    assert shown.clicks == ["first"]


def test_a_finger_that_was_down_when_seats_changed_keeps_no_other_from_the_buttons(
    qtbot: QtBot, touch_screen: QPointingDevice
) -> None:
    shown = Shown(qtbot)
    place, handle = QPoint(230, 75), shown.window.windowHandle()
    QTest.touchEvent(handle, touch_screen).press(1, place, handle).commit()
    shown.view.hold(shown.view.give_back() or shown.held)
    QTest.touchEvent(handle, touch_screen).release(1, place, handle).commit()
    QTest.touchEvent(handle, touch_screen).press(2, place, handle).commit()
    QTest.touchEvent(handle, touch_screen).release(2, place, handle).commit()
    assert shown.clicks == ["first"]


def test_the_program_may_end_first(qtbot: QtBot) -> None:
    """Its windows go in any order then, and the keyboard with them."""
    shown = Shown(qtbot)
    told: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _, now: told.append(now))  # type: ignore[union-attr] # it runs
    shown.beside.setFocus()
    delete(shown.held)
    delete(shown.beside)
    assert told[-1] is None
