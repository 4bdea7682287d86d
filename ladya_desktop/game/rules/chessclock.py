"""Article 6: the press that completes a move, starts, stops and the fall of a flag.

It does not decide what a press on an illegal move costs: that is article 7 (`irregularities`).
"""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import FOR_RULING, Actor, Finding
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Termination
from ladya_desktop.game.rules.mating import lost_unless_no_mate
from ladya_desktop.game.state import GameState

_SAID_BY_ITSELF = (
    Finding.WRONG_START_POSITION,
    Finding.BOARD_TURNED,
    Finding.COLOURS_REVERSED,
    Finding.DISPLACED,
)
"""Findings that change neither the clocks nor the moves, and of which the players are told; others are told by that."""


def flag_fall(state: GameState, now_ms: int) -> tuple[ev.Event, ...]:
    """6.8, 6.9: the flag fell if its instant is past; under limited supervision somebody has to call it (13.4.5)."""
    color, instant_ms = state.clock.running, state.clock.flag_instant_ms()
    if color is None or instant_ms is None or instant_ms > now_ms:
        return ()
    if state.regulations.is_limited:
        return (ev.FlagFell(by=Actor.PROGRAM, at_ms=instant_ms, color=color, goes_on=True),)
    fell = ev.FlagFell(by=Actor.PROGRAM, at_ms=instant_ms, color=color)
    return (fell, *_lost_on_time(state, color, instant_ms))


def _lost_on_time(state: GameState, color: Color, at_ms: int) -> tuple[ev.Event, ...]:
    return lost_unless_no_mate(state, color, Termination.FLAG_FALL, "6.9", by=Actor.PROGRAM, at_ms=at_ms)


def press(state: GameState, act: acts.Press) -> tuple[ev.Event, ...]:
    """6.2.1: completes the presser's last move and everything made before it; only this press brings time."""
    presser = Color(act.by.value)
    count = moves_completed_by_press(state)
    pressed = clock_pressed(state, act, own_moves=own_moves(state, presser, count))
    return (*completed(state, count, act), pressed, *_wrong_hand(state, act, presser))


def completed(state: GameState, count: int, act: acts.Act | ev.Event) -> tuple[ev.Event, ...]:
    """The oldest `count` made moves are completed."""
    return tuple(ev.MoveCompleted(by=act.by, at_ms=act.at_ms, uci=uci) for uci in state.made[:count])


def _wrong_hand(state: GameState, act: acts.Press, presser: Color) -> tuple[ev.Event, ...]:
    """6.2.3: the hand that moved presses; the other one costs a warning (12.9.1)."""
    if not act.other_hand or state.regulations.is_limited:
        return ()
    return (ev.PlayerWarned(by=Actor.PROGRAM, at_ms=act.at_ms, player=presser),)


def own_moves(state: GameState, presser: Color, count: int) -> int:
    """How many of the oldest `count` made moves are the presser's."""
    completed = len(state.moves)
    return sum(state.player_of(ply) is presser for ply in range(completed + 1, completed + count + 1))


def clock_pressed(state: GameState, act: acts.Press, *, own_moves: int, has_bonus: bool = True) -> ev.ClockPressed:
    """6.3: what the press brings that completes so many moves of the presser, the increment of the last one only.

    `delay_ms` is what passes before the opponent is charged.
    """
    presser = Color(act.by.value)
    control, completed = state.regulations.time_control, state.counter[presser] + own_moves
    period = control.period_at(completed - 1)
    bonus_ms = period.gained_ms(state.clock.used_at(act.at_ms))
    return ev.ClockPressed(
        by=act.by,
        at_ms=act.at_ms,
        increment_ms=bonus_ms if own_moves and has_bonus else 0,
        period_ms=periods_gained_ms(state, presser, own_moves),
        delay_ms=control.period_at(state.counter[presser.other]).delay_ms,
    )


def periods_gained_ms(state: GameState, color: Color, own_moves: int) -> int:
    """6.4: the time of the periods that begin when the side completes so many more moves."""
    control, before = state.regulations.time_control, state.counter[color]
    return sum(control.time_gained_ms(completed) for completed in range(before + 1, before + own_moves + 1))


