"""Which game a board shows next, from what the tournament of this computer knows."""

from dataclasses import replace
from datetime import date

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.view import PairingView
from ladya_desktop.ui.kiosk.assignment import Assignment, keep_assignment, kept_assignment
from ladya_desktop.ui.kiosk.next_game import NextGame, groups_of, next_game
from tests.ui.stand_in_screens import StandInSettings
from tests.ui.tournament.stand_in import StandInTournament, drawn

TODAY = date(2026, 4, 25)
ANY, BOARD_2 = Assignment(), Assignment(group="II", board=2)


def following(tournament: StandInTournament, assignment: Assignment, today: date = TODAY) -> NextGame:
    found = next_game(tournament.view, assignment, today)
    assert found is not None
    return found


def place(pairing: PairingView) -> tuple[int, int]:
    return (pairing.round, pairing.board)


def finish(tournament: StandInTournament, round_number: int, *boards: int) -> None:
    for board in boards:
        tournament.record_result("II", round_number, board, Score.DRAW, None)


def players(pairing: PairingView) -> set[int]:
    return {pairing.players.white.participant_id, pairing.players.black.participant_id}


def test_any_board_plays_round_by_round() -> None:
    tournament = drawn()
    assert place(following(tournament, ANY).pairing) == (1, 1)
    finish(tournament, 1, 1, 2, 3)
    assert place(following(tournament, ANY).pairing) == (1, 4)
    finish(tournament, 1, 4)
    assert place(following(tournament, ANY).pairing) == (2, 1)


def test_a_board_plays_its_own_number() -> None:
    tournament = drawn()
    found = following(tournament, BOARD_2)
    assert (place(found.pairing), found.is_ready) == ((1, 2), True)


def test_it_waits_until_both_have_ended_their_earlier_games() -> None:
    tournament = drawn()
    finish(tournament, 1, 2)
    waited_for = following(tournament, BOARD_2)
    assert (place(waited_for.pairing), waited_for.is_ready) == ((2, 2), False)
    first_round = tournament.group().rounds[0].pairings
    theirs = [each.board for each in first_round if players(each) & players(waited_for.pairing) and each.board != 2]
    for board in theirs:
        assert not following(tournament, BOARD_2).is_ready
        finish(tournament, 1, board)
    assert following(tournament, BOARD_2).is_ready


def test_a_board_on_its_own_computer_waits_for_no_other() -> None:
    tournament = drawn()
    finish(tournament, 1, 2)
    found = following(tournament, replace(BOARD_2, is_alone=True))
    assert (place(found.pairing), found.is_ready) == ((2, 2), True)


def test_a_game_that_was_begun_comes_first() -> None:
    tournament = drawn()
    tournament.start_game(1, 3)
    assert place(following(tournament, ANY).pairing) == (1, 3)


def test_of_any_board_the_first_that_can_be_played() -> None:
    """A game of the next round whose players are free goes before none at all, but after the round that is on."""
    tournament = drawn()
    finish(tournament, 1, 1, 2, 3, 4)
    finish(tournament, 2, 1)
    assert place(following(tournament, ANY).pairing) == (2, 2)


def test_there_is_none_without_a_tournament_a_draw_or_games_left() -> None:
    assert next_game(None, ANY, TODAY) is None
    tournament = drawn()
    assert next_game(tournament.view, Assignment(group="I"), TODAY) is None
    assert next_game(tournament.view, Assignment(group="gone"), TODAY) is None
    assert next_game(tournament.view, Assignment(group="II", board=9), TODAY) is None
    for number in range(1, 8):
        finish(tournament, number, 1, 2, 3, 4)
    assert next_game(tournament.view, ANY, TODAY) is None


def test_any_group_is_the_one_of_the_day_else_the_nearest() -> None:
    view = drawn().view
    assert view is not None
    on_their_day = {group.date: group.code for group in view.groups}
    for day, code in on_their_day.items():
        assert [group.code for group in groups_of(view, ANY, date.fromisoformat(day))] == [code]
    assert [group.code for group in groups_of(view, ANY, date(2020, 1, 1))] == ["I"]


# What was set


@pytest.mark.parametrize("assignment", [ANY, BOARD_2, Assignment(group="I", board=30, is_alone=True)])
def test_what_was_set_is_remembered(assignment: Assignment) -> None:
    settings = StandInSettings()
    keep_assignment(assignment, settings)
    assert kept_assignment(settings) == assignment


@pytest.mark.parametrize("kept", ["", "0", "-1", "31", "two", "²", "9" * 5000])
def test_a_damaged_number_is_any_board(kept: str) -> None:
    assert kept_assignment(StandInSettings({"kiosk.board": kept})).board is None
