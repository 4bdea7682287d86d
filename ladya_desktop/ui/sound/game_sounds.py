"""The sounds of one game: told by what has changed from one snapshot to the next, and by the clock that runs low.

Nothing here sounds that the players' screen does not show as well; under limited supervision no flag is shown, so none
is heard (13.4.3).
"""

from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView, Phase
from ladya_desktop.ui.play.clock_look import low_time_ms
from ladya_desktop.ui.sound.player import Player
from ladya_desktop.ui.sound.sounds import Occasion, Sound


class Heard(Protocol):
    """What is needed of a game's port; see `ui.play.port.GamePort`."""

    @property
    def view_changed(self) -> SignalInstance:
        """Emitted with every new snapshot."""

    @property
    def view(self) -> GameView:
        """The snapshot now."""

    def now_ms(self) -> int:
        """The time of the game's stream."""


def sound_between(before: GameView, after: GameView) -> Sound | None:
    """The weightiest sound of what has happened between two snapshots, None if it is silent."""
    if after.clock.flags_down and not before.clock.flags_down:
        return Sound.FLAG
    if after.notice is not None and after.notice.is_ruling and after.version != before.version:
        return Sound.RULING
    if len(after.moves) <= len(before.moves):
        return None
    san = after.moves[-1].san
    if san.endswith("+"):
        return Sound.CHECK
    return Sound.CAPTURE if "x" in san else Sound.MOVE


class GameSounds(QObject):
    """Lets the player play while the game is on the screen; `close` ends that, and what sounds."""

    def __init__(self, game: Heard, player: Player, occasion: Occasion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._player = player
        self.occasion = occasion
        self._before = game.view
        self._told_low: set[Color] = set()
        self._low = QTimer(self)
        self._low.setSingleShot(True)
        self._low.setTimerType(Qt.TimerType.PreciseTimer)
        self._low.timeout.connect(self._look_at_clock)
        game.view_changed.connect(self._hear)
        self._look_at_clock()

    def close(self) -> None:
        """The game has left the screen."""
        self._game.view_changed.disconnect(self._hear)
        self._low.stop()
        self._player.stop()

    def _hear(self, view: GameView) -> None:
        before, self._before = self._before, view
        sound = sound_between(before, view)
        if self._is_alarm_over(before, view):
            self._player.stop()
        if sound is not None:
            self._player.play(self._audible(sound, view), self.occasion)
        self._look_at_clock()

    def _audible(self, sound: Sound, view: GameView) -> Sound:
        """A check of which nothing may be heard is a move like any other."""
        if sound is not Sound.CHECK or self.occasion is Occasion.GAME:
            return sound
        return Sound.CAPTURE if "x" in view.moves[-1].san else Sound.MOVE

    def _is_alarm_over(self, before: GameView, after: GameView) -> bool:
        """A flag was put up again, a clock that ran low stands."""
        match self._player.sounding:
            case Sound.FLAG:
                return not after.clock.flags_down
            case Sound.LOW_TIME:
                return after.clock.running is not before.clock.running
            case _:
                return False

    def _look_at_clock(self) -> None:
        """Tells once of each side that its time is low; waits for that while it is not."""
        view = self._game.view
        color, control = view.clock.running, view.regulations.time_control
        if color is None or color in self._told_low or view.phase is not Phase.RUNNING:
            self._low.stop()
            return
        now_ms = self._game.now_ms()
        left_ms = view.clock.remaining(color, now_ms) - low_time_ms(control)
        if left_ms > 0:
            self._low.start(left_ms + view.clock.delay_left(now_ms) + 1)
            return
        self._told_low.add(color)
        if not view.clock.has_fallen(color):
            self._player.play(Sound.LOW_TIME, self.occasion)
