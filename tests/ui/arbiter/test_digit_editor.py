"""A time set digit by digit, by arrows and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.texts import set_language
from ladya_desktop.ui.arbiter.digit_editor import DigitEditor
from tests.ui.play.seat import Seat


@pytest.fixture
def editor(qtbot: QtBot) -> DigitEditor:
    made = DigitEditor(Color.WHITE)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def seat(qtbot: QtBot, editor: DigitEditor) -> Seat:
    return Seat(qtbot, editor, 320, 160)


def digits(editor: DigitEditor) -> str:
    return "".join(field.text() for field in editor.fields)


@pytest.mark.parametrize(
    ("remaining_ms", "shown"),
    [(242_000, "00402"), (241_001, "00402"), (5_025_000, "12345"), (0, "00000"), (99 * 3_600_000, "95959")],
)
def test_a_time_is_shown_as_on_the_face(editor: DigitEditor, remaining_ms: int, shown: str) -> None:
    editor.load(remaining_ms)
    assert digits(editor) == shown
    assert not editor.is_touched


def test_what_is_shown_is_the_value(editor: DigitEditor) -> None:
    editor.load(5_025_000)
    assert editor.value_ms == 5_025_000


def test_arrows_change_one_digit_and_wrap(editor: DigitEditor, seat: Seat, qtbot: QtBot) -> None:
    editor.load(0)
    with qtbot.waitSignal(editor.changed):
        seat.click(editor.ups[2])
    seat.click(editor.downs[3])
    assert digits(editor) == "00150"
    assert editor.value_ms == 110_000
    assert editor.is_touched


def test_digits_are_typed_and_the_next_one_follows(editor: DigitEditor, seat: Seat) -> None:
    editor.load(0)
    editor.fields[1].setFocus()
    seat.type("0611")
    assert digits(editor) == "00611"
    assert editor.fields[4].hasFocus()


def test_a_digit_that_cannot_be_is_not_taken(editor: DigitEditor, seat: Seat) -> None:
    editor.load(0)
    editor.fields[3].setFocus()
    seat.type("7")
    assert digits(editor) == "00000"
    assert editor.fields[3].hasFocus()
    assert not editor.is_touched


def test_arrow_keys_step_and_move(editor: DigitEditor, seat: Seat) -> None:
    editor.load(0)
    editor.fields[2].setFocus()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        seat.key(key)
    assert digits(editor) == "00250"
    assert editor.fields[2].hasFocus()


def test_loading_forgets_what_a_hand_did(editor: DigitEditor, seat: Seat) -> None:
    seat.click(editor.ups[0])
    editor.load(60_000)
    assert not editor.is_touched


def test_each_digit_has_a_name_in_the_language_chosen(editor: DigitEditor) -> None:
    editor.load(60_000)
    assert editor.fields[2].accessibleName() == "Часы белых, минуты: 1"
    set_language("en")
    editor.retranslate()
    assert editor.ups[0].accessibleName() == "White's clock, hours: more"
