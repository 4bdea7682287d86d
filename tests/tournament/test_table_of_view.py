"""From the view of a group back to its table: the same values, so that windows explain what they show."""

from dataclasses import replace
from fractions import Fraction

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.explanation import explain
from ladya_desktop.tournament.state import DecidedTie
from ladya_desktop.tournament.table_of_view import crosstable_of, standings_of, tie_orders
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL
from ladya_desktop.tournament.tie_breaks import DecidedTie as TieOrder
from ladya_desktop.tournament.tie_breaks import own_values
from tests.tournament.deeds import all_drawn, check_in, correct, decide_tie, draw_lots, leave
from tests.tournament.story import SECOND, Story, drawn, entered, played_out, result

EVERYTHING = replace(SECOND, tie_breaks=(*BUILT, MANUAL, LOTS))


def told() -> list[Story]:
    """Open games, colours reversed, a pupil annulled, one who was not drawn, two cycles, ties decided."""
    begun = drawn(5, EVERYTHING)
    begun.does(result(1, 1), replace(result(2, 1, Score.DRAW), colors_reversed=True), leave(4, 1))
    undrawn = entered(5)
    undrawn.does(check_in(2, False), draw_lots(), result(1, 1), result(2, 2, Score.DRAW))
    twice = played_out(4, replace(EVERYTHING, cycles=2))
    twice.does(correct(1, 1, Score.BLACK_BY_FORFEIT), leave(3, 6))
    tied = all_drawn(4, replace(SECOND, tie_breaks=("SB", MANUAL)))
    tied.does(decide_tie(4, 2, 1, 3))
    return [drawn(3), begun, undrawn, twice, tied]


@pytest.mark.parametrize("number", range(5))
def test_values_and_places_are_those_of_the_view(number: int) -> None:
    story = told()[number]
    group, view = story.group(), story.table()
    table, result_of = crosstable_of(group), standings_of(group)
    assert [2 * points for points in table.points] == [row.half_points for row in view.rows]
    assert [4 * value for value in own_values(table, "SB")] == [row.sb_quarters for row in view.rows]
    assert table.annulled == {k for k, row in enumerate(view.rows) if row.participant.is_annulled}
    lines = {line.player: line for line in result_of.lines}
    assert [(line.places, line.values) if (line := lines.get(k)) else (None, ()) for k in range(len(view.rows))] == [
        (row.places, row.tie_breaks) for row in view.rows
    ]
    assert (*(line.player + 1 for line in result_of.lines), *(one + 1 for one in result_of.annulled)) == view.order


def test_rounds_and_real_colours_are_in_the_table() -> None:
    """1-4 of round 1 is won with colours reversed: by 4, who had White."""
    story = drawn()
    story.does(replace(result(1, 1), colors_reversed=True), result(3, 1, Score.DRAW))
    table = crosstable_of(story.group())
    assert [(game.round, game.players.white, game.players.black, game.score) for game in table.games] == [
        (1, 3, 0, Score.WHITE_WINS),
        (3, 1, 3, Score.DRAW),
    ]
    assert list(own_values(table, "BPG")) == [1, 0, 0, 1]


def test_a_value_of_the_view_explains_itself() -> None:
    story = played_out()
    group = story.group()
    explanation = explain(crosstable_of(group), "SB", 0, standings_of(group))
    assert explanation.value == dict(story.table().rows[0].tie_breaks)["SB"]
    assert [(game.opponent, game.round) for game in explanation.games] == [(3, 1), (1, 2), (2, 3)]
    assert sum((game.worth for game in explanation.games), Fraction()) == explanation.value


def test_before_the_draw_there_is_no_table() -> None:
    with pytest.raises(ValueError, match="not drawn"):
        crosstable_of(entered().group())
    with pytest.raises(ValueError, match="not drawn"):
        standings_of(entered().group())


def test_pupils_of_a_tie_are_the_players_who_bear_their_numbers() -> None:
    ties = (
        DecidedTie(participant_ids=(7, 5), seed=None, reason="x"),
        DecidedTie(participant_ids=(9, 7), seed=0, reason=""),
    )
    assert tie_orders(ties, (9, 5, 7)) == (TieOrder(order=(2, 1), by_lot=False), TieOrder(order=(0, 2), by_lot=True))
