"""The chess clock as a value: exact to the millisecond, and nothing runs that should not (article 6)."""

from dataclasses import replace
from typing import Any

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState

WHITE, BLACK = Color.WHITE, Color.BLACK
RUNNING = ClockState(remaining_ms=ByColor(10_000, 20_000), running=WHITE, since_ms=1_000)
STANDING = ClockState(remaining_ms=ByColor(10_000, 20_000), since_ms=1_000)
DELAYED = replace(RUNNING, delay_left_ms=2_000)


def clock(white_ms: int, black_ms: int, **fields: Any) -> ClockState:
    return ClockState(remaining_ms=ByColor(white_ms, black_ms), **fields)


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
    assert charged == clock(7_500, 20_000, running=WHITE, since_ms=3_500, used_ms=2_500)
    assert charged.flag_instant_ms() == RUNNING.flag_instant_ms()
    assert STANDING.at(3_500).remaining_ms == STANDING.remaining_ms


def test_handing_the_clock_over_charges_who_had_it() -> None:
    assert RUNNING.run(BLACK, 2_250) == clock(8_750, 20_000, running=BLACK, since_ms=2_250)


def test_stopping_charges_and_nothing_runs() -> None:
    stopped = RUNNING.stop(2_250)
    assert stopped == clock(8_750, 20_000, since_ms=2_250, used_ms=1_250, interrupted=WHITE)
    assert stopped.stop(9_000) == replace(stopped, since_ms=9_000)


def test_time_added_counts_from_the_moment() -> None:
    added = RUNNING.add(WHITE, 2_000, 3_000)
    assert added == clock(10_000, 20_000, running=WHITE, since_ms=3_000, used_ms=2_000)
    assert RUNNING.add(BLACK, 2_000, 3_000).remaining_ms == ByColor(8_000, 22_000)


def test_a_bonus_is_added_like_any_time_while_the_flag_is_up() -> None:
    assert RUNNING.add_bonus(WHITE, 2_000, 3_000) == RUNNING.add(WHITE, 2_000, 3_000)


def test_time_taken_away_leaves_no_debt() -> None:
    assert RUNNING.add(BLACK, -20_001, 1_000).remaining_ms.black == 0
    assert RUNNING.add(BLACK, -19_999, 1_000).remaining_ms.black == 1


def test_setting_keeps_the_running_side_and_its_move() -> None:
    shown = RUNNING.set(ByColor(5, 6), 4_000)
    assert shown == clock(5, 6, running=WHITE, since_ms=4_000, used_ms=3_000)


# The present move and its delay (6.3.2)


def test_during_a_simple_delay_the_time_stands_still() -> None:
    assert [DELAYED.remaining(WHITE, now_ms) for now_ms in (1_000, 2_999, 3_000, 3_001, 11_000)] == [
        10_000, 10_000, 10_000, 9_999, 2_000,
    ]  # fmt: skip
    assert DELAYED.flag_instant_ms() == 13_000
    assert [DELAYED.delay_left(now_ms) for now_ms in (1_000, 2_999, 3_000, 9_000)] == [2_000, 1, 0, 0]


def test_a_new_move_has_its_own_delay_and_has_taken_nothing() -> None:
    handed = DELAYED.run(BLACK, 9_000, delay_ms=5_000)
    assert handed == clock(4_000, 20_000, running=BLACK, since_ms=9_000, delay_left_ms=5_000)
    assert handed.remaining(BLACK, 14_500) == 19_500
    assert DELAYED.run(BLACK, 9_000).delay_left_ms == 0


def test_what_a_delay_leaves_unused_is_lost() -> None:
    back = DELAYED.run(BLACK, 2_000).run(WHITE, 3_000, delay_ms=2_000)
    assert back.remaining_ms.white == 10_000
    assert back.flag_instant_ms() == 15_000


def test_time_given_during_a_delay_leaves_the_delay_alone() -> None:
    added = DELAYED.add(WHITE, 500, 1_500)
    assert added == clock(10_500, 20_000, running=WHITE, since_ms=1_500, used_ms=500, delay_left_ms=1_500)


def test_what_a_move_takes_counts_its_delay_and_no_stop() -> None:
    assert DELAYED.used_at(5_000) == 4_000
    resumed = DELAYED.stop(2_500).resume(WHITE, 60_000)
    assert resumed.used_at(61_000) == 2_500
    assert DELAYED.stop(2_500).used_at(60_000) == 1_500


