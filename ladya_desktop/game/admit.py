"""Conduct as a gate: guided play and lessons refuse an act here or complete it; nothing behind it knows conduct.

A refusal is an event, never an exception. What a wooden board cannot hinder ("strict") passes this gate: any piece
may be put anywhere by the player having the move. A release by the other one is void on every board (reading 15).
"""

from dataclasses import replace

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.obligation import must_finish, owed_squares, permitted
from ladya_desktop.game.placement import taken_off
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.rules.chessclock import moves_completed_by_press
from ladya_desktop.game.state import GameState

_OFFICIAL = (
    acts.Start
    | acts.Resume
    | acts.SetClock
    | acts.AddTime
    | acts.WaiveTouch
    | acts.Restore
    | acts.Warn
    | acts.Declare
    | acts.Rule
    | acts.SetCounter
    | acts.SetIllegalMoves
    | acts.Undo
    | acts.Note
)
_HAND = (
    acts.SecondTouch
    | acts.Touch
    | acts.Adjust
    | acts.Hover
    | acts.Put
    | acts.Back
    | acts.Remove
    | acts.Promote
    | acts.Replace
    | acts.SetRight
    | acts.UseBothHands
)


def admit(state: GameState, act: Act) -> tuple[Act, ...] | ev.Event:
    """The acts to be ruled on, in order, or the event that refuses."""
    if isinstance(act, acts.Wait):
        return (act,)
    reason = _why_not_at_all(state, act)
    if reason is not None:
        return _refused(act, reason)
    if isinstance(act, acts.Put) and state.is_put_right(act.square, act.by.color):
        return (act,)
    if state.regulations.conduct is Conduct.STRICT:
        return _admit_on_wooden_board(state, act)
    return _admit_guided(state, act)


def _admit_guided(state: GameState, act: Act) -> tuple[Act, ...] | ev.Event:
    match act:
        case acts.Put():
            return _admit_put(state, replace(act, keep=False))
        case acts.Press():
            return _admit_press(state, act)
        case acts.Replace() | acts.SetRight():
            return _refused(act, "refusal.not_allowed_now")
        case acts.Remove():
            return _admit_removal(state, act)
        case acts.Promote() if state.promotion is None:
            return _admit_promotion_from_hand(state, act)
        case _:
            return (act,) if _is_possible(state, act) else _refused(act, "refusal.not_allowed_now")


def _admit_on_wooden_board(state: GameState, act: Act) -> tuple[Act, ...] | ev.Event:
    match act:
        case acts.Put():
            return _admit_release(state, act)
        case acts.Press():
            is_running = act.by.color is state.clock.running
            return (act,) if is_running else _refused(act, "refusal.not_running")
        case acts.Remove() | acts.Promote() | acts.Replace() | acts.SetRight() | acts.UseBothHands():
            is_on_move = act.by.color is state.current.turn
            if not is_on_move:
                return _refused(act, "refusal.move_already_made" if state.made else "refusal.not_your_turn")
            reason = _why_not_done(state, act)
            return (act,) if reason is None else _refused(act, reason)
        case _:
            return (act,) if _is_possible(state, act) else _refused(act, "refusal.not_allowed_now")


def _admit_release(state: GameState, act: acts.Put) -> tuple[Act, ...] | ev.Event:
    held = state.held_by(act.by.color)
    if held is None:
        return _refused(act, "refusal.not_allowed_now")
    if act.by.color is state.current.turn:
        return (act,)
    return ev.PieceSprangBack(
        by=act.by,
        at_ms=act.at_ms,
        from_square=held,
        to_square=act.square,
        reason="refusal.move_already_made" if state.made else "refusal.not_your_turn",
    )


