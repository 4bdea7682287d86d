"""Whether two pupils may be of one family: a surname in its male and its female form is one."""

from ladya_desktop.texts.collation import typed_key

_FEMALE = ("ова", "ева", "ина", "ына")
_ADJECTIVES = ("ая", "яя", "ий", "ый", "ой")


def family_key(name: str) -> str:
    """The same for the surnames of brothers and sisters. A name begins with its surname."""
    surname = typed_key(name.split(maxsplit=1)[0]) if name.split() else ""
    if surname.endswith(_FEMALE):
        return surname[:-1]
    return surname[:-2] if surname.endswith(_ADJECTIVES) else surname
