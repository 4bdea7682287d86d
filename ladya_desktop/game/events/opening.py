"""The first event of a stream."""

from dataclasses import dataclass

from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.events.base import BaseEvent
from ladya_desktop.game.regulations import Regulations


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOpened(BaseEvent):
    """The first event of a stream: how the game stands before anybody acts.

    `moves` are UCI moves completed before; `remaining_ms` what the clocks show; `running` whose clock runs already.
    """

    regulations: Regulations
    white: str = ""
    black: str = ""
    white_class: str = ""
    black_class: str = ""
    base_fen: str
    moves: tuple[str, ...] = ()
    moves_before: ByColor[int] = NONE_YET
    remaining_ms: ByColor[int]
    running: Color | None = None
    illegal_moves: ByColor[int] = NONE_YET
