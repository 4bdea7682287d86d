"""The moments of a game: how it stood at each, which a filter leaves, and what only the arbiter was told."""

from typing import cast

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.evolve import evolve
from ladya_desktop.game.state import open_state
from ladya_desktop.ui.review.timeline import Filter, Timeline
from tests.ui.review.games import ARBITER, GUIDED, WHITE, Played, quarrel, restored, unnoticed

NONE: frozenset[tuple[int, int]] = frozenset()


def named(timeline: Timeline, kind: type) -> int:
    """The index of the first event of a kind."""
    return next(index for index, moment in enumerate(timeline.moments) if isinstance(moment.event, kind))


def test_each_event_is_a_moment_with_the_game_before_and_after_it() -> None:
    timeline = Timeline(quarrel().rows)
    made = timeline.moments[named(timeline, ev.MoveMade)]
    assert (made.before.made, made.after.made) == ((), ("e2e4",))
    assert (made.is_move, made.is_ruling) == (True, False)
    assert made.at_ms == 3_000
    assert timeline.end is not None
    assert timeline.end.result is not None


def test_nothing_recorded_has_no_end() -> None:
    assert Timeline(()).end is None


def test_a_stream_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="GameOpened"):
        Timeline(quarrel().rows[1:])


def test_the_board_of_a_moment_stands_as_it_stood() -> None:
    timeline = Timeline(restored().rows)
    ruled, back = named(timeline, ev.IllegalMoveCompleted), named(timeline, ev.PositionRestored)
    assert timeline.view(ruled).placement.at("g4") == "N"
    assert timeline.view(back).placement.at("g4") == ""
    assert timeline.view(back).placement.at("g1") == "N"


def test_an_act_is_answered_once_all_of_it_has_happened() -> None:
    timeline = Timeline(restored().rows)
    ruled = named(timeline, ev.IllegalMoveCompleted)
    assert timeline.view(ruled).notice is None
    answer = timeline.answer(ruled).notice
    assert answer is not None
    assert answer.code == "ruling.illegal_move"


def test_an_illegal_move_that_stood_is_a_move_a_ruling_and_the_arbiters_alone() -> None:
    timeline = Timeline(unnoticed().rows)
    stood = timeline.moments[named(timeline, ev.IllegalMoveStood)]
    assert (stood.is_move, stood.is_ruling, stood.is_arbiters_alone) == (True, True, True)
    assert not timeline.moments[named(timeline, ev.MoveMade)].is_arbiters_alone


def test_a_second_finger_is_told_to_nobody_else() -> None:
    game = Played()
    game.touch(WHITE, "e2")
    game.perform(acts.SecondTouch(by=WHITE, at_ms=game.later(), square="d2"))
    timeline = Timeline(game.rows)
    assert timeline.moments[named(timeline, ev.SecondTouchNoted)].is_arbiters_alone


def test_where_a_ruling_begins_is_no_moment() -> None:
    game = Played(GUIDED)
    game.perform(acts.Warn(by=ARBITER, at_ms=game.later(), player=Color.WHITE))
    kinds = [type(moment.event) for moment in Timeline(game.rows).moments]
    assert kinds == [ev.GameOpened, ev.ClockStarted, ev.PlayerWarned]
    assert any(isinstance(event, ev.RulingBegun) for row in game.rows for event in row.events)


@pytest.mark.parametrize(
    ("chosen", "kinds"),
    [
        (Filter.MOVES, [ev.MoveMade] * 4),
        (Filter.RULINGS, [ev.PlayerWarned, ev.GameEnded]),
        (Filter.MARKED, [ev.ClockStarted]),
    ],
)
def test_a_filter_leaves_what_it_is_for(chosen: Filter, kinds: list[type]) -> None:
    timeline = Timeline(quarrel().rows)
    shown = timeline.shown(chosen, frozenset({(2, 0)}))
    assert [type(timeline.moments[index].event) for index in shown] == kinds


def test_without_a_filter_everything_is_shown() -> None:
    timeline = Timeline(quarrel().rows)
    assert timeline.shown(Filter.ALL, NONE) == tuple(range(len(timeline)))


def test_6_2_1_the_press_is_told_before_the_move_that_it_completes() -> None:
    timeline = Timeline(quarrel().rows)
    press, completed = named(timeline, ev.ClockPressed), named(timeline, ev.MoveCompleted)
    assert completed == press + 1
    pressed, done = timeline.moments[press], timeline.moments[completed]
    assert (pressed.version, pressed.place, done.place) == (done.version, 1, 0)
    assert (pressed.after.moves, done.after.moves) == ((), ("e2e4",))
    assert pressed.after.clock == done.after.clock
    assert (pressed.is_last, done.is_last) == (False, True)


def test_told_so_the_game_ends_as_it_is_recorded() -> None:
    for played in (quarrel(), restored(), unnoticed()):
        state = open_state(cast(ev.GameOpened, played.rows[0].events[0]))
        for row in played.rows:
            for event in cast(tuple[ev.Event, ...], row.events):
                state = evolve(state, event)
        assert Timeline(played.rows).end == state
