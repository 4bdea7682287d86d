"""What the program remembers between two starts, in a text file of the user's own."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QSettings

GEOMETRY, LANGUAGE = "window.geometry", "language"
CLOCK_KEYS = "clock.keys"
MOTION, FULL_SCREEN = "motion.reduced", "window.full_screen"
THEME, SCALE = "screen.theme", "screen.percent"
BOARD_THEME, PIECES, COORDINATES = "board.theme", "board.pieces", "board.coordinates"
KIOSK, KIOSK_GAME = "kiosk", "kiosk.game"
KIOSK_GROUP, KIOSK_BOARD, KIOSK_IS_ALONE = "kiosk.group", "kiosk.board", "kiosk.alone"
PROJECTOR_SCREEN, PROJECTOR_THEME = "projector.screen", "projector.theme"
YES = "yes"
_VALUE_OF_TYPE: Final = re.compile(rb"(?<!@)@(?=(?:Variant|DateTime)\()")
"""How the window library writes what is no text. Nothing here is; one of a type unknown to it ends the program."""


class Settings(Protocol):
    """What the program remembers between two starts, as texts."""

    def get(self, key: str) -> str | None:
        """The text kept under a key, None if there is none."""

    def put(self, key: str, value: str) -> None:
        """Keeps a text under a key."""


class FileSettings:
    """Settings in an INI file. One that cannot be read or written remembers nothing."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._was_there = self._is_lost = False
        self._seen: tuple[int, int] | None = None
        self._watch()
        self._settings = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @property
    def folder(self) -> Path:
        """The folder of the file, where whatever else is the user's own may be kept."""
        return self._path.parent

    def get(self, key: str) -> str | None:
        """The text kept under a key, None if there is none; a change of the file by others counts at once."""
        self._watch()
        self._settings.sync()
        value = self._settings.value(key)
        return value if isinstance(value, str) else None

    def put(self, key: str, value: str) -> None:
        """Keeps a text under a key."""
        self._watch()
        self._settings.setValue(key, value)
        self._settings.sync()

    def is_written(self) -> bool:
        """Whether everything put so far is in the file: it may be read-only, its folder gone, the disk full."""
        probe = QSettings(str(self._path), QSettings.Format.IniFormat)
        probe.sync()
        return probe.status() is QSettings.Status.NoError

    def is_readable(self) -> bool:
        """Whether the file can be read; one that is not there yet can."""
        try:
            with self._path.open("rb"):
                return True
        except (FileNotFoundError, NotADirectoryError):
            return True
        except OSError:
            return False

    def is_lost(self) -> bool:
        """Whether the file was there since the start, and was gone or emptied since, or is no text any more."""
        self._watch()
        return self._is_lost or (self._was_there and not self._is_text())

    def _watch(self) -> None:
        """What is put makes the file anew; so it is looked for before."""
        found = None
        with suppress(OSError):
            found = self._path.stat() if self._path.is_file() else None
        is_there = found is not None and found.st_size > 0
        state = None if found is None else (found.st_mtime_ns, found.st_size)
        if is_there and state != self._seen:
            self._make_text()
        self._seen = state
        self._is_lost = self._is_lost or (self._was_there and not is_there)
        self._was_there = is_there

    def _make_text(self) -> None:
        """Damaged values become texts like all others, before the window library reads them."""
        with suppress(OSError):  # then they stay
            data = self._path.read_bytes()
            made = _VALUE_OF_TYPE.sub(b"@@", data)
            if made != data:
                self._path.write_bytes(made)

    def _is_text(self) -> bool:
        """What is garbled by a disk or another program seldom is."""
        try:
            return "\0" not in self._path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return False
