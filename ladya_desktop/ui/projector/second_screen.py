"""The screens of the computer, and on which of them the class looks: found by itself and remembered by its name.

A projector that shows the same as the teacher's screen covers the same place, so it is no screen of its own.
"""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.settings import PROJECTOR_SCREEN, Settings


@dataclass(frozen=True, slots=True)
class Spot:
    """A screen: its name, where it lies among all screens in logical pixels, and the window library's own of it."""

    name: str
    rect: QRect
    screen: QScreen | None = None


class Spots(QObject):
    """`changed` after a screen was plugged in, taken away or became another size."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)  # there is no widget without it
        app.screenAdded.connect(self._watch)
        app.screenRemoved.connect(self._soon.start)
        for screen in QGuiApplication.screens():
            screen.geometryChanged.connect(self._soon.start)

    def all(self) -> tuple[Spot, ...]:
        """Every screen there is."""
        return tuple(_spot(screen) for screen in QGuiApplication.screens())

    def of(self, window: QWidget) -> Spot:
        """The screen a window is on."""
        return _spot(window.screen())

    def others(self, window: QWidget) -> tuple[Spot, ...]:
        """The screens that a window is not on, from left to right."""
        own = self.of(window).rect
        found = [spot for spot in self.all() if not spot.rect.intersects(own)]
        return tuple(sorted(found, key=lambda spot: (spot.rect.left(), spot.rect.top())))

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._soon.start)
        self._soon.start()


def second_screen(window: QWidget) -> QScreen | None:
    """A screen that shows something else than the one the window is on, None if there is none."""
    own = window.screen().geometry()
    return next((screen for screen in QGuiApplication.screens() if not screen.geometry().intersects(own)), None)


class NoSettings:
    """Where nothing is remembered."""

    def get(self, key: str) -> str | None:
        """Nothing."""

    def put(self, key: str, value: str) -> None:
        """Keeps nothing."""


def remembered_first(spots: tuple[Spot, ...], settings: Settings) -> tuple[Spot, ...]:
    """The screens in the order they are gone through: the one shown on last, then the others after it, in a ring."""
    kept = settings.get(PROJECTOR_SCREEN)
    at = next((number for number, spot in enumerate(spots) if spot.name == kept), 0)
    return spots[at:] + spots[:at]


def remember(spot: Spot, settings: Settings) -> None:
    """The next time the class looks at this screen first."""
    settings.put(PROJECTOR_SCREEN, spot.name)


def _spot(screen: QScreen) -> Spot:
    return Spot(screen.name(), screen.geometry(), screen)