def test_a_move_goes_on_with_its_delay_after_a_stop() -> None:
    stopped = DELAYED.stop(2_500)
    assert stopped == clock(10_000, 20_000, since_ms=2_500, used_ms=1_500, delay_left_ms=500, interrupted=WHITE)
    assert (stopped.delay_left(2_500), stopped.flag_instant_ms()) == (0, None)
    resumed = stopped.resume(WHITE, 60_000)
    assert resumed == clock(10_000, 20_000, running=WHITE, since_ms=60_000, used_ms=1_500, delay_left_ms=500)
    assert resumed.flag_instant_ms() == 70_500


def test_resuming_for_the_other_side_begins_a_move_without_a_delay() -> None:
    assert DELAYED.stop(2_500).resume(BLACK, 60_000) == clock(10_000, 20_000, running=BLACK, since_ms=60_000)
    assert STANDING.resume(BLACK, 60_000) == clock(10_000, 20_000, running=BLACK, since_ms=60_000)


def test_resuming_a_running_clock_changes_nothing_but_the_instant() -> None:
    assert DELAYED.resume(WHITE, 2_500) == DELAYED.at(2_500)
    assert DELAYED.resume(BLACK, 2_500) == DELAYED.run(BLACK, 2_500)


def test_cl_03_with_nothing_but_a_delay_the_flag_falls_at_its_end() -> None:
    start = clock(0, 0).run(WHITE, 0, delay_ms=5_000)
    assert start.flag_instant_ms() == 5_000
    back = start.run(BLACK, 3_000, delay_ms=5_000).run(WHITE, 4_000, delay_ms=5_000)
    assert back.remaining_ms == ByColor(0, 0)
    paused = back.stop(6_000).resume(WHITE, 16_000)
    assert paused.flag_instant_ms() == 19_000
    assert paused.remaining(WHITE, 30_000) == 0


# Flags


def test_a_flag_falls_while_its_side_goes_on_running() -> None:
    down = RUNNING.fall(WHITE, 11_000)
    assert down == clock(0, 20_000, running=WHITE, since_ms=11_000, used_ms=10_000, fallen=WHITE)
    assert (down.has_fallen(WHITE), down.has_fallen(BLACK)) == (True, False)
    assert down.flag_instant_ms() is None
    assert down.run(BLACK, 12_000).flag_instant_ms() == 32_000


def test_no_flag_is_down_before_one_falls() -> None:
    assert RUNNING.flags_down == ()
    assert not RUNNING.has_fallen(WHITE)


@pytest.mark.parametrize("first", Color)
def test_of_two_flags_the_order_is_kept(first: Color) -> None:
    both = clock(0, 0).fall(first, 5).fall(first.other, 9)
    assert both.flags_down == (first, first.other)
    assert both.fallen is first
    assert both.fall(first.other, 11).fall(first, 12).flags_down == (first, first.other)


def test_a_flag_stays_down_whoever_runs_and_stops() -> None:
    down = RUNNING.fall(WHITE, 11_000)
    after = (down.at(12_000), down.stop(12_000), down.run(BLACK, 12_000), down.resume(WHITE, 12_000))
    assert {each.flags_down for each in after} == {(WHITE,)}
    assert {each.remaining(WHITE, 13_000) for each in after} == {0}


def test_a_bonus_does_not_put_a_flag_up() -> None:
    down = RUNNING.fall(WHITE, 11_000)
    assert down.add_bonus(WHITE, 30_000, 12_000) == down.at(12_000)
    assert down.add_bonus(BLACK, 30_000, 12_000).remaining_ms == ByColor(0, 50_000)


def test_time_added_by_a_ruling_puts_the_flag_up() -> None:
    both = RUNNING.fall(WHITE, 11_000).fall(BLACK, 12_000)
    assert both.add(WHITE, 60_000, 13_000).flags_down == (BLACK,)
    assert both.add(BLACK, 60_000, 13_000).flags_down == (WHITE,)
    assert both.add(WHITE, 60_000, 13_000).flag_instant_ms() == 73_000
    assert both.add(WHITE, -60_000, 13_000) == both.at(13_000)


def test_a_clock_set_to_something_has_its_flag_up() -> None:
    both = RUNNING.fall(BLACK, 2_000).fall(WHITE, 11_000)
    assert both.set(ByColor(0, 0), 12_000).flags_down == (BLACK, WHITE)
    assert both.set(ByColor(1, 0), 12_000).flags_down == (BLACK,)
    assert both.set(ByColor(0, 1), 12_000).flags_down == (WHITE,)
    assert both.set(ByColor(1, 1), 12_000).flags_down == ()
