"""Places, tie-breaks and withdrawals, on small tables worked out by hand."""

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.crosstable import Crosstable, Scoring, TableGame, Withdrawal, with_withdrawals
from ladya_desktop.tournament.tie_breaks import BUILT, Standings, TieBreakNotBuiltError, own_values, standings

SCORES = {score.value: score for score in Score}


def table(players: int, results: str, *, cycles: int = 1, scoring: Scoring | None = None) -> Crosstable:
    """A table from games written as in "1-6 0-1, 2-5 1/2-1/2", players from 1."""
    games = []
    for written in filter(None, (part.strip() for part in results.split(","))):
        pair, score = written.split()
        white, black = (int(number) - 1 for number in pair.split("-"))
        games.append(TableGame(players=ByColor(white, black), score=SCORES[score]))
    return Crosstable(players=players, cycles=cycles, games=tuple(games), scoring=scoring or Scoring())


def order(result: Standings) -> list[tuple[int, str]]:
    """Players from 1 with their places."""
    return [(line.player + 1, "-".join(map(str, sorted(set(line.places))))) for line in result.lines]


def decimals(values: Iterable[Fraction]) -> list[float]:
    return [float(value) for value in values]


LEFT_EARLY = (
    "1-6 0-1, 2-5 1/2-1/2, 3-4 1-0, 6-4 0-1, 5-3 0-1, 1-2 1-0, 3-1 1/2-1/2, 4-5 1-0, 1-4 1-0, 2-3 1/2-1/2"
    + ", 4-2 0-1, 5-1 0-1"
)


def test_who_left_before_half_of_his_games_counts_for_nobody() -> None:
    """TO-02: C.05 article 6.6. His victory over number 1 vanishes from every value."""
    left = with_withdrawals(table(6, LEFT_EARLY), [Withdrawal(player=5, after_round=2)])
    assert left.annulled == {5}
    assert decimals(left.points) == [3.5, 2, 3, 1, 0.5, 0]
    assert decimals(own_values(left, "SB"))[:5] == [5, 2.75, 4.25, 0.5, 1]
    assert order(standings(left, ["SB"])) == [(1, "1"), (3, "2"), (2, "3"), (4, "4"), (5, "5")]
    assert standings(left, ["SB"]).annulled == (5,)


def test_who_left_after_half_of_his_games_stays_and_forfeits_the_rest() -> None:
    """TO-02: three of five are enough; his two missing games are wins for the opponents."""
    played = table(6, LEFT_EARLY + ", 5-6 0-1")
    left = with_withdrawals(played, [Withdrawal(player=5, after_round=3)])
    assert not left.annulled
    assert decimals(left.points) == [3.5, 3, 4, 2, 0.5, 2]
    assert len(left.games) == 15


@pytest.mark.parametrize(("played", "annulled"), [(1, True), (2, False), (3, False)])
def test_exactly_half_counts(played: int, annulled: bool) -> None:
    games = ", ".join(f"1-{number} 1-0" for number in range(2, 2 + played))
    left = with_withdrawals(table(5, games), [Withdrawal(player=0, after_round=played)])
    assert bool(left.annulled) is annulled


@pytest.mark.parametrize(("played", "annulled"), [(4, True), (5, False)])
def test_half_of_an_odd_number_of_games_is_not_enough(played: int, annulled: bool) -> None:
    """Four of nine games are 44 percent."""
    games = ", ".join(f"1-{number} 0-1" for number in range(2, 2 + played))
    left = with_withdrawals(table(10, games), [Withdrawal(player=0, after_round=played)])
    assert bool(left.annulled) is annulled


def test_a_forfeit_is_no_completed_game() -> None:
    left = with_withdrawals(table(5, "1-2 1-0, 1-3 +:-, 1-4 -:-"), [Withdrawal(player=0, after_round=3)])
    assert left.annulled == {0}


def test_few_games_without_a_withdrawal_annul_nothing() -> None:
    unfinished = with_withdrawals(table(6, "1-2 1-0"), [])
    assert not unfinished.annulled
    assert len(unfinished.games) == 1


