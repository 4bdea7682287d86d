"""What the plan takes from a group: its games, its hours and boards, how things stand."""

from dataclasses import replace

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import CheckIn, CorrectResult, WithdrawParticipant
from ladya_desktop.tournament.plan_boards import Meeting
from ladya_desktop.tournament.plan_of_group import afternoon_of, meetings_of, now_of
from ladya_desktop.tournament.plan_times import Decided, Running
from tests.tournament.plan_games import afternoon, meetings
from tests.tournament.story import AT_MS, NAMES, SECOND, Story, adding, creation, drawn, entered, pupil, result, start


def minute_of(at_ms: int) -> int | None:
    return 977 if at_ms == AT_MS else None


def test_the_games_of_a_drawn_group_are_its_pairings() -> None:
    assert meetings_of(drawn(8).group()) == meetings(8)


def test_before_the_draw_they_are_those_that_the_numbers_will_have() -> None:
    story = Story()
    story.does(creation(replace(SECOND, cycles=2)), adding(*(pupil(name) for name in NAMES[:5])))
    assert meetings_of(story.group()) == meetings(5, cycles=2)


def test_one_pupil_has_no_games() -> None:
    story = Story()
    story.does(creation(SECOND), adding(pupil(NAMES[0])))
    assert meetings_of(story.group()) == ()


def test_who_has_not_come_is_not_reckoned_with() -> None:
    story = entered(6)
    story.does(CheckIn(participant_id=2, is_present=False), CheckIn(participant_id=3, is_present=True))
    assert meetings_of(story.group()) == meetings(5)


def test_hours_and_boards_come_from_the_setup() -> None:
    setup = replace(SECOND, computers=3, wooden_boards=2, break_min=7)
    assert afternoon_of(setup, 20) == afternoon(3, 2, break_min=7, game_min=20)


def test_results_forfeits_and_running_games() -> None:
    story = drawn(8)
    story.does(result(1, 1), result(1, 2, Score.WHITE_BY_FORFEIT), start(1, 3))
    now = now_of(story.group(), 980, minute_of)
    assert now.at_min == 980
    games = meetings(8)
    assert now.decided == (Decided(meeting=games[0], ended_at_min=977), Decided(meeting=games[1]))
    assert now.running == (Running(meeting=games[2], began_at_min=977),)


def test_a_correction_does_not_make_a_game_last_longer() -> None:
    story = drawn(8)
    later = CorrectResult(
        group="II", round=1, board=1, score=Score.DRAW, termination=None, reason="slip", at_ms=AT_MS + 1, by="arbiter"
    )
    story.does(result(1, 1), later)
    assert now_of(story.group(), 980, minute_of).decided[0].ended_at_min == 977


def test_a_game_played_again_ended_the_second_time() -> None:
    story = drawn(8)
    story.does(
        replace(result(1, 1), at_ms=AT_MS - 9),
        CorrectResult(group="II", round=1, board=1, score=Score.ANNULLED, termination=None, reason="7.2.1"),
        result(1, 1),
    )
    assert now_of(story.group(), 980, minute_of).decided[0].ended_at_min == 977


def test_who_left_has_played_without_taking_time() -> None:
    story = drawn(8)
    gone = story.group().participants[7].participant_id
    story.does(WithdrawParticipant(participant_id=gone, after_round=0, reason="ill", at_ms=AT_MS, by="arbiter"))
    now = now_of(story.group(), 960, minute_of)
    assert [each.meeting.numbers for each in now.decided if each.meeting.round <= 2] == [(1, 8), (8, 5)]
    assert {each.ended_at_min for each in now.decided} == {None}


def test_a_result_of_another_day_has_no_minute() -> None:
    story = drawn(8)
    story.does(result(1, 1))
    assert now_of(story.group(), 980, lambda _at_ms: None).decided == (
        Decided(meeting=Meeting(round=1, board=1, white=1, black=8)),
    )
