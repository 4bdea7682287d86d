"""What a game needs to be shown to the class. It never lies over the game: on one screen the players need all of it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ladya_desktop.ui.play.port import GamePort
from ladya_desktop.ui.projector.big_screen import BigScreen
from ladya_desktop.ui.projector.big_window import TOGGLE_KEY
from ladya_desktop.ui.projector.game_window import GameWindow
from ladya_desktop.ui.projector.second_screen import Spots
from ladya_desktop.ui.settings import Settings


class GameProjector(BigScreen):
    """Shows a game on the second screen."""

    def __init__(self, port: GamePort, settings: Settings | None, host: QWidget, *, spots: Spots | None = None) -> None:
        super().__init__(host, settings, lambda: GameWindow(port, settings), may_cover=False, spots=spots)


class ProjectorKey(QObject):
    """Hears the key of the projector on a screen, after everything on it has let the key pass.

    `ask(then)` decides whether `then` may be done.
    """

    def __init__(self, host: QWidget, ask: Callable[[Callable[[], None]], None], then: Callable[[], None]) -> None:
        super().__init__(host)
        self._ask = ask
        self._then = then
        host.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and _is_toggle(event):
            if not event.isAutoRepeat():
                self._ask(self._then)
            return True
        return super().eventFilter(watched, event)


def _is_toggle(event: QKeyEvent) -> bool:
    return event.key() == TOGGLE_KEY and event.modifiers() == Qt.KeyboardModifier.NoModifier
