"""A group that was played elsewhere comes in whole or not at all, and is taken back in one step."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import ImportedGame, ImportedWithdrawal, ImportGroup, ResultSource
from ladya_desktop.tournament.rules.entering import MAX_PARTICIPANTS
from ladya_desktop.tournament.setup import Entry, GroupSetup
from ladya_desktop.tournament.view import GroupStatus, PairingStatus
from tests.tournament.deeds import complain, correct, take_back
from tests.tournament.story import AT_MS, FIRST, SECOND, THIRD, Story, adding, created, creation, entered, pupil

THREE = (pupil("Вера"), pupil("Тимофей", 3), pupil("Полина", 4))
WON = ImportedGame(round=1, board=1, score=Score.WHITE_WINS)


def taking(
    *games: ImportedGame,
    setup: GroupSetup = SECOND,
    entries: tuple[Entry, ...] = THREE,
    withdrawn: tuple[tuple[int, int], ...] = (),
) -> ImportGroup:
    return ImportGroup(
        setup=setup,
        entries=entries,
        games=games,
        withdrawn=tuple(ImportedWithdrawal(number=number, after_round=after) for number, after in withdrawn),
        reason="из файла",
        at_ms=AT_MS,
        by="arbiter",
    )


def two_groups() -> Story:
    story = Story()
    story.does(creation(FIRST, THIRD), adding(pupil("Лев", 1)))
    return story


def test_a_new_group_with_pupils_numbers_results_and_who_left() -> None:
    story = two_groups()
    game = ImportedGame(round=2, board=1, score=Score.DRAW, colors_reversed=True)
    story.does(taking(WON, game, withdrawn=((1, 2),)))
    group = story.group()
    assert [(one.number, one.name, one.participant_id) for one in group.participants] == [
        (1, "Вера", 2),
        (2, "Тимофей", 3),
        (3, "Полина", 4),
    ]
    first, second, third = (of_round.pairings[0] for of_round in group.rounds)
    assert (first.score, first.source, first.decided_at_ms) == (Score.WHITE_WINS, ResultSource.HAND, None)
    assert (second.score, second.colors_reversed) == (Score.DRAW, True)
    assert third.status is PairingStatus.ABSENT
    assert [one.is_withdrawn for one in group.participants] == [True, False, False]


def test_nobody_knows_when_games_were_played_elsewhere() -> None:
    story = two_groups()
    games = tuple(replace(WON, round=number) for number in (1, 2, 3))
    story.does(taking(*games[:2], withdrawn=((1, 2),)))
    assert {one.decided_at_ms for of_round in story.group().rounds for one in of_round.pairings} == {None}
    assert story.group().games_decided == 3
    assert story.group().complaint_deadline_ms is None
    story.does(complain(filed_at_ms=AT_MS), correct(1, 1, Score.DRAW))
    assert not story.group().complaints[0].is_late
    assert story.group().rounds[0].pairings[0].decided_at_ms == AT_MS
    assert story.group().complaint_deadline_ms == AT_MS + story.state.details.complaint_min * 60_000


def test_an_empty_group_gets_the_setup_of_the_file() -> None:
    story = created()
    setup = replace(SECOND, cycles=2, tie_breaks=("DE",))
    story.does(taking(WON, setup=setup))
    assert story.group().setup == setup
    assert len(story.group().rounds) == 6
    assert story.group().games_decided == 1


def test_an_empty_group_may_keep_its_setup() -> None:
    story = created()
    story.does(taking())
    assert story.group().setup == SECOND
    assert story.group().status is GroupStatus.DRAWN


def test_classes_of_other_groups_stay_as_they_are() -> None:
    story = created()
    story.does(taking(entries=(*THREE, pupil("Лев", 9))))
    assert [(one.grade, one.is_moved) for one in story.group().participants][-2:] == [(4, False), (9, True)]


def test_a_group_may_be_taken_in_again_as_a_copy() -> None:
    story = Story()
    story.does(creation(FIRST, SECOND), adding(*THREE))
    story.does(taking(setup=THIRD))
    copied = story.group("III").participants
    assert [(one.name, one.grade, one.is_moved) for one in copied] == [
        ("Вера", 2, True),
        ("Тимофей", 3, True),
        ("Полина", 4, True),
    ]
    assert [one.participant_id for one in copied] == [4, 5, 6]
    assert [one.participant_id for one in story.group().participants] == [1, 2, 3]


def test_there_are_not_more_than_a_tournament_can_have() -> None:
    story = created()
    entries = tuple(pupil(f"Ученик {number}") for number in range(MAX_PARTICIPANTS + 1))
    assert story.refuses(taking(entries=entries)) == "too_many_participants"


def test_nothing_goes_over_a_list() -> None:
    assert entered(1).refuses(taking(entries=(pupil("Лев"), pupil("Алиса")))) == "import_into_list"


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (taking(setup=replace(SECOND, code="")), "group_code"),
        (taking(setup=replace(SECOND, code="IV")), "grades_overlap"),
        (taking(setup=replace(SECOND, day=31)), "day"),
        (taking(entries=THREE[:1]), "one_to_draw"),
        (taking(entries=()), "nobody_to_draw"),
        (taking(entries=(*THREE, THREE[0])), "name_taken"),
        (taking(entries=(*THREE, pupil("Лев", 10))), "grade_not_admitted"),
        (taking(WON, WON), "no_such_game"),
        (taking(WON, ImportedGame(round=4, board=1, score=Score.DRAW)), "no_such_game"),
        (taking(replace(WON, score=Score.ANNULLED)), "nothing_to_annul"),
        (taking(withdrawn=((0, 1),)), "unknown_participant"),
        (taking(withdrawn=((4, 1),)), "unknown_participant"),
        (taking(WON, withdrawn=((3, 0),)), "played_later"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_with_one_thing_is_wrong_with_the_whole(act: ImportGroup, code: str) -> None:
    story = created()
    before = story.state
    assert story.refuses(act) == code
    assert story.state == before


def test_it_is_one_step_and_can_be_taken_back() -> None:
    story = two_groups()
    before = story.state
    story.does(taking(WON, withdrawn=((1, 1),)))
    take_back(story)
    assert story.state.groups == before.groups
    assert story.state.participants == before.participants


def test_an_empty_group_is_empty_again_once_it_is_taken_back() -> None:
    story = created()
    story.does(taking(WON, setup=replace(SECOND, cycles=2)))
    take_back(story)
    assert story.state.groups == created().state.groups
    assert story.state.participants == ()
