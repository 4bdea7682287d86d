"""The class in the whole program: from the answer in a lesson to the file, and found again by the next start."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.storage.class_log import ClassFile
from ladya_desktop.storage.memory import MemoryStore
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.parts.dialog import Message
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.troubles import Troubles
from tests.ui.hands import opened, settle
from tests.ui.lessons.classroom import entry_of
from tests.ui.lessons.stand_in_class import BISHOP, LEV
from tests.ui.pretended import PretendedTime
from tests.ui.stand_in_screens import StandInSettings


class Start:
    """A start of the program over a file of the class."""

    def __init__(self, qtbot: QtBot, path: Path | None) -> None:
        surroundings = PretendedTime().surroundings()
        troubles = Troubles(surroundings.monotonic_ms)
        log = None if path is None else lambda: ClassFile(path)
        self.program = Program(MemoryStore(), surroundings, StandInSettings(), troubles, log)
        self.window = self.program.window
        qtbot.addWidget(self.window)
        troubles.show_in(self.window.show_trouble)
        self.window.open()
        self.window.home.lesson_requested.emit()
        settle()

    def course(self) -> CourseScreen:
        course = self.window.screen_shown
        assert isinstance(course, CourseScreen)
        return course

    def lesson(self) -> LessonPlayer:
        self.course().lesson_requested.emit(entry_of(BISHOP))
        settle()
        player = self.window.screen_shown
        assert isinstance(player, LessonPlayer)
        return player


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "class.log"


def test_an_answer_comes_into_the_file_and_is_found_again(qtbot: QtBot, path: Path) -> None:
    start = Start(qtbot, path)
    start.program.classroom.write_list((LEV,))
    start.program.classroom.choose(LEV)
    start.lesson().answered.emit(BISHOP, 2, True, True)
    state, damaged = ClassFile(path).read()
    assert state.standing(LEV, BISHOP).right_first == {2}
    assert not damaged
    again = Start(qtbot, path).program.classroom
    assert again.pupil == ""
    assert again.table().pupils == (LEV,)


def test_without_a_name_there_is_no_file(qtbot: QtBot, path: Path) -> None:
    start = Start(qtbot, path)
    player = start.lesson()
    player.answered.emit(BISHOP, 2, True, True)
    player.finished.emit(BISHOP)
    assert not path.exists()


def test_a_folder_that_cannot_be_written_is_told_and_the_lesson_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    start = Start(qtbot, tmp_path / "data" / "class.log")
    start.program.classroom.choose(LEV)
    player = start.lesson()
    for dialog in start.window.findChildren(Message):
        dialog.accept()
    player.answered.emit(BISHOP, 2, True, True)
    said = opened(start.window, Message)
    said.accept()
    player.go_on()
    assert player.page == 1


def test_a_program_without_a_file_forgets(qtbot: QtBot) -> None:
    start = Start(qtbot, None)
    start.program.classroom.choose(LEV)
    start.lesson().answered.emit(BISHOP, 2, True, True)
    assert start.program.classroom.standing(BISHOP) is not None
    assert Start(qtbot, None).program.classroom.table().pupils == ()


def test_where_a_pupil_was_is_known_after_a_visit_to_the_first_screen(qtbot: QtBot, path: Path) -> None:
    start = Start(qtbot, path)
    start.program.classroom.write_list((LEV,))
    start.program.classroom.choose(LEV)
    player = start.lesson()
    player.go_on()
    player.leave_requested.emit()
    settle()
    course = start.course()
    course.leave_requested.emit()
    settle()
    start.window.home.lesson_requested.emit()
    settle()
    again = start.course()
    assert again is not course
    assert (again.places.last, again.places.page(BISHOP)) == (BISHOP, 1)
    assert (again.go_on.text(), again.first) == ("Продолжить", entry_of(BISHOP))