def test_two_who_left_forfeit_their_game_both() -> None:
    games = "1-3 1-0, 1-4 1-0, 2-3 1-0, 2-4 1-0, 3-4 1-0"
    left = with_withdrawals(table(4, games), [Withdrawal(player=number, after_round=2) for number in (0, 1)])
    assert left.games[-1] == TableGame(players=ByColor(0, 1), score=Score.BOTH_FORFEIT)
    assert decimals(left.points) == [2, 2, 1, 0]


def test_withdrawal_from_two_cycles_forfeits_each_missing_game() -> None:
    games = "1-2 1-0, 1-3 1-0, 2-1 0-1"
    left = with_withdrawals(table(3, games, cycles=2), [Withdrawal(player=0, after_round=3)])
    assert decimals(left.points) == [3, 0, 1]


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


def test_direct_encounter_leaves_a_circle_tied() -> None:
    result = standings(table(4, "1-2 1-0, 1-3 1-0, 1-4 1-0, 2-3 1-0, 3-4 1-0, 4-2 1-0"), ["DE"])
    assert order(result) == [(1, "1"), (2, "2-4"), (3, "2-4"), (4, "2-4")]
    assert result.unresolved == ((1, 2, 3),)


def test_direct_encounter_is_applied_again_to_those_still_tied() -> None:
    """Four have 2½ points. Their mini-table gives 1: 2, 2 and 3: 1½, 4: 1. Then only the game of 2 and 3 counts."""
    among = "1-2 1-0, 1-3 1/2-1/2, 1-4 1/2-1/2, 2-3 1-0, 2-4 1/2-1/2, 3-4 1-0"
    lift = ", 5-1 1-0, 5-2 1/2-1/2, 5-3 1/2-1/2, 5-4 0-1"
    draws = ", 6-1 1/2-1/2, 6-2 1/2-1/2, 6-3 1/2-1/2, 6-4 1/2-1/2, 6-5 0-1"
    drawn = table(6, among + lift + draws)
    assert decimals(drawn.points) == [2.5, 2.5, 2.5, 2.5, 3, 2]
    result = standings(drawn, ["DE"])
    assert order(result) == [(5, "1"), (1, "2"), (2, "3"), (3, "4"), (4, "5"), (6, "6")]
    values = {line.player + 1: dict(line.values)["DE"] for line in result.lines}
    assert values == {5: None, 1: 2, 2: Fraction(3, 2), 3: Fraction(3, 2), 4: 1, 6: None}


def test_direct_encounter_ranks_nobody_before_all_have_met() -> None:
    drawn = table(4, "1-2 1-0, 3-4 1-0, 1-4 0-1, 2-3 1-0")
    result = standings(drawn, ["DE"])
    assert order(result) == [(1, "1-4"), (2, "1-4"), (3, "1-4"), (4, "1-4")]
    assert all(value is None for line in result.lines for _, value in line.values)


def test_direct_encounter_averages_two_games_of_a_pair() -> None:
    """C.07 article 6.1.2."""
    drawn = table(2, "1-2 1-0, 2-1 1-0", cycles=2)
    assert [value for line in standings(drawn, ["DE"]).lines for _, value in line.values] == [Fraction(1, 2)] * 2


