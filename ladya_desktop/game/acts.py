"""What hands, voices and the arbiter do at the board: the only way anything enters a game.

Acts are imperative and carry who acted and when; they say nothing about whether the act was right.
Squares are algebraic names ("e4"), pieces in promotions are "q", "r", "b" or "n", moves are UCI strings.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score

SLEPT: Final = "slept"
"""Why the program stopped the clocks: the computer slept."""
FOR_RULING: Final = "ruling"
"""Why the program stopped the clocks: so that what was ruled is read and costs nobody time."""


class Actor(StrEnum):
    """Whose hand or voice it was; PROGRAM is the board itself (a flag it saw fall, a pause it made)."""

    WHITE = "white"
    BLACK = "black"
    ARBITER = "arbiter"
    PROGRAM = "program"

    @property
    def color(self) -> Color | None:
        """The side of a player, None for the arbiter and the program."""
        return Color(self.value) if self in (Actor.WHITE, Actor.BLACK) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseAct:
    """Who acted, and when: milliseconds since the game's stream began, never decreasing."""

    by: Actor
    at_ms: int


# Hands (article 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Touch(BaseAct):
    """Deliberately touches the pieces on the squares, lifting an own one; order unknown if `unclear`."""

    squares: tuple[str, ...]
    unclear: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(BaseAct):
    """Says "I adjust", then straightens the piece; with `late` it is said only after the touch (4.2.1)."""

    square: str
    late: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Hover(BaseAct):
    """Holds the piece in hand over a square without releasing it."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Put(BaseAct):
    """Releases the piece in hand on a square; an opponent's piece there is taken off with it unless `keep` (4.7.1)."""

    square: str
    keep: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Back(BaseAct):
    """Puts the piece in hand back where it stood; `square` names it when several are in hand."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(BaseAct):
    """Takes a piece off the board by hand."""

    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Promote(BaseAct):
    """A new piece touches the promotion square and replaces the pawn there (4.4.4, 4.6)."""

    square: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replace(BaseAct):
    """Puts a piece that was taken off on this move back on the board; `piece` is its FEN letter."""

    square: str
    piece: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SetRight(BaseAct):
    """Puts every piece back where it stood before this move's hands came in; what was touched stays touched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UseBothHands(BaseAct):
    """Both hands are used for the move being made (4.1, 7.5.4): an irregularity only once the clock is pressed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Displace(BaseAct):
    """Knocks the piece of a square to another square by accident (7.4.1)."""

    square: str
    to_square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondTouch(BaseAct):
    """Another finger came down on a square while a piece was in hand: noted for the arbiter, never ruled on."""

    square: str


# Clock and voices (articles 6 and 9)


@dataclass(frozen=True, slots=True, kw_only=True)
class Press(BaseAct):
    """Presses his side of the clock (6.2.1); `other_hand`: not with the hand that moved (6.2.3)."""

    other_hand: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(BaseAct):
    """Stops both clocks, a player to fetch the arbiter (6.11.2); `reason` is free text or a code.

    `SLEPT` is the program's: the clocks stood while the computer slept, and the arbiter is asked what now. So is
    `FOR_RULING`: they stand while a ruling is read.
    """

    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferDraw(BaseAct):
    """Offers a draw (9.1.2.1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AcceptDraw(BaseAct):
    """Accepts the opponent's offer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclineDraw(BaseAct):
    """Declines the opponent's offer aloud."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(BaseAct):
    """Resigns (5.1.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimThreefold(BaseAct):
    """Claims a draw by repetition: on the board, or in the position that `move` (UCI, written down) gives."""

    move: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimFifty(BaseAct):
    """Claims a draw by fifty moves: on the board, or with `move` (UCI, written down)."""

    move: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimIllegal(BaseAct):
    """Says that the opponent has just completed an illegal move (13.4.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimTouchMove(BaseAct):
    """Says that the opponent broke 4.3 or 4.4 (4.8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimFlag(BaseAct):
    """Says that the opponent's flag has fallen (6.8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreeCorrection(BaseAct):
    """Agrees to correct the illegal move of half-move `ply` that stood; both players must (13.4.2)."""

    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Wait(BaseAct):
    """Nothing happens until `at_ms`; time passes and a flag may fall."""


# The arbiter (articles 6.11, 8, 11-13)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(BaseAct):
    """Starts White's clock at the beginning (6.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Resume(BaseAct):
    """Restarts the clock of the side to move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetClock(BaseAct):
    """Sets what the clocks show; None leaves a side unchanged."""

    white_ms: int | None
    black_ms: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AddTime(BaseAct):
    """Adds time to one side's clock (negative takes it away)."""

    player: Color
    ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WaiveTouch(BaseAct):
    """Rules the touches since the last completed move accidental: no obligation (4.2.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Restore(BaseAct):
    """Goes back to the position after `ply` half-moves of this game (7.1).

    The clocks stay as they are; what the arbiter finds they should show is set with it, None leaves a side unchanged.
    """

    ply: int
    white_ms: int | None = None
    black_ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Warn(BaseAct):
    """Warns a player (12.9.1)."""

    player: Color


@dataclass(frozen=True, slots=True, kw_only=True)
class Declare(BaseAct):
    """Declares a result; `reason` is a `Termination` value or free text of the arbiter."""

    result: Score
    reason: str = ""


class Finding(StrEnum):
    """What an arbiter may find; the words of the case files."""

    ILLEGAL_MOVE = "illegal_move"
    TOUCH_MOVE = "touch_move"
    TWO_HANDS = "two_hands"
    WRONG_START_POSITION = "wrong_start_position"
    BOARD_TURNED = "board_turned"
    COLOURS_REVERSED = "colours_reversed"
    DISPLACED = "displaced"
    BOTH_KINGS_IN_CHECK = "both_kings_in_check"
    PAWN_ON_LAST_RANK = "pawn_on_last_rank"
    ILLEGAL_POSITION = "illegal_position"
    EARLIER_END = "earlier_end"
    DEVICE = "device"
    REFUSES_RULES = "refuses_rules"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(BaseAct):
    """Finds an irregularity, of `player` where it has an author; `ply` is the half-move meant (from 1).

    Without `ply` it speaks of the last completed move. `saw_last_move` belongs to an illegal position alone.
    """

    finding: Finding
    player: Color | None = None
    ply: int | None = None
    saw_last_move: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCounter(BaseAct):
    """Sets the counters of completed moves (7.1); None leaves a side unchanged."""

    white: int | None
    black: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetIllegalMoves(BaseAct):
    """Corrects how many illegal moves are counted; None leaves a side unchanged."""

    white: int | None
    black: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(BaseAct):
    """Takes back the arbiter's own last ruling, while the clocks stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(BaseAct):
    """Writes a remark into the record, at any time and after the end too: it is no ruling and changes nothing."""

    text: str


Act: TypeAlias = (
    Touch
    | Adjust
    | Hover
    | Put
    | Back
    | Remove
    | Promote
    | Replace
    | SetRight
    | UseBothHands
    | Displace
    | SecondTouch
    | Press
    | Stop
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | Resign
    | ClaimThreefold
    | ClaimFifty
    | ClaimIllegal
    | ClaimTouchMove
    | ClaimFlag
    | AgreeCorrection
    | Wait
    | Start
    | Resume
    | SetClock
    | AddTime
    | WaiveTouch
    | Restore
    | Warn
    | Declare
    | Rule
    | SetCounter
    | SetIllegalMoves
    | Undo
    | Note
)
