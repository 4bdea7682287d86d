"""What the pupils of a class have done in the lessons: rows as they are kept, and what they come to.

A pupil is the name chosen on the screen and nothing else; no hours, no days, no answers are kept. A lesson is done when
every exercise of it was answered right.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias, assert_never

from ladya_desktop.lessons.exercise import Exercise
from ladya_desktop.lessons.kinds.registry import KINDS
from ladya_desktop.lessons.lesson import Lesson

COURSE = "course"
"""The part of the course that is all of it; the others are its sections."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExerciseTried:
    """A pupil answered the exercise on a page of a lesson, counted from 0."""

    pupil: str
    lesson: str
    page: int
    is_right: bool
    is_first_try: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonDone:
    """A pupil has answered every exercise of a lesson right."""

    pupil: str
    lesson: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassListed:
    """The teacher wrote down who is in the class; it replaces the list before."""

    pupils: tuple[str, ...]


ClassRow: TypeAlias = ExerciseTried | LessonDone | ClassListed


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One pupil in one lesson: the pages of exercises tried, answered right, and right at the first try."""

    tried: frozenset[int] = frozenset()
    right: frozenset[int] = frozenset()
    right_first: frozenset[int] = frozenset()
    is_done: bool = False


UNTOUCHED = Standing()
_WRONG, _LATER, _FIRST = range(3)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassState:
    """The list that the teacher wrote, and how everybody stands: (pupil, lesson) -> standing."""

    listed: tuple[str, ...] = ()
    standings: Mapping[tuple[str, str], Standing] = field(default_factory=dict)

    def standing(self, pupil: str, lesson: str) -> Standing:
        """How a pupil stands in a lesson."""
        return self.standings.get((pupil, lesson), UNTOUCHED)

    @property
    def known(self) -> tuple[str, ...]:
        """Everybody who has done anything, in the order in which they came."""
        return tuple(dict.fromkeys(pupil for pupil, _ in self.standings))


EMPTY_CLASS = ClassState()


class _Marks:
    """One pupil in one lesson while rows are counted: of each page tried, how it was answered."""

    __slots__ = ("is_done", "pages")

    def __init__(self, before: Standing = UNTOUCHED) -> None:
        self.pages: dict[int, int] = {}
        self.is_done = False
        self.add(before)

    def answer(self, page: int, *, is_right: bool, is_first_try: bool) -> None:
        known = self.pages.get(page)
        if known is None:
            self.pages[page] = _WRONG if not is_right else _FIRST if is_first_try else _LATER
        elif is_right and known == _WRONG:
            self.pages[page] = _LATER

    def add(self, more: Standing) -> None:
        for page in more.tried:
            mark = _FIRST if page in more.right_first else _LATER if page in more.right else _WRONG
            self.pages[page] = max(mark, self.pages.get(page, _WRONG))
        self.is_done |= more.is_done

    def standing(self) -> Standing:
        pages = self.pages
        return Standing(
            tried=frozenset(pages),
            right=frozenset([page for page in pages if pages[page] != _WRONG]),
            right_first=frozenset([page for page in pages if pages[page] == _FIRST]),
            is_done=self.is_done,
        )


class Tally:
    """Counts rows after what was before them; a long file has a hundred thousand of them."""

    def __init__(self, before: ClassState = EMPTY_CLASS) -> None:
        self._listed = before.listed
        self._standings = dict(before.standings)
        self._marks: dict[tuple[str, str], _Marks] = {}

    def take(self, row: ClassRow) -> None:
        """Counts a row."""
        match row:
            case ClassListed(pupils=pupils):
                self._listed = pupils
            case ExerciseTried(pupil=pupil, lesson=lesson, page=page):
                self.answer(pupil, lesson, page, is_right=row.is_right, is_first_try=row.is_first_try)
            case LessonDone(pupil=pupil, lesson=lesson):
                self.finish(pupil, lesson)
            case _:
                assert_never(row)

    def answer(self, pupil: str, lesson: str, page: int, *, is_right: bool, is_first_try: bool) -> None:
        """Counts an answer."""
        self._of(pupil, lesson).answer(page, is_right=is_right, is_first_try=is_first_try)

    def finish(self, pupil: str, lesson: str) -> None:
        """Counts a lesson as done."""
        self._of(pupil, lesson).is_done = True

    def stood(self, pupil: str, lesson: str, standing: Standing) -> None:
        """Counts all that a pupil has done in a lesson until now."""
        if (pupil, lesson) in self._standings:
            self._of(pupil, lesson).add(standing)
        else:
            self._standings[pupil, lesson] = standing

    def state(self) -> ClassState:
        """What all of it comes to."""
        counted = {key: marks.standing() for key, marks in self._marks.items()}
        return ClassState(listed=self._listed, standings=self._standings | counted)

    def _of(self, pupil: str, lesson: str) -> _Marks:
        key = pupil, lesson
        marks = self._marks.get(key)
        if marks is None:  # the first of a lesson keeps its place among the standings
            marks = self._marks[key] = _Marks(self._standings.setdefault(key, UNTOUCHED))
        return marks


def class_of(rows: Iterable[ClassRow], before: ClassState = EMPTY_CLASS) -> ClassState:
    """What rows come to, after what was before them."""
    tally = Tally(before)
    for row in rows:
        tally.take(row)
    return tally.state()


def rows_of_answer(state: ClassState, row: ExerciseTried, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    """What an answer adds to the rows: nothing if it tells nothing new; with it the lesson may be done.

    `exercises` are the pages of the lesson's exercises, None if the lesson is not there any more.
    """
    before = state.standing(row.pupil, row.lesson)
    marks = _Marks(before)
    marks.answer(row.page, is_right=row.is_right, is_first_try=row.is_first_try)
    after = marks.standing()
    answer = (row,) if after != before else ()
    return (*answer, *_done(row.pupil, row.lesson, after, exercises))


def rows_of_end(state: ClassState, pupil: str, lesson: str, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    """What coming to the end of a lesson adds: it is done if nothing is left to answer."""
    return _done(pupil, lesson, state.standing(pupil, lesson), exercises)


def _done(pupil: str, lesson: str, standing: Standing, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    if standing.is_done or exercises is None or not exercises <= standing.right:
        return ()
    return (LessonDone(pupil=pupil, lesson=lesson),)


def without(state: ClassState, pupil: str) -> ClassState:
    """The class without what a pupil has done; the list of the class stays."""
    return replace(state, standings={key: each for key, each in state.standings.items() if key[0] != pupil})


def exercise_pages(lesson: Lesson) -> frozenset[int]:
    """The pages of a lesson that ask something."""
    return frozenset(at for at, page in enumerate(lesson.pages) if isinstance(page, Exercise))


def exercise_pages_of_course(path: Path) -> frozenset[int]:
    """The same for a lesson of the course, of which tests prove that it is sound, in a sixth of the time.

    Raises ValueError, LookupError or OSError for a file that is damaged.
    """
    import tomllib  # not before it is asked for

    kinds = [page["kind"] for page in tomllib.loads(path.read_text(encoding="utf-8"))["page"]]
    return frozenset(at for at, kind in enumerate(kinds) if kind in KINDS)


def parts_done(state: ClassState, pupil: str, parts: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The parts (part -> its lessons) that a pupil has done to the last lesson; an empty part is never done."""
    return tuple(
        part
        for part, lessons in parts.items()
        if lessons and all(state.standing(pupil, lesson).is_done for lesson in lessons)
    )


def told_apart(pupils: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Names of pupils given with their classes; those that two of them bear have the class behind."""
    known = tuple(pupils)
    often = Counter(name for name, _ in known)
    return tuple(f"{name}, {of_class}" if often[name] > 1 and of_class else name for name, of_class in known)
