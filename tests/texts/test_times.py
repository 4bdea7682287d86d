"""Clock faces, durations, time controls, dates and points as people read them."""

from datetime import date

import pytest

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts import set_language
from ladya_desktop.texts.times import (
    decimal_mark,
    format_clock,
    format_date,
    format_duration,
    format_points,
    format_quarter_points,
    format_time_control,
)


@pytest.mark.parametrize(
    ("remaining_ms", "shown"),
    [
        (1, "0:00,0"),
        (99, "0:00,0"),
        (100, "0:00,1"),
        (8_499, "0:08,4"),
        (9_999, "0:09,9"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_000, "0:59"),
        (59_001, "1:00"),
        (241_001, "4:02"),
        (3_599_000, "59:59"),
        (3_599_001, "1:00:00"),
        (3_600_000, "1:00:00"),
        (5_025_000, "1:23:45"),
        (35_999_000, "9:59:59"),
        (86_400_000, "24:00:00"),
    ],
)
def test_seconds_are_rounded_up_and_tenths_cut_off(remaining_ms: int, shown: str) -> None:
    assert format_clock(remaining_ms) == shown


@pytest.mark.parametrize("remaining_ms", [0, -1, -5_000])
def test_without_a_fallen_flag_zero_is_never_shown_as_one(remaining_ms: int) -> None:
    assert format_clock(remaining_ms) == "0:00,0"


@pytest.mark.parametrize("remaining_ms", [0, -5_000, 1_000])
def test_a_fallen_flag_shows_zero_whatever_is_left(remaining_ms: int) -> None:
    assert format_clock(remaining_ms, flag_fallen=True) == "0:00"


def test_tenths_follow_the_language() -> None:
    set_language("en")
    assert format_clock(8_499) == "0:08.4"
    assert decimal_mark() == "."


@pytest.mark.parametrize(
    ("duration_ms", "russian", "english"),
    [
        (0, "0 секунд", "0 seconds"),
        (1_999, "1 секунда", "1 second"),
        (60_000, "1 минута", "1 minute"),
        (120_000, "2 минуты", "2 minutes"),
        (90_000, "1 минута 30 секунд", "1 minute 30 seconds"),
        (-120_000, "2 минуты", "2 minutes"),
    ],
)
def test_a_duration_is_said_in_words(duration_ms: int, russian: str, english: str) -> None:
    assert format_duration(duration_ms) == russian
    set_language("en")
    assert format_duration(duration_ms) == english


@pytest.mark.parametrize(
    ("pgn", "russian", "english"),
    [
        ("300+3", "5 минут + 3 секунды на ход", "5 minutes + 3 seconds per move"),
        ("600", "10 минут на партию", "10 minutes for the game"),
        ("5400+30", "90 минут + 30 секунд на ход", "90 minutes + 30 seconds per move"),
        ("60+1", "1 минута + 1 секунда на ход", "1 minute + 1 second per move"),
        ("-", "без часов", "no clock"),
        ("300d3", "5 минут, задержка 3 секунды", "5 minutes, delay 3 seconds"),
        ("180b2", "3 минуты, задержка Бронштейна 2 секунды", "3 minutes, Bronstein delay 2 seconds"),
        ("40/5400", "каждые 40 ходов за 90 минут", "every 40 moves in 90 minutes"),
        ("40/5400:1800", "40 ходов за 90 минут, затем 30 минут", "40 moves in 90 minutes, then 30 minutes"),
        (
            "40/5400+30:1800+30",
            "40 ходов за 90 минут, затем 30 минут; +30 секунд за ход с первого хода",
            "40 moves in 90 minutes, then 30 minutes; +30 seconds per move from move 1",
        ),
        (
            "2/60b5:21/61b5:60b5",
            "2 хода за 1 минуту, затем 21 ход за 1 минуту 1 секунду, затем 1 минута; задержка Бронштейна 5 секунд",
            "2 moves in 1 minute, then 21 moves in 1 minute 1 second, then 1 minute; Bronstein delay 5 seconds",
        ),
        (
            "40/5400d5:20/3600d5",
            "40 ходов за 90 минут, затем каждые 20 ходов за 60 минут; задержка 5 секунд",
            "40 moves in 90 minutes, then every 20 moves in 60 minutes; delay 5 seconds",
        ),
        (
            "40/5400:900+10",
            "40 ходов за 90 минут, затем 15 минут + 10 секунд на ход",
            "40 moves in 90 minutes, then 15 minutes + 10 seconds per move",
        ),
        (
            "40/5400+10:900d10",
            "40 ходов за 90 минут + 10 секунд на ход, затем 15 минут, задержка 10 секунд",
            "40 moves in 90 minutes + 10 seconds per move, then 15 minutes, delay 10 seconds",
        ),
    ],
)
def test_a_time_control_is_said_in_words(pgn: str, russian: str, english: str) -> None:
    assert format_time_control(TimeControl.from_pgn(pgn)) == russian
    set_language("en")
    assert format_time_control(TimeControl.from_pgn(pgn)) == english


@pytest.mark.parametrize(
    ("day", "russian", "english"),
    [
        (date(2026, 4, 23), "23 апреля", "23 April"),
        (date(2026, 5, 1), "1 мая", "1 May"),
        (date(2026, 12, 31), "31 декабря", "31 December"),
    ],
)
def test_a_date_is_said_without_its_year(day: date, russian: str, english: str) -> None:
    assert format_date(day) == russian
    set_language("en")
    assert format_date(day) == english


@pytest.mark.parametrize(("half_points", "shown"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (5, "2½"), (20, "10")])
def test_points_are_written_with_halves(half_points: int, shown: str) -> None:
    assert format_points(half_points) == shown


@pytest.mark.parametrize(
    ("quarter_points", "shown"), [(0, "0,00"), (1, "0,25"), (3, "0,75"), (74, "18,50"), (400, "100,00")]
)
def test_sonneborn_berger_has_two_decimals(quarter_points: int, shown: str) -> None:
    assert format_quarter_points(quarter_points) == shown
    set_language("en")
    assert format_quarter_points(quarter_points) == shown.replace(",", ".")
