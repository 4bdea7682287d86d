"""Screens that a test plugs in and takes away."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.projector.second_screen import Spot, Spots

TEACHER = Spot("teacher", QRect(0, 0, 1366, 768))
RIGHT = Spot("right", QRect(1366, 0, 1920, 1080))
ABOVE = Spot("above", QRect(0, -1080, 1920, 1080))
LEFT = Spot("left", QRect(-1024, 0, 1024, 768))
MIRROR = Spot("mirror", QRect(0, 0, 1366, 768))


class PretendedSpots(Spots):
    """The teacher's window is on the first of them."""

    def __init__(self, *others: Spot) -> None:
        super().__init__()
        self.there: tuple[Spot, ...] = (TEACHER, *others)

    def all(self) -> tuple[Spot, ...]:
        return self.there

    def of(self, window: QWidget) -> Spot:
        return TEACHER

    def become(self, *others: Spot) -> None:
        """Other screens are there now."""
        self.there = (TEACHER, *others)
        self.changed.emit()
