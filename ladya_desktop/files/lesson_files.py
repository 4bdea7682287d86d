"""A teacher's own lessons as files: kept in a folder, given to another teacher and taken from one as one file."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

from ladya_desktop.files.writing import write_atomically, write_own
from ladya_desktop.lessons import Lesson, lesson_to_toml, open_lesson
from ladya_desktop.texts.latin import in_latin

ENDING = ".toml"
_LETTERS = 40
_OTHER = re.compile("[^a-z0-9]+")


def name_for(title: str, folder: Path) -> str:
    """A name for a new lesson that no file of the folder has: its title in Latin letters, "lesson" if nothing is left.

    Names of lessons of the course begin with a number; this one never does.
    """
    stem = _OTHER.sub("-", in_latin(title).lower())[:_LETTERS].strip("-0123456789") or "lesson"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(name for name in names if not (folder / f"{name}{ENDING}").exists())


def save_lesson(lesson: Lesson, folder: Path) -> Path:
    """Writes a lesson under its name, over what stood there; the folder is made if there is none yet.

    Raises WriteError, and then nothing has changed.
    """
    path = folder / f"{lesson.name}{ENDING}"
    _write(lesson, path, write_own)
    return path


def export_lesson(lesson: Lesson, path: Path) -> None:
    """Writes a lesson where the teacher wants it. Raises WriteError, and then nothing has changed."""
    _write(lesson, path, write_atomically)


def import_lesson(path: Path, folder: Path) -> Path:
    """Takes a lesson from a file into the folder, under a name of its own; the file stays.

    Raises LessonError if it is no lesson that can be used, WriteError if it cannot be kept.
    """
    lesson = open_lesson(path)
    kept = folder / f"{name_for(lesson.title.here, folder)}{ENDING}"
    _write(lesson, kept, write_own)
    return kept


def _write(lesson: Lesson, path: Path, write: Callable[[Path, bytes], None]) -> None:
    with suppress(OSError):  # writing says what is wrong with the folder
        path.parent.mkdir(parents=True, exist_ok=True)
    write(path, lesson_to_toml(lesson).encode("utf-8"))
