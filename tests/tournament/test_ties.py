"""Ties that the list leaves: shared, or ordered by lot or by hand where the list says so (C.07 articles 2.1, 4.2)."""

from dataclasses import replace

import pytest

from ladya_desktop.game.result import Score
from ladya_desktop.tournament.acts import TournamentAct
from ladya_desktop.tournament.draw import drawn_order
from ladya_desktop.tournament.events import TieDecided
from ladya_desktop.tournament.state import DecidedTie
from ladya_desktop.tournament.tie_break_codes import LOTS, MANUAL
from tests.tournament.deeds import (
    all_drawn,
    cancel_draw,
    change_ties,
    close,
    correct,
    decide_tie,
    draw_lots,
    leave,
    take_back,
)
from tests.tournament.story import FIRST, SECOND, THIRD, Story, adding, created, creation, drawn, pupil, result

BY_HAND = replace(SECOND, tie_breaks=("SB", MANUAL))
BY_LOT = replace(SECOND, tie_breaks=("SB", LOTS))


def places(story: Story) -> list[tuple[int, int] | None]:
    return [row.places for row in story.table().rows]


def test_ties_left_share_their_places() -> None:
    story = all_drawn(4)
    assert places(story) == [(1, 4)] * 4
    assert story.refuses(decide_tie(1, 2, 3, 4)) == story.refuses(decide_tie(1, 2, 3, 4, seed=5)) == "tie_not_in_list"


def test_by_hand_each_gets_the_place_that_was_given() -> None:
    story = all_drawn(4, BY_HAND)
    assert places(story) == [(1, 4)] * 4
    assert story.does(decide_tie(3, 1, 4, 2)) == (
        TieDecided(group="II", participant_ids=(3, 1, 4, 2), seed=None, reason="по росту"),
    )
    assert places(story) == [(2, 2), (4, 4), (1, 1), (3, 3)]
    assert (story.table().order, story.table().unresolved) == ((3, 1, 4, 2), ())


def test_by_lot_the_seed_gives_the_order_whoever_is_named_first() -> None:
    order = drawn_order((1, 2, 3, 4), 11)
    for named in ((1, 2, 3, 4), (4, 2, 3, 1)):
        story = all_drawn(4, BY_LOT)
        assert story.does(decide_tie(*named, seed=11, reason="")) == (
            TieDecided(group="II", participant_ids=order, seed=11, reason=""),
        )
        assert story.table().order == order


def test_pupils_are_named_by_their_ids_not_by_their_numbers() -> None:
    story = Story()
    story.does(creation(FIRST, BY_HAND, THIRD), adding(pupil("Вера"), pupil("Лев"), pupil("Ия")), draw_lots(3))
    ids = [one.participant_id for one in story.group().participants]
    assert ids == [3, 1, 2]
    story.does(*(result(one.round, 1, Score.DRAW) for one in story.group().rounds), decide_tie(1, 2, 3))
    assert story.table().order == (2, 3, 1)


def test_only_the_tied_are_ordered() -> None:
    """1 beats everybody, the others draw: three of them share the second place."""
    story = all_drawn(4, BY_HAND)
    story.does(correct(1, 1, Score.WHITE_WINS), correct(2, 2, Score.WHITE_WINS), correct(3, 2, Score.BLACK_WINS))
    for named in ((1, 2, 3, 4), (2, 3), (2, 3, 4, 4), (2, 3, 9), ()):
        assert story.refuses(decide_tie(*named)) == "no_such_tie"
    story.does(decide_tie(4, 2, 3))
    assert places(story) == [(1, 1), (3, 3), (4, 4), (2, 2)]


def test_a_tie_may_be_decided_otherwise_and_the_last_decision_counts() -> None:
    story = all_drawn(4, BY_HAND)
    story.does(decide_tie(3, 1, 4, 2), decide_tie(1, 2, 3, 4))
    assert story.table().order == (1, 2, 3, 4)
    assert [one.participant_ids for one in story.group().decided_ties] == [(1, 2, 3, 4)]
    take_back(story)
    assert story.table().order == (3, 1, 4, 2)


