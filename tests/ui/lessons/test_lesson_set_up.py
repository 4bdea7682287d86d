"""Exercises answered by pieces that are set up, and by something written."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.lessons import AnswerShape, PlacementAnswer, TextAnswer
from ladya_desktop.ui.lessons.lesson_by_order import ByOrder
from ladya_desktop.ui.lessons.lesson_by_placement import ERASER, HAND, ByPlacement
from ladya_desktop.ui.lessons.lesson_by_text import ByText
from ladya_desktop.ui.lessons.slide import Tone
from tests.ui.lessons.classroom import teach

# Placement


def test_pieces_are_set_up_and_checked(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.PLACEMENT)
    answering = room.part.answering
    assert isinstance(answering, ByPlacement)
    answer = room.exercise.solutions()[0]
    assert isinstance(answer, PlacementAnswer)
    target = Placement.from_board_fen(answer.board_fen)
    room.click(answering.check)
    assert room.tone() is Tone.WRONG
    assert room.player.face.board.content.marks.explained
    for square in SQUARE_NAMES:
        if target.at(square) != answering.placement.at(square):
            room.click(answering.palette_buttons[target.at(square) or ERASER])
            room.click(square)
    assert room.player.face.board.placement == target
    room.click(answering.check)
    assert room.part.trial.is_solved


def test_a_piece_is_carried_taken_off_and_all_begun_again(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.PLACEMENT)
    answering = room.part.answering
    assert isinstance(answering, ByPlacement)
    start = answering.placement
    answering.clear.click()
    free = next(square for square in ("d4", "e4", "d5", "e5", "c4") if not start.at(square))
    room.click(answering.palette_buttons["Q"])
    room.click(free)
    assert room.player.face.board.placement.at(free) == "Q"
    room.click(answering.palette_buttons[HAND])
    moved = "d6" if not start.at("d6") else "d3"
    room.click(free)
    room.click(moved)
    assert (answering.placement.at(free), answering.placement.at(moved)) == ("", "Q")
    room.click(answering.palette_buttons[ERASER])
    room.click(moved)
    assert answering.placement == start
    room.click(answering.palette_buttons["n"])
    room.click(free)
    room.key(Qt.Key.Key_Delete)
    assert answering.placement == start


def test_a_piece_is_dragged_from_below_the_question(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.PLACEMENT)
    answering = room.part.answering
    assert isinstance(answering, ByPlacement)
    button, window = answering.palette_buttons["R"], room.player.windowHandle()
    room.seat.press(button)
    QTest.mouseMove(window, room.square("d4"))
    room.seat.release(room.square("d4"))
    assert (answering.placement.at("d4"), answering.tool) == ("R", "R")
    room.seat.press(button)
    QTest.mouseMove(window, room.seat.point(room.player.face.keys.next))
    room.seat.release(room.player.face.keys.next)
    assert answering.placement.board_fen().count("R") == 1


def test_a_hasty_second_press_is_no_second_answer(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    answering = room.part.answering
    assert isinstance(answering, ByOrder)
    QTest.mouseDClick(room.player.windowHandle(), Qt.MouseButton.LeftButton, pos=room.seat.point(answering.buttons[0]))
    assert answering.order == [answering.buttons[0].option]


# Text


def test_a_text_is_checked_by_enter_and_stays(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.TEXT, has_story=None)
    answering = room.part.answering
    assert isinstance(answering, ByText)
    assert answering.field.hasFocus()
    answering.field.setText("z")
    room.key(Qt.Key.Key_Return)
    assert room.tone() is Tone.WRONG
    assert (answering.field.text(), answering.field.hasSelectedText()) == ("z", True)
    answer = room.exercise.solutions()[0]
    assert isinstance(answer, TextAnswer)
    answering.field.setText(answer.text)
    room.click(answering.check)
    assert room.part.trial.is_solved
    assert answering.field.isReadOnly()
