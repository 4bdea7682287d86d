"""The windows of the class for the tests of what can be read: long names, a full table, a lesson with a name in it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.papers.diploma_template import Kind
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.bridge.classroom import Classroom
from ladya_desktop.ui.lessons.class_list_dialog import ClassListDialog
from ladya_desktop.ui.lessons.class_mode import ClassInLesson, ClassOnCourse
from ladya_desktop.ui.lessons.class_places import ClassPlaces
from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog
from ladya_desktop.ui.lessons.class_window import ClassWindow
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.print.wording_file import WordingFile
from tests.ui.lessons.classroom import course, entry_of
from tests.ui.lessons.stand_in_class import busy_class, class_without_tournament

MakeDialog = Callable[[QWidget], QDialog]


@cache
def _busy() -> Classroom:
    return busy_class()


def _course() -> QWidget:
    screen = CourseScreen(ClassPlaces(None, _busy()), None)
    ClassOnCourse(screen, _busy(), PinGate(screen, None), None)
    return screen


def _lesson(*, at_end: bool) -> Callable[[], QWidget]:
    def make() -> QWidget:
        player = LessonPlayer(course(), ClassPlaces(None, _busy()))
        player.face.board.set_reduced_motion(True)
        player.open(entry_of("117-pinned"))
        ClassInLesson(player, _busy(), PinGate(player, None), None)
        lesson = player.lesson
        assert lesson is not None
        while at_end and player.page < len(lesson.pages):
            player.go_on()
        return player

    return make


def _who(room: Callable[[], Classroom]) -> MakeDialog:
    def make(host: QWidget) -> QDialog:
        port = room()
        dialog = WhoDialog(host, port, ask_for_table=lambda: None, ask_for_list=lambda: None)
        dialog._kept_port = port  # type: ignore[attr-defined]  # lives as long as its dialog
        return dialog

    return make


def _table(host: QWidget) -> QDialog:
    return ClassWindow(host, _busy(), WordingFile(Path(gettempdir()), Kind.CERTIFICATE))


CLASS_SCREENS: dict[str, Callable[[], QWidget]] = {
    "class-course": _course,
    "class-lesson": _lesson(at_end=False),
    "class-end": _lesson(at_end=True),
}
CLASS_DIALOGS: dict[str, MakeDialog] = {
    "class-who": _who(_busy),
    "class-who-nobody": _who(class_without_tournament),
    "class-list": lambda host: ClassListDialog(host, _busy()),
    "class-table": _table,
}
