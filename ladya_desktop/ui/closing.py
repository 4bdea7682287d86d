"""What comes before the window closes: the PIN, if there is one, and a question if the clocks of a game run.

Closed from the settings to be opened anew, it asks no PIN: whoever is there has entered it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from ladya_desktop.texts import t
from ladya_desktop.ui import screen_look
from ladya_desktop.ui.arbiter.pin_gate import PinGate

if TYPE_CHECKING:
    from ladya_desktop.ui.parts.dialog import Question


class Games(Protocol):
    """The games on the screen."""

    @property
    def is_game_running(self) -> bool:
        """Whether the clocks of a game on the screen run."""

    def stop_clocks(self) -> None:
        """Stops the clocks of the game on the screen and stores it."""


class Closing:
    """Asks over a window; when all is agreed, the clocks are stopped and the window is closed."""

    def __init__(self, window: QWidget, gate: PinGate, games: Games) -> None:
        self._window = window
        self._gate = gate
        self._games = games
        self._is_agreed = False

    def is_agreed(self) -> bool:
        """Whether the window may close now; if not, somebody is asked."""
        if not self._is_agreed:
            pass_through = _at_once if _is_session_ending() or screen_look.opens_again() else self._gate.pass_through
            pass_through("for_closing", self._ask)
        return self._is_agreed

    def _ask(self) -> "Question | None":
        """May be answered before it returns: nothing has to be asked."""
        if not self._games.is_game_running:
            self._agree()
            return None
        question = _question(self._window)
        question.accepted.connect(self._stop_and_close)
        question.rejected.connect(screen_look.stay_closed)  # who closes it later is asked
        question.open()
        return question

    def _stop_and_close(self) -> None:
        self._games.stop_clocks()
        self._agree()

    def _agree(self) -> None:
        self._is_agreed = True
        self._window.close()


def _at_once(_reason: str, then: Callable[[], object]) -> None:
    """It is the computer that ends all programs, which no pupil's hand does and no PIN stops, or the arbiter's hand."""
    then()


def _is_session_ending() -> bool:
    app = QGuiApplication.instance()
    return isinstance(app, QGuiApplication) and app.isSavingSession()


def _question(parent: QWidget) -> "Question":
    from ladya_desktop.ui.parts.dialog import Question

    return Question(
        parent,
        title=t("home.close_title"),
        text=t("home.close_text"),
        cancel=t("home.close_stay"),
        confirm=t("home.close_confirm"),
        kind="main",
        is_safe_first=True,
    )
