"""Moments of Unix time as the clock on the wall shows them, with the day where it is not today."""

from datetime import date, datetime

from ladya_desktop.texts import t
from ladya_desktop.texts.times import format_date
from ladya_desktop.texts.tournament_values import NO_BREAK_SPACE, clock_time


def moment_of(at_ms: int) -> datetime:
    """The local time of a moment."""
    return datetime.fromtimestamp(at_ms / 1000).astimezone()


def hour_of(at_ms: int) -> str:
    """Hour and minute."""
    moment = moment_of(at_ms)
    return clock_time(moment.hour * 60 + moment.minute)


def said(at_ms: int, today: date) -> str:
    """Hour and minute, after the day if that is another one."""
    day = moment_of(at_ms).date()
    if day == today:
        return hour_of(at_ms)
    named = format_date(day).replace(" ", NO_BREAK_SPACE)
    return t("organizer.deadline_day", date=named, time=hour_of(at_ms))
