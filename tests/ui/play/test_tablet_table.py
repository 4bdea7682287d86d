"""Two who sit opposite each other at a flat tablet: everything of the far one is turned round and works."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import PlayerAct
from ladya_desktop.texts import set_language
from tests.ui.play.fake_port import OFF_MOVE, ON_MOVE, game_view, stopped
from tests.ui.play.flat_table import FlatTable, lay_flat
from tests.ui.play.laid_table import REJECTED, SPRING
from tests.ui.play.seat import LEFT_CTRL, RIGHT_CTRL
from tests.ui.play.test_move_strip import played

BOTH_MAY = ByColor(ON_MOVE, ON_MOVE)
BLACK_TO_MOVE = game_view(to_move=Color.BLACK, available=ByColor(OFF_MOVE, ON_MOVE))
BLACK_CLAIMS = replace(BLACK_TO_MOVE, clock=replace(BLACK_TO_MOVE.clock, running=Color.BLACK))


@pytest.fixture
def flat(qtbot: QtBot) -> FlatTable:
    """White near, Black far."""
    return lay_flat(qtbot, game_view(available=BOTH_MAY))


def heads_up(flat: FlatTable, panel: QWidget) -> bool:
    """Whether the left end of a part is seen left of its right end."""
    view = flat.table.screen.table.opposite.panel_view
    assert view is not None
    left, right = (flat.in_view(view, panel, point) for point in (QPoint(0, 5), QPoint(panel.width() - 1, 5)))
    return left.x() < right.x()


def test_the_far_panel_is_seen_at_the_far_edge_turned_round(flat: FlatTable) -> None:
    far, near = (flat.table.screen.table.place_of(color) for color in (Color.BLACK, Color.WHITE))
    assert far.bottom() < near.top()
    assert not heads_up(flat, flat.table.screen.panels.black.clock)
    assert flat.far(flat.table.screen.panels.black.names).x() > flat.table.screen.width() // 2


@pytest.mark.parametrize("size", [(1366, 768), (768, 1024), (768, 1366), (1024, 576), (683, 384)])
def test_the_far_clock_is_pressed_when_the_mouse_comes_down(qtbot: QtBot, size: tuple[int, int]) -> None:
    flat = lay_flat(qtbot, game_view(available=BOTH_MAY), size)
    flat.table.seat.press(flat.far(flat.table.screen.panels.black.clock))
    assert flat.table.port.calls == [("press", Color.BLACK, "mouse")]


def test_the_corners_of_the_far_clock_press_it_too(flat: FlatTable) -> None:
    clock, view = flat.table.screen.panels.black.clock, flat.table.screen.table.opposite.panel_view
    assert view is not None
    for corner in (QPoint(2, 2), clock.rect().bottomRight() - QPoint(2, 2)):
        flat.table.seat.click(flat.in_view(view, clock, corner))
    assert flat.table.port.calls == [("press", Color.BLACK, "mouse")] * 2


@pytest.mark.parametrize(
    ("act", "call"), [(PlayerAct.OFFER_DRAW, "offer_draw"), (PlayerAct.CALL_ARBITER, "call_arbiter")]
)
def test_the_far_player_acts_by_mouse_and_by_finger(
    flat: FlatTable, touch_screen: QPointingDevice, act: PlayerAct, call: str
) -> None:
    place = flat.far(flat.table.screen.panels.black.acts.button(act))
    flat.table.seat.click(place)
    finger_tap(flat, touch_screen, place)
    assert flat.table.port.calls == [(call, Color.BLACK)] * 2


def test_the_far_player_resigns_after_a_question_in_his_panel(flat: FlatTable) -> None:
    panel = flat.table.screen.panels.black
    flat.table.seat.click(flat.far(panel.acts.button(PlayerAct.RESIGN)))
    assert panel.resign.isVisible()
    flat.table.seat.click(flat.far(panel.resign.yes_button))
    assert flat.table.port.calls == [("resign", Color.BLACK)]


def test_the_far_player_adjusts_a_piece(qtbot: QtBot) -> None:
    flat = lay_flat(qtbot, BLACK_CLAIMS)
    flat.table.seat.click(flat.far(flat.table.screen.panels.black.acts.button(PlayerAct.ADJUST)))
    flat.table.seat.click(flat.table.square("e7"))
    assert flat.table.port.calls[-1] == ("adjust", Color.BLACK, "e7")


def test_the_far_player_claims_a_draw(qtbot: QtBot) -> None:
    flat = lay_flat(qtbot, BLACK_CLAIMS)
    panel = flat.table.screen.panels.black
    flat.table.seat.click(flat.far(panel.acts.button(PlayerAct.CLAIM_DRAW)))
    flat.table.seat.click(flat.far(panel.claim.options["threefold"]))
    flat.table.seat.click(flat.far(panel.claim.confirm_button))
    assert flat.table.port.calls == [("claim_threefold", Color.BLACK, None)]


@pytest.mark.parametrize("size", [(1366, 768), (768, 1024), (768, 1366)])
def test_nothing_of_a_lying_sheet_is_cut(qtbot: QtBot, size: tuple[int, int]) -> None:
    flat = lay_flat(qtbot, BLACK_CLAIMS, size)
    panel = flat.table.screen.panels.black
    flat.table.seat.click(flat.far(panel.acts.button(PlayerAct.CLAIM_DRAW)))
    shown = [panel.claim.clock, *panel.claim.rows(), panel.claim.confirm_button, panel.claim.back_button]
    assert all(panel.rect().contains(part.geometry()) and part.isVisible() for part in shown)
    assert all(row.heightForWidth(row.width()) <= row.height() for row in panel.claim.rows())


def test_the_board_to_write_on_lies_before_its_player(qtbot: QtBot) -> None:
    flat = lay_flat(qtbot, BLACK_CLAIMS)
    screen = flat.table.screen
    screen.board.set_reduced_motion(True)
    flat.table.seat.click(flat.far(screen.panels.black.acts.button(PlayerAct.CLAIM_DRAW)))
    flat.table.seat.click(flat.far(screen.panels.black.claim.written))
    view, board = screen.table.opposite.writing_view, screen.writing.card.board
    assert view is not None
    assert view.isVisible()
    places = [flat.in_view(view, board, board.square_rect(square).center().toPoint()) for square in ("e7", "e5")]
    assert places[0].y() < places[1].y(), "his pieces are at the far edge"
    for place in places:
        flat.table.seat.click(place)
    assert "e7" in screen.panels.black.claim.written.text()
    flat.table.seat.click(flat.far(screen.panels.black.claim.back_button))
    assert not view.isVisible()


def test_two_children_press_at_the_same_moment(flat: FlatTable, touch_screen: QPointingDevice) -> None:
    panels = flat.table.screen.panels
    near, far = flat.table.seat.point(panels.white.clock), flat.far(panels.black.clock)
    flat.table.seat.tap(touch_screen, near, far)  # type: ignore[arg-type]  # a point is as good as a widget
    assert flat.table.port.calls == [("press", Color.WHITE, "touch:0"), ("press", Color.BLACK, "touch:1")]


def test_fingers_on_board_and_far_clock_are_told_apart(flat: FlatTable, touch_screen: QPointingDevice) -> None:
    handle = flat.table.seat.handle
    square, clock = flat.table.square("e2"), flat.far(flat.table.screen.panels.black.clock)
    QTest.touchEvent(handle, touch_screen).press(0, square).commit()
    QTest.touchEvent(handle, touch_screen).stationary(0).press(1, clock).commit()
    QTest.touchEvent(handle, touch_screen).release(0, square).release(1, clock).commit()
    assert flat.table.port.calls == [("touch", "e2"), ("press", Color.BLACK, "touch:1")]


def test_two_fingers_within_the_far_panel(flat: FlatTable, touch_screen: QPointingDevice) -> None:
    panel = flat.table.screen.panels.black
    offer, clock = flat.far(panel.acts.button(PlayerAct.OFFER_DRAW)), flat.far(panel.clock)
    flat.table.seat.tap(touch_screen, offer, clock)  # type: ignore[arg-type]  # as above
    assert flat.table.port.calls == [("press", Color.BLACK, "touch:1"), ("offer_draw", Color.BLACK)]


def test_a_finger_that_slides_off_a_button_chooses_nothing(flat: FlatTable, touch_screen: QPointingDevice) -> None:
    handle = flat.table.seat.handle
    offer = flat.far(flat.table.screen.panels.black.acts.button(PlayerAct.OFFER_DRAW))
    away = flat.far(flat.table.screen.panels.black.clock)
    QTest.touchEvent(handle, touch_screen).press(0, offer).commit()
    QTest.touchEvent(handle, touch_screen).move(0, away).commit()
    QTest.touchEvent(handle, touch_screen).release(0, away).commit()
    assert flat.table.port.calls == []


def test_the_pieces_of_the_far_side_are_turned(flat: FlatTable) -> None:
    screen = flat.table.screen
    assert screen.board.turned is Color.BLACK
    flat.table.seat.click(flat.table.tool("swap"))
    assert (screen.board.turned, screen.board.is_flipped) == (Color.WHITE, True)
    assert screen.table.place_of(Color.WHITE).top() < screen.table.place_of(Color.BLACK).top()
    flat.table.seat.click(flat.far(screen.panels.white.clock))
    assert flat.table.port.calls == [("press", Color.WHITE, "mouse")]


def test_keys_press_the_clock_of_their_colour_wherever_it_lies(flat: FlatTable) -> None:
    flat.table.seat.click(flat.table.tool("swap"))
    flat.table.seat.ctrl(LEFT_CTRL)
    flat.table.seat.ctrl(RIGHT_CTRL)
    assert flat.table.port.calls == [("press", Color.WHITE, "keyboard"), ("press", Color.BLACK, "keyboard")]


def test_back_beside_each_other_everything_is_as_before(flat: FlatTable) -> None:
    screen = flat.table.screen
    screen.seating.sit_opposite(is_opposite=False)
    assert screen.board.turned is None
    assert screen.panels.black.parentWidget() is screen
    assert all(screen.panels[color].isVisible() for color in COLORS)
    flat.table.seat.click(screen.panels.black.clock)
    assert flat.table.port.calls == [("press", Color.BLACK, "mouse")]
    assert screen.bar.strip.isVisible()


def test_a_ruling_is_said_to_both(flat: FlatTable, qtbot: QtBot) -> None:
    screen = flat.table.screen
    flat.table.port.show(stopped(game_view(), notice=REJECTED))
    words = screen.table.opposite.words
    assert words.far is not None
    assert words.view is not None
    assert words.far.text == screen.messages.banner.text != ""
    assert not QRect(words.view.geometry()).intersects(screen.messages.banner.geometry())
    assert words.view.y() < screen.messages.banner.y()
    flat.table.seat.click(flat.in_view(words.view, words.far.button("understood")))
    assert flat.table.port.calls == [("resume",)]
    flat.table.port.show(game_view())
    assert not words.view.isVisible()


def test_a_remark_is_turned_to_who_moves(flat: FlatTable) -> None:
    screen = flat.table.screen
    flat.table.port.show(game_view(notice=SPRING))
    near = screen.messages.remark.grab().toImage()
    assert screen.messages.remark.y() > screen.height() // 2
    flat.table.port.show(game_view(to_move=Color.BLACK))
    flat.table.port.show(game_view(notice=SPRING, to_move=Color.BLACK))
    assert screen.messages.remark.y() < screen.height() // 2
    assert screen.messages.remark.grab().toImage() != near


def test_the_arbiters_menu_hides_the_far_panel_and_brings_it_back(flat: FlatTable) -> None:
    screen = flat.table.screen
    view = screen.table.opposite.panel_view
    assert view is not None
    screen.set_arbiter_open(is_open=True)
    assert not view.isVisible()
    assert screen.board.turned is None
    screen.set_arbiter_open(is_open=False)
    assert view.isVisible()
    flat.table.seat.click(flat.far(screen.panels.black.clock))
    assert flat.table.port.calls == [("press", Color.BLACK, "mouse")]


def test_tab_goes_through_the_far_panel_and_on(flat: FlatTable) -> None:
    panel = flat.table.screen.panels.black
    panel.clock.setFocus()
    reached: set[QWidget | None] = set()
    for _ in range(60):
        flat.table.seat.key(Qt.Key.Key_Tab)
        inside = panel.acts.button(PlayerAct.OFFER_DRAW).window().focusWidget()
        reached |= {QApplication.focusWidget(), inside}
    wanted = [each for each in panel.findChildren(QAbstractButton) if each.isVisibleTo(panel) and each.isEnabled()]
    assert {*wanted, panel.clock, flat.table.screen.board, flat.table.screen.panels.white.clock} <= reached


def test_a_mouse_on_the_far_panel_leaves_the_keyboard_with_the_board(flat: FlatTable) -> None:
    flat.table.seat.click(flat.far(flat.table.screen.panels.black.clock))
    flat.table.seat.click(flat.far(flat.table.screen.panels.black.acts.button(PlayerAct.OFFER_DRAW)))
    assert flat.table.screen.board.hasFocus()


def test_the_moves_stand_in_a_card_that_can_be_hidden(flat: FlatTable) -> None:
    flat.table.port.show(game_view(moves=played("e4", "e5", "Nf3")))
    card = flat.table.screen.table.moves_card
    assert card is not None
    assert card.isVisible()
    assert [[word.text for word in row] for row in card.shown_rows()] == [["1.", "e4", "e5"], ["2.", "Кf3"]]
    assert "Кf3" in card.accessibleName()
    flat.table.seat.click(flat.table.tool("moves"))
    assert not card.isVisible()


def test_everything_far_is_said_in_the_language_chosen_last(flat: FlatTable) -> None:
    flat.table.port.show(stopped(game_view(), notice=REJECTED))
    set_language("en")
    flat.table.screen.retranslate()
    words = flat.table.screen.table.opposite.words
    assert words.far is not None
    far = flat.table.screen.panels.black
    said = [words.far.text, *(button.accessibleName() or button.text() for button in far.findChildren(QAbstractButton))]
    assert not [word for word in said if any("а" <= letter.lower() <= "я" for letter in word)]
    assert far.clock.accessibleName()


def finger_tap(flat: FlatTable, device: QPointingDevice, place: QPoint) -> None:
    QTest.touchEvent(flat.table.seat.handle, device).press(0, place).commit()
    QTest.touchEvent(flat.table.seat.handle, device).release(0, place).commit()
