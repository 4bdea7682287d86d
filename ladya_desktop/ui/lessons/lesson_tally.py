"""What becomes of the exercises of a lesson while it is open, and where one is in it."""

from ladya_desktop.lessons import Exercise, Lesson
from ladya_desktop.ui.lessons.course_places import Places
from ladya_desktop.ui.lessons.lesson_trial import Trial


class Tally:
    """Pages are counted from 0. What is remembered of the lesson stands under `key`."""

    def __init__(self, key: str, lesson: Lesson, places: Places) -> None:
        self.key = key
        self._lesson, self._places = lesson, places
        self._trials: dict[int, Trial] = {}
        self._right_first: set[int] = set()

    def trial(self, page: int, exercise: Exercise) -> Trial:
        """The exercise of a page as it was left."""
        return self._trials.setdefault(page, Trial(exercise))

    def is_solved(self, page: int) -> bool:
        """Whether the exercise of a page was answered right; False for a page that asks nothing."""
        trial = self._trials.get(page)
        return trial is not None and trial.is_solved

    def count(self, page: int, *, is_right: bool, is_first_try: bool) -> None:
        """An answer was given."""
        if is_right and is_first_try:
            self._right_first.add(page)

    def arrive(self, page: int) -> bool:
        """A page is shown now; whether it is the end."""
        is_end = page == len(self._lesson.pages)
        if is_end:
            self._places.finish(self.key)
        else:
            self._places.visit(self.key, page)
        return is_end

    @property
    def solved(self) -> int:
        """How many were answered right."""
        return sum(trial.is_solved for trial in self._trials.values())

    @property
    def right_first(self) -> int:
        """How many were answered right at the first try."""
        return len(self._right_first)
