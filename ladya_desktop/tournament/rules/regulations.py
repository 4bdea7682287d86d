"""Laying down the event and its groups (school regulation, articles III to V), and what of it may change when.

Before the draw everything may change. After it the rounds were announced and stay; once play has begun the regulations
stay too, and another list of tie-breaks needs a reason. A name may change until the protocol that bears it is signed.
"""

from dataclasses import replace
from typing import assert_never

from ladya_desktop.tournament.acts import (
    AddGroup,
    ChangeDetails,
    ChangeGroup,
    ChangeTieBreaks,
    CreateTournament,
    RemoveGroup,
    RenameGroup,
)
from ladya_desktop.tournament.events import (
    DetailsChanged,
    GroupAdded,
    GroupChanged,
    GroupRemoved,
    GroupRenamed,
    TieBreaksChanged,
    TournamentCreated,
)
from ladya_desktop.tournament.names import clean_line, clean_name, name_key
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.rules.setup_faults import MAX_CODE_LETTERS, setup_faults
from ladya_desktop.tournament.setup import EventDetails, GroupSetup
from ladya_desktop.tournament.state import GroupState, TournamentState

MAX_TITLE_LETTERS = 120
YEARS = range(2000, 2101)
MAX_COMPLAINT_MIN = 24 * 60


def decide(
    state: TournamentState,
    act: CreateTournament | ChangeDetails | AddGroup | RemoveGroup | ChangeGroup | RenameGroup | ChangeTieBreaks,
) -> Decision:
    """Lays down or changes."""
    match act:
        case CreateTournament():
            return _create(state, act)
        case ChangeDetails():
            return _change_details(state, act)
        case AddGroup():
            fault = next(setup_faults((*(group.setup for group in state.groups), act.setup), state.year), None)
            return fault or (GroupAdded(setup=act.setup),)
        case RemoveGroup():
            return _remove_group(state, act)
        case ChangeGroup():
            return _change(state, act)
        case RenameGroup():
            return _rename(state, act)
        case ChangeTieBreaks():
            return _change_tie_breaks(state, act)
        case _:
            assert_never(act)


def _create(state: TournamentState, act: CreateTournament) -> Decision:
    title = clean_line(act.title)
    if state.groups:
        return refused("already_created")
    if act.year not in YEARS:
        return refused("year", year=act.year, first=YEARS[0], last=YEARS[-1])
    details = _cleaned(act.details)
    fault = _details_fault(title, details) or next(setup_faults(act.groups, act.year), None)
    return fault or (TournamentCreated(title=title, year=act.year, groups=act.groups, details=details),)


def _change_details(state: TournamentState, act: ChangeDetails) -> Decision:
    title, details = clean_line(act.title), _cleaned(act.details)
    fault = _details_fault(title, details)
    if fault is not None:
        return fault
    unchanged = (title, details) == (state.title, state.details)
    return () if unchanged else (DetailsChanged(title=title, details=details),)


def _cleaned(details: EventDetails) -> EventDetails:
    return replace(
        details,
        school=clean_line(details.school),
        room=clean_line(details.room),
        organizer=clean_line(details.organizer),
        arbiter=clean_line(details.arbiter),
    )


def _details_fault(title: str, details: EventDetails) -> ActRefused | None:
    if not title:
        return refused("title_missing")
    if len(title) > MAX_TITLE_LETTERS:
        return refused("title_too_long", limit=MAX_TITLE_LETTERS)
    if max(map(len, (details.school, details.room, details.organizer, details.arbiter))) > MAX_TITLE_LETTERS:
        return refused("detail_too_long", limit=MAX_TITLE_LETTERS)
    if not 0 <= details.complaint_min <= MAX_COMPLAINT_MIN:
        return refused("complaint_min", limit=MAX_COMPLAINT_MIN)
    return None


