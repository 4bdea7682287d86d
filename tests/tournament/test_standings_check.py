"""Published tables against the program's, value by value, and what a difference says."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from ladya_desktop.tournament.fields import FieldError
from ladya_desktop.tournament.standings_check import COLUMNS, Difference, differences
from ladya_desktop.tournament.standings_file import StandingsFile, read_standings
from ladya_desktop.tournament.tie_breaks import TieBreakNotBuiltError

CROSSTABLES = sorted((Path(__file__).parent / "crosstables").glob("*.json"))


def load(path: Path) -> StandingsFile:
    return read_standings(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", CROSSTABLES, ids=lambda path: path.stem)
def test_published_tables(path: Path) -> None:
    """TO-06 among them: every published value, and the order of places."""
    file = load(path)
    assert isinstance(file.expect, dict)
    assert {"points", "SB", "KS", "WIN", "order"} <= file.expect.keys()
    assert differences(file) == ()


def test_there_are_published_tables() -> None:
    assert len(CROSSTABLES) == 9


def two(expect: dict[str, object], result: str = "1-0") -> StandingsFile:
    """1 beat 2 with White; 3 left before his first game."""
    return read_standings(
        {
            "name": "",
            "players": ["Ann", "Boris", "Vera"],
            "games": [{"white": 0, "black": 1, "result": result}],
            "withdrawn": [{"player": 2, "after_round": 0}],
            "tie_breaks": ["WIN"],
            "expect": expect,
        }
    )


def test_what_is_met_is_no_difference() -> None:
    met: dict[str, object] = {
        "points": [1, 0, 0],
        "SB": [0, 0, None],
        "KS": [0, 0, 0],
        "WIN": [1, 0, 0],
        "WON": [1, 0, 0],
        "BPG": [0, 1, 0],
        "BWG": [0, 0, 0],
        "order": [0, 1],
        "annulled": [2],
    }
    assert differences(two(met)) == ()


@pytest.mark.parametrize("key", COLUMNS)
def test_each_value_is_compared(key: str) -> None:
    found = differences(two({key: [7, 0.25, None]}))
    assert {(one.key, one.player) for one in found} == {(key, 0), (key, 1)}


def test_an_annulled_player_has_no_value() -> None:
    assert differences(two({"points": [1, 0, 0.5]})) == (
        Difference(key="points", player=2, expected=Fraction(1, 2), found=None),
    )


def test_order_and_shared_places() -> None:
    assert differences(two({"order": [1, 0]})) == (
        Difference(key="order", player=None, expected=((1,), (0,)), found=((0,), (1,))),
    )
    assert differences(two({"order": [0, 1]}, "1/2-1/2")) == (
        Difference(key="order", player=None, expected=((0,), (1,)), found=((0, 1),)),
    )
    assert differences(two({"order": [[1, 0]]}, "1/2-1/2")) == ()


def test_annulled_players_are_compared() -> None:
    assert [one.key for one in differences(two({"annulled": []}))] == ["annulled"]


def test_colours_that_are_not_known_have_no_values() -> None:
    file = read_standings(
        {
            "players": ["Ann", "Boris"],
            "games": [],
            "colours_known": False,
            "expect": {"BPG": [0, 0], "WIN": [0, 0]},
        }
    )
    assert [(one.key, one.player, one.found) for one in differences(file)] == [("BPG", 0, None), ("BPG", 1, None)]


def test_a_file_that_expects_nothing_is_met() -> None:
    assert differences(read_standings({"players": ["Ann", "Boris"], "games": []})) == ()


@pytest.mark.parametrize(
    ("expect", "code"),
    [
        ({"BH": [1, 2, 3]}, "field_unknown"),
        ({"points": [1, 2]}, "column_length"),
        ({"points": 1}, "field_list"),
        ({"points": ["1", 0, 0]}, "field_number"),
        ({"points": [1e-13, 0, 0]}, "field_decimals"),
        ({"order": [0, 3]}, "field_integer"),
        ({"order": [[0, "1"]]}, "field_integer"),
        ({"order": 0}, "field_list"),
    ],
)
def test_an_expectation_that_cannot_be_read(expect: dict[str, object], code: str) -> None:
    with pytest.raises(FieldError) as caught:
        differences(two(expect))
    assert caught.value.code == f"cli_tournament.{code}"


def test_a_tie_break_that_is_not_built_is_no_difference() -> None:
    file = read_standings({"players": ["Ann", "Boris"], "games": [], "tie_breaks": ["KS/L0"]})
    with pytest.raises(TieBreakNotBuiltError):
        differences(file)
