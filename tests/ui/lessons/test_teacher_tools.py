"""The teacher's pens, and what he lets the class see."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import Arrow, Mark
from ladya_desktop.texts import set_language
from ladya_desktop.ui.board.drawings import Pen, Shape, arrow, circle
from ladya_desktop.ui.lessons.slide import Shown
from ladya_desktop.ui.lessons.teacher_sight import Hidden
from ladya_desktop.ui.lessons.teacher_tools import Pick
from tests.ui.hands import key
from tests.ui.lessons.teacher import Teacher, sit_down

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path)


def shown(teacher: Teacher) -> Shown:
    return teacher.screen.slide.shown


# Pens


def test_arrows_circles_and_squares_are_drawn_by_the_left_button(teacher: Teacher) -> None:
    teacher.page("draw")
    teacher.carry("e2", "e4")
    teacher.click(teacher.screen.drawing.pens[Pen.RED])
    teacher.click("g1")
    teacher.click("f3")
    teacher.click(teacher.screen.drawing.shapes[Shape.CIRCLE])
    teacher.click("e8")
    teacher.click(teacher.screen.drawing.shapes[Shape.SQUARE])
    teacher.click("d4")
    drawings = teacher.screen.book.scene.drawings
    assert drawings.arrows == (
        Arrow(from_square="e2", to_square="e4"),
        Arrow(from_square="g1", to_square="f3", color="red"),
    )
    assert (drawings.circles, drawings.lights) == ((Mark(square="e8", color="red"),), (Mark(square="d4", color="red"),))
    assert arrow("e2", "e4") in shown(teacher).drawings
    assert teacher.moves() == ()
    teacher.click(teacher.screen.drawing.clear)
    assert shown(teacher).drawings == ()


def test_the_same_again_is_rubbed_out(teacher: Teacher) -> None:
    teacher.page("draw")
    teacher.carry("e2", "e4")
    teacher.carry("e2", "e4")
    assert teacher.screen.book.scene.drawings.arrows == ()


def test_a_finger_draws(teacher: Teacher, touch_screen: QPointingDevice) -> None:
    teacher.page("draw")
    handle = teacher.seat.handle
    QTest.touchEvent(handle, touch_screen).press(0, teacher.at("a1")).commit()
    QTest.touchEvent(handle, touch_screen).move(0, teacher.at("a5")).commit()
    QTest.touchEvent(handle, touch_screen).release(0, teacher.at("a8")).commit()
    assert teacher.screen.book.scene.drawings.arrows == (Arrow(from_square="a1", to_square="a8"),)


def test_the_keyboard_draws(teacher: Teacher) -> None:
    teacher.page("draw")
    teacher.screen.board.setFocus(Qt.FocusReason.TabFocusReason)
    for code in (Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return):
        key(teacher.screen, code)
    assert teacher.screen.book.scene.drawings.arrows == (Arrow(from_square="e2", to_square="e4"),)
    key(teacher.screen, Qt.Key.Key_Return)
    key(teacher.screen, Qt.Key.Key_Escape)
    assert len(teacher.screen.book.scene.drawings.arrows) == 1


@pytest.mark.parametrize(
    ("keys", "color"),
    [
        (Qt.KeyboardModifier.NoModifier, "green"),
        (Qt.KeyboardModifier.ShiftModifier, "red"),
        (Qt.KeyboardModifier.AltModifier, "blue"),
        (Qt.KeyboardModifier.ControlModifier, "yellow"),
    ],
)
def test_the_right_button_always_draws(teacher: Teacher, keys: Qt.KeyboardModifier, color: str) -> None:
    teacher.drag(teacher.at("e2"), teacher.at("e4"), RIGHT, keys)
    teacher.drag(teacher.at("d5"), teacher.at("d5"), RIGHT, keys)
    drawings = teacher.screen.book.scene.drawings
    assert drawings.arrows == (Arrow(from_square="e2", to_square="e4", color=color),)
    assert drawings.circles == (Mark(square="d5", color=color),)


def test_the_right_button_puts_back_what_is_in_hand(teacher: Teacher) -> None:
    teacher.click("e2")
    teacher.drag(teacher.at("d5"), teacher.at("d5"), RIGHT)
    assert teacher.screen.board.in_hand is None
    assert teacher.screen.book.scene.drawings.circles == ()


def test_a_stroke_is_seen_by_the_class_while_it_is_made(teacher: Teacher) -> None:
    teacher.page("draw")
    handle = teacher.seat.handle
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, teacher.at("a1"))
    assert circle("a1") in shown(teacher).drawings
    QTest.mouseMove(handle, teacher.at("a5"))
    assert arrow("a1", "a5") in shown(teacher).drawings
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 400))
    assert shown(teacher).drawings == ()


# What the class is let see


def test_attacked_squares_and_moves_of_a_piece(teacher: Teacher) -> None:
    teacher.page("show")
    teacher.click("g1")
    assert teacher.screen.book.scene.attacked == {"e2", "f3", "h3"}
    teacher.click("g1")
    teacher.click(teacher.screen.showing.picks[Pick.DOTS])
    teacher.click("g1")
    teacher.click("e5")
    assert teacher.screen.book.scene.dotted == {"f3", "h3"}
    assert set(shown(teacher).content.marks.permitted) == {"f3", "h3"}
    teacher.click(teacher.screen.showing.end_marks)
    assert shown(teacher).content.marks.permitted == ()


def test_the_squares_that_a_side_attacks(teacher: Teacher) -> None:
    teacher.page("show")
    teacher.click(teacher.screen.showing.sides[False])
    assert {"a6", "h6", "e7"} <= teacher.screen.book.scene.attacked
    assert "e5" not in teacher.screen.book.scene.attacked
    teacher.click(teacher.screen.showing.sides[False])
    assert teacher.screen.book.scene.attacked == set()


def test_pieces_are_hidden_to_be_guessed(teacher: Teacher) -> None:
    teacher.page("show")
    teacher.click(teacher.screen.showing.hidden[Hidden.PAWNS])
    assert shown(teacher).content.placement.board_fen() == "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR"
    teacher.click(teacher.screen.showing.hidden[Hidden.BLACK])
    assert shown(teacher).content.placement.board_fen() == "8/8/8/8/8/8/8/RNBQKBNR"
    assert teacher.screen.hands.play_typed("e4")
    teacher.click(teacher.screen.showing.hidden[Hidden.PAWNS])
    teacher.click(teacher.screen.showing.hidden[Hidden.BLACK])
    assert shown(teacher).content.placement.at("e4") == "P"


def test_the_spotlight_leaves_some_squares_light(teacher: Teacher) -> None:
    teacher.page("show")
    teacher.click(teacher.screen.showing.picks[Pick.LIGHT])
    teacher.click("e4")
    teacher.click("d4")
    assert len(shown(teacher).dimmed) == 62
    assert teacher.screen.board.dimmed == shown(teacher).dimmed
    teacher.click("d4")
    assert "d4" in shown(teacher).dimmed
    teacher.click(teacher.screen.showing.end_light)
    assert shown(teacher).dimmed == frozenset()


def test_the_last_move_is_written_large_or_not_at_all(teacher: Teacher) -> None:
    teacher.play("e4", "e5", "Nf3")
    assert shown(teacher).move_text == "2. Кf3"
    set_language("en")
    teacher.screen.retranslate()
    assert shown(teacher).move_text == "2. Nf3"
    teacher.page("show")
    teacher.click(teacher.screen.showing.big)
    assert shown(teacher).move_text == ""


def light(teacher: Teacher, square: str) -> None:
    teacher.page("show")
    teacher.click(teacher.screen.showing.picks[Pick.LIGHT])
    teacher.click(square)
    assert len(shown(teacher).dimmed) == 63


def test_the_spotlight_stays_with_its_position(teacher: Teacher) -> None:
    light(teacher, "e4")
    teacher.page("moves")
    teacher.play("e2e4")
    assert len(shown(teacher).dimmed) == 63, "moves are made in its light"
    teacher.screen.book.add_page()
    assert shown(teacher).dimmed == frozenset()
    teacher.screen.go_back()
    assert shown(teacher).dimmed == frozenset()


def test_the_spotlight_ends_with_another_position_or_lesson(teacher: Teacher) -> None:
    light(teacher, "e4")
    teacher.page("setup")
    teacher.screen.setup_page.wanted.emit("empty")
    assert shown(teacher).dimmed == frozenset()
    light(teacher, "e4")
    teacher.screen.book.open(teacher.screen.book.lesson)
    assert shown(teacher).dimmed == frozenset()
    assert teacher.screen.board.dimmed == frozenset()
