"""What hands did at the board, and the moves that came of it (articles 4 and 7.4)."""

from dataclasses import dataclass

from ladya_desktop.game.events.base import BaseEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesTouched(BaseEvent):
    """Pieces were touched; `binding` tells whether they count under 4.3 (the toucher had the move).

    `origins` are the squares where the pieces stood before this move's hands came in, if these differ.
    """

    squares: tuple[str, ...]
    unclear: bool
    binding: bool
    origins: tuple[str, ...] = ()


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
    """The piece from `from_square` was released on `to_square`; `captured` tells whether what stood there went off.

    `begun` is the start of the UCI moves that this release, legal so far, binds to (4.7); "" if it binds to none.
    """

    from_square: str
    to_square: str
    captured: bool
    begun: str = ""


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
class PieceReplaced(BaseEvent):
    """A piece that had been taken off on this move was put back; `piece` is its FEN letter."""

    square: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceDisplaced(BaseEvent):
    """A piece was knocked to another square by accident (7.4.1)."""

    square: str
    to_square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceStraightened(BaseEvent):
    """The piece knocked off `square` stands there again."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSetRight(BaseEvent):
    """What stands on the board is again what the moves made so far give."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BothHandsUsed(BaseEvent):
    """Both hands were used for the move being made (4.1)."""


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
class MoveTakenBack(BaseEvent):
    """A released move that broke an obligation was taken back at once; `owed` are the squares of what is owed.

    `begun` is what an earlier release binds to all the same.
    """

    uci: str
    article: str
    owed: tuple[str, ...] = ()
    begun: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondTouchNoted(BaseEvent):
    """Another finger came down on a square while a piece was in hand."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveMade(BaseEvent):
    """A legal move is made (4.7), not yet completed; `san` is for reading; `breaks_touch`: another one was owed."""

    uci: str
    san: str
    breaks_touch: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveCompleted(BaseEvent):
    """The oldest made move is completed (6.2.1)."""

    uci: str
