"""Where an exercise is answered: one widget for each shape of answers, below the question; some use the board as well.

A widget tells an answer and shows what became of it; it judges nothing.
"""

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.lessons import Answer, Verdict
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.drawings import Drawing
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.lessons.lesson_board import LessonBoard, Use
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.lessons.slide import Tone

RING_PX = 5


class Answering(QWidget):
    """`given(answer)`; `square_tried(square)`; `taken_back` when what was said of a square holds no longer.

    `shown_changed` when the board has to be shown again.
    """

    given = Signal(object)
    square_tried = Signal(str)
    shown_changed = Signal()
    taken_back = Signal()
    use: ClassVar[Use] = Use.LOOK

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trial, self.board = trial, board

    # The board's gestures, each for those who use it

    def pick(self, square: str) -> None:
        """A square was clicked."""

    def erase(self, square: str) -> None:
        """Delete was pressed on a square."""

    def touch(self, square: str) -> None:
        """A piece was taken."""

    def release(self, from_square: str, to_square: str) -> None:
        """What was in hand was let go on another square."""

    def put_back(self, square: str) -> None:
        """What was in hand was put back, or dropped beside the board."""

    def promote(self, square: str, letter: str) -> None:
        """The new piece of a pawn was chosen."""

    def type(self, text: str) -> bool:
        """A move was typed; False if it is none here."""
        return False

    # What is shown

    def dress_board(self, content: Content) -> Content:
        """The board of the exercise with what this answer adds."""
        return content

    def drawings(self) -> tuple[Drawing, ...]:
        """What it draws on the board."""
        return ()

    def options(self) -> tuple[str, ...]:
        """What there is to choose from, for the class."""
        return ()

    def how(self) -> str:
        """How it is answered, for the class, where that is not plain."""
        return ""

    def solved_options(self) -> tuple[str, ...]:
        """The right one, or all in the right order, once it is given."""
        return ()

    def signs(self) -> tuple[str, ...]:
        """What stands before the options for the class, if not their numbers."""
        return ()

    def marks(self) -> tuple[Tone, ...]:
        """Which of them were refused or are right, for the class; () where nothing is marked."""
        return ()

    @property
    def chosen(self) -> int:
        """The number of the one answered last, from 1; 0 for none."""
        return 0

    def show_verdict(self, answer: Answer, verdict: Verdict) -> None:
        """An answer was judged."""

    def show_solution(self, answer: Answer) -> None:
        """This is a right answer, given or shown."""

    def close_up(self, *, is_over: bool) -> None:
        """Nothing is to be answered any more, or again."""

    def begin_again(self) -> None:
        """The exercise has gone on after a right move and the reply."""

    def set_letters(self, letters_px: int) -> None:
        """Another size of the letters."""

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""

    def take_key(self, event: QKeyEvent) -> bool:
        """Whether it has something to do with a key that nothing else took."""
        return False

    def wants_keyboard(self) -> QWidget:
        """What gets the keyboard when the question comes."""
        return self.board


def large_button(kind: str = "main") -> QPushButton:
    """A button as high as the large keys."""
    button = QPushButton()
    theme.set_kind(button, kind)
    theme.restyle(button, "large", value=True)
    return button
