"""What the plan's window shows of a group: its plan as first made and as things stand, and what would help."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.tournament.plan import Plan, plan_of
from ladya_desktop.tournament.plan_controls import (
    LADDER,
    LONGEST_MOVES,
    Proposal,
    Remedies,
    longest_game_min,
    proposals,
    remedies,
    usual_game_min,
)
from ladya_desktop.tournament.plan_of_group import afternoon_of, meetings_of, now_of
from ladya_desktop.tournament.plan_times import Afternoon, Now
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupStatus, GroupView

_BEGUN = (GroupStatus.PLAYING, GroupStatus.FINISHED, GroupStatus.CLOSED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPlan:
    """A group's plan: `first` as made before anything was played, `plan` as things stand.

    `is_today`: it is the day of the group, so that the clock on the wall tells how late it is. `usual_end_min` is when
    the last game would end if all were as long as games usually are.
    """

    afternoon: Afternoon
    first: Plan
    plan: Plan
    usual_end_min: int
    remedies: Remedies | None
    is_today: bool
    has_begun: bool


def has_begun(group: GroupView) -> bool:
    """Whether games have been played, so that its regulations stay as they are."""
    return group.status in _BEGUN


def game_min(time_control: str) -> int | None:
    """The longest a game lasts at a time control; None without a clock."""
    control = TimeControl.from_pgn(time_control)
    return longest_game_min(control.time_for_ms(LONGEST_MOVES)) if control.has_clock else None


def shown_plan(group: GroupView, setup: GroupSetup, now_min: int | None) -> ShownPlan | None:
    """The plan of a group with a setup that may differ from its own; `now_min` is None on another day.

    None if there is nothing to plan: fewer than two pupils, or games without a clock.
    """
    meetings, longest_min = meetings_of(group), game_min(setup.time_control)
    if not meetings or longest_min is None:
        return None
    afternoon = afternoon_of(setup, longest_min)
    is_today, begun = now_min is not None, has_begun(group)
    first = plan_of(meetings, afternoon)
    now = as_things_stand(group, afternoon, first, now_min)
    still = _still(afternoon, now_min)
    return ShownPlan(
        afternoon=afternoon,
        first=first,
        plan=plan_of(meetings, afternoon, now),
        usual_end_min=plan_of(meetings, replace(afternoon, game_min=usual_game_min(longest_min))).ends_at_min,
        remedies=remedies(meetings, afternoon, now) if begun else remedies(meetings, still),
        is_today=is_today,
        has_begun=begun,
    )


def as_things_stand(group: GroupView, afternoon: Afternoon, first: Plan, now_min: int | None) -> Now:
    """What is decided and what runs at a minute of the group's day.

    On another day (None) nobody knows by that day's clock when a game ended: it is taken to have ended as planned at
    `first`, so that the games to come keep their hours.
    """
    if now_min is not None:
        return now_of(group, now_min, minute_of(group.date))
    now = now_of(group, afternoon.starts_at_min, minute_of(group.date))
    planned = {game.meeting: game.ends_at_min for game in first.games}
    decided = (
        each if each.ended_at_min is not None else replace(each, ended_at_min=planned[each.meeting])
        for each in now.decided
    )
    return replace(now, decided=tuple(decided))


def offered(group: GroupView, setup: GroupSetup, now_min: int | None) -> tuple[Proposal, ...]:
    """The time controls that fit; none once play has begun, for then it stays."""
    meetings = meetings_of(group)
    if not meetings or has_begun(group):
        return ()
    return proposals(meetings, _still(afternoon_of(setup, LADDER[-1].game_min), now_min))


def _still(afternoon: Afternoon, now_min: int | None) -> Afternoon:
    """What is left of an afternoon that has not begun in time."""
    return afternoon if now_min is None else replace(afternoon, starts_at_min=max(afternoon.starts_at_min, now_min))


def minute_of(day: str) -> Callable[[int], int | None]:
    """At which minute of a day (ISO 8601) a moment in Unix time was by the clock on the wall; None on another day."""

    def found(at_ms: int) -> int | None:
        moment = datetime.fromtimestamp(at_ms / 1000).astimezone()
        return moment.hour * 60 + moment.minute if moment.date().isoformat() == day else None

    return found
