"""The snapshot of a game that every window draws: codes and values, no text, no rule to ask.

`view_of` decides what an observer may see: the players' view in a tournament game carries no hints
(articles 6.12.2, 11.3, 12.6); a lesson's does.
"""

from dataclasses import dataclass
from enum import StrEnum

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.time_control import Period


class Phase(StrEnum):
    """Where a game is in its life."""

    NOT_STARTED = "not_started"
    RUNNING = "running"
    STOPPED = "stopped"
    ENDED = "ended"


class PlayerAct(StrEnum):
    """The buttons of a player's panel."""

    PRESS = "press"
    ADJUST = "adjust"
    OFFER_DRAW = "offer_draw"
    ANSWER_OFFER = "answer_offer"
    CLAIM_DRAW = "claim_draw"
    RESIGN = "resign"
    CALL_ARBITER = "call_arbiter"


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who sits at a side: a name and a class, "" if unknown."""

    name: str
    school_class: str


class Awaited(StrEnum):
    """What the game waits for the arbiter for: to rule on what stands or on a claim, or because he was called."""

    ILLEGAL_MOVE = "illegal_move"
    TOUCH_MOVE = "touch_move"
    CLAIM = "claim"
    CALL = "call"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedMove:
    """One half-move: `number` as printed before it, English SAN, UCI, whether the clock completed it.

    An illegal move that stood (13.4.2) `is_illegal`, which the players are not told. It has no `uci`; its `san` is the
    piece and its two squares ("Ng1-g4"), "" if it was not one piece that went to another square.
    """

    number: int
    color: Color
    uci: str
    san: str
    is_completed: bool
    is_illegal: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """What the last act is answered with: a text code ("refusal.pinned", "ruling.checkmate"), its values and squares.

    `is_ruling` marks a decision under the Laws (banner, result), as against a remark (a piece springing back).
    `color` is the side concerned, `squares` are lit to explain it; `params` fill the sentence (strings and ints).
    Of these `fault` is the code of what was wrong ("illegal.pinned"), `duty` of what must be played now
    ("duty.move_piece"); the sentences of both stand in those of the notice. `beware` is the code of a warning that
    comes last ("beware.next_loses"). `further` are the articles which, beside `article`, its consequence rests on.
    """

    code: str
    is_ruling: bool
    color: Color | None = None
    article: str | None = None
    further: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()
    params: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints:
    """For lessons only: every UCI move now permitted, and the square of a king in check, if any."""

    permitted: tuple[str, ...]
    check_square: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameView:
    """One version of a game as an observer sees it.

    `touched`: squares of pieces whose touch binds now. `has_touched`: the side to move has touched a piece, wherever it
    lies now and whether that binds or not (9.4). `in_hand`: square of the lifted piece. `last_move`: from, to.
    `promotion`: the square whose new piece must be chosen now. `available`: the acts each side may use.
    `tray`: FEN letters of what was taken off the board on this move; always () where the board does that by itself.
    `must_finish`: the UCI moves that would finish what was begun on the board (4.6, 4.7), () if nothing is begun.
    `periods`: the period in which each side makes its next move; None without a clock.
    `awaits`: why it is the arbiter's turn, None while it is not.
    `clock` and `flag_instant_ms`: what the clocks show, and when the flag of the running side will fall. Under limited
    supervision no flag is marked while the game goes on (13.4.5 binds the arbiter), so only the latter tells whether
    one has fallen already: then it is None.
    `awaits_arbiter`: a player stopped the clocks to fetch the arbiter, who alone starts them again (6.11.2).
    `can_set_right`: on a wooden board, this move's hands have lifted or changed something that can be put as it was.
    `can_undo_ruling`: the arbiter's last ruling is still the last thing that happened, and no clock runs.
    `is_result_final` stays False until the result is safely on the disk; a window shows it as final only then.
    """

    version: int
    phase: Phase
    regulations: Regulations
    players: ByColor[Player]
    placement: Placement
    to_move: Color
    in_hand: str | None
    touched: tuple[str, ...]
    has_touched: bool = False
    last_move: tuple[str, str] | None
    promotion: str | None
    clock: ClockState
    flag_instant_ms: int | None = None
    periods: ByColor[Period] | None = None
    draw_offer: Color | None
    tray: tuple[str, ...] = ()
    must_finish: tuple[str, ...] = ()
    awaits_arbiter: bool = False
    awaits: Awaited | None = None
    can_set_right: bool = False
    can_undo_ruling: bool = False
    available: ByColor[frozenset[PlayerAct]]
    moves: tuple[PlayedMove, ...]
    notice: Notice | None
    result: GameResult | None
    is_result_final: bool
    hints: Hints | None
