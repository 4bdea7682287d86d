"""The state of a game and `evolve`, which folds recorded events into it: no rule in here, and it never fails.

Placement (what stands on the board) and position (the last completed one) are two things from the first day:
a made move stands on the board before the clock completes it.
"""

from dataclasses import dataclass, replace
from typing import assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import Position
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.result import GameResult
from ladya_desktop.game.touch import TouchedPieces


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """Everything the Laws need to know of a game.

    `moves` are completed, `made` are made and not yet completed (two if the opponent replied before the press).
    `touches` bind the side having the move; `promotion` is the (from, to) of a pawn released on the last rank.
    `must_play` holds the moves one of which a rejected claim left owed (9.5.3). `article` is the last ruling's.
    """

    opened: ev.GameOpened
    moves: tuple[str, ...]
    made: tuple[str, ...] = ()
    sans: tuple[str, ...] = ()
    placement: Placement
    in_hand: tuple[str, ...] = ()
    touches: tuple[TouchedPieces, ...] = ()
    promotion: tuple[str, str] | None = None
    clock: ClockState
    is_started: bool
    awaits_arbiter: bool = False
    draw_offer: Color | None = None
    must_play: tuple[str, ...] = ()
    illegal_moves: ByColor[int]
    warnings: ByColor[int] = NONE_YET
    is_last_claim_upheld: bool | None = None
    article: str | None = None
    result: GameResult | None = None

    @property
    def regulations(self) -> Regulations:
        """What the game is played under."""
        return self.opened.regulations

    @property
    def position(self) -> Position:
        """The last completed (or restored) position."""
        return Position(self.opened.base_fen, self.moves)

    def held_by(self, color: Color | None) -> str | None:
        """The square of the piece that the side lifted last and still holds."""
        own = [square for square in self.in_hand if self.placement.color_at(square) is color]
        return own[-1] if own else None

    @property
    def current(self) -> Position:
        """The position with the made moves played: whose turn it is to act on the board (1.3)."""
        return Position(self.opened.base_fen, self.moves + self.made)


def open_state(event: ev.GameOpened) -> GameState:
    """The state a stream begins with."""
    position = Position(event.base_fen, event.moves)
    return GameState(
        opened=event,
        moves=event.moves,
        sans=position.sans(),
        placement=Placement.from_board_fen(position.board_fen),
        clock=ClockState(remaining_ms=event.remaining_ms, running=event.running, since_ms=event.at_ms),
        is_started=event.running is not None or not event.regulations.time_control.has_clock,
        illegal_moves=event.illegal_moves,
    )


def evolve(state: GameState, event: ev.Event) -> GameState:
    """The state after an event."""
    match event:
        case ev.GameOpened():
            return open_state(event)
        case (
            ev.PiecesTouched()
            | ev.PieceReturned()
            | ev.PieceReleased()
            | ev.PieceRemoved()
            | ev.PawnReplaced()
            | ev.PieceSprangBack()
            | ev.MoveMade()
            | ev.MoveCompleted()
            | ev.TouchWaived()
            | ev.PositionRestored()
        ):
            return _evolve_board(state, event)
        case (
            ev.ClockPressed() | ev.ClockStarted() | ev.ClocksStopped() | ev.ClocksSet() | ev.TimeAdded() | ev.FlagFell()
        ):
            return _evolve_clock(state, event)
        case ev.DrawOffered() | ev.DrawOfferEnded() | ev.DrawClaimed() | ev.ClaimDecided() | ev.GameEnded():
            return _evolve_talk(state, event)
        case ev.PlayerWarned():
            return replace(state, warnings=state.warnings.put(event.player, state.warnings[event.player] + 1))
        case ev.PieceAdjusted() | ev.PieceHovered() | ev.SecondTouchNoted() | ev.ActRefused():
            return state
        case _:
            assert_never(event)


_BoardEvent = (
    ev.PiecesTouched
    | ev.PieceReturned
    | ev.PieceReleased
    | ev.PieceRemoved
    | ev.PawnReplaced
    | ev.PieceSprangBack
    | ev.MoveMade
    | ev.MoveCompleted
    | ev.TouchWaived
    | ev.PositionRestored
)


def _evolve_board(state: GameState, event: _BoardEvent) -> GameState:
    match event:
        case ev.PiecesTouched():
            return _touched(state, event)
        case ev.PieceReturned():
            return _out_of_hand(state, event.square)
        case ev.PieceSprangBack():
            return _out_of_hand(state, event.from_square)
        case ev.PieceReleased():
            return _released(state, event)
        case ev.PieceRemoved():
            return replace(state, placement=state.placement.with_piece(event.square, ""))
        case ev.PawnReplaced():
            letter = event.piece.upper() if event.by is Actor.WHITE else event.piece
            return replace(state, placement=state.placement.with_piece(event.square, letter))
        case ev.MoveMade():
            return _move_made(state, event)
        case ev.MoveCompleted():
            return replace(state, moves=(*state.moves, event.uci), made=state.made[1:])
        case ev.TouchWaived():
            return replace(state, touches=(), in_hand=())
        case ev.PositionRestored():
            return _restored(state, event.ply)
        case _:
            assert_never(event)


