"""The class in the windows of lessons: the name, the next pupil, and that nobody sees what another one has done."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.pin import PinLock
from ladya_desktop.texts import set_language
from ladya_desktop.ui.arbiter.pin_dialog import PinDialog
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.arbiter.quiet_return import QuietReturn
from ladya_desktop.ui.bridge.classroom import Classroom
from ladya_desktop.ui.lessons.class_list_dialog import ClassListDialog
from ladya_desktop.ui.lessons.class_mode import ClassInLesson, ClassMode, ClassOnCourse
from ladya_desktop.ui.lessons.class_places import ClassPlaces
from ladya_desktop.ui.lessons.class_who_dialog import WhoDialog
from ladya_desktop.ui.lessons.class_window import ClassWindow
from ladya_desktop.ui.lessons.course_screen import CourseScreen
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_exercise import ExercisePart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.settings import FileSettings
from tests.ui.hands import click, settle, show
from tests.ui.lessons.classroom import course, entry_of
from tests.ui.lessons.stand_in_class import BISHOP, LEV, LONG, VERA, FailingLog, busy_class, class_of_tournament, done
from tests.ui.stand_in_screens import StandInSettings


class School:
    """The list of lessons and a lesson of it, with a class."""

    def __init__(self, qtbot: QtBot, room: Classroom, lock: PinLock | None = None) -> None:
        self._qtbot, self.room, self._lock = qtbot, room, lock
        self.places = ClassPlaces(StandInSettings(), room)

    def course(self) -> CourseScreen:
        screen = CourseScreen(self.places, None)
        ClassOnCourse(screen, self.room, PinGate(screen, self._lock), None)
        return show(self._qtbot, screen)

    def lesson(self, size: tuple[int, int] = (1366, 768)) -> LessonPlayer:
        player = LessonPlayer(course(), self.places)
        player.open(entry_of(BISHOP))
        ClassInLesson(player, self.room, PinGate(player, self._lock), None)
        return show(self._qtbot, player, *size)


def opened(over: QWidget, kind: type[QWidget]) -> list[QWidget]:
    return [each for each in over.findChildren(kind) if each.isVisible()]


def choose(over: QWidget, name: str) -> None:
    (dialog,) = opened(over, WhoDialog)
    assert isinstance(dialog, WhoDialog)
    click(next(button for button in dialog.names if button.name == name))


def mode_of(screen: QWidget) -> ClassMode:
    found = screen.findChild(ClassMode)
    assert found is not None
    return found


@pytest.fixture
def school(qtbot: QtBot) -> School:
    return School(qtbot, busy_class())


def done_rows(screen: CourseScreen) -> int:
    return sum(screen.places.is_done(entry.name) for entry in screen.course.entries)


def test_each_sees_his_own_lessons_alone(school: School) -> None:
    school.room.choose("")
    school.places.finish("101-board")
    school.places.visit(BISHOP, 3)
    screen = school.course()
    assert (done_rows(screen), screen.places.last) == (1, BISHOP)
    school.room.choose(VERA)
    assert done_rows(screen) == len(screen.course.entries)
    assert screen.places.last is None
    assert screen.places.page(BISHOP) == 0
    school.room.choose(LEV)
    assert done_rows(screen) == 0
    assert screen.places.is_begun(BISHOP)
    assert not screen.places.is_begun("101-board")


def test_going_on_leads_a_pupil_to_what_is_not_done_yet(school: School) -> None:
    screen = school.course()
    first = screen.first
    assert first is not None
    assert first.section == "special"
    assert (screen.go_on.text(), screen.go_on.note) == ("Продолжить", first.title.here)
    school.room.choose("Ветерков Тимофей")
    assert screen.go_on.text() == "Начать с первого урока"


def test_a_pupils_place_is_unknown_to_the_next_one_and_found_again(school: School) -> None:
    school.room.choose(LEV)
    school.places.visit(BISHOP, 3)
    school.places.finish("101-board")
    assert (school.places.page(BISHOP), school.places.last) == (3, "101-board")
    school.room.choose(VERA)
    assert (school.places.page(BISHOP), school.places.last) == (0, None)
    school.room.choose("")
    assert school.places.last is None
    school.room.choose(LEV)
    assert school.places.page(BISHOP) == 3


def test_a_place_goes_with_what_is_erased(school: School) -> None:
    school.room.choose(LEV)
    school.places.visit(BISHOP, 3)
    school.room.erase(LEV)
    assert (school.places.page(BISHOP), school.places.last) == (0, None)


def test_the_next_pupil_is_one_large_entry(school: School) -> None:
    screen = school.course()
    assert (screen.who.text(), screen.who.note) == ("Следующий ученик", f"Сейчас: {LONG}")
    assert screen.who.height() >= 64
    click(screen.who)
    choose(screen, LEV)
    assert screen.who.note == f"Сейчас: {LEV}"
    school.room.choose("")
    assert (screen.who.text(), screen.who.note) == ("Кто здесь?", "Без имени: ничего не сохраняется")


def test_the_list_speaks_english_too(school: School) -> None:
    screen = school.course()
    set_language("en")
    screen.retranslate()
    assert (screen.who.text(), screen.who.note) == ("Next pupil", f"Now: {LONG}")


def test_the_name_stands_small_in_the_lesson(school: School) -> None:
    player = school.lesson()
    strip = mode_of(player).strip  # type: ignore[attr-defined]  # of a lesson
    assert strip.text() == LONG
    school.room.choose("")
    assert strip.text() == "Кто здесь?"
    assert strip.accessibleName() == "Кто здесь? Ответы не сохраняются"
    set_language("en")
    player.retranslate()
    assert strip.accessibleName() == "Who is here? Answers are not kept"


def test_where_nothing_is_kept_of_anybody_the_question_is_all(qtbot: QtBot) -> None:
    player = School(qtbot, class_of_tournament()).lesson()
    assert mode_of(player).strip.accessibleName() == "Кто здесь?"  # type: ignore[attr-defined]  # of a lesson


@pytest.mark.parametrize("name", [LEV, LONG, f"{LONG} Ермолаевич, 4А"])
def test_a_long_name_makes_the_strip_wider_not_the_letters_small(school: School, name: str) -> None:
    player = school.lesson()
    school.room.choose(name)
    settle()
    strip = mode_of(player).strip  # type: ignore[attr-defined]  # of a lesson
    fitted = strip._fitted(strip.width() - 52)  # its picture and the gaps
    assert fitted.style.size_px >= 14
    assert fitted.height_px <= strip.height()
    assert player.face.header.rect().contains(strip.geometry())


def test_in_a_small_window_the_name_stands_above_the_words(school: School) -> None:
    player = school.lesson((683, 384))
    strip, face = mode_of(player).strip, player.face  # type: ignore[attr-defined]  # of a lesson
    assert strip.isVisible()
    assert not face.header.isAncestorOf(strip)
    assert strip.mapTo(player, strip.rect().bottomLeft()).y() < face.text.mapTo(player, face.text.rect().topLeft()).y()
    player.resize(1366, 768)
    settle()
    assert face.header.isAncestorOf(strip)
    assert strip.isVisible()


def test_another_pupil_begins_the_lesson_anew(school: School) -> None:
    player = school.lesson()
    player.go_on()
    assert player.page == 1
    click(mode_of(player).strip)  # type: ignore[attr-defined]  # of a lesson
    choose(player, LEV)
    assert player.page == 0
    player.go_on()
    school.room.choose(LEV)
    assert player.page == 1


def test_another_pupil_finds_the_same_exercise_with_nothing_answered(school: School) -> None:
    player = school.lesson()
    while not isinstance(player.part, ExercisePart):
        player.go_on()
    at, first = player.page, player.part
    click(mode_of(player).strip)  # type: ignore[attr-defined]  # of a lesson
    choose(player, LEV)
    assert player.page == at
    assert player.part is not first


def solved(player: LessonPlayer) -> list[bool]:
    assert player.lesson is not None
    return [player.tally.is_solved(page) for page in range(len(player.lesson.pages))]


def to_exercise(player: LessonPlayer) -> int:
    while not isinstance(player.part, ExercisePart):
        player.go_on()
    return player.page


def test_who_comes_back_after_a_wrong_name_finds_what_he_has_answered(school: School) -> None:
    school.room.choose(LEV)
    player = school.lesson()
    at = to_exercise(player)
    assert isinstance(player.part, ExercisePart)
    player.part.trial.is_solved = True
    answered = solved(player)
    assert any(answered)
    school.room.choose(VERA)
    assert (player.page, solved(player)) == (at, [False] * len(answered))
    school.room.choose(LEV)
    assert (player.page, solved(player)) == (at, answered)


def test_who_comes_back_to_a_page_of_text_finds_that_page(school: School) -> None:
    school.room.choose(LEV)
    player = school.lesson()
    player.go_on()
    assert (player.page, isinstance(player.part, ExercisePart)) == (1, False)
    school.room.choose(VERA)
    assert player.page == 0
    school.room.choose(LEV)
    assert player.page == 1


def test_nobody_leaves_no_answers_to_the_next_nobody(school: School) -> None:
    school.room.choose("")
    player = school.lesson()
    first = player.tally
    school.room.choose(VERA)
    school.room.choose("")
    assert player.tally is not first


def test_what_is_erased_in_the_middle_of_a_lesson_is_not_shown_in_it(school: School) -> None:
    school.room.choose(LEV)
    player = school.lesson()
    first = player.tally
    school.room.choose(VERA)
    school.room.erase(LEV)
    second = player.tally
    school.room.choose(LEV)
    assert player.tally not in (first, second)
    third = player.tally
    school.room.erase(LEV)
    assert player.tally is not third


def test_another_lesson_in_the_same_window_has_answers_of_its_own(school: School) -> None:
    school.room.choose(LEV)
    player = school.lesson()
    school.room.choose(VERA)
    player.open(entry_of("113-queen"))
    school.room.choose(LEV)
    assert player.tally.key == "113-queen"


def test_the_end_offers_the_next_pupil(school: School) -> None:
    player = school.lesson()
    lesson = player.lesson
    assert lesson is not None
    while player.page < len(lesson.pages):
        player.go_on()
    assert isinstance(player.part, EndPart)
    click(player.part.buttons["pupil"])
    choose(player, LEV)
    assert player.page == 0


def test_answers_are_kept_of_whoever_is_here(school: School) -> None:
    player = school.lesson()
    player.answered.emit(BISHOP, 3, True, True)
    standing = school.room.standing(BISHOP)
    assert standing is not None
    assert 3 in standing.right
    school.room.choose("")
    player.answered.emit(BISHOP, 4, True, True)
    player.finished.emit(BISHOP)
    school.room.choose(LONG)
    assert school.room.standing(BISHOP) == standing


def test_the_teachers_table_opens_from_the_list(school: School) -> None:
    screen = school.course()
    click(screen.table)
    assert len(opened(screen, ClassWindow)) == 1


def test_a_list_that_was_written_leads_back_to_the_question(school: School) -> None:
    screen = school.course()
    mode_of(screen).ask_for_list()
    (dialog,) = opened(screen, ClassListDialog)
    assert isinstance(dialog, ClassListDialog)
    dialog.text.setPlainText("Новенький Глеб")
    click(dialog.save)
    assert len(opened(screen, WhoDialog)) == 1


def test_a_pin_stands_before_the_table_and_the_list(qtbot: QtBot) -> None:
    lock = PinLock(StandInSettings(), lambda: 0, lambda: b"salt" * 4)
    lock.set_pin("1234")
    screen = School(qtbot, class_of_tournament(), lock).course()
    click(screen.table)
    assert opened(screen, ClassWindow) == []
    (asked,) = opened(screen, PinDialog)
    asked.close()
    mode_of(screen).ask_for_list()
    assert opened(screen, ClassListDialog) == []


def test_the_table_that_the_pin_has_opened_closes_after_a_quiet_while(qtbot: QtBot) -> None:
    lock = PinLock(StandInSettings(), lambda: 0, lambda: b"salt" * 4)
    lock.set_pin("1234")
    screen = School(qtbot, class_of_tournament(), lock).course()
    click(screen.table)
    (asked,) = opened(screen, PinDialog)
    assert isinstance(asked, PinDialog)
    asked.accept()
    (quiet,) = screen.findChildren(QuietReturn)
    assert len(opened(screen, ClassWindow)) == 1
    quiet.quiet.expired.emit()
    assert opened(screen, ClassWindow) == []
    assert not quiet.is_open


def test_the_wording_lies_beside_the_settings(qtbot: QtBot, tmp_path: Path) -> None:
    screen = CourseScreen(ClassPlaces(None, busy_class()), None)
    mode = ClassMode(screen, busy_class(), PinGate(screen, None), FileSettings(tmp_path / "settings.ini"))
    show(qtbot, screen)
    mode.ask_for_table()
    (window,) = opened(screen, ClassWindow)
    assert isinstance(window, ClassWindow)
    assert window._certificates._wording._path == tmp_path / "certificate.toml"


def test_lessons_without_a_class_ask_nobody(qtbot: QtBot) -> None:
    screen = show(qtbot, CourseScreen(ClassPlaces(None, class_of_tournament()), None))
    assert not screen.who.isVisible()
    assert not screen.table.isVisible()


def test_a_pupil_of_another_day_goes_on_behind_what_he_has_begun_or_done(school: School) -> None:
    screen = school.course()
    school.room.choose(LEV)
    assert (screen.go_on.text(), screen.first) == ("Продолжить", entry_of(BISHOP))
    school.room.choose(VERA)
    assert (screen.go_on.text(), screen.first) == ("Начать с первого урока", screen.course.entries[0])


def test_one_who_has_done_a_later_section_alone_does_not_begin(qtbot: QtBot) -> None:
    room = class_of_tournament(FailingLog(done(LONG, "draws")))
    room.choose(LONG)
    screen = show(qtbot, CourseScreen(ClassPlaces(None, room), None))
    following = screen.course.after(screen.course.of_section("draws")[-1].name)
    assert (screen.go_on.text(), screen.first) == ("Продолжить", following)


def test_a_name_above_the_words_stays_while_they_are_scrolled(school: School) -> None:
    face = school.lesson((1024, 576)).face
    strip = face.strip
    assert strip is not None
    assert strip.isVisible()
    assert strip.parentWidget() is face
    assert face.header.geometry().bottom() < strip.y() < strip.geometry().bottom() < face._scroll.y()


@pytest.mark.parametrize("size", [(683, 384), (1366, 768)])
def test_a_name_stands_in_the_words_of_a_low_window_and_in_the_header_of_a_wide_one(
    school: School, size: tuple[int, int]
) -> None:
    player = school.lesson((1024, 576))
    player.resize(*size)
    settle()
    strip = player.face.strip
    assert strip is not None
    assert strip.isVisible()
    assert strip.parentWidget() is not player.face
    assert player.face.header.isAncestorOf(strip) is (size == (1366, 768))
