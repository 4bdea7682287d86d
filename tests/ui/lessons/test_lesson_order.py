"""Steps that are put in order: each press gives a number, a mistake is marked, the right order stands in order."""

from pytestqt.qtbot import QtBot

from ladya_desktop.lessons import AnswerShape, OrderAnswer
from ladya_desktop.lessons.kinds.choosing import Order
from ladya_desktop.texts import t
from ladya_desktop.ui.lessons.lesson_by_order import ByOrder
from ladya_desktop.ui.lessons.slide import Tone
from ladya_desktop.ui.projector.lesson_layout import page_of
from tests.ui.hands import settle
from tests.ui.lessons.classroom import Classroom, teach


def in_order(room: Classroom) -> tuple[ByOrder, OrderAnswer]:
    answering, (answer,) = room.part.answering, room.exercise.solutions()
    assert isinstance(answering, ByOrder)
    assert isinstance(answer, OrderAnswer)
    return answering, answer


def test_order_by_presses(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    answering, answer = in_order(room)
    buttons = {button.option: button for button in answering.buttons}
    assert not answering.check.isEnabled()
    for option in answer.options:
        buttons[option].click()
    assert [buttons[option].sign for option in answer.options] == [str(n + 1) for n in range(len(answer.options))]
    buttons[answer.options[0]].click()
    assert buttons[answer.options[1]].sign == "1"
    assert not answering.check.isEnabled()
    buttons[answer.options[0]].click()
    answering.check.click()
    assert room.tone() is Tone.WRONG
    assert buttons[answer.options[1]].tone is Tone.WRONG, "the line that does not come first is marked"
    assert answering.order == []
    for option in answer.options:
        buttons[option].click()
    assert buttons[answer.options[1]].tone is Tone.PLAIN
    answering.check.click()
    assert room.part.trial.is_solved


def test_what_was_in_order_so_far_keeps_its_numbers(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    answering, answer = in_order(room)
    first, second, third, *others = answer.options
    answering.given.emit(OrderAnswer((first, third, second, *others)))
    assert answering.order == [first]
    told = room.player.slide.shown
    assert told.options[told.chosen - 1] == {each.option: each.text for each in room.exercise.options()}[third]
    assert told.marks[told.chosen - 1] is Tone.WRONG
    exercise = room.exercise
    assert isinstance(exercise, Order)
    assert exercise.reason.here not in told.text, "the order is for the pupil to find"


def test_the_right_order_is_shown_in_that_order(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    answering, answer = in_order(room)
    answering.given.emit(answer)
    settle()
    shown = sorted(answering.buttons, key=lambda button: button.y())
    assert [(button.option, button.sign, button.tone) for button in shown] == [
        (option, str(at), Tone.RIGHT) for at, option in enumerate(answer.options, start=1)
    ]
    texts = {each.option: each.text for each in room.exercise.options()}
    assert room.player.slide.shown.options == tuple(texts[option] for option in answer.options)


def test_how_lines_are_put_in_order_is_said(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    assert room.player.slide.shown.text.endswith(t("course.order_how"))


def test_the_class_sees_the_numbers_given_and_no_others(qtbot: QtBot) -> None:
    room = teach(qtbot, AnswerShape.ORDER)
    answering, answer = in_order(room)
    n = len(answering.buttons)
    assert room.player.slide.shown.signs == ("",) * n
    answering.buttons[1].click()
    shown = room.player.slide.shown
    assert shown.signs == ("", "1", *("",) * (n - 2))
    assert shown.spoken_options()[1] == f"1. {shown.options[1]}"
    lines = [line.number for line in page_of(shown, 1366, 768).pages[0].lines if line.number]
    assert lines == [" ", "1", *(" ",) * (n - 2)]
    answering.given.emit(answer)
    assert room.player.slide.shown.signs == ()