def moves_completed_by_press(state: GameState) -> int:
    """How many made moves a press of the side whose clock runs completes: up to his own last one, 0 if he made none."""
    made = len(state.made)
    is_reply_made = state.current.turn is state.clock.running  # the last one is the opponent's
    return max(made - 1, 0) if is_reply_made else made


def without_clock(state: GameState, made: ev.MoveMade) -> tuple[ev.Event, ...]:
    """Where no clock is used a move is completed by being made, and with it one that had been left to the arbiter."""
    return completed(state, len(state.made), made)


def side_on_clock(state: GameState) -> Color:
    """Whose clock is to run: the player who has not completed his move."""
    return state.position.turn


def start(state: GameState, act: acts.Start | acts.Resume) -> tuple[ev.Event, ...]:
    """6.6, 6.11: the clock of the side that has a move to complete is started, its delay going on where it was."""
    is_first = isinstance(act, acts.Start)
    color = side_on_clock(state)
    delay = None if color is state.clock.interrupted else delay_ms(state, color)
    return (ev.ClockStarted(by=act.by, at_ms=act.at_ms, color=color, is_first=is_first, delay_ms=delay),)


def delay_ms(state: GameState, color: Color) -> int:
    """What passes before the side is charged for a new move."""
    control = state.regulations.time_control
    return control.period_at(state.counter[color]).delay_ms if control.has_clock else 0


def pause_for_ruling(state: GameState, events: tuple[ev.Event, ...], now_ms: int) -> tuple[ev.Event, ...]:
    """It was ruled and the game goes on: the program stops both clocks while that is read, if so agreed."""
    is_ruled = any(_is_ruling(event) for event in events)
    if not (is_ruled and state.regulations.pauses_after_ruling and state.clock.running):
        return ()
    return (ev.ClocksStopped(by=Actor.PROGRAM, at_ms=now_ms, reason=FOR_RULING),)


def _is_ruling(event: ev.Event) -> bool:
    """Whether the players have something to read that the program or the arbiter has ruled; a refusal is none.

    Nor is what the arbiter keeps to himself: that he waits for the next move (13.4.4) or comes too late (13.4.2).
    """
    match event:
        case ev.MoveTakenBack():
            return True
        case ev.TimeAdded() | ev.PositionRestored() | ev.PlayerWarned():
            return event.by in (Actor.PROGRAM, Actor.ARBITER)
        case ev.ClaimDecided():
            return event.by is Actor.PROGRAM and event.article is not None
        case ev.ArbiterFound():
            return event.by is Actor.ARBITER and event.finding in _SAID_BY_ITSELF
        case _:
            return False


def stop(act: acts.Stop) -> tuple[ev.Event, ...]:
    """6.11.2, 6.11.3: both clocks stop; a player's stop waits for the arbiter, and so does one for sleep."""
    waits = act.by is Actor.PROGRAM and act.reason == acts.SLEPT
    return (ev.ClocksStopped(by=act.by, at_ms=act.at_ms, reason=act.reason, waits=waits),)


def claim_flag(state: GameState, act: acts.ClaimFlag) -> tuple[ev.Event, ...]:
    """6.8, 13.4.3: right if the opponent's flag has fallen; of two fallen flags the first decides."""
    claimant = Color(act.by.value)
    claimed = ev.IrregularityClaimed(by=act.by, at_ms=act.at_ms, kind="flag")
    first = state.clock.fallen
    is_right = first is claimant.other
    wrong = state.regulations.limited_article("3") if state.regulations.is_limited else "6.8"
    article = "6.9" if is_right else wrong
    decided = ev.ClaimDecided(
        by=Actor.PROGRAM, at_ms=act.at_ms, upheld=is_right, article=article, must_play=state.must_play
    )
    if first is None or not state.clock.has_fallen(claimant.other):
        return (claimed, decided)
    return (claimed, decided, *_lost_on_time(state, first, act.at_ms))
