"""The order of Russian names, the same on every PC and whatever its locale."""

import unicodedata

# Russian letters stand in code order except for ё, which comes after я there and after е in the alphabet.
_ALPHABET = str.maketrans({"ё": "е\uffff", "-": " "})


def name_key(name: str) -> tuple[str, str]:
    """A key that sorts names by the alphabet: ё is a letter after е, height of letters counts only between equals.

    A hyphen sorts like a space, so that "Белый-Яров" stands beside "Белый". Latin names come before Russian ones.
    """
    composed = unicodedata.normalize("NFC", name)
    return " ".join(composed.casefold().translate(_ALPHABET).split()), composed


_LOOKS = str.maketrans("abcehkmoptxyё", "авсенкмортхуе")
"""Latin letters that look like Russian ones, and ё, whose dots are overlooked."""


def look_key(name: str) -> str:
    """The same for names that a child cannot tell apart on the screen."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().translate(_LOOKS).split())


def typed_key(name: str) -> str:
    """A name as it is typed in a hurry: small letters, е for ё, a space for a hyphen."""
    return " ".join(name.casefold().replace("ё", "е").replace("-", " ").split())
