"""The hours of rounds and games for papers: as the plan of the afternoon was made before anything was played."""

from typing import Final

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts.tournament_values import EN_DASH, clock_time
from ladya_desktop.tournament.plan import Plan, plan_of
from ladya_desktop.tournament.plan_controls import LONGEST_MOVES, longest_game_min
from ladya_desktop.tournament.plan_of_group import afternoon_of, meetings_of
from ladya_desktop.tournament.view import GroupView

MOST_OVER_MIN: Final = 30
"""A plan of longest games that ends so much too late will do: games are usually shorter."""


def announced_plan(group: GroupView) -> Plan | None:
    """The plan of a group; None if there is nothing to plan, no clock to plan by, or if it is far from its hours."""
    meetings, control = meetings_of(group), TimeControl.from_pgn(group.setup.time_control)
    if not meetings or not control.has_clock:
        return None
    game_min = longest_game_min(control.time_for_ms(LONGEST_MOVES))
    plan = plan_of(meetings, afternoon_of(group.setup, game_min))
    return plan if plan.spare_min >= -MOST_OVER_MIN else None


def hours_of_round(plan: Plan | None, round_number: int) -> str:
    """From when to when a round is played: "16:00-16:16" with a dash; "" where rounds overlap or nothing is planned."""
    if plan is None or not plan.in_rounds:
        return ""
    games = [game for game in plan.games if game.meeting.round == round_number]
    start, end = min(game.starts_at_min for game in games), max(game.ends_at_min for game in games)
    return f"{clock_time(start)}{EN_DASH}{clock_time(end)}"


def overlaps(plan: Plan | None) -> bool:
    """Whether each game has an hour of its own, because rounds are not played one by one."""
    return plan is not None and not plan.in_rounds


def hour_of_game(plan: Plan | None, round_number: int, board: int) -> str:
    """When a game begins, "" if nothing is planned."""
    wanted = (round_number, board)
    games = plan.games if plan is not None else ()
    return next((clock_time(g.starts_at_min) for g in games if (g.meeting.round, g.meeting.board) == wanted), "")
