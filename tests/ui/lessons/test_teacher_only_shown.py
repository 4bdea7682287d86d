"""Positions that no game can have on the teacher's board: shown, marked, kept; what needs the rules is not offered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import Exercise, course_folder, load_own
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.lesson_reading import DemoPart, ReadingPart
from ladya_desktop.ui.lessons.position_editor_setup import Setup
from ladya_desktop.ui.lessons.position_editor_text import read_setup
from ladya_desktop.ui.lessons.teacher_hands import Carrying
from ladya_desktop.ui.lessons.teacher_lesson import BoardPage, KeptPage, setting_at
from ladya_desktop.ui.lessons.teacher_screen import TeacherScreen
from ladya_desktop.ui.lessons.teacher_tools import Pick
from tests.ui.hands import show
from tests.ui.lessons.classroom import Classroom
from tests.ui.lessons.teacher import Teacher, sit_down

TWO_KINGS = "4k3/8/8/8/8/8/8/2K1K3 w"
UNLAWFUL = [TWO_KINGS, "4k2P/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/4R3/4K3 w", "8/8/8/3kK3/8/8/8/8 w"]
SHOWN = [
    *UNLAWFUL,
    "8/pppppppp/8/8/8/8/PPPPPPPP/8 w",
    "8/8/8/8/3N4/8/8/8 w",
    "8/8/8/8/8/8/8/8 w",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w",
]


@pytest.fixture
def teacher(qtbot: QtBot, tmp_path: Path) -> Teacher:
    return sit_down(qtbot, tmp_path)


def setup(text: str) -> Setup:
    found = read_setup(text)
    assert isinstance(found, Setup)
    return found


@pytest.mark.parametrize("text", SHOWN)
def test_whatever_the_board_can_show_is_kept_and_opened_again(teacher: Teacher, text: str) -> None:
    book = teacher.screen.book
    book.set_title("Так не бывает")
    book.set_position(setup(text))
    book.say("Смотрите")
    before = book.lesson.pages
    assert teacher.screen.files.save(), teacher.screen.face.remark.text
    assert teacher.screen.open_lesson(teacher.folder / "lessons" / "tak-ne-byvaet.toml")
    assert book.lesson.pages == before
    assert teacher.standing == text.split(maxsplit=1)[0]


@pytest.mark.parametrize("text", UNLAWFUL)
def test_it_is_marked_for_the_teacher_and_the_class_and_no_side_has_the_move(teacher: Teacher, text: str) -> None:
    screen = teacher.screen
    screen.book.set_position(setup(text))
    assert screen.moves.words.note == "В партии так не бывает: только для показа."
    assert screen.moves.words.turn is None
    assert screen.slide.shown.text == screen.moves.words.note
    screen.book.say("Два короля")
    assert screen.slide.shown.text == "Два короля\nВ партии так не бывает: только для показа."
    assert screen.slide.shown.content.marks.check_square is None
    assert screen.hands.carrying is Carrying.FREE
    set_language("en")
    screen.retranslate()
    assert screen.slide.shown.text.endswith("No game has this: only to be shown.")


def test_a_game_and_single_pieces_bear_no_mark(teacher: Teacher) -> None:
    for text in ("8/8/8/8/3N4/8/8/8 w", "8/pppppppp/8/8/8/8/PPPPPPPP/8 w", "4k3/8/8/8/8/8/8/4K3 w"):
        teacher.screen.book.set_position(setup(text))
        assert teacher.screen.moves.words.note == ""


def test_what_hands_put_over_a_game_is_no_position_of_its_own(teacher: Teacher) -> None:
    teacher.screen.book.put("e8", "e2")
    assert teacher.screen.moves.words.note == ""
    assert any("e8-e2" in row.text() for row in teacher.screen.moves.list.findItems("e8", Qt.MatchFlag.MatchContains))


def test_moves_are_not_shown_on_it_and_it_is_said_why(teacher: Teacher) -> None:
    teacher.screen.book.set_position(setup(TWO_KINGS))
    teacher.page("show")
    teacher.click(teacher.screen.showing.picks[Pick.DOTS])
    teacher.click("c1")
    assert teacher.screen.book.scene.drawings.dots == ()
    assert teacher.screen.face.remark.text.startswith("Ходов здесь не показать")
    teacher.click(teacher.screen.showing.picks[Pick.ATTACKS])
    teacher.click("c1")
    assert teacher.screen.book.scene.drawings.attacks == ("c1",)


def test_moves_that_were_shown_go_when_the_position_becomes_one_of_no_game(teacher: Teacher) -> None:
    teacher.screen.book.set_position(setup("4k3/8/8/8/8/8/8/4K3 w"))
    teacher.page("show")
    teacher.click(teacher.screen.showing.picks[Pick.DOTS])
    teacher.click("e1")
    assert teacher.screen.slide.shown.content.marks.permitted
    teacher.screen.book.set_position(setup("4k3/8/8/8/8/8/8/2K1K3 w"))
    assert teacher.screen.book.scene.drawings.dots == ()


def test_a_piece_that_has_no_move_now_is_answered(teacher: Teacher) -> None:
    teacher.page("show")
    teacher.click(teacher.screen.showing.picks[Pick.DOTS])
    teacher.click("g8")
    assert teacher.screen.face.remark.text.startswith("Этой фигуре сейчас ходить некуда")
    teacher.click("g1")
    assert teacher.screen.face.remark.text == ""
    assert teacher.screen.board.content.marks.permitted


def test_an_exercise_on_it_is_refused_and_told_why(teacher: Teacher, qtbot: QtBot) -> None:
    """Its answer follows from the rules; it stands on what the page before leaves."""
    assert teacher.screen.open_lesson(course_folder() / "112-bishop.toml")
    book = teacher.screen.book
    at = next(at for at, page in enumerate(book.lesson.pages) if isinstance(page, KeptPage))
    page = book.lesson.pages[at]
    assert isinstance(page, KeptPage)
    assert isinstance(page.page, Exercise)
    del page.page.table["fen"]
    book.go(0, at - 1)
    book.add_page(BoardPage(setting=setting_at(f"{TWO_KINGS} - - 0 1")))
    assert not teacher.screen.files.save()
    said = teacher.screen.face.remark.text
    assert said.startswith(f"Страницу {at + 2} сохранить нельзя: ответ на это задание следует из правил")
    assert book.place.page == at + 1
    assert teacher.kept() == []
    teacher.screen.files.keep_draft()
    again = show(qtbot, TeacherScreen(teacher.screen.files._settings))
    assert len(again.book.lesson.pages) == len(book.lesson.pages) - 1


def test_a_class_is_told_too(qtbot: QtBot, teacher: Teacher) -> None:
    book = teacher.screen.book
    book.set_title("Два короля")
    book.set_position(setup(TWO_KINGS))
    book.say("Что не так?")
    book.add_page(BoardPage(setting=setting_at(f"{TWO_KINGS} - - 0 1")))
    book.put("c1", "c2")
    assert teacher.screen.files.save()
    (entry,) = load_own(teacher.folder / "lessons").entries
    room = Classroom(qtbot, entry)
    said = []
    for kind in (ReadingPart, DemoPart):
        part = room.player.part
        assert isinstance(part, kind)
        said.append(part.said().text)
        room.player.go_on()
    assert said == ["Что не так?\nВ партии так не бывает.", "В партии так не бывает."]


def test_seldom_pages_are_built_when_they_are_opened(teacher: Teacher) -> None:
    built = teacher.screen.pages._built
    assert set(built) == {"moves"}
    teacher.play("e4")
    teacher.page("lesson")
    assert set(built) == {"moves", "lesson"}
    assert teacher.screen.contents.pages.count() == 1
    teacher.page("setup")
    assert teacher.screen.setup_page.turns[teacher.screen.book.setup.turn].isChecked()
    teacher.page("moves")
    assert teacher.screen.moves.isVisible()
