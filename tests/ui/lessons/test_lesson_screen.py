"""The teacher's board: seen from the last row, used by mouse and keyboard."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Conduct, Regulations
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import GameView, Hints, Notice, Phase
from ladya_desktop.texts import set_language
from ladya_desktop.ui.lessons.lesson_screen import LessonScreen
from tests.ui.play.fake_port import FakePort, game_view
from tests.ui.play.seat import Seat
from tests.ui.play.test_move_strip import played

RULES = Regulations(time_control=TimeControl(base_ms=None), conduct=Conduct.LESSON)
MATE = GameResult(score=Score.WHITE_WINS, termination=Termination.CHECKMATE, article="5.1.1")


def lesson_view(**changes: object) -> GameView:
    view = game_view(regulations=RULES, hints=Hints(permitted=("g1f3", "g1h3"), check_square=None))
    return replace(view, **changes)  # type: ignore[arg-type]  # fields by name


@dataclass
class Lesson:
    """The screen in its window."""

    seat: Seat
    port: FakePort
    screen: LessonScreen

    def square(self, name: str) -> QPoint:
        middle = self.screen.board.square_rect(name).center().toPoint()
        return self.screen.board.mapTo(self.screen, middle)

    def click(self, name: str) -> None:
        self.seat.click(self.screen.buttons[name])


def teach(qtbot: QtBot, view: GameView | None = None, size: tuple[int, int] = (1366, 768)) -> Lesson:
    port = FakePort(view or lesson_view())
    screen = LessonScreen(port)
    made = Lesson(Seat(qtbot, screen, *size), port, screen)
    screen.board.set_reduced_motion(True)
    return made


@pytest.fixture
def lesson(qtbot: QtBot) -> Lesson:
    return teach(qtbot)


def test_a_lesson_that_has_not_begun_begins(qtbot: QtBot) -> None:
    assert teach(qtbot, lesson_view(phase=Phase.NOT_STARTED)).port.calls == [("start",)]


def test_hands_on_the_board_reach_the_port(lesson: Lesson) -> None:
    lesson.seat.press(lesson.square("g1"))
    assert lesson.port.calls == [("touch", "g1")]


def test_permitted_moves_are_shown(lesson: Lesson) -> None:
    lesson.port.show(lesson_view(in_hand="g1"))
    assert set(lesson.screen.board.content.marks.permitted) == {"f3", "h3"}


def test_the_words_say_whose_move_it_is_and_the_last_one(lesson: Lesson) -> None:
    assert (lesson.screen.words.turn, lesson.screen.words.last_move) == ("Ход белых", "Ходов ещё нет")
    lesson.port.show(lesson_view(moves=played("e4", "Nf6", "Bb5"), to_move=Color.BLACK))
    assert (lesson.screen.words.turn, lesson.screen.words.last_move) == ("Ход чёрных", "2. Сb5")
    lesson.port.show(lesson_view(moves=played("e4", "Nf6")))
    assert lesson.screen.words.last_move == "1… Кf6"


def test_check_is_said(lesson: Lesson) -> None:
    lesson.port.show(lesson_view(hints=Hints(permitted=(), check_square="e1")))
    assert lesson.screen.words.note == "Шах!"


def test_why_a_piece_went_back_is_said(lesson: Lesson) -> None:
    lesson.port.show(lesson_view(notice=Notice(code="refusal.way_is_blocked", is_ruling=False)))
    assert lesson.screen.words.note.startswith("На пути стоит фигура.")


def test_a_lesson_has_no_arbiter(lesson: Lesson) -> None:
    lesson.port.show(lesson_view(notice=Notice(code="ruling.restored", is_ruling=False)))
    assert lesson.screen.words.note == ""


def test_the_end_is_said_and_nobody_is_to_move(lesson: Lesson) -> None:
    lesson.port.show(lesson_view(phase=Phase.ENDED, result=MATE))
    assert lesson.screen.words.turn == ""
    assert lesson.screen.words.note.startswith("Мат. Белые выиграли.")


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 576), (683, 384)])
@pytest.mark.parametrize("sans", [("e4", "Nf6"), ("Nbxd2", "Qa1xh8=Q#")])
def test_a_move_is_read_from_the_last_row(qtbot: QtBot, size: tuple[int, int], sans: tuple[str, ...]) -> None:
    """Its letters are at least a 25th of the height of the screen."""
    lesson = teach(qtbot, lesson_view(moves=played(*sans)), size)
    assert lesson.screen.words.move_px() >= size[1] / 25


@pytest.mark.parametrize(
    ("size", "square"), [((1366, 768), 85), ((1920, 1080), 121), ((1024, 576), 66), ((683, 384), 44)]
)
def test_the_board_is_as_large_as_the_screen(qtbot: QtBot, size: tuple[int, int], square: int) -> None:
    lesson = teach(qtbot, size=size)
    assert lesson.screen.board.square_rect("e4").width() >= square
    assert lesson.screen.board.geometry().right() < size[0]


def test_one_move_back(lesson: Lesson) -> None:
    assert not lesson.screen.buttons["back_move"].isEnabled()
    lesson.port.show(lesson_view(moves=played("e4", "e5", "Nf3")))
    lesson.click("back_move")
    lesson.seat.key(Qt.Key.Key_PageUp)
    assert lesson.port.calls == [("restore", 2), ("restore", 2)]


def test_there_is_no_move_before_the_first(lesson: Lesson) -> None:
    lesson.seat.key(Qt.Key.Key_PageUp)
    assert lesson.port.calls == []


def test_the_board_turns(lesson: Lesson) -> None:
    e2 = lesson.square("e2")
    lesson.click("turn")
    assert lesson.square("d7") == e2


def test_the_starting_position_is_asked_for(lesson: Lesson, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lesson.screen.position_requested) as asked:
        lesson.click("start_position")
    assert asked.args == [STARTING_FEN]


def test_a_position_of_ones_own(lesson: Lesson, qtbot: QtBot) -> None:
    lesson.click("own_position")
    field = lesson.screen.position_field
    assert field.field.hasFocus()
    lesson.seat.type("8/8/4k3/8/8/4K3/4P3/8")
    with qtbot.waitSignal(lesson.screen.position_requested) as asked:
        lesson.seat.key(Qt.Key.Key_Return)
    assert asked.args == ["8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"]


def test_a_wrong_position_is_explained_and_kept(lesson: Lesson) -> None:
    asked: list[str] = []
    lesson.screen.position_requested.connect(asked.append)
    lesson.click("own_position")
    field = lesson.screen.position_field
    lesson.seat.type("8/8/8/8")
    lesson.seat.click(field.set_button)
    assert field.problem == "В расстановке 4 рядов вместо 8. Ряды разделяет косая черта."
    assert field.field.text() == "8/8/8/8"
    assert asked == []
    field.field.setFocus()
    lesson.seat.key(Qt.Key.Key_Backspace)
    assert field.problem == ""


@pytest.mark.parametrize("how", ["escape", "button"])
def test_the_field_can_be_put_away(lesson: Lesson, how: str) -> None:
    lesson.click("own_position")
    if how == "escape":
        lesson.seat.key(Qt.Key.Key_Escape)
    else:
        lesson.seat.click(lesson.screen.position_field.cancel_button)
    assert not lesson.screen.position_field.isVisible()
    assert lesson.screen.buttons["turn"].isVisible()
    assert lesson.screen.board.hasFocus()


def test_another_game_takes_the_board_over(lesson: Lesson) -> None:
    lesson.click("own_position")
    other = FakePort(lesson_view(to_move=Color.BLACK))
    lesson.screen.set_port(other)
    assert lesson.screen.words.turn == "Ход чёрных"
    assert not lesson.screen.position_field.isVisible()
    lesson.port.show(lesson_view())
    assert lesson.screen.words.turn == "Ход чёрных"
    lesson.seat.press(lesson.square("e7"))
    assert other.calls == [("touch", "e7")]
    assert lesson.port.calls == []


def test_moves_can_be_typed(lesson: Lesson) -> None:
    lesson.seat.type("e4")
    lesson.seat.key(Qt.Key.Key_Return)
    assert lesson.port.calls == [("typed_move", "e4")]
    assert lesson.screen.board.hasFocus()
    lesson.port.knows_typed_move = False
    lesson.seat.type("e9")
    lesson.seat.key(Qt.Key.Key_Return)
    assert lesson.screen.typed.refusal


def test_full_screen_and_back(lesson: Lesson) -> None:
    lesson.click("full_screen")
    assert lesson.screen.isFullScreen()
    lesson.seat.key(Qt.Key.Key_F11)
    assert not lesson.screen.isFullScreen()


def test_the_way_home(lesson: Lesson, qtbot: QtBot) -> None:
    with qtbot.waitSignal(lesson.screen.leave_requested):
        lesson.seat.click(lesson.screen.home_button)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 576), (683, 384)])
def test_words_on_buttons_are_whole_or_in_the_tooltip(qtbot: QtBot, size: tuple[int, int]) -> None:
    lesson = teach(qtbot, size=size)
    for button in lesson.screen.buttons.values():
        words_px = button.fontMetrics().horizontalAdvance(button.text()) if button.text() else 0
        assert words_px + button.iconSize().width() <= button.width() - 2, button.accessibleName()
        assert button.toolTip()
        assert button.height() >= 44


def test_it_speaks_the_language_chosen(lesson: Lesson) -> None:
    set_language("en")
    lesson.screen.retranslate()
    words = [button.text() for button in lesson.screen.findChildren(QAbstractButton)] + [lesson.screen.words.turn]
    assert not [word for word in words if any("а" <= letter.lower() <= "я" for letter in word)]
