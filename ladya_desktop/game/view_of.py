"""Makes the snapshot an observer gets of a game; the one place that decides what players may not be told.

Hints and checks (11.3, 12.6), and under limited supervision what they have to notice themselves: illegal moves that
stood, touches that were broken, flags that fell (13.4).
"""

from dataclasses import replace

from ladya_desktop.game import events as ev
from ladya_desktop.game.admit import is_anything_to_set_right
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.notices import notice_of
from ladya_desktop.game.obligation import must_finish, owed_squares, permitted
from ladya_desktop.game.placement import SQUARE_NAMES, Placement, taken_off
from ladya_desktop.game.position import Position, is_standing_half_move
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.rules.arbiter import why_not_undone
from ladya_desktop.game.rules.drawn_game import may_agree
from ladya_desktop.game.state import GameState
from ladya_desktop.game.time_control import Period
from ladya_desktop.game.view import Awaited, GameView, Hints, Phase, PlayedMove, Player, PlayerAct


def view_of(state: GameState, *, version: int, last_events: tuple[ev.Event, ...], is_result_final: bool) -> GameView:
    """The view after `last_events`, the ones the last act caused (they carry what it is answered with)."""
    opened = state.opened
    return GameView(
        version=version,
        phase=_phase(state),
        regulations=state.regulations,
        players=ByColor(
            Player(name=opened.white, school_class=opened.white_class),
            Player(name=opened.black, school_class=opened.black_class),
        ),
        placement=state.standing,
        to_move=state.current.turn,
        in_hand=_in_hand(state),
        touched=_touched(state),
        has_touched=bool(state.touches) or state.promotion is not None,
        last_move=_last_move(state),
        promotion=state.promotion[1] if state.promotion else None,
        clock=_shown_clock(state),
        flag_instant_ms=state.clock.flag_instant_ms(),
        periods=_periods(state),
        draw_offer=state.draw_offer,
        tray=_tray(state),
        must_finish=tuple(sorted(must_finish(state))),
        awaits_arbiter=state.awaits_arbiter,
        awaits=_awaited(state),
        can_set_right=_can_set_right(state),
        can_undo_ruling=why_not_undone(state) is None,
        available=ByColor(_available(state, Color.WHITE), _available(state, Color.BLACK)),
        moves=_moves(state),
        notice=notice_of(state, last_events),
        result=state.result,
        is_result_final=is_result_final,
        hints=_hints(state),
    )


def _phase(state: GameState) -> Phase:
    if state.result is not None:
        return Phase.ENDED
    if not state.is_started:
        return Phase.NOT_STARTED
    stands = state.clock.running is None and state.regulations.time_control.has_clock
    return Phase.STOPPED if stands else Phase.RUNNING


def _in_hand(state: GameState) -> str | None:
    held = state.held_by(state.current.turn) or state.held_by(state.current.turn.other)
    return None if held is None else _lies_on(state, held)


def _touched(state: GameState) -> tuple[str, ...]:
    """What binds is named by where the pieces stood; the eye looks for them where they stand now, if they still do."""
    now = (_where_now(state, square) for square in owed_squares(state))
    return tuple(dict.fromkeys(square for square in now if square is not None))


def _where_now(state: GameState, origin: str) -> str | None:
    """Where the piece stands that stood on `origin` before this move's hands came in; None if it was taken off."""
    for square, came_from in state.came_from:
        if came_from == origin:
            return _lies_on(state, square)
    arrived = sum(square == origin for square, _ in state.came_from)
    is_still_there = len(state.placement.all_at(origin)) > arrived
    return _lies_on(state, origin) if is_still_there else None


def _lies_on(state: GameState, square: str) -> str:
    """Where the eye sees the piece that belongs on the square: elsewhere if it was knocked there."""
    return dict(state.knocked).get(square, square)


def _tray(state: GameState) -> tuple[str, ...]:
    is_by_hand = state.regulations.conduct is Conduct.STRICT
    return taken_off(state.right_placement, state.placement) if is_by_hand else ()


def _can_set_right(state: GameState) -> bool:
    is_by_hand = state.regulations.conduct is Conduct.STRICT and _phase(state) is Phase.RUNNING
    return is_by_hand and is_anything_to_set_right(state)


