"""A child presses twice what goes away at the first press: nothing that comes to light there is touched."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.game.view import GameView
from ladya_desktop.ui.button_presses import REACH_PX, ButtonPresses
from tests.ui.play.fake_port import game_view, stopped
from tests.ui.play.flat_table import lay_flat
from tests.ui.play.laid_table import REJECTED, LaidTable, lay, over
from tests.ui.play.seat import LEFT, NONE

QUEENS = Placement.from_board_fen("/".join(["Q" * 8] * 8))
SMALL = (683, 384)


@pytest.fixture(autouse=True)
def watched(qapp: QApplication) -> Iterator[None]:
    presses = ButtonPresses()
    qapp.installEventFilter(presses)
    yield
    qapp.removeEventFilter(presses)


def queens(view: GameView) -> GameView:
    """The same with a piece on every square, so that a press anywhere on the board touches one."""
    return replace(view, placement=QUEENS)


def double_click(table: LaidTable, at: QPoint) -> None:
    QTest.mouseDClick(table.seat.handle, LEFT, NONE, at)


def tap(table: LaidTable, device: QPointingDevice, at: QPoint) -> None:
    QTest.touchEvent(table.seat.handle, device).press(0, at).commit()
    QTest.touchEvent(table.seat.handle, device).release(0, at).commit()


def is_on_board(table: LaidTable, at: QPoint) -> bool:
    return table.screen.childAt(at) is table.screen.board


def touches(table: LaidTable) -> list[tuple[object, ...]]:
    return [call for call in table.port.calls if call[0] == "touch"]


def resumed_when_asked(table: LaidTable) -> None:
    """As the bridge does: the answer comes while the button is still being told."""
    table.screen.covers.pause.yes.connect(lambda: table.port.show(queens(game_view())))


def in_a_break(qtbot: QtBot) -> tuple[LaidTable, QWidget]:
    table = lay(qtbot, queens(stopped(game_view())))
    resumed_when_asked(table)
    return table, table.screen.covers.pause.yes_button


def asked_to_leave(qtbot: QtBot) -> tuple[LaidTable, QWidget]:
    table = lay(qtbot, queens(game_view()))
    table.seat.click(table.screen.bar.leave_button)
    return table, table.screen.covers.leave.no_button


def with_a_ruling(qtbot: QtBot) -> tuple[LaidTable, QWidget]:
    table = lay(qtbot, queens(game_view()), SMALL)
    table.port.show(queens(game_view(notice=REJECTED)))
    return table, table.banner("understood")


def ended(qtbot: QtBot) -> tuple[LaidTable, QWidget]:
    table = lay(qtbot, queens(game_view()), SMALL)
    table.port.show(queens(over()))
    table.screen.door.opened.connect(lambda: table.port.show(queens(game_view())))
    table.screen.door.opened.connect(lambda: table.screen.set_arbiter_open(is_open=False))
    return table, table.banner("arbiter")


CASES = [in_a_break, asked_to_leave, with_a_ruling, ended]


@pytest.mark.parametrize("case", CASES)
def test_the_second_press_touches_no_piece_below(qtbot: QtBot, case: object) -> None:
    assert callable(case)
    table, button = case(qtbot)
    at = table.seat.point(button)
    double_click(table, at)
    assert is_on_board(table, at)
    assert touches(table) == []


@pytest.mark.parametrize("case", CASES)
def test_the_second_tap_of_a_finger_touches_no_piece_below(
    qtbot: QtBot, touch_screen: QPointingDevice, case: object
) -> None:
    assert callable(case)
    table, button = case(qtbot)
    at = table.seat.point(button)
    tap(table, touch_screen, at)
    assert is_on_board(table, at)
    tap(table, touch_screen, at)
    assert touches(table) == []


def test_nor_does_the_banner_of_who_sits_opposite(qtbot: QtBot, touch_screen: QPointingDevice) -> None:
    flat = lay_flat(qtbot, queens(game_view()), SMALL)
    table = flat.table
    table.port.show(queens(game_view(notice=REJECTED)))
    words = table.screen.table.opposite.words
    assert words.view is not None
    assert words.far is not None
    if not words.far.button("understood").isVisible():
        table.seat.click(flat.in_view(words.view, words.far.button("more")))
    at = flat.in_view(words.view, words.far.button("understood"))
    for _ in range(2):
        tap(table, touch_screen, at)
    assert is_on_board(table, at)
    assert touches(table) == []


def test_the_choice_of_a_new_piece_pressed_twice_touches_nothing(qtbot: QtBot, touch_screen: QPointingDevice) -> None:
    table = lay(qtbot, queens(game_view(promotion="a8")))
    table.screen.board.promotion_chosen.connect(lambda *_: table.port.show(queens(game_view())))
    at = table.square("a8")
    double_click(table, at)
    assert is_on_board(table, at)
    table.port.show(queens(game_view(promotion="a8")))
    for _ in range(2):
        tap(table, touch_screen, at)
    assert [call[0] for call in table.port.calls] == ["promote", "promote"]


def test_a_third_press_is_not_meant_either(qtbot: QtBot, touch_screen: QPointingDevice) -> None:
    table, button = in_a_break(qtbot)
    at = table.seat.point(button)
    for _ in range(3):
        tap(table, touch_screen, at)
    assert touches(table) == []


def test_a_press_that_comes_later_counts(qtbot: QtBot) -> None:
    table, button = in_a_break(qtbot)
    at = table.seat.point(button)
    table.seat.click(at)
    QTest.mousePress(table.seat.handle, LEFT, NONE, at, QApplication.doubleClickInterval() + 1)
    assert len(touches(table)) == 1


def test_the_board_beside_the_pressed_place_is_free_at_once(qtbot: QtBot) -> None:
    table, button = in_a_break(qtbot)
    at = table.seat.point(button)
    table.seat.click(at)
    table.seat.press(at + QPoint(REACH_PX + 1, 0))
    assert len(touches(table)) == 1


def test_continue_by_keyboard_holds_nothing(qtbot: QtBot) -> None:
    table, button = in_a_break(qtbot)
    at = table.seat.point(button)
    table.seat.key(Qt.Key.Key_Space)
    table.seat.press(at)
    assert len(touches(table)) == 1
