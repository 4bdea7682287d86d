"""`evolve`: the state after an event. One short arm for each event, no rules, no failure."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import assert_never

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.events import (
    ComplaintAnswered,
    ComplaintFiled,
    DetailsChanged,
    DrawCancelled,
    GameLinked,
    GroupAdded,
    GroupChanged,
    GroupClosed,
    GroupRemoved,
    GroupRenamed,
    GroupReopened,
    LotsDrawn,
    NumbersAssigned,
    NumberTaken,
    ParticipantAdded,
    ParticipantCheckedIn,
    ParticipantMoved,
    ParticipantReinstated,
    ParticipantRemoved,
    ParticipantRenamed,
    ParticipantWithdrawn,
    ResultCorrected,
    ResultRecorded,
    StepBegun,
    StepUndone,
    TieBreaksChanged,
    TieDecided,
    TournamentCreated,
    TournamentEvent,
)
from ladya_desktop.tournament.state import (
    Absence,
    Complaint,
    DecidedTie,
    GroupState,
    Outcome,
    PairingRecord,
    Participant,
    TournamentState,
)
from ladya_desktop.tournament.steps import begun, undone


def evolve(state: TournamentState, event: TournamentEvent) -> TournamentState:
    """The state after one event."""
    match event:
        case StepBegun(number=number):
            return begun(state, number)
        case StepUndone():
            return undone(state)
        case TournamentCreated():
            return _created(state, event)
        case DetailsChanged(title=title, details=details):
            return replace(state, title=title, details=details)
        case GroupAdded(setup=setup):
            return replace(state, groups=(*state.groups, GroupState(setup=setup)))
        case GroupRemoved(group=code):
            return replace(state, groups=tuple(group for group in state.groups if group.setup.code != code))
        case GroupChanged(setup=setup):
            return _with_group(state, setup.code, lambda group: replace(group, setup=setup))
        case GroupRenamed(group=code, name=name):
            return _with_group(state, code, lambda group: replace(group, setup=replace(group.setup, name=name)))
        case TieBreaksChanged(group=code, tie_breaks=codes):
            return _with_group(state, code, lambda group: replace(group, setup=replace(group.setup, tie_breaks=codes)))
        case ParticipantAdded():
            return _added(state, event)
        case ParticipantRemoved(participant_id=gone):
            return replace(state, participants=tuple(one for one in state.participants if one.participant_id != gone))
        case ParticipantRenamed(participant_id=changed, group=code, entry=entry):
            return _with_participant(state, changed, lambda one: replace(one, group=code, entry=entry))
        case ParticipantMoved(participant_id=moved, group=code):
            return _with_participant(state, moved, lambda one: replace(one, group=code))
        case ParticipantCheckedIn(participant_id=asked, is_present=is_present):
            return _with_participant(state, asked, lambda one: replace(one, is_present=is_present))
        case NumberTaken(group=code, participant_id=late):
            return _with_group(state, code, lambda group: _late_taken(group, late))
        case LotsDrawn(group=code):
            return _with_group(state, code, lambda group: _drawn(group, event))
        case NumbersAssigned(group=code, participant_ids=numbers):
            return _with_group(state, code, lambda group: replace(group, numbers=numbers))
        case DrawCancelled(group=code):
            return _draw_cancelled(state, code)
        case GameLinked(game_id=game_id, at_ms=at_ms):
            return _with_record(state, event, lambda record: replace(record, game_id=game_id, started_at_ms=at_ms))
        case ResultRecorded() | ResultCorrected():
            return _with_record(state, event, lambda record: _decided(record, event))
        case ParticipantWithdrawn(participant_id=gone):
            return _with_participant(state, gone, lambda one: _left(one, event))
        case ParticipantReinstated(participant_id=back, from_round=first):
            return _with_participant(state, back, lambda one: _returned(one, first))
        case TieDecided(group=code):
            return _with_group(state, code, lambda group: _tie_decided(group, event))
        case ComplaintFiled():
            complaints = (*state.complaints, _complaint(event))
            return replace(state, complaints=complaints, next_complaint=event.number + 1)
        case ComplaintAnswered():
            return replace(state, complaints=tuple(_answered(one, event) for one in state.complaints))
        case GroupClosed(group=code):
            return _with_group(state, code, lambda group: replace(group, is_closed=True))
        case GroupReopened(group=code):
            return _with_group(state, code, lambda group: replace(group, is_closed=False))
        case _:
            assert_never(event)


def evolve_all(state: TournamentState, events: Iterable[TournamentEvent]) -> TournamentState:
    """The state after several events in order."""
    for event in events:
        state = evolve(state, event)
    return state


def _created(state: TournamentState, event: TournamentCreated) -> TournamentState:
    groups = tuple(GroupState(setup=setup) for setup in event.groups)
    return replace(state, title=event.title, year=event.year, details=event.details, groups=groups)


def _added(state: TournamentState, event: ParticipantAdded) -> TournamentState:
    one = Participant(participant_id=event.participant_id, group=event.group, entry=event.entry)
    return replace(state, participants=(*state.participants, one), next_participant_id=event.participant_id + 1)


def _drawn(group: GroupState, event: LotsDrawn) -> GroupState:
    return replace(
        group,
        numbers=event.participant_ids,
        seed=event.seed,
        apart=event.apart,
        late_meetings=event.late_meetings,
    )


def _draw_cancelled(state: TournamentState, code: str) -> TournamentState:
    """Without rounds nobody misses one: who had left is a pupil who is not there."""
    participants = tuple(_not_drawn(one) if one.group == code else one for one in state.participants)
    return _with_group(replace(state, participants=participants), code, lambda group: GroupState(setup=group.setup))


def _not_drawn(one: Participant) -> Participant:
    return replace(one, absences=(), is_present=False if one.is_withdrawn else one.is_present)


def _late_taken(group: GroupState, participant_id: int) -> GroupState:
    return replace(group, numbers=(*group.numbers, participant_id), is_last_late=True)


def _tie_decided(group: GroupState, event: TieDecided) -> GroupState:
    tie = DecidedTie(participant_ids=event.participant_ids, seed=event.seed, reason=event.reason)
    return replace(group, ties=(*group.ties, tie))


def _complaint(event: ComplaintFiled) -> Complaint:
    return Complaint(
        number=event.number,
        group=event.group,
        author=event.author,
        text=event.text,
        filed_at_ms=event.filed_at_ms,
        deadline_ms=event.deadline_ms,
        round=event.round,
        board=event.board,
        game_id=event.game_id,
    )


def _answered(one: Complaint, event: ComplaintAnswered) -> Complaint:
    if one.number != event.number:
        return one
    return replace(one, answer=event.answer, answered_at_ms=event.at_ms)


def _decided(record: PairingRecord, event: ResultRecorded | ResultCorrected) -> PairingRecord:
    """The record with one more result; an annulled game is no longer the pairing's game."""
    outcome = Outcome(
        score=event.score,
        termination=event.termination,
        article=event.article,
        game_id=event.game_id,
        source=event.source,
        colors_reversed=event.colors_reversed,
        reason=event.reason if isinstance(event, ResultCorrected) else None,
        at_ms=event.at_ms,
        by=event.by,
    )
    game_id = None if event.score is Score.ANNULLED else record.game_id
    return replace(record, game_id=game_id, history=(*record.history, outcome))