def _why_not_done(state: GameState, act: Act) -> str | None:
    """Why a hand cannot do it: nothing to take off or to set right, no last rank for the new piece, no room."""
    match act:
        case acts.Promote() if act.square[1] != ("8" if act.by is Actor.WHITE else "1"):
            return "refusal.new_piece_on_last_rank"
        case acts.Replace() if state.placement.at(act.square):
            return "refusal.square_taken"
        case acts.Remove():
            is_possible = _is_anything_on(state, act.square)
        case acts.Replace():
            is_possible = act.piece in taken_off(state.right_placement, state.placement)
        case acts.SetRight():
            is_possible = is_anything_to_set_right(state)
        case _:
            is_possible = True
    return None if is_possible else "refusal.not_allowed_now"


def is_anything_to_set_right(state: GameState) -> bool:
    """Whether the hands of the player having the move have lifted or changed anything, or a piece was knocked over."""
    return state.is_board_touched or bool(state.knocked) or state.held_by(state.current.turn) is not None


def _refused(act: Act, reason: str) -> ev.ActRefused:
    return ev.ActRefused(by=act.by, at_ms=act.at_ms, reason=reason)


def _why_not_at_all(state: GameState, act: Act) -> str | None:
    if state.result is not None and not _is_open_after_end(state, act):
        return "refusal.game_over"
    if isinstance(act, _OFFICIAL):
        return _why_not_official(state, act)
    if act.by.color is None and not isinstance(act, acts.Stop):
        return "refusal.not_allowed_now"
    return _why_not_by_clock(state, act)


def _is_open_after_end(state: GameState, act: Act) -> bool:
    """The arbiter alone changes a result (8.7) and notes things; a teacher's board may go back from its end."""
    may_go_back = state.regulations.may_go_back_from_end
    return isinstance(act, acts.Declare | acts.Undo | acts.Note) or (may_go_back and isinstance(act, acts.Restore))


def _why_not_official(state: GameState, act: Act) -> str | None:
    if act.by.color is not None:
        return "refusal.arbiter_only"
    if not isinstance(act, acts.Start | acts.Resume):
        return None
    if state.clock.running is not None or (isinstance(act, acts.Start) and _has_begun(state)):
        return "refusal.clock_running"
    if isinstance(act, acts.Resume) and not state.is_started:
        return "refusal.not_started"
    if act.by is not Actor.ARBITER and state.awaits_arbiter:
        return "refusal.arbiter_only"
    return None


def _has_begun(state: GameState) -> bool:
    """Whether there is nothing left to start: no clock is used, or one has run."""
    return state.is_started and (not state.regulations.time_control.has_clock or state.clock.interrupted is not None)


def _why_not_by_clock(state: GameState, act: Act) -> str | None:
    """Hands and presses need a running clock where there is one; voices need a started game."""
    if not state.is_started:
        return "refusal.not_started"
    stands = state.regulations.time_control.has_clock and state.clock.running is None
    return "refusal.clock_stopped" if stands and isinstance(act, _HAND | acts.Press | acts.Stop) else None


def _is_possible(state: GameState, act: Act) -> bool:
    """Whether there is anything to touch, hold or replace."""
    match act:
        case acts.Touch():
            return bool(act.squares) and all(_is_anything_on(state, square) for square in act.squares)
        case acts.Adjust():
            return bool(state.standing.at(act.square))
        case acts.Displace():
            return bool(state.standing.at(act.square)) and not state.standing.at(act.to_square)
        case acts.Back():
            held = state.belongs_on(act.square)
            return held in state.in_hand and state.placement.color_at(held) is act.by.color
        case acts.Hover():
            return state.held_by(act.by.color) is not None
        case acts.Promote():
            return _is_promotion_owed(state, act)
        case _:
            return True


def _is_anything_on(state: GameState, square: str) -> bool:
    """Whether a piece stands there, or belongs there and was knocked away."""
    return bool(state.standing.at(square) or state.placement.at(square))


