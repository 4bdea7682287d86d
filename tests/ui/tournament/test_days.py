"""Which group and which round are meant by "today"."""

from datetime import date

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.view import TournamentView
from ladya_desktop.ui.tournament import days
from tests.ui.tournament.stand_in import StandInTournament, created, drawn, play, played_to_the_end


def view_of(port: StandInTournament) -> TournamentView:
    view = port.view
    assert view is not None
    return view


@pytest.mark.parametrize(
    ("today", "code"),
    [((4, 23), "I"), ((4, 25), "II"), ((4, 30), "III"), ((4, 1), "I"), ((4, 24), "II"), ((5, 9), "III")],
)
def test_the_group_whose_day_it_is_or_the_next(today: tuple[int, int], code: str) -> None:
    chosen = days.group_of_the_day(view_of(created()), date(2026, *today))
    assert chosen is not None
    assert chosen.code == code


def test_a_group_in_play_comes_before_the_next_day() -> None:
    port = play(drawn(), [(1, 1, Score.DRAW)])
    chosen = days.group_of_the_day(view_of(port), date(2026, 4, 28))
    assert chosen is not None
    assert chosen.code == "II"


def test_the_round_that_is_on_and_the_last_when_all_is_played() -> None:
    assert days.round_of(created().group()) is None
    shown = days.round_of(drawn().group())
    assert shown is not None
    assert shown.round == 1
    last = days.round_of(played_to_the_end().group())
    assert last is not None
    assert last.round == 7


def test_pairings_still_to_be_played_are_those_of_the_round_that_is_on() -> None:
    port = play(drawn(), [(1, 1, Score.DRAW), (2, 1, Score.DRAW)])
    port.start_game(1, 2)
    assert [(each.round, each.board) for each in days.open_pairings(view_of(port))] == [(1, 2), (1, 3), (1, 4)]
    assert days.open_pairings(view_of(played_to_the_end())) == ()


def test_a_pairing_is_found_by_its_place() -> None:
    view = view_of(drawn())
    found = days.pairing(view, "II", 3, 2)
    assert found is not None
    assert (found.round, found.board) == (3, 2)
    assert days.pairing(view, "II", 99, 1) is None
    assert days.pairing(view, "X", 1, 1) is None
