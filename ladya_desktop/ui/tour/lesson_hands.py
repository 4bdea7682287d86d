"""A child at a lesson: answers an exercise of any shape on the board, by buttons or in writing, rightly or wrongly.

What is right is asked of the exercise; that it was taken so is read from the screen.
"""

from typing import Final

from PySide6.QtCore import Qt

from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.lessons import (
    Answer,
    MoveAnswer,
    OptionAnswer,
    OrderAnswer,
    PlacementAnswer,
    SquaresAnswer,
    TextAnswer,
)
from ladya_desktop.ui.lessons.lesson_by_option import ByOption
from ladya_desktop.ui.lessons.lesson_by_order import ByOrder
from ladya_desktop.ui.lessons.lesson_by_placement import ERASER, ByPlacement
from ladya_desktop.ui.lessons.lesson_by_squares import BySquares
from ladya_desktop.ui.lessons.lesson_by_text import ByText
from ladya_desktop.ui.lessons.lesson_end import EndPart
from ladya_desktop.ui.lessons.lesson_exercise import ExercisePart
from ladya_desktop.ui.lessons.lesson_player import LessonPlayer
from ladya_desktop.ui.lessons.slide import Tone
from ladya_desktop.ui.tour.stage import Stage

MOST_STEPS: Final = 60


class LessonHands:
    """Works on the lesson that is shown."""

    def __init__(self, stage: Stage, player: LessonPlayer) -> None:
        self._stage = stage
        self._hands = stage.hands
        self.player = player

    @property
    def exercise(self) -> ExercisePart:
        """The exercise shown; what leads to it is skipped."""
        part = self.player.part
        assert isinstance(part, ExercisePart)
        while part.is_story_told:
            self.go_on()
        return part

    def go_on(self) -> None:
        """The large key."""
        self._hands.click(self.player.face.keys.next)

    def turn_to(self, page: int) -> None:
        """By the row of bars above; by keys where there is no room for bars."""
        progress = self.player.face.progress
        if progress.is_narrow:
            while self.player.page < page:
                self._hands.key(Qt.Key.Key_PageDown)
        else:
            self._hands.click(progress, progress.bar(page).center().toPoint())
        self._stage.wait(f"page:{page}", lambda: self.player.page == page)

    def answer_wrongly(self) -> None:
        """An answer that is none, and why is said."""
        part = self.exercise
        self._give(part, _wrong(part))
        self._judged(Tone.WRONG)

    def answer_rightly(self) -> None:
        """To the end of the exercise, replies of the opponent included."""
        part = self.exercise
        for _ in range(MOST_STEPS):
            if part.trial.is_over:
                break
            self._give(part, part.trial.now.solutions()[0])
        self._stage.wait("solved", lambda: part.trial.is_solved)
        self._judged(Tone.RIGHT)

    def answer_all(self) -> None:
        """Every exercise that is left, page by page, to the end of the lesson."""
        for _ in range(MOST_STEPS):
            if isinstance(self.player.part, EndPart):
                return
            if isinstance(self.player.part, ExercisePart) and not self.exercise.trial.is_over:
                self.answer_rightly()
            self.go_on()
        self._stage.expect("end_of_lesson", is_so=False)

    def _judged(self, tone: Tone) -> None:
        answer = self.player.face.answer
        self._stage.wait(f"answered:{tone}", lambda: answer.isVisible() and answer.tone is tone)
        self._stage.expect("reason", is_so=bool(answer.reason))

    def _give(self, part: ExercisePart, answer: Answer) -> None:
        board, widget = self.player.face.board, part.answering
        match answer, widget:
            case SquaresAnswer(squares=squares), BySquares(done=done):
                for square in sorted(squares - widget.found.keys()):
                    self._click(square)
                if done.isVisible() and squares == widget.found.keys():
                    self._hands.click(done)
            case MoveAnswer(uci=uci), _:
                self._click(uci[:2])
                self._stage.wait(f"in_hand:{uci[:2]}", lambda: board.in_hand == uci[:2])
                self._click(uci[2:4])
                if len(uci) > len("e7e8"):
                    self._stage.wait("promotion_strip", board.strip.isVisible)
                    self._hands.click(board.strip, board.strip.rect_of(uci[4]).center().toPoint())
            case OptionAnswer(option=option), ByOption(buttons=buttons):
                self._hands.click(next(button for button in buttons if button.option == option))
            case OrderAnswer(options=options), ByOrder(buttons=buttons):
                self._order(widget, options)
            case PlacementAnswer(board_fen=board_fen), ByPlacement(check=check):
                self._set_up(widget, Placement.from_board_fen(board_fen))
                self._hands.click(check)
            case TextAnswer(text=text), ByText(field=field):
                self._hands.click(field)
                self._hands.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
                self._hands.write(text)
                self._hands.key(Qt.Key.Key_Return)

    def _order(self, widget: ByOrder, options: tuple[str, ...]) -> None:
        buttons = {button.option: button for button in widget.buttons}
        for option in (*reversed(widget.order), *options):  # a second press takes a number away
            self._hands.click(buttons[option])
        self._hands.click(widget.check)

    def _set_up(self, widget: ByPlacement, wanted: Placement) -> None:
        for square in SQUARE_NAMES:
            letter = wanted.at(square)
            if widget.placement.at(square) != letter:
                self._hands.click(widget.palette_buttons[letter or ERASER])
                self._click(square)

    def _click(self, square: str) -> None:
        board = self.player.face.board
        self._hands.click(board, board.square_rect(square).center().toPoint())


def _wrong(part: ExercisePart) -> Answer:
    """Of squares one that is none; of the others the first that every test of the lessons gives."""
    exercise = part.trial.now
    right = exercise.solutions()[0]
    if isinstance(right, SquaresAnswer):
        return SquaresAnswer(frozenset({next(each for each in SQUARE_NAMES if each not in right.squares)}))
    return exercise.wrong_answers()[0]