def _left(one: Participant, event: ParticipantWithdrawn) -> Participant:
    absence = Absence(after_round=event.after_round, left_at_ms=event.at_ms)
    return replace(one, absences=(*one.absences, absence))


def _returned(one: Participant, first: int) -> Participant:
    absences = tuple(
        replace(absence, back_in_round=first) if absence.back_in_round is None else absence for absence in one.absences
    )
    return replace(one, absences=absences)


def _with_group(state: TournamentState, code: str, change: Callable[[GroupState], GroupState]) -> TournamentState:
    groups = tuple(change(group) if group.setup.code == code else group for group in state.groups)
    return replace(state, groups=groups)


def _with_participant(
    state: TournamentState, participant_id: int, change: Callable[[Participant], Participant]
) -> TournamentState:
    participants = tuple(change(one) if one.participant_id == participant_id else one for one in state.participants)
    return replace(state, participants=participants)


def _with_record(
    state: TournamentState,
    event: GameLinked | ResultRecorded | ResultCorrected,
    change: Callable[[PairingRecord], PairingRecord],
) -> TournamentState:
    def change_group(group: GroupState) -> GroupState:
        old = group.record(event.round, event.board)
        records = [record for record in group.records if record is not old] + [change(old)]
        return replace(group, records=tuple(sorted(records, key=lambda record: (record.round, record.board))))

    return _with_group(state, event.group, change_group)
