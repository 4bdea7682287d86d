"""The state of a game: everything the Laws need to know of it, and nothing a rule could be asked for.

Placement (what stands on the board) and position (the last completed one) are two things from the first day:
a made move stands on the board before the clock completes it, and on a wooden board anything may stand.
"""

from dataclasses import dataclass

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.touch import TouchedPieces


@dataclass(frozen=True, slots=True, kw_only=True)
class HalfMove:
    """What is kept of a half-move besides the move: what bound its player, and what was wrong with it.

    `begun` is the start of the moves that a legal release bound to, the move itself if it kept to that.
    `must_play` are the moves of which one was owed (9.5.3).
    `remaining_ms` is what the clocks showed when it was completed, before anything was gained; None until then, and
    where nobody looked. `stood` is the illegal move that it was, if nobody ruled on it.
    """

    touches: tuple[TouchedPieces, ...] = ()
    begun: str = ""
    must_play: tuple[str, ...] = ()
    remaining_ms: ByColor[int] | None = None
    stood: ev.IllegalMoveStood | None = None
    is_touch_broken: bool = False
    with_both_hands: bool = False

    @property
    def irregularity(self) -> str | None:
        """The article that a standing illegal move breaks."""
        return None if self.stood is None else self.stood.article

    @property
    def is_illegal(self) -> bool:
        """Whether it is an illegal move under 7.5, once completed."""
        return self.irregularity is not None or self.with_both_hands


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """Everything the Laws need to know of a game.

    `moves` are completed, `made` are made and not yet completed (two if the opponent replied before the press);
    `history` has one entry for each of both. `touches` bind the side having the move; `begun` is the start of the
    moves to which a legal release binds it (4.7). `is_taken_back`: his last move was, and no hand has come in since.
    `must_play` holds the moves one of which a rejected claim left owed
    (9.5.3). `came_from` pairs a square with the one its piece stood on before this move's hands came in; `knocked`
    pairs a square with the one its piece was knocked to. `counter` counts completed moves for the periods.
    `pending` is the irregularity the arbiter is to rule on, `watched` the finding that decides at the next press.
    `lapsed_offer` is whose draw offer the touches of the move being made have ended. `article` is the last ruling's.
    `before_ruling` is what an undo brings back, `ruled_ms` what the arbiter's last ruling has changed of the clocks.
    """

    opened: ev.GameOpened
    moves: tuple[str, ...]
    made: tuple[str, ...] = ()
    sans: tuple[str, ...] = ()
    history: tuple[HalfMove, ...] = ()
    placement: Placement
    in_hand: tuple[str, ...] = ()
    came_from: tuple[tuple[str, str], ...] = ()
    knocked: tuple[tuple[str, str], ...] = ()
    touches: tuple[TouchedPieces, ...] = ()
    begun: str = ""
    uses_both_hands: bool = False
    is_taken_back: bool = False
    clock: ClockState
    counter: ByColor[int] = NONE_YET
    is_started: bool
    awaits_arbiter: bool = False
    pending: ev.IllegalMoveCompleted | ev.TouchBroken | None = None
    claimed: ev.IrregularityClaimed | None = None
    watched: Finding | None = None
    agreed: ev.CorrectionAgreed | None = None
    draw_offer: Color | None = None
    lapsed_offer: Color | None = None
    must_play: tuple[str, ...] = ()
    illegal_moves: ByColor[int]
    warnings: ByColor[int] = NONE_YET
    is_last_claim_upheld: bool | None = None
    article: str | None = None
    result: GameResult | None = None
    before_ruling: "GameState | None" = None
    ruled_ms: ByColor[int] = NONE_YET

    @property
    def regulations(self) -> Regulations:
        """What the game is played under."""
        return self.opened.regulations

    @property
    def position(self) -> Position:
        """The last completed (or restored) position."""
        return Position(self.opened.base_fen, self.moves)

    @property
    def current(self) -> Position:
        """The position with the made moves played: whose turn it is to act on the board (1.3)."""
        return Position(self.opened.base_fen, self.moves + self.made)

    @property
    def promotion(self) -> tuple[str, str] | None:
        """The (from, to) of a pawn released on the last rank and not yet replaced."""
        is_promotion = self.begun[3:4] in ("1", "8") and self.right_placement.at(self.begun[:2]) in ("P", "p")
        return (self.begun[:2], self.begun[2:4]) if is_promotion and self.is_begun_on_board else None

    @property
    def is_begun_on_board(self) -> bool:
        """Whether the piece of the move begun has left its square; a ruling may also leave a move owed."""
        start = self.begun[:2]
        return bool(start) and self.placement.at(start) != self.right_placement.at(start)

    @property
    def is_board_touched(self) -> bool:
        """Whether what stands is not what the moves made so far give, knocked pieces apart."""
        return self.placement != self.right_placement

    @property
    def right_placement(self) -> Placement:
        """What the moves made so far give."""
        return Placement.from_board_fen(self.current.board_fen)

    @property
    def standing(self) -> Placement:
        """What the eye sees: the placement with the knocked pieces where they lie."""
        standing = self.placement
        for square, lies_on in self.knocked:
            standing = standing.moved(square, lies_on)
        return standing

    def belongs_on(self, square: str) -> str:
        """Where the piece belongs that the eye sees on the square: elsewhere if it was knocked there."""
        return next((right for right, lies_on in self.knocked if lies_on == square), square)

    def is_put_right(self, square: str, color: Color | None) -> bool:
        """Whether what the side puts on the square is the piece that was knocked away from it (7.4.1), not another."""
        return self.held_by(color) in (None, square) and any(square == right for right, _ in self.knocked)

    def held_by(self, color: Color | None) -> str | None:
        """The square of the piece that the side lifted last and still holds."""
        own = [square for square in self.in_hand if self.placement.color_at(square) is color]
        return own[-1] if own else None

    def origin_of(self, square: str) -> str:
        """Where the piece on the square stood before this move's hands came in."""
        return next((origin for now, origin in reversed(self.came_from) if now == square), square)

    def player_of(self, ply: int) -> Color:
        """Whose half-move it is; `ply` counts from 1."""
        first = Position(self.opened.base_fen).turn
        return first if ply % 2 == 1 else first.other


def open_state(event: ev.GameOpened) -> GameState:
    """The state a stream begins with."""
    position = Position(event.base_fen, event.moves)
    time_control = event.regulations.time_control
    counter = event.moves_before
    turn = Position(event.base_fen).turn
    for ply in range(len(event.moves)):
        color = turn if ply % 2 == 0 else turn.other
        counter = counter.put(color, counter[color] + 1)
    clock = ClockState(remaining_ms=event.remaining_ms, since_ms=event.at_ms)
    if event.running is not None:
        delay_ms = time_control.period_at(counter[event.running]).delay_ms
        clock = clock.run(event.running, event.at_ms, delay_ms)
    return GameState(
        opened=event,
        moves=event.moves,
        sans=position.sans(),
        history=tuple(HalfMove(begun=uci) for uci in event.moves),
        placement=Placement.from_board_fen(position.board_fen),
        clock=clock,
        counter=counter,
        is_started=event.running is not None or not time_control.has_clock or _is_under_way(event),
        illegal_moves=event.illegal_moves,
    )


def _is_under_way(event: ev.GameOpened) -> bool:
    """Whether moves lie behind the opening position, though no clock runs yet."""
    return bool(event.moves) or event.moves_before != NONE_YET or event.base_fen != STARTING_FEN
