"""Folds recorded events into the state: no rule in here, and it never fails.

What happens to the board is in `evolve_board`.
"""

from typing import assert_never

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor, Finding
from ladya_desktop.game.by_color import NONE_YET, ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.evolve_board import BoardEvent, evolve_board
from ladya_desktop.game.replacing import replace
from ladya_desktop.game.state import GameState, open_state

_ClockEvent = ev.ClockPressed | ev.ClockStarted | ev.ClocksStopped | ev.ClocksSet | ev.TimeAdded | ev.FlagFell
_VoiceEvent = (
    ev.DrawOffered
    | ev.DrawOfferEnded
    | ev.DrawClaimed
    | ev.ClaimDecided
    | ev.IrregularityClaimed
    | ev.CorrectionAgreed
    | ev.GameEnded
)
_RulingEvent = (
    ev.IllegalMoveCompleted
    | ev.IllegalMoveCounted
    | ev.TouchBroken
    | ev.RulingBegun
    | ev.RulingUndone
    | ev.ArbiterFound
    | ev.CounterSet
    | ev.IllegalMovesSet
    | ev.PlayerWarned
)


_GOES_ON = (
    ev.PiecesTouched
    | ev.PieceDisplaced
    | ev.BothHandsUsed
    | ev.FlagFell
    | ev.DrawOffered
    | ev.DrawClaimed
    | ev.IrregularityClaimed
    | ev.CorrectionAgreed
)


def evolve(state: GameState, event: ev.Event) -> GameState:
    """The state after an event."""
    after = _evolve(state, event)
    return _without_undo(after) if _has_gone_on(event) else after


def _has_gone_on(event: ev.Event) -> bool:
    """Whether the game went on by somebody else than the arbiter, so that his ruling is no longer the last thing."""
    if isinstance(event, ev.GameEnded | ev.DrawOfferEnded):
        return event.by is not Actor.ARBITER
    return isinstance(event, _GOES_ON)


def _evolve(state: GameState, event: ev.Event) -> GameState:
    if isinstance(event, ev.GameOpened):
        return open_state(event)
    if isinstance(event, BoardEvent):
        return evolve_board(state, event)
    if isinstance(event, _ClockEvent):
        return _evolve_clock(state, event)
    if isinstance(event, _VoiceEvent):
        return _evolve_voices(state, event)
    if isinstance(event, _RulingEvent):
        return _evolve_rulings(state, event)
    return state


def _evolve_clock(state: GameState, event: _ClockEvent) -> GameState:
    clock = state.clock
    match event:
        case ev.ClockPressed():
            return _pressed(state, event)
        case ev.ClockStarted():
            return _started(state, event)
        case ev.ClocksStopped():
            return _stopped(state, event)
        case ev.ClocksSet():
            return _ruled_time(state, clock.set(event.remaining_ms, event.at_ms), event)
        case ev.TimeAdded():
            add = clock.add_bonus if event.by is Actor.PROGRAM else clock.add
            return _ruled_time(state, add(event.player, event.ms, event.at_ms), event)
        case ev.FlagFell():
            fallen = clock.fall(event.color, event.at_ms)
            return replace(state, clock=fallen if event.goes_on else fallen.stop(event.at_ms))
        case _:
            assert_never(event)


def _ruled_time(state: GameState, clock: ClockState, event: ev.ClocksSet | ev.TimeAdded) -> GameState:
    """The state with a clock changed by a ruling, and how far all changes of the arbiter's last ruling have gone."""
    if event.by is not Actor.ARBITER:
        return replace(state, clock=clock)
    was, now = state.clock.at(event.at_ms).remaining_ms, clock.remaining_ms
    ruled_ms = ByColor(
        state.ruled_ms.white + now.white - was.white,
        state.ruled_ms.black + now.black - was.black,
    )
    return replace(state, clock=clock, ruled_ms=ruled_ms)


def _pressed(state: GameState, event: ev.ClockPressed) -> GameState:
    presser = Color(event.by.value)
    gained_ms = event.increment_ms + event.period_ms
    clock = state.clock.add_bonus(presser, gained_ms, event.at_ms).run(presser.other, event.at_ms, event.delay_ms)
    return replace(state, clock=clock, before_ruling=None)


