"""Which key presses whose clock: left Ctrl White's, right Ctrl Black's, told apart by the scan code of the key.

Qt gives both the same key; the number of the place on the keyboard differs. Five Shifts would open Windows' Sticky
Keys, and letters are for typed moves, hence Ctrl. The table can be replaced by another.
"""

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ladya_desktop.game.by_color import Color

X11_AND_WAYLAND: Mapping[int, Color] = {37: Color.WHITE, 105: Color.BLACK}
WINDOWS: Mapping[int, Color] = {0x1D: Color.WHITE, 0x11D: Color.BLACK}
CLOCK_KEY = Qt.Key.Key_Control


def usual_clock_keys() -> Mapping[int, Color]:
    """Scan code -> side, for the system the program runs on."""
    return WINDOWS if sys.platform == "win32" else X11_AND_WAYLAND


def clock_of_key(event: QKeyEvent, keys: Mapping[int, Color]) -> Color | None:
    """Whose clock the key presses; None for another key and for one that is only held down."""
    if event.key() != CLOCK_KEY or event.isAutoRepeat():
        return None
    return keys.get(event.nativeScanCode())
