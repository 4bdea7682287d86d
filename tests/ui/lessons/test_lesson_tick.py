"""When a lesson has its tick: all its exercises solved, by whomever and on however many days."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_end import EndPart
from tests.ui.lessons.classroom import Classroom, entry_of

BISHOP = "112-bishop"


@pytest.fixture
def room(qtbot: QtBot) -> Classroom:
    return Classroom(qtbot, entry_of(BISHOP))


def pages_of(room: Classroom) -> int:
    lesson = room.player.lesson
    assert lesson is not None
    return len(lesson.pages)


def to_the_end(room: Classroom) -> None:
    while room.player.page < pages_of(room):
        room.player.go_on()


def test_the_end_leads_back_to_what_is_left(room: Classroom) -> None:
    room.player.turn_to(3)
    room.part.answering.given.emit(room.exercise.solutions()[0])
    to_the_end(room)
    part = room.player.part
    assert isinstance(part, EndPart)
    room.click(part.buttons["left"])
    assert room.player.page == 4
    assert room.player.face.progress.accessibleName() == t("course.step", page=5, n=pages_of(room))
    room.player.turn_to(3)
    assert room.part.trial.is_solved, "what was answered stays"


def test_a_lesson_is_done_by_and_by(qtbot: QtBot) -> None:
    """Its exercises may be solved on several days: then it has its tick, and keeps it."""
    places = Places(None)
    exercises = [3, 4, 5, 6, 7]
    for page in exercises:
        assert not places.is_done(BISHOP)
        room = Classroom(qtbot, entry_of(BISHOP), page, places=places)
        while not room.part.trial.is_solved:
            room.part.answering.given.emit(room.exercise.solutions()[0])
    assert places.is_done(BISHOP)
    again = Classroom(qtbot, entry_of(BISHOP), places=places)
    to_the_end(again)
    assert isinstance(again.player.part, EndPart)
    assert again.player.part.said().heading == t("course.end_title")


def test_an_answer_that_was_shown_solves_nothing(room: Classroom) -> None:
    room.player.turn_to(3)
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    room.tool("show_me")
    assert room.places.solved(BISHOP) == frozenset()


def test_in_a_small_window_the_bars_of_the_pages_can_be_told_apart(qtbot: QtBot) -> None:
    progress = Classroom(qtbot, entry_of("104-aim"), size=(683, 384)).player.face.progress
    bars = [progress.bar(page) for page in range(10)]
    assert min(bar.width() for bar in bars) >= 4
    assert bars[-1].right() <= progress.width()
