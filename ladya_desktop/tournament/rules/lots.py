"""Start numbers by lot or by hand (C.05 articles 5 and 6): open to all, once, and taken back only before play."""

from typing import assert_never

from ladya_desktop.tournament.acts import AssignNumbers, CancelDraw, DrawLots
from ladya_desktop.tournament.berger import MIN_PLAYERS, berger_rounds
from ladya_desktop.tournament.draw import drawn_apart, is_permutation
from ladya_desktop.tournament.events import DrawCancelled, LotsDrawn, NumbersAssigned
from ladya_desktop.tournament.names import clean_line
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.state import GroupState, TournamentState

MAX_DRAWN = 64
"""More cannot play everybody against everybody: 64 pupils already make 2016 games."""


def decide(state: TournamentState, act: DrawLots | AssignNumbers | CancelDraw) -> Decision:
    """Gives or takes back the numbers of a group."""
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    match act:
        case DrawLots():
            return _draw(state, group, act)
        case AssignNumbers():
            return _assign(state, group, act)
        case CancelDraw():
            return _cancel(group, act)
        case _:
            assert_never(act)


def _draw(state: TournamentState, group: GroupState, act: DrawLots) -> Decision:
    ids = _listed(state, act.group)
    fault = _draw_fault(group, ids)
    if fault is not None:
        return fault
    rounds = berger_rounds(len(ids), cycles=group.setup.cycles, swap_last_rounds=group.setup.swap_last_rounds)
    apart = _apart(act, ids)
    order, late_meetings = drawn_apart(ids, act.seed, apart, rounds)
    return (LotsDrawn(group=act.group, seed=act.seed, participant_ids=order, apart=apart, late_meetings=late_meetings),)


def _apart(act: DrawLots, ids: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sets as far as they are drawn: who has not come, and who is then alone, meets nobody."""
    sets = (tuple(sorted(set(members).intersection(ids))) for members in act.apart)
    return tuple(members for members in sets if len(members) > 1)


def _assign(state: TournamentState, group: GroupState, act: AssignNumbers) -> Decision:
    """Numbers by hand name everybody on the list exactly once."""
    ids = _listed(state, act.group)
    fault = _draw_fault(group, ids)
    if fault is None and not is_permutation(act.participant_ids, ids):
        fault = refused("numbers_incomplete", group=group.setup.called, n=len(ids))
    return fault or (NumbersAssigned(group=act.group, participant_ids=act.participant_ids),)


def _cancel(group: GroupState, act: CancelDraw) -> Decision:
    """A record means that a game was started or a result entered: then the pairings stay."""
    if not group.numbers:
        return refused("not_drawn", group=group.setup.called)
    if group.records or group.is_closed:
        return refused("play_begun", group=group.setup.called)
    return (DrawCancelled(group=act.group, reason=clean_line(act.reason)),)


def _draw_fault(group: GroupState, ids: tuple[int, ...]) -> ActRefused | None:
    name = group.setup.called
    if group.numbers:
        return refused("already_drawn", group=name)
    if not ids:
        return refused("nobody_to_draw", group=name)
    if len(ids) < MIN_PLAYERS:
        return refused("one_to_draw", group=name)
    if len(ids) > MAX_DRAWN:
        return refused("too_many_to_draw", group=name, n=len(ids), limit=MAX_DRAWN)
    return None


def _listed(state: TournamentState, code: str) -> tuple[int, ...]:
    """Everybody on the list but who was found absent on the day."""
    return tuple(pupil.participant_id for pupil in state.participants_of(code) if pupil.is_present is not False)
