"""A ruling: the clocks show the press that the question speaks of, and after the right answer what was ruled."""

from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.lessons import OptionAnswer
from ladya_desktop.ui.board.drawings import Pen, circle, filled
from tests.ui.lessons.classroom import Classroom, entry_of

MATE_BY_A_JUMP = 2


def asked(qtbot: QtBot) -> Classroom:
    room = Classroom(qtbot, entry_of("804-what-now"), MATE_BY_A_JUMP)
    room.player.go_on()
    assert not room.is_told()
    return room


def clock_of(room: Classroom) -> tuple[ByColor[int], Color | None, Color | None]:
    clock = room.player.face.clock
    assert clock.face is not None
    return clock.face.remaining_ms, clock.face.running, clock.pressed


def test_the_clock_is_pressed_when_the_question_says_so(qtbot: QtBot) -> None:
    room = asked(qtbot)
    assert clock_of(room) == (ByColor(890_000, 900_000), Color.BLACK, Color.WHITE)
    room.part.answering.given.emit(OptionAnswer("take_back"))
    assert clock_of(room) == (ByColor(890_000, 900_000), Color.BLACK, Color.WHITE)
    assert room.player.slide.shown.clock == room.player.face.clock.face


def test_after_the_right_answer_the_move_is_taken_back_and_the_time_added(qtbot: QtBot) -> None:
    room = asked(qtbot)
    room.part.answering.given.emit(OptionAnswer("illegal_move"))
    assert clock_of(room) == (ByColor(890_000, 1_020_000), Color.WHITE, None)
    shown = room.player.slide.shown
    assert shown.content.placement.at("a1") == "R"
    assert not shown.content.placement.at("a8")
    assert shown.clock == room.player.face.clock.face


def test_the_answer_shown_brings_it_too(qtbot: QtBot) -> None:
    room = asked(qtbot)
    room.part.answering.given.emit(OptionAnswer("checkmate"))
    room.tool("show_me")
    assert clock_of(room) == (ByColor(890_000, 1_020_000), Color.WHITE, None)


def test_a_square_bears_one_mark(qtbot: QtBot) -> None:
    room = asked(qtbot)
    room.part.answering.given.emit(OptionAnswer("illegal_move"))
    shown = room.player.slide.shown
    assert filled("a1") in shown.drawings
    assert "a1" not in shown.content.marks.touched


def test_what_explains_a_refused_option_is_ringed_and_not_marked_as_wrong(qtbot: QtBot) -> None:
    room = asked(qtbot)
    room.part.answering.given.emit(OptionAnswer("checkmate"))
    shown = room.player.slide.shown
    assert circle("a3", Pen.BLUE) in shown.drawings
    assert shown.content.marks.explained == ()
