"""Articles 7.2 to 7.6, 11, 13.4: what an arbiter finds, and what follows from it.

A finding that does not fit what the program has recorded, or that comes too late (13.4.2), changes nothing and says so.
"""

from collections.abc import Callable
from functools import reduce

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Actor, Finding
from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.position import Position
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.result import GameResult, Score, Termination, win_for
from ladya_desktop.game.rules import completion, irregularities
from ladya_desktop.game.state import GameState

_TEN_MOVES = 10
_Events = tuple[ev.Event, ...]


def rule(state: GameState, act: acts.Rule) -> _Events:
    """The finding and what it brings; refused if there is nothing to find."""
    events = _FINDINGS[act.finding](state, act)
    if not events:
        return _refused(act)
    ruled = (ev.RulingBegun(by=act.by, at_ms=act.at_ms), *_claim_settled(state, act), *events)
    return (*ruled, *_clocks_stay_stopped(reduce(evolve, ruled, state), act))


def _clocks_stay_stopped(after: GameState, act: acts.Rule) -> _Events:
    """Reading 4: where the arbiter rules, the clocks stand from his ruling until he lets them run."""
    if after.regulations.rulings is not Rulings.ARBITER or after.clock.running is None:
        return ()
    return (ev.ClocksStopped(by=act.by, at_ms=act.at_ms, reason="irregularity", waits=True),)


def _refused(act: acts.Rule) -> _Events:
    return (ev.ActRefused(by=act.by, at_ms=act.at_ms, reason="refusal.nothing_found"),)


def _claim_settled(state: GameState, act: acts.Rule) -> _Events:
    """A claim that waited for him is upheld by a finding of its kind."""
    if state.claimed is None or not state.claimed.waits:
        return ()
    article = "4.8" if act.finding is Finding.TOUCH_MOVE else state.regulations.limited_article("2")
    upheld = act.finding.value == state.claimed.kind
    return (ev.ClaimDecided(by=act.by, at_ms=act.at_ms, upheld=upheld, article=article, must_play=state.must_play),)


def _found(
    act: acts.Rule, article: str | None, *, awaits_next_move: bool = False, player: Color | None = None
) -> ev.ArbiterFound:
    return ev.ArbiterFound(
        by=act.by,
        at_ms=act.at_ms,
        finding=act.finding,
        player=player or act.player,
        article=article,
        ply=act.ply,
        awaits_next_move=awaits_next_move,
    )


def _offence(state: GameState, act: acts.Rule) -> _Events:
    """7.5: an illegal move, or both hands used for a move that was completed."""
    pending = state.pending
    if isinstance(pending, ev.IllegalMoveCompleted) and act.player in (None, Color(pending.by.value)):
        offence = irregularities.offence_at_press(state, pending)
        return (
            _found(act, offence.article, player=offence.player),
            *irregularities.rule_on(state, offence, by=act.by, at_ms=act.at_ms),
        )
    ply = _ply_meant(state, act)
    if ply is None or ply > len(state.moves):
        return ()
    half_move = state.history[ply - 1]
    if not half_move.is_illegal and act.finding is not Finding.TWO_HANDS:
        return ()
    offence = irregularities.offence_of(state, ply, act)
    ruling = irregularities.rule_on_completed(state, ply, act, by=act.by)
    return (_found(act, offence.article, player=offence.player), *ruling)


def _ply_meant(state: GameState, act: acts.Rule) -> int | None:
    """The half-move the finding speaks of, None if there is none or it is too late (13.4.2)."""
    last = len(state.history)
    ply = last if act.ply is None else act.ply
    is_there = 1 <= ply <= last and (act.player in (None, state.player_of(ply)))
    needs_last = act.ply is None or state.regulations.is_too_late_after_reply
    return ply if is_there and (ply == last or not needs_last) else None


