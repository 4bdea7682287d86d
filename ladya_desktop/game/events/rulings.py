"""Irregularities, and what was ruled on them (articles 7, 11 to 13)."""

from dataclasses import dataclass

from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.events.base import BaseEvent
from ladya_desktop.game.touch import TouchedPieces
from ladya_desktop.game.winnability.verdict import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class TouchWaived(BaseEvent):
    """The arbiter ruled the touches accidental (4.2.2).

    `offer` is the side whose draw offer they had ended, which stands again (9.1.2.1); None if they had ended none.
    """

    offer: Color | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionRestored(BaseEvent):
    """The position after `ply` half-moves stands again; everything later is void.

    `touches` and `begun` go on binding (7.5.1: articles 4.3 and 4.7 apply to the move that replaces the illegal one),
    and so do the moves of which one is owed since a rejected claim (9.5.3): `must_play`.
    """

    ply: int
    touches: tuple[TouchedPieces, ...] = ()
    begun: str = ""
    must_play: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerWarned(BaseEvent):
    """The arbiter warned a player."""

    player: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class IllegalMoveCompleted(BaseEvent):
    """The clock was pressed on an illegal move.

    `article` is 7.5.1 to 7.5.4; `reason` a code that says why, with `squares` to light, the `piece` that moved
    `from_square` `to_square` and the `square` that the sentence points to ("" where there is none); `board` is the
    placement that stood.
    """

    article: str
    reason: str
    squares: tuple[str, ...] = ()
    piece: str = ""
    from_square: str = ""
    to_square: str = ""
    square: str = ""
    board: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class IllegalMoveStood(BaseEvent):
    """An illegal move is completed and nobody was to rule on it: the game goes on from `fen` (13.4.2).

    `article` is what it breaks, `begun` the legal promotion ("e7e8") that only lacks its new piece, "" else. The other
    fields say why, as in `IllegalMoveCompleted`, for whoever rules on it later.
    """

    fen: str
    article: str
    begun: str = ""
    reason: str = ""
    squares: tuple[str, ...] = ()
    piece: str = ""
    from_square: str = ""
    to_square: str = ""
    square: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class IllegalMoveCounted(BaseEvent):
    """One more illegal move of the player is counted; `count` with this one."""

    player: Color
    count: int
    article: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TouchBroken(BaseEvent):
    """A move that broke 4.3 or 4.4 awaits the arbiter; `owed` are the squares of what was owed."""

    article: str
    owed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MateAssessed(BaseEvent):
    """Whether `player` can still mate by any series of legal moves: kept, so that no reading asks the solver again.

    `line` are the UCI moves of a mate if the verdict is YES. UNPROVEN counts as yes, and the arbiter is told.
    """

    player: Color
    verdict: Verdict
    line: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingBegun(BaseEvent):
    """What follows of this act is one ruling of the arbiter, which he can take back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingUndone(BaseEvent):
    """The arbiter took back his last ruling; everything stands as before it, the clocks too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArbiterFound(BaseEvent):
    """The arbiter found an irregularity; `awaits_next_move`: it decides the game if it is still there then (13.4.4)."""

    finding: Finding
    player: Color | None
    article: str | None
    ply: int | None = None
    awaits_next_move: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteWritten(BaseEvent):
    """The arbiter wrote a remark into the record; `text` is clean, never empty, and of a limited length."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterSet(BaseEvent):
    """The arbiter set the counters of completed moves (7.1)."""

    moves: ByColor[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class IllegalMovesSet(BaseEvent):
    """The arbiter corrected how many illegal moves are counted."""

    counts: ByColor[int]
