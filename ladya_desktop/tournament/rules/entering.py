"""Entering pupils into their groups: who is admitted, and that nobody stands on the list twice (regulation, III)."""

from collections.abc import Set
from dataclasses import replace
from typing import assert_never

from ladya_desktop.tournament.acts import AddParticipants, RemoveParticipant, RenameParticipant
from ladya_desktop.tournament.events import ParticipantAdded, ParticipantRemoved, ParticipantRenamed
from ladya_desktop.tournament.names import MAX_NAME_LETTERS, clean_name, same_pupil_key
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.setup import Entry
from ladya_desktop.tournament.state import Participant, TournamentState

MAX_PARTICIPANTS = 1000


def decide(state: TournamentState, act: AddParticipants | RemoveParticipant | RenameParticipant) -> Decision:
    """Changes the list."""
    match act:
        case AddParticipants():
            return _add(state, act)
        case RemoveParticipant():
            return _remove(state, act)
        case RenameParticipant():
            return _rename(state, act)
        case _:
            assert_never(act)


def _add(state: TournamentState, act: AddParticipants) -> Decision:
    """All entries or none; a pupil comes into the group of his grade while its list is open."""
    if len(state.participants) + len(act.entries) > MAX_PARTICIPANTS:
        return refused("too_many_participants", limit=MAX_PARTICIPANTS)
    taken = {same_pupil_key(pupil.entry) for pupil in state.participants}
    events: list[ParticipantAdded] = []
    for entry in map(cleaned_entry, act.entries):
        code = _group_of(state, entry.grade)
        fault = entry_fault(state, entry, taken) or list_locked(state, code)
        if fault is not None:
            return fault
        taken.add(same_pupil_key(entry))
        number = state.next_participant_id + len(events)
        events.append(ParticipantAdded(participant_id=number, group=code, entry=entry))
    return tuple(events)


def _remove(state: TournamentState, act: RemoveParticipant) -> Decision:
    pupil = state.participant(act.participant_id)
    if pupil is None:
        return refused("unknown_participant")
    return bound_to_list(state, pupil) or (ParticipantRemoved(participant_id=act.participant_id),)


def _rename(state: TournamentState, act: RenameParticipant) -> Decision:
    """A name may be corrected until the protocol is signed; a drawn group neither loses nor gets a pupil by it."""
    pupil = state.participant(act.participant_id)
    if pupil is None:
        return refused("unknown_participant")
    entry = cleaned_entry(act.entry)
    code = _group_after(state, pupil, entry)
    fault = _rename_fault(state, pupil, entry, code)
    if fault is not None:
        return fault
    unchanged = entry == pupil.entry
    return () if unchanged else (ParticipantRenamed(participant_id=act.participant_id, group=code, entry=entry),)


def _group_after(state: TournamentState, pupil: Participant, entry: Entry) -> str:
    """The group of the new class; who plays in another one than that of his class stays there."""
    is_moved = _group_of(state, pupil.entry.grade) != pupil.group
    return pupil.group if is_moved or entry.grade == pupil.entry.grade else _group_of(state, entry.grade)


def _rename_fault(state: TournamentState, pupil: Participant, entry: Entry, code: str) -> ActRefused | None:
    others = {same_pupil_key(one.entry) for one in state.participants if one is not pupil}
    is_same_grade = entry.grade == pupil.entry.grade
    fault = _words_fault(entry) or (None if is_same_grade else _grade_fault(state, entry))
    fault = fault or _taken_fault(entry, others)
    if fault is not None:
        return fault
    if code != pupil.group:
        return bound_to_list(state, pupil) or list_locked(state, code)
    closed = any(group.is_closed for group in state.groups if group.setup.code == code)
    return refused("group_closed", group=state.called(code)) if closed else None


def entry_fault(state: TournamentState, entry: Entry, taken: Set[tuple[str, int, str]]) -> ActRefused | None:
    """What is wrong with a pupil to be entered; `taken` are the keys of those who stand on the list."""
    return _words_fault(entry) or _grade_fault(state, entry) or _taken_fault(entry, taken)


def _words_fault(entry: Entry) -> ActRefused | None:
    if not entry.name:
        return refused("name_missing")
    if len(entry.name) > MAX_NAME_LETTERS:
        return refused("name_too_long", name=entry.name[:20], limit=MAX_NAME_LETTERS)
    if entry.letter is not None and not (len(entry.letter) == 1 and entry.letter.isalpha()):
        return refused("class_letter", name=entry.name)
    return None


def _grade_fault(state: TournamentState, entry: Entry) -> ActRefused | None:
    if _group_of(state, entry.grade):
        return None
    return refused("grade_not_admitted", name=entry.name, grade=entry.grade, grades=_admitted_grades(state))


def _taken_fault(entry: Entry, taken: Set[tuple[str, int, str]]) -> ActRefused | None:
    if same_pupil_key(entry) in taken:
        return refused("name_taken", name=entry.name, class_name=entry.class_name)
    return None


def _group_of(state: TournamentState, grade: int) -> str:
    """The code of the group in which the grade plays, empty if it is admitted to none."""
    return next((group.setup.code for group in state.groups if group.setup.admits(grade)), "")


def _admitted_grades(state: TournamentState) -> str:
    spans = sorted((group.setup.first_grade, group.setup.last_grade) for group in state.groups)
    return ", ".join(str(first) if first == last else f"{first}\u2013{last}" for first, last in spans)


def list_locked(state: TournamentState, code: str) -> ActRefused | None:
    """After the draw a list stays as it is (C.05 articles 6.1 to 6.4): the pairings were announced."""
    drawn = any(group.numbers for group in state.groups if group.setup.code == code)
    return refused("participants_locked", group=state.called(code)) if drawn else None


def bound_to_list(state: TournamentState, pupil: Participant) -> ActRefused | None:
    """Who bears a number stays in his group. Who had not come to the draw was not announced and may go."""
    groups = (group for group in state.groups if group.setup.code == pupil.group)
    is_bound = any(group.is_closed or pupil.participant_id in group.numbers for group in groups)
    return refused("participants_locked", group=state.called(pupil.group)) if is_bound else None


def cleaned_entry(entry: Entry) -> Entry:
    """The entry as it is kept: its name without what cannot be seen, the letter of the class as a capital."""
    return replace(entry, name=clean_name(entry.name), letter=entry.letter.upper() if entry.letter else None)
