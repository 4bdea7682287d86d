"""Class mode: another pupil sits down and does a whole section; the teacher's table behind the PIN, a certificate."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from ladya_desktop.ui.home.home_screen import HomeScreen
from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog
from ladya_desktop.ui.lessons.class_window import ClassWindow
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.print.paper_window import PaperWindow
from ladya_desktop.ui.tour.course_story import leave_lesson, open_lesson
from ladya_desktop.ui.tour.lesson_hands import LessonHands
from ladya_desktop.ui.tour.stage import Stage

SECTION: Final = ("701-offer", "702-written-claim", "703-wrong-claim")
"""The shortest one: eighteen exercises."""


class ClassStory:
    """Begins and ends on the first screen."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._hands = stage.hands

    def tell(self) -> None:
        """The whole of it."""
        self._hands.click(self._stage.screen(HomeScreen).lesson)
        pupil = self._sit_down()
        for name in SECTION:
            self._do(name)
        self._look_at_table(pupil)
        self._hands.click(self._stage.screen(CourseScreen).header.back)
        self._stage.screen(HomeScreen)

    def _sit_down(self) -> str:
        """In a lesson, by the name in its header."""
        open_lesson(self._stage, SECTION[0])
        player = self._stage.screen(LessonPlayer)
        strip = player.face.strip
        self._stage.expect("strip", is_so=strip is not None)
        assert strip is not None
        self._hands.click(strip)
        dialog = self._stage.dialog(WhoDialog)
        button = next(each for each in dialog.names if not each.isChecked())
        pupil = button.name
        self._hands.click(button)
        self._stage.no_dialog()
        self._stage.wait("pupil", lambda: strip.text() == pupil)
        self._stage.take("lesson-of-a-pupil")
        leave_lesson(self._stage)
        return pupil

    def _do(self, name: str) -> None:
        open_lesson(self._stage, name)
        player = self._stage.screen(LessonPlayer)
        LessonHands(self._stage, player).answer_all()
        part = player.part
        assert isinstance(part, EndPart)
        if name == SECTION[-1]:
            self._stage.take("lesson-end-of-a-pupil")
        self._hands.click(part.buttons["list"])
        course = self._stage.screen(CourseScreen)
        self._stage.expect(f"done:{name}", is_so=course.places.is_done(name))

    def _look_at_table(self, pupil: str) -> None:
        course = self._stage.screen(CourseScreen)
        self._stage.take("lessons-section-done")
        self._hands.click(course.table)
        window = self._stage.dialog(ClassWindow)
        rows = [row for row in range(window.model.rowCount()) if window.model.pupil(row) == pupil]
        window.view.setCurrentIndex(window.model.index(rows[0], 0))
        self._stage.expect("row", is_so=window.pupil == pupil)
        self._stage.take("class-table")
        self._hands.click(window.certificate)
        self._stage.wait("menu", lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        self._stage.take("class-certificate-menu")
        self._hands.click(menu, menu.actionGeometry(menu.actions()[0]).center())
        self._stage.dialog(PaperWindow)
        self._stage.take("class-certificate")
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.dialog(ClassWindow)
        self._hands.key(Qt.Key.Key_Escape)
        self._stage.no_dialog()
