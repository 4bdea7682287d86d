"""The end of a lesson: its last exercise stands solved on the board, and the class hears of no mistakes."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import Placement
from ladya_desktop.lessons import AnswerShape, Exercise, MoveAnswer, PlacementAnswer, SquaresAnswer, open_lesson
from ladya_desktop.ui.board.drawings import Pen, arrow, filled
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_ending import last_shown, solved
from ladya_desktop.ui.lessons.lesson_trial import Trial
from tests.ui.lessons.classroom import Classroom, course, entry_of, page_of


def exercise_of(shape: AnswerShape) -> Exercise:
    entry, number = page_of(shape)
    page = open_lesson(entry.path).pages[number]
    assert isinstance(page, Exercise)
    return page


@pytest.mark.parametrize("shape", [AnswerShape.SQUARES, AnswerShape.PLACEMENT, AnswerShape.MOVE])
def test_an_exercise_stands_as_it_was_solved(shape: AnswerShape) -> None:
    page = exercise_of(shape)
    trial, answer = Trial(page), page.solutions()[0]
    before = solved(trial)
    trial.answer(answer)
    after = solved(trial)
    assert after != before
    match answer:
        case SquaresAnswer(squares=squares):
            assert {filled(square) for square in squares} <= set(after.drawings)
        case PlacementAnswer(board_fen=fen):
            assert after.content.placement == Placement.from_board_fen(fen)
        case _:
            assert isinstance(answer, MoveAnswer)
            assert after.content.placement != before.content.placement


def test_a_move_that_was_only_shown_is_an_arrow() -> None:
    trial = Trial(exercise_of(AnswerShape.MOVE))
    answer = trial.show()
    assert isinstance(answer, MoveAnswer)
    assert arrow(answer.uci[:2], answer.uci[2:4], Pen.GREEN) in solved(trial).drawings


def test_the_end_shows_the_last_page(qtbot: QtBot) -> None:
    entry = entry_of("115-knight")
    lesson = open_lesson(entry.path)
    room = Classroom(qtbot, entry, len(lesson.pages) - 1)
    answer = room.exercise.solutions()[0]
    room.part.answering.given.emit(answer)
    shown = room.player.face.board.content.placement, room.player.face.board.drawings
    room.player.go_on()
    assert isinstance(room.player.part, EndPart)
    assert (room.player.face.board.content.placement, room.player.face.board.drawings) == shown


def test_a_lesson_that_ends_with_words_shows_their_board(qtbot: QtBot) -> None:
    for entry in course().entries:
        lesson = open_lesson(entry.path)
        if not isinstance(lesson.pages[-1], Exercise):
            room = Classroom(qtbot, entry, 0)
            shown, scene = last_shown(lesson, room.player.tally)
            assert shown.content.placement == Placement.from_board_fen(scene.standing)
            assert scene == lesson.scenes[-1][-1].bare()
            return
