"""Rows of tournaments kept by older versions of the program: what they did not know yet has its plain meaning."""

from dataclasses import fields, replace
from pathlib import Path
from typing import TypeVar

import pytest

from ladya_desktop.storage.codec import Codec
from ladya_desktop.tournament.acts import (
    ChangeGroup,
    CorrectResult,
    CreateTournament,
    DrawLots,
    RecordResult,
)
from ladya_desktop.tournament.events import (
    GroupChanged,
    LotsDrawn,
    ParticipantWithdrawn,
    ResultCorrected,
    ResultRecorded,
    StepBegun,
    TournamentCreated,
)
from ladya_desktop.tournament.setup import NO_DETAILS, GroupSetup
from tests.storage.samples import sample

GOLDEN = Path(__file__).parent / "golden"
NEWER = ("computers", "wooden_boards", "break_min", "default_time_min", "earliest_draw_move", "name")
T = TypeVar("T")

old = pytest.mark.parametrize("name", ["rows-1.jsonl", "rows-2.jsonl"])


def values(name: str) -> list[object]:
    """Every act and event of a file of old rows."""
    codec = Codec()
    rows = [codec.decode(line) for line in (GOLDEN / name).read_text(encoding="utf-8").splitlines()]
    return [value for row in rows for value in (row.act, *row.events) if value is not None]


def kept(name: str, cls: type[T]) -> T:
    """The one value of the class."""
    (value,) = (one for one in values(name) if isinstance(one, cls))
    return value


def setups(name: str) -> list[GroupSetup]:
    return [
        *kept(name, CreateTournament).groups,
        *kept(name, TournamentCreated).groups,
        kept(name, ChangeGroup).setup,
        kept(name, GroupChanged).setup,
    ]


@old
def test_a_group_had_the_places_and_times_that_a_new_one_begins_with(name: str) -> None:
    defaults = {field.name: field.default for field in fields(GroupSetup) if field.name in NEWER}
    assert [{each: getattr(one, each) for each in NEWER} for one in setups(name)] == [defaults] * 6
    assert (defaults["computers"], defaults["default_time_min"]) == (1, None)


def test_the_rest_of_a_group_is_as_it_was_kept() -> None:
    lifted = setups("rows-2.jsonl")[0]
    newer = {each: getattr(lifted, each) for each in NEWER}
    assert lifted == replace(sample(GroupSetup), **newer)


def test_before_rulings_could_wait_the_program_ruled_at_once() -> None:
    assert [(one.supervision, one.rulings) for one in setups("rows-1.jsonl")] == [("full", "automatic")] * 6


@old
def test_papers_said_nothing_of_the_event(name: str) -> None:
    assert kept(name, CreateTournament).details == kept(name, TournamentCreated).details == NO_DETAILS


@old
def test_nobody_was_kept_apart(name: str) -> None:
    assert kept(name, DrawLots).apart == ()
    drawn = kept(name, LotsDrawn)
    assert (drawn.apart, drawn.late_meetings) == ((), 0)


@old
@pytest.mark.parametrize("cls", [RecordResult, CorrectResult, ResultRecorded, ResultCorrected])
def test_colours_were_as_assigned(name: str, cls: type[RecordResult]) -> None:
    assert kept(name, cls).colors_reversed is False


@old
def test_when_a_pupil_left_is_not_known(name: str) -> None:
    assert kept(name, ParticipantWithdrawn).at_ms == 0


@old
def test_no_step_was_marked(name: str) -> None:
    assert [value for value in values(name) if isinstance(value, StepBegun)] == []
