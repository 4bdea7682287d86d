"""A small number with a button for less and one for more."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.parts.stepper import Stepper
from tests.ui.hands import click, key, show

FINGER_PX = 44


@pytest.fixture
def stepper(qtbot: QtBot) -> Stepper:
    made = Stepper(0, 3)
    made.say("Boards", "Boards: fewer", "Boards: more")
    return show(qtbot, made, 280, 60)


def test_each_press_is_one_more_or_less(qtbot: QtBot, stepper: Stepper) -> None:
    with qtbot.waitSignal(stepper.value_changed, timeout=1000) as told:
        click(stepper.more)
    assert told.args == [1]
    click(stepper.more)
    click(stepper.less)
    assert stepper.value == 1


def test_it_stops_at_its_ends(stepper: Stepper) -> None:
    assert not stepper.less.isEnabled()
    for _ in range(3):
        click(stepper.more)
    assert (stepper.value, stepper.more.isEnabled()) == (3, False)
    stepper.set_least(3)
    assert not stepper.less.isEnabled()


def test_a_value_set_tells_nobody(qtbot: QtBot, stepper: Stepper) -> None:
    with qtbot.assertNotEmitted(stepper.value_changed):
        stepper.set_value(2)
    assert stepper.value == 2


def test_a_finger_finds_its_buttons(stepper: Stepper) -> None:
    for button in (stepper.less, stepper.more):
        assert min(button.width(), button.height()) >= FINGER_PX


def test_the_keyboard_reaches_it(stepper: Stepper) -> None:
    stepper.more.setFocus(Qt.FocusReason.TabFocusReason)
    key(stepper, Qt.Key.Key_Space)
    assert stepper.value == 1


def test_it_is_heard(stepper: Stepper) -> None:
    click(stepper.more)
    assert stepper.more.accessibleName() == "Boards: more"
    assert stepper.more.accessibleDescription() == "1"
