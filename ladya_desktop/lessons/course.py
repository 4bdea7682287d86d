"""The course: the lessons of a folder in their order, with those that cannot be used named and left out.

The list needs only the head of each file; a lesson is read when it is opened. What is remembered of a lesson is
remembered under its key, which no other lesson has, whatever its file is called.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote

from ladya_desktop.lessons.faults import LessonError
from ladya_desktop.lessons.lesson import Lesson
from ladya_desktop.lessons.reader import MOST_BYTES, read_head, read_lesson
from ladya_desktop.lessons.words import Words
from ladya_desktop.resources import resource_path
from ladya_desktop.texts import t

SECTIONS = ("board", "special", "end", "hands", "clock", "irregular", "draws", "arbiter")
"""What the hundreds of the numbers mean: 1xx the board and the pieces, 2xx special moves, and so on."""
OWN = "own"
GRADES = {
    "board": (1, 4),
    "special": (1, 4),
    "end": (1, 6),
    "hands": (1, 9),
    "clock": (2, 9),
    "irregular": (4, 9),
    "draws": (3, 9),
    "arbiter": (5, 9),
}
"""The first and the last grade that a section is for."""
_OWN_KEY = "own:"
_QUOTED_KEY = f"{_OWN_KEY}%"
_ODD = "surrogateescape"
"""How Python reads the bytes of a file name that are no text."""
_HEAD_BYTES = 16_384
_NUMBER = re.compile("[0-9]{1,9}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A lesson in the list: `number` is its place in the course (None for a teacher's own), `path` its file.

    `is_own` for whatever lies in the teacher's folder, also under the name of a lesson of the course.
    """

    name: str
    number: int | None
    title: Words
    summary: Words
    articles: tuple[str, ...]
    path: Path
    is_own: bool = False

    @property
    def key(self) -> str:
        """What is remembered of the lesson stands under this; no two lessons share it."""
        return key_of(self.name, is_own=self.is_own)

    @property
    def grades(self) -> tuple[int, int] | None:
        """The first and the last grade that it is for; None for a teacher's own."""
        return GRADES.get(self.section)

    @property
    def section(self) -> str:
        """One of SECTIONS, or OWN."""
        if self.is_own or self.number is None or not 100 <= self.number < 100 * (len(SECTIONS) + 1):
            return OWN
        return SECTIONS[self.number // 100 - 1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The lessons that can be opened, and what is wrong with the others."""

    entries: tuple[Entry, ...]
    faults: tuple[LessonError, ...]

    def of_section(self, section: str) -> tuple[Entry, ...]:
        """The lessons of a section in their order."""
        return tuple(entry for entry in self.entries if entry.section == section)

    def after(self, name: str) -> Entry | None:
        """The lesson that follows, None after the last one."""
        names = [entry.name for entry in self.entries]
        following = names.index(name) + 1
        return self.entries[following] if following < len(names) else None


def section_title(section: str) -> str:
    """The name of a section in the chosen language."""
    return t(f"lessons.section.{section}")


def key_of(name: str, *, is_own: bool) -> str:
    """The key of a lesson: its name; for a teacher's own, if another lesson could have it as key, with a mark before.

    Lessons of the course begin with a digit, which those that the program names for a teacher never do. A file name
    with bytes that are no text (from another system) is written so that it can be kept as text.
    """
    if is_own and not _is_text(name):
        return _QUOTED_KEY + quote(name, safe="", errors=_ODD)
    may_be_taken = name[:1].isdigit() or name.startswith(_OWN_KEY)
    return _OWN_KEY + name if is_own and may_be_taken else name


def path_of_key(key: str, own: Path | None) -> Path | None:
    """The file of a lesson, there or not; `own` is the teacher's folder, None if there is none."""
    if key[:1].isdigit():
        return course_folder() / f"{key}.toml"
    is_quoted = key.startswith(_QUOTED_KEY)
    name = unquote(key.removeprefix(_QUOTED_KEY), errors=_ODD) if is_quoted else key.removeprefix(_OWN_KEY)
    return None if own is None else own / f"{name}.toml"


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def course_folder() -> Path:
    """Where the lessons that come with the program are."""
    return resource_path("lessons")


def load_course(folder: Path | None = None) -> Course:
    """The list of a folder's lessons, those of the program if none is named. A folder that is not there is empty."""
    return _load(folder or course_folder(), is_own=False)


def load_own(folder: Path) -> Course:
    """The list of a teacher's own lessons. A folder that is not there is empty."""
    return _load(folder, is_own=True)


def _load(folder: Path, *, is_own: bool) -> Course:
    shown = (path for path in folder.glob("*.toml") if not path.name.startswith("."))  # not "._" of a foreign disk
    files = sorted(shown)
    entries, faults = [], []
    for path in files:
        try:
            entries.append(_entry(path, is_own=is_own))
        except LessonError as fault:
            faults.append(fault)
    return Course(entries=tuple(entries), faults=tuple(faults))


def open_lesson(path: Path) -> Lesson:
    """A lesson from its file. Raises LessonError if it cannot be used."""
    return read_lesson(_bytes(path, MOST_BYTES + 1), path.name)


def _entry(path: Path, *, is_own: bool) -> Entry:
    head = read_head(_head_bytes(path), path.name)
    digits = path.stem.partition("-")[0]
    return Entry(
        name=path.stem,
        number=int(digits) if _NUMBER.fullmatch(digits) and not is_own else None,
        title=head.title,
        summary=head.summary,
        articles=head.articles,
        path=path,
        is_own=is_own,
    )


def _head_bytes(path: Path) -> bytes:
    """The lines before the first page, or all if there is none so early."""
    data = _bytes(path, _HEAD_BYTES)
    end = data.find(b"\n[[")
    return data[: end + 1] if end >= 0 else _bytes(path, MOST_BYTES + 1)


def _bytes(path: Path, most: int) -> bytes:
    try:
        if not path.is_file():  # a pipe would be waited for
            raise FileNotFoundError(path)
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise LessonError(file=path.name, line=1, code="lessons.fault.unreadable") from error
