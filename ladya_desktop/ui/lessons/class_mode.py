"""The class in the windows of lessons: who is here, the next pupil, and the teacher's table behind the PIN.

The windows that it leads to are imported when they are opened: a lesson opens without them.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QDialog, QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.lessons.class_port import ClassPort
from ladya_desktop.ui.lessons.class_strip import ClassStrip
from ladya_desktop.ui.lessons.lesson_tally import Tally
from ladya_desktop.ui.settings import FileSettings, Settings

if TYPE_CHECKING:
    from ladya_desktop.ui.lessons.course_screen import CourseScreen
    from ladya_desktop.ui.lessons.lesson_player import LessonPlayer

GATE = "for_class"


class ClassMode(QObject):
    """Over one screen of lessons, with which it goes; `lock` is the PIN's, if there is one."""

    def __init__(self, over: QWidget, port: ClassPort, gate: PinGate, settings: Settings | None) -> None:
        super().__init__(over)
        self._over, self._port, self._gate = over, port, gate
        self._settings = settings

    def ask_who(self) -> None:
        """Who is here? By large names."""
        from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog

        WhoDialog(self._over, self._port, ask_for_table=self.ask_for_table, ask_for_list=self.ask_for_list).open()

    def ask_for_table(self) -> None:
        """The teacher's table."""
        self._gate.pass_through(GATE, self._open_table)

    def ask_for_list(self) -> None:
        """The list of the class, and then the question again."""
        self._gate.pass_through(GATE, self._open_list)

    def _open_table(self) -> QDialog:
        from ladya_desktop.papers.diploma_template import Kind
        from ladya_desktop.ui.lessons.class_window import ClassWindow
        from ladya_desktop.ui.print.wording_file import WordingFile

        wording = WordingFile(_own_data(self._settings), Kind.CERTIFICATE)
        window = ClassWindow(self._over, self._port, wording)
        window.open()
        return window

    def _open_list(self) -> QDialog:
        from ladya_desktop.ui.lessons.class_list_dialog import ClassListDialog

        dialog = ClassListDialog(self._over, self._port)
        dialog.kept.connect(self.ask_who)
        dialog.open()
        return dialog


class ClassOnCourse(ClassMode):
    """On the list of lessons: a large entry for who is here, and a small one for the teacher's table."""

    def __init__(self, course: "CourseScreen", port: ClassPort, gate: PinGate, settings: Settings | None) -> None:
        super().__init__(course, port, gate, settings)
        self._course = course
        course.who.clicked.connect(self.ask_who)
        course.table.clicked.connect(self.ask_for_table)
        course.show_class(self._words)
        port.changed.connect(course.refresh)

    def _words(self) -> tuple[str, str]:
        pupil = self._port.pupil
        if not pupil:
            return t("classroom.who"), t("classroom.nobody")
        return t("classroom.next"), t("classroom.here", name=pupil)


class ClassInLesson(ClassMode):
    """In a lesson: a small name in the header; a new pupil finds the same exercise with nothing answered."""

    def __init__(self, player: "LessonPlayer", port: ClassPort, gate: PinGate, settings: Settings | None) -> None:
        super().__init__(player, port, gate, settings)
        self._player = player
        self._pupil, self._erasures = port.pupil, port.erasures
        self._lesson, self._tallies = player.lesson, dict[str, Tally]()
        self.strip = ClassStrip(port)
        player.face.put_in_header(self.strip)
        player.has_class = True
        player.answered.connect(port.answered)
        player.finished.connect(port.finished)
        player.pupil_requested.connect(self.ask_who)
        self.strip.clicked.connect(self.ask_who)
        port.changed.connect(self._follow)

    def _follow(self) -> None:
        """Who comes back, perhaps after a wrong name, finds what he has answered; nothing of what was erased."""
        before, erasures = self._pupil, self._erasures
        self._pupil, self._erasures = self._port.pupil, self._port.erasures
        if self._lesson is not self._player.lesson or erasures != self._erasures:
            self._lesson = self._player.lesson
            self._tallies.clear()
        if erasures != self._erasures:
            self._player.begin_anew()
        elif before != self._pupil:
            if before:
                self._tallies[before] = self._player.tally
            self._player.begin_anew(self._tallies.get(self._pupil))


def _own_data(settings: Settings | None) -> Path:
    if isinstance(settings, FileSettings):
        return settings.folder
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
