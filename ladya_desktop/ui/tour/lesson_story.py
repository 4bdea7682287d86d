"""The list of lessons and the teacher's board: permitted moves shown, a position set up, the full screen."""

from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.teacher_questions import UnsavedQuestion
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.tour.stage import Stage


class LessonStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).lesson)
        course = self._stage.screen(CourseScreen)
        self._stage.take("lessons")
        self._hands.click(course.board)
        screen = self._stage.screen(TeacherScreen)
        self._touch(screen, "g1")
        self._stage.wait("lesson_touch", lambda: screen.board.in_hand == "g1")
        self._stage.take("lesson")
        self._touch(screen, "f3")
        self._stage.wait("lesson_move", lambda: screen.board.placement.at("f3") == "N")
        self._full_screen(screen)
        self._hands.click(screen.face.tab("setup"))
        self._stage.take("lesson-position")
        self._hands.click(screen.face.header.back)
        self._hands.click(self._stage.dialog(UnsavedQuestion).drop)
        self._hands.click(self._stage.screen(CourseScreen).header.back)
        self._stage.screen(HomeScreen)

    def _full_screen(self, screen: TeacherScreen) -> None:
        self._hands.click(screen.face.full_screen)
        self._stage.wait("full_screen", self._stage.window.isFullScreen)
        self._touch(screen, "b8")
        self._stage.wait("lesson_touch", lambda: screen.board.in_hand == "b8")
        self._stage.take("lesson-full-screen")
        self._hands.click(screen.face.full_screen)
        self._stage.wait("window_again", lambda: not self._stage.window.isFullScreen())

    def _touch(self, screen: TeacherScreen, square: str) -> None:
        self._hands.click(screen.board, screen.board.square_rect(square).center().toPoint())
