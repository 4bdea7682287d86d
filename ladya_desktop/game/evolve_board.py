"""Folds what hands did into the state: pieces on the squares, what binds, moves made, completed and restored."""

from functools import reduce
from typing import TypeAlias, assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import Position, standing_half_move
from ladya_desktop.game.replacing import replace
from ladya_desktop.game.state import GameState, HalfMove
from ladya_desktop.game.touch import TouchedPieces

_HandEvent: TypeAlias = (
    ev.PiecesTouched
    | ev.PieceReturned
    | ev.PieceReleased
    | ev.PieceSprangBack
    | ev.PieceDisplaced
    | ev.PieceStraightened
    | ev.BothHandsUsed
)
_PieceEvent: TypeAlias = ev.PieceRemoved | ev.PawnReplaced | ev.PieceReplaced
_MoveEvent: TypeAlias = (
    ev.BoardSetRight
    | ev.MoveTakenBack
    | ev.MoveMade
    | ev.MoveCompleted
    | ev.IllegalMoveStood
    | ev.TouchWaived
    | ev.PositionRestored
)
BoardEvent: TypeAlias = _HandEvent | _PieceEvent | _MoveEvent


def evolve_board(state: GameState, event: BoardEvent) -> GameState:
    """The state after something happened on the board."""
    if isinstance(event, _HandEvent):
        return _evolve_hands(state, event)
    if isinstance(event, _PieceEvent):
        return _evolve_pieces(state, event)
    return _evolve_moves(state, event)


def _evolve_hands(state: GameState, event: _HandEvent) -> GameState:
    match event:
        case ev.PiecesTouched():
            return _touched(state, event)
        case ev.PieceReturned():
            return _out_of_hand(state, event.square)
        case ev.PieceSprangBack():
            return _out_of_hand(state, event.from_square)
        case ev.PieceReleased():
            return _released(state, event)
        case ev.PieceDisplaced():
            return replace(state, knocked=(*_knocked_without(state, event.square), (event.square, event.to_square)))
        case ev.PieceStraightened():
            return replace(_out_of_hand(state, event.square), knocked=_knocked_without(state, event.square))
        case ev.BothHandsUsed():
            return replace(state, uses_both_hands=True)
        case _:
            assert_never(event)


def _evolve_pieces(state: GameState, event: _PieceEvent) -> GameState:
    match event:
        case ev.PieceRemoved():
            return _removed(state, event.square)
        case ev.PawnReplaced():
            letter = event.piece.upper() if event.by is Actor.WHITE else event.piece
            chosen = TouchedPieces(squares=(event.square,), new_piece=event.piece)
            return replace(_put_new(state, event.square, letter), touches=(*state.touches, chosen))
        case ev.PieceReplaced():
            return _put_new(state, event.square, event.piece)
        case _:
            assert_never(event)


def _evolve_moves(state: GameState, event: _MoveEvent) -> GameState:
    match event:
        case ev.BoardSetRight():
            return _set_right(state)
        case ev.MoveTakenBack():
            return replace(_set_right(state), article=event.article, begun=event.begun, is_taken_back=True)
        case ev.MoveMade():
            return _move_made(state, event)
        case ev.MoveCompleted():
            return _move_completed(state, event)
        case ev.IllegalMoveStood():
            return _illegal_move_stood(state, event)
        case ev.TouchWaived():
            return _touch_waived(state, event)
        case ev.PositionRestored():
            return _restored(state, event)
        case _:
            assert_never(event)


def _touch_waived(state: GameState, event: ev.TouchWaived) -> GameState:
    """4.2.2: the touches of the move being made bind no more; before there are any, those of the move just made."""
    offer = event.offer or state.draw_offer
    waived = replace(state, touches=(), in_hand=(), draw_offer=offer, lapsed_offer=None)
    played = state.moves + state.made
    if state.touches or not played or state.history[-1].begun != played[-1]:
        return waived
    return replace(waived, history=(*state.history[:-1], replace(state.history[-1], is_touch_broken=False)))


def _touched(state: GameState, event: ev.PiecesTouched) -> GameState:
    color = event.by.color
    lifted = tuple(square for square in event.squares if state.placement.color_at(square) is color)
    touched = TouchedPieces(squares=event.origins or event.squares, unclear=event.unclear)
    return replace(
        state,
        touches=(*state.touches, touched) if event.binding else state.touches,
        is_taken_back=state.is_taken_back and not event.binding,
        in_hand=(*(square for square in state.in_hand if square not in lifted), *lifted),
    )


def _out_of_hand(state: GameState, square: str) -> GameState:
    held = tuple(held for held in state.in_hand if held != square)
    return state if held == state.in_hand else replace(state, in_hand=held)


def _knocked_without(state: GameState, square: str) -> tuple[tuple[str, str], ...]:
    return tuple(pair for pair in state.knocked if pair[0] != square)


