"""Games and results of the schedule: nothing is overwritten silently, nothing is entered where there is no game.

Laws of Chess, article 8.7 (the result is signed) and 11 to 13 (what an arbiter may decide); a result that stands is
replaced only by a correction with a reason, and the old one stays in the history.
"""

from typing import assert_never

from ladya_desktop.game.result import Score, Termination
from ladya_desktop.tournament.acts import CorrectResult, RecordResult, ResultSource, StartGame
from ladya_desktop.tournament.events import GameLinked, ResultCorrected, ResultRecorded
from ladya_desktop.tournament.names import clean_line
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.schedule import Pairing, find_pairing
from ladya_desktop.tournament.state import GroupState, TournamentState


def decide(state: TournamentState, act: StartGame | RecordResult | CorrectResult) -> Decision:
    """Starts a game, records or corrects a result."""
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    pairing = find_pairing(state, group, act.round, act.board)
    if pairing is None:
        return refused("no_such_game", group=group.setup.called, round=act.round, board=act.board)
    if group.is_closed:
        return refused("group_closed", group=group.setup.called)
    match act:
        case StartGame():
            return _start(state, pairing, act)
        case RecordResult(source=ResultSource.BOARD):
            return _record_from_board(pairing, act)
        case RecordResult():
            return record_by_hand(pairing, act)
        case CorrectResult():
            return _correct(pairing, act)
        case _:
            assert_never(act)


def _start(state: TournamentState, pairing: Pairing, act: StartGame) -> Decision:
    """A pairing has one game at a time; a new one comes only after the old was annulled."""
    if pairing.record.game_id == act.game_id:
        return ()
    fault = _result_stands(pairing) or _runs(pairing) or _somebody_left(pairing)
    if fault is None and (not act.game_id or _is_of_another_pairing(state.groups, pairing, act.game_id)):
        fault = refused("game_taken")
    return fault or (
        GameLinked(group=act.group, round=act.round, board=act.board, game_id=act.game_id, at_ms=act.at_ms, by=act.by),
    )


def _record_from_board(pairing: Pairing, act: RecordResult) -> Decision:
    """Only the game linked to the pairing brings its result, once; the same result again changes nothing."""
    standing = pairing.record.outcome
    if act.game_id is None or act.game_id != pairing.record.game_id:
        return refused("other_game", **_where(pairing))
    if standing is not None:
        return () if standing.score is act.score else _stands(pairing, standing.score)
    return (_recorded(act, act.game_id),)


def record_by_hand(pairing: Pairing, act: RecordResult) -> Decision:
    """An arbiter may enter every score; a game at the board that is still running comes to its own end first."""
    if act.score is Score.ANNULLED:
        return refused("nothing_to_annul", **_where(pairing))
    late = pairing.round > _last_round_of_both(pairing)
    fault = _result_stands(pairing) or _runs(pairing) or (_somebody_left(pairing) if late else None)
    fault = fault or _forfeit_reversed(pairing, act)
    return fault or (_recorded(act, None),)


def _correct(pairing: Pairing, act: CorrectResult) -> Decision:
    standing = pairing.record.outcome
    reason = clean_line(act.reason)
    if standing is None:
        return refused("no_result", **_where(pairing))
    if not reason:
        return refused("reason_missing")
    fault = _forfeit_reversed(pairing, act)
    if fault is not None:
        return fault
    termination = _termination(act.score, act.termination)
    new = (act.score, termination, act.article, act.colors_reversed)
    if new == (standing.score, standing.termination, standing.article, standing.colors_reversed):
        return ()
    return (
        ResultCorrected(
            group=act.group,
            round=act.round,
            board=act.board,
            score=act.score,
            termination=termination,
            article=act.article,
            game_id=standing.game_id,
            source=act.source,
            reason=reason,
            colors_reversed=act.colors_reversed,
            at_ms=act.at_ms,
            by=act.by,
        ),
    )


def _recorded(act: RecordResult, game_id: str | None) -> ResultRecorded:
    return ResultRecorded(
        group=act.group,
        round=act.round,
        board=act.board,
        score=act.score,
        termination=_termination(act.score, act.termination),
        article=act.article,
        game_id=game_id,
        source=act.source,
        colors_reversed=act.colors_reversed,
        at_ms=act.at_ms,
        by=act.by,
    )


def _termination(score: Score, given: Termination | None) -> Termination | None:
    """A forfeit is its own reason."""
    return given or (Termination.FORFEIT if score.is_forfeit else None)


def _where(pairing: Pairing) -> dict[str, str | int]:
    return {
        "round": pairing.round,
        "white": pairing.players.white.entry.name,
        "black": pairing.players.black.entry.name,
    }


def _stands(pairing: Pairing, score: Score) -> ActRefused:
    return refused("result_stands", score=score.value, **_where(pairing))


def _result_stands(pairing: Pairing) -> ActRefused | None:
    standing = pairing.record.outcome
    return None if standing is None else _stands(pairing, standing.score)


def _runs(pairing: Pairing) -> ActRefused | None:
    return refused("game_runs", **_where(pairing)) if pairing.record.is_running else None


def _somebody_left(pairing: Pairing) -> ActRefused | None:
    """Who left for good plays no more; who is back may make up for a round he missed."""
    for pupil in (pairing.players.white, pairing.players.black):
        if pupil.is_withdrawn:
            return refused("participant_left", name=pupil.entry.name)
    return None


def _forfeit_reversed(pairing: Pairing, act: RecordResult | CorrectResult) -> ActRefused | None:
    """A game that was not played had no colours; by hand it must be plain whose forfeit it is. A board knows."""
    if act.colors_reversed and act.score.is_forfeit and act.source is ResultSource.HAND:
        return refused("forfeit_reversed", **_where(pairing))
    return None


def _last_round_of_both(pairing: Pairing) -> int:
    """The last round before either player left: results of games played until then may still be entered."""
    absences = (*pairing.players.white.absences, *pairing.players.black.absences)
    return min((absence.after_round for absence in absences if absence.back_in_round is None), default=pairing.round)


def _is_of_another_pairing(groups: tuple[GroupState, ...], pairing: Pairing, game_id: str) -> bool:
    """Whether the game is, or was until it was annulled, that of another pairing."""
    others = (record for group in groups for record in group.records if record is not pairing.record)
    return any(game_id in (one.game_id, *(outcome.game_id for outcome in one.history)) for one in others)
