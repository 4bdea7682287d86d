"""Places: the list of tie-breaks gone through, on small tables worked out by hand and on random ones."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladya_desktop.game.by_color import ByColor
from ladya_desktop.tournament.crosstable import Crosstable
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL, TieBreakNotBuiltError
from ladya_desktop.tournament.tie_breaks import DecidedTie, direct_encounter, standings
from tests.tournament.tables import decimals, order, table, tables

DRAWS = "1-2 1/2-1/2, 1-3 1/2-1/2, 2-3 1/2-1/2"


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


def test_a_pair_that_met_twice_weighs_no_more_than_one_that_met_once() -> None:
    """6.1.2, in an event that still goes on."""
    drawn = table(3, "1-2 1-0, 2-1 1-0, 1-3 1/2-1/2, 2-3 1/2-1/2", cycles=2)
    assert direct_encounter(drawn, (0, 1, 2)) == dict.fromkeys((0, 1, 2), Fraction(1))


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
    result = standings(table(3, DRAWS), ["DE", "WIN", "WON", "SB", "SB/C1", "KS", MANUAL, LOTS])
    assert order(result) == [(1, "1-3"), (2, "1-3"), (3, "1-3")]
    assert result.unresolved == ((0, 1, 2),)


def test_pairing_numbers_break_every_tie() -> None:
    """7.8: in ascending order, or the other way round."""
    drawn = table(3, DRAWS)
    assert order(standings(drawn, ["TPN"])) == [(1, "1"), (2, "2"), (3, "3")]
    assert order(standings(drawn, ["TPN/R"])) == [(3, "1"), (2, "2"), (1, "3")]


def test_a_list_may_turn_a_criterion_round() -> None:
    drawn = table(4, "1-2 1-0, 3-4 1/2-1/2, 1-3 0-1, 2-4 1/2-1/2, 1-4 1/2-1/2, 2-3 1-0")
    assert decimals(drawn.points) == [1.5] * 4
    assert order(standings(drawn, ["WIN"]))[-1] == (4, "4")
    assert order(standings(drawn, ["WIN/R"]))[0] == (4, "1")


@pytest.mark.parametrize(("code", "by_lot"), [(MANUAL, False), (LOTS, True)])
def test_a_tie_that_was_decided_takes_its_order(code: str, by_lot: bool) -> None:
    decided = [DecidedTie(order=(2, 0, 1), by_lot=by_lot), DecidedTie(order=(0, 1, 2), by_lot=not by_lot)]
    result = standings(table(3, DRAWS), ["SB", code], decided)
    assert order(result) == [(3, "1"), (1, "2"), (2, "3")]
    assert [dict(line.values)[code] for line in result.lines] == [None] * 3
    assert result.unresolved == ()


@pytest.mark.parametrize(
    "decided", [(1, 0), (0, 1, 2, 3)], ids=["some of those who are tied", "more than those who are tied"]
)
def test_a_decided_tie_is_for_exactly_those_who_were_tied(decided: tuple[int, ...]) -> None:
    """After a correction others may be tied: then the lot was drawn among other pupils."""
    drawn = table(4, f"{DRAWS}, 1-4 1-0, 2-4 1-0, 3-4 1-0")
    result = standings(drawn, [LOTS], [DecidedTie(order=decided, by_lot=True)])
    assert result.unresolved == ((0, 1, 2),)


def test_several_ties_are_decided_each_by_itself() -> None:
    drawn = table(4, "1-2 1/2-1/2, 3-4 1/2-1/2, 1-3 1-0, 1-4 1-0, 2-3 1-0, 2-4 1-0")
    decided = [DecidedTie(order=(1, 0), by_lot=True), DecidedTie(order=(3, 2), by_lot=True)]
    assert order(standings(drawn, [LOTS], decided)) == [(2, "1"), (1, "2"), (4, "3"), (3, "4")]


def test_an_unknown_code_is_refused() -> None:
    with pytest.raises(TieBreakNotBuiltError) as caught:
        standings(table(2, "1-2 1-0"), ["SB", "BH"])
    assert caught.value.code == "BH"


def test_the_steps_say_who_was_still_tied() -> None:
    """Points leave 1, 2 and 3 together, wins part 2, direct encounter the two others."""
    drawn = table(4, "1-2 1/2-1/2, 2-3 1/2-1/2, 1-3 0-1, 1-4 1-0, 2-4 1/2-1/2, 3-4 0-1")
    assert decimals(drawn.points) == [1.5, 1.5, 1.5, 1.5]
    steps = standings(drawn, ["WIN", "DE"]).steps
    assert [(step.code, step.groups) for step in steps] == [
        ("PTS", ((0, 1, 2, 3),)),
        ("WIN", ((0, 2, 3), (1,))),
        ("DE", ((0, 2, 3), (1,))),
    ]


lists = st.lists(st.sampled_from([*BUILT, MANUAL, LOTS, "KS/L3", "WIN/R"]), max_size=6)


@given(tables(), lists)
def test_places_cover_everybody_once(drawn: Crosstable, tie_breaks: list[str]) -> None:
    result = standings(drawn, tie_breaks)
    assert sorted(line.player for line in result.lines) == list(drawn.active)
    assert result.annulled == tuple(sorted(drawn.annulled))
    assert [line.points for line in result.lines] == sorted((drawn.points[one] for one in drawn.active), reverse=True)
    shared = [group for group in result.steps[-1].groups if len(group) > 1]
    assert sorted(map(sorted, shared)) == sorted(map(list, result.unresolved))
    for at, line in enumerate(result.lines, start=1):
        first, last = line.places
        assert first <= at <= last
        assert next((len(group) for group in shared if line.player in group), 1) == last - first + 1


@given(tables(), lists)
def test_the_order_of_games_changes_nothing(drawn: Crosstable, tie_breaks: list[str]) -> None:
    backwards = replace(drawn, games=drawn.games[::-1])
    assert standings(backwards, tie_breaks) == standings(drawn, tie_breaks)


@given(tables(), lists, st.randoms(use_true_random=False))
def test_other_numbers_change_nothing_but_the_numbers(drawn: Crosstable, tie_breaks: list[str], random: object) -> None:
    """Only pairing numbers (7.8) depend on the numbers."""
    codes = [code for code in tie_breaks if "TPN" not in code]
    new = list(range(drawn.players))
    random.shuffle(new)  # type: ignore[attr-defined]  # Hypothesis gives a random.Random
    games = tuple(
        replace(game, players=ByColor(new[game.players.white], new[game.players.black])) for game in drawn.games
    )
    turned = replace(drawn, games=games, annulled=frozenset(new[player] for player in drawn.annulled))
    before, after = ({line.player: line for line in standings(one, codes).lines} for one in (drawn, turned))
    assert {new[player]: line.places for player, line in before.items()} == {
        player: line.places for player, line in after.items()
    }
    assert {new[player]: line.values for player, line in before.items()} == {
        player: line.values for player, line in after.items()
    }


@given(tables(is_whole=True))
def test_a_longer_list_never_joins_whom_a_shorter_one_parted(drawn: Crosstable) -> None:
    for step, later in zip((steps := standings(drawn, BUILT).steps), steps[1:], strict=False):
        assert [player for group in later.groups for player in group] != [] or not drawn.active
        assert all(any(set(part) <= set(group) for group in step.groups) for part in later.groups)
