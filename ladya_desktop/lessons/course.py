"""The course: the lessons of a folder in their order, with those that cannot be used named and left out.

The list needs only the head of each file; a lesson is read when it is opened.
"""

from dataclasses import dataclass
from pathlib import Path

from ladya_desktop.lessons.faults import LessonError
from ladya_desktop.lessons.lesson import Lesson
from ladya_desktop.lessons.reader import MOST_BYTES, read_head, read_lesson
from ladya_desktop.lessons.words import Words
from ladya_desktop.resources import resource_path
from ladya_desktop.texts import t

SECTIONS = ("board", "special", "end", "hands", "clock", "irregular", "draws", "arbiter")
"""What the hundreds of the numbers mean: 1xx the board and the pieces, 2xx special moves, and so on."""
OWN = "own"
_HEAD_BYTES = 16_384


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A lesson in the list: `number` is its place in the course (None for a teacher's own), `path` its file."""

    name: str
    number: int | None
    title: Words
    summary: Words
    articles: tuple[str, ...]
    path: Path

    @property
    def section(self) -> str:
        """One of SECTIONS, or OWN."""
        if self.number is None or not 100 <= self.number < 100 * (len(SECTIONS) + 1):
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


def course_folder() -> Path:
    """Where the lessons that come with the program are."""
    return resource_path("lessons")


def load_course(folder: Path | None = None) -> Course:
    """The list of a folder's lessons, those of the program if none is named. A folder that is not there is empty."""
    files = sorted((folder or course_folder()).glob("*.toml"))
    entries, faults = [], []
    for path in files:
        try:
            entries.append(_entry(path))
        except LessonError as fault:
            faults.append(fault)
    return Course(entries=tuple(entries), faults=tuple(faults))


def open_lesson(path: Path) -> Lesson:
    """A lesson from its file. Raises LessonError if it cannot be used."""
    return read_lesson(_bytes(path, MOST_BYTES + 1), path.name)


def _entry(path: Path) -> Entry:
    head = read_head(_head_bytes(path), path.name)
    digits = path.stem.partition("-")[0]
    return Entry(
        name=path.stem,
        number=int(digits) if digits.isascii() and digits.isdigit() else None,
        title=head.title,
        summary=head.summary,
        articles=head.articles,
        path=path,
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
