"""Articles 4.4.4, 4.6 and 4.7.1 on a wooden board: the new piece that is final, and what goes off first."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.obligation import must_finish, permitted
from ladya_desktop.game.regulations import Rulings
from tests.game.table import BLACK, WHITE, kinds, limited, strict

EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
CAPTURE = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
PAWN = "5r1k/4P3/8/8/8/8/1R6/K7 w - - 0 1"
PROMOTES = "7k/4P3/8/8/8/8/8/K5N1 w - - 0 1"


def test_4_4_4_a_new_piece_is_final_while_its_pawn_still_stands() -> None:
    table = strict(PROMOTES)
    table.promote("e8", "q")
    assert permitted(table.state) == must_finish(table.state) == {"e7e8q"}
    assert kinds(table.promote("e8", "n")) == ["PawnReplaced"]
    assert must_finish(table.state) == {"e7e8q"}
    assert table.remove("e7")[-1] == ev.MoveTakenBack(by=WHITE, at_ms=0, uci="e7e8n", article="4.4.4", owed=("e7",))
    assert table.board == "7k/4P3/8/8/8/8/8/K5N1"
    assert permitted(table.state) == {"e7e8q"}
    assert must_finish(table.state) == frozenset()
    assert table.play("e7e8q").state.moves == ("e7e8q",)


def test_4_4_4_the_choice_stays_final_when_the_pawn_is_put_there_after_all() -> None:
    table = strict(PROMOTES)
    table.promote("e8", "r")
    table.do(acts.SetRight)
    table.drag("e7", "e8")
    table.promote("e8", "q")
    assert (table.state.made, table.state.article) == ((), "4.4.4")


def test_4_7_a_pawn_put_elsewhere_than_where_it_was_released_is_no_other_choice() -> None:
    table = strict(PAWN)
    table.drag("e7", "e8")
    table.drag("e8", "f8")
    table.promote("f8", "q")
    assert (table.state.made, table.state.article) == ((), "4.7")


def test_4_4_4_a_new_piece_binds_after_an_illegal_move_too() -> None:
    table = strict(PROMOTES)
    table.promote("e8", "q")
    table.press()
    assert table.counted == (1, 0)
    assert permitted(table.state) == {"e7e8q"}


def test_4_4_4_under_limited_supervision_another_choice_stands_until_it_is_claimed() -> None:
    table = limited(PROMOTES)
    table.promote("e8", "q")
    table.promote("e8", "n")
    table.remove("e7")
    assert (table.state.made, table.state.history[-1].is_touch_broken) == (("e7e8n",), True)
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert permitted(table.state) == {"e7e8q"}


def test_4_4_4_left_to_the_arbiter() -> None:
    table = strict(PROMOTES, rulings=Rulings.ARBITER)
    table.promote("e8", "q")
    table.drag("g1", "f3")
    table.remove("e8")
    assert isinstance(table.last[-2], ev.TouchBroken)
    assert table.last[-2].article == "4.4.4"


# What goes off first


@pytest.mark.parametrize(
    ("fen", "square", "finish"),
    [
        (CAPTURE, "d5", {"e4d5"}),
        (EN_PASSANT, "d5", {"e5d6"}),
        (PAWN, "f8", {"e7f8q", "e7f8r", "e7f8b", "e7f8n"}),
        (PROMOTES, "e7", {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}),
        (PROMOTES, "g1", set()),
        (PROMOTES, "h8", set()),
    ],
)
def test_4_6_4_7_1_what_goes_off_first_begins_the_move(fen: str, square: str, finish: set[str]) -> None:
    table = strict(fen)
    table.touch(square)
    assert must_finish(table.state) == frozenset()
    table.remove(square)
    assert must_finish(table.state) == finish


def test_a_pawn_put_where_it_does_not_go_has_begun_nothing() -> None:
    table = strict(PROMOTES)
    table.drag("e7", "e5")
    assert must_finish(table.state) == frozenset()
