"""The drawing of lots: anybody can repeat it, no number is favoured, classmates are kept apart in the last rounds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.tournament.berger import Round, berger_rounds
from ladya_desktop.tournament.draw import drawn_apart, drawn_order, is_permutation

ids = st.lists(st.integers(1, 10_000), unique=True, max_size=64)
seeds = st.integers(0, 2**64)


@given(ids, seeds)
def test_everybody_gets_one_number(participant_ids: list[int], seed: int) -> None:
    assert is_permutation(drawn_order(participant_ids, seed), participant_ids)


@given(st.permutations(list(range(1, 13))), seeds)
def test_same_seed_same_list_same_numbers(participant_ids: list[int], seed: int) -> None:
    """The order in which pupils were entered changes nothing."""
    assert drawn_order(participant_ids, seed) == drawn_order(sorted(participant_ids), seed)


def test_announced_draw_never_changes() -> None:
    """Written down from the documented rule: if this fails, old draws cannot be repeated any more."""
    assert drawn_order(range(1, 9), 2026) == (2, 5, 4, 6, 7, 1, 8, 3)


def test_other_seed_other_numbers() -> None:
    assert len({drawn_order(range(1, 9), seed) for seed in range(50)}) > 40


def test_no_order_is_favoured() -> None:
    """3000 seeds over six orders: each comes 500 times, give or take far more than chance ever takes."""
    counts = Counter(drawn_order((1, 2, 3), seed) for seed in range(3000))
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_nobody_and_one_need_no_lot() -> None:
    assert drawn_order((), 1) == ()
    assert drawn_order((7,), 1) == (7,)


def test_numbers_by_hand_name_everybody_once() -> None:
    assert is_permutation((3, 1, 2), (1, 2, 3))
    assert not is_permutation((1, 1, 2), (1, 2, 3))
    assert not is_permutation((1, 2), (1, 2, 3))
    assert not is_permutation((1, 2, 4), (1, 2, 3))


# Kept apart

Sets = tuple[tuple[int, ...], ...]

SIZES_OF_VARMA = {
    9: (3, 3, 2, 1),
    10: (3, 3, 2, 2),
    11: (4, 3, 2, 2),
    12: (4, 3, 3, 2),
    13: (5, 4, 3, 1),
    14: (5, 4, 3, 2),
    15: (6, 5, 3, 1),
    16: (6, 5, 3, 2),
    17: (7, 6, 3, 1),
    18: (7, 6, 3, 2),
    19: (8, 7, 3, 1),
    20: (8, 7, 3, 2),
    21: (9, 8, 3, 1),
    22: (9, 8, 3, 2),
    23: (10, 9, 3, 1),
    24: (10, 9, 3, 2),
}
"""How many numbers each group of the tables in C.05 annex 2 has, by the number of players."""


def sets_of_sizes(sizes: tuple[int, ...]) -> Sets:
    ids = iter(range(1, sum(sizes) + 1))
    return tuple(tuple(next(ids) for _ in range(size)) for size in sizes)


def met_late(order: tuple[int, ...], apart: Sets, last_rounds: tuple[Round, ...]) -> int:
    """How many games of these rounds are between two of one set, counted game by game."""
    games = [{order[white - 1], order[black - 1]} for games in last_rounds for white, black in games]
    return sum(any(pair <= set(members) for members in apart) for pair in games)


@pytest.mark.parametrize("players", SIZES_OF_VARMA)
def test_classes_as_large_as_varmas_groups_do_not_meet_in_the_last_three_rounds(players: int) -> None:
    apart, rounds = sets_of_sizes(SIZES_OF_VARMA[players]), berger_rounds(players)
    for seed in range(12):
        order, left = drawn_apart(range(1, players + 1), seed, apart, rounds)
        assert is_permutation(order, range(1, players + 1))
        assert (left, met_late(order, apart, rounds[-3:])) == (0, 0)


@given(st.integers(2, 14), st.integers(1, 2), st.lists(st.sets(st.integers(1, 14)), max_size=4), seeds)
def test_what_is_left_is_counted_and_never_more_than_drawn(
    players: int, cycles: int, sets: list[set[int]], seed: int
) -> None:
    ids, apart = range(1, players + 1), tuple(tuple(one) for one in sets)
    rounds = berger_rounds(players, cycles=cycles)
    last = rounds[len(rounds) - min(3, len(rounds) // 2) :]
    order, left = drawn_apart(ids, seed, apart, rounds)
    assert is_permutation(order, ids)
    assert left == met_late(order, apart, last) <= met_late(drawn_order(ids, seed), apart, last)


@given(st.permutations(list(range(1, 11))), seeds)
def test_the_same_is_kept_apart_however_it_was_entered(participant_ids: list[int], seed: int) -> None:
    rounds = berger_rounds(10)
    same = drawn_apart(sorted(participant_ids), seed, ((1, 2, 3, 4), (5, 6, 7)), rounds)
    assert drawn_apart(participant_ids, seed, ((7, 6, 5), (4, 3, 2, 1)), rounds) == same


@given(st.integers(2, 12), seeds)
def test_without_wishes_the_order_is_the_one_drawn(players: int, seed: int) -> None:
    ids = range(1, players + 1)
    assert drawn_apart(ids, seed, ((1,), ()), berger_rounds(players)) == (drawn_order(ids, seed), 0)


def test_an_order_that_keeps_them_apart_already_stays() -> None:
    """1 and 2 of the order drawn meet in round 4 of 10: early enough."""
    order = drawn_order(range(1, 11), 5)
    assert drawn_apart(range(1, 11), 5, ((order[0], order[1]),), berger_rounds(10)) == (order, 0)


def test_as_few_places_as_possible_are_exchanged() -> None:
    """Two who would meet in the last round: the foremost exchange that helps is made, and no other."""
    order = drawn_order(range(1, 11), 5)
    white, black = berger_rounds(10)[-1][0]
    changed, left = drawn_apart(range(1, 11), 5, ((order[white - 1], order[black - 1]),), berger_rounds(10))
    assert left == 0
    assert sum(one != other for one, other in zip(order, changed, strict=True)) == 2


def test_where_all_are_of_one_class_the_last_rounds_are_theirs() -> None:
    ids = tuple(range(1, 9))
    assert drawn_apart(ids, 3, (ids,), berger_rounds(8)) == (drawn_order(ids, 3), 12)


def test_two_halves_meet_as_seldom_as_it_goes() -> None:
    """Two classes of twelve cannot be kept apart altogether; the best of all tries is taken, not the first."""
    apart = (tuple(range(1, 13)), tuple(range(13, 25)))
    assert [drawn_apart(range(1, 25), seed, apart, berger_rounds(24))[1] for seed in range(4)] == [2, 2, 2, 2]


def test_announced_numbers_kept_apart_never_change() -> None:
    """Written down once: if this fails, old draws cannot be repeated any more."""
    apart = sets_of_sizes(SIZES_OF_VARMA[12])
    assert drawn_apart(range(1, 13), 2026, apart, berger_rounds(12)) == ((5, 8, 11, 6, 12, 9, 4, 3, 1, 2, 10, 7), 0)
