"""The chess clock as a value: exact to the millisecond, and nothing runs that should not (article 6)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.clock import ClockState

WHITE, BLACK = Color.WHITE, Color.BLACK
RUNNING = ClockState(remaining_ms=ByColor(10_000, 20_000), running=WHITE, since_ms=1_000)
STANDING = ClockState(remaining_ms=ByColor(10_000, 20_000), since_ms=1_000)


def test_only_the_running_side_uses_time() -> None:
    assert RUNNING.remaining(WHITE, 1_000) == 10_000
    assert RUNNING.remaining(WHITE, 1_001) == 9_999
    assert RUNNING.remaining(BLACK, 9_000) == 20_000
    assert STANDING.remaining(WHITE, 9_000) == 10_000


def test_a_clock_never_shows_less_than_nothing() -> None:
    assert RUNNING.remaining(WHITE, 10_999) == 1
    assert RUNNING.remaining(WHITE, 11_000) == 0
    assert RUNNING.remaining(WHITE, 99_000) == 0


def test_the_instant_a_flag_falls_is_computed() -> None:
    assert RUNNING.flag_instant_ms() == 11_000
    assert STANDING.flag_instant_ms() is None


def test_charging_does_not_stop_the_clock() -> None:
    charged = RUNNING.at(3_500)
    assert charged == ClockState(remaining_ms=ByColor(7_500, 20_000), running=WHITE, since_ms=3_500)
    assert charged.flag_instant_ms() == RUNNING.flag_instant_ms()
    assert STANDING.at(3_500).remaining_ms == STANDING.remaining_ms


def test_handing_the_clock_over_charges_who_had_it() -> None:
    handed = RUNNING.run(BLACK, 2_250)
    assert handed == ClockState(remaining_ms=ByColor(8_750, 20_000), running=BLACK, since_ms=2_250)


def test_stopping_charges_and_nothing_runs() -> None:
    stopped = RUNNING.stop(2_250)
    assert stopped == ClockState(remaining_ms=ByColor(8_750, 20_000), running=None, since_ms=2_250)
    assert stopped.stop(9_000).remaining_ms == ByColor(8_750, 20_000)


def test_time_added_counts_from_the_moment() -> None:
    added = RUNNING.add(WHITE, 2_000, 3_000)
    assert added == ClockState(remaining_ms=ByColor(10_000, 20_000), running=WHITE, since_ms=3_000)
    assert RUNNING.add(BLACK, 2_000, 3_000).remaining_ms == ByColor(8_000, 22_000)


def test_time_taken_away_leaves_no_debt() -> None:
    assert RUNNING.add(BLACK, -20_001, 1_000).remaining_ms.black == 0
    assert RUNNING.add(BLACK, -19_999, 1_000).remaining_ms.black == 1


def test_setting_keeps_the_running_side() -> None:
    shown = RUNNING.set(ByColor(5, 6), 4_000)
    assert shown == ClockState(remaining_ms=ByColor(5, 6), running=WHITE, since_ms=4_000)


def test_a_flag_that_fell_is_up_again_when_a_clock_is_started() -> None:
    fallen = ClockState(remaining_ms=ByColor(0, 5), fallen=WHITE)
    assert fallen.at(9).fallen is fallen.stop(9).fallen is WHITE
    assert fallen.run(BLACK, 9).fallen is None


@settings(deadline=None)
@given(
    remaining=st.tuples(st.integers(0, 10**7), st.integers(0, 10**7)),
    running=st.sampled_from((None, *COLORS)),
    instants=st.lists(st.integers(0, 10**6), min_size=2, max_size=6).map(sorted),
)
def test_looking_in_between_changes_nothing(
    remaining: tuple[int, int], running: Color | None, instants: list[int]
) -> None:
    clock = ClockState(remaining_ms=ByColor(*remaining), running=running)
    looked = clock
    for now_ms in instants:
        looked = looked.at(now_ms)
    assert looked == clock.at(instants[-1])
