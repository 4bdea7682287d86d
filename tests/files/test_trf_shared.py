"""Tournament Report Files of other programs, which are handed and never part of the repository.

The folder is named by LADYA_SHARED.
"""

import os
from fractions import Fraction
from pathlib import Path

import pytest

from ladya_desktop.files.trf import read_trf_with_remarks
from ladya_desktop.files.trf_checks import points_of
from ladya_desktop.files.trf_system import cycles_of
from ladya_desktop.files.trf_values import TrfCode, TrfEdition
from ladya_desktop.files.trf_writer import format_trf
from tests.files.trf_sample import read_trf

SHARED = os.environ.get("LADYA_SHARED")
FOLDER = Path(SHARED or ".") / "files" / "tournament"

pytestmark = pytest.mark.skipif(not SHARED, reason="LADYA_SHARED names no folder with files of other programs")

FILES = {
    "bbpPairings__dutch_2025_C5.input": (TrfEdition.TRF16, 6, 3, 3),
    "bbpPairings__issue_15.input": (TrfEdition.TRF16, 180, None, 11),
    "javafo__TRFXSample2.trf": (TrfEdition.TRF16, 52, 9, 5),
    "sharly-chess__2021_03.trf": (TrfEdition.TRF16, 9, 9, 9),
    "sharly-chess__example_trf26.trf": (TrfEdition.TRF26, 249, 14, 14),
}


@pytest.mark.parametrize("name", FILES)
def test_they_are_read(name: str) -> None:
    trf = read_trf((FOLDER / name).read_bytes())
    assert (trf.edition, len(trf.players), trf.rounds, trf.rounds_written) == FILES[name]
    assert cycles_of(trf) is None


@pytest.mark.parametrize("name", FILES)
def test_points_are_the_sum_of_results(name: str) -> None:
    trf = read_trf((FOLDER / name).read_bytes())
    differing = [player.number for player in trf.players if player.points != points_of(trf, player)]
    assert differing == []


@pytest.mark.parametrize("name", FILES)
def test_they_come_back_as_they_were(name: str) -> None:
    trf = read_trf((FOLDER / name).read_bytes())
    assert read_trf(format_trf(trf).encode()) == trf


def test_announced_absences_and_byes_of_the_sample_of_javafo() -> None:
    trf = read_trf((FOLDER / "javafo__TRFXSample2.trf").read_bytes())
    absent = trf.player(28)
    assert absent is not None
    assert [cell.code if cell else None for cell in absent.rounds] == [TrfCode.ZERO_BYE] * 5
    late = trf.player(22)
    assert late is not None
    assert (late.points, late.rounds[4].code if late.rounds[4] else None) == (Fraction(2), TrfCode.ZERO_BYE)


def test_records_that_nobody_knows_are_named() -> None:
    _, remarks = read_trf_with_remarks((FOLDER / "sharly-chess__example_trf26.trf").read_bytes())
    assert [remark.params["din"] for remark in remarks] == [
        *("1 2", "123", "DDD", "CCC", "BBB", "AAA", "OOO", "UUU", "FFF", "III"),
    ]
