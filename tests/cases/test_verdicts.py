"""The verdict cases: one story at the board, one right ruling. Those handed with the contract, and our own."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from ladya_desktop.cases.adjudicate import adjudicate, differences, report
from ladya_desktop.cases.reader import read_case
from tests.cases.strict_as_guided import ONLY_ON_A_WOODEN_BOARD

DATA = Path(__file__).parent / "data"
OWN_FILES = sorted(DATA.glob("own*.json"))


def _cases(files: list[Path]) -> dict[str, Any]:
    return {case["id"]: case for file in files for case in json.loads(file.read_text(encoding="utf-8"))}


HANDED = _cases(sorted(set(DATA.glob("*.json")) - set(OWN_FILES)))
OWN = _cases(OWN_FILES)
CASES = HANDED | OWN
STRICT = sorted(case_id for case_id, case in HANDED.items() if case["game"].get("conduct", "strict") == "strict")


def verdict_differences(case: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    read = read_case(case)
    return differences(read.expect, report(adjudicate(read)))


def verdict_differences_guided(case_id: str) -> list[tuple[str, Any, Any]]:
    case = deepcopy(HANDED[case_id])
    case["game"]["conduct"] = "guided"
    return verdict_differences(case)


def test_the_cases_are_all_there() -> None:
    assert len(HANDED) == 246
    assert len(OWN) >= 130
    assert len(CASES) == len(HANDED) + len(OWN)


@pytest.mark.parametrize("case_id", sorted(CASES))
def test_case(case_id: str) -> None:
    assert verdict_differences(CASES[case_id]) == []


@pytest.mark.parametrize("case_id", STRICT)
def test_strict_case_on_a_guided_board(case_id: str) -> None:
    """It is ruled on in the same way, unless what it tells cannot happen there; a case that can is not listed."""
    differs = bool(verdict_differences_guided(case_id))
    assert differs is (case_id in ONLY_ON_A_WOODEN_BOARD)


@pytest.mark.parametrize("case_id", sorted(OWN))
def test_own_case_says_what_it_is_about(case_id: str) -> None:
    case = OWN[case_id]
    assert case["title"]
    assert case["articles"]
    assert case["expect"]
