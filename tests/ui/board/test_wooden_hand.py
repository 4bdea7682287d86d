"""On a wooden board the hand carries anything off, and what it drops stays where it is dropped."""

import pytest

from ladya_desktop.ui.board.hand import KEYBOARD, MOUSE, Pointer
from tests.ui.board.test_hand import TRAY_PX, Table

TRAY = Pointer(device=MOUSE, square=None, x_px=TRAY_PX + 5, y_px=0)


@pytest.fixture
def wooden() -> Table:
    return Table(is_wooden=True)


def picked(table: Table) -> str | None:
    return table.hand.picked


def test_an_own_piece_is_dropped_on_an_own_piece(wooden: Table) -> None:
    wooden.press("g1")
    wooden.release("e2")
    assert wooden.gestures == [("touched", "g1"), ("released", "g1", "e2")]


@pytest.mark.parametrize("square", ["e2", "e7"])
def test_a_piece_of_either_side_is_dragged_to_the_tray(wooden: Table, square: str) -> None:
    wooden.press(square)
    wooden.hand.move(TRAY)
    assert wooden.hand.drag is not None
    wooden.hand.release(TRAY)
    assert wooden.gestures == [("touched", square), ("taken_off", square)]


def test_beside_the_board_and_the_tray_a_piece_goes_back(wooden: Table) -> None:
    wooden.press("e2")
    wooden.release(None)
    assert wooden.gestures == [("touched", "e2"), ("returned", "e2")]


def test_a_piece_of_the_opponent_can_be_put_nowhere_else(wooden: Table) -> None:
    wooden.press("e7")
    wooden.release("e4")
    assert wooden.gestures == [("touched", "e7")]
    assert wooden.hand.picked is None


def test_a_drag_of_the_opponents_piece_that_is_broken_off_returns_nothing(wooden: Table) -> None:
    wooden.press("e7")
    wooden.move("e4")
    wooden.hand.cancel_drag()
    assert wooden.gestures == [("touched", "e7")]


@pytest.mark.parametrize("square", ["e2", "e7"])
def test_a_piece_that_was_clicked_is_sent_to_the_tray(wooden: Table, square: str) -> None:
    wooden.click(square)
    assert picked(wooden) == square
    assert wooden.hand.take_off(MOUSE, 5)
    assert wooden.told[-1] == ("taken_off", square, MOUSE, 5)
    assert picked(wooden) is None
    assert not wooden.hand.take_off(MOUSE, 6)


def test_what_was_clicked_before_is_no_more_picked_after_another_press(wooden: Table) -> None:
    wooden.click("e7")
    wooden.click("e4")
    assert wooden.hand.picked is None


def test_keys_pick_the_opponents_piece_and_give_it_up(wooden: Table) -> None:
    wooden.hand.activate("e7", 3)
    assert picked(wooden) == "e7"
    assert wooden.hand.give_back(KEYBOARD, 4)
    assert picked(wooden) is None
    assert wooden.gestures == [("touched", "e7")]


def test_a_guided_board_lets_nothing_off() -> None:
    table = Table()
    table.press("e7")
    table.hand.release(TRAY)
    table.press("e2")
    table.hand.release(TRAY)
    assert table.gestures == [("touched", "e7"), ("touched", "e2"), ("returned", "e2")]
