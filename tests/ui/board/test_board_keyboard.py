"""The board without a mouse."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.looks import Marks
from tests.ui.board.board_table import NONE, Table, lose_focus

# Keyboard


def test_the_keyboard_alone_plays_a_move(table: Table) -> None:
    table.key(Qt.Key.Key_Up)
    assert table.board.cursor_square == "e2"
    table.key(Qt.Key.Key_Space)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right):
        table.key(key)
    carried = table.board.carried()
    assert carried is not None
    assert carried.target == "e4"
    table.key(Qt.Key.Key_Return)
    assert table.told == [("touched", "e2", "keyboard"), ("released", "e2", "e4", "keyboard")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Enter])
def test_the_keyboard_puts_back(table: Table, key: Qt.Key) -> None:
    table.key(Qt.Key.Key_Space)
    table.key(key)
    assert table.told == [("touched", "e2", "keyboard"), ("returned", "e2", "keyboard")]


def test_a_held_key_takes_once(table: Table) -> None:
    table.key(Qt.Key.Key_Space)
    held = table.told.copy()
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NONE, " ", True)
    QApplication.sendEvent(table.board, repeat)
    assert table.told == held


def test_a_flipped_board_is_walked_as_it_is_seen(table: Table) -> None:
    table.board.set_flipped(True)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    assert table.board.cursor_square == "e1"


def test_a_letter_is_left_to_the_window(table: Table) -> None:
    heard: list[int] = []
    table.window.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens
    table.key(Qt.Key.Key_E)
    assert heard == [Qt.Key.Key_E]


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_keys_with_ctrl_or_alt_are_left_to_the_window(table: Table, modifier: Qt.KeyboardModifier) -> None:
    QTest.keyClick(table.handle, Qt.Key.Key_Space, modifier)
    assert table.told == []


def test_the_cursor_is_seen_with_the_keyboard_and_gone_with_themouse(table: Table) -> None:
    assert table.board.hand_state().cursor is None
    table.key(Qt.Key.Key_Up)
    assert table.board.hand_state().cursor == "e2"
    table.click("d4")
    assert table.board.hand_state().cursor is None
    assert table.board.cursor_square == "d4"


def test_the_cursor_is_seen_when_the_focus_comes_by_tab(table: Table) -> None:
    lose_focus(table)
    table.board.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.board.hand_state().cursor == "e2"
    lose_focus(table)
    assert table.board.hand_state().cursor is None


def test_a_screen_reader_hears_square_piece_and_hand(table: Table) -> None:
    heard = QAccessible.queryAccessibleInterface(table.board)
    table.key(Qt.Key.Key_Up)
    assert heard.text(QAccessible.Text.Name) == "e2, белая пешка"
    table.key(Qt.Key.Key_Space)
    assert heard.text(QAccessible.Text.Name) == "e2, белая пешка, в руке"
    table.key(Qt.Key.Key_Up)
    assert heard.text(QAccessible.Text.Name) == "e3, пусто"
    assert heard.text(QAccessible.Text.Description) == "Доска"
    set_language("en")
    table.board.retranslate()
    assert heard.text(QAccessible.Text.Name) == "e3, empty"
    assert heard.text(QAccessible.Text.Description) == "Board"


# The hand and the keyboard


def test_the_keyboard_goes_on_from_a_piece_that_came_into_hand_by_itself(table: Table) -> None:
    table.show(replace(table.content, in_hand="g1", marks=Marks(touched=("g1",))))
    table.key(Qt.Key.Key_Up)
    assert table.board.cursor_square == "g1"
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Space)
    assert table.told == [("released", "g1", "g3", "keyboard")]


def _turn(table: Table) -> None:
    table.board.set_flipped(True)


def _bring_inside(table: Table) -> None:
    table.board.set_coordinates(Coordinates.INSIDE)


def _shrink(table: Table) -> None:
    table.board.resize(500, 480)


@pytest.mark.parametrize("lay_elsewhere", [_turn, _bring_inside, _shrink])
def test_a_piece_held_by_keyboard_goes_with_its_square(table: Table, lay_elsewhere: Callable[[Table], None]) -> None:
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Up):
        table.key(key)
    lay_elsewhere(table)
    shown = table.board.grab().toImage()
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Right)  # on e4 again, carried there anew
    assert table.board.cursor_square == "e4"
    assert shown == table.board.grab().toImage()
