"""Counters of moves are set digit by digit, counts of impossible moves one by one."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import Period, TimeControl
from ladya_desktop.game.view import Phase
from ladya_desktop.texts import set_language
from ladya_desktop.ui.arbiter.counts import Counts
from ladya_desktop.ui.arbiter.move_counters import period_number
from tests.ui.hands import click, key, settle, show
from tests.ui.play.fake_port import FakePort, game_view, stopped

TWO_PERIODS = TimeControl(base_ms=5_400_000, moves=40, later=(Period(base_ms=1_800_000),))
FOREVER = TimeControl(
    base_ms=5_400_000, moves=40, later=(Period(base_ms=1_800_000, moves=20), Period(base_ms=1_800_000, moves=20))
)


@pytest.fixture
def port() -> FakePort:
    port = FakePort(stopped(game_view(regulations=Regulations(time_control=TWO_PERIODS))))
    port.move_counters = ByColor(39, 38)
    return port


@pytest.fixture
def part(qtbot: QtBot, port: FakePort) -> Counts:
    made = Counts(port)
    port.view_changed.connect(made.present)
    made.retranslate()
    made.present(port.view)
    return show(qtbot, made, 684, 700)


def test_only_the_counter_that_was_changed_is_set(part: Counts, port: FakePort) -> None:
    counters = part.move_counters
    assert not counters.set_button.isEnabled()
    click(counters.editors.black.more)
    click(counters.set_button)
    assert port.calls == [("set_move_counters", None, 39)]
    assert not counters.set_button.isEnabled()


def test_digits_are_typed_one_after_another(part: Counts, port: FakePort) -> None:
    part.move_counters.editors.white.fields[0].setFocus()
    for code in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_7):
        key(part, code)
    assert [field.text() for field in part.move_counters.editors.white.fields] == ["1", "0", "7"]
    click(part.move_counters.set_button)
    assert port.calls == [("set_move_counters", 107, None)]


def test_arrow_keys_count_and_go_from_digit_to_digit(part: Counts) -> None:
    editor = part.move_counters.editors.white
    editor.fields[2].setFocus()
    key(part, Qt.Key.Key_Up)
    assert editor.value == 40
    key(part, Qt.Key.Key_Left)
    assert editor.fields[1].hasFocus()
    key(part, Qt.Key.Key_Down)
    assert editor.value == 30
    key(part, Qt.Key.Key_Left)
    key(part, Qt.Key.Key_Down)
    assert editor.value == 0
    assert not editor.fewer.isEnabled()
    key(part, Qt.Key.Key_Left)
    assert editor.fields[0].hasFocus()


def test_there_is_no_count_above_three_digits(part: Counts) -> None:
    editor = part.move_counters.editors.white
    editor.fields[0].setFocus()
    for _ in range(10):
        key(part, Qt.Key.Key_Up)
    assert (editor.value, editor.more.isEnabled()) == (999, False)


def test_the_period_that_a_count_means_is_shown_before_it_is_set(part: Counts) -> None:
    note = part.move_counters.notes.white
    assert note.text() == "было 39; сейчас период 1 из 2"
    click(part.move_counters.editors.white.more)
    assert note.text() == "было 39; сейчас период 2 из 2"


def test_a_count_begun_is_not_overwritten_by_the_game(part: Counts, port: FakePort) -> None:
    click(part.move_counters.editors.white.more)
    port.move_counters = ByColor(41, 39)
    port.show(port.view)
    editors = part.move_counters.editors
    assert (editors.white.value, editors.black.value) == (40, 39)
    part.move_counters.clear()
    assert editors.white.value == 41


def test_one_period_is_not_spoken_of(part: Counts, port: FakePort) -> None:
    port.show(stopped(game_view()))
    assert part.move_counters.notes.white.text() == "было 39"


def test_after_the_game_neither_is_done(part: Counts, port: FakePort) -> None:
    port.show(game_view(phase=Phase.ENDED))
    click(part.move_counters.editors.white.more)
    assert not part.move_counters.set_button.isEnabled()
    assert not part.illegal.white.more.isEnabled()


@pytest.mark.parametrize(
    ("control", "completed", "number"),
    [
        (TimeControl(base_ms=None), 50, 1),
        (TimeControl(base_ms=300_000), 50, 1),
        (TWO_PERIODS, 0, 1),
        (TWO_PERIODS, 39, 1),
        (TWO_PERIODS, 40, 2),
        (TWO_PERIODS, 400, 2),
        (FOREVER, 59, 2),
        (FOREVER, 60, 3),
        (FOREVER, 90, 3),
    ],
)
def test_the_period_of_a_count(control: TimeControl, completed: int, number: int) -> None:
    assert period_number(control, completed) == number


def test_they_speak_the_language_chosen(part: Counts) -> None:
    set_language("en")
    part.retranslate()
    settle()
    assert part.move_counters.set_button.text() == "Set the counter"


# Impossible moves


def test_the_counts_are_corrected_one_by_one(part: Counts, port: FakePort) -> None:
    port.illegal_moves = ByColor(0, 1)
    port.show(port.view)
    assert (part.illegal.white.number.text(), part.illegal.black.number.text()) == ("0", "1")
    assert not part.illegal.white.fewer.isEnabled()
    click(part.illegal.white.more)
    click(part.illegal.black.fewer)
    assert port.calls == [("set_illegal_moves", Color.WHITE, 1), ("set_illegal_moves", Color.BLACK, 0)]
