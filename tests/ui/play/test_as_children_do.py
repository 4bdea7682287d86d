"""What children do at a board: click twice, press too early, call for help when they do not agree."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Supervision
from ladya_desktop.game.view import Awaited, Phase, PlayerAct
from tests.ui.play.seat import LEFT, NONE
from tests.ui.play.strict_game import StrictGame, sit_down

WHITE, BLACK = Color.WHITE, Color.BLACK


def double_click(game: StrictGame, where: str | QWidget) -> None:
    QTest.mouseDClick(game.seat.handle, LEFT, NONE, game.point(where))


def acts_done(game: StrictGame) -> list[str]:
    return [type(event).__name__ for row in game.bridge.log() for event in row.events]


def test_a_piece_taken_again_after_its_move_is_in_no_hand_after_the_press(qtbot: QtBot) -> None:
    """A double click on the square moved to: the opponent's first click must take his own piece."""
    game = sit_down(qtbot)
    game.click("e2")
    double_click(game, "e4")
    held = [game.view.in_hand]
    game.press(WHITE)
    held.append(game.view.in_hand)
    assert held == ["e4", None]
    game.click("e7", "e5")
    assert (game.on("e4"), game.on("e5")) == ("P", "p")


def test_the_opponents_reply_stays_in_his_hand_at_the_press(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("e2", "e4")
    game.click("e7")
    game.press(WHITE)
    assert game.view.in_hand == "e7"


def test_what_is_straightened_by_a_double_click_binds_to_nothing(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.click(game.screen.panels.white.acts.button(PlayerAct.ADJUST))
    double_click(game, "g1")
    assert (game.view.touched, game.view.in_hand) == ((), None)
    game.click("g1")
    assert game.view.touched == ("g1",)


def test_another_piece_touched_at_once_after_straightening_is_touched(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.click(game.screen.panels.white.acts.button(PlayerAct.ADJUST))
    game.click("g1", "b1")
    assert game.view.touched == ("b1",)


def test_a_double_click_calls_the_arbiter_once(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    double_click(game, game.screen.panels.white.acts.button(PlayerAct.CALL_ARBITER))
    assert acts_done(game)[-1] == "ClocksStopped"
    assert game.screen.messages.banner.text.startswith("Белые зовут судью.")


def test_the_arbiter_can_be_called_about_what_the_program_has_ruled(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("b1", "b4")
    game.press(WHITE)
    before = game.view.clock.remaining_ms
    banner = game.screen.messages.banner
    assert banner.button("understood").isVisible()
    game.click(game.screen.panels.white.acts.button(PlayerAct.CALL_ARBITER))
    assert (game.view.phase, game.view.awaits, game.view.clock.remaining_ms) == (Phase.STOPPED, Awaited.CALL, before)
    assert banner.button("arbiter").isVisible()
    assert not banner.button("understood").isVisible()


def test_a_click_on_the_clock_above_a_claim_is_no_press_without_a_move(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.click(game.screen.panels.white.acts.button(PlayerAct.CLAIM_DRAW))
    game.click(game.screen.panels.white.claim.clock)
    assert game.bridge.illegal_moves == ByColor(0, 0)
    assert not any(isinstance(event, ev.IllegalMoveCompleted) for row in game.bridge.log() for event in row.events)


def test_after_the_mouse_no_cursor_of_the_keyboard_stands_on_the_board(qtbot: QtBot) -> None:
    """Qt gives the board the focus of a button that goes away, as if somebody had pressed Tab."""
    game = sit_down(qtbot, supervision=Supervision.LIMITED, size=(683, 384))
    panel = game.screen.panels.black
    game.click(panel.acts.button(PlayerAct.CALL_ARBITER), panel.call.options["flag"], panel.call.confirm_button)
    assert game.screen.board.hasFocus()
    assert not game.screen.board.is_cursor_shown


def test_who_tabs_to_the_board_sees_where_the_cursor_stands(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.screen.board.clearFocus()
    while not game.screen.board.hasFocus():
        game.keys(Qt.Key.Key_Tab)
    assert game.screen.board.is_cursor_shown


# The tray


def carry_new_queen(game: StrictGame) -> None:
    game.lift(game.tray.new[0], "d4")
    assert game.screen.in_the_air.letter == "Q"


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_another_button_does_not_leave_a_piece_of_the_tray_in_the_air(qtbot: QtBot, button: Qt.MouseButton) -> None:
    game = sit_down(qtbot, fen="4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
    carry_new_queen(game)
    QTest.mousePress(game.seat.handle, button, NONE, game.point("d4"))
    QTest.mouseRelease(game.seat.handle, button, NONE, game.point("d4"))
    game.seat.release(game.point("a8"))
    assert game.screen.in_the_air.letter == ""
    assert game.on("a8") == "Q"


def test_a_piece_of_the_tray_is_in_no_hand_once_the_clocks_stand(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    carry_new_queen(game)
    game.bridge.call_arbiter(BLACK)
    assert game.screen.in_the_air.letter == ""
    game.seat.release(game.point("d8"))
    assert game.on("d8") == "q"


def test_a_piece_carried_from_the_tray_is_the_movers_only_while_he_has_the_move(qtbot: QtBot) -> None:
    game = sit_down(qtbot, fen="4k3/P7/8/8/8/8/p7/4K3 w - - 0 1")
    carry_new_queen(game)
    game.bridge.typed_move("Ke2")
    assert game.screen.in_the_air.letter == ""
    game.seat.release(game.point("a1"))
    assert game.on("a1") == ""


def test_a_new_piece_put_elsewhere_is_told_where_it_goes(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag(game.tray.new[0], "d4")
    assert game.screen.messages.remark.text.startswith("Сюда новую фигуру не ставят.")


def test_a_piece_taken_off_does_not_go_on_another_one(qtbot: QtBot) -> None:
    game = sit_down(qtbot)
    game.drag("d2", "tray")
    game.drag(game.tray.off[0], "e2")
    assert game.screen.messages.remark.text.startswith("Это поле занято.")
    assert game.taken_off == "P"