def _admit_press(state: GameState, act: acts.Press) -> tuple[Act, ...] | ev.Event:
    if act.by.color is not state.clock.running:
        return _refused(act, "refusal.not_running")
    if state.promotion is not None and act.by.color is state.current.turn:
        return _refused(act, "refusal.promotion_first")
    return (act,) if moves_completed_by_press(state) else _refused(act, "refusal.no_move_made")


def _admit_removal(state: GameState, act: acts.Remove) -> tuple[Act, ...] | ev.Event:
    """A guided board takes pieces off by itself; a hand laid on the opponent's piece has touched it (4.3.2)."""
    owner = state.placement.color_at(act.square)
    if owner is None or owner is act.by.color:
        return _refused(act, "refusal.not_allowed_now")
    return (acts.Touch(by=act.by, at_ms=act.at_ms, squares=(act.square,)),)


def _admit_promotion_from_hand(state: GameState, act: acts.Promote) -> tuple[Act, ...] | ev.Event:
    """4.6: the pawn need not be put on the square before the new piece is."""
    held = state.held_by(act.by.color)
    if held is None or held + act.square + act.piece not in permitted(state):
        return _refused(act, "refusal.not_allowed_now")
    return (acts.Put(by=act.by, at_ms=act.at_ms, square=act.square), act)


def _is_promotion_owed(state: GameState, act: acts.Promote) -> bool:
    uci = "".join(state.promotion or ()) + act.piece
    return act.by.color is state.current.turn and uci[2:4] == act.square and uci in must_finish(state)


def _admit_put(state: GameState, act: acts.Put) -> tuple[Act, ...] | ev.Event:
    held = state.held_by(act.by.color)
    if held is None:
        return _refused(act, "refusal.not_allowed_now")
    if held == act.square:
        return (acts.Back(by=act.by, at_ms=act.at_ms, square=held),)
    moves = sorted(uci for uci in permitted(state) if uci.startswith(held + act.square))
    if moves:
        return (act, *_rest_of_move(state, act, moves[0]))
    reason, squares = _why_sprang_back(state, act, held)
    return ev.PieceSprangBack(
        by=act.by, at_ms=act.at_ms, from_square=held, to_square=act.square, reason=reason, squares=squares
    )


def _rest_of_move(state: GameState, act: acts.Put, uci: str) -> tuple[Act, ...]:
    """What the board does by itself: the rook's hop, and the pawn taken en passant."""
    hop = state.current.rook_hop(uci)
    if hop is not None:
        rook = acts.Touch(by=act.by, at_ms=act.at_ms, squares=(hop[0],))
        return (rook, acts.Put(by=act.by, at_ms=act.at_ms, square=hop[1]))
    captured = state.current.captured_square(uci)
    if captured is not None and captured != act.square:
        return (acts.Remove(by=act.by, at_ms=act.at_ms, square=captured),)
    return ()


_Reason = tuple[str, tuple[str, ...]]


def _why_sprang_back(state: GameState, act: acts.Put, held: str) -> _Reason:
    if act.by.color is not state.current.turn:
        return ("refusal.move_already_made" if state.made else "refusal.not_your_turn", ())
    if state.promotion is not None:
        return "refusal.promotion_first", (state.promotion[1],)
    if not any(uci.startswith(held + act.square) for uci in state.current.legal_moves()):
        return state.current.why_illegal(held, act.square)
    return _why_not_permitted(state, held)


def _why_not_permitted(state: GameState, held: str) -> _Reason:
    """A legal move that something done before forbids: a claimed move, castling or a touched piece is owed."""
    owed = permitted(state)
    if state.must_play:
        return "refusal.claimed_move_first", (state.must_play[0][:2],)
    if all(state.current.rook_hop(uci) for uci in owed):
        return "refusal.must_castle", tuple({uci[:2] for uci in owed})
    own = tuple(square for square in owed_squares(state) if state.current.color_at(square) is state.current.turn)
    if own and held not in own:
        return "refusal.touched_piece_must_move", own
    return "refusal.touched_piece_must_be_taken", tuple(square for square in owed_squares(state) if square not in own)
