"""Makes the snapshot an observer gets of a game; the one place that decides what players may not be told."""

from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.notices import notice_of
from ladya_desktop.game.obligation import owed_squares, permitted
from ladya_desktop.game.placement import taken_off
from ladya_desktop.game.position import Position
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.state import GameState
from ladya_desktop.game.view import GameView, Hints, Phase, PlayedMove, Player, PlayerAct


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
        in_hand=state.held_by(state.current.turn) or state.held_by(state.current.turn.other),
        touched=owed_squares(state),
        last_move=_last_move(state),
        promotion=state.promotion[1] if state.promotion else None,
        clock=state.clock,
        draw_offer=state.draw_offer,
        tray=taken_off(state.right_placement, state.placement),
        awaits_arbiter=state.awaits_arbiter,
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


def _last_move(state: GameState) -> tuple[str, str] | None:
    played = state.moves + state.made
    return (played[-1][:2], played[-1][2:4]) if played else None


def _available(state: GameState, color: Color) -> frozenset[PlayerAct]:
    phase = _phase(state)
    if phase in (Phase.ENDED, Phase.NOT_STARTED):
        return frozenset()
    available = {PlayerAct.RESIGN, PlayerAct.CALL_ARBITER}
    if state.draw_offer is None:
        available.add(PlayerAct.OFFER_DRAW)
    if state.draw_offer is color.other:
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
    return tuple(
        PlayedMove(
            number=number + (ply + offset) // 2,
            color=first if ply % 2 == 0 else first.other,
            uci=uci,
            san=san,
            is_completed=ply < len(state.moves),
        )
        for ply, (uci, san) in enumerate(zip(state.moves + state.made, state.sans, strict=True))
    )


def _hints(state: GameState) -> Hints | None:
    if state.regulations.conduct is not Conduct.LESSON:
        return None
    position = state.current
    check_square = position.king_square(position.turn) if position.is_check() else None
    return Hints(permitted=tuple(sorted(permitted(state))), check_square=check_square)
