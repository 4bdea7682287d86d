"""What was ruled, shown on the board: each story comes of a game that was really played."""

from dataclasses import replace

import pytest

from ladya_desktop.eventlog import StoredAct
from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Rulings
from ladya_desktop.game.view import Notice
from ladya_desktop.ui.board.drawings import Pen, circle
from ladya_desktop.ui.board.story import Frame
from ladya_desktop.ui.play.repetition_story import MOST_PASSED, STANDING_MS, repetition_story
from ladya_desktop.ui.play.ruling_story import story_of
from tests.game.table import KNIGHTS_OUT_AND_BACK, Table, guided, strict
from tests.game.told import pressed

IN_CHECK = "4k3/8/8/8/1b6/8/8/2B1K3 w - - 0 1"


def told(table: Table) -> tuple[Frame, ...]:
    return story_of(table.view)


def test_an_illegal_move_is_touched_made_explained_and_taken_back() -> None:
    first, made, why, back = told(pressed(strict(IN_CHECK), "c1e3"))
    assert (first.placement.at("c1"), first.marks.touched) == ("B", ("c1",))
    assert (made.placement.at("c1"), made.placement.at("e3"), made.move) == ("", "B", ("c1", "e3"))
    assert why.marks.explained == ("b4", "e1")
    assert why.marks.arrows == (("b4", "e1"),)
    assert (back.placement.at("c1"), back.marks.touched, back.move) == ("B", ("c1",), ("e3", "c1"))


@pytest.mark.parametrize(
    ("fen", "move", "arrows"),
    [
        (IN_CHECK, "e1d2", (("b4", "d2"),)),
        ("4k3/8/8/8/1b6/8/3R4/2B1K3 w - - 0 1", "d2d5", (("b4", "e1"),)),
        ("4k3/8/8/8/1B6/8/3r4/8 b - - 0 1", "d2d5", ()),
        ("4k3/3r4/8/1B6/8/8/8/4K3 b - - 0 1", "d7a7", (("b5", "e8"),)),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a4", ()),
    ],
)
def test_who_attacks_the_king_is_shown_by_arrows(fen: str, move: str, arrows: tuple[tuple[str, str], ...]) -> None:
    if not arrows and "N" not in fen:
        assert told(strict(fen)) == ()
        return
    assert told(pressed(strict(fen), move))[2].marks.arrows == arrows


def test_the_piece_in_the_way_is_lit() -> None:
    frames = told(pressed(strict(), "a1a5"))
    assert frames[2].marks.explained == ("a2",)
    assert frames[3].marks.touched == ()  # it cannot move at all: nothing is owed


def test_where_it_goes_wrong_itself_the_square_it_went_to_is_lit() -> None:
    assert told(pressed(strict("4k3/8/8/8/8/8/8/N3K3 w - - 0 1"), "a1a4"))[2].marks.explained == ("a4",)


def test_an_illegal_move_that_waits_for_the_arbiter_still_stands() -> None:
    table = pressed(strict(IN_CHECK, rulings=Rulings.ARBITER), "c1e3")
    frames = told(table)
    assert [frame.placement.at("e3") for frame in frames] == ["", "B", "B"]
    assert [frame.placement.at("c1") for frame in frames] == ["B", "", ""]


def test_the_second_one_ends_the_game_and_nothing_is_owed() -> None:
    frames = told(pressed(strict(illegal_moves=ByColor(1, 0)), "a1a5"))
    assert len(frames) == 3


def test_a_pawn_left_on_the_last_rank_becomes_the_queen_of_the_ruling() -> None:
    frames = told(pressed(strict("8/4P2k/8/8/8/8/8/K7 w - - 0 1"), "e7e8"))
    assert [(frame.placement.at("e7"), frame.placement.at("e8")) for frame in frames] == [
        ("P", ""),
        ("", "P"),
        ("", "P"),
        ("", "Q"),
    ]


