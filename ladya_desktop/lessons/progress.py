"""What the pupils of a class have done in the lessons: rows as they are kept, and what they come to.

A pupil is the name chosen on the screen and nothing else; no hours, no days, no answers are kept. A lesson is done when
every exercise of it was answered right.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias, assert_never

from ladya_desktop.lessons.exercise import Exercise
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


def class_of(rows: Iterable[ClassRow], before: ClassState = EMPTY_CLASS) -> ClassState:
    """What rows come to, after what was before them."""
    listed, standings = before.listed, dict(before.standings)
    for row in rows:
        match row:
            case ClassListed(pupils=pupils):
                listed = pupils
            case ExerciseTried() | LessonDone():
                key = row.pupil, row.lesson
                standings[key] = _after(standings.get(key, UNTOUCHED), row)
            case _:
                assert_never(row)
    return ClassState(listed=listed, standings=standings)


def _after(standing: Standing, row: ExerciseTried | LessonDone) -> Standing:
    if isinstance(row, LessonDone):
        return replace(standing, is_done=True)
    page = frozenset({row.page})
    is_first = row.is_right and row.is_first_try and row.page not in standing.tried
    return replace(
        standing,
        tried=standing.tried | page,
        right=standing.right | page if row.is_right else standing.right,
        right_first=standing.right_first | page if is_first else standing.right_first,
    )


def rows_of_answer(state: ClassState, row: ExerciseTried, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    """What an answer adds to the rows: nothing if it tells nothing new; with it the lesson may be done.

    `exercises` are the pages of the lesson's exercises, None if the lesson is not there any more.
    """
    before = state.standing(row.pupil, row.lesson)
    after = _after(before, row)
    answer = (row,) if after != before else ()
    return (*answer, *_done(row.pupil, row.lesson, after, exercises))


def rows_of_end(state: ClassState, pupil: str, lesson: str, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    """What coming to the end of a lesson adds: it is done if nothing is left to answer."""
    return _done(pupil, lesson, state.standing(pupil, lesson), exercises)


def _done(pupil: str, lesson: str, standing: Standing, exercises: frozenset[int] | None) -> tuple[ClassRow, ...]:
    if standing.is_done or exercises is None or not exercises <= standing.right:
        return ()
    return (LessonDone(pupil=pupil, lesson=lesson),)


def rows_without(state: ClassState, pupil: str) -> tuple[ClassRow, ...]:
    """Rows that come to the same class without what a pupil has done; the list of the class stays."""
    listed = (ClassListed(pupils=state.listed),) if state.listed else ()
    kept = (key for key in state.standings if key[0] != pupil)
    others = (row for key in kept for row in _rows(*key, state.standings[key]))
    return (*listed, *others)


def _rows(pupil: str, lesson: str, standing: Standing) -> Iterable[ClassRow]:
    for page in sorted(standing.tried):
        yield ExerciseTried(
            pupil=pupil,
            lesson=lesson,
            page=page,
            is_right=page in standing.right,
            is_first_try=page in standing.right_first,
        )
    if standing.is_done:
        yield LessonDone(pupil=pupil, lesson=lesson)


def exercise_pages(lesson: Lesson) -> frozenset[int]:
    """The pages of a lesson that ask something."""
    return frozenset(at for at, page in enumerate(lesson.pages) if isinstance(page, Exercise))


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
