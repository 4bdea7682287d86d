"""What may be wrong with the groups as they are laid down."""

from dataclasses import replace

import pytest

from ladya_desktop.game.regulations import Conduct, Edition, Rulings, Supervision
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.tournament.rules.setup_faults import CONDUCTS, EDITIONS, RULINGS, SUPERVISIONS, setup_faults
from ladya_desktop.tournament.setup import FIDE_TIE_BREAKS, RUSSIAN_TIE_BREAKS, GroupSetup
from ladya_desktop.tournament.tie_break_codes import BUILT, LOTS, MANUAL
from tests.tournament.story import FIRST, SECOND, THIRD, Story, creation


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
        ((replace(FIRST, code="Г" * 21),), "group_code"),
        ((replace(FIRST, edition="fide-1984"),), "unknown_condition"),
        ((replace(FIRST, conduct="lesson"),), "unknown_condition"),
        ((replace(FIRST, supervision="none"),), "unknown_condition"),
        ((replace(FIRST, rulings=""),), "unknown_condition"),
        ((replace(FIRST, default_time_min=-1),), "default_time"),
        ((replace(FIRST, default_time_min=121),), "default_time"),
        ((replace(FIRST, earliest_draw_move=0),), "earliest_draw"),
        ((replace(FIRST, earliest_draw_move=101),), "earliest_draw"),
        ((replace(FIRST, computers=-1),), "boards_number"),
        ((replace(FIRST, computers=61),), "boards_number"),
        ((replace(FIRST, wooden_boards=-1),), "boards_number"),
        ((replace(FIRST, wooden_boards=201),), "boards_number"),
        ((replace(FIRST, computers=0),), "boards_none"),
        ((replace(FIRST, break_min=-1),), "break"),
        ((replace(FIRST, break_min=121),), "break"),
        ((replace(FIRST, tie_breaks=("BH",)),), "tie_break_not_built"),
        ((replace(FIRST, tie_breaks=("DE/C1",)),), "tie_break_not_built"),
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


@pytest.mark.parametrize("tie_breaks", [(*BUILT, MANUAL, LOTS), ("KS/L7", "WIN/R")])
def test_everything_that_is_computed_may_break_a_tie(tie_breaks: tuple[str, ...]) -> None:
    assert list(setup_faults((replace(FIRST, tie_breaks=tie_breaks),), 2026)) == []


@pytest.mark.parametrize(
    "setup",
    [
        replace(FIRST, code="Г" * 20),
        replace(FIRST, default_time_min=0, earliest_draw_move=1),
        replace(FIRST, default_time_min=120, earliest_draw_move=100),
        replace(FIRST, computers=60, wooden_boards=200, break_min=120),
        replace(FIRST, computers=0, wooden_boards=1, break_min=0),
    ],
)
def test_the_utmost_is_no_fault(setup: GroupSetup) -> None:
    assert list(setup_faults((setup,), 2026)) == []


def test_conditions_are_those_under_which_games_are_played() -> None:
    """All of the core's, but nobody plays a tournament as a lesson."""
    assert (set(EDITIONS), set(SUPERVISIONS), set(RULINGS)) == (set(Edition), set(Supervision), set(Rulings))
    assert set(CONDUCTS) == set(Conduct) - {Conduct.LESSON}


def test_a_refused_condition_is_named() -> None:
    refusal = Story().refusal(creation(replace(FIRST, edition="fide-1984")))
    assert refusal.params == {"group": "I", "condition": "fide-1984"}
