"""The day itself: who has come, who plays in another group, who comes after the draw (C.05 articles 6.1 to 6.4)."""

from typing import assert_never

from ladya_desktop.tournament.acts import CheckIn, CheckInRest, EnterLate, MoveParticipant
from ladya_desktop.tournament.events import (
    NumberTaken,
    ParticipantAdded,
    ParticipantCheckedIn,
    ParticipantMoved,
    TournamentEvent,
)
from ladya_desktop.tournament.names import same_pupil_key
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.rules.entering import bound_to_list, cleaned_entry, entry_fault, list_locked
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.state import GroupState, Participant, TournamentState


def decide(state: TournamentState, act: MoveParticipant | CheckIn | CheckInRest | EnterLate) -> Decision:
    """Moves, checks in, lets in late."""
    match act:
        case MoveParticipant():
            return _move(state, act)
        case CheckIn():
            return _check_in(state, act)
        case CheckInRest():
            return _check_in_rest(state, act)
        case EnterLate():
            return _enter_late(state, act)
        case _:
            assert_never(act)


def _move(state: TournamentState, act: MoveParticipant) -> Decision:
    pupil = state.participant(act.participant_id)
    if pupil is None:
        return refused("unknown_participant")
    if state.group(act.group) is None:
        return refused("unknown_group", group=act.group)
    if act.group == pupil.group:
        return ()
    fault = bound_to_list(state, pupil) or list_locked(state, act.group)
    return fault or (ParticipantMoved(participant_id=act.participant_id, group=act.group),)


def _check_in(state: TournamentState, act: CheckIn) -> Decision:
    """Who bears a number has been drawn: he plays or leaves, he is not checked in any more."""
    pupil = state.participant(act.participant_id)
    if pupil is None:
        return refused("unknown_participant")
    if act.is_present is pupil.is_present:
        return ()
    fault = list_locked(state, pupil.group)
    return fault or (ParticipantCheckedIn(participant_id=act.participant_id, is_present=act.is_present),)


def _check_in_rest(state: TournamentState, act: CheckInRest) -> Decision:
    if state.group(act.group) is None:
        return refused("unknown_group", group=act.group)
    unasked = [one.participant_id for one in state.participants_of(act.group) if one.is_present is None]
    came = tuple(ParticipantCheckedIn(participant_id=number, is_present=True) for number in unasked)
    return list_locked(state, act.group) or came


def _enter_late(state: TournamentState, act: EnterLate) -> Decision:
    """The number whose opponents would be free is his: nothing that was announced changes for the others."""
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    entry = cleaned_entry(act.entry)
    known = next((one for one in state.participants if same_pupil_key(one.entry) == same_pupil_key(entry)), None)
    fault = _late_fault(group) or _cannot_come(state, group, entry, known)
    if fault is not None:
        return fault
    number = state.next_participant_id if known is None else known.participant_id
    arrived: TournamentEvent = (
        ParticipantAdded(participant_id=number, group=act.group, entry=entry)
        if known is None
        else ParticipantCheckedIn(participant_id=number, is_present=True)
    )
    return (arrived, NumberTaken(group=act.group, participant_id=number))


def _late_fault(group: GroupState) -> ActRefused | None:
    name = group.setup.called
    if not group.numbers:
        return refused("late_before_draw", group=name)
    if group.has_begun or group.is_closed:
        return refused("late_after_start", group=name)
    return refused("late_needs_redraw", group=name) if len(group.numbers) % 2 == 0 else None


def _cannot_come(
    state: TournamentState, group: GroupState, entry: Entry, known: Participant | None
) -> ActRefused | None:
    """A new pupil is one that could have been entered; one of this group's list must not bear a number yet."""
    if known is None:
        return entry_fault(state, entry, frozenset()) or _of_another_group(group, entry)
    is_waiting = known.group == group.setup.code and known.participant_id not in group.numbers
    return None if is_waiting else refused("name_taken", name=entry.name, class_name=entry.class_name)


def _of_another_group(group: GroupState, entry: Entry) -> ActRefused | None:
    if group.setup.admits(entry.grade):
        return None
    return refused("late_other_group", name=entry.name, class_name=entry.class_name, group=group.setup.called)
