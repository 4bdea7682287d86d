"""The board that waits for its next game: it opens games by itself, and leads out only by the PIN.

While the kiosk is on, the way of screens is home, the waiting screen, and above it what is played; home is never
shown. It is on until the arbiter leaves it: a program that was closed, or died, begins in it again, with the game that
was on the screen. What belongs to the computer itself (other windows, its keys) is no matter of the program, see
`docs/kiosk.md`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ladya_desktop.game.view import Phase
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_gate import PinGate
from ladya_desktop.ui.home.port import HomePort
from ladya_desktop.ui.play.full_screen import enter_full_screen, leave_full_screen
from ladya_desktop.ui.settings import FULL_SCREEN, KIOSK, KIOSK_GAME, YES, Settings
from ladya_desktop.ui.visits import Visits
from ladya_desktop.ui.way import Way

if TYPE_CHECKING:
    from ladya_desktop.ui.kiosk.assignment import Assignment
    from ladya_desktop.ui.kiosk.succession import Candidate, Succession
    from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen

CALM_MS = 1500
"""So long the next game is named before it opens, so that no hand that closed the last one meets its buttons."""

PIN_WATCH_MS = 5000
"""So often the board that waits looks whether the PIN can still be read."""

Seat = tuple[str, int, int]


class Games(Protocol):
    """The games on the screen."""

    def guard_stopping(self, guard: Callable[[Callable[[], None]], None]) -> None:
        """`guard(stop)` is called when a hand wants to leave a game whose clocks run; `stop` stops them."""

    def phase_of(self, screen: QWidget) -> Phase | None:
        """Where the game of a screen is in its life; None if the screen shows no game."""

    def game_of(self, screen: QWidget) -> str | None:
        """The game of a screen; None if it shows none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """Where the kiosk leads to. What only the arbiter opens has been allowed before it is called."""

    way: Way
    visits: Visits
    play_pairing: Callable[[str, int, int], None]
    play_interrupted: Callable[[str], None]
    open_tournament: Callable[[], None]
    ask_for_table: Callable[[], None]
    ask_for_free_game: Callable[[], QDialog]


