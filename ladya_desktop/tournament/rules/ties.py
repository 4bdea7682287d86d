"""Ties that the tie-breaks leave: ordered by lot or by hand, where their list says so (C.07 articles 2.1, 4.2)."""

from ladya_desktop.tournament.acts import DecideTie
from ladya_desktop.tournament.draw import drawn_order
from ladya_desktop.tournament.events import TieDecided
from ladya_desktop.tournament.names import clean_line
from ladya_desktop.tournament.refusal import ActRefused, Decision, refused
from ladya_desktop.tournament.snapshot import ties_to_decide
from ladya_desktop.tournament.state import GroupState, TournamentState
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL


def decide(state: TournamentState, act: DecideTie) -> Decision:
    """Orders exactly the pupils of one tie, once every game of the group is decided; again to order them otherwise."""
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    fault = _fault(state, group, act)
    if fault is not None:
        return fault
    ids = act.participant_ids if act.seed is None else drawn_order(act.participant_ids, act.seed)
    return (TieDecided(group=act.group, participant_ids=ids, seed=act.seed, reason=clean_line(act.reason)),)


def _fault(state: TournamentState, group: GroupState, act: DecideTie) -> ActRefused | None:
    wanted = MANUAL if act.seed is None else LOTS
    if group.is_closed:
        return refused("group_closed", group=group.setup.called)
    if wanted not in group.setup.tie_breaks:
        return refused("tie_not_in_list", group=group.setup.called)
    if act.seed is None and not clean_line(act.reason):
        return refused("reason_missing")
    if sorted(act.participant_ids) not in map(sorted, ties_to_decide(state, group, wanted)):
        return refused("no_such_tie", group=group.setup.called)
    return None
