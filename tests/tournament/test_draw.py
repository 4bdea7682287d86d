"""The drawing of lots: anybody can repeat it, and no number is favoured."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.tournament.draw import drawn_order, is_permutation

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
