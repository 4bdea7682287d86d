"""When a sync is due, on a clock that the tests turn by hand."""

import pytest

from ladya_desktop.storage.schedule import SyncSchedule, SyncTiming

TIMING = SyncTiming(collect_s=0.02, idle_s=1.0, retry_s=2.0)


@pytest.fixture
def schedule() -> SyncSchedule:
    return SyncSchedule(TIMING)


def syncs(*rows: tuple[float, str]) -> list[float]:
    """When syncs begin if rows come at these times: "touch" is not urgent, "press" is."""
    schedule = SyncSchedule(TIMING)
    begun = []
    for now_s, kind in (*rows, (1000.0, "end")):
        if schedule.due_s is not None and schedule.due_s <= now_s:
            begun.append(schedule.due_s)
            schedule.begun()
        if kind != "end":
            schedule.appended(now_s, is_urgent=kind == "press")
    return [round(at_s, 3) for at_s in begun]


def test_nothing_is_due_before_something_happens(schedule: SyncSchedule) -> None:
    assert schedule.due_s is None


def test_a_completed_move_is_synced_within_100_ms(schedule: SyncSchedule) -> None:
    schedule.appended(5.0, is_urgent=True)
    assert schedule.due_s == pytest.approx(5.02)
    assert SyncTiming().collect_s < 0.1


def test_rows_that_come_together_share_a_sync() -> None:
    assert syncs((5.0, "press"), (5.01, "press"), (5.015, "touch")) == [5.02]


def test_a_quick_move_costs_one_sync() -> None:
    assert syncs((5.0, "touch"), (5.3, "touch"), (5.8, "press")) == [5.82]


def test_a_row_that_is_not_urgent_waits_a_second_at_most() -> None:
    assert syncs((5.0, "touch"), (5.3, "touch")) == [6.0]


def test_a_slow_move_costs_two_syncs_however_slow() -> None:
    move = ((5.0, "touch"), (9.0, "touch"), (14.0, "touch"), (20.0, "press"))
    again = tuple((now_s + 100, kind) for now_s, kind in move)
    assert syncs(*move, *again) == [6.0, 20.02, 106.0, 120.02]


def test_who_waits_for_the_sync_gets_it_at_once(schedule: SyncSchedule) -> None:
    schedule.appended(5.0, is_urgent=True)
    schedule.asked(5.001)
    assert schedule.due_s == 5.001


def test_a_failed_sync_is_tried_again(schedule: SyncSchedule) -> None:
    schedule.asked(5.0)
    schedule.begun()
    assert schedule.due_s is None
    schedule.failed(5.5)
    assert schedule.due_s == 7.5
