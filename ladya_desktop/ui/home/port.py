"""What the first screen needs from the program, and what it asks for."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from PySide6.QtCore import SignalInstance

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.view import Player
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui.parts.conditions import USUAL, Conditions


@dataclass(frozen=True, slots=True, kw_only=True)
class InterruptedGame:
    """A game without a result whose clocks stand: `clocks_ms` are both readings, None in a game without clocks.

    `move_number` is the number of the move about to be made, `stopped_at` local time.
    """

    game_id: str
    players: ByColor[Player]
    to_move: Color
    move_number: int
    clocks_ms: ByColor[int] | None
    stopped_at: datetime
    placement: Placement


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeGame:
    """A game outside any tournament that two pupils want to play; `time_control` is a PGN TimeControl ("600+5")."""

    players: ByColor[Player]
    time_control: str
    conditions: Conditions = USUAL


class HomePort(Protocol):
    """The program as its first screen sees it."""

    @property
    def changed(self) -> SignalInstance:
        """Emitted without arguments when anything below has changed."""

    @property
    def is_known(self) -> bool:
        """Whether the games and the tournament are read already; until then nothing is said of them."""

    @property
    def interrupted(self) -> tuple[InterruptedGame, ...]:
        """Games to go on with, the newest first."""

    @property
    def tournament(self) -> TournamentView | None:
        """The tournament, None while there is none."""

    @property
    def now(self) -> datetime:
        """Local time."""
