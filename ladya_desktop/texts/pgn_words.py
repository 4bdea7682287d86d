"""Words of the PGN standard for how a game ended (its Termination tag). They are the same in every language."""

from collections.abc import Mapping
from typing import Final

from ladya_desktop.game.result import Termination

UNTERMINATED: Final = "unterminated"
ABANDONED: Final = "abandoned"
UNPLAYED: Final = "unplayed"
ADJUDICATION: Final = "adjudication"

TERMINATIONS: Final[Mapping[Termination, str]] = {
    Termination.CHECKMATE: "normal",
    Termination.STALEMATE: "normal",
    Termination.DEAD_POSITION: "normal",
    Termination.AGREEMENT: "normal",
    Termination.THREEFOLD: "normal",
    Termination.FIVEFOLD: "normal",
    Termination.FIFTY_MOVES: "normal",
    Termination.SEVENTY_FIVE_MOVES: "normal",
    Termination.RESIGNATION: "normal",
    Termination.FLAG_FALL: "time forfeit",
    Termination.ILLEGAL_MOVES: "rules infraction",
    Termination.FORFEIT: UNPLAYED,
    Termination.ARBITER: ADJUDICATION,
}
