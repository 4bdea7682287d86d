"""The order of games on few boards: nobody at two boards, rounds in order, short waits, the least number of waves."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.tournament import plan_boards
from ladya_desktop.tournament.plan_boards import (
    MOST_SEARCHED,
    Meeting,
    Wave,
    games_a_round,
    laid_in_waves,
    least_waves,
)
from tests.tournament.plan_games import cost, meetings, waits

laid = st.builds(lambda players, cycles, places: (meetings(players, cycles), places),
    st.integers(2, 11), st.integers(1, 2), st.integers(1, 7))  # fmt: skip


def every_order(to_come: tuple[Meeting, ...], places: int) -> Iterator[tuple[Wave, ...]]:
    """All ways to lay games in waves, each player's in the order of rounds."""
    if not to_come:
        yield ()
        return
    ready = [
        game
        for place, game in enumerate(to_come)
        if not any(set(game.numbers) & set(before.numbers) for before in to_come[:place])
    ]
    for size in range(1, min(places, len(ready)) + 1):
        for wave in combinations(ready, size):
            rest = tuple(game for game in to_come if game not in wave)
            yield from ((wave, *after) for after in every_order(rest, places))


@pytest.mark.parametrize(("players", "places"), [(3, 1), (4, 1), (5, 1), (4, 2), (5, 2)])
def test_for_few_games_no_order_is_better(players: int, places: int) -> None:
    games = meetings(players)
    best = min(cost(waves) for waves in every_order(games, places))
    assert cost(laid_in_waves(games, places)) == best


@settings(max_examples=40, deadline=None)
@given(laid)
def test_every_game_once_nobody_twice_in_a_wave_and_rounds_in_order(
    given_games: tuple[tuple[Meeting, ...], int],
) -> None:
    games, places = given_games
    waves = laid_in_waves(games, places)
    assert sorted(game.numbers for wave in waves for game in wave) == sorted(game.numbers for game in games)
    for wave in waves:
        players = [player for game in wave for player in game.numbers]
        assert len(set(players)) == len(players) <= 2 * places
    for player in {player for game in games for player in game.numbers}:
        rounds = [game.round for wave in waves for game in wave if player in game.numbers]
        assert rounds == sorted(rounds)


@settings(max_examples=40, deadline=None)
@given(laid)
def test_it_takes_no_more_waves_than_it_must(given_games: tuple[tuple[Meeting, ...], int]) -> None:
    games, places = given_games
    assert len(laid_in_waves(games, places)) == least_waves(games, places)


def test_the_same_games_in_any_order_lie_the_same_way() -> None:
    games = meetings(8)
    first = laid_in_waves(games, 3)
    laid_in_waves.cache_clear()
    assert laid_in_waves(games[::-1], 3) == first


def test_with_enough_boards_a_wave_is_a_round() -> None:
    waves = laid_in_waves(meetings(8), 5)
    assert [{game.round for game in wave} for wave in waves] == [{number} for number in range(1, 8)]
    assert [game.board for game in waves[3]] == [1, 2, 3, 4]


@pytest.mark.parametrize(("players", "longest"), [(6, 3), (7, 5), (8, 4), (9, 6), (10, 5)])
def test_at_one_computer_everybody_rests_and_nobody_waits_long(players: int, longest: int) -> None:
    found = waits(laid_in_waves(meetings(players), 1))
    assert min(found) >= 1
    assert max(found) == longest


def test_three_boards_for_eight_are_always_full() -> None:
    assert [len(wave) for wave in laid_in_waves(meetings(8), 3)] == [3] * 9 + [1]


def test_very_many_games_are_played_as_they_come() -> None:
    games = meetings(40)
    assert len(games) > MOST_SEARCHED
    waves = laid_in_waves(games, 7)
    assert waves[0] == games[:7]
    assert len(waves) == least_waves(games, 7)
    assert all(len(wave) == 7 for wave in waves[:100])


def test_played_as_they_come_a_wave_that_is_full_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan_boards, "MOST_SEARCHED", 0)
    laid_in_waves.cache_clear()
    pairs = [(1, 0, 1), (2, 0, 2), (2, 1, 30), (3, 0, 3), (3, 2, 20), (4, 30, 31), (4, 40, 41), (4, 50, 51)]
    games = tuple(
        Meeting(round=number, board=board, white=white, black=black)
        for board, (number, white, black) in enumerate(pairs, start=1)
    )
    drawn = [[game.numbers for game in wave] for wave in laid_in_waves(games, 2)]
    assert drawn == [[(0, 1), (40, 41)], [(0, 2), (1, 30)], [(0, 3), (2, 20)], [(30, 31), (50, 51)]]


def test_games_without_a_place_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="place"):
        laid_in_waves(meetings(4), 0)


def test_no_games_take_no_waves() -> None:
    assert laid_in_waves((), 1) == ()
    assert least_waves((), 1) == 0
    assert games_a_round(()) == 0