def _remove_group(state: TournamentState, act: RemoveGroup) -> Decision:
    if state.group(act.group) is None:
        return refused("unknown_group", group=act.group)
    if state.participants_of(act.group):
        return refused("group_not_empty", group=state.called(act.group))
    if any(complaint.group == act.group for complaint in state.complaints):
        return refused("group_has_complaints", group=state.called(act.group))
    if len(state.groups) == 1:
        return refused("no_groups")
    return (GroupRemoved(group=act.group),)


def _change(state: TournamentState, act: ChangeGroup) -> Decision:
    group = state.group(act.setup.code)
    if group is None:
        return refused("unknown_group", group=act.setup.code)
    setup = replace(act.setup, name=group.setup.name)
    fault = _locked(group, setup)
    if fault is not None:
        return fault
    setups = tuple(setup if one is group else one.setup for one in state.groups)
    fault = next(setup_faults(setups, state.year), None) or _grades_in_use(state, group, setup)
    if fault is not None:
        return fault
    return () if setup == group.setup else (GroupChanged(setup=setup),)


def _locked(group: GroupState, setup: GroupSetup) -> ActRefused | None:
    if group.is_closed:
        return refused("group_closed", group=setup.called)
    if group.numbers and _rounds_of(setup) != _rounds_of(group.setup):
        return refused("setup_locked", group=setup.called)
    if group.has_begun and announced(setup) != announced(group.setup):
        return refused("regulations_locked", group=setup.called)
    return None


def _rounds_of(setup: GroupSetup) -> tuple[object, ...]:
    """What the rounds follow from, besides the numbers."""
    return setup.first_grade, setup.last_grade, setup.cycles, setup.swap_last_rounds


def announced(setup: GroupSetup) -> GroupSetup:
    """The setup with what may still change while the group plays made equal: its name, when and where."""
    when = replace(setup, name="", month=1, day=1, starts_at_min=0, ends_at_min=1)
    return replace(when, computers=1, wooden_boards=0, break_min=0)


def _rename(state: TournamentState, act: RenameGroup) -> Decision:
    """Gives the group the name, unless it is called so already."""
    group, name = state.group(act.group), clean_name(act.name)
    if group is None:
        return refused("unknown_group", group=act.group)
    if name == group.setup.called:
        return ()
    return _name_fault(state, group, name) or (GroupRenamed(group=act.group, name=name),)


def _name_fault(state: TournamentState, group: GroupState, name: str) -> ActRefused | None:
    """Names that differ only in capitals or blanks are the same to who reads them."""
    if group.is_closed:
        return refused("group_closed", group=group.setup.called)
    if not name:
        return refused("group_name_missing")
    if len(name) > MAX_CODE_LETTERS:
        return refused("group_name_too_long", limit=MAX_CODE_LETTERS)
    others = (one.setup.called for one in state.groups if one is not group)
    twin = next((other for other in others if name_key(other) == name_key(name)), None)
    return refused("group_twice", group=twin) if twin is not None else None


def _change_tie_breaks(state: TournamentState, act: ChangeTieBreaks) -> Decision:
    group = state.group(act.group)
    reason = clean_line(act.reason)
    if group is None:
        return refused("unknown_group", group=act.group)
    if group.is_closed:
        return refused("group_closed", group=group.setup.called)
    if not reason:
        return refused("reason_missing")
    setup = replace(group.setup, tie_breaks=act.tie_breaks)
    fault = next(setup_faults((setup,), state.year), None)
    if fault is not None:
        return fault
    unchanged = setup == group.setup
    return () if unchanged else (TieBreaksChanged(group=act.group, tie_breaks=act.tie_breaks, reason=reason),)


def _grades_in_use(state: TournamentState, group: GroupState, setup: GroupSetup) -> ActRefused | None:
    """Who was put into the group by hand plays there whatever its grades."""
    for pupil in state.participants_of(setup.code):
        if group.setup.admits(pupil.entry.grade) and not setup.admits(pupil.entry.grade):
            return refused("grade_in_use", group=setup.called, name=pupil.entry.name, class_name=pupil.entry.class_name)
    return None
