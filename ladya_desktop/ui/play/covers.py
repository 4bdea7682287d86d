"""Which card covers the screen: names before the start, a break that can be ended, the question before leaving."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ladya_desktop.eventlog import Recovery
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_duration
from ladya_desktop.ui.play.cover import Cover, QuestionCover, StartCover
from ladya_desktop.ui.play.layout import Density
from ladya_desktop.ui.play.port import GamePort

TOLD_FROM_MS = 5_000
"""A shorter gap is the time the program takes to start again; it tells nobody anything."""


class Covers(QObject):
    """`left`: the way home was chosen and nothing runs. `changed`: a card came or went.

    `before_stopping(stop)` is called when a running game is to be left: it stops and leaves it by `stop()`.
    """

    left = Signal()
    changed = Signal()
    arbiter_requested = Signal()

    def __init__(self, screen: QWidget, port: GamePort) -> None:
        super().__init__(screen)
        self._port = port
        self._told: Recovery | None = None
        self.start = StartCover(screen)
        self.pause = QuestionCover(screen)
        self.leave = QuestionCover(screen)
        self.arbiter_button = QPushButton()
        self.pause.body.addWidget(self.arbiter_button)
        self.before_stopping: Callable[[Callable[[], None]], None] = _at_once
        self._connect()
        self.retranslate()

    @property
    def is_covered(self) -> bool:
        """Whether a card lies over the game."""
        return self._now() is not None

    def keyboard_target(self) -> QPushButton | None:
        """What has the keyboard while a card lies over the game: the button that does no harm."""
        targets = {
            self.start: self.start.me_buttons.white,
            self.pause: self.arbiter_button if self._port.view.awaits_arbiter else self.pause.yes_button,
            self.leave: self.leave.no_button,
        }
        now = self._now()
        return None if now is None else targets[now]

    def open(self, view: GameView) -> None:
        """Chooses what a screen just opened begins with: the start, or a break that goes back to an earlier sitting."""
        self.start.present(view.players)
        self.start.setVisible(view.phase is Phase.NOT_STARTED)
        self.pause.setVisible(view.phase is Phase.STOPPED)
        self.retranslate()
        self.changed.emit()

    def ask_to_leave(self) -> None:
        """Asks before a running game is left."""
        self.leave.show()
        self.leave.raise_()
        self.changed.emit()

    def present(self, view: GameView) -> None:
        """Takes away what the snapshot has overtaken; tells of a break that nobody at the table has made."""
        before = self._now()
        self._tell_of_sleep(view)
        self.start.present(view.players)
        if view.phase is not Phase.NOT_STARTED:
            self.start.hide()
        if view.phase is not Phase.STOPPED:
            self.pause.hide()
        if view.phase is not Phase.RUNNING:
            self.leave.hide()
        if self._now() is not before:
            self.changed.emit()

    def cover(self, density: Density) -> None:
        """Lays the cards over the whole screen."""
        for each in self._all():
            each.cover(density)
        self.raise_()

    def raise_(self) -> None:
        """On top of everything."""
        for each in self._all():
            each.raise_()

    def retranslate(self) -> None:
        """Says everything again in the language chosen now."""
        self.start.retranslate()
        words = ("title", "text", "yes", "no")
        self.leave.ask(*(t(f"play.leave.{word}") for word in words))
        self.pause.ask(
            t("play.pause.title"),
            self._pause_text(),
            t("play.pause.resume"),
            t("play.pause.home"),
        )
        self.pause.yes_button.setHidden(self._port.view.awaits_arbiter)
        self.arbiter_button.setText(t("play.pause.arbiter"))

    def _tell_of_sleep(self, view: GameView) -> None:
        """Once for each time the computer slept: the arbiter takes the card away to work."""
        recovery = self._port.recovery if view.phase is Phase.STOPPED else None
        if recovery is not None and recovery.is_sleep and recovery != self._told:
            self._told = recovery
            self.pause.show()
            self.retranslate()
            self.pause.raise_()

    def _pause_text(self) -> str:
        text, recovery = _where_it_stands(self._port.view), self._port.recovery
        if recovery is not None and recovery.is_sleep:
            return t("play.pause.slept", time=format_duration(recovery.gap_ms))
        if self._port.view.awaits_arbiter:
            return t("play.pause.called")
        if recovery is None:
            return text
        is_told = recovery.gap_ms >= TOLD_FROM_MS
        gap = format_duration(recovery.gap_ms)
        told = t("play.pause.recovered", time=gap) if is_told else t("play.pause.closed")
        return f"{told} {text}"

    def _connect(self) -> None:
        self.start.started.connect(self._port.start)
        self.start.left.connect(self.left)
        self.pause.yes.connect(self._port.resume)
        self.pause.no.connect(self.left)
        self.leave.yes.connect(lambda: self.before_stopping(self._stop_and_leave))
        self.leave.no.connect(self._stay)
        self.arbiter_button.clicked.connect(self.arbiter_requested)

    def _stop_and_leave(self) -> None:
        self._stay()
        self._port.pause()
        self.left.emit()

    def _stay(self) -> None:
        self.leave.hide()
        self.changed.emit()

    def give_way(self) -> None:
        """To the arbiter, who has come: no card lies over what he works with."""
        if self.is_covered:
            for each in self._all():
                each.hide()
            self.changed.emit()

    def _all(self) -> tuple[Cover, ...]:
        return self.start, self.pause, self.leave

    def _now(self) -> Cover | None:
        return next((each for each in self._all() if not each.isHidden()), None)


def _at_once(stop: Callable[[], None]) -> None:
    stop()


def _where_it_stands(view: GameView) -> str:
    """Whose move it is, or whose is made and not yet completed by the clock (6.2.1)."""
    stood = view.clock.interrupted
    return t(f"play.pause.text_{view.to_move}") if stood in (None, view.to_move) else t(f"play.pause.made_{stood}")
