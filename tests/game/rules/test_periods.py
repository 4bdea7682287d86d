"""Articles 6.3 and 6.4: periods, delay and Bronstein at the press and after stops and rulings."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from tests.game.table import ARBITER, BLACK, WHITE, Table, guided, limited, ruled, strict

KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"


def pressed(table: Table) -> ev.ClockPressed:
    last = next(event for event in table.last if isinstance(event, ev.ClockPressed))
    assert isinstance(last, ev.ClockPressed)
    return last


# Periods


@pytest.mark.parametrize(("before", "gained_ms"), [(37, 0), (38, 0), (39, 1_800_000), (40, 0)])
def test_6_4_the_last_move_of_a_period_brings_the_next_one(before: int, gained_ms: int) -> None:
    table = guided(control="40/5400:1800", moves_before=ByColor(before, 0))
    table.play("e2e4")
    assert pressed(table).period_ms == gained_ms
    assert table.remaining == (5_400_000 + gained_ms, 5_400_000)


def test_6_4_only_a_completed_move_counts() -> None:
    table = guided(control="1/60:30")
    table.move("e2e4")
    table.wait(60_000)
    assert table.outcome is not None


def test_6_4_the_increment_is_that_of_the_period_the_move_was_made_in() -> None:
    table = guided(control="2/60+5:30+9", moves_before=ByColor(1, 1))
    table.play("e2e4")
    assert (pressed(table).increment_ms, pressed(table).period_ms) == (5_000, 30_000)
    table.play("e7e5", "g1f3")
    assert (pressed(table).increment_ms, pressed(table).period_ms) == (9_000, 0)
    assert table.remaining == (60_000 + 5_000 + 30_000 + 9_000, 60_000 + 5_000 + 30_000)


def test_6_4_a_period_repeats() -> None:
    table = guided(control="1/60")
    table.play("e2e4", "e7e5", "g1f3")
    assert table.remaining == (180_000, 120_000)


@pytest.mark.parametrize(("before", "gained_ms"), [(0, 0), (1, 30_000), (2, 30_000), (3, 0)])
def test_6_2_1_2_a_press_that_completes_two_own_moves_brings_a_period_that_either_ends(
    before: int, gained_ms: int
) -> None:
    """Of the increments only that of the last move, in its own period (reading 15)."""
    table = guided(control="3/60+1:30+7", moves_before=ByColor(before, before))
    for uci in ("e2e4", "e7e5", "g1f3"):
        table.move(uci)
    table.press(by=WHITE)
    assert table.state.counter == ByColor(before + 2, before + 1)
    assert pressed(table).period_ms == gained_ms
    assert pressed(table).increment_ms == (1_000 if before <= 1 else 7_000)


def test_13_4_2_a_move_before_one_that_stands_ends_its_period_too() -> None:
    table = limited(KNIGHT, control="1/60:30")
    table.move("b1c3")
    table.move("e7e5", by=BLACK)
    table.drag("c3", "c4", by=WHITE)
    table.press(by=WHITE)
    assert pressed(table).period_ms == 30_000
    assert table.remaining == (90_000, 60_000)


def test_7_5_2_a_move_before_an_unpromoted_pawn_ends_its_period_too() -> None:
    table = strict("8/8/4P2k/8/8/8/8/K7 w - - 0 1", control="1/60:30/20:10")
    table.move("e6e7")
    table.move("h6h7", by=BLACK)
    table.drag("e7", "e8", by=WHITE)
    table.press(by=WHITE)
    assert pressed(table).period_ms == 20_000
    assert table.remaining[0] == 60_000 + 20_000


@pytest.mark.parametrize(("counter", "gained_ms"), [(39, 300_000), (38, 0), (40, 0)])
def test_7_1_the_counter_the_arbiter_sets_decides_the_period(counter: int, gained_ms: int) -> None:
    table = guided(control="40/900:300", moves_before=ByColor(20, 20))
    assert ruled(table.do(acts.SetCounter, white=counter, black=None)) == (
        ev.CounterSet(by=ARBITER, at_ms=0, moves=ByColor(counter, 20)),
    )
    table.play("e2e4")
    assert pressed(table).period_ms == gained_ms


def test_7_5_2_an_unpromoted_pawn_completes_its_period_without_an_increment() -> None:
    table = strict("8/4P2k/8/8/8/8/8/K7 w - - 0 1", control="1/60+5:30+5")
    table.drag("e7", "e8")
    table.press()
    assert (pressed(table).increment_ms, pressed(table).period_ms) == (0, 30_000)


def test_13_4_2_a_period_that_an_illegal_move_seemed_to_complete_is_taken_back_with_it() -> None:
    table = limited(KNIGHT, control="1/60:30")
    table.drag("b1", "b3")
    table.press()
    assert table.remaining == (90_000, 60_000)
    table.do(acts.ClaimIllegal, by=BLACK)
    assert table.remaining == (60_000, 180_000)
    assert table.state.counter == ByColor(0, 0)
    table.play("b1c3")
    assert table.remaining == (90_000, 180_000)


# Delay


def test_6_3_2_a_delay_passes_before_the_clock_is_charged() -> None:
    table = guided(control="60d5")
    table.wait(5_000)
    assert table.remaining == (60_000, 60_000)
    table.wait(2_000)
    assert table.remaining == (58_000, 60_000)
    table.play("e2e4")
    assert (pressed(table).delay_ms, pressed(table).increment_ms) == (5_000, 0)
    table.wait(4_000)
    assert table.remaining == (58_000, 60_000)


def test_6_3_2_the_flag_falls_after_the_delay() -> None:
    table = guided(control="10d5")
    table.wait(14_999)
    assert table.outcome is None
    table.wait(1)
    assert table.outcome is not None


def test_6_3_2_a_delay_is_that_of_the_opponents_period() -> None:
    table = guided(control="1/60d5:60d9", moves_before=ByColor(0, 1))
    table.play("e2e4")
    assert pressed(table).delay_ms == 9_000
    table.play("e7e5")
    assert pressed(table).delay_ms == 9_000


def test_6_3_2_a_delay_goes_on_where_the_clocks_were_stopped() -> None:
    table = guided(control="60d5")
    table.wait(3_000)
    table.do(acts.Stop, by=ARBITER)
    table.wait(50_000)
    table.do(acts.Resume)
    table.wait(4_000)
    assert table.remaining == (58_000, 60_000)


def test_6_3_2_another_side_to_move_has_its_own_delay() -> None:
    table = guided(control="60d5")
    table.play("e2e4")
    table.wait(3_000)
    table.do(acts.Stop, by=ARBITER)
    table.do(acts.Restore, ply=0)
    table.do(acts.Resume)
    table.wait(6_000)
    assert table.remaining == (59_000, 60_000)


def test_7_1_a_restored_position_gives_the_delay_anew() -> None:
    table = guided(control="60d5")
    table.play("e2e4")
    table.wait(7_000)
    table.do(acts.Restore, ply=0)
    table.wait(5_000)
    assert table.remaining == (60_000, 58_000)


def test_6_6_the_first_move_has_its_delay() -> None:
    table = guided(control="60d5", is_started=False)
    table.wait(9_000)
    table.do(acts.Start)
    table.wait(5_000)
    assert table.remaining == (60_000, 60_000)
    assert table.state.clock.running is Color.WHITE


# Bronstein


@pytest.mark.parametrize(("thought_ms", "left_ms"), [(0, 60_000), (3_000, 60_000), (5_000, 60_000), (7_500, 57_500)])
def test_6_3_2_bronstein_gives_back_what_was_used_up_to_the_delay(thought_ms: int, left_ms: int) -> None:
    table = guided(control="60b5")
    table.now_ms = thought_ms
    table.play("e2e4")
    assert table.remaining == (left_ms, 60_000)


def test_6_3_2_bronstein_counts_a_move_over_its_stops() -> None:
    table = guided(control="60b5")
    table.wait(3_000)
    table.do(acts.Stop, by=ARBITER)
    table.wait(50_000)
    table.do(acts.Resume)
    table.wait(1_000)
    table.play("e2e4")
    assert pressed(table).increment_ms == 4_000
    assert table.remaining == (60_000, 60_000)


def test_6_3_2_a_press_that_completes_nothing_brings_nothing() -> None:
    """The wrong clock ran: who presses it has made no move."""
    table = strict(control="60+5", running=Color.BLACK)
    table.now_ms = 2_000
    table.press(by=BLACK)
    assert table.state.clock.running is Color.WHITE
    assert table.remaining == (60_000, 58_000)
