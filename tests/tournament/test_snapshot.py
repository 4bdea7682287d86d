"""What is shown of a tournament: rounds, crosstable, places; and that state follows from stored events alone."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import DrawLots, TournamentAct
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.events import TournamentEvent
from ladya_desktop.tournament.evolve import evolve, evolve_all
from ladya_desktop.tournament.setup import NO_DETAILS
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT, PairingRecord
from ladya_desktop.tournament.view import GroupStatus, Mark, PairingStatus, TournamentView
from tests.tournament.story import (
    AT_MS,
    SECOND,
    THIRD,
    Story,
    adding,
    created,
    creation,
    drawn,
    entered,
    played_out,
    pupil,
    result,
    start,
)


def test_nothing_is_shown_of_nothing() -> None:
    assert view_of(EMPTY_TOURNAMENT) == TournamentView(title="", year=0, details=NO_DETAILS, groups=(), undo_step=None)


def test_rounds_show_names_numbers_and_the_free_pupil() -> None:
    group = drawn(3).group()
    assert [round_view.free and round_view.free.name for round_view in group.rounds] == ["Вера", "Полина", "Тимофей"]
    pairing = group.rounds[0].pairings[0]
    assert [(one.name, one.number, one.class_name) for one in (pairing.players.white, pairing.players.black)] == [
        ("Тимофей", 2, "2А"),
        ("Полина", 3, "2А"),
    ]


def test_with_an_even_number_nobody_is_free() -> None:
    assert {round_view.free for round_view in drawn(4).group().rounds} == {None}


def test_two_cycles_and_their_rounds() -> None:
    group = drawn(4, replace(SECOND, cycles=2)).group()
    assert [round_view.cycle for round_view in group.rounds] == [1, 1, 1, 2, 2, 2]
    assert group.games_total == 12


def test_two_cycles_put_two_games_into_a_cell() -> None:
    story = drawn(2, replace(SECOND, cycles=2))
    story.does(result(1, 1), result(2, 1, Score.DRAW))
    cell = story.table().rows[0].cells[1]
    assert [(game.round, game.color, game.half_points) for game in cell] == [(1, Color.WHITE, 2), (2, Color.BLACK, 1)]


def test_a_group_goes_from_entry_to_the_end() -> None:
    story = created()
    assert story.group().status is GroupStatus.ENTRY
    story.does(adding(pupil("Вера"), pupil("Лев")), DrawLots(group="II", seed=1, at_ms=AT_MS, by="arbiter"))
    assert (story.group().status, story.group().current_round) == (GroupStatus.DRAWN, 1)
    story.does(start(1, 1, "a"))
    assert story.group().status is GroupStatus.PLAYING
    story.does(result(1, 1, game_id="a"))
    assert (story.group().status, story.group().current_round) == (GroupStatus.FINISHED, None)


def test_the_current_round_is_the_first_with_an_open_game() -> None:
    story = drawn()
    story.does(result(1, 1), result(2, 1))
    group = story.group()
    assert (group.current_round, group.games_decided, group.games_total) == (1, 2, 6)
    assert [round_view.decided for round_view in group.rounds] == [1, 1, 0]
    story.does(result(1, 2))
    assert story.group().current_round == 2


def test_marks_are_told_from_the_rows_side() -> None:
    story = drawn()
    story.does(
        result(1, 1), result(1, 2, Score.DRAW), result(2, 1, Score.WHITE_BY_FORFEIT), result(2, 2, Score.BOTH_LOSE)
    )
    rows = story.table().rows
    assert [cell[0].mark if cell else None for cell in rows[3].cells] == [Mark.LOSS, Mark.NONE, Mark.FORFEIT_WIN, None]
    assert rows[2].cells[3][0].mark is Mark.FORFEIT_LOSS
    assert rows[1].cells[2][0].mark is Mark.DRAW
    assert (rows[0].cells[3][0].mark, rows[0].cells[3][0].color) == (Mark.WIN, Color.WHITE)
    assert rows[0].cells[1][0].mark is rows[1].cells[0][0].mark is Mark.LOSS
    assert [row.games_decided for row in rows] == [2, 2, 2, 2]
    assert [row.games_played for row in rows] == [2, 2, 1, 1]


def test_there_are_places_from_the_first_result_on() -> None:
    story = drawn()
    assert not story.table().has_places
    story.does(result(1, 1))
    assert story.table().has_places


def test_an_open_cell_has_no_points() -> None:
    game = drawn().table().rows[0].cells[3][0]
    assert (game.half_points, game.mark, game.status) == (None, Mark.NONE, PairingStatus.OPEN)


def test_a_cell_leads_to_its_game() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, game_id="a"))
    cell = story.table().rows[0].cells[3][0]
    assert (cell.round, cell.board, cell.game_id) == (1, 1, "a")


def test_points_places_and_tie_breaks() -> None:
    """1-4 1-0, 2-3 draw, 4-3 0-1, 1-2 1-0, 2-4 1-0, 3-1 draw: 1 has 2½, 3 has 2, 2 has 1½, 4 nothing."""
    story = drawn()
    story.does(result(1, 1), result(1, 2, Score.DRAW), result(2, 1, Score.BLACK_WINS), result(2, 2))
    story.does(result(3, 1), result(3, 2, Score.DRAW))
    table = story.table()
    assert [row.half_points for row in table.rows] == [5, 3, 4, 0]
    assert [row.sb_quarters for row in table.rows] == [10, 4, 8, 0]
    assert [row.wins for row in table.rows] == [2, 1, 1, 0]
    assert [row.places for row in table.rows] == [(1, 1), (3, 3), (2, 2), (4, 4)]
    assert table.order == (1, 3, 2, 4)
    assert dict(table.rows[0].tie_breaks) == {"SB": Fraction(5, 2), "WIN": 2, "DE": None}


def test_equal_pupils_share_their_places() -> None:
    """TO-08: before the first result all are equal, and none is made the leader by his number."""
    table = drawn().table()
    assert {row.places for row in table.rows} == {(1, 4)}
    assert table.unresolved == ((1, 2, 3, 4),)


def test_the_groups_own_list_breaks_ties() -> None:
    by_list = {}
    for tie_breaks in (("WIN",), ("DE",)):
        story = drawn(4, replace(SECOND, tie_breaks=tie_breaks))
        # 1: two wins, one loss; 2: beat 1, two draws. Both have two points.
        story.does(result(1, 1), result(1, 2, Score.DRAW), result(2, 1, Score.DRAW), result(2, 2, Score.BLACK_WINS))
        story.does(result(3, 1, Score.DRAW), result(3, 2, Score.BLACK_WINS))
        by_list[tie_breaks] = story.table().order[:2]
    assert by_list == {("WIN",): (1, 2), ("DE",): (2, 1)}


def test_every_game_gives_out_its_point() -> None:
    story = played_out(8)
    assert story.group().games_decided == 28
    assert sum(row.half_points for row in story.table().rows) == 2 * 28


def test_other_groups_are_not_touched() -> None:
    story = drawn()
    story.does(adding(pupil("Клим", 5), pupil("Ия", 6)))
    third = story.group("III")
    story.does(result(1, 1))
    assert story.group("III") == third


def test_a_record_nobody_made_is_empty() -> None:
    story = drawn()
    group = story.state.group("II")
    assert group is not None
    assert group.record(1, 1) == PairingRecord(round=1, board=1)
    assert story.state.group("IV") is None
    assert story.state.participant(9) is None


@pytest.mark.parametrize(
    "story", [created(), entered(), drawn(5), played_out(4)], ids=["created", "entered", "drawn", "played"]
)
def test_a_view_is_a_value(story: Story) -> None:
    assert view_of(story.state) == view_of(story.state)
    assert hash(view_of(story.state)) == hash(view_of(story.state))


acts = st.lists(
    st.one_of(
        st.builds(start, st.integers(0, 4), st.integers(0, 3), st.sampled_from("abc")),
        st.builds(result, st.integers(0, 4), st.integers(0, 3), st.sampled_from(Score)),
        st.builds(result, st.integers(1, 3), st.integers(1, 2), st.sampled_from(Score), game_id=st.sampled_from("abc")),
        st.builds(adding, st.builds(pupil, st.sampled_from(["Вера", "Клим", ""]), st.integers(0, 12))),
        st.builds(
            DrawLots,
            group=st.sampled_from(["I", "II", "III", "IV"]),
            seed=st.integers(0, 99),
            at_ms=st.just(AT_MS),
            by=st.just("arbiter"),
        ),
    ),
    max_size=25,
)


@settings(deadline=None)
@given(acts)
def test_whatever_is_done_the_state_follows_from_the_events(performed: list[TournamentAct]) -> None:
    """Nothing raises, a refusal changes nothing, the view can always be made, and points add up."""
    story = drawn(4)
    events: list[TournamentEvent] = []
    for act in performed:
        decision = decide(story.state, act)
        if not isinstance(decision, ActRefused):
            events += decision
            story.state = evolve_all(story.state, decision)
    again = drawn(4).state
    for event in events:
        again = evolve(again, event)
    assert again == story.state
    for group in view_of(again).groups:
        if group.crosstable is not None:
            scored = sum(row.half_points for row in group.crosstable.rows)
            given_out = sum(
                one.score.half_points.white + one.score.half_points.black
                for round_view in group.rounds
                for one in round_view.pairings
                if one.score is not None
            )
            assert scored == given_out


def test_a_tournament_of_one_group() -> None:
    story = Story()
    story.does(creation(THIRD))
    assert [group.code for group in view_of(story.state).groups] == ["III"]
