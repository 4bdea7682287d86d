"""What a board waits for between two games, as its screen shows it."""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.view import Player
from ladya_desktop.pin import PinLock
from ladya_desktop.texts import t
from ladya_desktop.ui.arbiter.pin_trouble import breakable, pin_trouble


class Waits(StrEnum):
    """What the board waits for."""

    SOON = "soon"
    WAITS = "waits"
    NO_GAME = "no_game"
    ALL_PLAYED = "all_played"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """What is shown: `board` None if any board's games are played here, `group` as people read it.

    `players` are those of the next game, if one is known, with its round and board; round 0 is a game that was
    interrupted.
    """

    waits: Waits
    group: str = ""
    board: int | None = None
    players: ByColor[Player] | None = None
    next_round: int = 0
    next_board: int = 0


def pin_words(lock: PinLock | None) -> str:
    """What the arbiter has to know of the PIN, which holds everybody in the kiosk; nothing if all is well."""
    if lock is None:
        return ""
    return pin_trouble(lock) if lock.is_set else t("kiosk.no_pin", file=breakable(lock.file))
