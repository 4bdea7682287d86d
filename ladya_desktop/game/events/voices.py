"""What was said and how the game ended (articles 5, 9, 13.4)."""

from dataclasses import dataclass

from ladya_desktop.game.events.base import BaseEvent
from ladya_desktop.game.result import GameResult


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOffered(BaseEvent):
    """A draw was offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOfferEnded(BaseEvent):
    """The offer standing ended: "accepted", "declined" aloud, or "lapsed" by a touch or a claim's end."""

    how: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawClaimed(BaseEvent):
    """A draw was claimed: `kind` is "threefold" or "fifty_moves", `move` the move written down, if any.

    A claim that is in order is also an offer (9.1.2.3).
    """

    kind: str
    move: str | None
    is_offer: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDecided(BaseEvent):
    """The claim was upheld or rejected; `must_play` are the moves one of which is owed now (9.5.3).

    `article` is None for a claim that was not in order and cost nothing (9.4, not on move).
    """

    upheld: bool
    article: str | None
    must_play: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class IrregularityClaimed(BaseEvent):
    """A player claimed: "illegal_move", "touch_move" or "flag"; `waits`: the arbiter is to rule on it."""

    kind: str
    waits: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectionAgreed(BaseEvent):
    """A player agreed to correct the illegal move of half-move `ply` that stood (13.4.2)."""

    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRefused(BaseEvent):
    """An act that changes nothing; `reason` is a refusal code."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BaseEvent):
    """The game is over; a later one of these is the arbiter's change of the result."""

    result: GameResult
