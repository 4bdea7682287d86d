"""Random events against gacrux, the FIDE reference implementation: `bench tournament` compares ten times as many."""

import pytest

from benchmarks.reference import differences

EVENTS, EVENTS_OF_A_TEST = 200, 10


@pytest.mark.parametrize("first", range(0, EVENTS, EVENTS_OF_A_TEST))
def test_every_value_and_place_is_that_of_the_reference(first: int) -> None:
    assert [words for seed in range(first, first + EVENTS_OF_A_TEST) for words in differences(seed)] == []
