"""What is recorded of a game: a closed union, past tense, one class for each thing that can have happened.

An event carries everything that `evolve` needs, so that replaying needs no rule. Squares are algebraic names,
moves are UCI strings, times are milliseconds of the game's stream.
"""

from dataclasses import dataclass
from typing import TypeAlias

from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseEvent:
    """Who caused it, and when it happened."""

    by: Actor
    at_ms: int


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


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesTouched(BaseEvent):
    """Pieces were touched; `binding` tells whether they count under 4.3 (the toucher had the move)."""

    squares: tuple[str, ...]
    unclear: bool
    binding: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceAdjusted(BaseEvent):
    """A piece was straightened after "I adjust" (4.2.1)."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceHovered(BaseEvent):
    """The piece in hand was held over a square and not released."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceReturned(BaseEvent):
    """The piece in hand was put back on its own square."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceReleased(BaseEvent):
    """The piece from `from_square` was released on `to_square`; `captured` tells whether what stood there went off."""

    from_square: str
    to_square: str
    captured: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceRemoved(BaseEvent):
    """A piece was taken off the board (the pawn taken en passant)."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PawnReplaced(BaseEvent):
    """A new piece ("q", "r", "b", "n") replaced the pawn on the promotion square."""

    square: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSprangBack(BaseEvent):
    """Guided play: the release was not permitted and the piece went back.

    `reason` is a refusal code; `squares` explain it: the piece owed, the checking piece, what is in the way.
    """

    from_square: str
    to_square: str
    reason: str
    squares: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondTouchNoted(BaseEvent):
    """Another finger came down on a square while a piece was in hand."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveMade(BaseEvent):
    """A legal move is made (4.7), not yet completed; `san` is for reading."""

    uci: str
    san: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCompleted(BaseEvent):
    """The oldest made move is completed (6.2.1)."""

    uci: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPressed(BaseEvent):
    """The presser's clock stopped, `increment_ms` was added, the opponent's clock runs."""

    increment_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStarted(BaseEvent):
    """White's clock was started (6.6), or the clock of the side to move after a stop."""

    color: Color
    is_first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksStopped(BaseEvent):
    """Both clocks were stopped; `reason` is free text or a code."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClocksSet(BaseEvent):
    """The arbiter set what the clocks show."""

    remaining_ms: ByColor[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeAdded(BaseEvent):
    """Time was added to a side's clock; `article` names why, None when the arbiter named nothing."""

    player: Color
    ms: int
    article: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagFell(BaseEvent):
    """A flag fell at `at_ms`, the computed instant (6.8)."""

    color: Color


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
class TouchWaived(BaseEvent):
    """The arbiter ruled the touches accidental (4.2.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRestored(BaseEvent):
    """The position after `ply` half-moves stands again; everything later is void."""

    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWarned(BaseEvent):
    """The arbiter warned a player."""

    player: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRefused(BaseEvent):
    """An act that changes nothing; `reason` is a refusal code."""

    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(BaseEvent):
    """The game is over; a later one of these is the arbiter's change of the result."""

    result: GameResult


Event: TypeAlias = (
    GameOpened
    | PiecesTouched
    | PieceAdjusted
    | PieceHovered
    | PieceReturned
    | PieceReleased
    | PieceRemoved
    | PawnReplaced
    | PieceSprangBack
    | SecondTouchNoted
    | MoveMade
    | MoveCompleted
    | ClockPressed
    | ClockStarted
    | ClocksStopped
    | ClocksSet
    | TimeAdded
    | FlagFell
    | DrawOffered
    | DrawOfferEnded
    | DrawClaimed
    | ClaimDecided
    | TouchWaived
    | PositionRestored
    | PlayerWarned
    | ActRefused
    | GameEnded
)