def _awaited(state: GameState) -> Awaited | None:
    if not state.awaits_arbiter:
        return None
    if state.pending is not None:
        return Awaited.TOUCH_MOVE if isinstance(state.pending, ev.TouchBroken) else Awaited.ILLEGAL_MOVE
    return Awaited.CLAIM if state.claimed is not None and state.claimed.waits else Awaited.CALL


def _shown_clock(state: GameState) -> ClockState:
    if state.result is None and state.regulations.is_limited:
        return replace(state.clock, fallen=None, also_fallen=False)
    return state.clock


def _periods(state: GameState) -> ByColor[Period] | None:
    control = state.regulations.time_control
    if not control.has_clock:
        return None
    return ByColor(control.period_at(state.counter.white), control.period_at(state.counter.black))


def _last_move(state: GameState) -> tuple[str, str] | None:
    """Also of an illegal move that stood: were it not lit, everybody would be told that it was illegal (13.4)."""
    played = state.moves + state.made
    if not played:
        return None
    if is_standing_half_move(played[-1]):
        return _step(state.opened.base_fen, played, len(played) - 1)
    return played[-1][:2], played[-1][2:4]


def _available(state: GameState, color: Color) -> frozenset[PlayerAct]:
    phase = _phase(state)
    if phase in (Phase.ENDED, Phase.NOT_STARTED):
        return frozenset()
    available = {PlayerAct.RESIGN, PlayerAct.CALL_ARBITER}
    if state.draw_offer is None:
        available.add(PlayerAct.OFFER_DRAW)
    if state.draw_offer is color.other and may_agree(state):
        available.add(PlayerAct.ANSWER_OFFER)
    if phase is Phase.RUNNING and color is state.current.turn:
        available |= {PlayerAct.ADJUST, PlayerAct.CLAIM_DRAW}
    if state.clock.running is color:
        available.add(PlayerAct.PRESS)
    return frozenset(available)


def _moves(state: GameState) -> tuple[PlayedMove, ...]:
    start = Position(state.opened.base_fen)
    first, number = start.turn, start.fullmove_number
    offset = 0 if first is Color.WHITE else 1
    played = state.moves + state.made
    return tuple(
        PlayedMove(
            number=number + (ply + offset) // 2,
            color=first if ply % 2 == 0 else first.other,
            uci="" if is_standing_half_move(uci) else uci,
            san=_as_seen(state.opened.base_fen, played, ply) if is_standing_half_move(uci) else san,
            is_completed=ply < len(state.moves),
            is_illegal=is_standing_half_move(uci),
        )
        for ply, (uci, san) in enumerate(zip(played, state.sans, strict=True))
    )


def _as_seen(base_fen: str, played: tuple[str, ...], ply: int) -> str:
    """An illegal move as anybody would write it down who took it for a legal one."""
    before, after = _around(base_fen, played, ply)
    step = _step(base_fen, played, ply)
    if step is None:
        return ""
    start, end = step
    letter = after.at(end).upper().replace("P", "")
    return f"{letter}{start}{'x' if before.at(end) else '-'}{end}"


def _around(base_fen: str, played: tuple[str, ...], ply: int) -> tuple[Placement, Placement]:
    """What stood before a half-move, and after it."""
    before, after = (Placement.from_board_fen(Position(base_fen, played[:end]).board_fen) for end in (ply, ply + 1))
    return before, after


def _step(base_fen: str, played: tuple[str, ...], ply: int) -> tuple[str, str] | None:
    """From where to where the one piece went; None if it was not one."""
    before, after = _around(base_fen, played, ply)
    left = [square for square in SQUARE_NAMES if before.at(square) and not after.at(square)]
    came = [square for square in SQUARE_NAMES if after.at(square) not in ("", before.at(square))]
    return (left[0], came[0]) if len(left) == len(came) == 1 else None


def _hints(state: GameState) -> Hints | None:
    if state.regulations.conduct is not Conduct.LESSON:
        return None
    position = state.current
    check_square = position.king_square(position.turn) if position.is_check() else None
    return Hints(permitted=tuple(sorted(permitted(state))), check_square=check_square)