def _released(state: GameState, event: ev.PieceReleased) -> GameState:
    from_square, to_square = event.from_square, event.to_square
    origin = state.origin_of(from_square)
    left = _origins_without(state.came_from, from_square)
    if event.captured:
        left = _origins_without(left, to_square)
    placement = state.placement.lifted(from_square)
    put = placement.with_piece if event.captured else placement.with_piece_beside
    cleared = _gone_from(state, to_square) if event.captured else _out_of_hand(state, to_square)
    return replace(
        _out_of_hand(cleared, from_square),
        placement=put(to_square, state.placement.at(from_square)),
        came_from=left if origin == to_square else (*left, (to_square, origin)),
        begun=state.begun or event.begun,
        before_ruling=None,
    )


def _origins_without(came_from: tuple[tuple[str, str], ...], square: str) -> tuple[tuple[str, str], ...]:
    """Without the piece that lies on top of the square."""
    for index in range(len(came_from) - 1, -1, -1):
        if came_from[index][0] == square:
            return came_from[:index] + came_from[index + 1 :]
    return came_from


def _removed(state: GameState, square: str) -> GameState:
    """Of two pieces on a square the one below goes off: it is the one that is being captured (4.7.1)."""
    is_shared = len(state.placement.all_at(square)) > 1
    gone = _gone_from(state, square)
    return replace(
        gone,
        in_hand=state.in_hand if is_shared else gone.in_hand,
        placement=state.placement.without_lowest(square),
        came_from=state.came_from if is_shared else _origins_without(state.came_from, square),
    )


def _put_new(state: GameState, square: str, letter: str) -> GameState:
    return replace(
        _gone_from(state, square),
        placement=state.placement.with_piece(square, letter),
        came_from=_origins_without(state.came_from, square),
    )


def _gone_from(state: GameState, square: str) -> GameState:
    """The piece of the square is in nobody's hand and lies nowhere else; play has gone on since the last ruling."""
    return replace(_out_of_hand(state, square), knocked=_knocked_without(state, square), before_ruling=None)


def _set_right(state: GameState) -> GameState:
    return replace(state, placement=state.right_placement, in_hand=(), came_from=(), knocked=())


def _move_made(state: GameState, event: ev.MoveMade) -> GameState:
    half_move = HalfMove(
        touches=state.touches,
        begun=event.uci if event.uci.startswith(state.begun) else state.begun,
        must_play=state.must_play,
        is_touch_broken=event.breaks_touch,
        with_both_hands=state.uses_both_hands,
    )
    return replace(
        _nothing_begun(state),
        made=(*state.made, event.uci),
        sans=(*state.sans, event.san),
        history=(*state.history, half_move),
        agreed=None,
    )


def _nothing_begun(state: GameState) -> GameState:
    return replace(
        state,
        touches=(),
        in_hand=(),
        came_from=(),
        begun="",
        uses_both_hands=False,
        is_taken_back=False,
        must_play=(),
        lapsed_offer=None,
        pending=None,
    )


def _move_completed(state: GameState, event: ev.MoveCompleted) -> GameState:
    index = len(state.moves)
    shown_ms = state.clock.at(event.at_ms).remaining_ms
    completed = replace(state.history[index], remaining_ms=shown_ms)
    mover = state.player_of(index + 1)
    return replace(
        state,
        moves=(*state.moves, event.uci),
        made=state.made[1:],
        history=(*state.history[:index], completed, *state.history[index + 1 :]),
        counter=state.counter.put(mover, max(state.counter[mover] + 1, 0)),
    )


def _counted(state: GameState, color: Color, moves: int) -> GameState:
    return replace(state, counter=state.counter.put(color, max(state.counter[color] + moves, 0)))


def _illegal_move_stood(state: GameState, event: ev.IllegalMoveStood) -> GameState:
    """What was made before it is completed with it; the game goes on from what stands."""
    half_move = HalfMove(
        touches=state.touches,
        begun=event.begun,
        must_play=state.must_play,
        remaining_ms=state.clock.at(event.at_ms).remaining_ms,
        stood=event,
        with_both_hands=state.uses_both_hands,
    )
    moves = (*state.moves, standing_half_move(event.fen))
    stood = replace(
        _nothing_begun(state),
        moves=moves,
        sans=(*state.sans, ""),
        history=(*state.history, half_move),
        placement=Placement.from_board_fen(event.fen.split()[0]),
        agreed=None,
        before_ruling=None,
    )
    return _counted(stood, state.player_of(len(moves)), 1)


def _restored(state: GameState, event: ev.PositionRestored) -> GameState:
    played, completed = state.moves + state.made, len(state.moves)
    moves = played[: event.ply]
    undone, confirmed = range(event.ply + 1, completed + 1), range(completed + 1, event.ply + 1)
    counted = reduce(lambda after, ply: _counted(after, state.player_of(ply), -1), undone, state)
    counted = reduce(lambda after, ply: _counted(after, state.player_of(ply), 1), confirmed, counted)
    return replace(
        _nothing_begun(counted),
        moves=moves,
        made=(),
        sans=state.sans[: event.ply],
        history=state.history[: event.ply],
        placement=Placement.from_board_fen(Position(state.opened.base_fen, moves).board_fen),
        knocked=(),
        touches=event.touches,
        begun=event.begun,
        must_play=event.must_play,
        draw_offer=state.draw_offer if event.ply == len(played) else None,
        watched=None,
        agreed=None,
        result=None,
    )
