"""What is found in the list of lessons: those called so first, in the first section, with their number."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons.course import SECTIONS
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.course_section import CourseSection
from tests.ui.hands import settle
from tests.ui.lessons.course_list import List


def shown(lessons: List) -> list[str]:
    """The lessons found, as they stand on the screen."""
    rows = [row for section in lessons.screen.sections.values() for row in section.rows if row.isVisible()]
    places = {row: row.mapTo(lessons.screen, row.rect().topLeft()) for row in rows}
    return [row.entry.name for row in sorted(rows, key=lambda row: (places[row].y(), places[row].x()))]


def sections(lessons: List) -> list[str]:
    return [each.section for each in sorted(lessons.screen.sections.values(), key=CourseSection.y) if each.isVisible()]


def test_what_is_called_so_stands_first(qtbot: QtBot) -> None:
    lessons = List(qtbot, None)
    lessons.screen.search.setText("конь")
    settle()
    assert shown(lessons)[0] == "115-knight"
    lessons.screen.search.setText("пат")
    settle()
    assert shown(lessons)[:2] == ["304-stalemate", "305-mate-or-stalemate"]
    assert sections(lessons)[0] == "end"
    lessons.screen.search.clear()
    settle()
    assert sections(lessons) == list(SECTIONS)
    assert lessons.rows("board")[:2] == ["101-board", "102-names"]


def test_the_keyboard_goes_through_what_is_found_in_that_order(qtbot: QtBot) -> None:
    lessons = List(qtbot, None)
    lessons.screen.search.setText("конь")
    settle()
    section = lessons.screen.sections["board"]
    section.title.setFocus()
    lessons.seat.key(Qt.Key.Key_Tab)
    focused = lessons.screen.window().focusWidget()
    assert focused is next(row for row in section.rows if row.entry.name == "115-knight")


def test_a_section_tells_how_many_are_found_and_not_how_many_are_done(qtbot: QtBot) -> None:
    lessons = List(qtbot, None)
    lessons.screen.search.setText("конь")
    settle()
    title, n = lessons.screen.sections["board"].title, len(lessons.rows("board"))
    assert title.accessibleName().startswith(f"{t('lessons.section.board')}. {t('course.number_found', n=n)}")
    lessons.screen.search.clear()
    assert t("course.section_spoken", title=title.text(), done=0, n=14) in title.accessibleName()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_lessons_end_below_the_end_of_the_bar_on_top(qtbot: QtBot, size: tuple[int, int]) -> None:
    lessons = List(qtbot, None)
    lessons.screen.resize(*size)
    lessons.screen.show_class(lambda: ("", ""))
    settle()
    screen = lessons.screen
    board, table = screen.board, screen.table
    ends = [part.mapTo(screen, part.rect().topRight()).x() for part in (board, table)]
    assert abs(ends[0] - ends[1]) <= 1
