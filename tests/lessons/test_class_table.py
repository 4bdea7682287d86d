"""The class at a glance: which lessons are columns, and what a certificate can be for."""

from pathlib import Path

from ladya_desktop.lessons.class_table import class_table, is_untouched, parts_of
from ladya_desktop.lessons.course import Course, Entry
from ladya_desktop.lessons.progress import COURSE, EMPTY_CLASS, ExerciseTried, LessonDone, class_of
from ladya_desktop.lessons.words import Words


def entry(name: str, number: int | None) -> Entry:
    return Entry(name=name, number=number, title=Words(ru=name), summary=Words(), articles=(), path=Path(name))


ENTRIES = (entry("101-board", 101), entry("201-castling", 201), entry("mine", None), entry("idle", None))
TRIED = ExerciseTried(pupil="Boris", lesson="mine", page=1, is_right=True, is_first_try=True)
STATE = class_of([TRIED, LessonDone(pupil="Boris", lesson="101-board")])


def test_own_lessons_are_shown_once_somebody_has_tried_them() -> None:
    table = class_table(STATE, ("Anya", "Boris"), ENTRIES, lambda _: frozenset({1, 2}))
    assert [(column.name, column.exercises) for column in table.lessons] == [
        ("101-board", 2),
        ("201-castling", 0),
        ("mine", 2),
    ]
    assert [is_untouched(standing) for standing in table.standings[0]] == [True, True, True]
    assert [is_untouched(standing) for standing in table.standings[1]] == [False, True, False]
    assert (table.done(0), table.done(1)) == (0, 1)


def test_a_lesson_that_is_not_there_has_no_exercises() -> None:
    table = class_table(STATE, ("Boris",), ENTRIES, lambda _: None)
    assert {column.exercises for column in table.lessons} == {0}


def test_a_class_without_pupils_is_empty() -> None:
    assert class_table(EMPTY_CLASS, (), ENTRIES, lambda _: None).standings == ()


def test_certificates_are_for_the_course_and_for_its_sections() -> None:
    parts = parts_of(Course(entries=ENTRIES, faults=()))
    assert next(iter(parts)) == COURSE
    assert parts[COURSE] == ("101-board", "201-castling")
    assert parts["board"] == ("101-board",)
    assert parts["draws"] == ()
