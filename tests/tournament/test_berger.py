"""Berger tables (C.05 annex 1): the printed ones, and what holds for every number of players."""

from collections import Counter
from itertools import combinations, groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.tournament.berger import Round, berger_rounds, free_number, rounds_in_cycle

PRINTED = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4"
    " | 4-8 5-3 6-2 7-1",
    10: "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3"
    " | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5"
    " | 5-10 6-4 7-3 8-2 9-1",
}

player_counts = st.integers(3, 24)
even_counts = st.integers(2, 12).map(lambda half: 2 * half)


def written(rounds: tuple[Round, ...]) -> str:
    return " | ".join(" ".join(f"{white}-{black}" for white, black in games) for games in rounds)


def colours(rounds: tuple[Round, ...], number: int) -> str:
    """The colours of a player in the order of his games: "WBWB"."""
    return "".join(
        "W" if white == number else "B" for games in rounds for white, black in games if number in (white, black)
    )


def longest_streak(row: str) -> int:
    return max(len(list(streak)) for _, streak in groupby(row))


@pytest.mark.parametrize("players", PRINTED)
def test_printed_tables_in_their_order_of_boards(players: int) -> None:
    assert written(berger_rounds(players)) == PRINTED[players]


@pytest.mark.parametrize("players", [3, 5, 7, 9])
def test_odd_number_takes_the_next_table_without_its_last_number(players: int) -> None:
    full = berger_rounds(players + 1)
    expected = tuple(tuple(game for game in games if players + 1 not in game) for games in full)
    assert berger_rounds(players) == expected


def test_two_players_play_one_game_or_two() -> None:
    """TO-04: small numbers."""
    assert written(berger_rounds(2)) == "1-2"
    assert written(berger_rounds(2, cycles=2)) == "1-2 | 2-1"


@pytest.mark.parametrize("players", [-1, 0, 1])
def test_fewer_than_two_players_are_no_tournament(players: int) -> None:
    """TO-04: refused, not an empty or endless table."""
    with pytest.raises(ValueError, match="two players"):
        berger_rounds(players)


@pytest.mark.parametrize("cycles", [0, 3])
def test_one_cycle_or_two(cycles: int) -> None:
    with pytest.raises(ValueError, match="cycle"):
        berger_rounds(4, cycles=cycles)


@given(player_counts, st.sampled_from([1, 2]), st.booleans())
def test_every_pair_meets_once_a_cycle(players: int, cycles: int, swap: bool) -> None:
    rounds = berger_rounds(players, cycles=cycles, swap_last_rounds=swap)
    met = Counter(frozenset(game) for games in rounds for game in games)
    assert met == {frozenset(pair): cycles for pair in combinations(range(1, players + 1), 2)}
    assert len(rounds) == cycles * rounds_in_cycle(players)


@given(player_counts)
def test_nobody_plays_twice_in_a_round_and_one_at_most_is_free(players: int) -> None:
    for games in berger_rounds(players):
        playing = [number for game in games for number in game]
        assert len(playing) == len(set(playing)) == players - players % 2


@given(player_counts)
def test_everybody_is_free_once_if_the_number_is_odd(players: int) -> None:
    free = [free_number(players, games) for games in berger_rounds(players)]
    expected = set(range(1, players + 1)) if players % 2 else {None}
    assert set(free) == expected


@given(player_counts)
def test_colours_are_even_as_far_as_they_can_be(players: int) -> None:
    """Even number: the upper half has one White more, the lower one Black more; odd number: all have as many."""
    rounds = berger_rounds(players)
    for number in range(1, players + 1):
        row = colours(rounds, number)
        surplus = row.count("W") - row.count("B")
        assert surplus == (0 if players % 2 else 1 if number <= players // 2 else -1)


@given(player_counts)
def test_no_three_games_running_with_one_colour(players: int) -> None:
    rounds = berger_rounds(players)
    assert max(longest_streak(colours(rounds, number)) for number in range(1, players + 1)) <= 2


@given(player_counts)
def test_second_cycle_reverses_the_colours_of_the_first(players: int) -> None:
    rounds = berger_rounds(players, cycles=2, swap_last_rounds=False)
    half = len(rounds) // 2
    assert rounds[:half] == berger_rounds(players)
    assert rounds[half:] == tuple(tuple((black, white) for white, black in games) for games in rounds[:half])


@given(player_counts)
def test_swap_exchanges_only_the_last_two_rounds_of_the_first_cycle(players: int) -> None:
    plain = berger_rounds(players, cycles=2, swap_last_rounds=False)
    swapped = berger_rounds(players, cycles=2)
    half = len(plain) // 2
    assert swapped == (*plain[: half - 2], plain[half - 1], plain[half - 2], *plain[half:])


@given(even_counts)
def test_swap_saves_from_three_games_running_with_one_colour(players: int) -> None:
    plain = berger_rounds(players, cycles=2, swap_last_rounds=False)
    swapped = berger_rounds(players, cycles=2)
    assert max(longest_streak(colours(plain, number)) for number in range(1, players + 1)) == 3
    assert max(longest_streak(colours(swapped, number)) for number in range(1, players + 1)) == 2


def test_swap_does_not_touch_a_single_cycle() -> None:
    assert berger_rounds(8, swap_last_rounds=True) == berger_rounds(8, swap_last_rounds=False)
