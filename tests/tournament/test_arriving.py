"""The day itself: check-in, who plays in another group, who comes after the draw (C.05 articles 6.1 to 6.4)."""

from dataclasses import replace

import pytest

from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import NumberTaken, ParticipantAdded, ParticipantCheckedIn, ParticipantMoved
from ladya_desktop.tournament.setup import Entry
from tests.tournament.deeds import (
    cancel_draw,
    change,
    check_in,
    check_in_rest,
    close,
    draw_lots,
    enter_late,
    leave,
    move,
    remove,
    remove_group,
    rename,
    take_back,
)
from tests.tournament.story import SECOND, THIRD, Story, adding, drawn, entered, played_out, pupil, result, start

Announced = list[list[tuple[int, int | None, int | None]]]


def announced(story: Story) -> Announced:
    """By round, board and numbers of each pairing."""
    return [
        [(one.board, one.players.white.number, one.players.black.number) for one in of_round.pairings]
        for of_round in story.group().rounds
    ]


def names(story: Story, group: str = "II") -> list[str]:
    return [one.name for one in story.group(group).participants]


# Check-in


def test_a_pupil_is_asked_and_checked_in() -> None:
    story = entered(3)
    assert [one.is_present for one in story.group().participants] == [None, None, None]
    assert story.does(check_in(1)) == (ParticipantCheckedIn(participant_id=1, is_present=True),)
    story.does(check_in(2, False))
    assert [one.is_present for one in story.group().participants] == [True, False, None]
    assert story.does(check_in(2, False)) == ()
    story.does(check_in(2, None))
    assert [one.is_present for one in story.group().participants] == [True, None, None]


def test_who_has_not_come_is_not_drawn_but_is_shown() -> None:
    """Who was not asked is drawn: a school may do without the list."""
    story = entered(4)
    story.does(check_in(1), check_in(3, False), draw_lots())
    group = story.group()
    assert sorted(one.participant_id for one in group.participants) == [1, 2, 4]
    assert [(one.participant_id, one.number, one.is_present) for one in group.undrawn] == [(3, None, False)]


def test_numbers_by_hand_leave_out_who_has_not_come() -> None:
    story = entered(3)
    story.does(check_in(2, False))
    assert story.group().undrawn == ()
    assert names(story) == ["Вера", "Тимофей", "Полина"]


def test_if_nobody_has_come_there_is_nobody_to_draw() -> None:
    story = entered(2)
    story.does(check_in(1, False))
    assert story.refuses(draw_lots()) == "one_to_draw"
    story.does(check_in(2, False))
    assert story.refuses(draw_lots()) == "nobody_to_draw"


def test_the_rest_has_come_in_one_step() -> None:
    story = entered(4)
    story.does(check_in(2, False))
    came = tuple(ParticipantCheckedIn(participant_id=number, is_present=True) for number in (1, 3, 4))
    assert story.does(check_in_rest()) == came
    assert story.does(check_in_rest()) == ()
    assert story.refuses(check_in_rest("VI")) == "unknown_group"
    take_back(story)
    assert [one.is_present for one in story.group().participants] == [None, False, None, None]
    story.does(draw_lots())
    assert story.refuses(check_in_rest()) == "participants_locked"


def test_after_the_draw_nobody_is_checked_in() -> None:
    story = drawn()
    assert story.refuses(check_in(1)) == "participants_locked"
    assert story.refuses(check_in(9)) == "unknown_participant"


# Another group


def test_a_pupil_may_play_in_another_group_than_that_of_his_class() -> None:
    story = entered(3)
    assert story.does(move(2)) == (ParticipantMoved(participant_id=2, group="III"),)
    assert (names(story), names(story, "III")) == (["Вера", "Полина"], ["Тимофей"])
    assert [one.is_moved for one in story.group("III").participants] == [True]
    assert story.does(move(2)) == ()
    story.does(move(2, "II"))
    assert [one.is_moved for one in story.group().participants] == [False, False, False]


@pytest.mark.parametrize(("act", "code"), [(move(9), "unknown_participant"), (move(1, "IV"), "unknown_group")])
def test_moves_that_cannot_be(act: TournamentAct, code: str) -> None:
    assert entered().refuses(act) == code


def test_nobody_moves_out_of_a_drawn_group_or_into_one() -> None:
    story = drawn()
    story.does(adding(pupil("Клим", 5)))
    assert story.refuses(move(1)) == "participants_locked"
    assert story.refuses(move(5, "II")) == "participants_locked"


def test_who_bears_no_number_may_go() -> None:
    """He had not come and was not announced: he may play with the others another day, or be taken off the list."""
    story = entered(4)
    story.does(check_in(3, False), check_in(4, False), draw_lots())
    before = announced(story)
    story.does(move(3), remove(4))
    assert (names(story, "III"), story.group().undrawn, announced(story)) == (["Полина"], (), before)


def test_from_a_signed_list_nobody_goes() -> None:
    story = entered(3)
    story.does(check_in(3, False), draw_lots(), result(1, 1), close())
    assert story.refuses(remove(3)) == story.refuses(move(3)) == "participants_locked"


def test_a_moved_pupil_stays_when_his_class_is_corrected() -> None:
    story = entered(3)
    story.does(move(2), rename(2, pupil("Тимофей", 3)))
    assert names(story, "III") == ["Тимофей"]
    story.does(rename(2, pupil("Тимофей", 6)))
    assert [one.is_moved for one in story.group("III").participants] == [False]
    assert story.refuses(rename(2, pupil("Тимофей", 10))) == "grade_not_admitted"


