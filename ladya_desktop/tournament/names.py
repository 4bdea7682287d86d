"""Names and classes of pupils: what may be entered and which two entries are the same pupil."""

import unicodedata

from ladya_desktop.tournament.setup import Entry

MAX_NAME_LETTERS = 80

_DIAERESIS = "\u0308"


def clean_name(text: str) -> str:
    """The name as one line; the comma of "Surname, Name" goes.

    What looks like a formula or a tag is a name like any other.
    """
    return clean_line(unicodedata.normalize("NFC", text).replace(", ", " "))


def clean_line(text: str) -> str:
    """The text with every run of blanks as one space, without control characters and marks that turn its direction.

    Letters stay as they are, composed where Unicode has the composed letter.
    """
    composed = unicodedata.normalize("NFC", text)
    if composed.isprintable():
        return " ".join(composed.split())
    blanks = "".join(" " if char.isspace() else char for char in composed)
    return " ".join("".join(char for char in blanks if not _is_invisible(char)).split())


def clean_text(text: str) -> str:
    """Several lines as they are kept: each without what cannot be seen, no blank lines at either end."""
    lines = [clean_line(line) for line in text.splitlines()]
    return "\n".join(lines).strip("\n")


def name_key(name: str) -> str:
    """Equal for names that differ only in capitals, blanks or in the two dots of a letter (yo written as ye)."""
    decomposed = unicodedata.normalize("NFD", clean_name(name).casefold())
    return unicodedata.normalize("NFC", decomposed.replace(_DIAERESIS, ""))


def same_pupil_key(entry: Entry) -> tuple[str, int, str]:
    """Equal for entries that must be the same pupil: same name in the same class."""
    return (name_key(entry.name), entry.grade, (entry.letter or "").casefold())


def _is_invisible(char: str) -> bool:
    """Control, format (bidirectional marks, zero width), surrogate, private and unassigned characters."""
    return unicodedata.category(char).startswith("C")
