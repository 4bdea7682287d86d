"""When a round that is not played yet will be, by the plan as things stand, and how late that is."""

from dataclasses import dataclass

from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import clock_time
from ladya_desktop.tournament.plan import Plan, PlannedRound, plan_of
from ladya_desktop.tournament.plan_of_group import afternoon_of, meetings_of
from ladya_desktop.tournament.view import GroupView
from ladya_desktop.ui.tournament.plan_shown import as_things_stand, game_min


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundHours:
    """The hours of a round in words."""

    text: str
    is_late: bool


def round_hours(group: GroupView, number: int, now_min: int | None) -> RoundHours | None:
    """The hours of a round; None without a clock and once it is played. Of one that is on, when it will end.

    `now_min` is the minute of the group's day, None on another day: then the plan is as first made.
    """
    meetings, longest_min = meetings_of(group), game_min(group.setup.time_control)
    if not meetings or longest_min is None:
        return None
    afternoon = afternoon_of(group.setup, longest_min)
    whole = plan_of(meetings, afternoon)
    first = _of(whole, number)
    now = as_things_stand(group, afternoon, whole, now_min)
    stands = _of(plan_of(meetings, afternoon, now), number)
    if not stands.games or stands.ends_at_min is None:
        return None
    late_min = stands.ends_at_min - (first.ends_at_min or stands.ends_at_min)
    hours = _hours(stands.starts_at_min, stands.ends_at_min)
    if late_min <= 0:
        return RoundHours(text=hours, is_late=False)
    late = t("organizer.round_late", n=late_min)
    return RoundHours(text=t("organizer.round_plan_late", hours=hours, late=late), is_late=True)


def _hours(starts_at_min: int | None, ends_at_min: int) -> str:
    last = clock_time(ends_at_min)
    if starts_at_min is None:
        return t("organizer.round_until", last=last)
    return t("organizer.round_plan", first=clock_time(starts_at_min), last=last)


def _of(plan: Plan, number: int) -> PlannedRound:
    return next(each for each in plan.rounds if each.round == number)
