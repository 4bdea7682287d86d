"""A game at a bridge, whose time only the test moves."""

from collections.abc import Callable
from dataclasses import dataclass

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.view import GameView
from ladya_desktop.session.game import GameSession
from ladya_desktop.ui.bridge.game import GameBridge
from tests.ui.pretended import PretendedTime


@dataclass
class Table:
    """A game at a bridge."""

    bridge: GameBridge
    session: GameSession
    time: PretendedTime
    views: list[GameView]

    def move(self, uci: str) -> None:
        self.bridge.touch(uci[:2], "mouse", 0)
        self.bridge.release(uci[:2], uci[2:4], "mouse", 0)

    def play(self, uci: str) -> None:
        mover = self.bridge.view.to_move
        self.move(uci)
        self.bridge.press(mover, "mouse", 0)

    def last_events(self) -> tuple[object, ...]:
        return self.session.log[-1].events

    def remaining_ms(self, color: Color) -> int:
        return self.bridge.view.clock.remaining(color, self.bridge.now_ms())


MakeTable = Callable[..., Table]
