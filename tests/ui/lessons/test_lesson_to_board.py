"""From a lesson to the teacher's board and back: the position goes along, and what the class is shown."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape, Scene
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.lessons.teacher_questions import UnsavedQuestion
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.projector.hand_over import hand_over
from ladya_desktop.ui.projector.lesson_projector import LessonProjector
from ladya_desktop.ui.projector.second_screen import Spot
from tests.ui.hands import settle
from tests.ui.lessons.classroom import Classroom, entry_of, teach
from tests.ui.lessons.teacher import sit_down
from tests.ui.lessons.test_course_way import School
from tests.ui.projector.pretended_spots import RIGHT, PretendedSpots

BISHOP, DEMO = "112-bishop", 2


class Asked:
    """What a player has asked for."""

    def __init__(self, player: LessonPlayer) -> None:
        self.scenes: list[tuple[Scene, str]] = []
        player.board_requested.connect(lambda scene, title: self.scenes.append((scene, title)))


@pytest.fixture
def room(qtbot: QtBot) -> Classroom:
    return Classroom(qtbot, entry_of(BISHOP))


def test_by_button_and_by_key(room: Classroom) -> None:
    asked = Asked(room.player)
    lesson = room.player.lesson
    assert lesson is not None
    room.click(room.player.face.to_board)
    room.key(Qt.Key.Key_F7)
    assert asked.scenes == [(lesson.scenes[0][0], lesson.title.ru)] * 2


def test_the_step_that_is_shown(room: Classroom) -> None:
    asked = Asked(room.player)
    lesson = room.player.lesson
    assert lesson is not None
    room.player.turn_to(DEMO)
    room.player.go_on()
    room.key(Qt.Key.Key_F7)
    assert asked.scenes[-1][0] == lesson.scenes[DEMO][1]


def test_an_exercise_as_far_as_it_has_come(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    asked = Asked(room.player)
    room.part.answering.given.emit(room.exercise.solutions()[0])
    room.key(Qt.Key.Key_F7)
    assert asked.scenes[-1][0].standing == room.player.face.board.placement.board_fen()


def test_the_end_has_its_last_position_bare(room: Classroom) -> None:
    asked = Asked(room.player)
    lesson = room.player.lesson
    assert lesson is not None
    while room.player.page < len(lesson.pages):
        room.player.go_on()
    room.key(Qt.Key.Key_F7)
    assert asked.scenes[-1][0] == lesson.scenes[-1][-1].bare()


def test_it_is_said_in_both_languages(room: Classroom) -> None:
    button = room.player.face.to_board
    assert "F7" in button.toolTip()
    set_language("en")
    room.player.retranslate()
    assert button.accessibleName() == "Play on from here on the teacher's board (F7)"


def test_there_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    school = School(qtbot, tmp_path)
    school.seat.click(school.window.home.lesson)
    school.seat.click(school.list().go_on)
    school.seat.key(Qt.Key.Key_PageDown)
    lesson = school.lesson()
    assert lesson.part is not None
    scene = lesson.part.scene
    assert scene is not None
    school.seat.key(Qt.Key.Key_F7)
    board = school.window.screen_shown
    assert isinstance(board, TeacherScreen)
    assert board.book.scene.standing == scene.standing
    assert lesson.lesson is not None
    assert board.book.page.heading.ru == lesson.lesson.title.ru  # type: ignore[union-attr]  # a page with a board
    school.seat.key(Qt.Key.Key_Escape)
    assert school.lesson() is lesson, "nothing was done, so nothing is asked"
    assert lesson.page == 1


def test_what_hands_have_put_stands_there_too(qtbot: QtBot, tmp_path: Path, room: Classroom) -> None:
    """An illegal move that a lesson shows leaves the pieces otherwise than the position has them."""
    teacher = sit_down(qtbot, tmp_path)
    lesson = room.player.lesson
    assert lesson is not None
    scene = lesson.scenes[0][0]
    moved = replace(scene, standing="8/8/8/8/8/8/4P3/k6K")
    teacher.screen.show_scene(moved)
    assert teacher.standing == moved.standing
    assert not teacher.screen.book.is_by_hand


def test_once_something_is_done_it_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    teacher = sit_down(qtbot, tmp_path)
    teacher.screen.show_scene(teach(qtbot, AnswerShape.MOVE).exercise.scene, "X")
    before = teacher.screen.book.is_unsaved
    move = next(iter(teacher.screen.book.scene.position.legal_moves()))
    teacher.play(move)
    assert (before, teacher.screen.book.is_unsaved) == (False, True)
    teacher.screen.request_leave()
    assert teacher.screen.findChildren(UnsavedQuestion)


def test_beside_other_work_it_is_not_taken_for_kept(qtbot: QtBot, tmp_path: Path, room: Classroom) -> None:
    teacher = sit_down(qtbot, tmp_path)
    teacher.play("e2e4")
    lesson = room.player.lesson
    assert lesson is not None
    teacher.screen.show_scene(lesson.scenes[0][0])
    assert len(teacher.screen.book.lesson.pages) == 2
    assert teacher.screen.book.is_unsaved


def projector_of(room: Classroom, *others: Spot) -> LessonProjector:
    return LessonProjector(room.player.slide, None, room.player, spots=PretendedSpots(*others))


@pytest.mark.parametrize("is_shown", [True, False])
def test_what_the_class_is_shown_goes_along(room: Classroom, qtbot: QtBot, is_shown: bool) -> None:
    giver, taker = (
        LessonProjector(room.player.slide, None, room.player, spots=PretendedSpots(RIGHT)) for _ in range(2)
    )
    if is_shown:
        giver.open()
    hand_over(giver, taker)
    settle()
    assert (giver.is_shown, taker.is_shown) == (False, is_shown)
    taker.close()


def test_a_window_over_the_lesson_does_not_cover_the_board(room: Classroom) -> None:
    giver, taker = (projector_of(room) for _ in range(2))
    giver.open()
    hand_over(giver, taker)
    assert not giver.is_shown
    assert not taker.is_shown
