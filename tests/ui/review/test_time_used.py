"""How long each move took, and the positions that came again."""

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.ui.review.time_used import Repetition, repetitions, thought_ms, used_times
from ladya_desktop.ui.review.timeline import Timeline
from tests.ui.review.games import ARBITER, BLACK, STRICT, WHITE, Played, quarrel, restless, restored, unnoticed


def of(game: Played) -> list[tuple[int, Color, int]]:
    """Number, side and milliseconds of each move."""
    return [(bar.number, bar.color, bar.used_ms) for bar in used_times(Timeline(game.rows).moments)]


def test_a_move_takes_from_the_start_of_the_clock_to_the_press() -> None:
    white, black = Color.WHITE, Color.BLACK
    assert of(quarrel()) == [(1, white, 3_000), (1, black, 3_000), (2, white, 5_000), (2, black, 3_000)]


def test_the_moment_of_a_bar_is_where_the_move_was_completed() -> None:
    timeline = Timeline(quarrel().rows)
    for bar in used_times(timeline.moments):
        before, after = timeline.moments[bar.moment - 1].after, timeline.moments[bar.moment].after
        assert (len(before.moves), len(after.moves)) == (bar.ply - 1, bar.ply)


def test_standing_clocks_take_nobodys_time() -> None:
    game = Played()
    game.perform(acts.Stop(by=ARBITER, at_ms=game.later()))
    game.think(600_000)
    game.perform(acts.Resume(by=ARBITER, at_ms=game.later()))
    game.play(WHITE, "e2", "e4")
    assert of(game) == [(1, Color.WHITE, 4_000)]


def test_without_clocks_the_time_of_the_side_to_move_counts() -> None:
    game = Played(Regulations(time_control=TimeControl(base_ms=None)))
    game.moves("e2e4", "e7e5")
    assert [(number, color) for number, color, _ in of(game)] == [(1, Color.WHITE), (1, Color.BLACK)]
    assert all(used_ms >= 2_000 for _, _, used_ms in of(game))


def test_time_spent_on_a_move_that_was_taken_back_is_not_lost() -> None:
    game = restored()
    assert of(game) == []
    game.perform(acts.Touch(by=WHITE, at_ms=game.later(), squares=("g1",)))
    game.perform(acts.Put(by=WHITE, at_ms=game.later(), square="f3"))
    game.perform(acts.Press(by=WHITE, at_ms=game.later()))
    assert of(game) == [(1, Color.WHITE, 16_000)]


def test_a_restored_position_takes_its_moves_out_of_the_chart() -> None:
    game = Played(STRICT)
    game.moves("e2e4", "e7e5")
    game.perform(acts.Restore(by=ARBITER, at_ms=game.later(), ply=0))
    assert of(game) == []
    game.perform(acts.Resume(by=ARBITER, at_ms=game.later()))
    game.play(WHITE, "d2", "d4")
    ((number, color, used_ms),) = of(game)
    assert (number, color) == (1, Color.WHITE)
    assert used_ms >= 6_000


def test_an_illegal_move_that_stood_took_its_time_too() -> None:
    assert of(unnoticed()) == [(1, Color.WHITE, 3_000), (1, Color.BLACK, 3_000)]


def thought(game: Played) -> list[int]:
    moments = Timeline(game.rows).moments
    known = [thought_ms(moments, index) for index in range(len(moments))]
    assert [each is not None for each in known] == [isinstance(moment.event, ev.MoveMade) for moment in moments]
    return [each for each in known if each is not None]


def test_who_makes_a_move_has_thought_until_then() -> None:
    assert thought(quarrel()) == [2_000, 2_000, 4_000, 2_000]


def test_what_follows_an_illegal_move_that_stood_is_thought_over_from_there() -> None:
    assert thought(unnoticed()) == [2_000]


def test_who_moves_again_after_a_ruling_had_thought_since_his_last_move() -> None:
    game = restored()
    game.perform(acts.Touch(by=WHITE, at_ms=game.later(), squares=("g1",)))
    game.perform(acts.Put(by=WHITE, at_ms=game.later(), square="f3"))
    assert thought(game)[-1] == 15_000


def test_a_game_that_begins_with_black_counts_from_there() -> None:
    game = Played(fen="4k3/8/8/8/8/8/4P3/4K3 b - - 0 30")
    game.play(BLACK, "e8", "d8")
    game.play(WHITE, "e2", "e4")
    assert [(number, color) for number, color, _ in of(game)] == [(30, Color.BLACK), (31, Color.WHITE)]


def test_a_position_that_stood_three_times_is_named_by_its_half_moves() -> None:
    end = Timeline(restless().rows).end
    assert end is not None
    assert repetitions(end) == (Repetition(plies=(0, 4, 8)),)


def test_twice_is_no_repetition() -> None:
    end = Timeline(quarrel().rows).end
    assert end is not None
    assert repetitions(end) == ()
