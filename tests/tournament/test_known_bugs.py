"""Bugs that other programs had with tournaments, by their ids: each story must come out right here."""

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.view import CrosstableRow
from tests.tournament.deeds import cancel_draw, correct, take_back
from tests.tournament.story import drawn, result


def counters(row: CrosstableRow) -> tuple[int, int, int, int, int]:
    return row.half_points, row.sb_quarters, row.wins, row.games_decided, row.games_played


def test_st_10_a_round_taken_back_leaves_nothing_behind() -> None:
    """Five pupils, one of them free: every count is made anew from the games, so it is nothing again."""
    story = drawn(5)
    before = story.table()
    assert {counters(row) for row in before.rows} == {(0, 0, 0, 0, 0)}
    story.does(result(1, 1, Score.WHITE_WINS), result(1, 2, Score.DRAW))
    assert sorted(counters(row)[0] for row in story.table().rows) == [0, 0, 1, 1, 2]
    take_back(story, 2)
    assert story.table() == before
    assert (story.group().games_decided, story.group().current_round) == (0, 1)
    story.does(cancel_draw())
    assert story.group().crosstable is None
    assert [(pupil.number, pupil.is_annulled) for pupil in story.group().participants] == [(None, False)] * 5


def test_st_10_a_result_corrected_again_and_again_is_counted_once() -> None:
    story = drawn(5)
    story.does(result(1, 1, Score.WHITE_WINS))
    white = story.pairing(1, 1).players.white
    for score in (Score.BLACK_WINS, Score.BOTH_LOSE, Score.DRAW):
        story.does(correct(1, 1, score))
    (row,) = (row for row in story.table().rows if row.participant.participant_id == white.participant_id)
    assert counters(row) == (1, 1, 0, 1, 1)
