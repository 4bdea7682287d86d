"""The lessons: the list, and a page of every kind with a wrong answer given; name -> what makes the screen."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ladya_desktop.lessons import AnswerShape
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_exercise import ExercisePart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from tests.ui.lessons.classroom import course, entry_of, page_of

KINDS = {
    "squares": (AnswerShape.SQUARES, "touch"),
    "move": (AnswerShape.MOVE, "play"),
    "option": (AnswerShape.OPTION, "ruling"),
    "clock": (AnswerShape.OPTION, "clock"),
    "setup": (AnswerShape.PLACEMENT, "setup"),
    "text": (AnswerShape.TEXT, "notation"),
    "order": (AnswerShape.ORDER, "order"),
}


def _list() -> QWidget:
    places = Places(None)
    places.finish("102-names")
    places.visit("112-bishop", 2)
    return CourseScreen(places, None)


def _page(number: int) -> Callable[[], QWidget]:
    def make() -> QWidget:
        player = LessonPlayer(course(), Places(None))
        player.face.board.set_reduced_motion(True)
        player.open(entry_of("601-illegal-move"), number)
        return player

    return make


def _answered(shape: AnswerShape, kind: str) -> Callable[[], QWidget]:
    def make() -> QWidget:
        player = LessonPlayer(course(), Places(None))
        player.face.board.set_reduced_motion(True)
        player.open(*page_of(shape, kind))
        part = player.part
        assert isinstance(part, ExercisePart)
        if part.is_story_told:
            player.go_on()
        part.answering.given.emit(part.trial.now.wrong_answers()[0])
        return player

    return make


def _end() -> QWidget:
    player = LessonPlayer(course(), Places(None))
    player.open(entry_of("112-bishop"))
    assert player.lesson is not None
    while player.page < len(player.lesson.pages):
        player.go_on()
    return player


LESSON_SCREENS: dict[str, Callable[[], QWidget]] = {
    "course": _list,
    "lesson-read": _page(0),
    "lesson-demo": _page(3),
    "lesson-end": _end,
    **{f"lesson-{name}": _answered(*kind) for name, kind in KINDS.items()},
}
