"""Time controls that fit into an afternoon, and what else would help."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.tournament.plan import plan_of
from ladya_desktop.tournament.plan_boards import games_a_round, least_waves
from ladya_desktop.tournament.plan_controls import (
    LADDER,
    MOST_PROPOSED,
    Control,
    Reason,
    last_end_min,
    longest_game_min,
    proposals,
    remedies,
    usual_game_min,
)
from ladya_desktop.tournament.plan_times import Afternoon, Decided, Now
from tests.tournament.plan_games import FOUR_O_CLOCK, afternoon, meetings

afternoons = st.builds(
    afternoon, st.integers(0, 5), st.integers(1, 3), break_min=st.integers(0, 5), game_min=st.integers(1, 60)
)


@pytest.mark.parametrize(
    ("control", "pgn", "longest_min"),
    [
        (Control(base_s=300, increment_s=3), "300+3", 16),
        (Control(base_s=480, increment_s=4), "480+4", 24),
        (Control(base_s=600), "600", 20),
        (Control(base_s=200), "200", 7),
    ],
)
def test_the_longest_game_is_sixty_moves_with_all_the_time(control: Control, pgn: str, longest_min: int) -> None:
    assert control.pgn == pgn
    assert control.game_min == longest_min == longest_game_min(TimeControl.from_pgn(pgn).time_for_ms(60))


def test_a_usual_game_takes_two_thirds() -> None:
    assert [usual_game_min(longest) for longest in (16, 24, 1)] == [11, 16, 1]


def test_the_ladder_falls_and_the_game_reads_it() -> None:
    lengths = [control.game_min for control in LADDER]
    assert lengths == sorted(lengths, reverse=True)
    assert all(TimeControl.from_pgn(control.pgn).base_ms == 1000 * control.base_s for control in LADDER)


def test_the_longest_that_fits_comes_first() -> None:
    """Eight pupils at four boards: seven rounds in two hours, a minute between them."""
    found = proposals(meetings(8), afternoon(4, break_min=1))
    assert [(each.control.pgn, each.reason) for each in found] == [
        ("300+3", Reason.LONGEST),
        ("300+2", Reason.SHORTER),
        ("420", Reason.PLAIN),
        ("240+2", Reason.SHORTER),
    ]
    assert (found[0].ends_at_min, found[0].spare_min) == (1078, 2)


def test_fewer_pupils_have_more_time() -> None:
    """Five pupils, two boards: five rounds of twenty minutes and breaks."""
    assert proposals(meetings(5), afternoon(2, break_min=5))[0].control.pgn == "420+3"
    assert proposals(meetings(2), afternoon(1))[0].control.pgn == "1800+30"


def test_a_long_control_without_increment_may_be_the_longest_that_fits() -> None:
    day = replace(afternoon(1, game_min=1), ends_at_min=FOUR_O_CLOCK + 6)
    assert [(each.control.pgn, each.reason) for each in proposals(meetings(2), day)] == [
        ("120+1", Reason.LONGEST),
        ("180", Reason.PLAIN),
    ]


def test_nothing_is_proposed_where_nothing_fits() -> None:
    assert proposals(meetings(9), afternoon(1)) == ()


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), afternoons)
def test_what_is_proposed_fits_and_nothing_longer_does(players: int, hours: Afternoon) -> None:
    games = meetings(players)
    found = proposals(games, hours)
    assert len(found) <= MOST_PROPOSED
    for each in found:
        plan = plan_of(games, replace(hours, game_min=each.control.game_min))
        assert plan.fits
        assert (plan.ends_at_min, plan.spare_min) == (each.ends_at_min, each.spare_min)
    best_min = found[0].control.game_min if found else 0
    longer = [control for control in LADDER if control.game_min > best_min]
    assert not any(plan_of(games, replace(hours, game_min=control.game_min)).fits for control in longer)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.integers(1, 2), afternoons)
def test_the_last_end_is_that_of_the_plan(players: int, cycles: int, hours: Afternoon) -> None:
    games = meetings(players, cycles)
    assert last_end_min(least_waves(games, hours.places), hours) == plan_of(games, hours).ends_at_min


def test_what_fits_needs_no_remedy() -> None:
    assert remedies(meetings(8), afternoon(4, break_min=1)) is None


def test_a_shorter_break_helps() -> None:
    """The school's own regulation: seven rounds of sixteen minutes in two hours."""
    found = remedies(meetings(8), afternoon(4, break_min=5))
    assert found is not None
    assert (found.break_min, found.places) == (1, None)


def test_more_boards_or_a_shorter_control_help() -> None:
    found = remedies(meetings(8), afternoon(2, break_min=1))
    assert found is not None
    assert (found.break_min, found.places) == (None, 4)
    assert found.proposal is not None
    assert found.proposal.control.pgn == "120+1"
    assert found.places_for_shortest is None


def test_where_no_number_of_boards_helps_the_clock_must() -> None:
    found = remedies(meetings(8), afternoon(4, break_min=1, game_min=24))
    assert found is not None
    assert found.places is None
    assert found.proposal is not None
    assert found.proposal.control.pgn == "300+3"


def test_both_may_be_needed() -> None:
    found = remedies(meetings(8), afternoon(1, break_min=1, game_min=24))
    assert found is not None
    assert (found.places, found.proposal, found.places_for_shortest) == (None, None, 2)


def test_some_afternoons_are_hopeless() -> None:
    found = remedies(meetings(24), afternoon(1, break_min=5))
    assert found is not None
    assert (found.places, found.proposal, found.places_for_shortest) == (None, None, None)


def test_with_the_boards_it_asks_for_it_fits() -> None:
    games = meetings(9)
    for boards in range(1, games_a_round(games)):
        hours = afternoon(boards, break_min=1, game_min=8)
        found = remedies(games, hours)
        if found is not None and found.places is not None:
            assert plan_of(games, replace(hours, computers=found.places)).fits
            assert not plan_of(games, replace(hours, computers=found.places - 1)).fits


class TestInPlay:
    """Two rounds played, ten minutes late."""

    GAMES = meetings(8)
    NOW = Now(
        at_min=FOUR_O_CLOCK + 46,
        decided=tuple(Decided(meeting=game, ended_at_min=FOUR_O_CLOCK + 45) for game in GAMES if game.round <= 2),
    )

    def test_the_time_control_stays(self) -> None:
        found = remedies(self.GAMES, afternoon(4, break_min=2), self.NOW)
        assert found is not None
        assert (found.proposal, found.places_for_shortest) == (None, None)

    def test_a_shorter_break_is_proposed_if_it_is_enough(self) -> None:
        found = remedies(self.GAMES, replace(afternoon(4, break_min=5), ends_at_min=FOUR_O_CLOCK + 130), self.NOW)
        assert found is not None
        assert found.break_min == 1

    def test_one_more_board_is_proposed_if_it_is_enough(self) -> None:
        two = replace(afternoon(2, break_min=0), ends_at_min=FOUR_O_CLOCK + 46 + 7 * 16)
        found = remedies(self.GAMES, two, self.NOW)
        assert found is not None
        assert found.places == 3
        assert remedies(self.GAMES, replace(two, ends_at_min=FOUR_O_CLOCK + 46 + 6 * 16), self.NOW) is not None

    def test_what_fits_needs_nothing(self) -> None:
        assert remedies(self.GAMES, replace(afternoon(4), ends_at_min=1200), self.NOW) is None
