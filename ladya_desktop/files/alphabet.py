"""Russian words typed with Latin letters that look the same."""

from ladya_desktop.texts.school_words import LOOKALIKES


def one_alphabet(text: str) -> str:
    """Latin letters that look Cyrillic turned Cyrillic in words that are otherwise Cyrillic."""
    return " ".join(map(_one_alphabet, text.split(" ")))


def _one_alphabet(word: str) -> str:
    if not any(map(_is_cyrillic, word)):
        return word
    changed = "".join(LOOKALIKES.get(char, char) for char in word)
    return word if any(char.isalpha() and not _is_cyrillic(char) for char in changed) else changed


def _is_cyrillic(char: str) -> bool:
    return 0x400 <= ord(char) < 0x530
