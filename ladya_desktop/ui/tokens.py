"""Reads the small files of design tokens (resources/themes/*.toml) at the start, where every millisecond is seen.

They keep to what is TOML and JSON alike in a value: texts, whole numbers and lists of them, one on a line, under
headings. Anything else is refused as a broken file. A file that cannot be used keeps no window shut: whoever needs it
has usual values (`ui/usual_tokens.py`) and says so here, until there is a window that can tell it (`take_damaged`).
"""

import json
import logging
from typing import ClassVar

from ladya_desktop.resources import resource_text

log = logging.getLogger(__name__)
Section = dict[str, object]
TOP = ""
"""The section of what stands above the first heading."""


def read_tokens(file: str) -> dict[str, Section]:
    """The sections of a file of the themes, each token by its name.

    Raises ValueError if it is broken, FileNotFoundError if there is none.
    """
    return parse_tokens(resource_text("themes", file))


def parse_tokens(text: str) -> dict[str, Section]:
    """The sections in a text."""
    sections: dict[str, Section] = {TOP: {}}
    section = sections[TOP]
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            section = sections.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            if not equals:
                raise ValueError(f"neither heading nor token: {line}")
            section[name.strip()] = json.loads(value)
    return sections


class _Damaged:
    """Files found damaged, in the order they were found; those that nobody has been told of yet."""

    known: ClassVar[list[str]] = []
    untold: ClassVar[list[str]] = []


def note_damage(file: str, error: Exception) -> None:
    """A file of the themes cannot be used; the log says why, a window will say it once."""
    if file not in _Damaged.known:
        log.warning("%s cannot be used: %r", file, error)
        _Damaged.known.append(file)
        _Damaged.untold.append(file)


def take_damaged() -> tuple[str, ...]:
    """The damaged files nobody was told of until now."""
    untold = tuple(_Damaged.untold)
    _Damaged.untold.clear()
    return untold
