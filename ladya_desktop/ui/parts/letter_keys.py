"""Keys with a letter, such as Ctrl+D, that answer in the Russian layout too.

The window system tells the letter of the layout in use. Qt looks for the Latin one behind it only where a Latin layout
is installed besides; so the Cyrillic letter that lies on the same key is listened to as well.
"""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

_LATIN: Final = "QWERTYUIOPASDFGHJKLZXCVBNM"
_CYRILLIC: Final = (
    *(0x419, 0x426, 0x423, 0x41A, 0x415, 0x41D, 0x413, 0x428, 0x429, 0x417),
    *(0x424, 0x42B, 0x412, 0x410, 0x41F, 0x420, 0x41E, 0x41B, 0x414),
    *(0x42F, 0x427, 0x421, 0x41C, 0x418, 0x422, 0x42C),
)
SAME_KEY: Final = {latin: chr(code) for latin, code in zip(_LATIN, _CYRILLIC, strict=True)}
"""Latin letter -> the Cyrillic one on the same key."""


def on_key(owner: QWidget, keys: QKeySequence | QKeySequence.StandardKey, act: Callable[[], object]) -> QShortcut:
    """Does something when the keys are pressed in the owner's window, whatever layout is in use; held down, once."""
    shortcut = QShortcut(owner)
    shortcut.setKeys(list(in_both_layouts(QKeySequence(keys))))
    shortcut.setAutoRepeat(False)
    shortcut.activated.connect(act)
    shortcut.activatedAmbiguously.connect(act)  # where Qt finds the Latin letter too: one press, told once
    return shortcut


def in_both_layouts(keys: QKeySequence) -> Iterator[QKeySequence]:
    """The keys, and the same ones as the Russian layout calls them."""
    yield keys
    held, plus, letter = keys.toString(QKeySequence.SequenceFormat.PortableText).rpartition("+")
    if letter in SAME_KEY:
        yield QKeySequence(f"{held}{plus}{SAME_KEY[letter]}")
