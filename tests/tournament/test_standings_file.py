"""Standings files: what they may hold, and what is said of each fault."""

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import pytest

from ladya_desktop.tournament.fields import FieldError
from ladya_desktop.tournament.standings_file import MAX_PLAYERS, read_standings

FOUR = ["Ann", "Boris", "Vera", "Gleb"]


def game(white: object, black: object, result: object = "1-0", **more: object) -> dict[str, object]:
    return {"white": white, "black": black, "result": result, **more}


def file(*games: Mapping[str, object], **more: object) -> dict[str, object]:
    return {"name": "Test", "players": FOUR, "cycles": 1, "games": list(games), "tie_breaks": ["SB"], **more}


def fault(data: object) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(FieldError) as caught:
        read_standings(data)
    return caught.value.code.removeprefix("cli_tournament."), caught.value.params


def test_a_file_of_the_contract_is_read() -> None:
    read = read_standings(
        file(
            game(0, 1, "1/2-1/2", round=1),
            game(2, 3, None, round=1),
            game(2, 0, "-:+", round=2),
            scoring={"win": 3, "draw": 1.5},
            withdrawn=[{"player": 3, "after_round": 0}],
            edition="2026-03",
            colours_known=False,
        )
    )
    assert read.name == "Test"
    assert read.players == tuple(FOUR)
    assert read.table.annulled == {3}
    assert [float(points) for points in read.table.points] == [4.5, 1.5, 0, 0]
    assert not read.colours_known


def test_what_may_be_left_out() -> None:
    read = read_standings({"players": FOUR, "games": []})
    assert (read.name, read.table.cycles, read.tie_breaks, read.colours_known) == ("", 1, (), True)


@pytest.mark.parametrize(("written", "edition"), [("2026-03", "2026-03"), ("2024-08-01", "2024-08")])
def test_the_edition_is_the_month_from_which_it_applies(written: str, edition: str) -> None:
    assert read_standings(file(edition=written)).table.edition == edition
    assert read_standings(file()).table.edition == "2026-03"


def test_points_are_taken_as_they_are_written() -> None:
    read = read_standings(file(scoring={"win": Decimal("1.000000000001"), "draw": 0.1}))
    assert (read.table.scoring.win, read.table.scoring.draw) == (Fraction(10**12 + 1, 10**12), Fraction(1, 10))


def test_progressive_scores_take_rounds_from_the_file() -> None:
    """The round of an open game is that of the forfeit that it becomes."""
    games = [game(0, 1, round=1), game(2, 0, "1/2-1/2", round=2), game(0, 3, None, round=3)]
    read = read_standings(
        file(*games, game(1, 2, round=3), tie_breaks=["PS"], withdrawn=[{"player": 0, "after_round": 2}])
    )
    values = {line.player: dict(line.values)["PS"] for line in read.standings().lines}
    assert values == {0: 4, 1: 1, 2: 1, 3: 1}


def test_progressive_scores_need_no_round_of_a_game_that_does_not_count() -> None:
    read = read_standings(
        file(game(0, 1), game(2, 3, round=1), tie_breaks=["PS"], withdrawn=[{"player": 0, "after_round": 1}])
    )
    assert [line.points for line in read.standings().lines] == [1, 0, 0]


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([game(0, 1, None), game(0, 1, round=1), game(2, 3)], ("round_needed", {"tie_break": "PS/C1", "game": 3})),
        (
            [game(0, 1, round=1), game(0, 2, round=2)],
            ("round_of_forfeit", {"tie_break": "PS/C1", "white": 0, "black": 3}),
        ),
    ],
)
def test_progressive_scores_are_refused_without_rounds(
    games: list[Mapping[str, object]], expected: tuple[str, dict[str, object]]
) -> None:
    more = {"cycles": 2} if len(games) == 3 else {"withdrawn": [{"player": 0, "after_round": 2}]}
    read = read_standings(file(*games, tie_breaks=["SB", "PS/C1"], **more))
    with pytest.raises(FieldError) as caught:
        read.standings()
    assert (caught.value.code.removeprefix("cli_tournament."), caught.value.params) == expected


def test_names_cannot_paint_the_terminal() -> None:
    """SE-02's neighbour: what a file says is printed, so control characters are left out."""
    read = read_standings({"players": ["\x1b[31mAnn\x07", "Boris\u202e"], "games": []})
    assert read.players == ("[31mAnn", "Boris")
    assert fault(file(**{"\x1b[2Jcolour": 1}))[1]["key"] == "[2Jcolour"


def test_unknown_colours_hide_what_needs_them() -> None:
    """No such column is shown, and it breaks no tie."""
    read = read_standings(file(game(0, 1, "1/2-1/2"), tie_breaks=["BWG", "SB", "BPG/R"], colours_known=False))
    assert [code for code, _ in read.standings().lines[0].values] == ["SB"]


