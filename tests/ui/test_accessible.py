"""What a screen reader finds on the play screen: squares, sides, clocks, the banner, the arbiter."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.texts import set_language
from ladya_desktop.ui import accessible
from ladya_desktop.ui.board.board_picture import BoardPicture
from ladya_desktop.ui.board.spoken import spoken_square
from ladya_desktop.ui.board.squares_spoken import index_of, square_at
from tests.ui.play.fake_port import game_view
from tests.ui.play.laid_table import REJECTED, LaidTable, lay

Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture(autouse=True)
def screen_reader() -> Iterator[None]:
    """Somebody listens."""
    accessible.install()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def table(qtbot: QtBot) -> LaidTable:
    return lay(qtbot)


def found(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def square(board: QWidget, name: str) -> QAccessibleInterface:
    return found(board).child(index_of(name, is_flipped=False))


def test_the_board_is_a_table_of_64_squares_as_they_are_seen(table: LaidTable) -> None:
    board = found(table.screen.board)
    assert board.role() is Role.Table
    assert board.text(Text.Description) == found(BoardPicture()).text(Text.Name) == "Доска"
    assert board.text(Text.Help) == ""
    assert board.childCount() == 64
    names = [board.child(index).text(Text.Name) for index in range(64)]
    assert names[0] == "a8, чёрная ладья"
    assert names[-1] == "h1, белая ладья"
    assert names[index_of("e4", is_flipped=False)] == "e4, пусто"
    assert {board.child(index).role() for index in range(64)} == {Role.Cell}


def test_a_turned_board_is_read_as_it_is_seen(table: LaidTable) -> None:
    table.screen.board.set_flipped(True)
    board = found(table.screen.board)
    assert board.child(0).text(Text.Name) == "h1, белая ладья"
    assert board.indexOfChild(board.child(63)) == 63
    assert board.indexOfChild(found(table.screen.bar)) == -1


@pytest.mark.parametrize("is_flipped", [False, True])
def test_each_place_has_one_square(is_flipped: bool) -> None:
    names = [square_at(place, is_flipped=is_flipped) for place in range(64)]
    assert sorted(names) == sorted(SQUARE_NAMES)
    assert [index_of(name, is_flipped=is_flipped) for name in names] == list(range(64))


def test_a_square_lies_where_it_is_painted(table: LaidTable) -> None:
    board = table.screen.board
    one = square(board, "e2")
    middle = board.mapToGlobal(board.square_rect("e2").center().toPoint())
    assert one.rect().contains(middle)
    assert found(board).childAt(middle.x(), middle.y()) is one
    assert found(board).childAt(-500, -500) is None


def test_a_square_has_no_inside_and_belongs_to_the_board(table: LaidTable) -> None:
    one = square(table.screen.board, "e2")
    assert one.parent() is found(table.screen.board)
    assert one.childCount() == 0
    assert one.window() is table.screen.windowHandle()
    assert one.isValid()
    assert one.text(Text.Description) == ""


def test_the_square_of_the_keyboard_has_the_focus(table: LaidTable) -> None:
    board = table.screen.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(board, Qt.Key.Key_Up)
    here = board.cursor_square
    assert found(board).focusChild() is square(board, here)
    assert square(board, here).state().focused
    assert not square(board, "h8").state().focused
    table.screen.panels[Color.WHITE].clock.setFocus()
    assert found(board).focusChild() is None
    assert not square(board, here).state().focused


def test_the_screen_reader_is_led_to_each_square(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        "ladya_desktop.ui.board.squares_spoken.QAccessible.updateAccessibility",
        lambda event: told.append(event.accessibleInterface().text(Text.Name)),
    )
    board = table.screen.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(board, Qt.Key.Key_Up)
    told.clear()
    squares: list[str] = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(board, key)
        squares.append(board.cursor_square)
    assert len(set(squares)) == 2
    assert told == [spoken_square(board.content, each) for each in squares]


def test_a_piece_in_hand_is_heard_and_selected(qtbot: QtBot) -> None:
    table = lay(qtbot, game_view(in_hand="g1", touched=("g1",)))
    one = square(table.screen.board, "g1")
    assert one.text(Text.Name) == "g1, белый конь, в руке"
    assert one.state().selected
    assert not square(table.screen.board, "f1").state().selected


def test_a_board_that_is_gone_leaves_nothing_behind(qtbot: QtBot) -> None:
    table = lay(qtbot)
    board = table.screen.board
    found(board)
    kept = len(accessible.kept())
    board.setParent(None)
    board.deleteLater()
    QApplication.sendPostedEvents(board, QEvent.Type.DeferredDelete)
    assert len(accessible.kept()) == kept - 1


def test_a_side_is_heard_with_its_name_its_duty_and_its_time(qtbot: QtBot) -> None:
    table = lay(qtbot, game_view(touched=("g1",)))
    panel = found(table.screen.panels[Color.WHITE])
    assert panel.role() is Role.Grouping
    assert panel.text(Text.Name) == "Дубравина Вера Белые · 3А класс"
    assert panel.text(Text.Description) == "Ход белых. Тронуто, ходить: конь g1. У белых 2 минуты 48 секунд."
    other = found(table.screen.panels[Color.BLACK])
    assert other.text(Text.Description) == "У чёрных 3 минуты 21 секунда."
    set_language("en")
    assert (
        panel.text(Text.Description) == "White to move. Touched, must move: knight g1. White has 2 minutes 48 seconds."
    )


def test_a_clock_is_heard_on_demand_and_can_be_pressed(table: LaidTable) -> None:
    clock = found(table.screen.panels[Color.WHITE].clock)
    assert clock.role() is Role.Clock
    assert clock.text(Text.Name) == "Часы белых"
    assert clock.text(Text.Value) == "2:48"
    assert clock.text(Text.Description) == "Идёт время 2:48"
    assert clock.text(Text.Help) == "Клавиша часов — левый Ctrl"
    assert found(table.screen.panels[Color.BLACK].clock).text(Text.Help) == "Клавиша часов — правый Ctrl"
    assert clock.text(Text.Accelerator) == ""
    assert clock.state().busy
    assert not found(table.screen.panels[Color.BLACK].clock).state().busy
    actions = clock.actionInterface()
    assert actions.pressAction() in actions.actionNames()
    actions.doAction(actions.pressAction())
    assert table.port.calls == [("press", Color.WHITE, "keyboard")]


def test_time_that_has_passed_is_heard(table: LaidTable) -> None:
    table.port.time_ms = 60_000
    assert "1 минута 48 секунд" in found(table.screen.panels[Color.WHITE]).text(Text.Description)


def test_the_banner_is_an_alert_with_all_its_words(table: LaidTable) -> None:
    table.port.show(replace(game_view(), notice=REJECTED))
    banner = found(table.screen.messages.banner)
    assert banner.role() is Role.AlertMessage
    assert banner.text(Text.Name) == table.screen.messages.banner.text != ""
    assert banner.text(Text.Description) == ""


def test_the_arbiters_menu_has_a_name(table: LaidTable) -> None:
    menu = found(table.screen.arbiter)
    assert menu.role() is Role.Dialog
    assert menu.text(Text.Name) == "Судья"
    assert menu.text(Text.Help) == ""


def test_everything_to_press_on_the_play_screen_has_a_name(table: LaidTable) -> None:
    table.screen.set_arbiter_open(is_open=True)
    buttons = [each for each in table.screen.findChildren(QAbstractButton) if each.isVisible()]
    assert len(buttons) > 10
    nameless = [each for each in buttons if not found(each).text(Text.Name).strip()]
    assert nameless == []


def test_other_widgets_are_left_to_qt(qtbot: QtBot) -> None:
    assert accessible.spoken("QWidget", QWidget()) is None
    assert accessible.spoken("BoardPicture", QObject()) is None


def test_without_a_screen_reader_nobody_is_told(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    QAccessible.setActive(False)
    told: list[object] = []
    monkeypatch.setattr("ladya_desktop.ui.board.squares_spoken.QAccessible.updateAccessibility", told.append)
    table.screen.board.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(table.screen.board, Qt.Key.Key_Up)
    assert told == []
