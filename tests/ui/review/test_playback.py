"""Playing back: in the game's own time or faster, with a clock of the test's own."""

import pytest
from pytestqt.qtbot import QtBot

from ladya_desktop.game import acts
from ladya_desktop.ui.review.playback import LONGEST_WAIT_MS, Playback
from ladya_desktop.ui.review.timeline import Timeline
from tests.ui.review.games import ARBITER, WHITE, Played, quarrel


class Watched:
    """A playback, what it has reached, and the time it goes by."""

    def __init__(self, game: Played) -> None:
        self.now_ms = 0
        self.timeline = Timeline(game.rows)
        self.playback = Playback(lambda: self.now_ms)
        self.reached: list[tuple[int, int]] = []
        self.running: list[bool] = []
        self.playback.reached.connect(lambda index, at_ms: self.reached.append((index, at_ms)))
        self.playback.running_changed.connect(self.running.append)

    def wait(self, ms: int) -> tuple[int, int]:
        """Lets time pass; what is reached then."""
        self.now_ms += ms
        self.playback.tick()
        return self.reached[-1]


@pytest.fixture
def watched(qtbot: QtBot) -> Watched:
    return Watched(quarrel())


@pytest.mark.parametrize("speed", [1, 2, 5, 20])
def test_a_second_of_the_game_takes_a_second_or_a_part_of_it(watched: Watched, speed: int) -> None:
    watched.playback.choose_speed(speed)
    watched.playback.start(watched.timeline, 1)
    assert watched.wait(900 // speed) == (1, 1_000 + 900 // speed * speed)
    index, at_ms = watched.wait(200 // speed)
    assert index == 2
    assert at_ms == 1_000 + 900 // speed * speed + 200 // speed * speed


def test_moments_of_one_act_come_together(watched: Watched) -> None:
    watched.playback.start(watched.timeline, 2)
    assert watched.wait(1_000)[0] in (2, 3, 4)
    assert watched.wait(1) == (4, 3_001)


def test_it_stops_at_the_end(watched: Watched) -> None:
    watched.playback.start(watched.timeline, 0)
    assert watched.wait(10_000_000)[0] == len(watched.timeline) - 1
    assert watched.running == [True, False]
    assert not watched.playback.is_running


def test_from_the_last_moment_there_is_nothing_to_play(watched: Watched) -> None:
    watched.playback.start(watched.timeline, len(watched.timeline) - 1)
    assert watched.running == []


def test_it_stands_still_when_told(watched: Watched) -> None:
    watched.playback.start(watched.timeline, 0)
    watched.playback.stop()
    watched.playback.stop()
    assert watched.running == [True, False]


def test_a_wait_with_standing_clocks_is_cut_short(qtbot: QtBot) -> None:
    game = Played()
    game.perform(acts.Stop(by=ARBITER, at_ms=game.later()))
    game.think(3_600_000)
    game.perform(acts.Resume(by=ARBITER, at_ms=game.later()))
    game.touch(WHITE, "e2")
    watched = Watched(game)
    watched.playback.start(watched.timeline, 2)
    assert watched.wait(LONGEST_WAIT_MS - 1)[0] == 2
    assert watched.wait(2)[0] == 3


def test_a_wait_while_a_clock_runs_is_not(qtbot: QtBot) -> None:
    game = Played()
    game.think(60_000)
    game.touch(WHITE, "e2")
    watched = Watched(game)
    watched.playback.start(watched.timeline, 1)
    assert watched.wait(60_000) == (1, 61_000)
    assert watched.wait(1_001)[0] == 2


def test_the_timer_of_its_own_goes_on(qtbot: QtBot, watched: Watched) -> None:
    with qtbot.waitSignal(watched.playback.reached):
        watched.playback.start(watched.timeline, 0)
    watched.playback.stop()
