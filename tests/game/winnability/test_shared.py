"""A sample of the positions with known verdicts that are handed in, not kept here: no answer is wrong, many are proofs.

The folder is named by LADYA_SHARED; `python -m benchmarks.winnability` runs them all.
"""

import os
from pathlib import Path

import pytest

from benchmarks.winnability import REAL_GAMES, VECTOR, examples
from ladya_desktop.game.by_color import COLORS
from ladya_desktop.game.winnability import Verdict, is_certainly_dead, prove_default

SHARED = os.environ.get("LADYA_SHARED")

pytestmark = pytest.mark.skipif(not SHARED, reason="LADYA_SHARED names no folder with the handed positions")


@pytest.mark.parametrize(("name", "least_percent"), [(VECTOR, 80), (REAL_GAMES, 99)])
def test_a_sample_is_answered_rightly(name: str, least_percent: int) -> None:
    sample = examples(Path(SHARED or "") / "winnability" / name, 50)
    assert len(sample) >= 50
    proved = 0
    for example in sample:
        if example.winners:
            assert not is_certainly_dead(example.position)
        for color in COLORS:
            found = prove_default(example.position, color)
            proved += found.verdict is not Verdict.UNPROVEN
            assert found.verdict is not (Verdict.NO if color in example.winners else Verdict.YES), example
    assert 100 * proved >= least_percent * 2 * len(sample)
