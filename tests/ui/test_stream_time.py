"""The time of a stream: one monotonic source, Qt's stamps mapped to it."""

from ladya_desktop.ui.stream_time import StampOffset, StreamTime


class Now:
    """A monotonic clock that a test moves."""

    def __init__(self, ms: int = 50_000) -> None:
        self.ms = ms

    def __call__(self) -> int:
        return self.ms


def stream(now: Now, *, begin_ms: int = 0, trusts_stamps: bool = True) -> StreamTime:
    return StreamTime(now, begin_ms=begin_ms, trusts_stamps=trusts_stamps)


def test_the_stream_goes_on_from_where_it_began() -> None:
    now = Now()
    time = stream(now, begin_ms=7_000)
    assert time.now_ms() == 7_000
    now.ms += 250
    assert time.now_ms() == 7_250


def test_an_event_handled_late_keeps_its_own_time() -> None:
    now = Now()
    time = stream(now)
    now.ms += 100
    assert time.stamped_ms(900, last_act_ms=0) == 100
    now.ms += 500  # the window was busy: the event of 100 ms later waited 400 ms
    assert time.stamped_ms(1_000, last_act_ms=0) == 200


def test_the_smallest_difference_is_the_offset() -> None:
    now = Now()
    time = stream(now)
    now.ms += 130  # handled 30 ms late
    assert time.stamped_ms(1_100, last_act_ms=0) == 130
    now.ms += 100  # handled at once
    assert time.stamped_ms(1_230, last_act_ms=0) == 230
    now.ms += 130
    assert time.stamped_ms(1_330, last_act_ms=0) == 330


def test_what_was_heard_before_the_game_counts_in_it() -> None:
    now = Now()
    stamps = StampOffset(now)
    stamps.hear(1_000)  # the mouse on its way, handled at once
    time = StreamTime(now, begin_ms=0, trusts_stamps=True, stamps=stamps)
    now.ms += 340  # the first press of the game waited 40 ms
    assert time.stamped_ms(1_300, last_act_ms=0) == 300


def test_no_event_is_dated_before_the_last_act() -> None:
    now = Now()
    time = stream(now)
    now.ms += 1_000
    time.stamped_ms(5_000, last_act_ms=0)
    now.ms += 1_000
    assert time.stamped_ms(5_100, last_act_ms=1_400) == 1_400


def test_a_stamp_clock_that_jumps_back_charges_nobody() -> None:
    now = Now()
    time = stream(now)
    now.ms += 1_000
    time.stamped_ms(4_000_000, last_act_ms=0)
    now.ms += 60_000
    assert time.stamped_ms(12, last_act_ms=1_000) == 61_000


def test_a_stamp_clock_that_jumps_ahead_is_calibrated_anew() -> None:
    now = Now()
    time = stream(now)
    now.ms += 1_000
    time.stamped_ms(100, last_act_ms=0)
    now.ms += 1_000
    assert time.stamped_ms(90_000, last_act_ms=0) == 2_000
    now.ms += 500
    assert time.stamped_ms(90_400, last_act_ms=0) == 2_400


def test_an_event_without_stamp_happens_now() -> None:
    now = Now()
    time = stream(now)
    now.ms += 300
    assert time.stamped_ms(0, last_act_ms=0) == 300


def test_made_up_stamps_are_not_trusted() -> None:
    now = Now()
    time = stream(now, trusts_stamps=False)
    now.ms += 300
    assert time.stamped_ms(1, last_act_ms=0) == 300


def test_sleep_is_counted_when_it_is_noticed_and_once() -> None:
    now, asleep = Now(), Now(9_000)
    time = StreamTime(now, begin_ms=0, trusts_stamps=False, asleep_ms=asleep)
    now.ms += 500
    asleep.ms += 1_999  # less than two clocks may differ by
    assert time.slept_ms == 0
    asleep.ms += 60_001
    assert (time.slept_ms, time.now_ms()) == (62_000, 500)
    time.count_sleep()
    assert (time.slept_ms, time.now_ms()) == (0, 62_500)
