"""Closing and reopening a group's protocol: it is signed when every game has a result."""

from typing import assert_never

from ladya_desktop.tournament.acts import CloseGroup, ReopenGroup
from ladya_desktop.tournament.events import GroupClosed, GroupReopened
from ladya_desktop.tournament.names import clean_line
from ladya_desktop.tournament.refusal import Decision, refused
from ladya_desktop.tournament.schedule import pairings
from ladya_desktop.tournament.state import GroupState, TournamentState


def decide(state: TournamentState, act: CloseGroup | ReopenGroup) -> Decision:
    """Closes or reopens."""
    group = state.group(act.group)
    if group is None:
        return refused("unknown_group", group=act.group)
    match act:
        case CloseGroup():
            return _close(state, group)
        case ReopenGroup():
            return _reopen(group, act)
        case _:
            assert_never(act)


def _close(state: TournamentState, group: GroupState) -> Decision:
    if group.is_closed:
        return ()
    if not group.numbers:
        return refused("not_drawn", group=group.setup.called)
    open_games = sum(pairing.score is None for pairing in pairings(state, group))
    if open_games:
        return refused("games_open", group=group.setup.called, n=open_games)
    return (GroupClosed(group=group.setup.code),)


def _reopen(group: GroupState, act: ReopenGroup) -> Decision:
    reason = clean_line(act.reason)
    if not group.is_closed:
        return ()
    if not reason:
        return refused("reason_missing")
    return (GroupReopened(group=act.group, reason=reason),)
