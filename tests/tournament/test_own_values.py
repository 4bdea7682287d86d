"""Values of tie-breaks on small tables worked out by hand (C.07 articles 7 and 9)."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from ladya_desktop.tournament.crosstable import Crosstable, Scoring, Withdrawal, with_withdrawals
from ladya_desktop.tournament.own_values import RoundsUnknownError, own_values
from ladya_desktop.tournament.tie_break_codes import BUILT, TieBreakNotBuiltError
from ladya_desktop.tournament.tie_breaks import standings
from tests.tournament.tables import THREE_ONE, decimals, table, tables

OWN = [code for code in BUILT if code != "DE"]


FOUR = "1: 1-4 1-0, 1: 2-3 1-0, 2: 4-3 1/2-1/2, 2: 1-2 1/2-1/2, 3: 2-4 1-0, 3: 3-1 1-0"
"""1: 1½ points, 2: 2½, 3: 1½, 4: ½."""


def test_berger_without_the_weakest_opponent() -> None:
    """14.1.1: the product against the opponent with the fewest points goes, not the lowest product."""
    drawn = table(4, FOUR)
    assert decimals(drawn.points) == [1.5, 2.5, 1.5, 0.5]
    assert decimals(own_values(drawn, "SB")) == [1.75, 2.75, 1.75, 0.75]
    assert decimals(own_values(drawn, "SB/C1")) == [1.25, 2.25, 1.5, 0.75]
    assert decimals(own_values(drawn, "SB/C2")) == [1.25, 1.5, 0, 0]


def test_among_equally_weak_opponents_the_lowest_product_goes() -> None:
    """Both opponents of 1 have one point: he lost to 2 and beat 3."""
    drawn = table(3, "2-1 1-0, 1-3 1-0, 3-2 1-0")
    assert decimals(own_values(drawn, "SB/C1")) == [1, 1, 1]


def test_each_meeting_of_two_cycles_is_cut_by_itself() -> None:
    """4.4: the weakest opponent is met twice, and only the lower of the two products goes at first."""
    drawn = table(3, "1-2 1-0, 2-1 1/2-1/2, 1-3 1-0, 3-1 0-1, 2-3 1-0, 3-2 0-1", cycles=2)
    assert decimals(drawn.points) == [3.5, 2.5, 0]
    assert decimals(own_values(drawn, "SB")) == [3.75, 1.75, 0]
    drawn = table(3, "1-2 1-0, 2-1 1/2-1/2, 2-3 1-0, 3-2 0-1, 3-1 1-0, 1-3 1-0", cycles=2)
    assert decimals(drawn.points) == [2.5, 2.5, 1]
    assert decimals(own_values(drawn, "SB")) == [4.75, 3.25, 2.5]
    assert decimals(own_values(drawn, "SB/C1")) == [4.75, 2.25, 2.5]
    assert decimals(own_values(drawn, "SB/C2")) == [3.75, 1.25, 2.5]


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("KS", [0.5, 1.5, 1, 0.5]),
        ("KS/L1", [0.5, 0, 0, 0]),
        ("KS/L+1", [0.5, 0, 0, 0]),
        ("KS/L2", [0.5, 0, 0, 0]),
        ("KS/L3", [0, 0, 0, 0]),
        ("KS/L-1", [0.5, 1.5, 1, 0.5]),
        ("KS/L-2", [1.5, 2.5, 1.5, 0.5]),
        ("KS/L-9", [1.5, 2.5, 1.5, 0.5]),
    ],
)
def test_the_limit_of_koya_moves_by_half_points(code: str, values: list[float]) -> None:
    """14.5: three games are possible, so the limit is 1½ points."""
    assert decimals(own_values(table(4, FOUR), code)) == values


def test_progressive_scores_add_up_the_running_score() -> None:
    """7.5: 1 has 1, 1½, 1½ after the rounds; cut is what he had after the first ones."""
    drawn = table(4, FOUR)
    assert decimals(own_values(drawn, "PS")) == [4, 5, 2, 1]
    assert decimals(own_values(drawn, "PS/C1")) == [3, 4, 2, 1]
    assert decimals(own_values(drawn, "PS/C2")) == [1.5, 2.5, 1.5, 0.5]


def test_a_free_round_and_an_open_game_leave_the_running_score_as_it_is() -> None:
    drawn = table(3, "1: 1-2 1-0, 3: 1-3 1/2-1/2")
    assert decimals(own_values(drawn, "PS")) == [3.5, 0, 0.5]


def test_progressive_scores_need_every_round() -> None:
    with pytest.raises(RoundsUnknownError) as caught:
        own_values(table(3, "1: 1-2 1-0, 1-3 1-0"), "PS/C1")
    assert caught.value.code == "PS/C1"


def test_rounds_that_a_player_elected_to_play_in() -> None:
    """7.6 with 15.2: his forfeit losses do not count since March 2026."""
    drawn = table(4, "1-2 +:-, 1-3 -:-, 1-4 1-0, 2-3 0-0, 2-4 1/2-1/2")
    assert decimals(own_values(drawn, "REP")) == [2, 2, 1, 2]
    assert decimals(own_values(replace(drawn, edition="2024-08"), "REP")) == [3, 3, 2, 2]


@pytest.mark.parametrize("code", ["WON", "BPG", "BWG"])
def test_no_edition_has_forfeits_at_the_board(code: str) -> None:
    drawn = table(2, "1-2 -:+")
    assert decimals(own_values(replace(drawn, edition="2024-08"), code)) == [0, 0]


def test_standard_points_compare_with_the_opponent() -> None:
    """7.7: whoever has more than his opponent has 1, who has as many ½, whatever a win is worth."""
    drawn = table(4, "1-2 1-0, 1-3 1/2-1/2, 1-4 1/2-0, 2-3 0-0, 2-4 +:-, 3-4 -:-", scoring=THREE_ONE)
    assert decimals(drawn.points) == [5, 3, 1, 0]
    assert decimals(own_values(drawn, "STD")) == [2.5, 1.5, 1, 0]


def test_without_playing_standard_points_compare_with_a_draw() -> None:
    drawn = table(2, "1-2 +:-", scoring=Scoring(win=Fraction(2), draw=Fraction(1), loss=Fraction(1)))
    assert decimals(own_values(drawn, "STD")) == [1, 0.5]


def test_pairing_numbers_count_from_one() -> None:
    assert decimals(own_values(table(3, ""), "TPN")) == [1, 2, 3]
    assert decimals(own_values(table(3, ""), "TPN/R")) == [1, 2, 3]


def test_direct_encounter_is_no_value_of_a_player_alone() -> None:
    with pytest.raises(TieBreakNotBuiltError):
        own_values(table(2, ""), "DE")


@pytest.mark.parametrize("code", [code for code in OWN if "TPN" not in code])
@given(tables())
def test_games_of_annulled_players_are_in_no_value(code: str, drawn: Crosstable) -> None:
    """C.05 article 6.6: all values are those of a table in which these games were never played."""
    outside = drawn.annulled
    kept = tuple(game for game in drawn.games if outside.isdisjoint((game.players.white, game.players.black)))
    assert own_values(drawn, code) == own_values(replace(drawn, games=kept), code)
    assert all(own_values(drawn, code)[player] == 0 for player in outside)


def test_annulled_games_leave_the_base_of_koya() -> None:
    """Five players, one annulled: three games are possible, and 1½ points are half of them."""
    games = "1-2 1/2-1/2, 1-3 1/2-1/2, 1-4 1/2-1/2, 2-3 1-0, 2-4 0-1, 3-4 0-1, 5-1 1-0"
    left = with_withdrawals(table(5, games), [Withdrawal(player=4, after_round=1)])
    assert left.possible_points == 3
    assert decimals(own_values(left, "KS"))[:4] == [1, 0.5, 0.5, 1.5]


def test_sonneborn_berger_takes_an_opponents_points_once_for_each_meeting() -> None:
    """C.07 article 4.4: 1 scored 1½ against 2, who has 1½ himself."""
    drawn = table(3, "1-2 1-0, 2-1 1/2-1/2, 2-3 1-0", cycles=2)
    assert decimals(own_values(drawn, "SB")) == [2.25, 0.75, 0]


def test_forfeits_are_regular_games_in_sonneborn_berger_and_direct_encounter() -> None:
    """C.07 article 15.2."""
    drawn = table(3, "1-2 +:-, 2-3 1-0, 3-1 1-0")
    assert decimals(own_values(drawn, "SB")) == [1, 1, 1]
    assert [value for line in standings(drawn, ["DE"]).lines for _, value in line.values] == [1, 1, 1]


def test_wins_of_both_kinds() -> None:
    """WIN counts every win, WON only those at the board."""
    drawn = table(3, "1-2 +:-, 1-3 1-0, 2-3 -:-")
    assert decimals(own_values(drawn, "WIN")) == [2, 0, 0]
    assert decimals(own_values(drawn, "WON")) == [1, 0, 0]


def test_games_with_black_leave_forfeits_out() -> None:
    drawn = table(3, "2-1 0-1, 3-1 -:+, 2-3 1-0")
    assert decimals(own_values(drawn, "BPG")) == [1, 0, 1]
    assert decimals(own_values(drawn, "BWG")) == [1, 0, 0]


def test_an_arbiters_half_point_is_no_draw_and_no_win() -> None:
    drawn = table(2, "1-2 1/2-0")
    assert decimals(drawn.points) == [0.5, 0]
    assert decimals(own_values(drawn, "WIN")) == [0, 0]


def test_another_scoring() -> None:
    """Three points for a win: Sonneborn-Berger and Koya work on the event's points."""
    drawn = table(3, "1-2 1-0, 2-3 1/2-1/2, 3-1 1/2-1/2", scoring=THREE_ONE)
    assert decimals(drawn.points) == [4, 1, 2]
    assert decimals(own_values(drawn, "SB")) == [3 * 1 + 1 * 2, 1 * 2, 1 * 1 + 1 * 4]
    assert decimals(own_values(drawn, "KS")) == [0, 0, 1]


@given(tables())
def test_values_are_whole_quarters(drawn: Crosstable) -> None:
    assert all((4 * value).denominator == 1 for code in ("SB", "SB/C1", "SB/C2") for value in own_values(drawn, code))
    assert all((2 * value).denominator == 1 for code in OWN if "SB" not in code for value in own_values(drawn, code))