def test_direct_encounter_has_no_value_for_whom_it_did_not_reach() -> None:
    drawn = table(3, "1-2 1-0, 1-3 1-0, 2-3 1/2-1/2")
    values = {line.player: dict(line.values)["DE"] for line in standings(drawn, ["DE"]).lines}
    assert values == {0: None, 1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_direct_encounter_twice_in_the_list_keeps_the_first_value() -> None:
    """Wins part 1 from 2 and 3 only after the circle; then the game of 2 and 3 decides."""
    games = "1-2 1-0, 2-3 1-0, 3-1 1-0, 1-4 1-0, 2-4 1/2-1/2, 3-4 1/2-1/2, 1-5 0-1, 2-5 1/2-1/2, 3-5 1/2-1/2, 4-5 0-1"
    drawn = table(5, games)
    assert decimals(drawn.points) == [2, 2, 2, 1, 3]
    result = standings(drawn, ["DE", "WIN", "DE"])
    assert order(result) == [(5, "1"), (1, "2"), (2, "3"), (3, "4"), (4, "5")]
    assert {line.player: dict(line.values)["DE"] for line in result.lines} == {0: 1, 1: 1, 2: 1, 3: None, 4: None}


def test_direct_encounter_twice_gives_a_value_to_whom_it_first_reaches_late() -> None:
    """In the first mini-table of three not all have met; after wins the two left have."""
    drawn = table(4, "1-2 1-0, 3-4 1/2-1/2, 1-4 0-1, 2-4 1-0, 3-1 1/2-1/2")
    result = standings(drawn, ["DE", "WIN", "DE"])
    assert decimals(drawn.points) == [1.5, 1, 1, 1.5]
    values = {line.player: dict(line.values)["DE"] for line in result.lines}
    assert values == {0: 0, 1: None, 2: None, 3: 1}


def test_equal_in_everything_share_their_places() -> None:
    """TO-08: no hidden last criterion."""
    drawn = table(3, "1-2 1/2-1/2, 1-3 1/2-1/2, 2-3 1/2-1/2")
    result = standings(drawn, BUILT[:5])
    assert order(result) == [(1, "1-3"), (2, "1-3"), (3, "1-3")]
    assert result.unresolved == ((0, 1, 2),)


@pytest.mark.parametrize("code", ["BH", "SB/C1", "KS/L1", "PS", "de", "", "TPN"])
def test_what_is_not_built_is_named(code: str) -> None:
    with pytest.raises(TieBreakNotBuiltError) as caught:
        standings(table(2, "1-2 1-0"), ["SB", code])
    assert caught.value.code == code


def test_another_scoring() -> None:
    """Three points for a win: Sonneborn-Berger and Koya work on the event's points."""
    three = Scoring(win=Fraction(3), draw=Fraction(1))
    drawn = table(3, "1-2 1-0, 2-3 1/2-1/2, 3-1 1/2-1/2", scoring=three)
    assert decimals(drawn.points) == [4, 1, 2]
    assert decimals(own_values(drawn, "SB")) == [3 * 1 + 1 * 2, 1 * 2, 1 * 1 + 1 * 4]
    assert decimals(own_values(drawn, "KS")) == [0, 0, 1]


results = st.sampled_from([score for score in Score if score is not Score.ANNULLED])


@st.composite
def full_tables(draw: st.DrawFn) -> Crosstable:
    players = draw(st.integers(2, 9))
    cycles = draw(st.sampled_from([1, 2]))
    pairs = [pair for pair in combinations(range(players), 2) for _ in range(cycles)]
    games = tuple(TableGame(players=ByColor(*pair), score=draw(results)) for pair in pairs)
    return Crosstable(players=players, cycles=cycles, games=games)


@given(full_tables(), st.permutations(BUILT))
def test_places_cover_everybody_once(drawn: Crosstable, tie_breaks: list[str]) -> None:
    result = standings(drawn, tie_breaks)
    assert sorted(line.player for line in result.lines) == list(range(drawn.players))
    assert [line.points for line in result.lines] == sorted(drawn.points, reverse=True)
    for at, line in enumerate(result.lines, start=1):
        assert line.places[0] <= at <= line.places[1]
        assert (line.places[0] == line.places[1]) is not any(line.player in group for group in result.unresolved)


@given(full_tables(), st.permutations(BUILT))
def test_the_order_of_games_changes_nothing(drawn: Crosstable, tie_breaks: list[str]) -> None:
    backwards = replace(drawn, games=drawn.games[::-1])
    assert standings(backwards, tie_breaks) == standings(drawn, tie_breaks)


@given(full_tables())
def test_values_are_whole_quarters(drawn: Crosstable) -> None:
    assert all((4 * value).denominator == 1 for value in own_values(drawn, "SB"))
    assert all((2 * value).denominator == 1 for value in (*drawn.points, *own_values(drawn, "KS")))
