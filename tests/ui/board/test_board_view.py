"""Gestures enter as the window system sends them, so that grabs, double clicks and focus are Qt's own."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.geometry import Coordinates
from ladya_desktop.ui.board.looks import Content, Marks
from tests.ui.board.board_table import LEFT, NONE, RIGHT, Table, lose_focus, mouse
from tests.ui.board.snapshots import START, snapshot


def test_a_drag_tells_touch_and_release_with_the_time_of_the_events(table: Table) -> None:
    table.drag("e2", "e4")
    assert table.told == [("touched", "e2", "mouse"), ("released", "e2", "e4", "mouse")]
    pressed_ms, released_ms = table.stamps_ms
    assert isinstance(pressed_ms, int)
    assert isinstance(released_ms, int)
    assert 0 < pressed_ms < released_ms


def test_every_press_on_a_square_is_told_first(table: Table) -> None:
    pressed: list[tuple[str, str]] = []
    table.board.square_pressed.connect(lambda *told: pressed.append(told))
    table.click("e4")
    table.click("e2")
    table.click(table.at("a1", QPoint(-60, 0)))
    assert pressed == [("e4", "mouse"), ("e2", "mouse")]


def test_two_clicks_play_a_move(table: Table) -> None:
    table.click("g1")
    assert table.board.in_hand == "g1"
    table.click("f3")
    assert table.told == [("touched", "g1", "mouse"), ("released", "g1", "f3", "mouse")]


def test_the_second_press_of_a_fast_pair_is_a_press_bi_17(table: Table) -> None:
    table.click("e2")
    point = table.at("e4")
    table.press("e4")
    double = mouse(table, QEvent.Type.MouseButtonDblClick, point, LEFT)
    QApplication.sendEvent(table.board, double)
    table.release("e4")
    assert [told[0] for told in table.told] == ["touched", "released", "touched"]


def test_a_double_click_takes_and_puts_back_bi_17(table: Table) -> None:
    QTest.mouseDClick(table.handle, LEFT, NONE, table.at("e2"))
    assert table.told == [("touched", "e2", "mouse"), ("returned", "e2", "mouse")]
    assert table.board.in_hand is None


def test_a_small_slip_is_a_click(table: Table) -> None:
    table.press("e2")
    table.move(table.at("e2", QPoint(3, 0)))
    table.release(table.at("e2", QPoint(3, 0)))
    assert table.told == [("touched", "e2", "mouse")]
    assert table.board.in_hand == "e2"


@pytest.mark.parametrize("where", [QPoint(20, 300), QPoint(450, 710), QPoint(-200, -100)])
def test_a_drop_outside_puts_the_piece_back_bi_07(table: Table, where: QPoint) -> None:
    table.drag("g1", where)
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    table.click("e5")
    assert len(table.told) == 2
    assert table.board.carried() is None
    assert table.board.placement == START


def test_a_release_that_went_to_another_window_puts_the_piece_back_bi_07(table: Table) -> None:
    table.press("g1")
    table.move("e5")
    returning = mouse(table, QEvent.Type.MouseMove, table.at("d5"), Qt.MouseButton.NoButton)
    QApplication.sendEvent(table.board, returning)
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    assert table.board.carried() is None


@pytest.mark.parametrize("is_dragging", [True, False])
def test_the_right_button_puts_back(table: Table, is_dragging: bool) -> None:
    table.press("g1")
    if is_dragging:
        table.move("f3")
    table.press("f3", RIGHT)
    table.release("f3", RIGHT)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]


def test_the_right_button_alone_tells_nothing(table: Table) -> None:
    table.press("e2", RIGHT)
    table.release("e2", RIGHT)
    assert table.told == []


def test_escape_puts_back(table: Table) -> None:
    table.press("g1")
    table.move("f3")
    table.key(Qt.Key.Key_Escape)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "keyboard")]


def test_escape_with_nothing_in_hand_is_left_to_the_window(table: Table) -> None:
    heard: list[int] = []
    table.window.keyPressEvent = lambda event: heard.append(event.key())  # type: ignore[method-assign]  # listens
    table.key(Qt.Key.Key_Escape)
    assert heard == [Qt.Key.Key_Escape]


def _deactivate(table: Table) -> None:
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.WindowDeactivate))


def _ungrab(table: Table) -> None:
    QApplication.sendEvent(table.board, QEvent(QEvent.Type.UngrabMouse))


def _resize(table: Table) -> None:
    table.board.resize(600, 600)


def _flip(table: Table) -> None:
    table.board.set_flipped(True)


def _inside(table: Table) -> None:
    table.board.set_coordinates(Coordinates.INSIDE)


def _hide(table: Table) -> None:
    table.board.hide()


LOSSES: tuple[Callable[[Table], None], ...] = (lose_focus, _deactivate, _ungrab, _resize, _flip, _inside, _hide)


@pytest.mark.parametrize("lose", LOSSES)
def test_a_drag_that_cannot_go_on_puts_the_piece_back(table: Table, lose: Callable[[Table], None]) -> None:
    table.press("g1")
    table.move("f3")
    lose(table)
    table.release("f3")
    assert table.told == [("touched", "g1", "mouse"), ("returned", "g1", "mouse")]
    assert table.board.carried() is None


def test_a_click_in_hand_survives_a_lost_focus(table: Table) -> None:
    table.click("g1")
    lose_focus(table)
    table.click("f3")
    assert [told[0] for told in table.told] == ["touched", "released"]


def test_a_click_on_another_own_piece_takes_that_one(table: Table) -> None:
    table.click("e2")
    table.click("d2")
    assert [told[:2] for told in table.told] == [("touched", "e2"), ("returned", "e2"), ("touched", "d2")]


def test_a_king_dropped_on_its_rook_is_just_released_there(table: Table) -> None:
    table.springs_back = True
    table.drag("e1", "h1")
    assert table.told == [("touched", "e1", "mouse"), ("released", "e1", "h1", "mouse")]
    assert table.board.placement == START


def test_the_snapshot_says_what_is_in_hand(table: Table) -> None:
    table.press("e7")
    table.move("e5")
    assert table.board.carried() is None
    table.release("e5")
    assert table.told == [("touched", "e7", "mouse")]


def test_a_snapshot_in_mid_drag_takes_the_piece_away(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    table.board.present(snapshot())
    assert table.board.carried() is None
    table.release("e4")
    assert table.told == [("touched", "e2", "mouse")]


@pytest.mark.parametrize("is_flipped", [False, True])
def test_the_square_under_the_pointer_is_told_after_every_new_layout_bi_11(table: Table, is_flipped: bool) -> None:
    pressed: list[str] = []
    table.board.square_pressed.connect(lambda square, _device: pressed.append(square))
    table.board.set_flipped(is_flipped)
    for place in ((60, 20, 704, 682), (0, 0, 900, 700), (200, 90, 512, 600), (3, 7, 613, 601)):
        table.board.setGeometry(*place)
        for square in ("a1", "h8"):
            rect = table.board.square_rect(square)
            corner = rect.topLeft().toPoint()
            side = round(rect.width())
            for shift in (QPoint(0, 0), QPoint(side - 1, side - 1), QPoint(side // 2, side // 2)):
                table.click(table.board.mapTo(table.window, corner + shift))
    assert pressed == ["a1", "a1", "a1", "h8", "h8", "h8"] * 4


def test_the_picture_stays_the_snapshot_s_bi_19(table: Table) -> None:
    placement = Placement.from_board_fen("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R")
    table.board.present(snapshot(placement))
    table.board.set_board_theme("green")
    table.board.retranslate()
    table.board.hide()
    table.board.show()
    assert table.board.placement.board_fen() == placement.board_fen()


# What it tells of a drag, and what flies


def test_hovering_is_told(table: Table) -> None:
    hovered: list[tuple[str, str]] = []
    table.board.hovered.connect(lambda *told: hovered.append(told))
    table.press("g1")
    table.move("f3")
    table.move(QPoint(5, 300))
    table.release("f3")
    assert hovered == [("g1", "f3"), ("g1", ""), ("g1", "f3")]


def test_a_piece_springs_back_visibly_and_any_input_ends_that(table: Table, qtbot: QtBot) -> None:
    table.springs_back = True
    table.drag("b1", "b5")
    assert table.board.hand_state().flying_to == "b1"
    qtbot.waitUntil(lambda: table.board.hand_state().flying_to is None)
    table.drag("b1", "b5")
    table.click("h5")
    assert table.board.hand_state().flying_to is None


def test_with_reduced_motion_nothing_flies(table: Table) -> None:
    table.springs_back = True
    table.board.set_reduced_motion(True)
    table.drag("b1", "b5")
    assert table.board.hand_state().flying_to is None


def test_the_castling_rook_flies_to_its_square(table: Table) -> None:
    before = Placement.from_board_fen("4k3/8/8/8/8/8/8/4K2R")
    table.show(Content(placement=before))
    after = Placement.from_board_fen("4k3/8/8/8/8/8/8/5RK1")
    table.board.show_content(Content(placement=after, marks=Marks(last_move=("e1", "g1"))))
    assert table.board.hand_state().flying_to == "f1"
    table.key(Qt.Key.Key_Up)
    assert table.board.hand_state().flying_to is None


def test_squares_are_never_smaller_than_56(table: Table) -> None:
    table.board.resize(table.board.minimumSizeHint())
    assert table.board.geometry_now().square_px == 56
    table.board.resize(table.board.sizeHint())
    assert table.board.geometry_now().square_px == 82


def test_coordinates_go_inside_in_a_low_window(table: Table) -> None:
    shown = [table.board.coordinates]
    table.window.resize(900, 639)
    shown.append(table.board.coordinates)
    table.board.set_coordinates(Coordinates.NONE)
    shown.append(table.board.coordinates)
    assert shown == [Coordinates.OUTSIDE, Coordinates.INSIDE, Coordinates.NONE]
