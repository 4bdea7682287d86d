"""Names of school classes as people write them: "5А", "5-а", "5 «А»", "5", "5 класс", "5 A" in Latin letters, "V А"."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from ladya_desktop.texts.school_words import CLASS_LETTERS, CLASS_WORDS, LOOKALIKES, ORDINAL_ENDING

GRADES: Final = range(1, 12)
"""The grades there are at school; a regulation may admit fewer."""

_WORDS: Final = "|".join(CLASS_WORDS)
_CLASS: Final = re.compile(
    rf"(?:(?:{_WORDS}) ?)?(?P<grade>[0-9]{{1,4}}) ?(?:{ORDINAL_ENDING}(?: |$))?(?P<letter>[^\W\d_])?(?: ?(?:{_WORDS}))?"
)
_ROMAN_CLASS: Final = re.compile(
    rf"(?:(?:{_WORDS}) ?)?(?P<grade>[ivx]{{1,4}})(?: |(?![a-z]))(?P<letter>[^\W\d_])(?: ?(?:{_WORDS}))?"
)
"""Always with its letter, and a Latin letter apart: "V" may be an initial, and "VC" is no number."""
_ROMAN: Final = dict(zip(("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi"), GRADES, strict=True))
_AROUND_LETTERS: Final = re.compile(r"""["'`\u00ab\u00bb\u2018-\u201f()\[\]]""")
_BETWEEN: Final = re.compile(r"[\s.:_/\\\-\u00ad\u2010-\u2015\u2212]+")
_WHOLE: Final = re.compile(r"([0-9]{1,4})[.,]0+")
"""A number as some tables write it: "3.0"."""
MAX_CLASS_LETTERS: Final = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class SchoolClass:
    """A class: `letter` is a Russian capital, None if none is given.

    `latin` is the Latin letter that was written for it. The grade is not judged: it may be 0 or 12.
    """

    grade: int
    letter: str | None
    latin: str | None = None

    @property
    def name(self) -> str:
        """The usual spelling, "5А"."""
        return f"{self.grade}{self.letter or ''}"


def parse_class(text: str) -> SchoolClass | None:
    """The class that a text names, None if it names none."""
    if len(text) > MAX_CLASS_LETTERS:
        return None
    plain = _AROUND_LETTERS.sub("", unicodedata.normalize("NFKC", text).casefold()).strip()
    plain = _WHOLE.sub(r"\1", plain) if _WHOLE.fullmatch(plain) else plain
    words = _BETWEEN.sub(" ", plain).strip()
    match = _CLASS.fullmatch(words) or _ROMAN_CLASS.fullmatch(words)
    grade = None if match is None else _grade(match["grade"])
    if match is None or grade is None:
        return None
    written = (match["letter"] or "").upper()
    letter = LOOKALIKES.get(written, written)
    if letter and letter not in CLASS_LETTERS:
        return None
    return SchoolClass(grade=grade, letter=letter or None, latin=None if letter == written else written)


def is_class_for_sure(text: str) -> bool:
    """Whether a text that stands alone is a class rather than a number: it has a letter, or the word for a class."""
    found = parse_class(text)
    return found is not None and (found.letter is not None or any(word in text.casefold() for word in CLASS_WORDS))


def _grade(written: str) -> int | None:
    return _ROMAN.get(written) if written.isalpha() else int(written)
