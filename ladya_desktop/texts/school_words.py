"""Words and letters by which lists of pupils are read: column headings, the word "class", letters that look alike.

Everything is in lower case, as `str.casefold` leaves it. They are read, never shown.
"""

from collections.abc import Mapping
from typing import Final, Literal

Column = Literal["number", "name", "surname", "first_name", "middle_name", "class", "grade", "letter", "group"]

_HEADINGS: Final[Mapping[Column, tuple[str, ...]]] = {
    "number": ("№", "№ п п", "п п", "номер", "номер по порядку", "#", "n", "no", "nr", "number"),
    "name": (
        *("фио", "ф и о", "фи", "ф и", "фамилия имя", "фамилия и имя", "имя фамилия", "имя и фамилия"),
        *("фамилия имя отчество", "фамилия имя и отчество", "участник", "ученик", "ученица", "учащийся"),
        *("обучающийся", "школьник", "ребенок", "игрок", "участники", "ученики", "учащиеся", "обучающиеся"),
        *("name", "names", "full name", "surname name", "surname first name", "name surname", "first and last name"),
        *("player", "pupil", "student", "participant", "child", "players", "pupils", "students", "participants"),
    ),
    "surname": ("фамилия", "фам", "surname", "last name", "lastname", "family name", "second name"),
    "first_name": ("имя", "first name", "firstname", "given name", "forename"),
    "middle_name": ("отчество", "отч", "middle name", "patronymic"),
    "class": (
        *("класс", "кл", "класс литера", "класс и литера", "класс буква", "класс с литерой", "класс параллель"),
        *("номер класса", "школьный класс", "учебный класс", "class", "form", "school class", "grade class"),
    ),
    "grade": ("параллель", "год обучения", "grade", "year", "year group", "school year"),
    "letter": ("буква", "литера", "буква класса", "литера класса", "letter", "class letter"),
    "group": ("группа", "group", "section"),
}
HEADINGS: Final[Mapping[str, Column]] = {word: column for column, words in _HEADINGS.items() for word in words}
"""Headings of columns: letters, digits and the two signs for a number, with one blank between words, e for yo."""

HEADING_STEMS: Final[tuple[tuple[Column, tuple[str, ...]], ...]] = (
    ("name", ("фио", "name", "full")),
    ("surname", ("фамили", "surname", "last")),
    ("first_name", ("имя", "имени", "first")),
    ("class", ("класс", "class", "grade")),
)
"""How words begin by which a long heading, a question of a form, is known if no other is in it."""
NO_HEADING_STEMS: Final = (
    *("руковод", "родител", "учител", "педагог", "тренер", "мам", "пап", "отц", "матер", "школ", "рожд", "работ"),
    *("teacher", "parent", "coach", "mother", "father", "guardian", "birth", "school"),
)
"""Words that begin so make a heading that of somebody or something else."""

HEADING_FILLERS: Final = frozenset(
    {
        *("ученика", "ученицы", "учеников", "учащегося", "учащихся", "обучающегося", "обучающихся", "участника"),
        *("участников", "ребенка", "школьника", "игрока", "полностью", "полное", "обязательно"),
        *("pupil", "pupils", "student", "students", "player", "players", "participant", "child", "s", "of", "the"),
    }
)
"""Words that may stand in a heading besides: they say whose surname or class it is."""

TOTALS: Final = frozenset({"итого", "всего", "итог", "total", "totals", "sum"})
"""With these a row below a list begins that counts it."""

MONTHS: Final = (
    *("янв", "фев", "мар", "апр", "май", "мая", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"),
    *("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"),
)
"""How the name of a month begins in a date that a spreadsheet made of something else."""

CLASS_WORDS: Final = ("класс", "кл", "class", "grade", "year", "form")
ORDINAL_ENDING: Final = "й"
"""The ending in "5-й класс"; no class has it for its letter."""

CLASS_LETTERS: Final = frozenset("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")

NAME_PARTICLES: Final = frozenset(
    {
        *("оглы", "оглу", "кызы", "гызы", "заде", "де", "дер", "ди", "дю", "ла", "ле", "фон", "ван", "ибн", "бен"),
        *("аль", "эль", "и", "von", "van", "de", "der", "di", "du", "la", "le", "of", "ibn", "bin", "al", "el"),
    }
)
"""Words in a name that are written small."""

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