def test_two_cycles_let_a_pair_meet_twice() -> None:
    read = read_standings(file(game(0, 1), game(1, 0), cycles=2))
    assert [float(points) for points in read.table.points[:2]] == [1, 1]


def test_a_forfeit_after_leaving_is_possible() -> None:
    read = read_standings(
        file(game(0, 1, "-:+", round=3), game(0, 2, round=1), withdrawn=[{"player": 0, "after_round": 1}])
    )
    assert read.table.annulled == {0}


@pytest.mark.parametrize(
    ("games", "code", "number"),
    [
        ([game(0, 1), game(0, 4)], "field_integer", 2),
        ([game(-1, 1)], "field_integer", 1),
        ([game(True, 2)], "field_integer", 1),
        ([game(0, "1")], "field_integer", 1),
        ([game(0, 1), game(2, 2)], "against_himself", 2),
        ([game(0, 1), game(2, 3), game(1, 0)], "pair_too_often", 3),
        ([game(0, 1, "1:0")], "unknown_result", 1),
        ([game(0, 1, "annulled")], "unknown_result", 1),
        ([game(0, 1, 1)], "unknown_result", 1),
        ([game(0, 1, ["1-0"])], "unknown_result", 1),
        ([game(0, 1, round=4)], "field_integer", 1),
        ([game(0, 1, round=0)], "field_integer", 1),
        ([game(0, 1, round=1.5)], "field_integer", 1),
        ([game(0, 1, round=2), game(2, 0, round=2)], "twice_in_round", 2),
        ([game(0, 1, board=1)], "field_unknown", 1),
        ([{"white": 0, "black": 1}], "field_missing", 1),
        ([game(0, 1), "1-2"], "field_object", 2),
    ],
)
def test_a_fault_of_a_game_names_the_game(games: list[Mapping[str, object]], code: str, number: int) -> None:
    found, params = fault(file(*games))
    assert (found, params["game"]) == (code, number)


def test_a_game_after_leaving_is_a_fault() -> None:
    data = file(game(0, 1, round=2), withdrawn=[{"player": 1, "after_round": 1}])
    assert fault(data) == ("played_after_leaving", {"player": 1, "round": 2, "game": 1})


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"colour": 1}, "field_unknown"),
        ({"players": ["Ann"]}, "player_count"),
        ({"players": ["Ann"] * (MAX_PLAYERS + 1)}, "player_count"),
        ({"players": [1, 2]}, "field_string"),
        ({"players": "Ann"}, "field_list"),
        ({"cycles": 3}, "field_integer"),
        ({"cycles": True}, "field_integer"),
        ({"games": {}}, "field_list"),
        ({"name": 5}, "field_string"),
        ({"name": "\ud800"}, "field_string"),
        ({"source": 5}, "field_string"),
        ({"edition": 2026}, "field_string"),
        ({"edition": "2026"}, "edition"),
        ({"edition": "2026-13"}, "edition"),
        ({"edition": ""}, "edition"),
        ({"colours_known": 1}, "field_boolean"),
        ({"tie_breaks": "SB"}, "field_list"),
        ({"tie_breaks": [1]}, "field_string"),
        ({"scoring": {"bye": 1}}, "field_unknown"),
        ({"scoring": {"win": -1}}, "field_number"),
        ({"scoring": {"win": "1"}}, "field_number"),
        ({"scoring": {"win": True}}, "field_number"),
        ({"scoring": {"win": float("nan")}}, "field_number"),
        ({"scoring": {"win": float("inf")}}, "field_number"),
        ({"scoring": {"win": 0.5, "draw": 0.5}}, "scoring_order"),
        ({"scoring": {"loss": 0.75}}, "scoring_order"),
        ({"scoring": {"win": 1, "draw": 0.6}}, "scoring_draws"),
        ({"scoring": {"win": 1e-13}}, "field_decimals"),
        ({"withdrawn": [{"player": 4, "after_round": 1}]}, "field_integer"),
        ({"withdrawn": [{"player": 0, "after_round": 4}]}, "field_integer"),
        ({"withdrawn": [{"player": 0}]}, "field_missing"),
        ({"withdrawn": [3]}, "field_object"),
        ({"withdrawn": [{"player": 0, "after_round": 1}, {"player": 0, "after_round": 2}]}, "withdrawn_twice"),
    ],
)
def test_a_fault_of_the_file_says_what_and_where(changed: dict[str, object], code: str) -> None:
    found, params = fault(file(**changed))
    assert found == code
    assert "game" not in params


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"players": FOUR}])
def test_what_is_no_standings_file(data: object) -> None:
    assert fault(data)[0] in ("field_object", "field_missing")
