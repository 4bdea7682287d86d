"""What becomes of the exercises of a lesson while it is open, and where one is in it."""

from ladya_desktop.lessons import Exercise, Lesson
from ladya_desktop.lessons.progress import exercise_pages
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_trial import Trial


class Tally:
    """Pages are counted from 0. What is remembered of the lesson stands under `key`."""

    def __init__(self, key: str, lesson: Lesson, places: Places) -> None:
        self.key = key
        self._lesson, self._places = lesson, places
        self._trials: dict[int, Trial] = {}
        self._right_first: set[int] = set()
        self._exercises = exercise_pages(lesson)

    def trial(self, page: int, exercise: Exercise) -> Trial:
        """The exercise of a page as it was left."""
        return self._trials.setdefault(page, Trial(exercise))

    def is_solved(self, page: int) -> bool:
        """Whether the exercise of a page was answered right; False for a page that asks nothing."""
        trial = self._trials.get(page)
        return trial is not None and trial.is_solved

    def count(self, page: int, *, is_right: bool, is_first_try: bool) -> None:
        """An answer was given; with the last exercise solved the lesson is done."""
        if is_right and is_first_try:
            self._right_first.add(page)
        if is_right:
            self._places.solve(self.key, page)
            if not self.left:
                self._places.finish(self.key)

    def arrive(self, page: int) -> bool:
        """A page is shown now; whether it is the end. With exercises left one goes on with them next time."""
        is_end = page == len(self._lesson.pages)
        if is_end and not self.left:
            self._places.finish(self.key)
        else:
            self._places.visit(self.key, min(self.left) if is_end else page)
        return is_end

    @property
    def left(self) -> frozenset[int]:
        """The pages of exercises that were never answered right; none of a lesson that is done."""
        if self._places.is_done(self.key):
            return frozenset()
        return self._exercises - self._places.solved(self.key)

    @property
    def right_first(self) -> int:
        """How many were answered right at the first try."""
        return len(self._right_first)
