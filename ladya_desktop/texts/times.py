"""Numbers that people read: clock faces, durations, time controls, dates, points. Integers only, no clock read here.

Times are milliseconds, points are half-points, tie-breaks are quarter-points. The decimal mark follows the language.
"""

from datetime import date
from typing import Final

from ladya_desktop.texts.catalogue import t

FLAG_FALLEN_TEXT: Final = "0:00"
_TENTHS_BELOW_MS: Final = 10_000


def format_clock(remaining_ms: int, *, flag_fallen: bool = False) -> str:
    """What a clock face shows: "1:23:45" from an hour on, else "4:02"; "0:08,4" under ten seconds.

    Whole seconds are rounded up and tenths cut off, so that the face never promises time that is not there below ten
    seconds. "0:00" stands for a fallen flag and for nothing else: until then even the last instant is "0:00,0".
    """
    if flag_fallen:
        return FLAG_FALLEN_TEXT
    if remaining_ms < _TENTHS_BELOW_MS:
        tenths = max(remaining_ms, 0) // 100
        return f"0:{tenths // 10:02}{decimal_mark()}{tenths % 10}"
    minutes, seconds = divmod(-(-remaining_ms // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def has_tenths(remaining_ms: int) -> bool:
    """Whether the face shows tenths of a second, and so has to be painted ten times a second."""
    return remaining_ms < _TENTHS_BELOW_MS


def format_duration(duration_ms: int) -> str:
    """A length of time in words: "2 minutes", "1 minute 30 seconds"; parts of a second are left out."""
    minutes, seconds = divmod(abs(duration_ms) // 1000, 60)
    if not minutes:
        return t("time.seconds", n=seconds)
    if not seconds:
        return t("time.minutes", n=minutes)
    return t("time.two_units", first=t("time.minutes", n=minutes), second=t("time.seconds", n=seconds))


def format_time_control(base_ms: int | None, increment_ms: int = 0) -> str:
    """A time control in words: "5 minutes + 3 seconds per move", "10 minutes for the game", "no clock" (None)."""
    if base_ms is None:
        return t("time.no_clock")
    if not increment_ms:
        return t("time.base_per_game", base=format_duration(base_ms))
    return t("time.base_and_increment", base=format_duration(base_ms), increment=format_duration(increment_ms))


def format_date(day: date) -> str:
    """A day without its year, as it is spoken: "23 April"."""
    return t(f"date.month_{day.month}", day=day.day)


def format_points(half_points: int) -> str:
    """Points of a game or a table: 5 half-points are "2½", 1 is "½", 0 is "0"."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def format_quarter_points(quarter_points: int) -> str:
    """Sonneborn-Berger with its two decimals: 74 quarter-points are "18,50" in Russian, "18.50" in English."""
    return f"{quarter_points // 4}{decimal_mark()}{quarter_points % 4 * 25:02}"


def decimal_mark() -> str:
    """The sign between a whole number and its decimals on the screen and on paper."""
    return t("number.decimal_mark")
