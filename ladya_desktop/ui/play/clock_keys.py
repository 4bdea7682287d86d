"""Which key presses whose clock: as a rule left Ctrl White's, right Ctrl Black's, told apart by their scan codes.

Qt gives both the same key; the number of the place on the keyboard differs. Five Shifts would open Windows' Sticky
Keys, and letters are for typed moves, hence Ctrl. Where White sits on the right, or a keyboard has but one Ctrl, the
settings choose other keys; one choice is in use at all tables of the program.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import assert_never

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.texts import t
from ladya_desktop.ui.settings import CLOCK_KEYS, Settings

X11_AND_WAYLAND: Mapping[int, Color] = {37: Color.WHITE, 105: Color.BLACK}
WINDOWS: Mapping[int, Color] = {0x1D: Color.WHITE, 0x11D: Color.BLACK}
CLOCK_KEY = Qt.Key.Key_Control
_FUNCTION_KEYS = {Qt.Key.Key_F4: Color.WHITE, Qt.Key.Key_F12: Color.BLACK}
_FUNCTION_NAMES = ByColor("F4", "F12")


class ClockKeys(StrEnum):
    """Two keys for the two clocks: left and right Ctrl, the same crossed over, F4 and F12.

    F8 is the key of the class screen in every game, so it can be nobody's clock.
    """

    CTRL = "ctrl"
    CROSSED = "crossed"
    FUNCTION = "function"


@dataclass(slots=True)
class KeysInUse:
    """What is chosen now."""

    keys: ClockKeys = ClockKeys.CTRL


@cache
def keys_in_use() -> KeysInUse:
    """The one choice of the whole program."""
    return KeysInUse()


def kept_clock_keys(settings: Settings) -> ClockKeys:
    """The keys chosen last; what is not known is as usual."""
    kept = settings.get(CLOCK_KEYS)
    return next((each for each in ClockKeys if each == kept), ClockKeys.CTRL)


def usual_clock_keys() -> Mapping[int, Color]:
    """Scan code of a Ctrl -> side, for the system the program runs on."""
    return WINDOWS if sys.platform == "win32" else X11_AND_WAYLAND


def clock_of_key(event: QKeyEvent, ctrl_keys: Mapping[int, Color]) -> Color | None:
    """Whose clock the key presses; None for another key and for one that is only held down."""
    if event.isAutoRepeat():
        return None
    of_ctrl = ctrl_keys.get(event.nativeScanCode()) if event.key() == CLOCK_KEY else None
    match keys_in_use().keys:
        case ClockKeys.CTRL:
            return of_ctrl
        case ClockKeys.CROSSED:
            return None if of_ctrl is None else of_ctrl.other
        case ClockKeys.FUNCTION:
            return None if event.modifiers() else _FUNCTION_KEYS.get(Qt.Key(event.key()))
        case _:
            assert_never(keys_in_use().keys)


def key_name(color: Color) -> str:
    """How the key of a clock is called."""
    keys = keys_in_use().keys
    if keys is ClockKeys.FUNCTION:
        return _FUNCTION_NAMES[color]
    is_left = (color is Color.WHITE) is (keys is ClockKeys.CTRL)
    return t(f"play.clock.{'left' if is_left else 'right'}_ctrl")
