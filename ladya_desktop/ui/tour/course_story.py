"""Lessons: the list, who is here, seven lessons, each answered wrongly and rightly, and what the class sees."""

from typing import Final

from PySide6.QtCore import Qt

from ladya_desktop.lessons import AnswerShape
from ladya_desktop.texts import t
from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog
from ladya_desktop.ui.lessons.course_row import LessonRow
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.tour.lesson_hands import LessonHands
from ladya_desktop.ui.tour.stage import Stage

KNIGHT: Final = "115-knight"
OTHERS: Final = (
    ("103-start", AnswerShape.PLACEMENT),
    ("302-mate-in-one", AnswerShape.MOVE),
    ("206-castling-check", AnswerShape.OPTION),
    ("802-russian-notation", AnswerShape.TEXT),
    ("701-offer", AnswerShape.ORDER),
)
"""Each with the shape of the exercise that is tried."""
IN_ALL_SIZES: Final = (AnswerShape.PLACEMENT, AnswerShape.OPTION)
"""Whose answers take most room."""
RULING: Final = "804-what-now"
DEMONSTRATION: Final = 2
STEPS_SHOWN: Final = 3


class CourseStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).lesson)
        self._stage.screen(CourseScreen)
        self._stage.take_in_all_sizes("lessons")
        self._sit_down()
        self._find()
        self._teach_the_knight()
        for name, shape in OTHERS:
            open_lesson(self._stage, name)
            self._answer(self._lesson, shape)
            leave_lesson(self._stage)
        self._rule()
        self._hands.click(self._course.header.back)
        self._stage.screen(HomeScreen)

    def _sit_down(self) -> None:
        self._hands.click(self._course.who)
        dialog = self._stage.dialog(WhoDialog)
        self._stage.take("class-who-is-here")
        self._hands.click(dialog.names[0])
        self._stage.no_dialog()
        self._stage.take("lessons-of-a-pupil")

    def _find(self) -> None:
        course = self._course
        self._hands.click(course.search)
        self._hands.write(t("tour.find"))
        row = row_of(course, KNIGHT)
        self._stage.wait("found", row.isVisible)
        self._stage.take("lessons-found")
        self._hands.click(row)

    def _teach_the_knight(self) -> None:
        """By the teacher, with the projector."""
        hands = self._lesson
        player = hands.player
        self._stage.take_in_all_sizes("lesson-text")
        self._project(player)
        self._stage.take_class("class-screen-text", player.projector.window)
        for _ in range(DEMONSTRATION + STEPS_SHOWN):
            self._hands.key(Qt.Key.Key_PageDown)
        self._stage.take("lesson-demonstration")
        self._stage.take_class("class-screen-demonstration", player.projector.window)
        self._answer(hands, AnswerShape.SQUARES, with_class=True)
        hands.answer_all()
        part = player.part
        assert isinstance(part, EndPart)
        self._stage.take("lesson-end")
        self._stage.take_class("class-screen-end", player.projector.window)
        self._hands.click(player.face.projector)
        self._stage.wait("projector_gone", lambda: not player.projector.is_shown)
        self._stage.give_back_keyboard()
        self._hands.click(part.buttons["list"])
        self._stage.screen(CourseScreen)
        self._hands.click(self._course.search)
        self._hands.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self._hands.key(Qt.Key.Key_Delete)
        self._stage.wait("all_lessons", lambda: not self._course.search.text())

    def _rule(self) -> None:
        """What must the arbiter rule? The class is asked, and its screen goes with the lesson."""
        open_lesson(self._stage, RULING)
        hands = self._lesson
        self._project(hands.player)
        self._answer(hands, AnswerShape.OPTION, with_class=True)
        leave_lesson(self._stage)
        self._stage.wait("projector_gone", lambda: not self._stage.is_class_shown)

    def _project(self, player: LessonPlayer) -> None:
        self._hands.click(player.face.projector)
        self._stage.wait("projector", lambda: player.projector.is_shown)
        self._stage.give_back_keyboard()

    def _answer(self, hands: LessonHands, shape: AnswerShape, *, with_class: bool = False) -> None:
        """The first exercise of this shape: wrong, then right."""
        player = hands.player
        lesson = player.lesson
        assert lesson is not None
        name = f"lesson-{lesson.name.partition('-')[0]}-{shape.name.lower()}"
        of_shape = (each for each in lesson.exercises if each.shape is shape)
        hands.turn_to(lesson.pages.index(next(of_shape)))
        hands.answer_wrongly()
        if shape in IN_ALL_SIZES:
            self._stage.take_in_all_sizes(f"{name}-wrong")
        else:
            self._stage.take(f"{name}-wrong")
        if with_class:
            self._stage.take_class(f"class-screen-{name}-wrong", player.projector.window)
        hands.answer_rightly()
        self._stage.take(f"{name}-right")
        if with_class:
            self._stage.take_class(f"class-screen-{name}-right", player.projector.window)

    @property
    def _course(self) -> CourseScreen:
        return self._stage.screen(CourseScreen)

    @property
    def _lesson(self) -> LessonHands:
        return LessonHands(self._stage, self._stage.screen(LessonPlayer))


def open_lesson(stage: Stage, name: str) -> None:
    """From the list, whose section is opened if it is not."""
    course = stage.screen(CourseScreen)
    row = row_of(course, name)
    title = course.sections[row.entry.section].title
    if not title.isChecked():
        stage.hands.click(title)
    stage.hands.click(row)
    stage.screen(LessonPlayer)


def leave_lesson(stage: Stage) -> None:
    """Back to the list."""
    stage.hands.click(stage.screen(LessonPlayer).face.header.back)
    stage.screen(CourseScreen)


def row_of(course: CourseScreen, name: str) -> LessonRow:
    """The row of a lesson in the list."""
    rows = (row for section in course.sections.values() for row in section.rows)
    return next(row for row in rows if row.entry.name == name)
