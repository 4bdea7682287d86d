"""The keyboard of the play screen: two Ctrl keys for the clocks, letters for moves, Escape for the adjust mode."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import Phase, PlayerAct
from tests.ui.hands import hold
from tests.ui.play.fake_port import OFF_MOVE, ON_MOVE, game_view, stopped
from tests.ui.play.laid_table import LaidTable, lay
from tests.ui.play.seat import LEFT_CTRL, RIGHT_CTRL

# Adjusting


def is_adjusting(table: LaidTable) -> bool:
    return table.screen.panels.white.is_adjusting


def adjust_white(table: LaidTable) -> None:
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.ADJUST))


def test_after_saying_adjust_a_touched_piece_is_only_straightened(table: LaidTable) -> None:
    adjust_white(table)
    table.seat.click(table.square("g1"))
    assert table.port.calls == [("adjust", Color.WHITE, "g1")]
    assert not is_adjusting(table)
    table.seat.press(table.square("g1"))
    assert table.port.calls[-1] == ("touch", "g1")


def test_the_adjust_mode_is_seen_and_escape_leaves_it(table: LaidTable) -> None:
    adjust_white(table)
    assert is_adjusting(table)
    assert "Поправляю" in table.screen.messages.remark.text
    assert table.screen.messages.remark.isVisible()
    table.seat.key(Qt.Key.Key_Escape)
    assert not is_adjusting(table)
    assert not table.screen.messages.remark.isVisible()
    table.seat.press(table.square("g1"))
    assert table.port.calls == [("touch", "g1")]


def test_the_adjust_mode_can_be_cancelled_by_a_button(table: LaidTable) -> None:
    adjust_white(table)
    table.seat.click(table.screen.messages.remark.cancel_button)
    assert not is_adjusting(table)


def test_the_adjust_mode_ends_when_the_turn_passes(table: LaidTable) -> None:
    adjust_white(table)
    table.port.show(game_view(to_move=Color.BLACK, available=ByColor(OFF_MOVE, ON_MOVE)))
    assert table.screen.hands.adjusting is None
    assert not table.screen.messages.remark.isVisible()


# Clock keys


@pytest.mark.parametrize(("scan_code", "color"), [(LEFT_CTRL, Color.WHITE), (RIGHT_CTRL, Color.BLACK)])
def test_each_ctrl_presses_its_own_clock(table: LaidTable, scan_code: int, color: Color) -> None:
    table.port.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))
    table.seat.ctrl(scan_code)
    assert table.port.calls == [("press", color, "keyboard")]


def test_a_ctrl_on_the_opponents_time_does_nothing_cl_23(table: LaidTable) -> None:
    table.seat.ctrl(RIGHT_CTRL)
    assert table.port.calls == []


def test_a_key_held_down_counts_once_cl_23(table: LaidTable) -> None:
    table.seat.ctrl(LEFT_CTRL)
    for _ in range(5):
        table.seat.ctrl(LEFT_CTRL, is_auto_repeat=True)
    assert table.port.calls == [("press", Color.WHITE, "keyboard")]


def test_a_ctrl_that_cannot_be_told_apart_presses_nothing(table: LaidTable) -> None:
    table.seat.ctrl(0)
    assert table.port.calls == []


def test_other_keys_for_the_clocks_can_be_set(table: LaidTable) -> None:
    table.screen.set_clock_keys({0x1D: Color.WHITE, 0x11D: Color.BLACK})
    table.seat.ctrl(0x1D)
    table.seat.ctrl(LEFT_CTRL)
    assert table.port.calls == [("press", Color.WHITE, "keyboard")]


@pytest.mark.parametrize("focus", ["button", "typed"])
def test_the_clock_keys_work_wherever_the_keyboard_is(table: LaidTable, focus: str) -> None:
    if focus == "button":
        table.screen.panels.white.acts.button(PlayerAct.OFFER_DRAW).setFocus()
    else:
        table.seat.type("e")
        assert table.screen.messages.typed.field.hasFocus()
    table.seat.ctrl(LEFT_CTRL)
    assert ("press", Color.WHITE, "keyboard") in table.port.calls


# Typed moves


@pytest.mark.parametrize("text", ["e2e4", "Nf3", "Кf3", "0-0"])
def test_a_typed_move_opens_a_field_and_goes_to_the_port(table: LaidTable, text: str) -> None:
    table.seat.type(text)
    assert table.screen.messages.typed.isVisible()
    table.seat.key(Qt.Key.Key_Return)
    assert table.port.calls == [("typed_move", text)]
    assert not table.screen.messages.typed.isVisible()
    assert table.screen.board.hasFocus()


def test_a_text_that_is_no_move_stays_for_correction(table: LaidTable) -> None:
    table.port.knows_typed_move = False
    table.seat.type("Кa9")
    table.seat.key(Qt.Key.Key_Return)
    assert table.screen.messages.typed.refusal == "Такого хода нет"
    assert table.screen.messages.typed.field.selectedText() == "Кa9"
    table.seat.key(Qt.Key.Key_Backspace)
    assert table.screen.messages.typed.refusal == ""


def test_escape_closes_the_field(table: LaidTable) -> None:
    table.seat.type("e")
    table.seat.key(Qt.Key.Key_Escape)
    assert not table.screen.messages.typed.isVisible()
    assert table.port.calls == []


def test_an_empty_field_closes_on_enter(table: LaidTable) -> None:
    table.seat.type("e")
    table.seat.key(Qt.Key.Key_Backspace)
    table.seat.key(Qt.Key.Key_Return)
    assert not table.screen.messages.typed.isVisible()
    assert table.port.calls == []


def test_nothing_can_be_typed_while_the_clocks_stand(table: LaidTable) -> None:
    table.port.show(stopped(game_view()))
    table.seat.type("e")
    assert not table.screen.messages.typed.isVisible()


# Keys held down


def test_f9_held_down_opens_the_panel_once_and_closes_it_once(table: LaidTable) -> None:
    hold(table.screen, Qt.Key.Key_F9, times=4)
    assert table.screen.arbiter.isVisible()
    hold(table.screen, Qt.Key.Key_F9, times=4)
    assert not table.screen.arbiter.isVisible()


def test_f11_held_down_is_full_screen_once(table: LaidTable) -> None:
    hold(table.screen, Qt.Key.Key_F11, times=4)
    assert table.screen.window().isFullScreen()


def test_escape_held_down_leaves_no_more_than_what_is_open(table: LaidTable) -> None:
    adjust_white(table)
    table.screen.set_arbiter_open(is_open=True)
    hold(table.screen, Qt.Key.Key_Escape)
    assert table.screen.arbiter.isVisible()
    assert not is_adjusting(table)


def test_escape_held_down_goes_through_no_card_that_comes_up(qtbot: QtBot) -> None:
    """The panel closes before the game, and the card of the start is there again: it is not left too."""
    table = lay(qtbot, replace(stopped(game_view()), phase=Phase.NOT_STARTED))
    table.screen.set_arbiter_open(is_open=True)
    left: list[bool] = []
    table.screen.leave_requested.connect(lambda: left.append(True))
    hold(table.screen, Qt.Key.Key_Escape)
    assert table.screen.covers.start.isVisible()
    assert left == []


def test_f1_is_left_to_the_window_even_behind_a_card(qtbot: QtBot) -> None:
    screen = lay(qtbot, replace(stopped(game_view()), phase=Phase.NOT_STARTED)).screen
    for key, is_taken in ((Qt.Key.Key_F1, False), (Qt.Key.Key_F11, True)):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        screen.keyPressEvent(event)
        assert event.isAccepted() is is_taken
