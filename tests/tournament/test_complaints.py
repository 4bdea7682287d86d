"""Complaints: in writing, to the organiser, at once after the event (school regulation)."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import ComplaintAnswered, ComplaintFiled
from ladya_desktop.tournament.state import Complaint
from tests.tournament.deeds import (
    answer,
    change_details,
    close,
    come_back,
    complain,
    correct,
    leave,
    remove_group,
    take_back,
)
from tests.tournament.story import AT_MS, SECOND, Story, created, drawn, played_out, result, start

MINUTE_MS = 60_000
HALF_AN_HOUR_MS = 30 * MINUTE_MS


def complaints(story: Story) -> list[Complaint]:
    return list(story.group().complaints)


def test_a_complaint_is_entered_as_it_was_written() -> None:
    story = drawn()
    assert story.does(complain("  Часы стояли.\n\n\u202eЯ сказал. \n", author=" Вера\tД.,  мама ")) == (
        ComplaintFiled(
            number=1,
            group="II",
            author="Вера Д., мама",
            text="Часы стояли.\n\nЯ сказал.",
            filed_at_ms=AT_MS,
            deadline_ms=None,
            round=None,
            board=None,
            game_id=None,
        ),
    )
    (one,) = complaints(story)
    assert (one.number, one.answer, one.answered_at_ms) == (1, None, None)
    assert story.group("III").complaints == ()


def test_a_complaint_may_be_about_a_game() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), complain(round_number=1, board=1), complain(round_number=2, board=1))
    assert [(one.round, one.board, one.game_id) for one in complaints(story)] == [(1, 1, "a"), (2, 1, None)]


def test_about_an_annulled_game_it_is_about_that_one_until_another_is_played() -> None:
    story = drawn()
    story.does(start(1, 1, "a"), result(1, 1, game_id="a"), correct(1, 1, Score.ANNULLED))
    story.does(complain(round_number=1, board=1), start(1, 1, "b"), complain(round_number=1, board=1))
    assert [one.game_id for one in complaints(story)] == ["a", "b"]


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (complain(group="IV"), "unknown_group"),
        (complain(author=" "), "author_missing"),
        (complain(author="В" * 121), "author_too_long"),
        (complain("\n \u200b\n"), "complaint_text_missing"),
        (complain("ы" * 4001), "complaint_too_long"),
        (complain(at_ms=AT_MS - 1), "complaint_from_the_future"),
        (complain(round_number=1, board=3), "no_such_game"),
        (complain(round_number=4, board=1), "no_such_game"),
        (complain(round_number=1), "no_such_game"),
        (complain(board=1), "no_such_game"),
    ],
)
def test_complaints_that_cannot_be_entered(act: TournamentAct, code: str) -> None:
    assert drawn().refuses(act) == code


def test_four_thousand_letters_fit() -> None:
    drawn().does(complain("ы" * 4000, author="В" * 120))


def test_numbers_go_through_all_groups() -> None:
    story = drawn()
    story.does(complain(), complain(group="III"), complain())
    assert [one.number for one in complaints(story)] == [1, 3]


def test_a_number_taken_back_is_never_used_again() -> None:
    """The paper with number 1 may lie signed on the table already."""
    story = drawn()
    story.does(complain("Первая."))
    take_back(story)
    story.does(complain("Вторая."), complain("Третья."))
    assert [(one.number, one.text) for one in complaints(story)] == [(2, "Вторая."), (3, "Третья.")]
    assert story.refuses(answer(1)) == "no_such_complaint"


def test_a_group_with_a_complaint_stays() -> None:
    story = created()
    story.does(complain(group="III"))
    assert story.refuses(remove_group("III")) == "group_has_complaints"
    story.does(remove_group("II"))


# Late or not


@pytest.mark.parametrize(("after_ms", "is_late"), [(0, False), (HALF_AN_HOUR_MS, False), (HALF_AN_HOUR_MS + 1, True)])
def test_it_is_late_when_the_time_after_the_last_result_is_over(after_ms: int, is_late: bool) -> None:
    story = played_out()
    assert story.group().complaint_deadline_ms == AT_MS + HALF_AN_HOUR_MS
    story.does(complain(filed_at_ms=AT_MS + after_ms))
    assert [one.is_late for one in complaints(story)] == [is_late]


def test_a_late_one_is_kept_and_answered_all_the_same() -> None:
    story = played_out()
    story.does(complain(filed_at_ms=AT_MS + HALF_AN_HOUR_MS + 1), answer())
    assert [(one.is_late, one.answer) for one in complaints(story)] == [(True, "Результат остаётся.")]


def test_the_hour_on_the_paper_counts_not_the_hour_of_entering() -> None:
    story = played_out()
    story.does(complain(filed_at_ms=AT_MS + MINUTE_MS, at_ms=AT_MS + 2 * HALF_AN_HOUR_MS))
    assert not complaints(story)[0].is_late


def test_before_the_last_result_nothing_is_late() -> None:
    story = drawn()
    story.does(result(1, 1))
    assert story.group().complaint_deadline_ms is None
    story.does(complain(filed_at_ms=AT_MS + 9 * HALF_AN_HOUR_MS))
    assert not complaints(story)[0].is_late
    assert created().group().complaint_deadline_ms is None


def test_the_organiser_sets_the_time() -> None:
    story = played_out()
    story.does(change_details(complaint_min=5))
    assert story.group().complaint_deadline_ms == AT_MS + 5 * MINUTE_MS
    story.does(complain(filed_at_ms=AT_MS + 5 * MINUTE_MS + 1), change_details(complaint_min=60))
    assert complaints(story)[0].is_late, "the time that was announced when it came counts"


def test_a_correction_is_a_result_about_which_one_may_complain() -> None:
    story = played_out()
    story.does(correct(1, 1, Score.DRAW, at_ms=AT_MS + HALF_AN_HOUR_MS))
    assert story.group().complaint_deadline_ms == AT_MS + 2 * HALF_AN_HOUR_MS


def test_the_last_result_may_be_a_forfeit_of_one_who_left() -> None:
    story = drawn()
    story.does(*(result(number, board) for number, board in ((1, 1), (1, 2), (2, 1), (2, 2), (3, 2))))
    story.does(leave(4, 2, at_ms=AT_MS + HALF_AN_HOUR_MS))
    assert story.group().complaint_deadline_ms == AT_MS + 2 * HALF_AN_HOUR_MS


def test_leaving_after_the_last_round_gives_nobody_more_time() -> None:
    story = played_out()
    story.does(leave(4, 3, at_ms=AT_MS + HALF_AN_HOUR_MS))
    assert story.group().complaint_deadline_ms == AT_MS + HALF_AN_HOUR_MS


def test_nor_does_an_absence_from_other_rounds() -> None:
    story = drawn(4, replace(SECOND, annul_below_half=False))
    story.does(leave(4, 0, at_ms=AT_MS + 1), come_back(4, 2), leave(4, 2, at_ms=AT_MS + 2), come_back(4, 3))
    story.does(*(result(number, board) for number, board in ((1, 2), (2, 1), (2, 2), (3, 1), (3, 2))))
    assert story.group().complaint_deadline_ms == AT_MS + 1 + HALF_AN_HOUR_MS


def test_where_no_hour_was_kept_nothing_is_late() -> None:
    story = drawn(2)
    story.does(leave(1, 0, at_ms=0))
    assert story.group().complaint_deadline_ms is None


# The answer


def test_a_complaint_is_answered_and_the_answer_may_be_corrected() -> None:
    story = played_out()
    story.does(close(), complain())
    assert story.does(answer()) == (
        ComplaintAnswered(number=1, answer="Результат остаётся.", at_ms=AT_MS + 5, by="arbiter"),
    )
    assert story.does(answer(at_ms=AT_MS + 6)) == ()
    story.does(answer(text="Партия отменяется. ", at_ms=AT_MS + 7))
    (one,) = complaints(story)
    assert (one.answer, one.answered_at_ms) == ("Партия отменяется.", AT_MS + 7)
    take_back(story)
    assert complaints(story)[0].answer == "Результат остаётся."


def test_only_the_complaint_named_is_answered() -> None:
    story = drawn()
    story.does(complain(), complain(), answer(2))
    assert [one.answer for one in complaints(story)] == [None, "Результат остаётся."]


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (answer(7), "no_such_complaint"),
        (answer(text=" \n"), "answer_missing"),
        (answer(text="ы" * 4001), "complaint_too_long"),
    ],
)
def test_answers_that_cannot_be(act: TournamentAct, code: str) -> None:
    story = drawn()
    story.does(complain())
    assert story.refuses(act) == code
