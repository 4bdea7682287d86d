"""What a game needs to be shown to the class. It never lies over the game: on one screen the players need all of it.

The arbiter brings it up by a button of the panel or by the key of the projector; with a PIN the key asks it first.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.pin import PinLock
from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.projector.big_screen import BigScreen
from ladya_desktop.ui.projector.big_window import TOGGLE_KEY
from ladya_desktop.ui.projector.game_window import GameWindow
from ladya_desktop.ui.projector.second_screen import Spots
from ladya_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from ladya_desktop.ui.play.play_screen import PlayScreen


class GameProjector(BigScreen):
    """Shows a game on the second screen."""

    def __init__(self, port: GamePort, settings: Settings | None, host: QWidget, *, spots: Spots | None = None) -> None:
        super().__init__(host, settings, lambda: GameWindow(port, settings), may_cover=False, spots=spots)


class GameForClass(QObject):
    """Makes a game's screen able to show its game to the class; it hears the key after everything on the screen has."""

    def __init__(
        self,
        screen: "PlayScreen",
        port: GamePort,
        lock: PinLock | None,
        settings: Settings | None,
        *,
        spots: Spots | None = None,
    ) -> None:
        super().__init__(screen)
        self.projector = GameProjector(port, settings, screen, spots=spots)
        self._screen = screen
        self._lock = lock
        screen.arbiter.projector_requested.connect(self.projector.toggle)
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and _is_toggle(event):
            if not event.isAutoRepeat():
                self._use_key()
            return True
        return super().eventFilter(watched, event)

    def _use_key(self) -> None:
        is_locked = self._lock is not None and self._lock.is_set
        if is_locked and not self._screen.arbiter.isVisibleTo(self._screen):
            self._screen.door.knock()
        else:
            self.projector.toggle()


def _is_toggle(event: QKeyEvent) -> bool:
    return event.key() == TOGGLE_KEY and event.modifiers() == Qt.KeyboardModifier.NoModifier
