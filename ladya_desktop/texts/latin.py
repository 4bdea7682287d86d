"""Cyrillic names in Latin letters, as Russian passports have them (ICAO Doc 9303), for files that know ASCII only."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

_ONE_TO_ONE: Final = dict(zip("абвгдеёзийклмнопрстуфыэіґў", "abvgdeeziiklmnoprstufyeigu", strict=True))
_LETTERS: Final[Mapping[str, str]] = {
    **_ONE_TO_ONE,
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "ie",
    "ь": "",
    "ю": "iu",
    "я": "ia",
    "є": "ie",
    "ї": "i",
    "ł": "l",
    "đ": "d",
    "ø": "o",
    "ß": "ss",
    "æ": "ae",
    "ı": "i",
}
_SIGNS: Final[Mapping[str, str]] = {
    "№": "No",
    "½": "1/2",
    "«": '"',
    "»": '"',
    "„": '"',
    "“": '"',
    "”": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
}
_UNKNOWN: Final = "?"


def in_latin(text: str) -> str:
    """The text in ASCII: letters of other alphabets by their sound, accents dropped, what is left as "?"."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(_latin(composed))


def _latin(text: str) -> Iterator[str]:
    """A letter that becomes several is capital throughout only among capitals: "Щукин", "ЩУКИН"."""
    for index, char in enumerate(text):
        latin = _letter(char.lower())
        around = text[index + 1 : index + 2] or text[max(index - 1, 0) : index]
        if not char.isupper():
            yield latin
        else:
            yield latin.upper() if around.isupper() else latin.capitalize()


def _letter(char: str) -> str:
    if char.isascii():
        return char
    if char in _LETTERS or char in _SIGNS:
        return _LETTERS.get(char) or _SIGNS.get(char, "")
    plain = "".join(part for part in unicodedata.normalize("NFKD", char) if not unicodedata.combining(part))
    return plain if plain.isascii() else _UNKNOWN
