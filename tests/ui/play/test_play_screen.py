"""The table as two pupils and an arbiter use it; the port is a stand-in that plays no chess."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import GameView, Notice, Phase, PlayerAct
from ladya_desktop.texts import set_language
from ladya_desktop.ui.play.play_screen import PlayScreen
from tests.ui.play.fake_port import NOTHING, OFF_MOVE, ON_MOVE, FakePort, game_view, stopped
from tests.ui.play.seat import LEFT_CTRL, RIGHT_CTRL, Seat
from tests.ui.play.test_move_strip import played

REJECTED = Notice(
    code="ruling.claim_rejected_threefold",
    is_ruling=True,
    color=Color.WHITE,
    article="9.5.3",
    params=(("minutes", 2),),
)
SPRING = Notice(code="refusal.way_is_blocked", is_ruling=False, color=Color.WHITE, squares=("a1",))
MATE = GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1")


def over(**changes: object) -> GameView:
    view = replace(stopped(game_view(available=ByColor(NOTHING, NOTHING))), phase=Phase.ENDED, result=MATE)
    return replace(view, **changes)  # type: ignore[arg-type]  # fields by name


@dataclass
class Table:
    """A play screen in its window."""

    seat: Seat
    port: FakePort
    screen: PlayScreen

    def square(self, name: str) -> QPoint:
        middle = self.screen.board.square_rect(name).center().toPoint()
        return self.screen.board.mapTo(self.screen, middle)

    def tool(self, name: str) -> QWidget:
        return self.screen.bar.tools[name]

    def banner(self, name: str) -> QWidget:
        return self.screen.messages.banner.button(name)


def lay(qtbot: QtBot, view: GameView | None = None, size: tuple[int, int] = (1366, 768)) -> Table:
    port = FakePort(view)
    screen = PlayScreen(port)
    made = Table(Seat(qtbot, screen, *size), port, screen)
    screen.board.set_reduced_motion(True)
    return made


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return lay(qtbot)


# Hands


def test_a_touch_on_the_board_reaches_the_port(table: Table) -> None:
    table.seat.click(table.square("e2"))
    assert table.port.calls[0] == ("touch", "e2")


def test_a_piece_in_hand_is_released_on_the_square_clicked(table: Table) -> None:
    table.port.show(game_view(in_hand="e2", touched=("e2",)))
    table.seat.click(table.square("e4"))
    assert table.port.calls == [("release", "e2", "e4")]


def test_the_choice_of_a_promotion_reaches_the_port(table: Table) -> None:
    table.port.show(game_view(promotion="a8"))
    table.seat.click(table.square("a7"))
    assert table.port.calls == [("promote", "a8", "r")]


def test_the_clock_of_the_mover_runs_while_he_chooses_bi_01(table: Table) -> None:
    table.port.show(game_view(promotion="a8"))
    assert table.screen.panels.white.clock.is_ticking
    assert not table.screen.panels.black.clock.is_ticking


def test_squares_stay_where_they_are_seen_whatever_is_shown_bi_11(table: Table) -> None:
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


# Adjusting


def is_adjusting(table: Table) -> bool:
    return table.screen.panels.white.is_adjusting


def adjust_white(table: Table) -> None:
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.ADJUST))


def test_after_saying_adjust_a_touched_piece_is_only_straightened(table: Table) -> None:
    adjust_white(table)
    table.seat.click(table.square("g1"))
    assert table.port.calls == [("adjust", Color.WHITE, "g1")]
    assert not is_adjusting(table)
    table.seat.press(table.square("g1"))
    assert table.port.calls[-1] == ("touch", "g1")


def test_the_adjust_mode_is_seen_and_escape_leaves_it(table: Table) -> None:
    adjust_white(table)
    assert is_adjusting(table)
    assert "Поправляю" in table.screen.messages.remark.text
    assert table.screen.messages.remark.isVisible()
    table.seat.key(Qt.Key.Key_Escape)
    assert not is_adjusting(table)
    assert not table.screen.messages.remark.isVisible()
    table.seat.press(table.square("g1"))
    assert table.port.calls == [("touch", "g1")]


def test_the_adjust_mode_can_be_cancelled_by_a_button(table: Table) -> None:
    adjust_white(table)
    table.seat.click(table.screen.messages.remark.cancel_button)
    assert not is_adjusting(table)


def test_the_adjust_mode_ends_when_the_turn_passes(table: Table) -> None:
    adjust_white(table)
    table.port.show(game_view(to_move=Color.BLACK, available=ByColor(OFF_MOVE, ON_MOVE)))
    assert table.screen.hands.adjusting is None
    assert not table.screen.messages.remark.isVisible()


# Clock keys


@pytest.mark.parametrize(("scan_code", "color"), [(LEFT_CTRL, Color.WHITE), (RIGHT_CTRL, Color.BLACK)])
def test_each_ctrl_presses_its_own_clock(table: Table, scan_code: int, color: Color) -> None:
    table.port.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))
    table.seat.ctrl(scan_code)
    assert table.port.calls == [("press", color, "keyboard")]


def test_a_ctrl_on_the_opponents_time_does_nothing_cl_23(table: Table) -> None:
    table.seat.ctrl(RIGHT_CTRL)
    assert table.port.calls == []


def test_a_key_held_down_counts_once_cl_23(table: Table) -> None:
    table.seat.ctrl(LEFT_CTRL)
    for _ in range(5):
        table.seat.ctrl(LEFT_CTRL, is_auto_repeat=True)
    assert table.port.calls == [("press", Color.WHITE, "keyboard")]


def test_a_ctrl_that_cannot_be_told_apart_presses_nothing(table: Table) -> None:
    table.seat.ctrl(0)
    assert table.port.calls == []


def test_other_keys_for_the_clocks_can_be_set(table: Table) -> None:
    table.screen.set_clock_keys({0x1D: Color.WHITE, 0x11D: Color.BLACK})
    table.seat.ctrl(0x1D)
    table.seat.ctrl(LEFT_CTRL)
    assert table.port.calls == [("press", Color.WHITE, "keyboard")]


@pytest.mark.parametrize("focus", ["button", "typed"])
def test_the_clock_keys_work_wherever_the_keyboard_is(table: Table, focus: str) -> None:
    if focus == "button":
        table.screen.panels.white.acts.button(PlayerAct.OFFER_DRAW).setFocus()
    else:
        table.seat.type("e")
        assert table.screen.messages.typed.field.hasFocus()
    table.seat.ctrl(LEFT_CTRL)
    assert ("press", Color.WHITE, "keyboard") in table.port.calls


# Typed moves


@pytest.mark.parametrize("text", ["e2e4", "Nf3", "Кf3", "0-0"])
def test_a_typed_move_opens_a_field_and_goes_to_the_port(table: Table, text: str) -> None:
    table.seat.type(text)
    assert table.screen.messages.typed.isVisible()
    table.seat.key(Qt.Key.Key_Return)
    assert table.port.calls == [("typed_move", text)]
    assert not table.screen.messages.typed.isVisible()
    assert table.screen.board.hasFocus()


def test_a_text_that_is_no_move_stays_for_correction(table: Table) -> None:
    table.port.knows_typed_move = False
    table.seat.type("Кa9")
    table.seat.key(Qt.Key.Key_Return)
    assert table.screen.messages.typed.refusal == "Такой записи хода нет"
    assert table.screen.messages.typed.field.text() == "Кa9"
    table.seat.key(Qt.Key.Key_Backspace)
    assert table.screen.messages.typed.refusal == ""


def test_escape_closes_the_field(table: Table) -> None:
    table.seat.type("e")
    table.seat.key(Qt.Key.Key_Escape)
    assert not table.screen.messages.typed.isVisible()
    assert table.port.calls == []


def test_an_empty_field_closes_on_enter(table: Table) -> None:
    table.seat.type("e")
    table.seat.key(Qt.Key.Key_Backspace)
    table.seat.key(Qt.Key.Key_Return)
    assert not table.screen.messages.typed.isVisible()
    assert table.port.calls == []


def test_nothing_can_be_typed_while_the_clocks_stand(table: Table) -> None:
    table.port.show(stopped(game_view()))
    table.seat.type("e")
    assert not table.screen.messages.typed.isVisible()


# What is said


def test_a_ruling_takes_the_place_of_the_bar(table: Table) -> None:
    board, panel = table.screen.board.geometry(), table.screen.panels.white.geometry()
    table.port.show(stopped(game_view(), notice=REJECTED))
    banner = table.screen.messages.banner
    assert banner.isVisible()
    assert banner.geometry().bottom() == 763
    assert (table.screen.board.geometry(), table.screen.panels.white.geometry()) == (board, panel)
    assert "Требование неверно" in banner.text


def test_understood_lets_the_clock_run_on(table: Table) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    table.seat.click(table.banner("understood"))
    assert table.port.calls == [("resume",)]
    table.port.show(game_view())
    assert not table.screen.messages.banner.isVisible()
    assert table.screen.board.hasFocus()


def test_a_ruling_stays_until_it_is_read(table: Table) -> None:
    """A touch on the standing game changes the notice; the way on must not vanish with it."""
    table.port.show(stopped(game_view(), notice=REJECTED))
    table.port.show(stopped(game_view(), notice=Notice(code="refusal.clock_stopped", is_ruling=False)))
    assert "Требование неверно" in table.screen.messages.banner.text
    assert table.banner("understood").isVisible()


def test_a_ruling_in_a_game_without_clocks_is_only_put_away(table: Table) -> None:
    table.port.show(game_view(notice=REJECTED))
    table.seat.click(table.banner("understood"))
    assert table.port.calls == []
    assert not table.screen.messages.banner.isVisible()


def test_the_articles_text_is_one_click_away(table: Table) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    before = table.screen.messages.banner.text
    table.seat.click(table.banner("why"))
    assert len(table.screen.messages.banner.text) > len(before)
    assert "9.5.3" in table.screen.messages.banner.text.splitlines()[-1]
    table.seat.click(table.banner("why"))
    assert table.screen.messages.banner.text == before


def test_a_call_for_the_arbiter_opens_his_menu(table: Table) -> None:
    table.port.show(stopped(game_view(), notice=Notice(code="ruling.stopped", is_ruling=False, color=Color.WHITE)))
    assert not table.banner("understood").isVisible()
    table.seat.click(table.banner("arbiter"))
    assert table.screen.arbiter.isVisible()


def test_a_refusal_is_a_remark_that_goes_with_the_next_act(table: Table) -> None:
    table.port.show(game_view(notice=SPRING))
    remark = table.screen.messages.remark
    assert remark.isVisible()
    assert remark.text.startswith("На пути стоит фигура.")
    assert not table.screen.bar.strip.isVisible()
    assert not table.screen.messages.banner.isVisible()
    table.port.show(game_view())
    assert not remark.isVisible()
    assert table.screen.bar.strip.isVisible()


def test_on_a_small_screen_a_remark_lets_every_touch_through(qtbot: QtBot) -> None:
    table = lay(qtbot, size=(683, 384))
    table.port.show(game_view(notice=SPRING))
    remark = table.screen.messages.remark
    assert remark.isVisible()
    table.seat.press(remark)
    assert [call[0] for call in table.port.calls] == ["touch"]


def test_a_result_is_shown_with_its_reason_and_ways_on(table: Table, qtbot: QtBot) -> None:
    table.port.show(over())
    banner = table.screen.messages.banner
    assert banner.text.startswith("Мат. Белые выиграли.")
    assert "Результат записывается…" in banner.text
    table.port.show(over(is_result_final=True))
    assert "Результат записан." in banner.text
    for name, signal in (
        ("table", table.screen.finished),
        ("home", table.screen.leave_requested),
        ("log", table.screen.log_requested),
    ):
        with qtbot.waitSignal(signal):
            table.seat.click(table.banner(name))


def test_clocks_of_a_game_that_is_over_stand_cl_19(table: Table) -> None:
    table.port.show(over())
    assert not any(table.screen.panels[color].clock.is_ticking for color in COLORS)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.click(table.screen.panels.white.clock)
    assert table.port.calls == []


# Tools


def test_sides_change_places(table: Table) -> None:
    white, black = (table.screen.panels[color].geometry() for color in COLORS)
    assert white.left() < black.left()
    table.seat.click(table.tool("swap"))
    assert (table.screen.panels.white.geometry(), table.screen.panels.black.geometry()) == (black, white)


def test_the_board_turns(table: Table) -> None:
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


def test_full_screen_and_back(table: Table) -> None:
    table.seat.click(table.tool("fullscreen"))
    assert table.screen.isFullScreen()
    table.seat.key(Qt.Key.Key_F11)
    assert not table.screen.isFullScreen()


def test_a_game_survives_everything_that_is_opened_over_it_bi_19(table: Table) -> None:
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


def test_the_arbiters_menu_lies_beside_a_game_that_goes_on(table: Table) -> None:
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


def test_escape_closes_the_arbiters_menu(table: Table) -> None:
    table.screen.set_arbiter_open(is_open=True)
    table.seat.key(Qt.Key.Key_Escape)
    assert not table.screen.arbiter.isVisible()


def test_the_menu_follows_the_game(table: Table) -> None:
    table.screen.set_arbiter_open(is_open=True)
    assert table.screen.arbiter.stop_button.isEnabled()
    table.port.show(stopped(game_view()))
    assert not table.screen.arbiter.stop_button.isEnabled()
    assert table.screen.arbiter.resume_button.isEnabled()


def test_the_arbiter_asks_for_the_record(table: Table, qtbot: QtBot) -> None:
    table.screen.set_arbiter_open(is_open=True)
    with qtbot.waitSignal(table.screen.log_requested):
        table.seat.click(table.screen.arbiter.log_button)


# Words and reach


def test_no_hint_is_given_to_the_players(table: Table) -> None:
    """6.12.2, 11.3, 12.6: no permitted squares, no "you may claim", no counter, no "press the clock" when it is due."""
    before = {button.text() for button in table.screen.findChildren(QAbstractButton)}
    table.port.show(game_view(moves=played(*["Nf3", "Nf6", "Ng1", "Ng8"] * 3, completed=False)))
    assert table.screen.board.content.marks.permitted == ()
    assert {button.text() for button in table.screen.findChildren(QAbstractButton)} == before
    assert table.screen.messages.remark.text == ""


def test_the_language_changes_everywhere_at_once(table: Table) -> None:
    table.port.show(stopped(game_view(), notice=REJECTED))
    set_language("en")
    table.screen.retranslate()
    words = [button.text() for button in table.screen.findChildren(QAbstractButton)]
    words += [table.screen.messages.banner.text, table.screen.panels.white.clock.picture.captions[0]]
    assert not [word for word in words if any("а" <= letter.lower() <= "я" for letter in word)]


def test_every_button_in_sight_has_a_name_and_is_reached_by_tab(table: Table) -> None:
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


def test_a_mouse_leaves_the_keyboard_with_the_board(table: Table) -> None:
    table.seat.click(table.screen.panels.white.clock)
    table.seat.click(table.screen.panels.white.acts.button(PlayerAct.OFFER_DRAW))
    table.seat.click(table.tool("swap"))
    assert table.screen.board.hasFocus()


def test_two_children_press_at_the_same_moment(table: Table, touch_screen: QPointingDevice) -> None:
    table.port.show(game_view(available=ByColor(ON_MOVE, ON_MOVE)))
    table.seat.tap(touch_screen, table.screen.panels.white.clock, table.screen.panels.black.clock)
    assert table.port.calls == [("press", Color.WHITE, "touch:0"), ("press", Color.BLACK, "touch:1")]
