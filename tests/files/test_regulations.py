"""The template that comes with the program, and templates that cannot be."""

import tomllib
from dataclasses import replace

import pytest

from ladya_desktop.files.regulations import load_template, read_template
from ladya_desktop.resources import resource_text
from ladya_desktop.tournament.acts import CreateTournament
from ladya_desktop.tournament.decide import ActRefused, decide
from ladya_desktop.tournament.events import TournamentCreated
from ladya_desktop.tournament.fields import FieldError
from ladya_desktop.tournament.setup import NO_DETAILS
from ladya_desktop.tournament.state import EMPTY_TOURNAMENT

TOML = resource_text("regulations", "white_rook.toml")


def test_the_regulations_groups_days_and_hours() -> None:
    groups = load_template().groups
    assert [(one.code, one.first_grade, one.last_grade, one.day, one.month) for one in groups] == [
        ("I", 1, 1, 23, 4),
        ("II", 2, 4, 25, 4),
        ("III", 5, 9, 30, 4),
    ]
    assert {(one.starts_at_min, one.ends_at_min) for one in groups} == {(16 * 60, 18 * 60)}
    assert {(one.cycles, one.tie_breaks, one.edition) for one in groups} == {(1, ("SB", "WIN", "DE"), "ru-1087")}


def test_the_youngest_are_guided_and_a_person_rules_the_others_play_on_a_wooden_board() -> None:
    conditions = {one.code: (one.conduct, one.rulings, one.supervision) for one in load_template().groups}
    assert conditions == {
        "I": ("guided", "arbiter", "full"),
        "II": ("strict", "confirm_end", "full"),
        "III": ("strict", "confirm_end", "full"),
    }


def test_whoever_comes_while_his_clock_runs_may_play() -> None:
    for group in load_template().groups:
        assert group.default_time_min is not None
        assert 60 * group.default_time_min >= int(group.time_control.partition("+")[0])


def test_eight_pupils_fit_into_the_two_hours() -> None:
    """Sixty moves a side at the very most: 2 x (base + 60 increments) a round, seven rounds."""
    for group in load_template().groups:
        base_s, increment_s = map(int, group.time_control.split("+"))
        round_min = 2 * (base_s + 60 * increment_s) / 60
        assert 7 * round_min <= group.ends_at_min - group.starts_at_min


@pytest.mark.parametrize("year", [2026, 2027, 2028])
def test_a_tournament_is_created_from_it(year: int) -> None:
    template = load_template()
    act = template.create(title=template.titles["ru"], year=year, at_ms=1, by="arbiter")
    assert isinstance(act, CreateTournament)
    decision = decide(EMPTY_TOURNAMENT, act)
    assert not isinstance(decision, ActRefused)
    assert decision == (TournamentCreated(title="Белая ладья", year=year, groups=template.groups, details=NO_DETAILS),)


def test_it_has_a_title_in_each_language() -> None:
    assert load_template().titles == {"ru": "Белая ладья", "en": "White Rook"}


def test_a_group_may_differ_from_the_others() -> None:
    changed = read_template(TOML.replace('code = "II"\n', 'code = "II"\ncycles = 2\nstarts_at = 15:30:00\n'))
    usual = load_template()
    assert changed.groups[0] == usual.groups[0]
    assert changed.groups[1] == replace(usual.groups[1], cycles=2, starts_at_min=15 * 60 + 30)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('conduct = "strict"\n', "", "field_missing"),
        ("starts_at = 16:00:00", 'starts_at = "16:00"', "field_time"),
        ("cycles = 1", "cycles = 3", "field_integer"),
        ("day = 23", "day = 32", "field_integer"),
        ('code = "III"\n', "", "field_missing"),
        ("[[groups]]", "[groups]", "field_list"),
        ("[title]", "[titel]", "field_unknown"),
        ('en = "White Rook"', "en = 1", "field_string"),
    ],
)
def test_a_template_that_cannot_be(old: str, new: str, code: str) -> None:
    with pytest.raises((FieldError, tomllib.TOMLDecodeError)) as caught:
        read_template(TOML.replace(old, new, 1))
    if isinstance(caught.value, FieldError):
        assert caught.value.code == f"cli_tournament.{code}"


def test_there_are_only_the_templates_there_are() -> None:
    with pytest.raises(FileNotFoundError):
        load_template("black_rook")
