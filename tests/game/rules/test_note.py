"""A remark of the arbiter changes nothing: neither the game nor what he can take back."""

from collections.abc import Callable

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from tests.game.table import ARBITER, BLACK, WHITE, Table, guided, refusal, strict


def not_begun() -> Table:
    return Table(is_started=False)


def ended() -> Table:
    table = guided()
    table.do(acts.Resign)
    return table


def stopped() -> Table:
    table = guided()
    table.do(acts.Stop, by=ARBITER)
    return table


@pytest.mark.parametrize("begin", [not_begun, guided, stopped, strict, ended])
def test_at_any_time_and_nothing_changes(begin: Callable[[], Table]) -> None:
    table = begin()
    before = table.state
    assert table.do(acts.Note, text="  Шум\nв зале ") == (ev.NoteWritten(by=ARBITER, at_ms=0, text="Шум в зале"),)
    assert table.state == before


def test_an_empty_one_is_refused() -> None:
    table = guided()
    assert refusal(table.do(acts.Note, text=" \n\x00")) == "refusal.empty_note"


@pytest.mark.parametrize("by", [WHITE, BLACK])
def test_it_is_the_arbiters(by: acts.Actor) -> None:
    assert refusal(ended().do(acts.Note, by=by, text="No")) == "refusal.arbiter_only"


def test_a_ruling_is_taken_back_past_the_notes_on_it() -> None:
    table = stopped()
    before = table.state
    table.do(acts.SetClock, white_ms=1, black_ms=2)
    table.do(acts.Note, text="The clocks were wrong")
    assert refusal(table.do(acts.Undo)) is None
    assert table.state == before


def test_a_note_is_no_ruling_to_take_back() -> None:
    table = stopped()
    table.do(acts.Note, text="Late")
    assert refusal(table.do(acts.Undo)) == "refusal.nothing_to_undo"
