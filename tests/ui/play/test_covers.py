"""Before the start, after a break, before leaving."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.eventlog import Recovery
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.view import GameView, Phase
from tests.ui.play.fake_port import NOTHING, game_view, stopped
from tests.ui.play.laid_table import LaidTable, lay, over
from tests.ui.play.seat import LEFT_CTRL

WAITING = replace(stopped(game_view(available=ByColor(NOTHING, NOTHING))), phase=Phase.NOT_STARTED)


@pytest.mark.parametrize("size", [(1366, 768), (683, 384)])
def test_the_clock_starts_after_both_said_who_they_are(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = lay(qtbot, WAITING, size)
    start = table.screen.covers.start
    table.seat.click(start.me_buttons.white)
    assert not start.start_button.isEnabled()
    table.seat.click(start.me_buttons.black)
    table.seat.click(start.start_button)
    assert table.port.calls == [("start",)]
    table.port.show(game_view())
    assert not start.isVisible()
    assert table.screen.board.hasFocus()


def test_a_name_said_twice_is_still_said(qtbot: QtBot) -> None:
    start = (table := lay(qtbot, WAITING)).screen.covers.start
    for button in (start.me_buttons.white, start.me_buttons.black, start.me_buttons.white):
        table.seat.click(button)
    assert start.start_button.isEnabled()
    QTest.mouseDClick(
        table.seat.handle,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        table.seat.point(start.me_buttons.black),
    )
    assert start.start_button.isEnabled()


def test_a_screen_reader_hears_who_plays_what(qtbot: QtBot) -> None:
    start = lay(qtbot, WAITING).screen.covers.start
    assert start.me_buttons.white.accessibleName() == "Это я, играю белыми: Дубравина Вера"
    assert start.me_buttons.black.accessibleName() == "Это я, играю чёрными: Ветерков Тимофей"


def test_nothing_below_a_card_can_be_touched(qtbot: QtBot) -> None:
    table = lay(qtbot, WAITING)
    table.seat.click(table.square("a2"))
    table.seat.click(table.screen.panels.white.clock)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.type("e")
    assert table.port.calls == []
    assert not table.screen.messages.typed.isVisible()


def test_tab_goes_round_inside_a_card(qtbot: QtBot) -> None:
    table = lay(qtbot, WAITING)
    start = table.screen.covers.start
    reached = []
    for _ in range(3):
        reached.append(table.screen.focusWidget())
        table.seat.key(Qt.Key.Key_Tab)
    assert reached == [start.me_buttons.white, start.me_buttons.black, start.home_button]
    assert start.me_buttons.white.hasFocus()
    table.seat.key(Qt.Key.Key_Backtab)
    assert start.home_button.hasFocus()


def test_the_whole_start_by_keyboard(qtbot: QtBot) -> None:
    table = lay(qtbot, WAITING)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        table.seat.key(key)
    assert table.port.calls == [("start",)]


def test_the_window_gives_the_keyboard_to_the_card(qtbot: QtBot) -> None:
    """Space on a board below would lift a piece."""
    table = lay(qtbot, stopped(game_view()))
    table.screen.setFocus()
    assert table.screen.covers.pause.yes_button.hasFocus()


def test_the_start_can_be_left(qtbot: QtBot) -> None:
    table = lay(qtbot, WAITING)
    with qtbot.waitSignal(table.screen.leave_requested):
        table.seat.click(table.screen.covers.start.home_button)
    assert table.port.calls == []


def test_escape_leads_back_like_the_button(qtbot: QtBot) -> None:
    table = lay(qtbot, WAITING)
    with qtbot.waitSignal(table.screen.leave_requested):
        table.seat.key(Qt.Key.Key_Escape)
    assert table.screen.covers.start.home_button.text() == "Назад"
    assert table.port.calls == []


def test_a_game_found_standing_is_offered_again(qtbot: QtBot) -> None:
    table = lay(qtbot, stopped(game_view()))
    pause = table.screen.covers.pause
    assert pause.isVisible()
    assert pause.title.text() == "Партия прервана"
    assert "Ход белых" in pause.text.text()
    table.seat.click(pause.yes_button)
    assert table.port.calls == [("resume",)]
    table.port.show(game_view())
    assert not pause.isVisible()


def test_a_move_made_and_not_completed_is_said_to_be_so(qtbot: QtBot) -> None:
    view = stopped(game_view())
    unpressed = replace(view, to_move=Color.WHITE, clock=replace(view.clock, interrupted=Color.BLACK))
    text = lay(qtbot, unpressed).screen.covers.pause.text.text()
    assert "Чёрные сделали ход, но не нажали часы" in text
    assert "Ход белых" not in text


def test_only_the_arbiter_ends_the_break_that_he_was_called_in(qtbot: QtBot) -> None:
    table = lay(qtbot, stopped(game_view(), awaits_arbiter=True))
    covers = table.screen.covers
    assert covers.pause.isVisible()
    assert not covers.pause.yes_button.isVisible()
    assert "только судья" in covers.pause.text.text()
    assert covers.arbiter_button.hasFocus()
    table.seat.key(Qt.Key.Key_Space)
    assert table.port.calls == []
    assert table.screen.arbiter.isVisible()


def test_after_a_crash_the_gap_is_told(qtbot: QtBot) -> None:
    table = lay(qtbot, stopped(game_view()))
    table.port.recovery = Recovery(stopped_at_ms=5_000, gap_ms=125_000)
    table.screen.retranslate()
    assert table.screen.covers.pause.text.text() == (
        "Программа закрылась, пока шли часы. До следующего запуска прошло: 2 минуты 5 секунд. "
        "Часы стоят. Позиция и время сохранены. Ход белых."
    )


def test_a_gap_of_no_length_is_not_counted_in_seconds(qtbot: QtBot) -> None:
    table = lay(qtbot, stopped(game_view()))
    table.port.recovery = Recovery(stopped_at_ms=5_000, gap_ms=4_999)
    table.screen.retranslate()
    assert table.screen.covers.pause.text.text() == (
        "Программа закрылась, пока шли часы. Часы стоят. Позиция и время сохранены. Ход белых."
    )


def test_the_arbiter_can_look_before_a_game_is_resumed(qtbot: QtBot) -> None:
    table = lay(qtbot, stopped(game_view()))
    table.seat.click(table.screen.covers.arbiter_button)
    assert table.screen.arbiter.isVisible()
    assert not table.screen.covers.is_covered
    assert table.port.calls == []


def test_a_stop_during_the_game_brings_no_card(qtbot: QtBot) -> None:
    table = lay(qtbot)
    table.port.show(stopped(game_view()))
    assert not table.screen.covers.is_covered


def leave(table: LaidTable) -> None:
    table.seat.click(table.screen.bar.leave_button)


def test_leaving_a_running_game_asks_and_stops_the_clocks(qtbot: QtBot) -> None:
    table = lay(qtbot)
    left: list[bool] = []
    table.screen.leave_requested.connect(lambda: left.append(True))
    leave(table)
    assert table.screen.covers.leave.isVisible()
    assert (left, table.port.calls) == ([], [])
    table.seat.click(table.screen.covers.leave.yes_button)
    assert (left, table.port.calls) == ([True], [("pause",)])


def test_the_keyboard_plays_nothing_behind_a_question(qtbot: QtBot) -> None:
    table = lay(qtbot)
    leave(table)
    table.seat.ctrl(LEFT_CTRL)
    table.seat.type("e")
    assert table.port.calls == []
    assert not table.screen.messages.typed.isVisible()


def test_the_key_that_leads_back_asks_too(qtbot: QtBot) -> None:
    table = lay(qtbot)
    QTest.keyClick(table.seat.handle, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.screen.covers.leave.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Space])
def test_staying_changes_nothing(qtbot: QtBot, key: Qt.Key) -> None:
    table = lay(qtbot)
    leave(table)
    table.seat.key(key)
    assert not table.screen.covers.is_covered
    assert table.port.calls == []
    assert table.screen.board.hasFocus()


@pytest.mark.parametrize("view", [stopped(game_view()), over()])
def test_a_game_that_stands_is_left_at_once(qtbot: QtBot, view: GameView) -> None:
    table = lay(qtbot)
    table.port.show(view)
    with qtbot.waitSignal(table.screen.leave_requested):
        table.screen.request_leave()
    assert table.port.calls == []


def test_a_question_overtaken_by_the_end_goes_away(qtbot: QtBot) -> None:
    table = lay(qtbot)
    leave(table)
    table.port.show(over())
    assert not table.screen.covers.is_covered