def _touch_move(state: GameState, act: acts.Rule) -> _Events:
    """4.3, 4.4: the touched piece has to move; broken as soon as the move is made, never counted as an illegal one."""
    ply = _ply_meant(state, act)
    if ply is None or not state.history[ply - 1].is_touch_broken:
        return ()
    player = state.player_of(ply)
    article = irregularities.broken_duty(state, ply)
    return (_found(act, article, player=player), *irregularities.rule_on_touch(state, ply, act))


def _wrong_start(state: GameState, act: acts.Rule) -> _Events:
    """7.2.1: a new game; under limited supervision no more once both have completed ten moves (13.4.1)."""
    if state.regulations.is_too_late_after_reply and _both_completed_ten(state):
        return (_found(act, state.regulations.limited_article("1.2")),)
    return (_found(act, "7.2.1"), _annulled(act, "7.2.1"))


def _board_turned(state: GameState, act: acts.Rule) -> _Events:
    """7.2.2: the position is carried over to a board lying rightly, and the game goes on."""
    late = state.regulations.is_too_late_after_reply and _both_completed_ten(state)
    return (_found(act, state.regulations.limited_article("1.2") if late else "7.2.2"),)


def _colours_reversed(state: GameState, act: acts.Rule) -> _Events:
    """7.3: a new game, unless both players have completed ten moves."""
    if _both_completed_ten(state):
        return (_found(act, "7.3"),)
    return (_found(act, "7.3"), _annulled(act, "7.3"))


def _both_completed_ten(state: GameState) -> bool:
    return min(state.counter.white, state.counter.black) >= _TEN_MOVES


def _annulled(act: acts.Rule, article: str) -> ev.GameEnded:
    result = GameResult(score=Score.ANNULLED, termination=Termination.ARBITER, article=article)
    return ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result)


def _displaced(state: GameState, act: acts.Rule) -> _Events:
    """7.4.1, 7.6: the right position is put up again."""
    return (_found(act, "7.4.1" if state.knocked else "7.6"), ev.BoardSetRight(by=act.by, at_ms=act.at_ms))


def is_watched_for(position: Position, finding: Finding) -> bool:
    """Whether what the arbiter waits out is there (13.4.4): both kings in check, or a pawn on the last rank."""
    if finding is Finding.PAWN_ON_LAST_RANK:
        return position.has_pawn_on_last_rank()
    return all(position.is_king_attacked(color) for color in COLORS)


def _wait_for_next_move(state: GameState, act: acts.Rule) -> _Events:
    """13.4.4: the arbiter waits until the next move is completed; a draw if the illegal position still stands."""
    if isinstance(state.pending, ev.IllegalMoveCompleted):
        return _offence(state, act)
    if not is_watched_for(state.position, act.finding):
        return ()
    if not state.regulations.is_too_late_after_reply:
        return _illegal_position(state, act)
    return (_found(act, state.regulations.limited_article("4"), awaits_next_move=True),)


def after_press(state: GameState, by: Actor, at_ms: int) -> _Events:
    """What the arbiter waited for is decided by the move just completed, legal or not (reading 20).

    Any illegal position draws, also one that is left of both checks: the mover's own king still attacked.
    """
    if state.watched is None:
        return ()
    article = state.regulations.limited_article("4")
    if not _is_illegal(state.position):
        found = ev.ArbiterFound(by=by, at_ms=at_ms, finding=state.watched, player=None, article=article)
        return (found,)
    result = GameResult(score=Score.DRAW, termination=Termination.ARBITER, article=article)
    return (ev.GameEnded(by=Actor.PROGRAM, at_ms=at_ms, result=result),)


def _is_illegal(position: Position) -> bool:
    """3.10.3: a pawn not promoted, a king that could be taken, or one that has been."""
    is_king_taken = any(position.king_square(color) is None for color in COLORS)
    return is_king_taken or position.has_pawn_on_last_rank() or position.is_king_attacked(position.turn.other)


