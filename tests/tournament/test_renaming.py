"""Calling a group otherwise: when it may be, what is refused, and that its code goes on meaning it."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.events import GroupChanged, GroupRenamed
from ladya_desktop.tournament.setup import as_new
from ladya_desktop.tournament.snapshot import view_of
from tests.tournament.deeds import (
    add_group,
    all_drawn,
    cancel_draw,
    change,
    change_ties,
    close,
    complain,
    decide_tie,
    draw_lots,
    enter_late,
    import_group,
    leave,
    move,
    remove_group,
    rename,
    rename_group,
    reopen,
    undo_last,
)
from tests.tournament.story import (
    FIRST,
    SECOND,
    THIRD,
    Story,
    adding,
    created,
    creation,
    drawn,
    entered,
    played_out,
    pupil,
    result,
    start,
)

NAME = "Младшие"


def called(story: Story) -> list[str]:
    return [group.called for group in view_of(story.state).groups]


# When


@pytest.mark.parametrize("story", [created(), entered(), drawn(), played_out()], ids=["empty", "list", "drawn", "over"])
def test_a_group_is_renamed_until_its_protocol_is_signed(story: Story) -> None:
    assert story.does(rename_group("  Младшие \u202e ")) == (GroupRenamed(group="II", name=NAME),)
    assert called(story) == ["I", NAME, "III"]
    assert story.group().setup == replace(SECOND, name=NAME)


def test_a_group_is_renamed_while_its_games_go_on() -> None:
    story = drawn()
    story.does(start(1, 1), rename_group(NAME), result(1, 1, game_id="game"), rename_group("Пешки"))
    assert called(story) == ["I", "Пешки", "III"]
    assert story.pairing(1, 1).score is Score.WHITE_WINS


def test_a_name_that_a_signed_protocol_bears_stays() -> None:
    story = played_out()
    story.does(close())
    assert story.refuses(rename_group(NAME)) == "group_closed"
    story.does(reopen(), rename_group(NAME))
    assert story.refusal(close("IV")).params == {"group": "IV"}


def test_the_same_name_changes_nothing() -> None:
    story = created()
    assert story.does(rename_group("II")) == ()
    story.does(rename_group(NAME))
    assert story.does(rename_group(NAME)) == ()


def test_a_group_gets_its_first_name_back() -> None:
    story = created()
    story.does(rename_group(NAME), rename_group("II"))
    assert called(story) == ["I", "II", "III"]


def test_two_groups_change_their_names_by_way_of_a_third() -> None:
    story = created()
    story.does(rename_group("x"), rename_group("II", group="I"), rename_group("I"))
    assert called(story) == ["II", "I", "III"]


def test_capitals_of_a_name_may_change() -> None:
    story = created()
    story.does(rename_group("младшие"), rename_group(NAME))
    assert called(story) == ["I", NAME, "III"]


# What is refused


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "group_name_missing"),
        (" \u200b\t", "group_name_missing"),
        ("М" * 21, "group_name_too_long"),
        ("III", "group_twice"),
        (" i ", "group_twice"),
    ],
)
def test_names_that_cannot_be(name: str, code: str) -> None:
    assert created().refuses(rename_group(name)) == code


def test_twenty_letters_are_not_too_long() -> None:
    story = created()
    story.does(rename_group("М" * 20))
    assert story.refusal(rename_group("М" * 21)).params == {"limit": 20}


def test_a_name_of_another_group_is_refused_as_it_is_called_now() -> None:
    story = created()
    story.does(rename_group("Ёлки", group="III"))
    assert story.refusal(rename_group("елки")).params == {"group": "Ёлки"}
    assert story.does(rename_group("III")) == (GroupRenamed(group="II", name="III"),)


def test_a_group_that_is_not_there() -> None:
    assert created().refuses(rename_group(NAME, group="IV")) == "unknown_group"


@pytest.mark.parametrize("name", ["М" * 21, " Младшие", "\u200b"])
def test_a_tournament_is_not_laid_down_with_a_name_that_cannot_be(name: str) -> None:
    assert Story().refuses(creation(replace(FIRST, name=name))) == "group_code"


def test_a_new_group_does_not_bear_the_name_of_another() -> None:
    story = created()
    story.does(rename_group(NAME), remove_group("III"))
    assert story.refuses(add_group(replace(THIRD, code="младшие"))) == "group_twice"
    assert story.refusal(add_group(replace(THIRD, first_grade=4))).params == {"group": NAME, "other": "III"}


# What the code goes on meaning


def test_other_regulations_leave_the_name() -> None:
    story = created()
    story.does(rename_group(NAME))
    later = replace(SECOND, day=26)
    assert story.does(change(later)) == (GroupChanged(setup=replace(later, name=NAME)),)
    assert story.does(change(replace(later, name="Старшие"))) == ()
    assert called(story) == ["I", NAME, "III"]


def test_a_new_group_takes_the_name_that_another_gave_up() -> None:
    story = created()
    story.does(rename_group(NAME), remove_group("III"))
    others = [group.setup for group in story.state.groups]
    setup = as_new(replace(THIRD, code="II"), others)
    assert (setup.code, setup.name) == ("1", "II")
    story.does(add_group(setup))
    assert called(story) == ["I", NAME, "II"]
    once_more = as_new(replace(THIRD, code="1"), [group.setup for group in story.state.groups])
    assert (once_more.code, once_more.name) == ("2", "1")


@pytest.mark.parametrize("code", ["II", "IV"])
def test_a_new_group_keeps_a_code_that_nobody_bears_unseen(code: str) -> None:
    setup = replace(THIRD, code=code)
    assert as_new(setup, (FIRST, SECOND)) is setup


# Taking back


def test_a_new_name_is_taken_back_while_the_boards_go_on() -> None:
    story = drawn()
    story.does(rename_group(NAME), start(1, 1))
    story.does(undo_last(story))
    assert called(story) == ["I", "II", "III"]
    assert story.pairing(1, 1).game_id == "game"


# What people read


@pytest.mark.parametrize(
    ("story", "act"),
    [
        (entered(), remove_group("II")),
        (entered(0), draw_lots()),
        (entered(1), draw_lots()),
        (entered(2), cancel_draw()),
        (entered(2), close()),
        (entered(2), leave(1, 1)),
        (entered(2), enter_late(pupil("Яна"))),
        (entered(2), import_group(SECOND, ())),
        (drawn(), draw_lots()),
        (drawn(), close()),
        (drawn(), enter_late(pupil("Яна"))),
        (drawn(3), enter_late(pupil("Яна", 7))),
        (drawn(), adding(pupil("Яна"))),
        (drawn(), move(1)),
        (drawn(), result(9, 9)),
        (drawn(), complain(round_number=9, board=9)),
        (drawn(), change(replace(SECOND, last_grade=3))),
        (drawn(), decide_tie(1, 2)),
        (drawn(), change(replace(SECOND, day=31))),
        (all_drawn(4, replace(SECOND, tie_breaks=("MANUAL",))), decide_tie(1, 2)),
        (played_out(), cancel_draw()),
        (played_out(), enter_late(pupil("Яна"))),
        (played_out(), change(replace(SECOND, cycles=1, time_control="60"))),
        (entered(2), change(replace(SECOND, first_grade=3))),
        (played_out(), change(replace(SECOND, tie_breaks=()))),
    ],
)
def test_refusals_say_what_the_group_is_called(story: Story, act: TournamentAct) -> None:
    story.does(rename_group(NAME))
    assert story.refusal(act).params["group"] == NAME


@pytest.mark.parametrize(
    "act",
    [change(SECOND), change_ties("DE"), result(1, 1), leave(1, 1), rename(1, pupil("Яна")), decide_tie(1, 2)],
    ids=lambda act: type(act).__name__,
)
def test_refusals_of_a_signed_protocol_say_what_the_group_is_called(act: TournamentAct) -> None:
    story = played_out()
    story.does(rename_group(NAME), close())
    refusal = story.refusal(act)
    assert (refusal.code, refusal.params["group"]) == ("tournament_acts.group_closed", NAME)


def test_play_that_began_after_a_step_says_what_the_group_is_called() -> None:
    story = drawn()
    story.does(rename_group(NAME), change(replace(SECOND, time_control="60")), start(1, 1))
    assert story.refusal(undo_last(story)).params == {"group": NAME}


def test_a_group_that_is_gone_is_called_by_its_code() -> None:
    story = created()
    assert story.state.called("IV") == view_of(story.state).called("IV") == "IV"
    story.does(rename_group(NAME))
    assert story.state.called("II") == view_of(story.state).called("II") == NAME
