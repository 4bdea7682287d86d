"""What a click on a value shows: games, running scores, mini-tables, and what put one above another."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ladya_desktop.game.by_color import Color
from ladya_desktop.tournament.crosstable import Crosstable
from ladya_desktop.tournament.direct_encounter import MiniRow
from ladya_desktop.tournament.explanation import Deciding, GameTerm, RunningScore, decided_by, explain
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL
from ladya_desktop.tournament.tie_breaks import DecidedTie, standings
from tests.tournament.tables import table, tables

NONE, HALF, ONE = Fraction(0), Fraction(1, 2), Fraction(1)
FOUR = "1: 1-4 1-0, 1: 2-3 1-0, 2: 4-3 1/2-1/2, 2: 1-2 1/2-1/2, 3: 2-4 1-0, 3: 3-1 +:-"
"""1: 1½ points, 2: 2½, 3: 1½, 4: ½."""


def test_berger_shows_a_product_for_each_game() -> None:
    drawn = table(4, FOUR)
    found = explain(drawn, "SB/C1", 0, standings(drawn, ["SB/C1"]))
    assert (found.code, found.player, found.value, found.limit) == ("SB/C1", 0, Fraction(5, 4), None)
    assert found.games == (
        GameTerm(
            opponent=3,
            round=1,
            color=Color.WHITE,
            is_forfeit=False,
            opponent_points=HALF,
            scored=Fraction(1),
            worth=HALF,
            counts=False,
        ),
        GameTerm(
            opponent=1,
            round=2,
            color=Color.WHITE,
            is_forfeit=False,
            opponent_points=Fraction(5, 2),
            scored=HALF,
            worth=Fraction(5, 4),
            counts=True,
        ),
        GameTerm(
            opponent=2,
            round=3,
            color=Color.BLACK,
            is_forfeit=True,
            opponent_points=Fraction(3, 2),
            scored=Fraction(0),
            worth=Fraction(0),
            counts=True,
        ),
    )


def test_koya_shows_the_limit_and_who_counts() -> None:
    drawn = table(4, FOUR)
    found = explain(drawn, "KS/L2", 0, standings(drawn, ["KS/L2"]))
    assert found.limit == Fraction(5, 2)
    assert [(game.opponent, game.worth, game.counts) for game in found.games] == [
        (3, 1, False),
        (1, HALF, True),
        (2, 0, False),
    ]


@pytest.mark.parametrize(
    ("code", "player", "counting"),
    [("WIN", 2, [0]), ("WON", 2, []), ("BPG", 0, []), ("BPG", 3, [0, 1]), ("BWG", 3, []), ("REP", 0, [3, 1])],
)
def test_counts_of_games_show_which(code: str, player: int, counting: list[int]) -> None:
    drawn = table(4, FOUR)
    found = explain(drawn, code, player, standings(drawn, [code]))
    assert [game.opponent for game in found.games if game.counts] == counting
    assert found.value == len(counting)
    assert len(found.games) == 3


def test_standard_points_show_halves() -> None:
    drawn = table(4, FOUR)
    found = explain(drawn, "STD", 0, standings(drawn, ["STD"]))
    assert [game.worth for game in found.games if game.counts] == [1, HALF]


def test_progressive_scores_show_what_stood_after_each_round() -> None:
    drawn = table(4, FOUR)
    found = explain(drawn, "PS/C1", 0, standings(drawn, ["PS/C1"]))
    assert found.running == (
        RunningScore(round=1, points=Fraction(1), counts=False),
        RunningScore(round=2, points=Fraction(3, 2), counts=True),
        RunningScore(round=3, points=Fraction(3, 2), counts=True),
    )
    assert found.games == ()


def test_games_without_a_round_come_last() -> None:
    drawn = table(3, "1-2 1-0, 1: 1-3 1-0")
    assert [game.opponent for game in explain(drawn, "SB", 0, standings(drawn, ["SB"])).games] == [2, 1]


def test_a_pairing_number_is_made_of_no_game() -> None:
    drawn = table(2, "1-2 1-0")
    found = explain(drawn, "TPN", 1, standings(drawn, ["TPN"]))
    assert (found.value, found.games) == (Fraction(2), ())


AMONG = "1-2 1-0, 1-3 1/2-1/2, 1-4 1/2-1/2, 2-3 1-0, 2-4 1/2-1/2, 3-4 1-0"
LIFT = ", 5-1 1-0, 5-2 1/2-1/2, 5-3 1/2-1/2, 5-4 0-1"
REST = ", 6-1 1/2-1/2, 6-2 1/2-1/2, 6-3 1/2-1/2, 6-4 1/2-1/2, 6-5 0-1"


def test_direct_encounter_shows_its_mini_table_and_that_of_the_subset() -> None:
    """Of the four with 2½ points, 2 and 3 stay tied; then their game decides."""
    drawn = table(6, AMONG + LIFT + REST)
    found = explain(drawn, "DE", 3, standings(drawn, ["DE"]))
    assert found.value == 1
    first, second = found.mini_tables
    assert first.parts == ((0,), (1, 2), (3,))
    assert [row.player for row in first.rows] == [0, 1, 2, 3]
    assert [row.points for row in first.rows] == [2, Fraction(3, 2), Fraction(3, 2), 1]
    assert first.rows[0].cells == ((), (ONE,), (HALF,), (HALF,))
    assert second.rows == (
        MiniRow(player=1, cells=((), (Fraction(1),)), points=Fraction(1)),
        MiniRow(player=2, cells=((Fraction(0),), ()), points=Fraction(0)),
    )
    assert second.parts == ((1,), (2,))


def test_two_games_of_a_pair_are_in_one_cell() -> None:
    drawn = table(2, "1-2 1-0, 2-1 1-0", cycles=2)
    (shown,) = explain(drawn, "DE", 0, standings(drawn, ["DE"])).mini_tables
    assert [row.cells for row in shown.rows] == [((), (ONE, NONE)), ((NONE, ONE), ())]
    assert [row.points for row in shown.rows] == [HALF, HALF]
    assert shown.parts == ((0, 1),)


def test_a_mini_table_in_which_two_have_not_met_has_no_points() -> None:
    drawn = table(4, "1-2 1-0, 3-4 1-0, 1-4 0-1, 2-3 1-0")
    found = explain(drawn, "DE", 0, standings(drawn, ["DE"]))
    (shown,) = found.mini_tables
    assert found.value is None
    assert [row.points for row in shown.rows] == [None] * 4
    assert shown.rows[0].cells == ((), (ONE,), (), (NONE,))


def test_direct_encounter_that_did_not_reach_a_player_shows_nothing() -> None:
    drawn = table(3, "1-2 1-0, 1-3 1-0, 2-3 1/2-1/2")
    found = explain(drawn, "DE", 0, standings(drawn, ["DE"]))
    assert (found.value, found.mini_tables) == (None, ())


def test_direct_encounter_twice_in_the_list_shows_both_times() -> None:
    games = "1-2 1-0, 2-3 1-0, 3-1 1-0, 1-4 1-0, 2-4 1/2-1/2, 3-4 1/2-1/2, 1-5 0-1, 2-5 1/2-1/2, 3-5 1/2-1/2, 4-5 0-1"
    drawn = table(5, games)
    found = explain(drawn, "DE", 1, standings(drawn, ["DE", "WIN", "DE"]))
    assert [tuple(row.player for row in shown.rows) for shown in found.mini_tables] == [(0, 1, 2), (1, 2)]


@pytest.mark.parametrize("code", [MANUAL, LOTS])
def test_an_order_by_hand_or_lot_has_no_value(code: str) -> None:
    drawn = table(2, "1-2 1/2-1/2")
    found = explain(drawn, code, 0, standings(drawn, [code]))
    assert (found.code, found.value, found.games) == (code, None, ())


def test_an_annulled_player_has_no_value() -> None:
    drawn = table(3, "1-2 1-0, 2-3 1-0", annulled=frozenset((2,)))
    assert explain(drawn, "SB", 2, standings(drawn, ["SB"])).value is None


def test_what_put_one_above_the_other() -> None:
    """1 and 3 have 1½ points each, and 3 won their game."""
    drawn = table(4, FOUR)
    result = standings(drawn, ["WIN", "DE"])
    assert decided_by(result, 3, 1) == Deciding(code="PTS", above=1, below=3, values=(Fraction(5, 2), HALF))
    assert decided_by(result, 0, 2) == Deciding(code="DE", above=2, below=0, values=(Fraction(1), Fraction(0)))


def test_a_lot_put_one_above_the_other() -> None:
    drawn = table(2, "1-2 1/2-1/2")
    result = standings(drawn, ["SB", LOTS], [DecidedTie(order=(1, 0), by_lot=True)])
    assert decided_by(result, 0, 1) == Deciding(code=LOTS, above=1, below=0, values=(None, None))


def test_nothing_puts_those_who_share_a_place_above_each_other() -> None:
    drawn = table(3, "1-2 1/2-1/2, 2-3 1-0", annulled=frozenset((2,)))
    result = standings(drawn, ["SB", "DE"])
    assert decided_by(result, 0, 1) is None
    assert decided_by(result, 0, 2) is None


@given(tables(), st.sampled_from([code for code in BUILT if "TPN" not in code]), st.data())
def test_what_is_shown_adds_up_to_the_value(drawn: Crosstable, code: str, data: st.DataObject) -> None:
    player = data.draw(st.sampled_from(drawn.active))
    result = standings(drawn, ["WIN", code])
    found = explain(drawn, code, player, result)
    line = next(line for line in result.lines if line.player == player)
    assert found.value == dict(line.values)[code]
    if code == "DE":
        shown = {row.player: row.points for row in found.mini_tables[0].rows} if found.mini_tables else {}
        assert shown.get(player) == found.value
    else:
        worths = [game.worth for game in found.games if game.counts]
        assert sum([*worths, *(one.points for one in found.running if one.counts)], Fraction()) == found.value


@given(tables(), st.lists(st.sampled_from(BUILT), max_size=4), st.data())
def test_who_is_above_is_named_with_his_better_value(
    drawn: Crosstable, tie_breaks: list[str], data: st.DataObject
) -> None:
    one, other = (data.draw(st.sampled_from(drawn.active)) for _ in range(2))
    assume(one != other)
    result = standings(drawn, tie_breaks)
    places = {line.player: line.places for line in result.lines}
    found = decided_by(result, one, other)
    if found is None:
        assert places[one] == places[other]
    else:
        assert places[found.above] < places[found.below]
        assert {found.above, found.below} == {one, other}
