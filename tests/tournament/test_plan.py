"""The hours of the afternoon: as first planned, and planned again while rounds run late or early."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.tournament.plan import Plan, RoundState, plan_of
from ladya_desktop.tournament.plan_boards import Meeting
from ladya_desktop.tournament.plan_times import Afternoon, Decided, Now, Running
from tests.tournament.plan_games import FOUR_O_CLOCK, afternoon, assert_apart, assert_playable, meetings

EIGHT = meetings(8)
afternoons = st.builds(
    afternoon,
    st.integers(0, 4),
    st.integers(1, 4),
    break_min=st.integers(0, 10),
    game_min=st.integers(1, 60),
)


def of_round(number: int, games: tuple[Meeting, ...] = EIGHT) -> tuple[Meeting, ...]:
    return tuple(game for game in games if game.round == number)


def decided(games: tuple[Meeting, ...], ended_at_min: int | None) -> tuple[Decided, ...]:
    return tuple(Decided(meeting=game, ended_at_min=ended_at_min) for game in games)


def running(games: tuple[Meeting, ...], began_at_min: int | None = None) -> tuple[Running, ...]:
    return tuple(Running(meeting=game, began_at_min=began_at_min) for game in games)


def hours(plan: Plan) -> list[str]:
    """The rounds with their hours: "16:00-16:16"."""
    return [f"{_clock(each.starts_at_min)}-{_clock(each.ends_at_min)}" for each in plan.rounds]


def _clock(minute: int | None) -> str:
    return "?" if minute is None else f"{minute // 60}:{minute % 60:02}"


def test_with_a_board_for_every_game_rounds_are_played_one_by_one() -> None:
    plan = plan_of(EIGHT, afternoon(4, break_min=1))
    assert plan.in_rounds
    assert hours(plan)[:2] == ["16:00-16:16", "16:17-16:33"]
    assert (plan.ends_at_min, plan.spare_min, plan.fits) == (1078, 2, True)
    assert [game.place for game in plan.rounds[3].games] == [0, 1, 2, 3]
    assert [game.meeting.board for game in plan.rounds[3].games] == [1, 2, 3, 4]
    assert plan.longest_wait_min == 1


def test_a_plan_that_does_not_fit_says_by_how_much() -> None:
    plan = plan_of(EIGHT, afternoon(4, break_min=2))
    assert (plan.ends_at_min, plan.spare_min, plan.fits) == (1084, -4, False)
    assert plan.late_min == 0


def test_at_one_computer_games_follow_each_other() -> None:
    plan = plan_of(EIGHT, afternoon(1, game_min=4, break_min=0))
    assert not plan.in_rounds
    assert [game.starts_at_min for game in plan.games] == [FOUR_O_CLOCK + 4 * number for number in range(28)]
    assert {game.place for game in plan.games} == {0}
    assert plan.longest_wait_min == 16
    assert plan.ends_at_min == plan.games[-1].ends_at_min


def test_without_games_or_boards_there_is_nothing_to_plan() -> None:
    with pytest.raises(ValueError, match="no game"):
        plan_of((), afternoon())
    with pytest.raises(ValueError, match="place"):
        plan_of(EIGHT, afternoon(0, 0))


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 9), st.integers(1, 2), afternoons)
def test_every_plan_can_be_played(players: int, cycles: int, hours: Afternoon) -> None:
    games = meetings(players, cycles)
    plan = plan_of(games, hours)
    assert sorted(game.meeting.numbers for game in plan.games) == sorted(game.numbers for game in games)
    assert_playable(plan.games, hours.break_min)
    assert plan.ends_at_min == max(game.ends_at_min for game in plan.games)
    assert all(game.starts_at_min >= hours.starts_at_min and game.place < hours.places for game in plan.games)
    assert not any(game.is_running for game in plan.games)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), afternoons, st.integers(900, 1300), st.data())
def test_planned_again_it_can_be_played_from_now_on(
    players: int, hours: Afternoon, at_min: int, data: st.DataObject
) -> None:
    """Any games may be decided; any of the others run, nobody in two of them."""
    games = meetings(players)
    done = data.draw(st.sets(st.sampled_from(games)))
    busy: set[int] = set()
    on = []
    for game in data.draw(st.permutations([game for game in games if game not in done])):
        if not busy & set(game.numbers) and data.draw(st.booleans()):
            busy.update(game.numbers)
            on.append(game)
    began = st.none() | st.integers(900, 1300)
    now = Now(
        at_min=at_min,
        decided=tuple(Decided(meeting=game, ended_at_min=data.draw(began)) for game in games if game in done),
        running=tuple(Running(meeting=game, began_at_min=data.draw(began)) for game in on),
    )
    plan = plan_of(games, hours, now)
    assert {game.meeting for game in plan.games} == set(games) - done
    assert all(game.ends_at_min >= min(at_min, game.starts_at_min + hours.game_min) for game in plan.games)
    on_computers = [game for game in plan.games if game.place < hours.computers and game.meeting not in on]
    assert all(game.starts_at_min >= at_min for game in on_computers)
    assert_apart(tuple(game for game in plan.games if game.meeting not in on), hours.break_min)


def test_before_its_hour_nothing_is_late() -> None:
    first = plan_of(EIGHT, afternoon())
    assert plan_of(EIGHT, afternoon(), Now(at_min=600)).games == first.games


def test_an_afternoon_that_has_not_begun_in_time_is_late() -> None:
    plan = plan_of(EIGHT, afternoon(), Now(at_min=FOUR_O_CLOCK + 10))
    assert plan.late_min == 10
    assert plan.rounds[0].starts_at_min == FOUR_O_CLOCK + 10
    assert plan.rounds[0].state is RoundState.AHEAD


def test_a_round_played_early_brings_the_next_one_forward() -> None:
    now = Now(at_min=FOUR_O_CLOCK + 10, decided=decided(of_round(1), FOUR_O_CLOCK + 9))
    plan = plan_of(EIGHT, afternoon(), now)
    assert hours(plan)[:2] == ["?-16:09", "16:11-16:27"]
    assert plan.late_min == -7
    assert [each.state for each in plan.rounds[:2]] == [RoundState.PLAYED, RoundState.AHEAD]


def test_one_long_game_holds_up_the_next_round() -> None:
    """It should have been over at 16:16 and may end any minute."""
    now = Now(
        at_min=FOUR_O_CLOCK + 25,
        decided=decided(of_round(1)[:3], FOUR_O_CLOCK + 12),
        running=running(of_round(1)[3:]),
    )
    plan = plan_of(EIGHT, afternoon(), now)
    assert hours(plan)[:2] == ["?-16:25", "16:27-16:43"]
    assert plan.late_min == 9
    assert plan.rounds[0].state is RoundState.ON
    assert [game.meeting.board for game in plan.games if game.is_running] == [4]
    assert {game.meeting.round for game in plan.upcoming} == {2}


def test_a_running_game_lasts_from_when_it_began() -> None:
    now = Now(at_min=FOUR_O_CLOCK + 6, running=running(of_round(1), FOUR_O_CLOCK + 5))
    plan = plan_of(EIGHT, afternoon(), now)
    assert hours(plan)[0] == "16:05-16:21"
    assert plan.late_min == 5


def test_when_nobody_knows_it_began_as_soon_as_it_could() -> None:
    now = Now(at_min=FOUR_O_CLOCK + 20, decided=decided(of_round(1), FOUR_O_CLOCK + 14), running=running(of_round(2)))
    assert hours(plan_of(EIGHT, afternoon(), now))[1] == "16:16-16:32"


def test_games_on_wooden_boards_begin_unseen() -> None:
    """Nobody tells that they have begun, so they are taken to, and are late only when their time is up."""
    wooden = afternoon(0, 4)
    plan = plan_of(EIGHT, wooden, Now(at_min=FOUR_O_CLOCK + 10))
    assert (plan.late_min, plan.rounds[0].state) == (0, RoundState.ON)
    assert {game.meeting.round for game in plan.upcoming} == {2}
    assert plan_of(EIGHT, wooden, Now(at_min=FOUR_O_CLOCK + 20)).late_min == 4


def test_a_computer_tells_that_the_wooden_boards_of_its_round_have_not_begun() -> None:
    mixed = afternoon(1, 3)
    plan = plan_of(EIGHT, mixed, Now(at_min=FOUR_O_CLOCK + 10))
    assert plan.late_min == 10
    begun = Now(at_min=FOUR_O_CLOCK + 10, running=running(of_round(1)[:1], FOUR_O_CLOCK))
    assert plan_of(EIGHT, mixed, begun).late_min == 0


def test_a_forfeit_takes_no_time() -> None:
    """Decided before anybody has sat down: the round is still ahead, and its players are free."""
    now = Now(at_min=FOUR_O_CLOCK, decided=decided(of_round(1)[:1], None))
    plan = plan_of(EIGHT, afternoon(), now)
    assert (plan.late_min, plan.rounds[0].state) == (0, RoundState.AHEAD)
    assert hours(plan)[0] == "16:00-16:16"
    whole_round = plan_of(EIGHT, afternoon(), Now(at_min=FOUR_O_CLOCK, decided=decided(of_round(1), None)))
    assert hours(whole_round)[:2] == ["?-?", "16:00-16:16"]


def test_when_all_is_played_it_has_ended() -> None:
    plan = plan_of(EIGHT, afternoon(), Now(at_min=1200, decided=decided(EIGHT, 1070)))
    assert (plan.ends_at_min, plan.late_min, plan.games, plan.upcoming) == (1070, -14, (), ())
    unknown = plan_of(EIGHT, afternoon(), Now(at_min=1200, decided=decided(EIGHT, None)))
    assert (unknown.ends_at_min, unknown.late_min) == (1084, 0)


class TestOnFewBoards:
    """Two computers for eight players."""

    TWO = afternoon(2)

    def test_what_was_announced_first_stays_first(self) -> None:
        first = plan_of(EIGHT, self.TWO)
        done = tuple(game.meeting for game in first.games[:2])
        now = Now(at_min=FOUR_O_CLOCK + 30, decided=decided(done, FOUR_O_CLOCK + 30))
        plan = plan_of(EIGHT, self.TWO, now)
        assert [game.meeting for game in plan.games] == [game.meeting for game in first.games[2:]]
        assert plan.late_min == 14

    def test_a_running_game_keeps_its_board(self) -> None:
        first = plan_of(EIGHT, self.TWO)
        now = Now(at_min=FOUR_O_CLOCK + 1, running=running((first.games[1].meeting, first.games[0].meeting)))
        plan = plan_of(EIGHT, self.TWO, now)
        assert [(game.meeting, game.place) for game in plan.games[:2]] == [
            (game.meeting, game.place) for game in first.games[:2]
        ]
        assert plan.late_min == 0

    def test_the_other_board_goes_on_while_one_is_held_up(self) -> None:
        first = plan_of(EIGHT, self.TWO)
        long, short, *_ = (game.meeting for game in first.games)
        now = Now(
            at_min=FOUR_O_CLOCK + 18,
            decided=decided((short,), FOUR_O_CLOCK + 16),
            running=running((long,), FOUR_O_CLOCK + 15),
        )
        plan = plan_of(EIGHT, self.TWO, now)
        following = plan.games[1]
        assert (following.place, following.starts_at_min) == (1, FOUR_O_CLOCK + 18)
        assert not set(following.meeting.numbers) & set(long.numbers)

    def test_more_games_than_boards_are_played_beyond_them(self) -> None:
        now = Now(at_min=FOUR_O_CLOCK + 5, running=running(of_round(1), FOUR_O_CLOCK))
        plan = plan_of(EIGHT, self.TWO, now)
        assert sorted(game.place for game in plan.games if game.is_running) == [0, 1, 2, 3]
        assert all(game.place < 2 for game in plan.games if not game.is_running)

    def test_a_program_s_game_is_at_a_computer(self) -> None:
        mixed = replace(self.TWO, computers=1, wooden_boards=1)
        first = plan_of(EIGHT, mixed)
        on_wood = next(game.meeting for game in first.games if game.place == 1)
        plan = plan_of(EIGHT, mixed, Now(at_min=FOUR_O_CLOCK + 1, running=running((on_wood,))))
        assert next(game.place for game in plan.games if game.meeting == on_wood) == 0

    def test_a_wooden_board_goes_on_unseen(self) -> None:
        mixed = replace(self.TWO, computers=1, wooden_boards=1)
        plan = plan_of(EIGHT, mixed, Now(at_min=FOUR_O_CLOCK + 3))
        starts = {game.place: game.starts_at_min for game in reversed(plan.games)}
        assert starts == {0: FOUR_O_CLOCK + 3, 1: FOUR_O_CLOCK}
