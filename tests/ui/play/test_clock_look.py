"""What a face shows, worked out of a snapshot and an instant."""

from dataclasses import replace

import pytest

from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.clock import ClockState
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.game.view import Phase
from ladya_desktop.ui.play.clock_look import Mood, clock_look, low_time_ms, next_look_in_ms
from tests.ui.play.fake_port import game_view, stopped

WITHOUT_CLOCK = Regulations(time_control=TimeControl(base_ms=None))


def clock(white_ms: int, black_ms: int, **changes: object) -> ClockState:
    return replace(ClockState(remaining_ms=ByColor(white_ms, black_ms), running=Color.WHITE), **changes)  # type: ignore[arg-type]  # fields by name


def test_the_side_on_move_runs_and_the_other_waits() -> None:
    view = game_view()
    white, black = clock_look(view, Color.WHITE, 8_000), clock_look(view, Color.BLACK, 8_000)
    assert (white.mood, white.remaining_ms) == (Mood.RUNNING, 160_000)
    assert (black.mood, black.remaining_ms) == (Mood.WAITING, 201_000)


def test_standing_clocks_are_told_from_waiting_ones() -> None:
    view = stopped(game_view())
    assert {clock_look(view, color, 9_000).mood for color in Color} == {Mood.STOPPED}


def test_a_fallen_flag_is_marked_on_its_side_only() -> None:
    view = game_view(clock=clock(0, 44_000, running=None, fallen=Color.WHITE))
    assert clock_look(view, Color.WHITE, 0).mood is Mood.FALLEN
    assert clock_look(view, Color.WHITE, 0).is_fallen
    assert clock_look(view, Color.BLACK, 0).mood is Mood.STOPPED


def test_both_flags_may_be_down_while_the_game_goes_on() -> None:
    view = game_view(clock=clock(0, 0, fallen=Color.BLACK, also_fallen=True))
    assert {clock_look(view, color, 0).mood for color in Color} == {Mood.FALLEN}


def test_a_simple_delay_stands_before_the_time_runs() -> None:
    view = game_view(clock=clock(168_000, 201_000, delay_left_ms=2_000))
    looks = [clock_look(view, Color.WHITE, now_ms) for now_ms in (500, 2_000, 3_000)]
    assert [(look.remaining_ms, look.delay_ms) for look in looks] == [(168_000, 1_500), (168_000, 0), (167_000, 0)]
    assert clock_look(view, Color.BLACK, 500).delay_ms == 0


@pytest.mark.parametrize(
    ("base_ms", "low_ms"), [(300_000, 37_500), (60_000, 10_000), (3_600_000, 60_000), (480_000, 60_000)]
)
def test_low_time_is_an_eighth_of_the_start_between_10_and_60_seconds(base_ms: int, low_ms: int) -> None:
    assert low_time_ms(TimeControl(base_ms=base_ms)) == low_ms


@pytest.mark.parametrize(("remaining_ms", "mood"), [(37_501, Mood.RUNNING), (37_500, Mood.LOW), (0, Mood.LOW)])
def test_low_time_begins_at_its_limit(remaining_ms: int, mood: Mood) -> None:
    assert clock_look(game_view(clock=clock(remaining_ms, 1)), Color.WHITE, 0).mood is mood


def test_only_the_running_clock_is_low() -> None:
    assert clock_look(game_view(clock=clock(300_000, 900)), Color.BLACK, 0).mood is Mood.WAITING


def test_without_clocks_the_side_to_move_is_shown_and_no_time() -> None:
    view = game_view(regulations=WITHOUT_CLOCK, clock=clock(0, 0, running=None))
    white, black = clock_look(view, Color.WHITE, 0), clock_look(view, Color.BLACK, 0)
    assert (white.mood, black.mood) == (Mood.RUNNING, Mood.WAITING)
    assert white.remaining_ms is None
    assert clock_look(replace(view, phase=Phase.ENDED), Color.WHITE, 0).mood is Mood.STOPPED


@pytest.mark.parametrize(
    ("remaining_ms", "in_ms"), [(168_000, 1), (167_700, 201), (10_001, 2), (10_000, 1), (9_950, 51), (30, 31)]
)
def test_the_next_look_comes_just_after_the_shown_time_changes(remaining_ms: int, in_ms: int) -> None:
    assert next_look_in_ms(remaining_ms) == in_ms
