"""Files of a class for tests: few rows, and many."""

import os
from collections.abc import Callable
from pathlib import Path

from ladya_desktop.lessons.progress import ClassListed, ExerciseTried, LessonDone, class_of
from ladya_desktop.storage.class_lines import ClassLines
from ladya_desktop.storage.codec import Codec

TRIED = ExerciseTried(pupil="Ёлкина Аня", lesson="112-bishop", page=2, is_right=True, is_first_try=True)
DONE = LessonDone(pupil="Ёлкина Аня", lesson="112-bishop")
LISTED = ClassListed(pupils=("Ёлкина Аня", "Облаков Лев"))

PUPILS, LESSONS, PAGES = 20, 12, 9
MANY = tuple(
    ExerciseTried(pupil=f"{who}", lesson=f"{100 + lesson}", page=page, is_right=page != 3, is_first_try=page != 5)
    for who in range(PUPILS)
    for lesson in range(LESSONS)
    for page in range(PAGES)
)


MANY_STATE = class_of([*MANY, *(LessonDone(pupil=each.pupil, lesson=each.lesson) for each in MANY)])


def written(path: Path, *, after: bytes = b"") -> None:
    """Every answer as a line, the last of each lesson with what it brought about."""
    lines = ClassLines(Codec())
    path.parent.mkdir(parents=True)
    rows = ((each, ended(each)) if each.page == PAGES - 1 else (each,) for each in MANY)
    path.write_bytes(b"".join(map(lines.line, rows)) + after)


def ended(answer: ExerciseTried) -> LessonDone:
    """The lesson of an answer is done."""
    return LessonDone(pupil=answer.pupil, lesson=answer.lesson)


def failing(code: int) -> Callable[[int], None]:
    """A sync that the disk refuses."""

    def sync(_: int) -> None:
        raise OSError(code, os.strerror(code))

    return sync
