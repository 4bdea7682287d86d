"""The plan of an afternoon in words: hours, boards, whether it fits, how late it is, what helps. No widget here."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce

from ladya_desktop.game.regulations import Rate
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import t
from ladya_desktop.texts.tournament_values import EN_DASH, NO_BREAK_SPACE, clock_time, time_control
from ladya_desktop.tournament.plan import PlannedRound, RoundState
from ladya_desktop.tournament.plan_controls import Proposal, Remedies
from ladya_desktop.tournament.plan_times import Afternoon
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.ui.tournament.plan_shown import ShownPlan

MINUTES_IN_DAY = 24 * 60
FAR_MIN = 6 * 60
"""Beyond that it is no use to say how much is missing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A short remark with its kind and picture, as a `Chip` shows it."""

    text: str
    kind: str
    icon: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """What stands over a column, and in short where it is narrow."""

    text: str
    short: str


def span(minutes: int) -> str:
    """A length of time, short: "46 min", "2 h", "2 h 20 min"."""
    hours, rest = divmod(minutes, 60)
    if not hours:
        return _kept(t("plan.minutes", n=rest))
    return _kept(t("plan.hours_minutes", hours=hours, minutes=rest) if rest else t("plan.hours", n=hours))


def clock(minute: int) -> str:
    """An hour of the day: "17:09"; of another day in a word."""
    return clock_time(minute) if minute < MINUTES_IN_DAY else t("plan.another_day")


def boards_and_control(setup: GroupSetup) -> str:
    """On how many boards and with which clock a group plays."""
    boards = t("plan.boards", n=setup.computers + setup.wooden_boards)
    return t("plan.boards_and_control", boards=_kept(boards), control=time_control(setup))


def place(afternoon: Afternoon, number: int) -> str:
    """Where a game is played; the boards are counted through, and a computer is called one."""
    code = "plan.place_computer" if afternoon.is_computer(number) else "plan.place_board"
    return _kept(t(code, n=number + 1))


def column(afternoon: Afternoon, number: int) -> Heading:
    """The heading over a board's column."""
    if afternoon.is_computer(number):
        computer = t("plan.column_computer", n=number + 1)
        return Heading(text=computer, short=computer)
    return Heading(text=t("plan.column_wooden", n=number + 1), short=t("plan.column_wooden_short", n=number + 1))


def round_hours(of_round: PlannedRound) -> str:
    """From when to when a round is played; of one that is on or over, until when; nothing if that is not known."""
    start, end = of_round.starts_at_min, of_round.ends_at_min
    if end is None:
        return ""
    if start is None or of_round.state is RoundState.PLAYED:
        return t("plan.until", time=clock(end))
    return clock(start) if start >= MINUTES_IN_DAY else f"{clock(start)}{EN_DASH}{clock(end)}"


def fit(shown: ShownPlan) -> Said:
    """Whether all fits, and by how much."""
    spare_min = shown.plan.spare_min
    if not shown.plan.games:
        return Said(text=t("plan.all_played"), kind="good", icon="check")
    if spare_min > 0:
        return Said(text=t("plan.fits", time=span(spare_min)), kind="good", icon="check")
    if spare_min == 0:
        return Said(text=t("plan.fits_exactly"), kind="good", icon="check")
    if -spare_min > FAR_MIN:
        return Said(text=t("plan.fits_far_from"), kind="danger", icon="warning")
    return Said(text=t("plan.fits_not", time=span(-spare_min)), kind="danger", icon="warning")


def lateness(shown: ShownPlan) -> Said | None:
    """How the afternoon runs against its plan; nothing on another day, before its hour or when all is played."""
    late_min = shown.plan.late_min
    if not shown.is_today or not shown.plan.games or (not late_min and not shown.has_begun):
        return None
    if late_min > 0:
        return Said(text=t("plan.late", time=span(late_min)), kind="warn", icon="clock")
    if late_min < 0:
        return Said(text=t("plan.early", time=span(-late_min)), kind="accent", icon="clock")
    return Said(text=t("plan.on_time"), kind="accent", icon="clock")


def warning(shown: ShownPlan, setup: GroupSetup) -> str:
    """What is wrong with a plan that does not fit, and what helps; nothing if it fits or all is played."""
    if shown.remedies is None or not shown.plan.games:
        return ""
    end_min = shown.plan.ends_at_min
    if end_min < MINUTES_IN_DAY:
        over = t("plan.over", end=clock(end_min), until=clock(shown.afternoon.ends_at_min))
    else:
        over = t("plan.over_today")
    return f"{over} {_help(shown.remedies, setup, has_begun=shown.has_begun)}"


def remarks(shown: ShownPlan, *, is_brief: bool) -> str:
    """What else is worth knowing of a plan, in a few short sentences; in brief only what comes next."""
    return " ".join((*_next(shown), *(() if is_brief else _remarks(shown))))


def control(setup: GroupSetup, proposed: Proposal) -> str:
    """A time control proposed to a group: "5 min + 3 s a move"."""
    return time_control(replace(setup, time_control=proposed.control.pgn))


def why(proposed: Proposal) -> str:
    """Of which kind a time control is, why it is proposed, and when all would end."""
    return t(
        "plan.control_note",
        rate=t(f"plan.rate_{Rate.of(TimeControl.from_pgn(proposed.control.pgn)).value}"),
        reason=t(f"plan.control_{proposed.reason.value}"),
        game=span(proposed.control.game_min),
        end=clock(proposed.ends_at_min),
    )


def _help(remedies: Remedies, setup: GroupSetup, *, has_begun: bool) -> str:
    ways = tuple(_ways(remedies, setup))
    if ways:
        return t("plan.help", list=reduce(_either, ways))
    if remedies.places_for_shortest is not None:
        return t("plan.help_both", n=remedies.places_for_shortest)
    return t("plan.help_none_now" if has_begun else "plan.help_none")


def _either(first: str, second: str) -> str:
    return t("plan.help_or", first=first, second=second)


def _ways(remedies: Remedies, setup: GroupSetup) -> Iterator[str]:
    if remedies.break_min is not None:
        break_min = remedies.break_min
        yield t("plan.help_break", time=span(break_min)) if break_min else t("plan.help_no_break")
    if remedies.places is not None:
        yield _kept(t("plan.boards", n=remedies.places))
    if remedies.proposal is not None:
        yield t("plan.help_control", control=control(setup, remedies.proposal))


def _next(shown: ShownPlan) -> Iterator[str]:
    upcoming = shown.plan.upcoming
    if shown.has_begun and shown.is_today and upcoming:
        code = "plan.next_round" if shown.plan.in_rounds else "plan.next_game"
        yield t(code, time=clock(upcoming[0].starts_at_min))


def _remarks(shown: ShownPlan) -> Iterator[str]:
    plan, until_min = shown.plan, shown.afternoon.ends_at_min
    if not plan.games:
        return
    if plan.ends_at_min < MINUTES_IN_DAY:
        yield t("plan.end", time=clock(plan.ends_at_min))
    if not shown.has_begun and shown.usual_end_min <= until_min:
        yield t("plan.end_usual", time=clock(shown.usual_end_min))
    if plan.spare_min > 0:
        yield t("plan.award", time=span(plan.spare_min))
    if not plan.in_rounds and plan.longest_wait_min:
        yield t("plan.wait", time=span(plan.longest_wait_min))


def _kept(text: str) -> str:
    """A number stays with what is counted."""
    return text.replace(" ", NO_BREAK_SPACE)
