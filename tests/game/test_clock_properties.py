"""What holds for the chess clock whatever is done to it: time only falls by what elapsed, and is never lost."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ladya_desktop.game.by_color import COLORS, ByColor, Color
from ladya_desktop.game.clock import ClockState

SHORT = st.integers(0, 10_000)
SHORT_TIMES = st.builds(ByColor, SHORT, SHORT)


@st.composite
def clocks(draw: st.DrawFn) -> ClockState:
    """Clocks as they come about: a flag that is down shows nothing."""
    down = draw(st.sampled_from(((), (Color.WHITE,), (Color.BLACK,), COLORS, COLORS[::-1])))
    times = draw(SHORT_TIMES)
    running = draw(st.sampled_from((None, *COLORS)))
    return ClockState(
        remaining_ms=ByColor(*(0 if color in down else times[color] for color in COLORS)),
        running=running,
        delay_left_ms=draw(SHORT),
        used_ms=draw(SHORT),
        interrupted=draw(st.sampled_from((None, *COLORS))) if running is None else None,
        fallen=down[0] if down else None,
        also_fallen=len(down) == 2,
    )


def instants(count: int) -> SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 40_000), min_size=count, max_size=count).map(sorted)


properties = settings(deadline=None)


@properties
@given(clocks(), instants(6))
def test_looking_in_between_changes_nothing(clock: ClockState, looks_ms: list[int]) -> None:
    looked = clock
    for now_ms in looks_ms:
        looked = looked.at(now_ms)
    assert looked == clock.at(looks_ms[-1])
    assert looked.at(looks_ms[-1]) == looked


@properties
@given(clocks(), instants(2))
def test_time_falls_by_what_elapsed_less_the_delay_and_on_one_side_only(clock: ClockState, now_ms: list[int]) -> None:
    before, after = clock.at(now_ms[0]), clock.at(now_ms[1])
    elapsed_ms = now_ms[1] - now_ms[0]
    for color in COLORS:
        runs = color is clock.running
        charged_ms = max(elapsed_ms - before.delay_left_ms, 0) if runs else 0
        assert after.remaining_ms[color] == max(before.remaining_ms[color] - charged_ms, 0)
        assert after.remaining_ms[color] == before.remaining(color, now_ms[1])


@properties
@given(clocks(), instants(2))
def test_a_stop_of_any_length_loses_and_gains_nothing(clock: ClockState, now_ms: list[int]) -> None:
    stopped = clock.stop(now_ms[0])
    assert stopped.remaining_ms == clock.at(now_ms[0]).remaining_ms == stopped.at(now_ms[1]).remaining_ms
    if clock.running is not None:
        resumed = stopped.resume(clock.running, now_ms[1])
        pause_ms = now_ms[1] - now_ms[0]
        assert resumed.remaining_ms == stopped.remaining_ms
        assert resumed.used_at(now_ms[1]) == clock.used_at(now_ms[0])
        assert resumed.remaining(clock.running, 50_000 + pause_ms) == clock.remaining(clock.running, 50_000)


@properties
@given(clocks(), instants(1))
def test_the_flag_falls_at_the_instant_when_nothing_is_left(clock: ClockState, now_ms: list[int]) -> None:
    instant_ms = clock.flag_instant_ms()
    if instant_ms is None:
        assert clock.running is None or clock.has_fallen(clock.running)
        return
    assert clock.running is not None
    assert clock.remaining(clock.running, instant_ms) == 0
    left_ms = clock.remaining_ms[clock.running]
    assert clock.remaining(clock.running, instant_ms - 1) == min(left_ms, 1)
    if now_ms[0] <= instant_ms and clock.at(now_ms[0]).remaining_ms[clock.running]:
        assert clock.at(now_ms[0]).flag_instant_ms() == instant_ms


@properties
@given(clocks(), st.sampled_from(COLORS), st.integers(-10_000, 10_000), SHORT_TIMES, instants(1))
def test_a_flag_that_is_down_always_shows_nothing(
    clock: ClockState, color: Color, ms: int, times_ms: ByColor[int], now_ms: list[int]
) -> None:
    for after in (
        clock.add(color, ms, now_ms[0]),
        clock.add_bonus(color, abs(ms), now_ms[0]),
        clock.set(times_ms, now_ms[0]),
        clock.run(color, now_ms[0], abs(ms)),
        clock.resume(color, now_ms[0]),
        clock.fall(color, now_ms[0]),
    ):
        assert [after.remaining_ms[down] for down in after.flags_down] == [0] * len(after.flags_down)
