"""Articles 6.11, 7.1, 8.7, 11 to 13: what the arbiter does by name; every act of his is an event like any other.

Each of these is a ruling that he can take back. A player who tries one is refused at the gate. What he finds is in
`findings`.
"""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.notes import clean_note
from ladya_desktop.game.position import Position
from ladya_desktop.game.result import GameResult, Termination
from ladya_desktop.game.rules import chessclock
from ladya_desktop.game.state import GameState


def set_clock(state: GameState, act: acts.SetClock) -> tuple[ev.Event, ...]:
    """6.10, 7.1: shows other times; a side left out keeps its own."""
    shown = state.clock.at(act.at_ms).remaining_ms
    white_ms = shown.white if act.white_ms is None else act.white_ms
    black_ms = shown.black if act.black_ms is None else act.black_ms
    return (ev.ClocksSet(by=act.by, at_ms=act.at_ms, remaining_ms=ByColor(max(white_ms, 0), max(black_ms, 0))),)


def add_time(act: acts.AddTime) -> tuple[ev.Event, ...]:
    """12.9: adds time to one side or takes it away."""
    return (ev.TimeAdded(by=act.by, at_ms=act.at_ms, player=act.player, ms=act.ms, article=None),)


def waive_touch(state: GameState, act: acts.WaiveTouch) -> tuple[ev.Event, ...]:
    """4.2.2, 9.1.2.1: what was touched by accident binds to nothing and has declined no offer."""
    return (ev.TouchWaived(by=act.by, at_ms=act.at_ms, offer=state.lapsed_offer),)


def warn(act: acts.Warn) -> tuple[ev.Event, ...]:
    """12.9.1: a warning."""
    return (ev.PlayerWarned(by=act.by, at_ms=act.at_ms, player=act.player),)


def restore(state: GameState, act: acts.Restore) -> tuple[ev.Event, ...]:
    """7.1: an earlier position stands again; a running clock goes to the side then to move."""
    moves = state.moves + state.made
    if not 0 <= act.ply <= len(moves):
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.not_allowed_now"),)
    restored = ev.PositionRestored(by=act.by, at_ms=act.at_ms, ply=act.ply)
    if state.clock.running is None:
        return (*_clocks_with(state, act), restored)
    turn = Position(state.opened.base_fen, moves[: act.ply]).turn
    delay_ms = chessclock.delay_ms(state, turn)
    started = ev.ClockStarted(by=act.by, at_ms=act.at_ms, color=turn, is_first=False, delay_ms=delay_ms)
    return (started, *_clocks_with(state, act), restored)


def _clocks_with(state: GameState, act: acts.Restore) -> tuple[ev.Event, ...]:
    if act.white_ms is None and act.black_ms is None:
        return ()
    return set_clock(state, acts.SetClock(by=act.by, at_ms=act.at_ms, white_ms=act.white_ms, black_ms=act.black_ms))


def declare(act: acts.Declare) -> tuple[ev.Event, ...]:
    """8.7, 11.7, 12.9: a result; the reason is a known one or the arbiter's own."""
    known = {termination.value: termination for termination in Termination}
    default = Termination.FORFEIT if act.result.is_forfeit else Termination.ARBITER
    result = GameResult(score=act.result, termination=known.get(act.reason, default), article=None)
    return (ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result),)


def set_counter(state: GameState, act: acts.SetCounter) -> tuple[ev.Event, ...]:
    """7.1: sets the counters of completed moves; a side left out keeps its own."""
    return (ev.CounterSet(by=act.by, at_ms=act.at_ms, moves=_changed(state.counter, act.white, act.black)),)


def set_illegal_moves(state: GameState, act: acts.SetIllegalMoves) -> tuple[ev.Event, ...]:
    """7.5.5: corrects how many illegal moves are counted."""
    counts = _changed(state.illegal_moves, act.white, act.black)
    return (ev.IllegalMovesSet(by=act.by, at_ms=act.at_ms, counts=counts),)


def _changed(pair: ByColor[int], white: int | None, black: int | None) -> ByColor[int]:
    return ByColor(pair.white if white is None else white, pair.black if black is None else black)


def note(act: acts.Note) -> tuple[ev.Event, ...]:
    """8.1, 11.10: a remark for whoever reads the record; the ruling before it can still be taken back."""
    text = clean_note(act.text)
    if not text:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.empty_note"),)
    return (ev.NoteWritten(by=act.by, at_ms=act.at_ms, text=text),)


def undo(state: GameState, act: acts.Undo) -> tuple[ev.Event, ...]:
    """Takes back the last ruling, while the clocks stand and no move has been made since."""
    reason = why_not_undone(state)
    if reason is not None:
        return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason=reason),)
    return (ev.RulingUndone(by=act.by, at_ms=act.at_ms),)


def why_not_undone(state: GameState) -> str | None:
    """The code of why no ruling can be taken back now, None if one can."""
    if state.clock.running is not None:
        return "refusal.stop_clocks_first"
    return "refusal.nothing_to_undo" if state.before_ruling is None else None