def _touched(state: GameState, event: ev.PiecesTouched) -> GameState:
    color = event.by.color
    lifted = tuple(square for square in event.squares if state.placement.color_at(square) is color)
    touches = (*state.touches, TouchedPieces(squares=event.squares, unclear=event.unclear))
    return replace(
        state,
        touches=touches if event.binding else state.touches,
        in_hand=(*(square for square in state.in_hand if square not in lifted), *lifted),
    )


def _out_of_hand(state: GameState, square: str) -> GameState:
    return replace(state, in_hand=tuple(held for held in state.in_hand if held != square))


def _released(state: GameState, event: ev.PieceReleased) -> GameState:
    letter = state.placement.at(event.from_square)
    is_promotion = letter in ("P", "p") and event.to_square[1] in "18"
    return replace(
        _out_of_hand(_out_of_hand(state, event.from_square), event.to_square),
        placement=state.placement.moved(event.from_square, event.to_square),
        promotion=(event.from_square, event.to_square) if is_promotion else state.promotion,
    )


def _move_made(state: GameState, event: ev.MoveMade) -> GameState:
    return replace(
        state,
        made=(*state.made, event.uci),
        sans=(*state.sans, event.san),
        touches=(),
        in_hand=(),
        promotion=None,
        must_play=(),
    )


def _restored(state: GameState, ply: int) -> GameState:
    moves = (state.moves + state.made)[:ply]
    return replace(
        state,
        moves=moves,
        made=(),
        sans=state.sans[:ply],
        placement=Placement.from_board_fen(Position(state.opened.base_fen, moves).board_fen),
        in_hand=(),
        touches=(),
        promotion=None,
        must_play=(),
        draw_offer=None,
        result=None,
    )


_ClockEvent = ev.ClockPressed | ev.ClockStarted | ev.ClocksStopped | ev.ClocksSet | ev.TimeAdded | ev.FlagFell


def _evolve_clock(state: GameState, event: _ClockEvent) -> GameState:
    clock = state.clock
    match event:
        case ev.ClockPressed():
            presser = Color(event.by.value)
            pressed = clock.add(presser, event.increment_ms, event.at_ms).run(presser.other, event.at_ms)
            return replace(state, clock=pressed)
        case ev.ClockStarted():
            has_clock = state.regulations.time_control.has_clock
            running = clock.run(event.color, event.at_ms) if has_clock else clock
            return replace(state, clock=running, is_started=True, awaits_arbiter=False)
        case ev.ClocksStopped():
            return replace(state, clock=clock.stop(event.at_ms), awaits_arbiter=event.by.color is not None)
        case ev.ClocksSet():
            return replace(state, clock=clock.set(event.remaining_ms, event.at_ms))
        case ev.TimeAdded():
            return replace(state, clock=clock.add(event.player, event.ms, event.at_ms))
        case ev.FlagFell():
            return replace(state, clock=replace(clock.stop(event.at_ms), fallen=event.color))
        case _:
            assert_never(event)


_TalkEvent = ev.DrawOffered | ev.DrawOfferEnded | ev.DrawClaimed | ev.ClaimDecided | ev.GameEnded


def _evolve_talk(state: GameState, event: _TalkEvent) -> GameState:
    match event:
        case ev.DrawOffered():
            return replace(state, draw_offer=event.by.color)
        case ev.DrawClaimed():
            offer = event.by.color if event.is_offer else state.draw_offer
            return replace(state, draw_offer=offer)
        case ev.DrawOfferEnded():
            return replace(state, draw_offer=None)
        case ev.ClaimDecided():
            return replace(
                state,
                is_last_claim_upheld=event.upheld,
                article=event.article or state.article,
                must_play=event.must_play,
            )
        case ev.GameEnded():
            return _ended(state, event)
        case _:
            assert_never(event)


def _ended(state: GameState, event: ev.GameEnded) -> GameState:
    """Nothing is begun, owed or offered any more; what stands on the board goes on standing."""
    return replace(
        state,
        result=event.result,
        clock=state.clock.stop(event.at_ms),
        in_hand=(),
        touches=(),
        promotion=None,
        must_play=(),
        draw_offer=None,
        awaits_arbiter=False,
        article=event.result.article or state.article,
    )
