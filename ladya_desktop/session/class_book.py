"""The class as the application holds it: an answer is stored, then counted. What cannot be stored is not counted."""

from collections.abc import Callable
from typing import Protocol

from ladya_desktop.lessons.progress import (
    EMPTY_CLASS,
    ClassListed,
    ClassRow,
    ClassState,
    ExerciseTried,
    class_of,
    rows_of_answer,
    rows_of_end,
    without,
)


class ClassLog(Protocol):
    """Where the rows of a class are kept. Each method raises StoreError if that fails."""

    @property
    def newer(self) -> int:
        """How many lines a newer version of the program has written; none before `read`."""

    def read(self) -> tuple[ClassState, int]:
        """What is kept, and how many lines of it are damaged."""

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        """Keeps rows, all or none."""

    def replace(self, state: ClassState) -> None:
        """Keeps this class, and nothing else but lines of a newer version, or leaves everything as it was."""

    def erase(self) -> None:
        """Keeps nothing at all, or leaves everything as it was."""


class ForgetfulLog:
    """Keeps a class as long as the program runs."""

    def __init__(self, state: ClassState = EMPTY_CLASS) -> None:
        self._state = state
        self.newer = 0

    def read(self) -> tuple[ClassState, int]:
        """What is kept."""
        return self._state, 0

    def append(self, rows: tuple[ClassRow, ...]) -> None:
        """Keeps rows."""
        self._state = class_of(rows, self._state)

    def replace(self, state: ClassState) -> None:
        """Keeps this class."""
        self._state = state

    def erase(self) -> None:
        """Keeps nothing."""
        self._state, self.newer = EMPTY_CLASS, 0


class ClassBook:
    """`exercises` gives the pages of a lesson's exercises by its name, None for a lesson that is not there."""

    def __init__(self, log: ClassLog, exercises: Callable[[str], frozenset[int] | None]) -> None:
        """Begins with an empty class; `read` finds what is kept."""
        self._log = log
        self._exercises = exercises
        self.state: ClassState = EMPTY_CLASS
        self.damaged = 0

    def read(self) -> None:
        """Finds what is kept; `damaged` then tells how many lines could not be read.

        Raises:
            StoreError: if nothing can be read.
        """
        self.state, self.damaged = self._log.read()

    @property
    def newer(self) -> int:
        """How many lines only a newer version of the program can read; nothing but `erase_everything` touches them."""
        return self._log.newer

    def answered(self, row: ExerciseTried) -> None:
        """A pupil answered an exercise.

        Raises:
            StoreError: if it could not be stored; then it is not counted.
        """
        self._append(rows_of_answer(self.state, row, self._exercises(row.lesson)))

    def finished(self, pupil: str, lesson: str) -> None:
        """A pupil came to the end of a lesson. Raises StoreError like `answered`."""
        self._append(rows_of_end(self.state, pupil, lesson, self._exercises(lesson)))

    def write_list(self, pupils: tuple[str, ...]) -> None:
        """The teacher wrote down who is in the class. Raises StoreError like `answered`."""
        if pupils != self.state.listed:
            self._append((ClassListed(pupils=pupils),))

    def erase(self, pupil: str) -> None:
        """Erases what a pupil has done, for good, and what could not be read.

        Raises:
            StoreError: if it could not be erased; then it is still there.
        """
        self.read()  # another program may have kept or erased something meanwhile
        state = without(self.state, pupil)
        self._log.replace(state)
        self.state, self.damaged = state, 0

    def erase_everything(self) -> None:
        """Erases the list too, and what a newer version has written. Raises StoreError like `erase`."""
        self._log.erase()
        self.state, self.damaged = EMPTY_CLASS, 0

    def _append(self, rows: tuple[ClassRow, ...]) -> None:
        if rows:
            self._log.append(rows)
            self.state = class_of(rows, self.state)
