"""Laying down the event and its groups, and what of it may change when."""

from dataclasses import replace

import pytest

from ladya_desktop.tournament.events import (
    DetailsChanged,
    GroupAdded,
    GroupChanged,
    GroupRemoved,
    TieBreaksChanged,
    TournamentCreated,
)
from ladya_desktop.tournament.setup import NO_DETAILS, EventDetails, GroupSetup
from ladya_desktop.tournament.snapshot import view_of
from ladya_desktop.tournament.view import GroupStatus
from tests.tournament.deeds import add_group, change, change_details, change_ties, close, remove_group
from tests.tournament.story import (
    FIRST,
    SECOND,
    THIRD,
    Story,
    adding,
    created,
    creation,
    drawn,
    played_out,
    pupil,
    start,
)

FOURTH = replace(SECOND, code="IV", first_grade=10, last_grade=11)


def test_a_tournament_is_laid_down() -> None:
    story = Story()
    assert story.does(creation(FIRST, SECOND, title="  Белая \u202e ладья ")) == (
        TournamentCreated(title="Белая ладья", year=2026, groups=(FIRST, SECOND), details=NO_DETAILS),
    )
    group = story.group("I")
    assert (group.status, group.date, group.participants, group.rounds) == (GroupStatus.ENTRY, "2026-04-23", (), ())
    assert group.crosstable is None


def test_it_is_laid_down_once() -> None:
    assert created().refuses(creation(FIRST)) == "already_created"


@pytest.mark.parametrize(
    ("title", "year", "code"),
    [
        ("", 2026, "title_missing"),
        (" \u200b\t", 2026, "title_missing"),
        ("Л" * 121, 2026, "title_too_long"),
        ("Ладья", 1999, "year"),
        ("Ладья", 2101, "year"),
    ],
)
def test_title_and_year(title: str, year: int, code: str) -> None:
    assert Story().refuses(creation(FIRST, title=title, year=year)) == code


def test_everything_of_a_group_may_change_before_the_draw() -> None:
    story = created()
    setup = replace(SECOND, cycles=2, tie_breaks=("DE",), day=26, last_grade=3)
    assert story.does(change(setup)) == (GroupChanged(setup=setup),)
    assert story.group().setup == setup
    assert story.group("III").setup == THIRD


def test_the_same_setup_changes_nothing() -> None:
    assert created().does(change(SECOND)) == ()


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (replace(SECOND, code="IV"), "unknown_group"),
        (replace(SECOND, last_grade=5), "grades_overlap"),
        (replace(SECOND, day=31), "day"),
    ],
)
def test_a_change_is_judged_like_a_creation(setup: GroupSetup, code: str) -> None:
    assert created().refuses(change(setup)) == code


def test_a_grade_with_pupils_on_the_list_stays() -> None:
    story = created()
    story.does(adding(pupil("Вера", 4), pupil("Лев", 2)))
    refusal = story.refusal(change(replace(SECOND, last_grade=3)))
    assert refusal.code == "tournament_acts.grade_in_use"
    assert refusal.params["name"] == "Вера"


@pytest.mark.parametrize(
    "setup",
    [
        replace(SECOND, first_grade=1),
        replace(SECOND, cycles=2),
        replace(SECOND, swap_last_rounds=False),
    ],
)
def test_the_rounds_stay_after_the_draw(setup: GroupSetup) -> None:
    assert drawn().refuses(change(setup)) == "setup_locked"


@pytest.mark.parametrize(
    "setup",
    [
        replace(SECOND, tie_breaks=("DE",)),
        replace(SECOND, annul_below_half=False),
        replace(SECOND, edition="fide-2023"),
        replace(SECOND, time_control="600"),
        replace(SECOND, conduct="strict"),
        replace(SECOND, supervision="limited"),
        replace(SECOND, rulings="arbiter"),
        replace(SECOND, default_time_min=5),
        replace(SECOND, earliest_draw_move=20),
    ],
)
def test_the_regulations_change_until_play_begins(setup: GroupSetup) -> None:
    story = drawn()
    story.does(change(setup), change(SECOND), start(1, 1))
    assert story.refuses(change(setup)) == "regulations_locked"


def test_day_hours_and_places_may_change_while_the_group_plays() -> None:
    story = drawn()
    story.does(start(1, 1))
    setup = replace(SECOND, month=5, day=2, starts_at_min=900, ends_at_min=1000, computers=2, wooden_boards=3)
    story.does(change(setup))
    assert story.group().setup == setup
    assert story.group().date == "2026-05-02"


