"""Time controls: periods, what a move brings in each, and PGN in and out (6.3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.time_control import Period, TimeControl, TimeControlError, Timing

FISCHER, BRONSTEIN, DELAY = Timing

CLASSIC = TimeControl.from_pgn("40/5400+30:1800+30")
THREE_STAGES = TimeControl.from_pgn("2/180:2/120b3:60d5")
REPEATING = TimeControl.from_pgn("40/7200")


# PGN


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


@pytest.mark.parametrize(
    ("text", "periods"),
    [
        ("-", ()),
        ("300", (Period(base_ms=300_000),)),
        ("180b2", (Period(base_ms=180_000, bonus_ms=2_000, timing=BRONSTEIN),)),
        ("180d2", (Period(base_ms=180_000, bonus_ms=2_000, timing=DELAY),)),
        ("0d5", (Period(base_ms=0, bonus_ms=5_000, timing=DELAY),)),
        ("40/7200", (Period(base_ms=7_200_000, moves=40),)),
        ("1000/60", (Period(base_ms=60_000, moves=1000),)),
        ("40/5400:1800", (Period(base_ms=5_400_000, moves=40), Period(base_ms=1_800_000))),
        ("40/5400:20/1800", (Period(base_ms=5_400_000, moves=40), Period(base_ms=1_800_000, moves=20))),
        (
            "40/5400d5:20/1800b10:900+30",
            (
                Period(base_ms=5_400_000, bonus_ms=5_000, timing=DELAY, moves=40),
                Period(base_ms=1_800_000, bonus_ms=10_000, timing=BRONSTEIN, moves=20),
                Period(base_ms=900_000, bonus_ms=30_000),
            ),
        ),
        (":".join(["1/1"] * 10), (Period(base_ms=1_000, moves=1),) * 10),
    ],
)
def test_periods_are_read_and_written_back(text: str, periods: tuple[Period, ...]) -> None:
    control = TimeControl.from_pgn(text)
    assert control.periods == periods
    assert control.to_pgn() == text


@pytest.mark.parametrize("text", ["300+0", "300b0", "300d0"])
def test_an_increment_of_nothing_is_not_written(text: str) -> None:
    assert TimeControl.from_pgn(text) == TimeControl(base_ms=300_000)
    assert TimeControl.from_pgn(text).to_pgn() == "300"


def test_only_a_dash_is_without_a_clock() -> None:
    assert not TimeControl.from_pgn("-").has_clock
    assert TimeControl.from_pgn("300").has_clock


SYNTAX = (
    "", "?", "*300", "-5", "300+", "300b", "+3", "3:00", "300 ", "5,5", "٣٠٠", "3e2", "300+2+2", "300B2", "300+2d3",
    "/300", "40/", "40/5400/2", "40/5400:", ":300", "40/5400:-", "40/5400::300", "1234567890", "300\n",
)  # fmt: skip
RANGES = ("0", "0+5", "0b5", "0d0", "86401", "300+86401", "300d86401", "0/300", "1001/300", "40/5400:0", "40/86401:9")
SEQUENCES = ("300:60", "40/5400:1800:900", "300+5:40/60", ":".join(["1/1"] * 11))


@pytest.mark.parametrize("text", [*SYNTAX, *RANGES, *SEQUENCES])
def test_anything_else_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(TimeControlError) as caught:
        TimeControl.from_pgn(text)
    assert repr(text) in str(caught.value)


@st.composite
def periods(draw: st.DrawFn, moves: st.SearchStrategy[int | None]) -> Period:
    bonus_ms = draw(st.integers(0, 60)) * 1000
    return Period(
        base_ms=draw(st.integers(1, 86_400)) * 1000,
        bonus_ms=bonus_ms,
        timing=draw(st.sampled_from(Timing)) if bonus_ms else FISCHER,
        moves=draw(moves),
    )


@st.composite
def controls(draw: st.DrawFn) -> TimeControl:
    counted = st.integers(1, 60)
    *before, last = (*draw(st.lists(periods(counted), max_size=4)), draw(periods(st.none() | counted)))
    first, *later = (*before, last)
    return TimeControl(
        base_ms=first.base_ms,
        increment_ms=first.bonus_ms,
        timing=first.timing,
        moves=first.moves,
        later=tuple(later),
    )


@settings(deadline=None)
@given(controls())
def test_every_time_control_comes_back_from_pgn(control: TimeControl) -> None:
    assert TimeControl.from_pgn(control.to_pgn()) == control


# Periods


@pytest.mark.parametrize(("completed", "base_ms"), [(0, 5_400_000), (39, 5_400_000), (40, 1_800_000), (400, 1_800_000)])
def test_a_move_is_made_in_the_period_that_the_completed_ones_reached(completed: int, base_ms: int) -> None:
    assert CLASSIC.period_at(completed).base_ms == base_ms


def test_each_period_has_its_own_way_of_giving_time() -> None:
    assert [THREE_STAGES.period_at(completed).timing for completed in range(6)] == [
        FISCHER, FISCHER, BRONSTEIN, BRONSTEIN, DELAY, DELAY,
    ]  # fmt: skip


@pytest.mark.parametrize(("completed", "gained_ms"), [(0, 0), (39, 0), (40, 1_800_000), (41, 0), (80, 0), (400, 0)])
def test_the_last_move_of_a_period_brings_the_time_of_the_next(completed: int, gained_ms: int) -> None:
    assert CLASSIC.time_gained_ms(completed) == gained_ms


def test_cl_05_each_stage_brings_its_own_time_and_not_that_of_the_one_before() -> None:
    assert [THREE_STAGES.time_gained_ms(completed) for completed in range(1, 7)] == [0, 120_000, 0, 60_000, 0, 0]


def test_a_last_period_with_a_move_count_repeats_for_ever() -> None:
    gaining = [completed for completed in range(1, 201) if REPEATING.time_gained_ms(completed)]
    assert gaining == [40, 80, 120, 160, 200]
    assert REPEATING.time_gained_ms(80) == REPEATING.period_at(123).base_ms == 7_200_000
    later = TimeControl.from_pgn("40/5400:20/1800")
    assert [later.time_gained_ms(completed) for completed in (40, 60, 79, 80)] == [1_800_000, 1_800_000, 0, 1_800_000]


@pytest.mark.parametrize("control", [TimeControl.from_pgn("300+5"), TimeControl.from_pgn("-")])
def test_without_periods_no_move_brings_more_than_its_bonus(control: TimeControl) -> None:
    assert [control.time_gained_ms(completed) for completed in (0, 1, 40)] == [0, 0, 0]


def test_without_a_clock_there_is_no_time_in_any_move() -> None:
    control = TimeControl.from_pgn("-")
    assert control.period_at(0) == control.period_at(50) == Period(base_ms=0)
    assert control.time_for_ms(60) == 0


@pytest.mark.parametrize(
    ("text", "moves", "all_ms"),
    [
        ("300+5", 60, 600_000),
        ("300+5", 0, 300_000),
        ("40/5400:1800", 40, 5_400_000),
        ("40/5400:1800", 41, 7_200_000),
        ("40/5400+30:1800+10", 60, 8_600_000),
        ("20/60", 60, 180_000),
        ("20/60", 61, 240_000),
    ],
)
def test_the_time_for_a_number_of_moves_is_that_of_the_periods_they_reach(text: str, moves: int, all_ms: int) -> None:
    assert TimeControl.from_pgn(text).time_for_ms(moves) == all_ms


# What a press brings


@pytest.mark.parametrize(
    ("timing", "used_ms", "gained_ms"),
    [
        (FISCHER, 0, 2_000),
        (FISCHER, 9_000, 2_000),
        (BRONSTEIN, 0, 0),
        (BRONSTEIN, 1_999, 1_999),
        (BRONSTEIN, 2_001, 2_000),
        (DELAY, 0, 0),
        (DELAY, 9_000, 0),
    ],
)
def test_the_press_brings_the_bonus_in_the_way_of_the_period(timing: Timing, used_ms: int, gained_ms: int) -> None:
    assert Period(base_ms=180_000, bonus_ms=2_000, timing=timing).gained_ms(used_ms) == gained_ms


def test_only_a_simple_delay_passes_before_the_move_is_charged() -> None:
    assert [Period(base_ms=1, bonus_ms=2_000, timing=timing).delay_ms for timing in Timing] == [0, 0, 2_000]
