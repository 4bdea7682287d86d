"""The class at a glance: pupils by lessons, how far everybody has come. Nothing here knows a screen or a file."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ladya_desktop.lessons.course import OWN, SECTIONS, Course, Entry
from ladya_desktop.lessons.progress import COURSE, UNTOUCHED, ClassState, Standing
from ladya_desktop.lessons.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonColumn:
    """A lesson: `name` is its key, `number` is None for a teacher's own.

    `exercises` is how many it has, 0 while nobody has tried one.
    """

    name: str
    number: int | None
    section: str
    title: Words
    exercises: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassTable:
    """`standings[i][k]` is how pupil i stands in lesson k."""

    pupils: tuple[str, ...]
    lessons: tuple[LessonColumn, ...]
    standings: tuple[tuple[Standing, ...], ...]

    def done(self, at: int) -> int:
        """How many lessons a pupil has done."""
        return sum(standing.is_done for standing in self.standings[at])


def class_table(
    state: ClassState,
    pupils: Iterable[str],
    entries: Iterable[Entry],
    exercises: Callable[[str], frozenset[int] | None],
) -> ClassTable:
    """The pupils in the order given; of lessons all of the course, of own ones those that somebody has tried."""
    tried = {lesson for _, lesson in state.standings}
    columns = tuple(_column(entry, tried, exercises) for entry in entries if entry.section != OWN or entry.key in tried)
    shown = tuple(pupils)
    standings = tuple(tuple(state.standing(pupil, column.name) for column in columns) for pupil in shown)
    return ClassTable(pupils=shown, lessons=columns, standings=standings)


def parts_of(course: Course) -> dict[str, tuple[str, ...]]:
    """What a certificate can be for, with its lessons: the whole course, then its sections."""
    sections = {section: tuple(entry.name for entry in course.of_section(section)) for section in SECTIONS}
    return {COURSE: tuple(name for names in sections.values() for name in names), **sections}


def is_untouched(standing: Standing) -> bool:
    """Whether a pupil has not begun a lesson."""
    return standing == UNTOUCHED


def _column(entry: Entry, tried: set[str], exercises: Callable[[str], frozenset[int] | None]) -> LessonColumn:
    pages = exercises(entry.key) if entry.key in tried else None
    return LessonColumn(
        name=entry.key,
        number=entry.number,
        section=entry.section,
        title=entry.title,
        exercises=len(pages or ()),
    )
