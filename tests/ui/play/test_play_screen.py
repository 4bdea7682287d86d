"""The table as two pupils and an arbiter use it; the port is a stand-in that plays no chess."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.view import PlayerAct
from ladya_desktop.texts import set_language
from ladya_desktop.ui.arbiter.named_acts import Section
from tests.ui.hands import settle
from tests.ui.play.fake_port import ON_MOVE, game_view, stopped
from tests.ui.play.laid_table import REJECTED, LaidTable, lay
from tests.ui.play.seat import LEFT_CTRL
from tests.ui.play.test_move_strip import played

# Hands


def test_a_touch_on_the_board_reaches_the_port(table: LaidTable) -> None:
    table.seat.click(table.square("e2"))
    assert table.port.calls[0] == ("touch", "e2")


def test_a_piece_in_hand_is_released_on_the_square_clicked(table: LaidTable) -> None:
    table.port.show(game_view(in_hand="e2", touched=("e2",)))
    table.seat.click(table.square("e4"))
    assert table.port.calls == [("release", "e2", "e4")]


def test_the_choice_of_a_promotion_reaches_the_port(table: LaidTable) -> None:
    table.port.show(game_view(promotion="a8"))
    table.seat.click(table.square("a7"))
    assert table.port.calls == [("promote", "a8", "r")]


def test_the_clock_of_the_mover_runs_while_he_chooses_bi_01(table: LaidTable) -> None:
    table.port.show(game_view(promotion="a8"))
    assert table.screen.panels.white.clock.is_ticking
    assert not table.screen.panels.black.clock.is_ticking


def test_squares_stay_where_they_are_seen_whatever_is_shown_bi_11(table: LaidTable) -> None:
    """The square under the pointer is the one reported after every change of the layout."""

    def touched_corners() -> list[object]:
        table.port.calls.clear()
        for square in ("a1", "h8"):
            table.seat.click(table.square(square))
        return [call[1] for call in table.port.calls if call[0] == "touch"]

    assert touched_corners() == ["a1", "h8"]
    for tool in ("moves", "turn", "swap"):
        table.screen.bar.tool_requested.emit(tool)
        assert touched_corners() == ["a1", "h8"], tool
    table.screen.resize(1024, 576)
    assert touched_corners() == ["a1", "h8"]
    table.screen.set_arbiter_open(is_open=True)
    assert touched_corners() == ["a1", "h8"]


# Tools


def test_sides_change_places(table: LaidTable) -> None:
    white, black = (table.screen.panels[color].geometry() for color in COLORS)
    assert white.left() < black.left()
    table.seat.click(table.tool("swap"))
    assert (table.screen.panels.white.geometry(), table.screen.panels.black.geometry()) == (black, white)


def test_the_board_turns(table: LaidTable) -> None:
    e2 = table.square("e2")
    table.seat.click(table.tool("turn"))
    assert table.square("d7") == e2


def test_the_moves_can_be_hidden_for_a_larger_board(qtbot: QtBot) -> None:
    table = lay(qtbot, size=(1366, 697))
    before = table.screen.board.square_rect("a1").width()
    table.seat.click(table.tool("moves"))
    assert not table.screen.bar.isVisible()
    assert table.screen.board.square_rect("a1").width() > before
    table.seat.click(table.screen.panels.black.acts.tools_button)
    assert table.screen.bar.isVisible()
    table.seat.click(table.tool("moves"))
    assert table.screen.board.square_rect("a1").width() == before


def test_in_a_low_window_the_bar_is_opened_when_needed(qtbot: QtBot) -> None:
    table = lay(qtbot, size=(683, 384))
    assert not table.screen.bar.isVisible()
    table.seat.click(table.screen.panels.white.acts.tools_button)
    assert table.screen.bar.isVisible()
    assert not table.tool("moves").isVisible()
    table.seat.key(Qt.Key.Key_Escape)
    assert not table.screen.bar.isVisible()


def test_full_screen_and_back(table: LaidTable) -> None:
    table.seat.click(table.tool("fullscreen"))
    assert table.screen.isFullScreen()
    table.seat.key(Qt.Key.Key_F11)
    assert not table.screen.isFullScreen()


def test_a_game_survives_everything_that_is_opened_over_it_bi_19(table: LaidTable) -> None:
    view = game_view(moves=played("e4", "e5", "Nf3"))
    table.port.show(view)
    table.screen.set_arbiter_open(is_open=True)
    table.screen.set_arbiter_open(is_open=False)
    set_language("en")
    table.screen.retranslate()
    table.screen.request_leave()
    table.seat.key(Qt.Key.Key_Escape)
    assert table.screen.board.placement == view.placement
    assert [word.text for word in table.screen.bar.strip.shown_words()] == ["1.", "e4", "e5", "2.", "Nf3"]


# Arbiter


def test_the_arbiters_menu_lies_beside_a_game_that_goes_on(table: LaidTable) -> None:
    table.seat.click(table.tool("arbiter"))
    assert table.screen.arbiter.isVisible()
    assert table.port.calls == []
    assert not table.screen.panels.white.isVisible()
    table.seat.press(table.screen.side_rows.white.clock)
    table.seat.ctrl(LEFT_CTRL)
    assert [call[0] for call in table.port.calls] == ["press", "press"]
    table.seat.click(table.screen.arbiter.close_button)
    assert not table.screen.arbiter.isVisible()
    assert table.screen.panels.white.isVisible()


def test_escape_closes_the_arbiters_menu(table: LaidTable) -> None:
    table.screen.set_arbiter_open(is_open=True)
    table.seat.key(Qt.Key.Key_Escape)
    assert not table.screen.arbiter.isVisible()


def test_the_menu_follows_the_game(table: LaidTable) -> None:
    table.screen.set_arbiter_open(is_open=True)
    assert table.screen.arbiter.stop_button.isEnabled()
    table.port.show(stopped(game_view()))
    assert not table.screen.arbiter.stop_button.isEnabled()
    assert table.screen.arbiter.resume_button.isEnabled()


def test_a_letter_typed_in_the_arbiters_panel_begins_no_move(table: LaidTable) -> None:
    table.screen.set_arbiter_open(is_open=True)
    table.screen.arbiter.sections.tabs.buttons[Section.BACK].setFocus()
    table.seat.type("e")
    assert table.screen.messages.typed.isHidden()
    assert table.screen.arbiter.sections.tabs.buttons[Section.BACK].hasFocus()


def test_the_arbiter_asks_for_the_record(table: LaidTable, qtbot: QtBot) -> None:
    table.screen.set_arbiter_open(is_open=True)
    table.screen.arbiter.sections.show_section(Section.RECORD)
    settle()
    with qtbot.waitSignal(table.screen.log_requested):
        table.seat.click(table.screen.arbiter.log_button)


# Words and reach


def test_no_hint_is_given_to_the_players(table: LaidTable) -> None:
    """6.12.2, 11.3, 12.6: no permitted squares, no "you may claim", no counter, no "press the clock" when it is due."""
    before = {button.text() for button in table.screen.findChildren(QAbstractButton)}
    table.port.show(game_view(moves=played(*["Nf3", "Nf6", "Ng1", "Ng8"] * 3, completed=False)))
    assert table.screen.board.content.marks.permitted == ()
    assert {button.text() for button in table.screen.findChildren(QAbstractButton)} == before
    assert table.screen.messages.remark.text == ""


def test_the_language_changes_everywhere_at_once(table: LaidTable) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    set_language("en")
    table.screen.retranslate()
    words = [button.text() for button in table.screen.findChildren(QAbstractButton)]
    words += [table.screen.messages.banner.text, table.screen.panels.white.clock.picture.captions[0]]
    assert not [word for word in words if any("а" <= letter.lower() <= "я" for letter in word)]


def test_every_button_in_sight_has_a_name_and_is_reached_by_tab(table: LaidTable) -> None:
    shown = [each for each in table.screen.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    assert all(each.accessibleName() or each.text() for each in shown)
    reached: set[QWidget] = set()
    for _ in range(60):
        table.seat.key(Qt.Key.Key_Tab)
        now = table.screen.focusWidget()
        if now is not None:
            reached.add(now)
    assert set(shown) <= reached
    assert {table.screen.board, table.screen.panels.white.clock} <= reached


def test_a_mouse_leaves_the_keyboard_with_the_board(table: LaidTable) -> None:
    table.seat.click(table.screen.panels.white.clock)
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.OFFER_DRAW))
    table.seat.click(table.tool("swap"))
    assert table.screen.board.hasFocus()


def test_an_answered_question_gives_the_keyboard_back_to_the_board(table: LaidTable) -> None:
    panel = table.screen.panels.white
    table.seat.click(panel.acts.button(PlayerAct.RESIGN))
    assert panel.resign.no_button.hasFocus()
    table.seat.key(Qt.Key.Key_Space)
    assert table.screen.board.hasFocus()


def test_two_children_press_at_the_same_moment(table: LaidTable, touch_screen: QPointingDevice) -> None:
    table.port.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))
    table.seat.tap(touch_screen, table.screen.panels.white.clock, table.screen.panels.black.clock)
    assert table.port.calls == [("press", Color.WHITE, "touch:0"), ("press", Color.BLACK, "touch:1")]
