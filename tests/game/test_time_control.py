"""Time controls read from and written to PGN (6.3)."""

import pytest

from ladya_desktop.game.time_control import TimeControl, TimeControlError


@pytest.mark.parametrize(
    ("text", "base_ms", "increment_ms"),
    [
        ("-", None, 0),
        ("300", 300_000, 0),
        ("5400+30", 5_400_000, 30_000),
        ("180+2", 180_000, 2_000),
        ("1", 1_000, 0),
        ("86400+86400", 86_400_000, 86_400_000),
    ],
)
def test_a_time_control_is_read_and_written_back(text: str, base_ms: int | None, increment_ms: int) -> None:
    control = TimeControl.from_pgn(text)
    assert control == TimeControl(base_ms=base_ms, increment_ms=increment_ms)
    assert control.to_pgn() == text


def test_an_increment_of_nothing_is_not_written() -> None:
    assert TimeControl.from_pgn("300+0").to_pgn() == "300"


def test_only_a_dash_is_without_a_clock() -> None:
    assert not TimeControl.from_pgn("-").has_clock
    assert TimeControl.from_pgn("300").has_clock


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "0",
        "0+5",
        "86401",
        "300+86401",
        "-5",
        "300+",
        "+3",
        "3:00",
        "40/5400",
        "180b2",
        "180d2",
        "300 ",
        "5,5",
        "٣٠٠",
        "3e2",
        "300+2+2",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(TimeControlError):
        TimeControl.from_pgn(text)