def _stopped(state: GameState, event: ev.ClocksStopped) -> GameState:
    awaits = event.waits or event.by is not Actor.PROGRAM
    stopped = replace(state, clock=state.clock.stop(event.at_ms), awaits_arbiter=awaits)
    return _without_undo(stopped) if event.waits and event.by is Actor.PROGRAM else stopped


def _without_undo(state: GameState) -> GameState:
    """Something has come to be ruled on since the arbiter's last ruling, which is no longer taken back."""
    return state if state.before_ruling is None else replace(state, before_ruling=None)


def _started(state: GameState, event: ev.ClockStarted) -> GameState:
    clock = state.clock
    if state.regulations.time_control.has_clock:
        if event.delay_ms is None:
            clock = clock.resume(event.color, event.at_ms)
        else:
            clock = clock.run(event.color, event.at_ms, event.delay_ms)
    return replace(state, clock=clock, is_started=True, awaits_arbiter=False, pending=None, claimed=None)


def _evolve_voices(state: GameState, event: _VoiceEvent) -> GameState:
    match event:
        case ev.DrawOffered():
            return replace(state, draw_offer=event.by.color, lapsed_offer=None)
        case ev.DrawClaimed():
            offer = event.by.color if event.is_offer else state.draw_offer
            return replace(state, draw_offer=offer)
        case ev.DrawOfferEnded():
            lapsed = state.draw_offer if event.how == "lapsed" else None
            return replace(state, draw_offer=None, lapsed_offer=lapsed)
        case ev.ClaimDecided():
            return replace(
                state,
                is_last_claim_upheld=event.upheld,
                article=event.article or state.article,
                must_play=event.must_play,
                claimed=None,
            )
        case ev.IrregularityClaimed():
            return replace(state, claimed=event)
        case ev.CorrectionAgreed():
            return replace(state, agreed=event)
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
        begun="",
        uses_both_hands=False,
        is_taken_back=False,
        must_play=(),
        draw_offer=None,
        lapsed_offer=None,
        awaits_arbiter=False,
        pending=None,
        claimed=None,
        watched=None,
        agreed=None,
        article=event.result.article or state.article,
    )


def _evolve_rulings(state: GameState, event: _RulingEvent) -> GameState:
    match event:
        case ev.IllegalMoveCompleted() | ev.TouchBroken():
            return replace(state, pending=event, article=event.article)
        case ev.IllegalMoveCounted():
            counts = state.illegal_moves.put(event.player, event.count)
            counted = replace(state, illegal_moves=counts, article=event.article, pending=None)
            return _without_undo(counted) if event.by is Actor.PROGRAM else counted
        case ev.RulingBegun():
            before = replace(state, clock=state.clock.stop(event.at_ms))
            return replace(state, before_ruling=before, ruled_ms=NONE_YET)
        case ev.RulingUndone():
            return _undone(state, event.at_ms)
        case ev.ArbiterFound():
            return replace(state, watched=_still_watched(state, event), article=event.article or state.article)
        case ev.CounterSet():
            return replace(state, counter=event.moves)
        case ev.IllegalMovesSet():
            return replace(state, illegal_moves=event.counts)
        case ev.PlayerWarned():
            return replace(state, warnings=state.warnings.put(event.player, state.warnings[event.player] + 1))
        case _:
            assert_never(event)


def _still_watched(state: GameState, event: ev.ArbiterFound) -> Finding | None:
    """What is waited out is over once it is found again without waiting on."""
    if event.awaits_next_move:
        return event.finding
    return None if event.finding is state.watched else state.watched


def _undone(state: GameState, at_ms: int) -> GameState:
    """As before the ruling, but for the time that has been used since: the clocks lose only what it had changed."""
    before = state.before_ruling
    if before is None:
        return state
    shown = state.clock.at(at_ms).remaining_ms
    remaining_ms = ByColor(
        max(shown.white - state.ruled_ms.white, 0),
        max(shown.black - state.ruled_ms.black, 0),
    )
    return replace(
        before,
        clock=replace(before.clock, remaining_ms=remaining_ms),
        awaits_arbiter=before.is_started,
    )
