"""A story is a picture only: hands end it and do nothing else, and the game takes the board back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.ui.board.drawings import arrow
from ladya_desktop.ui.board.looks import Marks
from ladya_desktop.ui.board.story import Frame
from tests.ui.board.board_table import Table
from tests.ui.board.snapshots import START

MOVES = (("g1", "f3"), ("b8", "c6"))
AFTER_ONE = START.moved("g1", "f3")
FRAMES = (
    Frame(placement=START),
    Frame(placement=AFTER_ONE, marks=Marks(last_move=MOVES[0]), move=MOVES[0]),
    Frame(placement=AFTER_ONE.moved("b8", "c6"), marks=Marks(last_move=MOVES[1]), move=MOVES[1]),
)
LONG = tuple(replace(frame, duration_ms=60_000) for frame in FRAMES)


def test_a_story_is_seen_and_then_the_game_again(table: Table, qtbot: QtBot) -> None:
    seen: list[Placement] = []
    table.board._story.turned.connect(lambda: seen.append(table.board.shown.placement))
    with qtbot.waitSignal(table.board.story_ended, timeout=3000):
        assert table.board.show_story(tuple(replace(frame, duration_ms=1) for frame in FRAMES))
        assert table.board.is_story_told
    assert seen == [frame.placement for frame in FRAMES]
    assert table.board.shown is table.board.content
    assert table.told == []


def test_the_game_s_own_picture_is_untouched(table: Table) -> None:
    table.board.show_story(LONG[1:])
    assert table.board.placement == START
    assert table.board.shown.placement == START.moved("g1", "f3")


def test_a_piece_glides_and_with_less_motion_does_not(table: Table) -> None:
    table.board.show_story(LONG[1:])
    assert table.board._flight.to_square == "f3"
    table.board.set_reduced_motion(True)
    table.board.show_story(LONG[1:])
    assert not table.board._flight.is_in_air


def test_a_press_ends_it_and_takes_nothing(table: Table, qtbot: QtBot) -> None:
    table.board.show_story(LONG)
    with qtbot.waitSignal(table.board.story_ended, timeout=1000):
        table.click("e2")
    assert table.told == []
    table.click("e2")
    assert [told[0] for told in table.told] == ["touched"]


def test_a_finger_ends_it_and_takes_nothing(table: Table) -> None:
    screen = QTest.createTouchDevice()
    table.board.show_story(LONG)
    QTest.touchEvent(table.handle, screen).press(0, table.at("e2"), table.handle)
    QTest.touchEvent(table.handle, screen).release(0, table.at("e2"), table.handle)
    assert not table.board.is_story_told
    assert table.told == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Escape])
def test_a_key_ends_it_and_does_nothing(table: Table, key: Qt.Key) -> None:
    table.board.show_story(LONG)
    table.key(key)
    assert not table.board.is_story_told
    assert (table.told, table.board.is_cursor_shown) == ([], False)


def test_the_game_takes_the_board_back(table: Table) -> None:
    table.board.show_story(LONG)
    table.show(table.content)
    assert table.board.is_story_told
    table.show(replace(table.content, placement=START.moved("e2", "e4")))
    assert not table.board.is_story_told


def test_a_hidden_board_tells_nothing(table: Table) -> None:
    table.board.show_story(LONG)
    table.board.hide()
    assert not table.board.is_story_told
    assert not table.board.show_story(LONG)


def test_without_a_frame_there_is_no_story(table: Table) -> None:
    assert not table.board.show_story(())
    table.board.stop_story()
    assert not table.board.is_story_told


def test_a_hand_in_mid_drag_is_not_disturbed(table: Table) -> None:
    table.press("e2")
    table.move("e4")
    assert not table.board.show_story(LONG)
    table.release("e4")
    assert [told[0] for told in table.told] == ["touched", "released"]
    assert table.board.show_story(LONG)


def test_a_choice_of_a_promotion_is_not_hidden(table: Table) -> None:
    table.show(replace(table.content, promotion="a8"))
    assert not table.board.show_story(LONG)


def test_a_story_has_drawings_of_its_own(table: Table) -> None:
    table.board.set_drawings((arrow("a1", "a2"),))
    own = Frame(placement=START, drawings=(arrow("b1", "b2"),), duration_ms=60_000)
    table.board.show_story((own,))
    assert table.board.drawings == own.drawings
    table.board.stop_story()
    assert table.board.drawings == (arrow("a1", "a2"),)


def test_a_frame_around_tells_it_from_the_game(table: Table) -> None:
    def edge() -> bytes:
        table.board.repaint()
        strip = table.board.square_rect("a1").toRect()
        image = table.board.grab(strip.adjusted(0, strip.height() - 3, 0, 0)).toImage()
        return bytes(image.constBits())

    before = edge()
    table.board.show_story(LONG)
    during = edge()
    table.board.stop_story()
    assert (during != before, edge() == before) == (True, True)


def test_the_mouse_over_a_story_changes_nothing(table: Table) -> None:
    table.board.show_story(LONG)
    table.move("e4")
    QTest.mouseMove(table.handle, QPoint(1, 1))
    assert table.board.is_story_told
