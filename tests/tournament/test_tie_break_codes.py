"""Codes of tie-breaks: what is read, and that everything else is refused by its name."""

import pytest

from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL, TieBreak, TieBreakNotBuiltError


def read(code: str) -> tuple[str, int, int, bool]:
    found = TieBreak.parse(code)
    assert found.code == code
    return found.name, found.cut, found.limit_half_points, found.is_reversed


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("DE", ("DE", 0, 0, False)),
        ("SB/C1", ("SB", 1, 0, False)),
        ("SB/C2", ("SB", 2, 0, False)),
        ("PS/C1", ("PS", 1, 0, False)),
        ("KS/L1", ("KS", 0, 1, False)),
        ("KS/L+1", ("KS", 0, 1, False)),
        ("KS/L-2", ("KS", 0, -2, False)),
        ("KS/L10", ("KS", 0, 10, False)),
        ("TPN/R", ("TPN", 0, 0, True)),
        ("SB/C1/R", ("SB", 1, 0, True)),
        ("KS/R/L-1", ("KS", 0, -1, True)),
    ],
)
def test_what_a_code_says(code: str, expected: tuple[str, int, int, bool]) -> None:
    assert read(code) == expected


@pytest.mark.parametrize("code", BUILT)
def test_what_can_be_chosen_can_be_read(code: str) -> None:
    assert TieBreak.parse(code).code == code


def test_the_list_has_the_codes_of_the_contract() -> None:
    assert {"DE", "WIN", "WON", "SB", "KS", "BPG", "BWG", "PS", "REP", "STD", "TPN"} < set(BUILT)
    assert len(set(BUILT)) == len(BUILT)


@pytest.mark.parametrize(
    "code",
    [
        *("BH", "ARO", "de", "", "PTS", MANUAL, LOTS),
        *("SB/C3", "SB/C0", "SB/C", "SB/C1/C1", "SB/C1/C2", "SB/L1", "SB/", "SB/c1", "SB/M1", "SB/P", " SB", "SB\n"),
        *("KS/L0", "KS/L", "KS/L+-1", "KS/L100", "KS/C1", "KS/L1/L2", "KS/L1.5", "KS/L\u0661"),
        *("DE/R", "TPN/R/R", "WIN/C1"),
    ],
)
def test_what_is_not_built_is_named(code: str) -> None:
    with pytest.raises(TieBreakNotBuiltError) as caught:
        TieBreak.parse(code)
    assert caught.value.code == code


def test_what_a_tie_break_needs() -> None:
    needing = {code for code in BUILT if TieBreak.parse(code).needs_colours}
    assert needing == {"BPG", "BWG"}
    assert TieBreak.parse("BWG/R").needs_colours
    assert {code for code in BUILT if TieBreak.parse(code).needs_rounds} == {"PS", "PS/C1", "PS/C2"}


@pytest.mark.parametrize(("code", "expected"), [("TPN", True), ("TPN/R", False), ("SB", False), ("WIN/R", True)])
def test_which_values_stand_higher(code: str, expected: bool) -> None:
    assert TieBreak.parse(code).is_ascending is expected
