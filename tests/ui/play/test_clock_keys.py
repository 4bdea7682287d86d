"""The keys of the clocks can be chosen: crossed over where White sits on the right, F4 and F12 without a right Ctrl."""

import pytest
from PySide6.QtCore import Qt

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.ui.play.clock_keys import ClockKeys, kept_clock_keys, key_name, keys_in_use
from ladya_desktop.ui.play.clock_words import press_words
from ladya_desktop.ui.projector.big_window import TOGGLE_KEY
from ladya_desktop.ui.settings import CLOCK_KEYS
from tests.ui.play.fake_port import ON_MOVE, game_view
from tests.ui.play.laid_table import LaidTable
from tests.ui.play.seat import LEFT_CTRL, RIGHT_CTRL
from tests.ui.stand_in_screens import StandInSettings


def use(table: LaidTable, keys: ClockKeys) -> None:
    keys_in_use().keys = keys
    table.port.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))


def test_crossed_keys_press_the_clock_of_the_other_side(table: LaidTable) -> None:
    use(table, ClockKeys.CROSSED)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.ctrl(RIGHT_CTRL)
    table.seat.ctrl(0)
    assert table.port.calls == [("press", Color.BLACK, "keyboard"), ("press", Color.WHITE, "keyboard")]


def test_function_keys_press_the_clocks_and_ctrl_does_not(table: LaidTable) -> None:
    use(table, ClockKeys.FUNCTION)
    table.seat.ctrl(LEFT_CTRL)
    assert table.port.calls == []
    table.seat.key(Qt.Key.Key_F4)
    table.seat.key(Qt.Key.Key_F12)
    table.seat.key(Qt.Key.Key_F5)
    assert table.port.calls == [("press", Color.WHITE, "keyboard"), ("press", Color.BLACK, "keyboard")]


def test_function_keys_are_no_clock_keys_unless_they_are_chosen(table: LaidTable) -> None:
    use(table, ClockKeys.CTRL)
    table.seat.key(Qt.Key.Key_F4)
    assert table.port.calls == []


@pytest.mark.parametrize("keys", ClockKeys)
def test_the_key_of_the_class_screen_is_nobodys_clock(table: LaidTable, keys: ClockKeys) -> None:
    use(table, keys)
    table.seat.key(TOGGLE_KEY)
    assert table.port.calls == []


@pytest.mark.parametrize(
    ("keys", "white", "black"),
    [
        (ClockKeys.CTRL, "левый Ctrl", "правый Ctrl"),
        (ClockKeys.CROSSED, "правый Ctrl", "левый Ctrl"),
        (ClockKeys.FUNCTION, "F4", "F12"),
    ],
)
def test_a_clock_names_the_key_in_use(table: LaidTable, keys: ClockKeys, white: str, black: str) -> None:
    use(table, keys)
    assert (key_name(Color.WHITE), key_name(Color.BLACK)) == (white, black)
    assert table.screen.panels.white.clock.picture.hint == white
    assert press_words(Color.WHITE) == f"Клавиша часов — {white}"


@pytest.mark.parametrize("keys", ClockKeys)
def test_what_was_chosen_is_found_again(keys: ClockKeys) -> None:
    assert kept_clock_keys(StandInSettings({CLOCK_KEYS: keys.value})) is keys


@pytest.mark.parametrize("kept", [{}, {CLOCK_KEYS: "shift"}])
def test_what_is_not_known_is_as_usual(kept: dict[str, str]) -> None:
    assert kept_clock_keys(StandInSettings(kept)) is ClockKeys.CTRL
