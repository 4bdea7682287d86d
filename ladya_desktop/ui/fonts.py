"""The typeface: Inter from the resources, or the first family of the list that the system has."""

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtGui import QFont, QFontDatabase

from ladya_desktop.resources import resource_path
from ladya_desktop.ui import usual_tokens
from ladya_desktop.ui.tokens import TOP, note_damage, read_tokens

log = logging.getLogger(__name__)
FILE = "type.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Type:
    """Families in the order they are looked for; role -> (size in logical pixels, weight)."""

    screen: tuple[str, ...]
    print: tuple[str, ...]
    roles: dict[str, tuple[int, int]]


@cache
def read_type() -> Type:
    """The type scale of the product; the usual one if its file cannot be used."""
    try:
        return _read_type()
    except (OSError, ValueError, LookupError, TypeError) as error:
        note_damage(FILE, error)
        return Type(screen=usual_tokens.SCREEN, print=usual_tokens.PRINT, roles=dict(usual_tokens.ROLES))


def _read_type() -> Type:
    sections: dict[str, Any] = read_tokens(FILE)
    roles = {role: (int(size), int(weight)) for role, (size, weight) in sections["roles"].items()}
    missing = usual_tokens.ROLES.keys() - roles.keys()
    if missing:
        raise LookupError(sorted(missing))
    return Type(screen=tuple(sections[TOP]["screen"]), print=tuple(sections[TOP]["print"]), roles=roles)


@cache
def load_shipped_fonts() -> tuple[str, ...]:
    """Makes the faces of the resources known to Qt, once; see `load_fonts`."""
    return load_fonts(resource_path("fonts"))


def load_fonts(folder: Path) -> tuple[str, ...]:
    """Makes the faces of a folder known to Qt; needs a QGuiApplication. Returns the families, () if there are none.

    A missing or broken face is no error, for every text can be read in another family; the log says so.
    """
    families: set[str] = set()
    for file in sorted(folder.glob("*.[ot]tf")):
        handle = QFontDatabase.addApplicationFont(str(file))
        if handle < 0:
            log.warning("font file cannot be used: %s", file)
        else:
            families.update(QFontDatabase.applicationFontFamilies(handle))
    if not families:
        log.warning("no font file found in %s: another family is used", folder)
    return tuple(sorted(families))


def font(role: str, *, weight: int | None = None) -> QFont:
    """The font of a role of the type scale ("body", "clock-small" ...), sized in logical pixels.

    `weight` 400 or 600 replaces the role's own. Raises KeyError for a role there is none of.
    """
    size_px, own_weight = read_type().roles[role]
    return sized_font(size_px, weight=weight or own_weight)


def sized_font(size_px: int, *, weight: int = 400) -> QFont:
    """A screen font of any size in logical pixels; `weight` is 400 or 600."""
    made = QFont()
    made.setFamilies(list(read_type().screen))
    made.setPixelSize(size_px)
    made.setWeight(QFont.Weight(weight))
    return made
