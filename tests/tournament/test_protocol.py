"""Closing and reopening a protocol."""

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import GroupClosed, GroupReopened
from ladya_desktop.tournament.view import GroupStatus
from tests.tournament.deeds import close, correct, leave, reopen
from tests.tournament.story import created, drawn, played_out, result, start


def test_a_group_is_closed_when_every_game_is_decided() -> None:
    story = played_out()
    assert story.does(close()) == (GroupClosed(group="II"),)
    assert story.group().status is GroupStatus.CLOSED
    assert story.does(close()) == ()


def test_a_group_with_open_games_is_not_closed() -> None:
    story = drawn()
    story.does(result(1, 1))
    refusal = story.refusal(close())
    assert (refusal.code, refusal.params["n"]) == ("tournament_acts.games_open", 5)


@pytest.mark.parametrize(("group", "code"), [("II", "not_drawn"), ("IV", "unknown_group")])
def test_what_cannot_be_closed(group: str, code: str) -> None:
    assert created().refuses(close(group)) == code


@pytest.mark.parametrize(
    "act",
    [result(1, 1, Score.DRAW), start(1, 1), correct(1, 1, Score.DRAW), leave(1, 3)],
    ids=lambda act: type(act).__name__,
)
def test_nothing_changes_in_a_closed_group(act: TournamentAct) -> None:
    story = played_out()
    story.does(close())
    assert story.refuses(act) == "group_closed"


def test_a_group_is_reopened_with_a_reason() -> None:
    story = played_out()
    story.does(close())
    assert story.refuses(reopen(" ")) == "reason_missing"
    assert story.does(reopen()) == (GroupReopened(group="II", reason="опечатка"),)
    assert story.group().status is GroupStatus.FINISHED
    assert story.does(reopen()) == ()


def test_an_unknown_group_is_not_reopened() -> None:
    assert created().refuses(reopen(group="IV")) == "unknown_group"


def test_a_group_without_one_game_played_may_be_closed() -> None:
    """Everybody left before the first round."""
    story = drawn(2)
    story.does(leave(1, 0), close())
    assert story.group().status is GroupStatus.CLOSED
