"""A teacher's own lessons: kept, opened, given away, taken in; nothing is lost when something goes wrong."""

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from ladya_desktop.files import lesson_files
from ladya_desktop.files.writing import WriteError
from ladya_desktop.lessons import Exercise, Lesson, Step, course_folder, open_lesson, read_lesson
from ladya_desktop.lessons.fields import MOST_STEPS
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons import teacher_lesson
from ladya_desktop.ui.lessons.teacher_files import DAMAGED, DRAFT, DRAFT_NAME
from ladya_desktop.ui.lessons.teacher_lesson import TITLE_LETTERS, BoardPage, KeptPage
from ladya_desktop.ui.lessons.teacher_questions import LessonChooser, UnsavedQuestion
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from tests.ui.hands import opened, show
from tests.ui.lessons.teacher import Teacher, sit_down


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path)


TOO_LONG = BoardPage(steps=tuple(Step(after=number) for number in range(MOST_STEPS + 1)))


def teach(teacher: Teacher, title: str = "Мат ладьёй") -> None:
    """A lesson with a variation, words and a drawing."""
    teacher.play("e4", "e5")
    teacher.screen.book.go(1)
    teacher.play("c5")
    teacher.screen.book.say("Сицилианская защита.")
    teacher.screen.book.set_title(title)


def test_a_lesson_is_kept_and_opened_again_as_it_was(teacher: Teacher) -> None:
    teach(teacher)
    before = teacher.screen.book.lesson.pages
    teacher.click(teacher.screen.face.save)
    assert not teacher.screen.book.is_unsaved
    (lesson,) = teacher.kept()
    assert (lesson.name, lesson.title.ru, lesson.languages) == ("mat-ladei", "Мат ладьёй", ("ru",))
    assert teacher.screen.open_lesson(teacher.folder / "lessons" / "mat-ladei.toml")
    assert teacher.screen.book.lesson.pages == before


