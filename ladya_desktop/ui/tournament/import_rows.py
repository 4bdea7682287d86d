"""A preview of pupils whose cells can be corrected: corrected cells make a new text that is read by the same rules.

The text has column headings, so that a cell is never taken for another column, and keeps the line numbers of the
list it came from.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ladya_desktop.files.participants import ParticipantRow, ParticipantsPreview, Remark
from ladya_desktop.texts.school_words import HEADINGS

Read = Callable[[str], ParticipantsPreview]


@dataclass(frozen=True, slots=True)
class Line:
    """The cells of a pupil as written or corrected, and the line of the list they stand on."""

    number: int
    name: str
    class_name: str


def as_line(name: str, class_name: str) -> str:
    """A list with this pupil alone."""
    return f"{_heading()}\n{_cell(name)}\t{_cell(class_name)}"


def lines_of(preview: ParticipantsPreview) -> tuple[Line, ...]:
    """The cells of a preview."""
    return tuple(Line(row.line, row.name, row.class_name) for row in preview.rows)


def reread(lines: tuple[Line, ...], read: Read, preview: ParticipantsPreview) -> ParticipantsPreview:
    """The preview of corrected cells; it still says the encoding, and the lines, of the list they come from."""
    text = "\n".join((_heading(), *(f"{_cell(line.name)}\t{_cell(line.class_name)}" for line in lines)))
    numbers = {position: line.number for position, line in enumerate(lines, start=2)}
    fresh = read(text)
    rows = tuple(_renumbered(row, numbers) for row in fresh.rows)
    return replace(fresh, rows=rows, encoding=preview.encoding)


def _renumbered(row: ParticipantRow, numbers: Mapping[int, int]) -> ParticipantRow:
    return replace(
        row,
        line=numbers[row.line],
        problem=None if row.problem is None else _moved(row.problem, numbers),
        notes=tuple(_moved(note, numbers) for note in row.notes),
    )


def _moved(remark: Remark, numbers: Mapping[int, int]) -> Remark:
    moved = {
        key: numbers[value] if key in ("line", "earlier") and isinstance(value, int) else value
        for key, value in remark.params.items()
    }
    return replace(remark, params=moved)


def _heading() -> str:
    name = next(word for word, column in HEADINGS.items() if column == "name")
    school_class = next(word for word, column in HEADINGS.items() if column == "class")
    return f"{name}\t{school_class}"


def _cell(text: str) -> str:
    return " ".join(text.split())
