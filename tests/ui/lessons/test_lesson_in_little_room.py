"""A lesson in a low or narrow window: the place as a number, two ways back told apart, words scrolled and not cut."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape, OptionAnswer
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.lesson_by_option import ByOption
from ladya_desktop.ui.lessons.lesson_by_squares import BySquares
from ladya_desktop.ui.lessons.lesson_face import LessonFace
from tests.ui.hands import settle
from tests.ui.lessons.classroom import Classroom, entry_of, teach

LOW, USUAL = (683, 384), (1366, 768)
RULING = 2


def ruling(qtbot: QtBot, size: tuple[int, int]) -> Classroom:
    room = Classroom(qtbot, entry_of("804-what-now"), RULING, size)
    room.player.go_on()
    settle()
    return room


def test_where_bars_would_be_dots_the_place_is_a_number(qtbot: QtBot) -> None:
    assert ruling(qtbot, LOW).player.face.progress.number == "3/10"
    assert ruling(qtbot, USUAL).player.face.progress.number == ""


def test_the_number_is_not_said_twice(qtbot: QtBot) -> None:
    """A header whose long title leaves no room for bars says the step in words."""
    face = ruling(qtbot, USUAL).player.face
    face.header.set_title("W" * 40, "")
    settle()
    assert face.progress.is_narrow
    assert (face.numbered.isVisible(), face.progress.number) == (True, "")


def test_the_way_out_and_a_step_back_do_not_look_alike(qtbot: QtBot) -> None:
    def pictures(face: LessonFace) -> tuple[object, object]:
        return tuple(  # type: ignore[return-value]
            key.icon().pixmap(24, 24).toImage().convertToFormat(key.icon().pixmap(24, 24).toImage().format())
            for key in (face.header.back, face.keys.back)
        )

    out, back = pictures(ruling(qtbot, LOW).player.face)
    assert out != back


@pytest.mark.parametrize("size", [LOW, (1024, 576), USUAL, (1920, 1080)])
def test_rows_stand_in_line_with_the_words(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = ruling(qtbot, size)
    room.part.answering.given.emit(OptionAnswer("checkmate"))
    settle()
    face, answering = room.player.face, room.part.answering
    assert isinstance(answering, ByOption)
    parts = (face.text, face.answer, *answering.buttons)
    sides = {(part.mapTo(face, part.rect().topLeft()).x(), part.width()) for part in parts}
    assert len(sides) == 1
    assert sides.pop()[0] == face.keys.mapTo(face, face.keys.back.geometry().topLeft()).x()


def test_words_that_are_scrolled_go_under_a_veil(qtbot: QtBot) -> None:
    room = ruling(qtbot, LOW)
    face = room.player.face
    assert not face._fade.isVisible()
    room.part.answering.given.emit(OptionAnswer("checkmate"))
    settle()
    assert face._fade.isVisible()
    assert face._fade.width() == face._scroll.viewport().width()
    face.to_top()
    assert not face._fade.isVisible()


def test_an_answer_higher_than_the_room_is_read_from_its_beginning(qtbot: QtBot) -> None:
    room = ruling(qtbot, LOW)
    room.part.answering.given.emit(OptionAnswer("illegal_move"))
    settle()
    face = room.player.face
    top = face.answer.mapTo(face._scroll.viewport(), face.answer.rect().topLeft()).y()
    assert face.answer.height() > face._scroll.viewport().height()
    assert 0 <= top <= 10


def test_that_there_is_no_such_square_is_said_by_the_button_and_only_then(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.SQUARES)
    answering = room.part.answering
    assert isinstance(answering, BySquares)
    assert (answering.done.text(), answering.done.property("kind")) == (t("course.none_such"), "plain")
    room.click(sorted(room.part.trial.squares_wanted)[0])
    assert (answering.done.text(), answering.done.property("kind")) == (t("course.done"), "main")


def test_words_of_the_number_give_way_to_the_bars(qtbot: QtBot) -> None:
    face = ruling(qtbot, USUAL).player.face
    assert face.numbered.text() == "Урок 804 · Шаг 3 из 10"
    face.header.set_title("W" * 24, "")
    face.say_number("Урок 804 · Шаг 3 из 10", "3 из 10")
    settle()
    assert (face.numbered.text(), face.progress.is_narrow) == ("3 из 10", False)
    face.header.set_title("W", "")
    face.resize(face.width() - 1, face.height())
    assert face.numbered.text() == "Урок 804 · Шаг 3 из 10"


@pytest.mark.parametrize("answer", ["checkmate", "illegal_move"])
def test_a_long_ruling_fits_the_usual_screen(qtbot: QtBot, answer: str) -> None:
    room = ruling(qtbot, USUAL)
    room.part.answering.given.emit(OptionAnswer(answer))
    settle()
    assert room.player.face._scroll.verticalScrollBar().maximum() == 0