class Kiosk(QObject):
    """Off until it is begun, or was on when the program ended. `window` is what fills the screen."""

    def __init__(
        self, window: QWidget, ways: Ways, port: HomePort, settings: Settings, gate: PinGate, games: Games
    ) -> None:
        super().__init__(window)
        self._window, self._ways, self._port = window, ways, port
        self._settings, self._gate, self._games = settings, gate, games
        self._is_on = settings.get(KIOSK) == YES
        self._waiting: WaitingScreen | None = None
        self._seats: dict[QWidget, Seat] = {}
        self._tried = ""
        self._is_admitted = False
        self._soon, self._calm = self._timer(0, self._look), self._timer(CALM_MS, self._go_on)
        self._pin_watch = self._timer(PIN_WATCH_MS, self._look)
        games.guard_stopping(self._before_stopping)
        ways.way.currentChanged.connect(self._look_soon)
        ways.way.left.connect(lambda screen: self._seats.pop(screen, None))
        port.changed.connect(self._look_soon)

    @property
    def is_on(self) -> bool:
        """Whether the computer is a board and nothing else."""
        return self._is_on

    # On and off

    def demand(self) -> bool:
        """Switches it on for the games set last; False without a PIN, for then nothing would hold anybody."""
        if not self._is_on and self._gate.is_locked:
            self._switch(is_on=True)
        return self._is_on

    def ask_and_begin(self) -> None:
        """Asks which games are played here, then begins."""
        self._choose(t("kiosk.begin"), self._begin)

    def show(self) -> None:
        """Fills the screen with the board that waits."""
        self._wait()
        enter_full_screen(self._window)
        self._look_soon()

    def fill_screen(self) -> None:
        """Once more, after what goes on just now: something else has made the window smaller."""
        if not self._window.isFullScreen():
            QTimer.singleShot(0, self._window, self._window.showFullScreen)

    def _begin(self) -> None:
        self._switch(is_on=True)
        self.show()

    def _end(self) -> None:
        self._switch(is_on=False)
        self._settings.put(KIOSK_GAME, "")
        self._waiting = None  # it goes with the way
        way = self._ways.way
        way.enter(way.screens[0])
        if self._settings.get(FULL_SCREEN) != YES:
            leave_full_screen(self._window)

    def _switch(self, *, is_on: bool) -> None:
        self._is_on = is_on
        self._settings.put(KIOSK, YES if is_on else "")

    # What asks the PIN

    def ask_arbiter(self) -> None:
        """The PIN, then what the arbiter may do here."""
        self._gate.pass_through("for_kiosk", self._open_menu)

    def leave(self, screen: QWidget, *, for_table: bool) -> None:
        """A game is to be left: one that is over by anybody, others by the arbiter, who is then asked what to do."""
        if self._games.phase_of(screen) is Phase.ENDED:
            self._forget_game()
            if for_table:
                self._ways.ask_for_table()
        elif self._is_admitted:
            self._leave_unfinished()
        else:
            self._gate.pass_through("for_leaving", self._leave_unfinished)

    def _before_stopping(self, stop: Callable[[], None]) -> None:
        """Who was admitted is not asked once more on the way out."""
        if self._is_on:
            self._gate.pass_through("for_leaving", lambda: self._stop_admitted(stop))
        else:
            stop()

    def _stop_admitted(self, stop: Callable[[], None]) -> None:
        self._is_admitted = True
        stop()
        self._is_admitted = False

    def _leave_unfinished(self) -> None:
        self._forget_game()
        self._open_menu()

    def _forget_game(self) -> None:
        self._settings.put(KIOSK_GAME, "")
        self._wait()

    def remember(self, screen: QWidget, seat: Seat | None) -> None:
        """A game has come onto the screen: a start after this one begins with it."""
        if seat is not None:
            self._seats[screen] = seat
        if self._is_on:
            self._tried = ""
            self._settings.put(KIOSK_GAME, self._games.game_of(screen) or "")

    # What comes next

    def _look_soon(self) -> None:
        """After what goes on just now: a game may be beginning."""
        if self._is_on:
            self._soon.start()

    def _look(self) -> None:
        shown = self._ways.way.shown
        if self._is_waiting:
            self._present()
        elif self._is_on and self._is_overtaken(shown):
            self._forget_game()

    def _is_overtaken(self, screen: QWidget) -> bool:
        """Whether a game that has not begun will never be: its pairing was decided, or is there no more."""
        seat = self._seats.get(screen)
        is_unbegun = seat is not None and self._games.phase_of(screen) is Phase.NOT_STARTED
        return is_unbegun and seat is not None and not self._succession.is_open(seat)

    def _present(self) -> None:
        candidate = self._succession.candidate()
        is_stuck = candidate is not None and candidate.name == self._tried
        self._waiting_screen().present(self._succession.waiting(candidate, is_stuck=is_stuck))
        self._tell_pin_trouble()
        if candidate is not None and candidate.is_ready and not is_stuck:
            self._calm.start()
        else:
            self._calm.stop()

    def _tell_pin_trouble(self) -> None:
        from ladya_desktop.ui.kiosk.waiting import pin_words

        self._waiting_screen().tell(pin_words(self._gate.lock))
        self._pin_watch.start()

    def _go_on(self) -> None:
        """Not while somebody is asked something."""
        candidate = self._succession.candidate() if self._is_waiting else None
        if QApplication.activeModalWidget() is not None:
            self._calm.start()
        elif candidate is not None and candidate.is_ready:
            self._open(candidate)

    def _open(self, candidate: "Candidate | None") -> None:
        """One that does not open is not tried again by itself."""
        if candidate is None:
            return
        self._tried = candidate.name
        if candidate.game is not None:
            self._ways.play_interrupted(candidate.game.game_id)
        elif candidate.pairing is not None:
            pairing = candidate.pairing
            self._ways.play_pairing(pairing.group, pairing.round, pairing.board)
        self._look_soon()

    @property
    def _is_waiting(self) -> bool:
        return self._is_on and self._ways.way.shown is self._waiting

    @property
    def _succession(self) -> "Succession":
        from ladya_desktop.ui.kiosk.succession import Succession

        return Succession(self._port, self._settings)

    # What the arbiter does

    def _open_menu(self) -> None:
        from ladya_desktop.ui.kiosk.arbiter_dialog import ArbiterDialog

        knows_game = self._is_waiting and self._succession.candidate() is not None
        dialog = ArbiterDialog(self._window, knows_game=knows_game)
        dialog.chosen.connect(self._do)
        dialog.open()
        self._gate.guard(dialog)

    def _do(self, act: str) -> None:
        does: dict[str, Callable[[], None]] = {
            "open_now": lambda: self._open(self._succession.candidate()),
            "tournament": self._ways.open_tournament,
            "free_game": lambda: self._gate.guard(self._ways.ask_for_free_game()),
            "change": lambda: self._choose(t("kiosk.apply"), self._look_soon),
            "leave": self._end,
        }
        does[act]()

    def _choose(self, confirm: str, then: Callable[[], None]) -> None:
        from ladya_desktop.ui.kiosk.assignment import keep_assignment
        from ladya_desktop.ui.kiosk.choice_dialog import ChoiceDialog

        def keep(assignment: "Assignment") -> None:
            keep_assignment(assignment, self._settings)
            self._tried = ""
            then()

        dialog = ChoiceDialog(self._window, self._port.tournament, self._succession.assignment, confirm=confirm)
        dialog.chosen.connect(keep)
        dialog.open()
        self._gate.guard(dialog)

    def _wait(self) -> None:
        self._ways.visits.enter(self._waiting_screen(), leave=self.ask_arbiter)

    def _waiting_screen(self) -> "WaitingScreen":
        if self._waiting is None:
            from ladya_desktop.ui.kiosk.waiting_screen import WaitingScreen

            self._waiting = WaitingScreen()
            self._waiting.arbiter_requested.connect(self.ask_arbiter)
        return self._waiting

    def _timer(self, interval_ms: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval_ms)
        timer.timeout.connect(then)
        return timer
