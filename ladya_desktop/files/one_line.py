"""Text for formats that keep each entry on a line: what cannot be printed would break the line or hide in it."""

import unicodedata


def one_line(text: str) -> str:
    """The text in composed letters, each run of blanks and of what cannot be printed as one blank."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(char if char.isprintable() else " " for char in composed).split())
