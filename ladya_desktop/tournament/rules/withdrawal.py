"""Leaving a round-robin and coming back (C.05 articles 6.5 and 6.6)."""

from typing import assert_never

from ladya_desktop.tournament.acts import ReinstateParticipant, WithdrawParticipant
from ladya_desktop.tournament.events import ParticipantReinstated, ParticipantWithdrawn
from ladya_desktop.tournament.names import clean_line
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.schedule import Pairing, group_rounds, pairings_of
from ladya_desktop.tournament.state import GroupState, Participant, TournamentState


def decide(state: TournamentState, act: WithdrawParticipant | ReinstateParticipant) -> Decision:
    """Lets a pupil leave or come back; before the draw he is simply taken off the list."""
    pupil = state.participant(act.participant_id)
    if pupil is None:
        return refused("unknown_participant")
    group = next(group for group in state.groups if group.setup.code == pupil.group)
    if not group.numbers:
        return refused("not_drawn", group=group.setup.called)
    if pupil.participant_id not in group.numbers:
        return refused("bears_no_number", name=pupil.entry.name)
    if group.is_closed:
        return refused("group_closed", group=group.setup.called)
    match act:
        case WithdrawParticipant():
            return _withdraw(state, group, pupil, act)
        case ReinstateParticipant():
            return _reinstate(group, pupil, act)
        case _:
            assert_never(act)


def _withdraw(state: TournamentState, group: GroupState, pupil: Participant, act: WithdrawParticipant) -> Decision:
    """Nobody leaves twice, out of a running game, or before a round that he played."""
    if pupil.is_withdrawn:
        return refused("already_left", name=pupil.entry.name)
    rounds = len(group_rounds(group))
    if not 0 <= act.after_round <= rounds:
        return refused("no_such_round", round=act.after_round, rounds=rounds)
    games = pairings_of(state, group, pupil.participant_id)
    fault = next((fault for game in games if (fault := _still_bound(game, pupil, act.after_round))), None)
    return fault or (
        ParticipantWithdrawn(
            participant_id=act.participant_id,
            after_round=act.after_round,
            reason=clean_line(act.reason),
            at_ms=act.at_ms,
        ),
    )


def _still_bound(game: Pairing, pupil: Participant, after_round: int) -> ActRefused | None:
    if game.record.is_running:
        return refused("game_runs", round=game.round, **_names(game))
    outcome = game.record.outcome
    if outcome is not None and not outcome.score.is_forfeit and game.round > after_round:
        return refused("played_later", name=pupil.entry.name, round=game.round)
    return None


def bound_while_absent(state: TournamentState, pupil: Participant) -> ActRefused | None:
    """Why a pupil cannot be absent from the rounds that he misses: a game of his runs or was played in one of them."""
    group = next(group for group in state.groups if group.setup.code == pupil.group)
    games = pairings_of(state, group, pupil.participant_id)
    missed = [game for game in games if pupil.is_absent(game.round)]
    return next((fault for game in missed if (fault := _still_bound(game, pupil, game.round - 1))), None)


def _names(game: Pairing) -> dict[str, str | int]:
    return {"white": game.players.white.entry.name, "black": game.players.black.entry.name}


def _reinstate(group: GroupState, pupil: Participant, act: ReinstateParticipant) -> Decision:
    if pupil.left_after is None:
        return refused("not_left", name=pupil.entry.name)
    rounds = len(group_rounds(group))
    if not pupil.left_after < act.from_round <= rounds:
        return refused("no_such_round", round=act.from_round, rounds=rounds)
    return (ParticipantReinstated(participant_id=act.participant_id, from_round=act.from_round),)
