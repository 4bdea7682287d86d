"""Lists of pupils, pasted or from a CSV or text file, read into a preview: what is taken and what is wrong where.

Nothing is guessed silently: a row that is not taken says why, a row that was changed says what it became. Whatever
stands in a name (a formula, a tag) is text.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ladya_desktop.files.columns import Fields, read_fields
from ladya_desktop.files.decoding import DAMAGED, Decoded, Encoding, decode
from ladya_desktop.files.garbled import is_garbled
from ladya_desktop.files.school_class import GRADES, SchoolClass, parse_class
from ladya_desktop.texts.school_words import LOOKALIKES
from ladya_desktop.tournament.names import MAX_NAME_LETTERS, name_key, same_pupil_key
from ladya_desktop.tournament.setup import Entry

ADMITTED: Final = range(1, 10)
"""Grades 1 to 9, the regulation's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A sentence about a row or a file, `t(remark.code, **remark.params)`, in the area `participants`."""

    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantRow:
    """A line with a pupil: `line` counts from 1, `class_name` is the usual spelling or else what stood there.

    `problem` is why the row is not taken, `notes` say what was changed or deserves a look.
    """

    line: int
    name: str
    class_name: str
    grade: int | None
    letter: str | None
    problem: Remark | None
    notes: tuple[Remark, ...] = ()

    @property
    def entry(self) -> Entry | None:
        """The pupil as he is taken, None if the row is not."""
        if self.problem is not None or self.grade is None:
            return None
        return Entry(name=self.name, grade=self.grade, letter=self.letter)


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantsPreview:
    """What a list holds. `problem` is about the whole of it; `encoding` is None for pasted text."""

    rows: tuple[ParticipantRow, ...]
    problem: Remark | None
    encoding: Encoding | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The pupils of all rows that are taken."""
        return tuple(entry for row in self.rows if (entry := row.entry) is not None)

    @property
    def refused(self) -> tuple[ParticipantRow, ...]:
        """The rows that are not taken."""
        return tuple(row for row in self.rows if row.problem is not None)


def read_participants(
    data: bytes, *, admitted: Collection[int] = ADMITTED, taken: Iterable[Entry] = ()
) -> ParticipantsPreview:
    """The preview of a file's bytes; arguments as for `parse_participants`."""
    decoded = decode(data)
    if not isinstance(decoded, Decoded):
        return ParticipantsPreview(rows=(), problem=_remark(f"file_{decoded}"))
    if decoded.encoding == "cp1251" and is_garbled(decoded.text):
        return ParticipantsPreview(rows=(), problem=_remark("file_encoding"))
    return replace(parse_participants(decoded.text, admitted=admitted, taken=taken), encoding=decoded.encoding)


def parse_participants(
    text: str, *, admitted: Collection[int] = ADMITTED, taken: Iterable[Entry] = ()
) -> ParticipantsPreview:
    """The preview of a text with a pupil in each line, the name and the class apart or not.

    `admitted` are the grades that may play, `taken` the pupils who are on the list already.
    """
    taken_keys = frozenset(same_pupil_key(entry) for entry in taken)
    rows = tuple(_judged(map(_row, read_fields(text)), admitted, taken_keys))
    return ParticipantsPreview(rows=rows, problem=None if rows else _remark("nobody"))


def _row(fields: Fields) -> ParticipantRow:
    """A line read by itself: everything but what depends on other pupils and on the regulation."""
    name = _capitalised(_one_alphabet(fields.name))
    school_class = parse_class(fields.school_class)
    return ParticipantRow(
        line=fields.line,
        name=name,
        class_name=school_class.name if school_class else fields.school_class,
        grade=school_class.grade if school_class else None,
        letter=school_class.letter if school_class else None,
        problem=_problem(fields, name, school_class),
        notes=tuple(_notes(fields, name, school_class)),
    )


def _problem(fields: Fields, name: str, school_class: SchoolClass | None) -> Remark | None:
    line = fields.line
    if not any(map(str.isalnum, name)):
        return _remark("name_missing", line=line)
    if len(name) > MAX_NAME_LETTERS:
        return _remark("name_too_long", line=line, limit=MAX_NAME_LETTERS, n=len(name))
    if DAMAGED in name or DAMAGED in fields.school_class:
        return _remark("damaged", line=line)
    if school_class is None:
        return _class_problem(fields)
    return None


def _class_problem(fields: Fields) -> Remark:
    if not fields.school_class:
        return _remark("class_missing", line=fields.line)
    return _remark("class_unknown", line=fields.line, text=fields.school_class[:20])


def _notes(fields: Fields, name: str, school_class: SchoolClass | None) -> Iterator[Remark]:
    if name != fields.name:
        yield _remark("name_becomes", line=fields.line, name=name)
    if school_class is not None and school_class.latin is not None:
        yield _remark("latin_letter", line=fields.line, latin=school_class.latin, class_name=school_class.name)
    if any(fields.extra):
        yield _remark("extra_ignored", line=fields.line, text=" ".join(fields.extra)[:40])


def _judged(
    rows: Iterable[ParticipantRow], admitted: Collection[int], taken: Collection[tuple[str, int, str]]
) -> Iterator[ParticipantRow]:
    """Each row judged by the regulation and by the pupils before it."""
    lines: dict[tuple[str, int, str], int] = {}
    names: dict[str, int] = {}
    for row in rows:
        entry = row.entry
        if entry is None:
            yield row
            continue
        key = same_pupil_key(entry)
        problem = _grade_problem(row, entry.grade, admitted) or _twice(row, lines.get(key), key in taken)
        notes = row.notes
        if problem is None:
            lines[key] = row.line
            earlier = names.setdefault(name_key(entry.name), row.line)
            notes += () if earlier == row.line else (_remark("same_name", line=row.line, earlier=earlier),)
        yield replace(row, problem=problem, notes=notes)


def _grade_problem(row: ParticipantRow, grade: int, admitted: Collection[int]) -> Remark | None:
    if grade not in GRADES:
        return _remark("grade_unknown", line=row.line, grade=grade)
    if grade not in admitted:
        return _remark("grade_refused", line=row.line, grade=grade, first=min(admitted), last=max(admitted))
    return None


def _twice(row: ParticipantRow, earlier: int | None, taken: bool) -> Remark | None:
    if earlier is not None:
        return _remark("duplicate", line=row.line, earlier=earlier)
    return _remark("already_entered", line=row.line) if taken else None


def _one_alphabet(name: str) -> str:
    """Latin letters that look Cyrillic turned Cyrillic in words that are otherwise Cyrillic."""
    return " ".join(map(_one_alphabet_word, name.split(" ")))


def _one_alphabet_word(word: str) -> str:
    if not any(map(_is_cyrillic, word)):
        return word
    changed = "".join(LOOKALIKES.get(char, char) for char in word)
    return word if any(char.isalpha() and not _is_cyrillic(char) for char in changed) else changed


def _is_cyrillic(char: str) -> bool:
    return 0x400 <= ord(char) < 0x530


def _capitalised(name: str) -> str:
    """A name written all in small letters gets its capitals; anything else is as the pupil's family writes it."""
    plain = name.replace("-", "").replace(" ", "")
    return name.title() if plain.isalpha() and plain.islower() else name


def _remark(code: str, **params: str | int) -> Remark:
    return Remark(code=f"participants.{code}", params=params)
