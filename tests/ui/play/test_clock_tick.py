"""A clock that is shown is looked at again when the time shown changes, and not while nobody sees it."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.ui.play.clock_look import ClockLook, Mood
from ladya_desktop.ui.play.clock_tick import ClockTick
from tests.ui.hands import show

RUNNING = ClockLook(mood=Mood.RUNNING, remaining_ms=61_010)
"""Ten milliseconds before it shows another second."""


def seen(qtbot: QtBot) -> QWidget:
    return show(qtbot, QWidget(), 200, 100)


def test_it_wakes_once_when_the_time_shown_changes(qtbot: QtBot) -> None:
    tick = ClockTick(seen(qtbot), lambda: None)
    with qtbot.waitSignal(tick.timeout):
        tick.await_change(RUNNING)
    assert not tick.isActive()


@pytest.mark.parametrize(
    "look",
    [
        None,
        ClockLook(mood=Mood.STOPPED, remaining_ms=61_010),
        ClockLook(mood=Mood.RUNNING, remaining_ms=0),
        ClockLook(mood=Mood.RUNNING, remaining_ms=None),
    ],
)
def test_where_nothing_will_change_it_does_not_wake(qtbot: QtBot, look: ClockLook | None) -> None:
    tick = ClockTick(seen(qtbot), lambda: None)
    tick.await_change(RUNNING)
    assert tick.isActive()
    tick.await_change(look)
    assert not tick.isActive()


def test_nobody_is_woken_who_is_not_seen(qtbot: QtBot) -> None:
    window = seen(qtbot)
    tick = ClockTick(window, lambda: None)
    window.hide()
    tick.await_change(RUNNING)
    assert not tick.isActive()
