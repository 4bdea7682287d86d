"""From the first screen to the lessons, to a lesson, to the free board and back, in the real program over a store."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import Entry, Words
from ladya_desktop.storage import MemoryStore
from ladya_desktop.texts import language
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.program import Program
from ladya_desktop.ui.settings import FileSettings
from ladya_desktop.ui.troubles import Troubles
from tests.ui.lessons.classroom import course
from tests.ui.play.seat import Seat
from tests.ui.pretended import PretendedTime


class School:
    """The program with a folder of its own."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        surroundings = PretendedTime().surroundings()
        self.settings = FileSettings(folder / "settings.ini")
        self.program = Program(MemoryStore(), surroundings, self.settings, Troubles(surroundings.monotonic_ms))
        self.window = self.program.window
        self.seat = Seat(qtbot, self.window, 1366, 768)

    def list(self) -> CourseScreen:
        shown = self.window.screen_shown
        assert isinstance(shown, CourseScreen)
        return shown

    def lesson(self) -> LessonPlayer:
        shown = self.window.screen_shown
        assert isinstance(shown, LessonPlayer)
        return shown


@pytest.fixture
def school(qtbot: QtBot, tmp_path: Path) -> School:
    made = School(qtbot, tmp_path)
    made.seat.click(made.window.home.lesson)
    return made


def test_a_first_lesson_in_three_presses(school: School) -> None:
    school.seat.click(school.list().go_on)
    lesson = school.lesson().lesson
    assert lesson is not None
    assert lesson.name == course().entries[0].name
    school.seat.key(Qt.Key.Key_PageDown)
    assert school.lesson().page == 1


def test_by_keyboard_alone_there_and_back(school: School) -> None:
    school.seat.key(Qt.Key.Key_Space)
    school.seat.key(Qt.Key.Key_PageDown)
    school.seat.key(Qt.Key.Key_Escape)
    assert school.list().go_on.note.endswith("шаг 2")
    school.seat.key(Qt.Key.Key_Escape)
    assert school.window.screen_shown is school.window.home


def test_the_place_outlives_the_program(qtbot: QtBot, school: School, tmp_path: Path) -> None:
    school.seat.click(school.list().go_on)
    school.seat.key(Qt.Key.Key_PageDown)
    again = School(qtbot, tmp_path)
    again.seat.click(again.window.home.lesson)
    again.seat.click(again.list().go_on)
    assert again.lesson().page == 1


def test_the_free_board_is_entered_from_the_list(school: School) -> None:
    school.seat.click(school.list().board)
    assert not isinstance(school.window.screen_shown, CourseScreen)
    school.window.back()
    assert school.list().isVisible()


def test_another_language_in_the_midst_of_a_lesson(school: School) -> None:
    school.seat.click(school.list().go_on)
    school.seat.key(Qt.Key.Key_PageDown)
    school.window.choose_language("en")
    lesson = school.lesson().lesson
    assert lesson is not None
    assert (language(), school.lesson().page) == ("en", 1)
    assert school.lesson().face.header.title == lesson.title.en


def test_a_lesson_that_cannot_be_used_is_named_in_the_list(school: School, tmp_path: Path) -> None:
    gone = Entry(name="x", number=None, title=Words(ru="x"), summary=Words(), articles=(), path=tmp_path / "gone.toml")
    school.list().lesson_requested.emit(gone)
    assert "gone.toml" in school.list().remark.text
