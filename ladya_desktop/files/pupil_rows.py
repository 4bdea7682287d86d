"""Pupils of a list judged row by row: who is taken, who is not and why, what was changed.

Nothing is guessed silently: a row that is not taken says why, a row that was changed says what it became. Whatever
stands in a name (a formula, a tag) is text.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from ladya_desktop.files.alphabet import one_alphabet
from ladya_desktop.files.columns import Fields
from ladya_desktop.files.decoding import DAMAGED
from ladya_desktop.files.remark import Remark, remark
from ladya_desktop.files.school_class import GRADES, SchoolClass, parse_class
from ladya_desktop.texts.school_words import MONTHS, NAME_PARTICLES
from ladya_desktop.tournament.names import MAX_NAME_LETTERS, clean_name, name_key, same_pupil_key
from ladya_desktop.tournament.setup import Entry

PupilKey: TypeAlias = tuple[str, int, str]

_MAX_QUOTED: Final = 20
_IN_NAMES: Final = frozenset(" -.'\u2019")
_APOSTROPHES: Final = re.compile(r"[^'\u2019]+")
_ROMAN: Final = frozenset({"II", "III", "IV"})
_MONTH: Final = "|".join(MONTHS)
_DATE: Final = re.compile(
    r"\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d"
    rf"|\d{{1,2}}[. -](?:{_MONTH})\w*|(?:{_MONTH})\w*[. -]\d{{1,4}}",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ParticipantRow:
    """A row with a pupil, judged: `class_name` is the usual spelling or else what stood there.

    `fields` is what it was read from. `problem` is why the row is not taken, `notes` say what was changed or deserves
    a look.
    """

    fields: Fields
    name: str
    class_name: str
    grade: int | None
    letter: str | None
    problem: Remark | None
    notes: tuple[Remark, ...] = ()

    @property
    def line(self) -> int:
        """Where it stands in the list, from 1."""
        return self.fields.line

    @property
    def entry(self) -> Entry | None:
        """The pupil as he is taken, None if the row is not."""
        if self.problem is not None or self.grade is None:
            return None
        return Entry(name=self.name, grade=self.grade, letter=self.letter)


def judged(
    pupils: Iterable[Fields], admitted: Collection[int], taken: Collection[PupilKey]
) -> Iterator[ParticipantRow]:
    """Each row judged by itself, by the regulation and by the pupils before it.

    `admitted` are the grades that may play, `taken` the pupils who are on the list already.
    """
    lines: dict[PupilKey, int] = {}
    names: dict[str, int] = {}
    for row in map(_row, pupils):
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
            notes += () if earlier == row.line else (remark("same_name", line=row.line, earlier=earlier),)
        yield replace(row, problem=problem, notes=notes)


def _row(fields: Fields) -> ParticipantRow:
    """A row read by itself: everything but what depends on other pupils and on the regulation."""
    written = clean_name(fields.name)
    name = _capitalised(one_alphabet(written))
    school_class = parse_class(fields.school_class)
    changed = () if name == written else (remark("name_becomes", line=fields.line, name=name),)
    return ParticipantRow(
        fields=fields,
        name=name,
        class_name=school_class.name if school_class else fields.school_class,
        grade=school_class.grade if school_class else None,
        letter=school_class.letter if school_class else None,
        problem=_problem(fields, name, school_class),
        notes=(*changed, *_notes(fields, school_class)),
    )


def _problem(fields: Fields, name: str, school_class: SchoolClass | None) -> Remark | None:
    line = fields.line
    if fields.fault is not None:
        return remark(fields.fault.code.partition(".")[2], **{**fields.fault.params, "line": line})
    if not any(map(str.isalnum, name)) or _DATE.fullmatch(name):
        return remark("name_missing", line=line)
    if len(name) > MAX_NAME_LETTERS:
        return remark("name_too_long", line=line, limit=MAX_NAME_LETTERS, n=len(name))
    if DAMAGED in name or DAMAGED in fields.school_class:
        return remark("damaged", line=line)
    return _class_problem(fields) if school_class is None else None


def _class_problem(fields: Fields) -> Remark:
    written = fields.school_class.strip()
    if not written:
        return remark("class_missing", line=fields.line)
    code = "class_is_date" if _DATE.fullmatch(written) else "class_unknown"
    return remark(code, line=fields.line, text=written[:_MAX_QUOTED])


def _notes(fields: Fields, school_class: SchoolClass | None) -> Iterator[Remark]:
    if school_class is not None and school_class.latin is not None:
        yield remark("latin_letter", line=fields.line, latin=school_class.latin, class_name=school_class.name)
    if any(fields.extra):
        yield remark("extra_ignored", line=fields.line, text=" ".join(fields.extra)[:40])
    yield from (replace(each, params={**each.params, "line": fields.line}) for each in fields.remarks)


def _grade_problem(row: ParticipantRow, grade: int, admitted: Collection[int]) -> Remark | None:
    if grade not in GRADES:
        return remark("grade_unknown", line=row.line, grade=grade)
    if grade not in admitted and min(admitted) < grade < max(admitted):
        return remark("grade_without_group", line=row.line, grade=grade)
    if grade not in admitted:
        return remark("grade_refused", line=row.line, grade=grade, first=min(admitted), last=max(admitted))
    return None


def _twice(row: ParticipantRow, earlier: int | None, taken: bool) -> Remark | None:
    if earlier is not None:
        return remark("duplicate", line=row.line, earlier=earlier)
    return remark("already_entered", line=row.line) if taken else None


def _capitalised(name: str) -> str:
    """Words written all in small letters or all in capitals get one capital; what is not a name stays as it is."""
    plain = "".join(char for char in name if char not in _IN_NAMES)
    return " ".join(map(_capitalised_word, name.split(" "))) if plain.isalpha() else name


def _capitalised_word(word: str) -> str:
    """Particles are small; initials, Roman numbers and mixed letters are as the pupil's family writes them."""
    if "." in word or word in _ROMAN or not (word.islower() or word.isupper()):
        return word
    parts = word.lower().split("-")
    return "-".join(part if part in NAME_PARTICLES else _APOSTROPHES.sub(_capital, part) for part in parts)


def _capital(part: re.Match[str]) -> str:
    return part[0].capitalize()