def test_of_a_mate_every_way_out_is_shown_to_be_closed() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    table.play("e1e8")
    check, *closed = told(table)
    assert check.marks.arrows == (("e8", "g8"),)
    assert [frame.drawings for frame in closed] == [(circle("f8", Pen.RED),), (circle("h8", Pen.RED),)]
    assert {frame.marks.arrows for frame in closed} == {(("e8", "f8"),), (("e8", "h8"),)}  # the king shields nothing


def test_a_stalemate_shows_the_same_without_a_check() -> None:
    table = guided("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1")
    table.play("f1f7")
    first, *closed = told(table)
    assert (first.marks.explained, first.marks.arrows) == (("h8",), ())
    assert [frame.drawings[0].square for frame in closed] == ["g8", "g7", "h7"]


def broken_touch() -> tuple[Table, StoredAct]:
    table = strict()
    table.touch("b1")
    table.put("b1")
    events = table.move("e2e4")
    return table, row_of(*events)


def row_of(*events: ev.Event) -> StoredAct:
    return StoredAct(version=1, act=None, events=events, handled_ms=0, device="mouse", hash="")


def claimed(moves: tuple[str, ...]) -> tuple[Frame, ...]:
    """The story of a claim that the position stands for the third time."""
    table = guided(moves=moves)
    table.do(acts.ClaimThreefold)
    return story_of(table.view, [row_of(table.opened)])


def test_a_repetition_is_played_from_the_first_time_to_the_third() -> None:
    frames = claimed(KNIGHTS_OUT_AND_BACK * 2)
    assert len(frames) == 9
    assert [at for at, frame in enumerate(frames) if frame.duration_ms == STANDING_MS] == [0, 4, 8]
    assert len({frames[at].placement for at in (0, 4, 8)}) == 1
    assert [frame.move for frame in frames[:3]] == [None, ("g1", "f3"), ("g8", "f6")]


def test_of_a_long_way_only_the_times_it_stood_are_shown() -> None:
    moves = KNIGHTS_OUT_AND_BACK * 7
    assert len(moves) > MOST_PASSED
    frames = repetition_story(STARTING_FEN, moves)
    assert [frame.duration_ms for frame in frames] == [STANDING_MS] * 8
    assert len({frame.placement for frame in frames}) == 1


def test_a_position_that_stood_once_tells_no_story() -> None:
    assert claimed(()) == ()
    assert claimed(KNIGHTS_OUT_AND_BACK[:2]) == ()


def test_a_second_time_shows_why_a_claim_came_too_early() -> None:
    assert len(claimed(KNIGHTS_OUT_AND_BACK)) == 5


def test_a_broken_touch_shows_the_piece_the_wrong_move_and_the_piece_again() -> None:
    table, row = broken_touch()
    notice = Notice(code="ruling.touch_move", is_ruling=True, article="4.3", squares=("b1",))
    touched, wrong, again = story_of(replace(table.view, notice=notice), [row])
    assert touched.marks.touched == ("b1",)
    assert (wrong.placement.at("e4"), wrong.marks.explained, wrong.move) == ("P", ("e4",), ("e2", "e4"))
    assert (again.placement.at("e2"), again.marks.touched) == ("P", ("b1",))


def test_squares_that_are_all_there_is_to_see_are_lit() -> None:
    table, _ = broken_touch()
    notice = Notice(code="ruling.touch_move_waits", is_ruling=False, squares=("b1",))
    (frame,) = story_of(replace(table.view, notice=notice))
    assert frame.marks.explained == ("b1",)


@pytest.mark.parametrize("how", [acts.Resign, acts.ClaimThreefold])
def test_what_cannot_be_seen_on_a_board_has_no_story(how: type[acts.Act]) -> None:
    table = guided(moves=KNIGHTS_OUT_AND_BACK * 2)
    table.do(how)
    assert told(table) == ()


def test_a_game_in_which_nothing_was_said_has_none() -> None:
    assert told(guided()) == ()
