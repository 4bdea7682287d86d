"""Answers on the board: squares that are clicked one by one, and moves that are made."""

from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ladya_desktop.lessons import Answer, MoveAnswer, SquaresAnswer, Verdict
from ladya_desktop.texts import t
from ladya_desktop.texts.typed_moves import meant_move
from ladya_desktop.ui import theme
from ladya_desktop.ui.board.drawings import Drawing, Pen, arrow, circle, filled
from ladya_desktop.ui.board.looks import Content
from ladya_desktop.ui.fonts import sized_font
from ladya_desktop.ui.lessons.lesson_answering import RING_PX, Answering, large_button
from ladya_desktop.ui.lessons.lesson_board import LessonBoard, Use
from ladya_desktop.ui.lessons.lesson_trial import Trial
from ladya_desktop.ui.parts.plain_label import plain_label

_FROM_TO = 4
"""Letters of a move in UCI before the new piece."""


class BySquares(Answering):
    """A right square stays lit, a wrong one is marked until the next click; a right one clicked again is let go.

    With the last one the answer is complete; that there is no square at all is told by the button.
    """

    use: ClassVar[Use] = Use.PICK

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self.found: dict[str, None] = {}
        self._wrong = ""
        self.done = large_button()
        self._words = plain_label()
        self._words.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING_PX, RING_PX, RING_PX, RING_PX)
        row.setSpacing(14)
        row.addWidget(self._words, 1)
        row.addWidget(self.done)
        self.done.clicked.connect(lambda: self.given.emit(SquaresAnswer(frozenset(self.found))))
        self.retranslate()

    @property
    def left(self) -> int:
        """How many squares are still to be found."""
        return len(self.trial.squares_wanted - self.found.keys())

    @property
    def words(self) -> str:
        """Which squares are marked, in words."""
        return self._words.text()

    def pick(self, square: str) -> None:
        self._wrong = ""
        if square in self.found:
            del self.found[square]
            self._show()
            self.taken_back.emit()
        else:
            self.square_tried.emit(square)

    def accept(self, square: str, *, is_right: bool) -> bool:
        """Shows what became of a square that was tried; whether it was the last one, so that the answer is given."""
        if is_right:
            self.found[square] = None
        else:
            self._wrong = square
        self._show()
        is_last = is_right and not self.left
        if is_last:
            self.done.click()
        return is_last

    def drawings(self) -> tuple[Drawing, ...]:
        right = tuple(filled(square, Pen.GREEN) for square in self.found)
        return (*right, circle(self._wrong, Pen.RED)) if self._wrong else right

    def show_solution(self, answer: Answer) -> None:
        if isinstance(answer, SquaresAnswer):
            self.found, self._wrong = dict.fromkeys(sorted(answer.squares)), ""
            self._show()

    def close_up(self, *, is_over: bool) -> None:
        self.setVisible(not is_over)

    def set_letters(self, letters_px: int) -> None:
        self._words.setFont(sized_font(round(letters_px * 0.86)))

    def retranslate(self) -> None:
        self.done.setText(t("course.done" if self.found else "course.none_such"))
        theme.set_kind(self.done, "main" if self.found else "plain")
        named = ", ".join(sorted(self.found))
        self._words.setText(t("course.found", squares=named) if named else t("course.found_none"))

    def _show(self) -> None:
        self.retranslate()
        self.shown_changed.emit()


class ByMove(Answering):
    """A piece is carried by mouse, finger or keyboard, or the move is typed; nothing tells where it may go."""

    use: ClassVar[Use] = Use.MOVE

    def __init__(self, trial: Trial, board: LessonBoard, parent: QWidget | None = None) -> None:
        super().__init__(trial, board, parent)
        self._in_hand: str | None = None
        self._promotion: tuple[str, str] | None = None
        self._shown_move = ""
        self.setFixedHeight(0)

    def touch(self, square: str) -> None:
        self._promotion = None
        self._take(square)

    def release(self, from_square: str, to_square: str) -> None:
        uci = from_square + to_square
        legal = self.trial.now.scene.position.legal_moves()
        if any(move[:_FROM_TO] == uci and len(move) > _FROM_TO for move in legal):
            self._promotion = (from_square, to_square)
            self._take(None)
        else:
            self._give(uci)

    def put_back(self, square: str) -> None:
        self._promotion = None
        self._take(None)

    def promote(self, square: str, letter: str) -> None:
        way = self._promotion
        if way is not None:
            self._give(way[0] + way[1] + letter)

    def type(self, text: str) -> bool:
        uci = meant_move(text, self.trial.now.scene.position)
        if uci is not None:
            self._give(uci)
        return uci is not None

    def dress_board(self, content: Content) -> Content:
        promotion = None if self._promotion is None else self._promotion[1]
        return Content(placement=content.placement, marks=content.marks, in_hand=self._in_hand, promotion=promotion)

    def drawings(self) -> tuple[Drawing, ...]:
        move = self._shown_move
        return (arrow(move[:2], move[2:4], Pen.GREEN),) if move else ()

    def show_solution(self, answer: Answer) -> None:
        """Shows the move as an arrow, unless it was made."""
        if isinstance(answer, MoveAnswer) and not self.trial.is_solved:
            self._shown_move = answer.uci
        self._take(None)

    def begin_again(self) -> None:
        self._shown_move = ""

    def show_verdict(self, answer: Answer, verdict: Verdict) -> None:
        if verdict.is_right:
            self._shown_move = ""

    def _give(self, uci: str) -> None:
        self._in_hand = self._promotion = None
        self.given.emit(MoveAnswer(uci))

    def _take(self, square: str | None) -> None:
        self._in_hand = square
        self.shown_changed.emit()