def test_a_moved_pupil_may_be_corrected_after_the_draw() -> None:
    story = entered(2)
    story.does(adding(pupil("Клим", 5)), move(2), draw_lots(group="III"), rename(2, pupil("Тимофей", 3)))
    assert {one.class_name for one in story.group("III").participants} == {"3А", "5А"}


def test_who_was_moved_keeps_his_class_when_its_group_is_gone() -> None:
    story = entered(1)
    story.does(adding(pupil("Клим", 5)), move(2, "II"), remove_group("III"), rename(2, pupil("Климент", 5)))
    assert names(story) == ["Вера", "Климент"]


def test_the_grades_of_a_group_do_not_concern_who_was_moved_into_it() -> None:
    story = entered(1)
    story.does(move(1), adding(pupil("Клим", 9)))
    assert story.refusal(change(replace(THIRD, last_grade=8))).params["name"] == "Клим"
    story.does(change(replace(THIRD, first_grade=6)))
    assert names(story, "III") == ["Вера", "Клим"]


# After the draw


def test_a_late_pupil_takes_the_free_number_and_nothing_announced_changes() -> None:
    """1 to 5 are announced; who comes late is number 6, on the board behind the others."""
    story = drawn(5)
    before = announced(story)
    assert story.does(enter_late(pupil("Клим", 3))) == (
        ParticipantAdded(participant_id=6, group="II", entry=pupil("Клим", 3)),
        NumberTaken(group="II", participant_id=6),
    )
    after = announced(story)
    assert [games[:-1] for games in after] == before
    assert [(board, 6 in numbers) for board, *numbers in (games[-1] for games in after)] == [(3, True)] * 5
    assert [one.free for one in story.group().rounds] == [None] * 5
    assert (story.group().participants[5].name, story.group().games_total) == ("Клим", 15)


def test_in_a_double_round_robin_too() -> None:
    story = drawn(3, replace(SECOND, cycles=2))
    before = announced(story)
    story.does(enter_late(pupil("Клим", 3)))
    assert [games[:-1] for games in announced(story)] == before
    assert len(before) == 6


def test_who_had_not_come_may_come_late() -> None:
    story = entered(4)
    story.does(check_in(2, False), draw_lots())
    before = announced(story)
    assert story.does(enter_late(pupil("тимофей"))) == (
        ParticipantCheckedIn(participant_id=2, is_present=True),
        NumberTaken(group="II", participant_id=2),
    )
    last = story.group().participants[3]
    assert (last.name, last.number, last.is_present, story.group().undrawn) == ("Тимофей", 4, True, ())
    assert [games[:-1] for games in announced(story)] == before


def test_results_find_their_pairings_after_a_late_entry() -> None:
    story = drawn(3)
    story.does(enter_late(pupil("Клим")), result(1, 1), start(2, 2, "a"))
    table = story.table()
    (first, second) = (story.pairing(1, 1), story.pairing(2, 2))
    assert (first.players.white.number, first.players.black.number) == (2, 3)
    assert table.rows[1].cells[2][0].half_points == 2
    assert 4 in (second.players.white.number, second.players.black.number)


def test_a_draw_taken_back_forgets_who_came_late() -> None:
    story = drawn(3)
    story.does(enter_late(pupil("Клим")), cancel_draw(), draw_lots())
    assert [one[0][1] for one in announced(story)] == [1, 4, 2]


@pytest.mark.parametrize(
    ("story", "entry", "code"),
    [
        (entered(3), pupil("Клим"), "late_before_draw"),
        (drawn(4), pupil("Клим"), "late_needs_redraw"),
        (drawn(3), pupil("Клим", 5), "late_other_group"),
        (drawn(3), pupil("Клим", 10), "grade_not_admitted"),
        (drawn(3), pupil(""), "name_missing"),
        (drawn(3), pupil("Вера"), "name_taken"),
    ],
)
def test_who_cannot_come_late(story: Story, entry: Entry, code: str) -> None:
    assert story.refuses(enter_late(entry)) == code


def test_a_pupil_of_another_groups_list_does_not_come_late_here() -> None:
    story = drawn(3)
    story.does(adding(pupil("Клим", 5)))
    assert story.refuses(enter_late(pupil("Клим", 5))) == "name_taken"
    assert story.refuses(enter_late(pupil("Ия"), "IV")) == "unknown_group"


def test_once_play_has_begun_nobody_comes_any_more() -> None:
    story = drawn(3)
    story.does(start(1, 1))
    assert story.refuses(enter_late(pupil("Клим"))) == "late_after_start"
    closed = drawn(3)
    closed.does(leave(1, 0), leave(2, 0), leave(3, 0), close())
    assert closed.refuses(enter_late(pupil("Клим"))) == "late_after_start"
    assert played_out(3).refuses(enter_late(pupil("Клим"))) == "late_after_start"


def test_who_left_before_play_is_not_there_when_the_draw_is_taken_back() -> None:
    story = drawn(4)
    story.does(leave(4, 0), cancel_draw())
    assert [(one.is_present, one.is_withdrawn) for one in story.group().participants] == [
        (None, False),
        (None, False),
        (None, False),
        (False, False),
    ]
    story.does(draw_lots())
    assert [one.participant_id for one in story.group().undrawn] == [4]