def test_after_saving_it_is_said_where_and_the_folder_can_be_shown(
    teacher: Teacher, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def show_it(url: QUrl) -> bool:
        shown.append(url.toLocalFile())
        return len(shown) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", show_it)
    teach(teacher)
    face = teacher.screen.face
    assert not face.show_folder.isVisible()
    teacher.click(face.save)
    folder = str(teacher.folder / "lessons")
    assert face.remark.text == "Сохранено в «Своих уроках»:\nmat\N{NON-BREAKING HYPHEN}ladei.toml"
    assert folder in face.show_folder.toolTip().replace("\N{ZERO WIDTH SPACE}", "")
    teacher.click(face.show_folder)
    assert shown == [folder]
    teacher.click(face.show_folder)
    assert folder in face.remark.text.replace("\N{ZERO WIDTH SPACE}", "")
    teacher.play("Nf3")
    assert not face.show_folder.isVisible()
    assert face.remark.text == ""
    teacher.screen.files.export_to(teacher.screen.book.lesson, teacher.folder / "away" / "x.toml")
    assert face.show_folder.isVisible()
    teacher.click(face.show_folder)
    assert shown[-1] == str(teacher.folder / "away")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_in_a_low_window_too_it_is_said_whole(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    set_language("en" if language == "en" else "ru")
    teacher = sit_down(qtbot, tmp_path, (683, 384))
    teach(teacher, "Мат ферзём и ладьёй одинокому королю, да"[:TITLE_LETTERS])
    teacher.page("lesson")
    teacher.click(teacher.screen.face.save)
    remark = teacher.screen.face.remark
    qtbot.waitUntil(lambda: remark.height() >= remark.heightForWidth(remark.width()) > 0, timeout=2000)
    assert teacher.screen.face.show_folder.isVisible()


def test_what_was_said_of_one_page_is_not_said_on_another(teacher: Teacher) -> None:
    teacher.play("e4")
    teacher.page("setup")
    teacher.click(teacher.screen.setup_page.sources["empty"])
    assert "на странице 2" in teacher.screen.face.remark.text
    teacher.screen.book.add_page()
    assert teacher.screen.face.remark.text == ""


def test_saving_again_writes_over_the_same_file(teacher: Teacher, qtbot: QtBot) -> None:
    teach(teacher)
    assert teacher.screen.files.save()
    teacher.play("Nf3")
    with qtbot.waitSignal(teacher.screen.lesson_saved):
        assert teacher.screen.files.save()
    (lesson,) = teacher.kept()
    assert len(lesson.scenes[0]) == 5


def test_another_lesson_of_the_same_title_gets_a_name_of_its_own(teacher: Teacher) -> None:
    teach(teacher)
    teacher.screen.files.save()
    teacher.screen.files.do("save_as")
    assert {lesson.name for lesson in teacher.kept()} == {"mat-ladei", "mat-ladei-2"}


def test_without_a_title_it_is_asked_for(teacher: Teacher) -> None:
    teacher.play("e4")
    teacher.click(teacher.screen.face.save)
    assert "название" in teacher.screen.face.remark.text
    assert teacher.screen.contents.title.hasFocus()
    assert teacher.kept() == []
    teacher.seat.type("Урок")
    teacher.click(teacher.screen.face.save)
    assert [lesson.title.ru for lesson in teacher.kept()] == ["Урок"]


def test_a_full_disk_is_said_and_the_lesson_stays(teacher: Teacher, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        raise WriteError("exports.write_no_space", path, errno.errorcode[errno.ENOSPC])

    monkeypatch.setattr(lesson_files, "write_own", full)
    teach(teacher)
    assert not teacher.screen.files.save()
    assert "мест" in teacher.screen.face.remark.text
    assert teacher.screen.book.is_unsaved
    assert teacher.moves() == ("e2e4", "c7c5")


def test_what_a_lesson_cannot_hold_is_said_with_its_page(teacher: Teacher) -> None:
    teach(teacher)
    teacher.screen.book.add_page(TOO_LONG)
    teacher.screen.book.go(0, 0)
    assert not teacher.screen.files.save()
    assert teacher.screen.face.remark.text.startswith("Страницу 2 сохранить нельзя")
    assert str(MOST_STEPS) in teacher.screen.face.remark.text
    assert teacher.screen.book.place.page == 1


def test_a_position_alone_is_a_lesson(teacher: Teacher) -> None:
    teacher.screen.book.set_title("Позиция")
    assert teacher.screen.files.save()
    teacher.screen.open_lesson(teacher.folder / "lessons" / "pozitsiya.toml")
    assert teacher.screen.book.board_page == BoardPage()


def test_exercises_of_a_lesson_are_kept_as_they_are(teacher: Teacher) -> None:
    path = course_folder() / "112-bishop.toml"
    assert teacher.screen.open_lesson(path)
    book = teacher.screen.book
    assert book.lesson.name == ""
    at = next(at for at, page in enumerate(book.lesson.pages) if isinstance(page, KeptPage))
    book.go(0, at)
    assert not teacher.screen.moves.comment.isEnabled()
    teacher.carry("e1", "e4")
    book.say("x")
    assert not book.is_unsaved
    assert teacher.screen.files.save()
    (kept,) = teacher.kept()
    exercises = [page for page in open_lesson(path).pages if isinstance(page, Exercise)]
    assert [page.table for page in kept.exercises] == [page.table for page in exercises]
    assert kept.languages == ("ru", "en")


def test_both_languages_of_a_lesson_are_filled(teacher: Teacher) -> None:
    teacher.screen.open_lesson(course_folder() / "112-bishop.toml")
    book = teacher.screen.book
    set_language("en")
    book.add_page()
    book.say("A bishop")
    set_language("ru")
    book.say("Слон")
    assert (book.words.ru, book.words.en) == ("Слон", "A bishop")


def test_a_lesson_is_given_away_and_taken_in(teacher: Teacher, tmp_path: Path) -> None:
    teach(teacher)
    away = tmp_path / "away" / "lesson.toml"
    teacher.screen.files.export_to(teacher.screen.book.lesson, away)
    assert away.is_file()
    teacher.screen.files.import_from(away)
    assert [lesson.title.ru for lesson in teacher.kept()] == ["Мат ладьёй"]
    assert teacher.screen.book.lesson.name == "mat-ladei"


def test_a_bad_file_is_said_with_its_line(teacher: Teacher, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('format = 1\ntitle.ru = "x"\nlanguages = ["ru"]\n\n[[page]]\nkind = "song"\n', encoding="utf-8")
    teach(teacher)
    teacher.screen.files.import_from(bad)
    assert "bad.toml" in teacher.screen.face.remark.text
    assert "6" in teacher.screen.face.remark.text
    assert teacher.moves() == ("e2e4", "c7c5")
    assert not teacher.screen.open_lesson(bad)


def test_leaving_asks_about_unsaved_work(teacher: Teacher, qtbot: QtBot) -> None:
    left: list[bool] = []
    teacher.screen.leave_requested.connect(lambda: left.append(True))
    teach(teacher)
    teacher.screen.request_leave()
    question = opened(teacher.screen, UnsavedQuestion)
    question.reject()
    assert left == []
    teacher.screen.request_leave()
    opened(teacher.screen, UnsavedQuestion).save.click()
    assert left == [True]
    assert len(teacher.kept()) == 1
    teacher.screen.request_leave()
    assert left == [True, True]


def test_unsaved_work_can_be_dropped(teacher: Teacher) -> None:
    left: list[bool] = []
    teacher.screen.leave_requested.connect(lambda: left.append(True))
    teach(teacher)
    teacher.screen.files.keep_draft()
    teacher.screen.request_leave()
    opened(teacher.screen, UnsavedQuestion).drop.click()
    assert left == [True]
    assert not (teacher.folder / DRAFT).exists()


def test_another_lesson_is_opened_after_the_question(teacher: Teacher) -> None:
    teach(teacher)
    teacher.screen.files.save()
    teacher.screen.files.do("new")
    assert teacher.screen.book.lesson.pages == (BoardPage(),)
    teacher.screen.files.do("open")
    chooser = opened(teacher.screen, LessonChooser)
    assert chooser.list.item(0).text() == "Мат ладьёй"
    chooser.open_button.click()
    assert teacher.screen.book.lesson.name == "mat-ladei"


def test_damaged_lessons_are_named_in_the_list(teacher: Teacher) -> None:
    (teacher.folder / "lessons").mkdir()
    (teacher.folder / "lessons" / "bad.toml").write_text("format = ", encoding="utf-8")
    teacher.screen.files.do("open")
    chooser = opened(teacher.screen, LessonChooser)
    assert not chooser.open_button.isEnabled()
    chooser.reject()


def test_what_was_not_kept_comes_back_after_a_crash(teacher: Teacher, qtbot: QtBot) -> None:
    teach(teacher, title="")
    teacher.screen.files.keep_draft()
    again = show(qtbot, TeacherScreen(teacher.screen.files._settings))
    assert again.book.lesson.pages == teacher.screen.book.lesson.pages
    assert not again.book.lesson.title
    assert again.book.is_unsaved
    assert "Возвращён" in again.face.remark.text


def test_a_page_that_no_file_holds_costs_itself_alone(teacher: Teacher, qtbot: QtBot) -> None:
    teach(teacher)
    teacher.screen.book.add_page(TOO_LONG)
    teacher.screen.files.keep_draft()
    again = show(qtbot, TeacherScreen(teacher.screen.files._settings))
    assert again.book.lesson.pages == teacher.screen.book.lesson.pages[:1]


def test_a_draft_of_a_kept_lesson_goes_on_with_its_file(teacher: Teacher, qtbot: QtBot) -> None:
    teach(teacher)
    teacher.screen.files.save()
    teacher.play("Nf3")
    teacher.screen.files.keep_draft()
    again = show(qtbot, TeacherScreen(teacher.screen.files._settings))
    assert again.book.lesson.name == "mat-ladei"
    assert again.files.save()
    assert len(teacher.kept()) == 1
    assert not (teacher.folder / DRAFT).exists()


def test_a_damaged_name_of_a_draft_leads_to_no_file_elsewhere(teacher: Teacher, qtbot: QtBot) -> None:
    teach(teacher)
    teacher.screen.files.keep_draft()
    settings = teacher.screen.files._settings
    assert settings is not None
    settings.put(DRAFT_NAME, "../elsewhere")
    again = show(qtbot, TeacherScreen(settings))
    assert again.files.save()
    assert [file.stem for file in teacher.folder.rglob("*.toml")] == ["mat-ladei"]


def test_unsaved_work_is_asked_about_before_another_lesson_is_opened(teacher: Teacher) -> None:
    teach(teacher)
    path = course_folder() / "112-bishop.toml"
    assert not teacher.screen.open_lesson(path)
    assert teacher.moves() == ("e2e4", "c7c5")
    opened(teacher.screen, UnsavedQuestion).drop.click()
    assert len(teacher.screen.book.lesson.pages) > 1


def test_a_damaged_draft_is_no_obstacle_and_is_said_and_put_aside(teacher: Teacher, qtbot: QtBot) -> None:
    (teacher.folder / DRAFT).write_bytes(b"\xff\xfe")
    again = show(qtbot, TeacherScreen(teacher.screen.files._settings))
    assert again.book.lesson.pages == (BoardPage(),)
    assert DAMAGED in again.face.remark.text
    again.files.keep_draft()
    assert not (teacher.folder / DRAFT).exists()
    assert (teacher.folder / DAMAGED).read_bytes() == b"\xff\xfe"


def test_a_page_that_is_as_it_was_is_not_tried_again(teacher: Teacher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a long game takes a tenth of a second, and a draft is kept after every pause."""
    teach(teacher)
    screen, tried = teacher.screen, []
    screen.files.keep_draft()

    def read(data: bytes, file: str) -> Lesson:
        tried.append(file)
        return read_lesson(data, file)

    monkeypatch.setattr(teacher_lesson, "read_lesson", read)
    screen.book.add_page()
    screen.book.say("Новая страница.")
    screen.files.keep_draft()
    assert len(tried) == 1
    assert screen.book.lesson.fault(screen.book.lesson.title) is None


def test_without_a_folder_a_lesson_can_only_be_given_away(qtbot: QtBot) -> None:
    screen = show(qtbot, TeacherScreen(None))
    screen.book.set_title("Урок")
    assert not screen.files.save()
    assert screen.face.remark.text
    screen.files.keep_draft()
    screen.files.drop_draft()
