"""Crosstables: what a withdrawal annuls or forfeits, and what players scored against each other."""

from fractions import Fraction

import pytest

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.crosstable import Scoring, TableGame, Withdrawal, with_withdrawals
from ladya_desktop.tournament.own_values import own_values
from ladya_desktop.tournament.tie_breaks import standings
from tests.tournament.tables import decimals, order, table

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


def test_a_forfeit_after_a_withdrawal_has_the_round_of_the_open_game() -> None:
    games = "1: 1-2 1-0, 3: 1-3 0-1, 2: 1-4 1-0"
    left = with_withdrawals(
        table(4, games),
        [Withdrawal(player=1, after_round=1), Withdrawal(player=0, after_round=3)],
        {frozenset((1, 2)): (2,)},
    )
    assert left.annulled == {1}
    forfeits = {(game.players.white, game.players.black): game.round for game in left.games[3:]}
    assert forfeits == {(1, 2): 2, (1, 3): None}


def test_what_two_scored_against_each_other() -> None:
    drawn = table(3, "1-2 1-0, 2-1 1/2-1/2, 1-3 1-0", cycles=2)
    assert drawn.points_against(0, 1) == (Fraction(1), Fraction(1, 2))
    assert drawn.points_against(1, 0) == (Fraction(0), Fraction(1, 2))
    assert drawn.points_against(1, 2) == ()


def test_points_are_exact_in_any_scoring() -> None:
    scoring = Scoring(win=Fraction("0.3"), draw=Fraction("0.1"))
    drawn = table(2, "1-2 1-0, 2-1 1/2-1/2", cycles=2, scoring=scoring)
    assert drawn.points == (Fraction(2, 5), Fraction(1, 10))
    assert drawn.unit == 10


def test_the_last_round_is_one_with_a_game_that_counts() -> None:
    games = "1: 1-2 1-0, 2: 1-3 1-0, 3: 2-3 1-0"
    assert table(3, games).last_round == 3
    assert table(3, games, annulled=frozenset((2,))).last_round == 1
    assert table(3, "1-2 1-0").last_round == 0