def _illegal_position(state: GameState, act: acts.Rule) -> _Events:
    """7.5.1, 13.4.2: the last illegal move is corrected; under limited supervision only if it was seen."""
    if isinstance(state.pending, ev.IllegalMoveCompleted):
        return _offence(state, act)
    if state.regulations.is_too_late_after_reply:
        if not act.saw_last_move:
            return (_found(act, state.regulations.limited_article("2")),)
        return _offence(state, act)
    plies = [ply for ply, half_move in enumerate(state.history, start=1) if half_move.irregularity is not None]
    if not plies:
        return ()
    offence = irregularities.offence_of(state, plies[-1], act)
    ruling = irregularities.rule_on_completed(state, plies[-1], act, by=act.by)
    return (_found(act, offence.article, player=offence.player), *ruling)


def _earlier_end(state: GameState, act: acts.Rule) -> _Events:
    """5.1.1, 5.2: the game had ended there, and nobody noticed; an illegal move ends nothing."""
    played = state.moves + state.made
    ply = len(played) if act.ply is None else act.ply
    if not 0 <= ply <= len(played) or any(half_move.stood for half_move in state.history[:ply][-1:]):
        return ()
    result = completion.result_of(Position(state.opened.base_fen, played[:ply]))
    if result is None:
        return ()
    restored = ev.PositionRestored(by=act.by, at_ms=act.at_ms, ply=ply)
    return (_found(act, result.article), restored, ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result))


def _device(_state: GameState, act: acts.Rule) -> _Events:
    """11.3.2: the game is lost, whatever the opponent could still do."""
    if act.player is None:
        return ()
    result = GameResult(score=win_for(act.player.other), termination=Termination.ARBITER, article="11.3.2.2")
    return (_found(act, "11.3.2.2"), ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result))


def _refuses_rules(_state: GameState, act: acts.Rule) -> _Events:
    """11.7: the arbiter declares the loss and what the opponent gets; until then the clocks stand."""
    if act.player is None:
        return ()
    stopped = ev.ClocksStopped(by=act.by, at_ms=act.at_ms, reason="irregularity", waits=True)
    return (_found(act, "11.7"), stopped)


def _has_come(state: GameState, color: Color) -> bool:
    """Whether the player has been at the board: he has moved or touched a piece."""
    has_moved = any(state.player_of(ply) is color for ply in range(1, len(state.history) + 1))
    return has_moved or (bool(state.touches) and state.current.turn is color)


def _absent(state: GameState, act: acts.Rule) -> _Events:
    """6.7.1: forfeited by who has made no move and comes later than the default time; without a player, by both."""
    missing = COLORS if act.player is None else (act.player,)
    late_ms = act.at_ms - state.opened.at_ms
    allowed_ms = state.regulations.default_time_ms or 0
    if any(_has_come(state, color) for color in missing) or late_ms < allowed_ms:
        return ()
    by_white = Score.BLACK_BY_FORFEIT if missing == (Color.WHITE,) else Score.BOTH_FORFEIT
    score = Score.WHITE_BY_FORFEIT if missing == (Color.BLACK,) else by_white
    result = GameResult(score=score, termination=Termination.FORFEIT, article="6.7.1")
    return (_found(act, "6.7.1"), ev.GameEnded(by=act.by, at_ms=act.at_ms, result=result))


_FINDINGS: dict[Finding, Callable[[GameState, acts.Rule], _Events]] = {
    Finding.ILLEGAL_MOVE: _offence,
    Finding.TWO_HANDS: _offence,
    Finding.TOUCH_MOVE: _touch_move,
    Finding.WRONG_START_POSITION: _wrong_start,
    Finding.BOARD_TURNED: _board_turned,
    Finding.COLOURS_REVERSED: _colours_reversed,
    Finding.DISPLACED: _displaced,
    Finding.BOTH_KINGS_IN_CHECK: _wait_for_next_move,
    Finding.PAWN_ON_LAST_RANK: _wait_for_next_move,
    Finding.ILLEGAL_POSITION: _illegal_position,
    Finding.EARLIER_END: _earlier_end,
    Finding.DEVICE: _device,
    Finding.REFUSES_RULES: _refuses_rules,
    Finding.ABSENT: _absent,
}
