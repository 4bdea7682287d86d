"""Values of a tournament as people read them: dates, hours, grades, scores, places. No widget here.

Numbers follow the language chosen: SB prints "18,50" in Russian and "18.50" in English.
"""

from datetime import date

from ladya_desktop.files.remark import Remark
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_date, format_day
from ladya_desktop.texts.tournament_values import (
    NO_BREAK_SPACE,
    clock_time,
    grades,
    group_and_grades,
    group_name,
    hours,
    is_given,
    mark,
    name_and_class,
    places,
    score,
    tie_break,
    time_control,
)
from ladya_desktop.tournament.setup import GroupSetup
from ladya_desktop.tournament.view import GroupStatus, GroupView, Mark, PairingStatus, RoundView

__all__ = (
    "BY_ARBITER",
    "LEAP_YEAR",
    "NO_BREAK_SPACE",
    "clock_time",
    "day_of",
    "grades",
    "group_and_grades",
    "group_name",
    "group_state",
    "hours",
    "is_round_running",
    "mark",
    "mark_meaning",
    "name_and_class",
    "places",
    "round_running",
    "rounds_completed",
    "row_remark",
    "score",
    "score_in_words",
    "score_meaning",
    "setup_date",
    "sunday",
    "termination",
    "tie_break",
    "time_control",
    "weekday",
)

SUNDAY = 7
LEAP_YEAR = 2024
"""Has every day a setup may name; a setup knows no year."""

_SCORE_MEANINGS = {
    Score.WHITE_WINS: "tournament.score_white",
    Score.BLACK_WINS: "tournament.score_black",
    Score.DRAW: "tournament.score_draw",
    Score.WHITE_BY_FORFEIT: "tournament.score_white_forfeit",
    Score.BLACK_BY_FORFEIT: "tournament.score_black_forfeit",
    Score.BOTH_FORFEIT: "tournament.score_both_forfeit",
    Score.BOTH_LOSE: "tournament.score_both_lose",
    Score.WHITE_HALF: "tournament.score_white_half",
    Score.BLACK_HALF: "tournament.score_black_half",
    Score.ANNULLED: "tournament.score_annulled",
}
BY_ARBITER = (Score.WHITE_HALF, Score.BOTH_LOSE, Score.BLACK_HALF)
"""Scores that no game ends with by itself."""


def setup_date(setup: GroupSetup) -> str:
    """The day a group plays."""
    return format_date(date(LEAP_YEAR, setup.month, setup.day)).replace(" ", NO_BREAK_SPACE)


def day_of(setup: GroupSetup, year: int) -> date | None:
    """The day a group plays in a year; None if that year has no such day."""
    try:
        return date(year, setup.month, setup.day)
    except ValueError:
        return None


def weekday(day: date | None) -> str:
    """A day with its weekday; nothing if there is none."""
    return format_day(day).replace(" ", NO_BREAK_SPACE) if day is not None else ""


def sunday(day: date | None) -> str:
    """What is to be minded of a Sunday; nothing of other days."""
    return t("group_setup.sunday") if day is not None and day.isoweekday() == SUNDAY else ""


def group_state(group: GroupView) -> str:
    """Where a group stands, in two or three words."""
    match group.status:
        case GroupStatus.ENTRY:
            n = len(group.participants)
            return t("tournament.group_entry", n=n) if n else t("tournament.group_entry_empty")
        case GroupStatus.DRAWN:
            return t("tournament.group_drawn")
        case GroupStatus.PLAYING:
            return _state_in_play(group)
        case GroupStatus.FINISHED:
            return t("tournament.group_finished")
        case GroupStatus.CLOSED:
            return t("tournament.group_closed")


def is_round_running(group: GroupView, of_round: RoundView) -> bool:
    """Whether it is played now: it is the group's current one, and somebody has begun or the group has no other yet."""
    is_its_turn = group.status is GroupStatus.PLAYING and group.current_round == of_round.round
    return is_its_turn and (_has_begun(of_round) or not rounds_completed(group))


def round_running(group: GroupView) -> RoundView | None:
    """The round that is played now; None before the first, between two, and when all is over."""
    return next((each for each in group.rounds if is_round_running(group, each)), None)


def rounds_completed(group: GroupView) -> int:
    """How many rounds have every game decided."""
    return sum(1 for of_round in group.rounds if of_round.decided == len(of_round.pairings))


def score_meaning(value: Score) -> str:
    """What a result means, in words."""
    return t(_SCORE_MEANINGS[value])


def score_in_words(value: Score) -> str:
    """A result with what it means: "+ : -" says nothing to who does not know it."""
    return ", ".join(part for part in (score(value), score_meaning(value)) if part)


def termination(value: Termination | None) -> str:
    """Why a game ended, in words."""
    return t("tournament.reason_none") if value is None else t(f"tournament.reason_{value.value}")


def mark_meaning(value: Mark, half_points: int | None) -> str:
    """What stands in a cell, in words; nothing while it is not decided."""
    if value is Mark.NONE:
        return ""
    return t("tournament.mark_half_loss" if is_given(value, half_points) else f"tournament.mark_{value.value}")


def row_remark(remark: Remark) -> str:
    """What is wrong with a pupil's row or was changed in it, where its line is said elsewhere."""
    return t(remark.code, **remark.params)


def _state_in_play(group: GroupView) -> str:
    running = round_running(group)
    if running is None:
        return t("tournament.group_between", n=rounds_completed(group))
    return t("tournament.group_playing", round=running.round)


def _has_begun(of_round: RoundView) -> bool:
    """Somebody has played in it; a game lost to who left was not played."""
    return any(each.status in (PairingStatus.RUNNING, PairingStatus.FINISHED) for each in of_round.pairings)
