"""The organiser's steps and how one is taken back: what the step changed becomes what it was before.

The boards of the program go on meanwhile. So a step is not undone by going back to the old state: every part of the
tournament (a pupil, a group's setup, its numbers, the record of a pairing, a complaint) that the step changed gets its
old value, every other part stays as it is now.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias, TypeVar

from ladya_desktop.tournament.state import (
    Complaint,
    GroupState,
    PairingRecord,
    Participant,
    Step,
    TournamentState,
)

Key = TypeVar("Key")
Part = TypeVar("Part")
Merge: TypeAlias = Callable[[Part, Part, Part], Part]


def begun(state: TournamentState, number: int | None) -> TournamentState:
    """The state in which the next act begins: the step before it is over, a new one is open if it has a number."""
    steps = closed_steps(state)
    if number is None:
        return replace(state, steps=steps)
    return replace(state, steps=(*steps, Step(number=number, before=bare(state))), steps_begun=number)


def undone(state: TournamentState) -> TournamentState:
    """The state without the last step; only `decide` knows whether that may be."""
    *earlier, last = closed_steps(state)
    assert last.after is not None  # every closed step has it
    return replace(merged(state, last.before, last.after), steps=tuple(earlier))


def closed_steps(state: TournamentState) -> tuple[Step, ...]:
    """The steps, the last of them with the state after it."""
    if not state.steps or state.steps[-1].after is not None:
        return state.steps
    return (*state.steps[:-1], replace(state.steps[-1], after=bare(state)))


def bare(state: TournamentState) -> TournamentState:
    """The state without its steps."""
    return replace(state, steps=(), steps_begun=0)


def merged(now: TournamentState, before: TournamentState, after: TournamentState) -> TournamentState:
    """`now` with every part that differs between `before` and `after` as it was before."""
    return replace(
        now,
        title=_part(now.title, before.title, after.title),
        details=_part(now.details, before.details, after.details),
        groups=_merged_groups(now, before, after),
        participants=_merged_participants(now, before, after),
        complaints=_merged_complaints(now, before, after),
    )


def _part(now: Part, before: Part, after: Part) -> Part:
    return now if before == after else before


def _merged_parts(
    now: Mapping[Key, Part], before: Mapping[Key, Part], after: Mapping[Key, Part], merge: Merge[Part]
) -> dict[Key, Part]:
    """Parts by key: one that the step brought goes, one that it took away is back."""
    kept: dict[Key, Part] = {}
    for key in {**now, **before}:
        if key not in after:
            kept[key] = before[key] if key in before else now[key]
        elif key in before:
            kept[key] = merge(now[key], before[key], after[key])
    return kept


def _merged_participants(
    now: TournamentState, before: TournamentState, after: TournamentState
) -> tuple[Participant, ...]:
    """In the order in which they were entered, which is that of their ids."""

    def by_id(state: TournamentState) -> dict[int, Participant]:
        return {one.participant_id: one for one in state.participants}

    pupils = _merged_parts(by_id(now), by_id(before), by_id(after), _part)
    return tuple(pupils[number] for number in sorted(pupils))


def _merged_complaints(now: TournamentState, before: TournamentState, after: TournamentState) -> tuple[Complaint, ...]:
    def by_number(state: TournamentState) -> dict[int, Complaint]:
        return {one.number: one for one in state.complaints}

    return tuple(_merged_parts(by_number(now), by_number(before), by_number(after), _part).values())


def _merged_groups(now: TournamentState, before: TournamentState, after: TournamentState) -> tuple[GroupState, ...]:
    """In the order they had before the step."""

    def by_code(state: TournamentState) -> dict[str, GroupState]:
        return {group.setup.code: group for group in state.groups}

    groups = _merged_parts(by_code(now), by_code(before), by_code(after), _merged_group)
    in_order = {**by_code(before), **by_code(now)}
    return tuple(groups[code] for code in in_order if code in groups)


def _merged_group(now: GroupState, before: GroupState, after: GroupState) -> GroupState:
    draw = now if _draw(before) == _draw(after) else before
    return replace(
        now,
        setup=_part(now.setup, before.setup, after.setup),
        numbers=draw.numbers,
        seed=draw.seed,
        apart=draw.apart,
        late_meetings=draw.late_meetings,
        is_last_late=draw.is_last_late,
        records=_merged_records(now, before, after),
        ties=_part(now.ties, before.ties, after.ties),
        is_closed=_part(now.is_closed, before.is_closed, after.is_closed),
    )


def _merged_records(now: GroupState, before: GroupState, after: GroupState) -> tuple[PairingRecord, ...]:
    def by_place(group: GroupState) -> dict[tuple[int, int], PairingRecord]:
        return {(one.round, one.board): one for one in group.records}

    records = _merged_parts(by_place(now), by_place(before), by_place(after), _part)
    return tuple(records[place] for place in sorted(records))


def _draw(group: GroupState) -> tuple[object, ...]:
    return group.numbers, group.seed, group.apart, group.late_meetings, group.is_last_late
