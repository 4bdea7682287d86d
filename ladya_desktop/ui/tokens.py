"""Reads the small files of design tokens (resources/themes/*.toml) at the start, where every millisecond is seen.

They keep to what is TOML and JSON alike in a value: texts, whole numbers and lists of them, one on a line, under
headings. Anything else is refused as a broken file.
"""

import json

from ladya_desktop.resources import resource_text

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
