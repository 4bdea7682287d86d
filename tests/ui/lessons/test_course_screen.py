"""The list of lessons: found quickly, told how far they are, with faults named; the teacher's own ones in and out."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import LessonError, course_folder
from ladya_desktop.lessons.course import SECTIONS
from ladya_desktop.lessons.finding import matches
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.lessons.course_places import Places, own_folder
from ladya_desktop.ui.lessons.course_row import Standing
from ladya_desktop.ui.lessons.course_screen import BEHIND, CourseScreen
from ladya_desktop.ui.settings import FileSettings
from tests.ui.lessons.classroom import course, entry_of
from tests.ui.lessons.course_list import List
from tests.ui.stand_in_screens import StandInSettings

BISHOP, NAMES = "112-bishop", "102-names"


@pytest.fixture
def listed(qtbot: QtBot, tmp_path: Path) -> List:
    return List(qtbot, tmp_path / "own")


# Finding


def test_the_first_section_is_open_at_first(listed: List) -> None:
    assert listed.rows("board")
    assert not listed.rows("special")
    listed.screen.sections["special"].title.click()
    assert listed.rows("special")
    listed.screen.sections["special"].title.click()
    assert not listed.rows("special")


def test_a_click_opens_a_lesson(listed: List) -> None:
    listed.seat.click(listed.screen.sections["board"].rows[1])
    assert listed.asked == [NAMES]


def test_words_and_numbers_find_lessons_in_every_section(listed: List) -> None:
    listed.seat.type("112")
    assert listed.screen.search.text() == "112"
    assert listed.rows("board") == [BISHOP]
    listed.seat.key(Qt.Key.Key_Return)
    assert listed.asked == [BISHOP]
    listed.screen.search.setText("рокировк")
    assert listed.rows("special")
    assert not listed.screen.sections["clock"].isVisible()
    listed.screen.search.setText("zzz")
    assert listed.screen.nothing.isVisible()
    listed.screen.search.clear()
    assert not listed.screen.nothing.isVisible()
    assert listed.screen.sections["clock"].isVisible()


@pytest.mark.parametrize(
    ("wanted", "is_meant"),
    [
        ("слон", True),
        ("BISHOP", True),
        ("112 слон", True),
        ("конём", False),
        ("статья 3.2", True),
        ("Ст. 3.2", True),
        ("статья", False),
        ("доска и", True),
        ("лошадь", False),
        ("4.4", False),
        ("1-4", True),
    ],
)
def test_a_lesson_is_meant_in_either_language(wanted: str, *, is_meant: bool) -> None:
    assert matches(entry_of(BISHOP), wanted) is is_meant


def test_what_is_looked_for_opens_its_section_to_the_eye(listed: List) -> None:
    title = listed.screen.sections["special"].title
    seen = [title.is_open]
    for wanted in ("рокировк", ""):
        listed.screen.search.setText(wanted)
        seen.append(title.is_open)
    assert seen == [False, True, False]


def test_escape_gives_the_search_up_before_it_leaves(qtbot: QtBot, listed: List) -> None:
    listed.seat.type("112")
    with qtbot.assertNotEmitted(listed.screen.leave_requested):
        listed.seat.key(Qt.Key.Key_Escape)
    assert listed.screen.search.text() == ""


def test_the_free_board_and_the_way_home(qtbot: QtBot, listed: List) -> None:
    listed.seat.click(listed.screen.board)
    assert listed.asked == ["board"]
    with qtbot.waitSignal(listed.screen.leave_requested, timeout=1000):
        listed.seat.click(listed.screen.header.back)


def test_enter_opens_what_is_called_so_before_what_only_speaks_of_it(listed: List) -> None:
    listed.seat.type("слон")
    assert listed.rows("board").index(BISHOP) > 0
    listed.seat.key(Qt.Key.Key_Return)
    assert listed.asked == [BISHOP]


def test_a_card_tells_its_articles_and_a_section_its_grades(listed: List) -> None:
    row = next(row for row in listed.screen.sections["board"].rows if row.entry.name == BISHOP)
    assert row.lines == (entry_of(BISHOP).summary.ru, "Ст. 3.2")
    assert "Ст. 3.2" in row.accessibleDescription()
    assert "1\N{EN DASH}4 классы" in listed.screen.sections["board"].title.accessibleName()


# How far the lessons are


def test_one_goes_on_where_one_was(qtbot: QtBot) -> None:
    places = Places(None)
    places.finish(NAMES)
    places.visit(BISHOP, 2)
    listed = List(qtbot, None, places)
    assert listed.screen.go_on.text() == t("course.go_on")
    assert listed.screen.go_on.note == "Слон, шаг 3"
    listed.seat.click(listed.screen.go_on)
    assert listed.asked == [BISHOP]
    standing = {row.entry.name: row.standing for row in listed.screen.sections["board"].rows}
    assert (standing[NAMES], standing[BISHOP]) == (Standing.DONE, Standing.BEGUN)
    assert standing["101-board"] is Standing.NEW
    done = next(row for row in listed.screen.sections["board"].rows if row.entry.name == NAMES)
    assert done.accessibleName().endswith(t("course.state_done"))


def test_after_a_lesson_is_done_the_next_one_is_offered(qtbot: QtBot) -> None:
    places = Places(None)
    places.visit(BISHOP, 2)
    places.finish(BISHOP)
    listed = List(qtbot, None, places)
    listed.screen.go_on.click()
    places.visit(BISHOP, 1)
    listed.screen.go_on.click()
    assert listed.asked == ["113-queen", BISHOP]


def test_without_a_place_the_first_lesson_is_offered(listed: List) -> None:
    assert listed.screen.go_on.text() == t("course.begin")
    listed.screen.go_on.click()
    assert listed.asked == [course().entries[0].name]


def test_what_was_done_meanwhile_is_seen_when_one_comes_back(listed: List) -> None:
    listed.screen.hide()
    listed.places.finish(NAMES)
    listed.screen.show()
    row = next(row for row in listed.screen.sections["board"].rows if row.entry.name == NAMES)
    assert row.standing is Standing.DONE


def test_places_are_kept_in_the_settings() -> None:
    settings = StandInSettings()
    places = Places(settings)
    places.visit(NAMES, 4)
    places.visit(BISHOP, 2)
    places.visit(NAMES, 5)
    places.finish(BISHOP)
    again = Places(settings)
    assert (again.last, again.page(NAMES), again.page(BISHOP)) == (BISHOP, 5, 0)
    assert again.is_done(BISHOP)
    assert again.is_begun(NAMES)
    assert not again.is_done(NAMES)


@pytest.mark.parametrize("kept", ["", "x", "a:b|c", "|", ":3", "a:-1"])
def test_damaged_places_are_forgotten(kept: str) -> None:
    places = Places(StandInSettings({"lessons.places": kept, "lessons.done": "|"}))
    assert places.last is None


def test_the_own_folder_lies_beside_the_settings(tmp_path: Path) -> None:
    assert own_folder(FileSettings(tmp_path / "settings.ini")) == tmp_path / "lessons"
    assert own_folder(StandInSettings()) is None
    assert own_folder(None) is None


# Faults


def test_a_file_that_cannot_be_used_is_named_with_its_line(qtbot: QtBot, tmp_path: Path) -> None:
    good = course_folder() / f"{BISHOP}.toml"
    (tmp_path / good.name).write_bytes(good.read_bytes())
    for number in range(5):
        (tmp_path / f"10{number}-broken.toml").write_text('format = 1\ntitle.ru = "Раз"\nodd = 1\n', encoding="utf-8")
    listed = List(qtbot, None, folder=tmp_path)
    said = listed.screen.faults.text()
    assert listed.screen.faults.isVisible()
    assert "100-broken.toml" in said
    assert "И ещё 2 файла не открылись." in said
    assert listed.rows("board") == [BISHOP]


def test_without_faults_nothing_is_said(listed: List) -> None:
    assert not listed.screen.faults.isVisible()


def test_a_lesson_that_does_not_open_is_said(listed: List) -> None:
    listed.screen.say_fault(LessonError(file="x.toml", line=7, code="lessons.fault.unreadable"))
    assert "x.toml" in listed.screen.remark.text
    assert "7" in listed.screen.remark.text


def test_what_a_lesson_needs_is_imported_while_the_list_is_looked_at(qtbot: QtBot) -> None:
    screen = CourseScreen(Places(None), None)
    qtbot.addWidget(screen)
    with qtbot.waitSignal(screen._warming.done, timeout=5000):
        screen.show()
    assert set(BEHIND) <= sys.modules.keys()


# Every window, either language, no mouse


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384), (1920, 1080), (911, 512)])
def test_no_words_are_cut(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    listed = List(qtbot, tmp_path / "own")
    listed.screen.resize(*size)
    for name in SECTIONS:
        listed.screen.sections[name].title.setChecked(True)
    rows = [row for section in listed.screen.sections.values() for row in section.rows]
    qtbot.waitUntil(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in rows), timeout=2000)
    assert all(row.width() <= size[0] for row in rows)


def test_another_language(listed: List) -> None:
    set_language("en")
    listed.screen.retranslate()
    assert listed.screen.header.title == "Lessons"
    row = next(row for row in listed.screen.sections["board"].rows if row.entry.name == BISHOP)
    assert row.text() == entry_of(BISHOP).title.en
    assert listed.screen.sections["board"].title.text() == t("lessons.section.board")
    buttons = [button for button in listed.screen.findChildren(QPushButton) if button.isVisible()]
    assert all(button.text() or button.accessibleName() for button in buttons)


def test_the_keyboard_begins_at_the_lesson_to_go_on_with(listed: List) -> None:
    listed.screen.setFocus()
    assert listed.screen.go_on.hasFocus()
    listed.seat.key(Qt.Key.Key_Space)
    assert len(listed.asked) == 1