def test_in_a_closed_group_nothing_may_change() -> None:
    story = played_out()
    story.does(close())
    assert story.refuses(change(replace(SECOND, day=26))) == "group_closed"


# The event


def test_title_and_what_papers_say_may_change_at_any_time() -> None:
    story = played_out()
    details = EventDetails(
        school="Школа на Реке", room="12", organizer="Ольха О.", arbiter="Ясень Я.", complaint_min=45
    )
    act = change_details(
        " Чёрная\u202e  ладья ",
        school=" Школа на Реке ",
        room="12",
        organizer="Ольха О.",
        arbiter="Ясень Я.",
        complaint_min=45,
    )
    assert story.does(act) == (DetailsChanged(title="Чёрная ладья", details=details),)
    assert (view_of(story.state).title, view_of(story.state).details) == ("Чёрная ладья", details)
    assert story.does(act) == ()


def test_details_are_cleaned_when_the_tournament_is_laid_down_too() -> None:
    story = Story()
    story.does(replace(creation(FIRST), details=EventDetails(school="  Школа\tна Реке ")))
    assert view_of(story.state).details == EventDetails(school="Школа на Реке")


@pytest.mark.parametrize(
    ("title", "details", "code"),
    [
        (" ", NO_DETAILS, "title_missing"),
        ("Л" * 121, NO_DETAILS, "title_too_long"),
        ("Ладья", EventDetails(school="Ш" * 121), "detail_too_long"),
        ("Ладья", EventDetails(room="Ш" * 121), "detail_too_long"),
        ("Ладья", EventDetails(organizer="Ш" * 121), "detail_too_long"),
        ("Ладья", EventDetails(arbiter="Ш" * 121), "detail_too_long"),
        ("Ладья", EventDetails(complaint_min=-1), "complaint_min"),
        ("Ладья", EventDetails(complaint_min=24 * 60 + 1), "complaint_min"),
    ],
)
def test_details_that_cannot_be(title: str, details: EventDetails, code: str) -> None:
    assert created().refuses(replace(change_details(), title=title, details=details)) == code
    assert Story().refuses(replace(creation(FIRST, title=title), details=details)) == code


def test_the_longest_details_fit() -> None:
    created().does(change_details("Л" * 120, school="Ш" * 120, complaint_min=24 * 60))
    created().does(change_details(complaint_min=0))


# Groups


def test_a_group_is_added() -> None:
    story = drawn()
    assert story.does(add_group(FOURTH)) == (GroupAdded(setup=FOURTH),)
    story.does(adding(pupil("Клим", 10)))
    group = story.group("IV")
    assert (group.status, [one.name for one in group.participants]) == (GroupStatus.ENTRY, ["Клим"])


def test_an_added_group_is_judged_with_the_others() -> None:
    story = created()
    assert story.refuses(add_group(SECOND)) == "group_twice"
    assert story.refuses(add_group(replace(FOURTH, first_grade=9))) == "grades_overlap"
    assert story.refuses(add_group(replace(FOURTH, cycles=3))) == "cycles"


def test_an_empty_group_is_taken_away() -> None:
    story = created()
    assert story.does(remove_group("I")) == (GroupRemoved(group="I"),)
    assert [group.code for group in view_of(story.state).groups] == ["II", "III"]
    story.does(remove_group("III"))
    assert story.refuses(remove_group("II")) == "no_groups"


def test_a_group_with_pupils_stays_and_an_unknown_one_is_none() -> None:
    story = drawn()
    assert story.refuses(remove_group("II")) == "group_not_empty"
    assert story.refuses(remove_group("IV")) == "unknown_group"


# Tie-breaks after play has begun


def test_another_list_of_tie_breaks_needs_a_reason() -> None:
    story = drawn()
    story.does(start(1, 1))
    assert story.refuses(change_ties("DE", reason=" ")) == "reason_missing"
    assert story.does(change_ties("DE", "WIN")) == (
        TieBreaksChanged(group="II", tie_breaks=("DE", "WIN"), reason="договорились"),
    )
    assert story.group().setup == replace(SECOND, tie_breaks=("DE", "WIN"))
    assert story.group("III").setup == THIRD
    assert story.does(change_ties("DE", "WIN")) == ()


def test_lists_that_cannot_be() -> None:
    assert created().refuses(change_ties("BH")) == "tie_break_not_built"
    assert created().refuses(change_ties("DE", group="IV")) == "unknown_group"
    story = played_out()
    story.does(close())
    assert story.refuses(change_ties("DE")) == "group_closed"
