"""A demonstration: check is ringed, a side line is told from the main one in words."""

from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import DemoPage, open_lesson
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.lesson_reading import StepStrip, picture_of
from tests.ui.lessons.classroom import Classroom, course, demonstration


def test_what_square_steps_are_is_said_where_there_are_any(qtbot: QtBot) -> None:
    room, page = demonstration(qtbot)
    (strip,) = room.player.findChildren(StepStrip)
    assert strip.key.isVisible()
    assert strip.key.text() == t("course.line_key")
    straight = StepStrip(page.steps[:1], room.player)
    assert straight.key.isHidden()


def test_a_king_in_check_is_ringed_where_nothing_is_asked(qtbot: QtBot) -> None:
    for entry in course().entries:
        lesson = open_lesson(entry.path)
        for number, page in enumerate(lesson.pages):
            checks = [at for at, scene in enumerate(lesson.scenes[number]) if at and scene.position.is_check()]
            if isinstance(page, DemoPage) and checks:
                room = Classroom(qtbot, entry, number)
                for _ in range(checks[0]):
                    room.player.go_on()
                position = lesson.scenes[number][checks[0]].position
                shown = room.player.slide.shown.content.marks.check_square
                assert shown == position.king_square(position.turn)
                assert picture_of(lesson.scenes[number][checks[0]]).content.marks.check_square is None
                return
    raise AssertionError
