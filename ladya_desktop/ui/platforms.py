"""Which kinds of screen Qt can draw on here, told before there is an application: an unknown one would abort it.

The variable names one kind or several, of which the first that works is taken; settings of a kind follow a colon.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QPluginLoader

VARIABLE: Final = "QT_QPA_PLATFORM"
_FOLDER: Final = "QT_QPA_PLATFORM_PLUGIN_PATH"


def unknown_platform() -> str | None:
    """What the variable asks for, if nothing of it is known here; None if all is well."""
    asked = os.environ.get(VARIABLE, "")
    names = {each.partition(":")[0].lower() for each in asked.split(";")}
    return None if not asked or names & set(known_platforms()) else asked


def known_platforms() -> tuple[str, ...]:
    """The names of the kinds there are plugins for."""
    folders = [Path(each, "platforms") for each in QCoreApplication.libraryPaths()]
    if own := os.environ.get(_FOLDER):
        folders.append(Path(own))
    files = (file for folder in folders if folder.is_dir() for file in folder.iterdir())
    return tuple(sorted({name.lower() for file in files for name in _names(file)}))


def _names(plugin: Path) -> Iterator[str]:
    """A plugin may go by several names; a file that is none has no name."""
    told = cast("dict[str, dict[str, list[str]]]", QPluginLoader(str(plugin)).metaData())
    yield from told.get("MetaData", {}).get("Keys", [])
