"""One exercise being answered: how often wrongly, whether its answer was shown, how far it has come."""

from dataclasses import replace
from typing import Protocol, cast

from ladya_desktop.lessons import Answer, AnswerShape, ClockFace, Exercise, Scene, SquaresAnswer, Verdict


class _BySquare(Protocol):
    def check_square(self, square: str) -> Verdict:
        """A single square, at the moment when it is chosen."""


class Trial:
    """Stays as long as the lesson is open, so that a page one comes back to is as it was left.

    `now` is the exercise as it stands after the moves made so far, `scene` what its board shows.
    """

    def __init__(self, page: Exercise) -> None:
        self.page = self.now = page
        self.scene = _asked_at(page)
        self.wrong = 0
        self.is_shown = False
        self.is_solved = False
        self.solution: Answer | None = None
        self.squares: tuple[str, ...] = ()

    @property
    def is_clean(self) -> bool:
        """Whether nothing was wrong so far and no answer was shown."""
        return not self.wrong and not self.is_shown

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to answer."""
        return self.is_solved or self.is_shown

    @property
    def clock(self) -> ClockFace | None:
        """What the clock shows: nothing that is asked, before it is answered."""
        first, last = self.page.scene.clock, self.page.story()[-1].clock
        if first is None or (first == last and self.page.kind != "clock"):
            return self.scene.clock
        return last if self.is_over else ClockFace(remaining_ms=first.remaining_ms)

    @property
    def hides_clock(self) -> bool:
        """Whether the clock would tell the answer."""
        return not self.is_over and self.clock != self.page.story()[-1].clock

    def answer(self, answer: Answer) -> Verdict:
        """Judges an answer; a right move goes on with the reply."""
        verdict = self.now.check(answer)
        if not verdict.is_right:
            self.wrong += 1
            return verdict
        self.solution = answer
        self.squares = verdict.squares
        self.scene = verdict.scene or self.scene
        self.is_solved = verdict.is_complete
        self.now = verdict.then or self.now
        return verdict

    def judge_square(self, square: str) -> Verdict:
        """What is said of one square of an answer by squares."""
        return cast(_BySquare, self.now).check_square(square)

    def try_square(self, square: str) -> Verdict:
        """Judges one square of an answer by squares."""
        verdict = self.judge_square(square)
        self.wrong += not verdict.is_right
        return verdict

    @property
    def squares_wanted(self) -> frozenset[str]:
        """The squares of an answer by squares."""
        (answer,) = self.now.solutions()
        assert isinstance(answer, SquaresAnswer)
        return answer.squares

    def show(self) -> Answer:
        """The answer is shown; it counts as answered by nobody."""
        self.is_shown = True
        self.solution = self.now.solutions()[0]
        if self.page.shape is AnswerShape.OPTION:
            self.scene = self.now.check(self.solution).scene or self.scene
        return self.solution


def _asked_at(page: Exercise) -> Scene:
    """What the board shows with the question: of a move to be written down, the position after it."""
    last = page.story()[-1]
    return page.scene if page.scene.standing == last.standing else replace(last, is_turned=page.scene.is_turned)
