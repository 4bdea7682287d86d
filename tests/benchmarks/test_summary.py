"""Figures of many values."""

import pytest

from benchmarks.summary import summary


def test_a_summary_shows_the_middle_and_the_worst() -> None:
    values = [float(value) for value in range(1, 101)]
    assert summary(values[::-1]) == {"count": 100, "median": 51.0, "p99": 100.0, "max": 100.0}


def test_one_slow_press_in_two_hundred_is_not_its_p99() -> None:
    assert summary([1.0] * 199 + [70.0])["p99"] == 1.0
    assert summary([1.0] * 197 + [70.0] * 3)["p99"] == 70.0


def test_nothing_measured_is_no_good_figure() -> None:
    with pytest.raises(ValueError, match="nothing"):
        summary([])
