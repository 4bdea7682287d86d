"""Numbers that people read: clock faces, durations, time controls, dates, points. Integers only, no clock read here.

Times are milliseconds, points are half-points, tie-breaks are quarter-points. The decimal mark follows the language.
"""

from datetime import date
from functools import reduce
from typing import Final

from ladya_desktop.game.time_control import Period, TimeControl
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


def format_duration(duration_ms: int) -> str:
    """A length of time in words: "2 minutes", "1 minute 30 seconds"; parts of a second are left out."""
    return _duration(duration_ms, "time.minutes", "time.seconds")


def _duration(duration_ms: int, of_minutes: str, of_seconds: str) -> str:
    minutes, seconds = divmod(abs(duration_ms) // 1000, 60)
    if not minutes:
        return t(of_seconds, n=seconds)
    if not seconds:
        return t(of_minutes, n=minutes)
    return t("time.two_units", first=t(of_minutes, n=minutes), second=t(of_seconds, n=seconds))


def format_time_control(control: TimeControl) -> str:
    """A time control in words: "5 minutes + 3 seconds per move", "10 minutes for the game", "no clock".

    Of several periods each is said, and once what every move of the game brings: "40 moves in 90 minutes, then 30
    minutes; +30 seconds per move from move 1".
    """
    periods = control.periods
    if not periods:
        return t("time.no_clock")
    if periods == (Period(base_ms=periods[0].base_ms),):
        return t("time.base_per_game", base=format_duration(periods[0].base_ms))
    bare = [*(_period(period, "time.moves") for period in periods[:-1]), _period(periods[-1], "time.each_moves")]
    if len(periods) > 1 and len({(period.bonus_ms, period.timing) for period in periods}) == 1:
        return _with_bonus(_one_after_another(bare), periods[0], "of_all")
    return _one_after_another([_with_bonus(line, period, "of_one") for line, period in zip(bare, periods, strict=True)])


def _period(period: Period, of_moves: str) -> str:
    """What a period gives, the time for each move apart; a last one with moves begins anew when they are made."""
    if period.moves is None:
        return format_duration(period.base_ms)
    base = _duration(period.base_ms, "time.minutes_acc", "time.seconds_acc")
    return t("time.moves_in", moves=t(of_moves, n=period.moves), base=base)


def _with_bonus(line: str, period: Period, of: str) -> str:
    if not period.bonus_ms:
        return line
    return t(f"time.{period.timing}_{of}", base=line, bonus=format_duration(period.bonus_ms))


def _one_after_another(lines: list[str]) -> str:
    return reduce(lambda first, then: t("time.then", first=first, then=then), lines)


def format_date(day: date) -> str:
    """A day without its year, as it is spoken: "23 April"."""
    return t(f"date.month_{day.month}", day=day.day)


def format_day(day: date) -> str:
    """A day with its weekday: "23 April, Thursday"."""
    return t(f"date.weekday_{day.isoweekday()}", date=format_date(day))


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