def test_a_decision_stands_only_for_the_tie_it_was_made_for() -> None:
    story = all_drawn(4, BY_HAND)
    story.does(decide_tie(3, 1, 4, 2))
    assert story.group().decided_ties == (DecidedTie(participant_ids=(3, 1, 4, 2), seed=None, reason="по росту"),)
    story.does(correct(1, 1, Score.WHITE_WINS))
    assert story.group().decided_ties == ()
    assert places(story) == [(1, 1), (2, 3), (2, 3), (4, 4)]
    story.does(correct(1, 1, Score.DRAW))
    assert story.table().order == (3, 1, 4, 2)


def test_while_a_game_is_open_nothing_is_decided() -> None:
    story = all_drawn(4, BY_HAND)
    story.does(decide_tie(3, 1, 4, 2), correct(1, 1, Score.ANNULLED))
    assert story.group().decided_ties == ()
    assert story.refuses(decide_tie(2, 3)) == "no_such_tie"
    assert drawn(4, BY_HAND).refuses(decide_tie(1, 2, 3, 4)) == "no_such_tie"


def test_nor_does_a_decision_count_then_though_the_same_are_equal_now() -> None:
    story = all_drawn(2, replace(BY_HAND, cycles=2))
    story.does(decide_tie(2, 1), correct(2, 1, Score.ANNULLED))
    assert places(story) == [(1, 2), (1, 2)]
    story.does(result(2, 1, Score.DRAW))
    assert places(story) == [(2, 2), (1, 1)]


def test_what_is_decided_by_hand_is_in_no_lot() -> None:
    story = all_drawn(4, replace(SECOND, tie_breaks=(MANUAL, LOTS)))
    story.does(decide_tie(1, 2, 3, 4, seed=11))
    by_lot = story.table().order
    story.does(decide_tie(4, 3, 2, 1))
    assert story.table().order == (4, 3, 2, 1) != by_lot
    assert [one.seed for one in story.group().decided_ties] == [None]
    assert story.refuses(decide_tie(1, 2, 3, 4, seed=12)) == "no_such_tie"


def test_a_hand_may_stand_before_other_tie_breaks() -> None:
    """Who are tied where it stands are ordered, though the next of the list would part them."""
    story = all_drawn(4, replace(SECOND, tie_breaks=(MANUAL, "WIN")))
    # 1 beats 2 and loses to 3: equal points, one win for 1 and one for 3.
    story.does(correct(2, 2, Score.WHITE_WINS), correct(3, 2, Score.WHITE_WINS))
    assert [row.half_points for row in story.table().rows] == [3, 2, 4, 3]
    assert story.table().order == (3, 1, 4, 2)
    story.does(decide_tie(4, 1))
    assert story.table().order == (3, 4, 1, 2)


def test_a_decision_is_nothing_once_its_kind_has_left_the_list() -> None:
    story = all_drawn(4, BY_HAND)
    story.does(decide_tie(3, 1, 4, 2), change_ties("SB", LOTS))
    assert (places(story), story.group().decided_ties) == ([(1, 4)] * 4, ())


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (decide_tie(1, 2, 3, 4, group="IV"), "unknown_group"),
        (decide_tie(1, 2, 3, 4, reason=" "), "reason_missing"),
        (decide_tie(1, 2, 3, 4, seed=1), "tie_not_in_list"),
    ],
)
def test_decisions_that_cannot_be(act: TournamentAct, code: str) -> None:
    assert all_drawn(4, BY_HAND).refuses(act) == code


def test_without_numbers_there_is_no_tie() -> None:
    story = created()
    story.does(change_ties(MANUAL))
    assert story.refuses(decide_tie(1, 2)) == "no_such_tie"


def test_a_signed_protocol_keeps_its_ties() -> None:
    story = all_drawn(4, BY_HAND)
    story.does(close())
    assert story.refuses(decide_tie(1, 2, 3, 4)) == "group_closed"


def test_ties_go_with_the_draw() -> None:
    """A group may be decided without one game: two of three have left."""
    story = drawn(3, replace(BY_HAND, annul_below_half=False))
    story.does(leave(1, 0), leave(2, 0))
    story.does(decide_tie(2, 1), cancel_draw())
    assert story.group().decided_ties == ()
    assert story.state.groups[1].ties == ()
