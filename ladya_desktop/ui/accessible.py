"""What a screen reader finds where a part of a window is painted by ourselves.

The interfaces are imported and made when a screen reader asks for the first one, so a start without one pays nothing.
"""

from functools import cache
from importlib import import_module

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_SPOKEN = {
    "BoardPicture": ("board.squares_spoken", "SpokenBoard"),
    "PlayerPanel": ("play.parts_spoken", "SpokenPanel"),
    "ClockFace": ("play.parts_spoken", "SpokenClock"),
    "RulingBanner": ("play.parts_spoken", "SpokenBanner"),
    "TurnedView": ("play.tablet_spoken", "SpokenTurned"),
    "ArbiterMenu": ("arbiter.menu_spoken", "SpokenMenu"),
}
"""Class of the widget -> module and class of its interface; a subclass is found by the name of its base."""


_kept: dict[int, QAccessibleInterface] = {}
"""The interfaces there are, as long as their widgets: Qt keeps none of Python's references."""


@cache
def install() -> None:
    """Tells Qt who makes the interfaces; once for the process."""
    QAccessible.installFactory(spoken)


def spoken(name: str, widget: QObject) -> QAccessibleInterface | None:
    """The interface of a widget, by the name of its class or of one of its bases; None if Qt's own will do."""
    found = _SPOKEN.get(name)
    if found is None or not isinstance(widget, QWidget):
        return None
    module, interface = found
    made: QAccessibleInterface = getattr(import_module(f"ladya_desktop.ui.{module}"), interface)(widget)
    number = id(made)
    _kept[number] = made
    widget.destroyed.connect(lambda: _kept.pop(number, None))
    return made


def kept() -> tuple[QAccessibleInterface, ...]:
    """The interfaces there are now, for tests."""
    return tuple(_kept.values())
