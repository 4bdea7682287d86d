"""The colours of a board and of the pieces on it.

The usual board is written here, for it must be there whatever happens to a file and is needed before the first paint;
the others are data, `resources/themes/boards.toml`. A theme of a damaged file is not offered, and a board that should
have it is the usual one; that is told once.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from PySide6.QtGui import QColor

from ladya_desktop.resources import resource_path
from ladya_desktop.ui.board.board_look import USUAL_THEME, look_in_use

log = logging.getLogger(__name__)
FILE = "boards.toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardTheme:
    """The palette of a board and of the pieces on it."""

    name: str
    light: QColor
    dark: QColor
    last_light: QColor
    last_dark: QColor
    last_mark: QColor
    touch: QColor
    touch_light: QColor
    touch_dark: QColor
    illegal: QColor
    illegal_light: QColor
    illegal_dark: QColor
    edge: QColor
    coord: QColor
    white_piece: QColor
    ink: QColor
    black_piece: QColor
    inner: QColor


PIECES = {"white_piece": "#FFFDF8", "ink": "#1D1B19", "black_piece": "#1F1C1A", "inner": "#F4EEE2"}
"""The same on every board."""
_WOOD = {
    "light": "#F1E8D8",
    "dark": "#BA9B78",
    "last_light": "#F2DC8C",
    "last_dark": "#D2B155",
    "last_mark": "#4A3400",
    "touch": "#0A4650",
    "touch_light": "#CFE0DC",
    "touch_dark": "#9DB0A2",
    "illegal": "#8E1710",
    "illegal_light": "#F3CDBF",
    "illegal_dark": "#D99A7F",
    "edge": "#6E5637",
    "coord": "#5B5245",
}
_TOKENS = tuple(field.name for field in fields(BoardTheme) if field.name not in {"name", *PIECES})


def board_theme(name: str | None = None) -> BoardTheme:
    """A board theme by its name, the one in use without a name; the usual one if there is none of this name."""
    chosen = look_in_use().look.theme if name is None else name
    return _usual() if chosen == USUAL_THEME else _read().get(chosen, _usual())


def board_themes() -> tuple[str, ...]:
    """The names of the themes there are, the usual one first."""
    return (USUAL_THEME, *_read())


def read_board_themes(file: Path) -> dict[str, BoardTheme]:
    """The themes of a file. What cannot be used is left out and told (`LookInUse.damaged`)."""
    import tomllib  # not before the first paint, unless another board than the usual one is chosen

    try:
        tables = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        _tell(file, error)
        return {}
    made: dict[str, BoardTheme] = {}
    for name, table in tables.items():
        try:
            made[name] = _made(name, table)
        except (KeyError, TypeError, ValueError) as error:
            _tell(file, error)
    return made


def _made(name: str, table: Mapping[str, str]) -> BoardTheme:
    return BoardTheme(name=name, **{token: _color(text) for token, text in _values(table).items()})


def _values(table: Mapping[str, str]) -> dict[str, str]:
    return {token: table[token] for token in _TOKENS} | PIECES


def _color(text: str) -> QColor:
    made = QColor(text)
    if not made.isValid():
        raise ValueError(text)
    return made


@cache
def _usual() -> BoardTheme:
    return _made(USUAL_THEME, _WOOD)


@cache
def _read() -> dict[str, BoardTheme]:
    return read_board_themes(resource_path("themes", FILE))


def _tell(file: Path, error: Exception) -> None:
    log.warning("board themes of %s cannot be used: %r", file, error)
    look_in_use().tell_damage(file.name)
