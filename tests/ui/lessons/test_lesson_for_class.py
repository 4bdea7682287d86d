"""The lesson on the projector: what the class sees, brought up by button and key, its remote turning the pages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape, Lesson, TextPage, Words, lesson_to_toml, load_course
from ladya_desktop.lessons.picture import Picture
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.slide import Tone
from tests.ui.lessons.classroom import Classroom, entry_of, teach


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Classroom]:
    made = Classroom(qtbot, entry_of("112-bishop"))
    yield made
    made.player.projector.close()


def test_by_button_and_by_key(room: Classroom) -> None:
    room.click(room.player.face.projector)
    assert room.player.projector.is_shown
    room.player.projector.close()
    room.key(Qt.Key.Key_F8)
    assert room.player.projector.is_shown


def test_a_remote_over_there_turns_the_pages_here(room: Classroom) -> None:
    room.player.projector.open()
    room.player.projector.keys.next_requested.emit()
    assert room.player.page == 1
    room.player.projector.keys.back_requested.emit()
    assert room.player.page == 0


def test_the_class_sees_what_the_teacher_sees(room: Classroom) -> None:
    shown, face = room.player.slide.shown, room.player.face
    assert (shown.content, shown.drawings) == (face.board.content, face.board.drawings)
    assert (shown.heading, shown.text, shown.tone) == (face.text.heading, face.text.text, Tone.PLAIN)
    room.player.turn_to(3)
    assert room.player.slide.shown.text == room.exercise.prompt.ru
    room.part.answering.given.emit(room.exercise.solutions()[0])
    shown = room.player.slide.shown
    assert (shown.tone, shown.text, shown.task) == (Tone.RIGHT, face.answer.reason, room.exercise.prompt.ru)
    assert shown.drawings == face.board.drawings


def test_a_piece_in_the_teachers_hand_is_in_hand_for_the_class(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    square = next(iter(room.exercise.scene.position.legal_moves()))[:2]
    room.click(square)
    assert room.player.slide.shown.content.in_hand == square


def test_options_reach_the_class(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    assert room.player.slide.shown.options == tuple(option.text for option in room.exercise.options())


@pytest.mark.parametrize("shape", list(AnswerShape))
def test_a_wrong_answer_leaves_the_task_in_sight(qtbot: QtBot, shape: AnswerShape) -> None:
    room = teach(qtbot, shape, has_story=None)
    if room.is_told():
        room.player.go_on()
    asked = f"{room.exercise.prompt.ru} {room.part.answering.how()}".strip()
    assert (room.player.slide.shown.text, room.player.slide.shown.task) == (asked, "")
    options = room.player.slide.shown.options
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    shown = room.player.slide.shown
    assert (shown.tone, shown.heading, shown.text) == (Tone.WRONG, room.player.face.answer.title, shown.text)
    assert shown.text == room.player.face.answer.reason
    assert (shown.task, shown.options) == (room.exercise.prompt.ru, options)
    set_language("en")
    room.player.retranslate()
    assert room.player.slide.shown.task == room.exercise.prompt.en


def test_which_options_were_refused_reaches_the_class(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    ids = [option.option for option in room.exercise.options()]
    first, second = (ids.index(each.option) for each in room.exercise.wrong_answers()[:2])  # type: ignore[union-attr]
    for answer in room.exercise.wrong_answers()[:2]:
        room.part.answering.given.emit(answer)
    shown = room.player.slide.shown
    wrong = {number for number, mark in enumerate(shown.marks) if mark is Tone.WRONG}
    assert (wrong, shown.chosen) == ({first, second}, second + 1)
    assert shown.spoken_options()[second] == f"Не подходит: {shown.options[second]}"
    room.tool("show_me")
    shown = room.player.slide.shown
    assert shown.marks[shown.chosen - 1] is Tone.RIGHT


def test_a_hint_leaves_the_task_in_sight(qtbot: QtBot) -> None:
    room = next(made for made in (teach(qtbot, shape) for shape in AnswerShape) if made.exercise.hint)
    room.tool("hint")
    shown = room.player.slide.shown
    assert (shown.tone, shown.text, shown.task) == (Tone.PLAIN, room.exercise.hint.ru, room.exercise.prompt.ru)


def test_a_picture_of_a_page_reaches_the_class(qtbot: QtBot, tmp_path: Path) -> None:
    drawn, data = QPixmap(30, 20), QBuffer()
    drawn.fill("red")
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    drawn.save(data, "PNG")
    picture = Picture(data=bytes(data.data().data()), width_px=30, height_px=20)
    pages = (TextPage(text=Words(ru="Глядите."), picture=picture), TextPage(text=Words(ru="Дальше.")))
    lesson = Lesson(name="own", title=Words(ru="Свой"), languages=("ru",), pages=pages)
    path = tmp_path / "own.toml"
    path.write_text(lesson_to_toml(lesson), encoding="utf-8")
    room = Classroom(qtbot, next(iter(load_course(tmp_path).entries)))
    assert room.player.slide.shown.picture == picture.data
    room.player.go_on()
    assert room.player.slide.shown.picture == b""
