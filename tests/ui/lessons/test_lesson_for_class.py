"""The lesson on the projector: what the class sees, brought up by button and key, its remote turning the pages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape
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
    assert (shown.tone, shown.text) == (Tone.RIGHT, face.answer.reason)
    assert shown.drawings == face.board.drawings


def test_a_piece_in_the_teachers_hand_is_in_hand_for_the_class(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    square = next(iter(room.exercise.scene.position.legal_moves()))[:2]
    room.click(square)
    assert room.player.slide.shown.content.in_hand == square


def test_options_reach_the_class(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    assert room.player.slide.shown.options == tuple(option.text for option in room.exercise.options())
