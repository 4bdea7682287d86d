"""The verdict cases: one story at the board, one right ruling."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop.cases.adjudicate import adjudicate, differences, report
from ladya_desktop.cases.reader import read_case
from ladya_desktop.cases.values import NotBuiltError
from tests.cases.strict_as_guided import (
    DIFFER_GUIDED,
    HOLD_GUIDED,
    REST_ON_HALF_A_MOVE,
    REST_ON_ILLEGAL_MOVES,
    REST_ON_PERIODS,
)

DATA = Path(__file__).parent / "data"


def _cases() -> dict[str, Any]:
    files = sorted(DATA.glob("*.json"))
    return {case["id"]: case for file in files for case in json.loads(file.read_text(encoding="utf-8"))}


CASES = _cases()
CONDUCT = {case_id: case["game"].get("conduct", "strict") for case_id, case in CASES.items()}
BUILT = sorted(case_id for case_id, conduct in CONDUCT.items() if conduct != "strict")
STRICT = sorted(case_id for case_id, conduct in CONDUCT.items() if conduct == "strict")


def as_guided(case_id: str) -> dict[str, Any]:
    case: dict[str, Any] = deepcopy(CASES[case_id])
    case["game"]["conduct"] = "guided"
    return case


def verdict_differences(case: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    read = read_case(case)
    return differences(read.expect, report(adjudicate(read)))


def test_the_cases_are_all_there() -> None:
    assert len(CASES) == 246
    assert len(BUILT) == 21


@pytest.mark.parametrize("case_id", BUILT)
def test_case_of_a_conduct_that_is_built(case_id: str) -> None:
    assert verdict_differences(CASES[case_id]) == []


@pytest.mark.parametrize("case_id", sorted(HOLD_GUIDED))
def test_strict_case_rules_the_same_when_guided(case_id: str) -> None:
    assert verdict_differences(as_guided(case_id)) == []


@pytest.mark.parametrize("case_id", sorted(DIFFER_GUIDED))
def test_strict_case_kept_out_of_guided_still_has_its_reason(case_id: str) -> None:
    """Once it holds, it belongs into the other list."""
    assert verdict_differences(as_guided(case_id)) != []


@pytest.mark.parametrize("case_id", STRICT)
def test_strict_case_is_reported_as_not_built(case_id: str) -> None:
    with pytest.raises(NotBuiltError):
        read_case(CASES[case_id])


def test_every_strict_case_is_sorted_in() -> None:
    """In one list exactly, or about something else that is not built either (limited supervision)."""
    lists = (HOLD_GUIDED, REST_ON_ILLEGAL_MOVES, REST_ON_HALF_A_MOVE, REST_ON_PERIODS)
    listed = frozenset[str]().union(*lists)
    assert sum(map(len, lists)) == len(listed)
    assert listed <= set(STRICT)
    for case_id in set(STRICT) - listed:
        with pytest.raises(NotBuiltError):
            read_case(as_guided(case_id))
