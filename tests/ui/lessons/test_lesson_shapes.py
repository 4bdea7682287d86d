"""Exercises of every shape, answered by mouse and keyboard: at once, with the reason, with no hint on the board."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.lessons import (
    AnswerShape,
    MoveAnswer,
    OptionAnswer,
    SquaresAnswer,
    open_lesson,
)
from ladya_desktop.texts import set_language, t
from ladya_desktop.ui.board.drawings import Pen, Shape, circle, filled
from ladya_desktop.ui.lessons.lesson_board import Use
from ladya_desktop.ui.lessons.lesson_by_option import ByOption
from ladya_desktop.ui.lessons.lesson_by_squares import BySquares
from ladya_desktop.ui.lessons.slide import Tone
from tests.ui.lessons.classroom import Classroom, course, entry_of, teach

BISHOP, FIND_ALL = "112-bishop", 3


def bishop(qtbot: QtBot) -> Classroom:
    """Every square that the bishop can go to is to be found."""
    return Classroom(qtbot, entry_of(BISHOP), FIND_ALL)


def wanted(room: Classroom) -> list[str]:
    answer = room.exercise.solutions()[0]
    assert isinstance(answer, SquaresAnswer)
    return sorted(answer.squares)


def other(room: Classroom) -> str:
    return next(square for square in ("h8", "a8", "b8", "c8", "h2") if square not in wanted(room))


# Squares


def test_each_square_is_answered_at_the_click(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    right, wrong = wanted(room)[0], other(room)
    room.click(right)
    assert room.tone() is Tone.RIGHT
    assert filled(right) in room.player.face.board.drawings
    room.click(wrong)
    assert room.tone() is Tone.WRONG
    assert room.player.face.answer.reason
    assert circle(wrong, Pen.RED) in room.player.face.board.drawings
    assert room.told == [(BISHOP, FIND_ALL, False, True)]


def test_with_the_last_square_the_answer_is_given(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    answering = room.part.answering
    assert isinstance(answering, BySquares)
    for square in wanted(room):
        assert not room.part.trial.is_solved
        room.click(square)
    assert answering.words == t("course.found", squares=", ".join(wanted(room)))
    assert room.part.trial.is_solved
    assert room.told == [(BISHOP, FIND_ALL, True, True)]
    assert room.player.face.board.use is Use.LOOK
    assert not answering.done.isVisible()


def test_each_right_square_tells_how_many_are_left(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    answer, squares = room.player.face.answer, wanted(room)
    room.click(squares[0])
    said = t("player.right_square", square=squares[0]), t("player.squares_left", n=len(squares) - 1)
    assert (answer.title, answer.reason) == said
    set_language("en")
    room.player.retranslate()
    assert (answer.title, answer.reason) == (f"Right, {squares[0]}.", f"{len(squares) - 1} squares left to find.")
    set_language("ru")
    for square in squares[1:]:
        room.click(square)
    assert answer.title == t("lessons.right")
    assert answer.reason == t("lessons.squares.all", squares=", ".join(squares))


def test_why_a_square_is_right_stays_beside_how_many_are_left(qtbot: QtBot) -> None:
    """Where a pinned piece may not go each square says why."""
    room = next(made for made in refused_exercises(qtbot) if len(wanted(made)) > 1)
    square = wanted(room)[0]
    room.click(square)
    reason = room.player.face.answer.reason
    assert reason.startswith(room.part.trial.judge_square(square).reason)
    assert reason.endswith(t("player.squares_left", n=len(wanted(room)) - 1))


def refused_exercises(qtbot: QtBot) -> Iterator[Classroom]:
    for entry in course().entries:
        for number, page in enumerate(open_lesson(entry.path).pages):
            if getattr(page, "ask", "") == "refused":
                yield Classroom(qtbot, entry, number)


def test_what_is_missing_is_not_given_away(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    answering = room.part.answering
    assert isinstance(answering, BySquares)
    room.click(wanted(room)[0])
    room.click(answering.done)
    face = room.player.face
    assert (face.answer.title, face.answer.tone) == (t("lessons.not_all"), Tone.WRONG)
    assert face.board.content.marks.explained == ()
    assert [each.square for each in face.board.drawings] == wanted(room)[:1]


def test_a_square_clicked_again_is_let_go(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    square = wanted(room)[0]
    room.click(square)
    room.click(square)
    assert room.player.face.board.drawings == ()
    assert not room.player.face.answer.isVisible(), "nothing is said of a square that is none any more"
    assert room.player.slide.shown.text == room.exercise.prompt.ru


def test_squares_by_keyboard_alone(qtbot: QtBot) -> None:
    room = bishop(qtbot)
    assert room.player.face.board.hasFocus()
    board = room.player.face.board
    room.key(Qt.Key.Key_Right, Qt.Key.Key_Right)
    at = board.cursor_square
    room.key(Qt.Key.Key_Space)
    answering = room.part.answering
    assert isinstance(answering, BySquares)
    assert (at in answering.found) is (at in wanted(room))
    assert room.player.face.answer.title


def test_one_square_needs_no_done(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.SQUARES, "name_square")
    (square,) = wanted(room)
    room.click(square)
    assert room.part.trial.is_solved


# Moves


def move_of(room: Classroom) -> str:
    answer = room.exercise.solutions()[0]
    assert isinstance(answer, MoveAnswer)
    return answer.uci


def wrong_move_of(room: Classroom) -> str:
    """Onto an empty square, so that the hand does not take another piece."""
    placement, turn = room.player.face.board.placement, room.exercise.scene.position.turn
    right = {answer.uci[:4] for answer in room.exercise.solutions() if isinstance(answer, MoveAnswer)}
    own = [square for square in SQUARE_NAMES if placement.color_at(square) is turn]
    empty = [square for square in SQUARE_NAMES if not placement.at(square)]
    return next(one + other for one in own for other in empty if one + other not in right)


def make(room: Classroom, uci: str) -> None:
    room.click(uci[:2])
    room.click(uci[2:4])


def test_moves_to_the_end(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    while not room.part.trial.is_solved:
        make(room, move_of(room))
        assert room.tone() is Tone.RIGHT
    assert [told[2:] for told in room.told] == [(True, True)]


def test_a_wrong_move_springs_back_with_the_reason(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    before = room.player.face.board.placement
    make(room, wrong_move_of(room))
    face = room.player.face
    assert face.board.placement == before
    assert face.board.in_hand is None
    assert room.tone() is Tone.WRONG
    assert face.answer.reason


def test_a_touched_piece_shows_no_moves(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    dots = room.player.face.board.content.marks.permitted
    room.click(move_of(room)[:2])
    assert room.player.face.board.in_hand == move_of(room)[:2]
    assert room.player.face.board.content.marks.permitted == dots


def test_a_move_by_drag(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    uci = move_of(room)
    seat = room.seat
    seat.press(room.square(uci[:2]))
    QApplication.processEvents()
    QTest.mouseMove(room.player.windowHandle(), room.square(uci[2:4]))
    seat.release(room.square(uci[2:4]))
    assert room.tone() is Tone.RIGHT


def test_a_move_is_typed(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    uci = move_of(room)
    room.seat.type("z9")
    typed = room.player.face.typed
    assert typed.isVisible()
    room.key(Qt.Key.Key_Return)
    assert typed.refusal
    typed.field.setText(f"{uci[:2]}-{uci[2:]}".translate(str.maketrans("aceb", "асеб")))
    room.key(Qt.Key.Key_Return)
    assert not typed.isVisible()
    assert room.tone() is Tone.RIGHT


def test_a_new_piece_is_chosen(qtbot: QtBot) -> None:
    room = Classroom(qtbot, entry_of("202-promotion"))
    page = next(
        number
        for number, page in enumerate(room.player.lesson.pages if room.player.lesson else ())
        if getattr(page, "shape", None) is AnswerShape.MOVE and len(page.solutions()[0].uci) == 5  # type: ignore[union-attr]  # a move
    )
    room.player.turn_to(page)
    uci = move_of(room)
    make(room, uci[:4])
    board = room.player.face.board
    assert board.content.promotion == uci[2:4]
    board.promotion_chosen.emit(uci[2:4], uci[4], "mouse", 0)
    assert room.tone() is Tone.RIGHT


def test_the_answer_of_a_move_is_an_arrow(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.MOVE)
    make(room, wrong_move_of(room))
    uci = move_of(room)
    room.tool("show_me")
    arrows = [each for each in room.player.face.board.drawings if each.shape is Shape.ARROW]
    assert (arrows[-1].square, arrows[-1].to_square) == (uci[:2], uci[2:4])
    assert room.player.face.answer.title == t("course.answer")


# Options


@pytest.mark.parametrize("kind", ["castling", "verdict", "choice", "ruling", "clock"])
def test_options_are_answered_at_once(qtbot: QtBot, kind: str) -> None:
    room = teach(qtbot, AnswerShape.OPTION, kind, has_story=None)
    answering = room.part.answering
    assert isinstance(answering, ByOption)
    buttons = {button.option: button for button in answering.buttons}
    wrong, right = room.exercise.wrong_answers()[0], room.exercise.solutions()[0]
    assert isinstance(wrong, OptionAnswer)
    assert isinstance(right, OptionAnswer)
    room.player.face.bring_into_sight(buttons[wrong.option])
    buttons[wrong.option].click()
    assert (buttons[wrong.option].tone, buttons[wrong.option].isEnabled()) == (Tone.WRONG, False)
    assert room.player.face.answer.reason
    buttons[right.option].click()
    assert buttons[right.option].tone is Tone.RIGHT
    assert not any(button.isEnabled() for button in buttons.values())
    assert [told[2:] for told in room.told] == [(False, True), (True, False)]


@pytest.mark.parametrize("text", ["1" * 5_000, "01", "0", ""])
def test_what_is_not_one_digit_presses_no_option(qtbot: QtBot, text: str) -> None:
    """An input method may send any text at once."""
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, text)
    assert not room.part.answering.take_key(event)
    assert room.part.trial.is_clean
    assert not room.part.trial.is_over


def test_a_digit_presses_its_option(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.OPTION, "choice")
    answering = room.part.answering
    assert isinstance(answering, ByOption)
    room.key(Qt.Key.Key_2)
    assert answering.buttons[1].tone is not Tone.PLAIN
    room.key(Qt.Key.Key_9)
    assert len(room.told) == 1


# Every shape


@pytest.mark.parametrize("shape", list(AnswerShape))
def test_the_answer_is_shown_after_a_wrong_one(qtbot: QtBot, shape: AnswerShape) -> None:
    room = teach(qtbot, shape, has_story=None)
    assert "show_me" not in room.player.face.keys.offered
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    assert "show_me" in room.player.face.keys.offered
    assert room.player.face.keys.next.property("kind") == "plain"
    room.tool("show_me")
    assert room.tone() is Tone.PLAIN
    assert room.player.face.keys.next.property("kind") == "main"
    assert [told[2:] for told in room.told] == [(False, True)]
    assert "show_me" not in room.player.face.keys.offered


@pytest.mark.parametrize("shape", list(AnswerShape))
def test_a_solved_page_is_as_it_was_left(qtbot: QtBot, shape: AnswerShape) -> None:
    room = teach(qtbot, shape, has_story=None)
    while not room.part.trial.is_over:
        room.part.answering.given.emit(room.exercise.solutions()[0])
    placement, said = room.player.face.board.placement, room.player.face.answer.reason
    page = room.player.page
    room.player.turn_to(0)
    room.player.turn_to(page)
    assert room.player.face.board.placement == placement
    assert room.player.face.answer.reason == said
    assert room.part.trial.is_solved
    assert not room.part.is_story_told


@pytest.mark.parametrize("shape", list(AnswerShape))
def test_another_language_keeps_place_and_answer(qtbot: QtBot, shape: AnswerShape) -> None:
    room = teach(qtbot, shape, has_story=None)
    room.part.answering.given.emit(room.exercise.wrong_answers()[0])
    page, said = room.player.page, room.player.face.answer.reason
    set_language("en")
    room.player.retranslate()
    face = room.player.face
    assert room.player.page == page
    assert face.text.text == room.exercise.prompt.en
    assert face.answer.reason != said
    assert room.tone() is Tone.WRONG
    assert room.player.slide.shown.text == face.answer.reason
    assert face.keys.next.accessibleName() == "Next"
