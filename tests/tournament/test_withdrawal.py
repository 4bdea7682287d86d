"""Leaving and coming back (C.05 articles 6.5, 6.6)."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import CloseGroup, ReinstateParticipant, WithdrawParticipant
from ladya_desktop.tournament.events import ParticipantReinstated, ParticipantWithdrawn
from ladya_desktop.tournament.view import PairingStatus
from tests.tournament.deeds import check_in, draw_lots
from tests.tournament.story import AT_MS, SECOND, Story, drawn, entered, played_out, result, start

# Rounds of four: 1-4 2-3 | 4-3 1-2 | 2-4 3-1


def leaving(participant_id: int, after_round: int) -> WithdrawParticipant:
    return WithdrawParticipant(
        participant_id=participant_id, after_round=after_round, reason="заболел", at_ms=AT_MS, by="arbiter"
    )


def returning(participant_id: int, from_round: int) -> ReinstateParticipant:
    return ReinstateParticipant(participant_id=participant_id, from_round=from_round, at_ms=AT_MS, by="arbiter")


def statuses(story: Story) -> list[list[tuple[PairingStatus, Score | None]]]:
    return [[(one.status, one.score) for one in round_view.pairings] for round_view in story.group().rounds]


def test_who_leaves_early_is_annulled_but_stays_visible() -> None:
    """TO-02: one game of three."""
    story = drawn()
    story.does(result(1, 1), result(1, 2, Score.DRAW))
    assert story.does(leaving(4, 1)) == (
        ParticipantWithdrawn(participant_id=4, after_round=1, reason="заболел", at_ms=AT_MS),
    )
    table = story.table()
    left = table.rows[3]
    assert (left.participant.is_withdrawn, left.participant.is_annulled, left.places) == (True, True, None)
    assert [row.half_points for row in table.rows] == [0, 1, 1, 0]
    assert table.order == (2, 3, 1, 4)
    assert left.participant.left_after == 1
    assert [row.participant.left_after for row in table.rows[:3]] == [None] * 3
    assert not story.pairing(1, 1).counts
    assert story.pairing(1, 2).counts
    assert not table.rows[0].cells[3][0].counts


def test_earlier_rounds_stay_as_they_were() -> None:
    """TO-10: a withdrawal is not painted onto the rounds before it."""
    story = drawn()
    story.does(result(1, 1), result(1, 2, Score.DRAW))
    before = story.group().rounds[0].pairings[1]
    story.does(leaving(4, 1))
    assert story.group().rounds[0].pairings[1] == before
    assert story.pairing(1, 1).status is PairingStatus.FINISHED
    assert story.pairing(1, 1).score is Score.WHITE_WINS


def test_who_leaves_late_forfeits_the_rest() -> None:
    story = drawn()
    story.does(result(1, 1), result(2, 1, Score.WHITE_WINS), leaving(4, 2))
    rest = story.pairing(3, 1)
    assert (rest.status, rest.score, rest.counts) == (PairingStatus.ABSENT, Score.WHITE_BY_FORFEIT, True)
    assert [row.half_points for row in story.table().rows] == [2, 2, 0, 2]
    assert story.table().rows[3].places is not None


def test_two_who_left_forfeit_their_game_both() -> None:
    story = drawn(3, replace(SECOND, annul_below_half=False))
    story.does(leaving(1, 0), leaving(2, 0))
    scores = {
        frozenset((one.players.white.number, one.players.black.number)): one.score
        for r in story.group().rounds
        for one in r.pairings
    }
    assert scores[frozenset((1, 2))] is Score.BOTH_FORFEIT
    assert Score.BOTH_FORFEIT not in (scores[frozenset((1, 3))], scores[frozenset((2, 3))])


def test_local_rules_may_let_early_results_stand() -> None:
    story = drawn(4, replace(SECOND, annul_below_half=False))
    story.does(result(1, 1, Score.BLACK_WINS), leaving(4, 1))
    assert [row.half_points for row in story.table().rows] == [0, 2, 2, 2]


def test_a_result_of_a_game_played_before_leaving_may_come_late() -> None:
    story = drawn()
    story.does(leaving(4, 2), result(2, 1, Score.DRAW))
    assert story.pairing(2, 1).score is Score.DRAW
    assert story.refuses(result(3, 1)) == "participant_left"


def test_who_left_starts_no_game() -> None:
    story = drawn()
    story.does(leaving(4, 2))
    assert story.refuses(start(1, 1)) == "participant_left"


@pytest.mark.parametrize(("after_round", "code"), [(-1, "no_such_round"), (4, "no_such_round"), (0, "played_later")])
def test_rounds_nobody_can_leave_after(after_round: int, code: str) -> None:
    story = drawn()
    story.does(result(1, 1))
    assert story.refuses(leaving(4, after_round)) == code


def test_a_forfeit_is_no_reason_to_have_stayed() -> None:
    story = drawn()
    story.does(result(1, 1, Score.WHITE_BY_FORFEIT), leaving(4, 0))
    assert story.table().rows[3].participant.is_withdrawn


def test_nobody_leaves_a_running_game_or_twice() -> None:
    story = drawn()
    story.does(start(1, 1))
    assert story.refuses(leaving(1, 1)) == "game_runs"
    story.does(leaving(2, 0))
    assert story.refuses(leaving(2, 0)) == "already_left"


def test_before_the_draw_nobody_leaves() -> None:
    assert entered().refuses(leaving(1, 0)) == "not_drawn"
    assert entered().refuses(leaving(9, 0)) == "unknown_participant"


def test_who_bears_no_number_has_nothing_to_leave() -> None:
    story = entered(4)
    story.does(check_in(3, False), draw_lots())
    assert story.refuses(leaving(3, 0)) == "bears_no_number"
    assert story.refuses(returning(3, 1)) == "bears_no_number"


def test_from_a_signed_protocol_nobody_leaves() -> None:
    story = played_out()
    story.does(CloseGroup(group="II", at_ms=AT_MS, by="arbiter"))
    assert story.refuses(leaving(1, 3)) == "group_closed"


def test_who_comes_back_missed_only_the_rounds_between() -> None:
    """TO-10: six pupils; number 3 is away in round 3 and plays again from round 4."""
    story = drawn(6)
    story.does(result(1, 3), result(2, 2), leaving(3, 2))
    assert story.does(returning(3, 4)) == (ParticipantReinstated(participant_id=3, from_round=4),)
    # 1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1
    assert story.pairing(1, 3).score is Score.WHITE_WINS
    assert story.pairing(2, 2).score is Score.WHITE_WINS
    missed = story.pairing(3, 2)
    assert (missed.status, missed.score) == (PairingStatus.ABSENT, Score.BLACK_BY_FORFEIT)
    assert story.pairing(4, 3).status is PairingStatus.OPEN
    row = story.table().rows[2]
    assert (row.participant.is_withdrawn, row.half_points) == (False, 2)
    story.does(start(4, 3, "a"))
    assert story.pairing(4, 3).status is PairingStatus.RUNNING


def test_a_missed_game_may_be_made_up_for() -> None:
    story = drawn()
    story.does(leaving(4, 0), returning(4, 3))
    story.does(start(1, 1, "a"))
    assert (story.pairing(1, 1).status, story.pairing(1, 1).score) == (PairingStatus.RUNNING, None)
    story.does(result(1, 1, Score.DRAW, game_id="a"), result(2, 1, Score.DRAW))
    assert story.table().rows[3].half_points == 2


def test_who_never_won_never_leads() -> None:
    """TO-10: withdrawn players do not come first with nothing."""
    story = drawn()
    story.does(result(1, 2), leaving(4, 0))
    assert story.table().order[0] == 2
    assert story.table().order[-1] == 4


@pytest.mark.parametrize(("from_round", "code"), [(1, "no_such_round"), (4, "no_such_round")])
def test_rounds_nobody_can_come_back_in(from_round: int, code: str) -> None:
    story = drawn()
    story.does(leaving(4, 1))
    assert story.refuses(returning(4, from_round)) == code


def test_who_did_not_leave_does_not_come_back() -> None:
    assert drawn().refuses(returning(4, 2)) == "not_left"


def test_one_may_leave_again() -> None:
    story = drawn()
    story.does(leaving(4, 0), returning(4, 2), leaving(4, 2))
    assert [status for status, _ in (row[0] for row in statuses(story))] == [PairingStatus.ABSENT] * 3
    story.does(returning(4, 3))
    assert story.pairing(2, 1).status is PairingStatus.OPEN
