"""What is said beside the board has its room in a small window too; a question that comes has the keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape
from ladya_desktop.texts import Language, set_language
from ladya_desktop.ui.lessons.lesson_part import holds_keyboard
from tests.ui.hands import settle
from tests.ui.lessons.classroom import Classroom, page_of, teach
from tests.ui.lessons.teacher import sit_down

SMALL, USUAL = (683, 384), (1366, 768)
KINDS = ("name_square", "squares", "touch", "play", "castling", "verdict", "choice", "setup", "notation", "order")
SHAPES = {
    "play": AnswerShape.MOVE,
    "castling": AnswerShape.OPTION,
    "verdict": AnswerShape.OPTION,
    "choice": AnswerShape.OPTION,
    "setup": AnswerShape.PLACEMENT,
    "notation": AnswerShape.TEXT,
    "order": AnswerShape.ORDER,
}


def is_whole(part: QWidget) -> bool:
    """Whether nothing of it lies outside what is seen of the window."""
    return part.isVisible() and part.visibleRegion().boundingRect() == QRect(part.rect())


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_why_a_position_is_impossible_is_read_without_scrolling(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: Language
) -> None:
    set_language(language)
    teacher = sit_down(qtbot, tmp_path, size)
    teacher.page("setup")
    page = teacher.screen.pages.setup
    page.palette_of_pieces.choose("erase")
    teacher.click("e8")
    settle()
    assert page.legality.text.count("\n") == 1
    assert is_whole(page.legality), (page.legality.visibleRegion().boundingRect(), page.legality.rect())


@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_was_kept_covers_no_way_to_give_it_away(qtbot: QtBot, tmp_path: Path, language: Language) -> None:
    set_language(language)
    teacher = sit_down(qtbot, tmp_path, USUAL)
    teacher.screen.book.set_title("Fork")
    teacher.page("lesson")
    teacher.click(teacher.screen.face.save)
    settle()
    assert is_whole(teacher.screen.face.show_folder)
    assert all(is_whole(button) for button in teacher.screen.pages.contents.files.values())


@pytest.mark.parametrize("size", [SMALL, (1024, 576), USUAL])
def test_the_clock_is_in_sight_whatever_is_scrolled(qtbot: QtBot, size: tuple[int, int]) -> None:
    entry, page = page_of(AnswerShape.OPTION, "ruling", has_story=True)
    room = Classroom(qtbot, entry, page, size=size)
    room.player.go_on()
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    settle()
    assert room.player.face.clock.face is not None
    assert is_whole(room.player.face.clock)
    assert is_whole(room.player.face.answer) or size == SMALL


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_that_comes_has_the_keyboard(qtbot: QtBot, kind: str) -> None:
    entry, number = page_of(SHAPES.get(kind, AnswerShape.SQUARES), kind, has_story=None)
    room = Classroom(qtbot, entry, number - 1)
    room.player.face.keys.next.setFocus()
    while room.player.page < number or room.is_told():
        room.key(Qt.Key.Key_PageDown)
    part = room.part
    assert holds_keyboard(part.answering) or room.player.face.board.hasFocus()


def test_a_story_ended_by_the_key_that_goes_on_gives_the_keyboard_to_the_answer(qtbot: QtBot) -> None:
    entry, number = page_of(AnswerShape.OPTION, "ruling", has_story=True)
    room = Classroom(qtbot, entry, number)
    room.player.face.keys.next.setFocus()
    room.key(Qt.Key.Key_Space)
    assert not room.is_told()
    assert holds_keyboard(room.part.answering)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("reason", [Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason])
def test_so_has_one_with_which_a_lesson_is_opened(qtbot: QtBot, kind: str, reason: Qt.FocusReason) -> None:
    """Its window may come to the front only afterwards."""
    entry, number = page_of(SHAPES.get(kind, AnswerShape.SQUARES), kind, has_story=None)
    room = Classroom(qtbot, entry, number)
    if room.is_told():
        room.player.go_on()
    room.player.face.keys.next.setFocus()
    room.player.setFocus(reason)
    assert holds_keyboard(room.part.answering) or room.player.face.board.hasFocus()


def test_a_square_is_named_by_the_keyboard_alone(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.SQUARES, "squares")
    room.key(Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert room.told or room.part.answering.drawings()
