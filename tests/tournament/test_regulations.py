"""Laying down a tournament and its groups; closing and reopening a protocol."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.tournament.acts import ChangeGroup, CloseGroup, ReopenGroup, TournamentAct
from ladya_desktop.tournament.events import GroupChanged, GroupClosed, GroupReopened, TournamentCreated
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS, NO_DETAILS, RUSSIAN_TIE_BREAKS, GroupSetup
from ladya_desktop.tournament.view import GroupStatus
from tests.tournament.story import (
    AT_MS,
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
    result,
    start,
)


def changing(setup: GroupSetup) -> ChangeGroup:
    return ChangeGroup(setup=setup, at_ms=AT_MS, by="arbiter")


def closing(group: str = "II") -> CloseGroup:
    return CloseGroup(group=group, at_ms=AT_MS, by="arbiter")


def reopening(reason: str = "опечатка", group: str = "II") -> ReopenGroup:
    return ReopenGroup(group=group, reason=reason, at_ms=AT_MS, by="arbiter")


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


@pytest.mark.parametrize(
    ("groups", "code"),
    [
        ((), "no_groups"),
        ((FIRST, replace(SECOND, code="I")), "group_twice"),
        ((SECOND, replace(THIRD, first_grade=4)), "grades_overlap"),
        ((replace(SECOND, last_grade=5), THIRD), "grades_overlap"),
        ((replace(FIRST, code=""),), "group_code"),
        ((replace(FIRST, code=" I"),), "group_code"),
        ((replace(FIRST, first_grade=0),), "grades"),
        ((replace(FIRST, last_grade=12),), "grades"),
        ((replace(FIRST, first_grade=2),), "grades"),
        ((replace(FIRST, month=2, day=29),), "day"),
        ((replace(FIRST, month=13),), "day"),
        ((replace(FIRST, ends_at_min=960),), "hours"),
        ((replace(FIRST, starts_at_min=-1),), "hours"),
        ((replace(FIRST, ends_at_min=1441),), "hours"),
        ((replace(FIRST, time_control="ten minutes"),), "time_control"),
        ((replace(FIRST, cycles=3),), "cycles"),
        ((replace(FIRST, tie_breaks=("BH",)),), "tie_break_not_built"),
        ((replace(FIRST, tie_breaks=("SB", "SB")),), "tie_break_twice"),
    ],
)
def test_groups_that_cannot_be(groups: tuple[GroupSetup, ...], code: str) -> None:
    assert Story().refuses(creation(*groups)) == code


@pytest.mark.parametrize(
    "control", ["", "?", "*300", "0", "0+5", "86401", "300+86401", "300:60", "40/5400:", "0/300", "300b", "３"]
)
def test_a_time_control_at_which_nobody_could_play_is_refused(control: str) -> None:
    assert Story().refuses(creation(replace(FIRST, time_control=control))) == "time_control"


@pytest.mark.parametrize(
    "control", ["-", "86400", "300+3", "180b2", "180d2", "40/5400:1800", "40/5400+30:20/1800:900d5"]
)
def test_a_group_may_play_with_periods_and_delays(control: str) -> None:
    story = Story()
    story.does(creation(replace(FIRST, time_control=control)))
    assert story.group("I").setup.time_control == TimeControl.from_pgn(control).to_pgn() == control


@pytest.mark.parametrize("tie_breaks", [RUSSIAN_TIE_BREAKS, FIDE_TIE_BREAKS, ()])
def test_both_usual_lists_are_built(tie_breaks: tuple[str, ...]) -> None:
    story = Story()
    story.does(creation(replace(FIRST, tie_breaks=tie_breaks)))
    assert story.group("I").setup.tie_breaks == tie_breaks


def test_a_leap_day_is_a_day() -> None:
    story = Story()
    story.does(creation(replace(FIRST, month=2, day=29), year=2028))
    assert story.group("I").date == "2028-02-29"


def test_everything_of_a_group_may_change_before_the_draw() -> None:
    story = created()
    setup = replace(SECOND, cycles=2, tie_breaks=("DE",), day=26, last_grade=3)
    assert story.does(changing(setup)) == (GroupChanged(setup=setup),)
    assert story.group().setup == setup
    assert story.group("III").setup == THIRD


def test_the_same_setup_changes_nothing() -> None:
    assert created().does(changing(SECOND)) == ()


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (replace(SECOND, code="IV"), "unknown_group"),
        (replace(SECOND, last_grade=5), "grades_overlap"),
        (replace(SECOND, day=31), "day"),
    ],
)
def test_a_change_is_judged_like_a_creation(setup: GroupSetup, code: str) -> None:
    assert created().refuses(changing(setup)) == code


def test_a_grade_with_pupils_on_the_list_stays() -> None:
    story = created()
    story.does(adding(pupil("Вера", 4), pupil("Лев", 2)))
    refusal = story.refusal(changing(replace(SECOND, last_grade=3)))
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
    assert drawn().refuses(changing(setup)) == "setup_locked"


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
    story.does(changing(setup), changing(SECOND), start(1, 1))
    assert story.refuses(changing(setup)) == "regulations_locked"


def test_day_hours_and_places_may_change_while_the_group_plays() -> None:
    story = drawn()
    story.does(start(1, 1))
    setup = replace(SECOND, month=5, day=2, starts_at_min=900, ends_at_min=1000, computers=2, wooden_boards=3)
    story.does(changing(setup))
    assert story.group().setup == setup
    assert story.group().date == "2026-05-02"


def test_a_group_is_closed_when_every_game_is_decided() -> None:
    story = played_out()
    assert story.does(closing()) == (GroupClosed(group="II"),)
    assert story.group().status is GroupStatus.CLOSED
    assert story.does(closing()) == ()


def test_a_group_with_open_games_is_not_closed() -> None:
    story = drawn()
    story.does(result(1, 1))
    refusal = story.refusal(closing())
    assert (refusal.code, refusal.params["n"]) == ("tournament_acts.games_open", 5)


@pytest.mark.parametrize(("group", "code"), [("II", "not_drawn"), ("IV", "unknown_group")])
def test_what_cannot_be_closed(group: str, code: str) -> None:
    assert created().refuses(closing(group)) == code


@pytest.mark.parametrize(
    "act",
    [result(1, 1, Score.DRAW), start(1, 1), changing(replace(SECOND, day=26))],
    ids=lambda act: type(act).__name__,
)
def test_nothing_changes_in_a_closed_group(act: TournamentAct) -> None:
    story = played_out()
    story.does(closing())
    assert story.refuses(act) == "group_closed"


def test_a_group_is_reopened_with_a_reason() -> None:
    story = played_out()
    story.does(closing())
    assert story.refuses(reopening(" ")) == "reason_missing"
    assert story.does(reopening()) == (GroupReopened(group="II", reason="опечатка"),)
    assert story.group().status is GroupStatus.FINISHED
    assert story.does(reopening()) == ()


def test_an_unknown_group_is_not_reopened() -> None:
    assert created().refuses(reopening(group="IV")) == "unknown_group"
