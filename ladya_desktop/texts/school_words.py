"""Words and letters by which lists of pupils are read: column headings, the word "class", letters that look alike.

Everything is in lower case, as `str.casefold` leaves it. They are read, never shown.
"""

from collections.abc import Mapping
from typing import Final, Literal

Column = Literal["number", "name", "surname", "first_name", "middle_name", "class", "letter"]

HEADINGS: Final[Mapping[str, Column]] = {
    "№": "number",
    "№ п/п": "number",
    "п/п": "number",
    "номер": "number",
    "#": "number",
    "n": "number",
    "no": "number",
    "no.": "number",
    "number": "number",
    "фио": "name",
    "ф.и.о.": "name",
    "ф. и. о.": "name",
    "фи": "name",
    "фамилия и имя": "name",
    "фамилия имя": "name",
    "фамилия, имя": "name",
    "имя и фамилия": "name",
    "имя фамилия": "name",
    "фамилия имя отчество": "name",
    "участник": "name",
    "ученик": "name",
    "name": "name",
    "full name": "name",
    "player": "name",
    "pupil": "name",
    "student": "name",
    "participant": "name",
    "фамилия": "surname",
    "surname": "surname",
    "last name": "surname",
    "family name": "surname",
    "имя": "first_name",
    "first name": "first_name",
    "given name": "first_name",
    "отчество": "middle_name",
    "middle name": "middle_name",
    "patronymic": "middle_name",
    "класс": "class",
    "кл": "class",
    "кл.": "class",
    "параллель": "class",
    "class": "class",
    "grade": "class",
    "form": "class",
    "буква": "letter",
    "литера": "letter",
    "letter": "letter",
}

CLASS_WORDS: Final = ("класс", "кл", "class", "grade")
ORDINAL_ENDING: Final = "й"
"""The ending in "5-й класс"; no class has it for its letter."""

CLASS_LETTERS: Final = frozenset("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")

CYRILLIC_TEXT: Final = frozenset(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯіїєґўІЇЄҐЎ«»“”„‘’—–…№•\u00a0\u00ad"
)
"""What stands, besides ASCII, in a list that is encoded as cp1251."""

LOOKALIKES: Final[Mapping[str, str]] = dict(zip("ABCEHKMOPTXYaceopxy", "АВСЕНКМОРТХУасеорху", strict=True))
"""Latin letters that are drawn like Cyrillic ones."""

_BY_USE: Final = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"
_USED: Final = (110, 84, 80, 74, 67, 63, 55, 47, 45, 44, 35, 32, 30, 28, 26, 20, 19, 17, 17, 16, 16, 14, 12, 10, 9)
_RARE: Final = (7, 6, 5, 4, 3, 3, 1, 1)
LETTERS_PER_MILLE: Final[Mapping[str, int]] = dict(zip(_BY_USE, _USED + _RARE, strict=True))
"""How many of a thousand letters of a Russian text are this one."""
