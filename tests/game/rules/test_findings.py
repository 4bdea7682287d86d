"""Articles 7.2 to 7.6, 11 and 13.4: each finding of the arbiter, and when there is nothing to find."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Edition, Rate, Rulings
from ladya_desktop.game.result import Score, Termination
from tests.game.table import ARBITER, KNIGHTS_OUT_AND_BACK, WHITE, Table, kinds, limited, refusal, ruled, strict

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"
PAWN = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"
BOTH_IN_CHECK = "r3k3/8/8/8/8/8/4R3/4K3 b - - 0 1"
NEW_GAME = (Score.ANNULLED, Termination.ARBITER)


def offended(table: Table) -> Table:
    """White has completed an illegal move."""
    table.drag("b1", "b3", by=WHITE)
    table.press()
    return table


def nothing_found(events: tuple[ev.Event, ...]) -> bool:
    return refusal(events) == "refusal.nothing_found"


# 7.5


def test_a_ruling_begins_with_its_own_event_and_says_what_was_found() -> None:
    table = offended(limited(KNIGHT))
    found, fault, *rest = ruled(table.find("illegal_move"))
    assert found == ev.ArbiterFound(
        by=ARBITER, at_ms=0, finding=Finding.ILLEGAL_MOVE, player=Color.WHITE, article="7.5.1"
    )
    assert isinstance(fault, ev.IllegalMoveCompleted)
    assert (fault.by, fault.article, fault.from_square, fault.to_square) == (WHITE, "7.5.1", "b1", "b3")
    assert {event.by for event in rest} == {ARBITER}
    assert table.counted == (1, 0)


@pytest.mark.parametrize("finding", ["illegal_move", "two_hands", "illegal_position"])
def test_what_waits_for_the_arbiter_is_ruled_on_under_any_name(finding: str) -> None:
    table = offended(strict(KNIGHT, rulings=Rulings.ARBITER))
    table.find(finding)
    assert table.counted == (1, 0)
    assert table.state.clock.running is None


def test_a_pawn_left_is_ruled_on_as_what_the_arbiter_sees() -> None:
    table = strict(PAWN, rulings=Rulings.ARBITER)
    table.drag("e7", "e8")
    table.press()
    table.find("pawn_on_last_rank")
    assert (table.state.moves, table.counted) == (("e7e8q",), (1, 0))
    assert table.state.clock.running is None
    table.do(acts.Resume)
    assert table.state.clock.running is Color.BLACK


def test_the_wrong_player_is_not_found_guilty() -> None:
    table = offended(strict(KNIGHT, rulings=Rulings.ARBITER))
    assert nothing_found(table.find("illegal_move", Color.BLACK))
    table = offended(limited(KNIGHT))
    assert nothing_found(table.find("illegal_move", Color.BLACK))


def test_a_legal_move_is_no_illegal_one() -> None:
    table = limited(KNIGHT).play("b1c3")
    assert nothing_found(table.find("illegal_move"))


def test_both_hands_are_found_where_the_program_saw_none() -> None:
    table = limited(CASTLES).play("e1g1")
    table.find("two_hands", Color.WHITE)
    assert (table.state.moves, table.counted) == ((), (1, 0))
    assert table.state.article == "7.5.4"


def test_a_move_not_yet_completed_breaks_nothing_of_7_5() -> None:
    table = strict(CASTLES)
    table.move("e1g1")
    assert nothing_found(table.find("two_hands"))
    assert nothing_found(table.find("two_hands", ply=1))


def test_before_any_move_there_is_nothing_to_find() -> None:
    assert nothing_found(strict().find("illegal_move"))
    assert nothing_found(strict().find("touch_move"))


@pytest.mark.parametrize("ply", [0, 3, 9])
def test_no_half_move_of_that_number(ply: int) -> None:
    table = strict(moves=("e2e4", "e7e5"))
    assert nothing_found(table.find("two_hands", ply=ply))


@pytest.mark.parametrize(("rate", "is_late"), [(Rate.RAPID, True), (Rate.BLITZ, True), (Rate.STANDARD, False)])
def test_13_4_2_after_the_reply_it_is_too_late_but_in_standard_play(rate: Rate, is_late: bool) -> None:
    table = offended(limited(KNIGHT, rate=rate)).play("e7e5")
    assert nothing_found(table.find("illegal_move", ply=1)) is is_late
    assert table.counted == ((0, 0) if is_late else (1, 0))


def test_without_a_number_only_the_move_nobody_has_answered_is_meant() -> None:
    table = offended(limited(KNIGHT, rate=Rate.STANDARD)).play("e7e5")
    assert nothing_found(table.find("illegal_move", Color.WHITE))


def test_7_5_2_found_late_in_standard_play_leaves_the_clocks_and_gives_the_move_back() -> None:
    table = limited(PAWN, rate=Rate.STANDARD)
    table.now_ms = 1_000
    table.drag("e7", "e8")
    table.press()
    table.now_ms = 3_000
    table.play("h7h6")
    table.now_ms = 7_000
    table.find("illegal_move", ply=1)
    assert table.state.moves == ("e7e8q",)
    assert table.state.clock.running is Color.BLACK
    assert table.remaining == (299_000 + 2_000 - 4_000, 298_000 + 2_000 + 120_000)


# 4.3


def test_a_broken_touch_is_found_made_or_completed() -> None:
    for is_pressed in (False, True):
        table = limited()
        table.touch("g1")
        table.move("e2e4")
        if is_pressed:
            table.press()
        found = ruled(table.find("touch_move", Color.WHITE))[0]
        assert isinstance(found, ev.ArbiterFound)
        assert (found.article, found.player) == ("4.3.1", Color.WHITE)
        assert (table.state.made, table.state.moves, table.counted) == ((), (), (0, 0))
        assert table.state.clock.running is Color.WHITE


def test_a_broken_touch_is_found_late_in_standard_play() -> None:
    table = limited(rate=Rate.STANDARD)
    table.touch("g1")
    table.play("e2e4", "e7e5")
    table.now_ms = 5_000
    table.find("touch_move", ply=1)
    assert table.state.moves == ()
    assert table.remaining == (302_000 - 5_000, 302_000)


def test_an_unbroken_touch_is_not_found() -> None:
    table = limited()
    table.touch("g1")
    table.play("g1f3")
    assert nothing_found(table.find("touch_move"))


# 7.2, 7.3


@pytest.mark.parametrize("edition", Edition)
def test_7_2_1_a_wrong_starting_position(edition: Edition) -> None:
    table = strict(edition=edition, moves_before=ByColor(40, 40))
    table.find("wrong_start_position")
    assert table.outcome == (*NEW_GAME, "7.2.1")


@pytest.mark.parametrize(
    ("edition", "article"),
    [(Edition.RU_1087, "13.4.1.2"), (Edition.FIDE_2018, "A.4.1.2"), (Edition.FIDE_2023, "A.5.1.2")],
)
@pytest.mark.parametrize("finding", ["wrong_start_position", "board_turned"])
def test_13_4_1_after_ten_moves_each_it_is_too_late(edition: Edition, article: str, finding: str) -> None:
    table = limited(edition=edition, moves_before=ByColor(10, 10))
    table.find(finding)
    assert (table.outcome, table.state.article) == (None, article)
    assert table.state.clock.running is Color.WHITE


def test_13_4_1_before_both_have_completed_ten_it_is_not() -> None:
    table = limited(moves_before=ByColor(10, 9))
    table.find("wrong_start_position")
    assert table.outcome == (*NEW_GAME, "7.2.1")


def test_7_2_2_a_board_turned_round_changes_nothing() -> None:
    table = strict().play("e2e4")
    before = table.state
    table.find("board_turned")
    assert table.state.article == "7.2.2"
    assert (table.state.moves, table.state.clock) == (before.moves, before.clock)


@pytest.mark.parametrize(
    ("before", "outcome"), [((9, 9), "7.3"), ((10, 9), "7.3"), ((9, 10), "7.3"), ((10, 10), None), ((11, 12), None)]
)
@pytest.mark.parametrize("table_of", [strict, limited])
def test_7_3_colours_reversed(table_of: type[Table], before: tuple[int, int], outcome: str | None) -> None:
    table = table_of(moves_before=ByColor(*before))
    table.find("colours_reversed")
    assert table.outcome == (None if outcome is None else (*NEW_GAME, outcome))
    assert table.state.article == "7.3"


# 7.4, 7.6


@pytest.mark.parametrize(("knocked", "article"), [(True, "7.4.1"), (False, "7.6")])
def test_the_right_position_is_put_up(knocked: bool, article: str) -> None:
    table = strict()
    if knocked:
        table.do(acts.Displace, square="h2", to_square="h3")
    table.drag("e2", "e5")
    table.find("displaced")
    assert table.board == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    assert (table.state.article, table.counted) == (article, (0, 0))


# Ends


def test_an_earlier_end_that_nobody_noticed() -> None:
    table = strict(moves=(*KNIGHTS_OUT_AND_BACK * 4, "e2e4"))
    table.find("earlier_end", ply=16)
    assert table.outcome == (Score.DRAW, Termination.FIVEFOLD, "9.6.1")
    assert len(table.state.moves) == 16


def test_5_1_1_a_mate_by_an_illegal_move_that_stood_has_ended_nothing() -> None:
    table = limited("6k1/5ppp/8/8/8/8/2n5/R3K3 w Q - 0 1").play("a1a8")
    assert table.state.position.is_checkmate()
    assert nothing_found(table.find("earlier_end", ply=1))
    assert nothing_found(table.play("g8h8").find("earlier_end", ply=1))


@pytest.mark.parametrize("ply", [None, 0, 3, 4])
def test_the_game_had_not_ended_there(ply: int | None) -> None:
    assert nothing_found(strict(moves=("e2e4", "e7e5", "g1f3")).find("earlier_end", ply=ply))


@pytest.mark.parametrize(("player", "score"), [(Color.WHITE, Score.BLACK_WINS), (Color.BLACK, Score.WHITE_WINS)])
def test_11_3_2_a_device_loses_whatever_the_opponent_has(player: Color, score: Score) -> None:
    table = strict("4k3/8/8/8/8/8/8/4K2R w - - 0 1")
    table.find("device", player)
    assert table.outcome == (score, Termination.ARBITER, "11.3.2.2")


def test_11_7_a_refusal_stops_the_clocks_for_the_arbiter() -> None:
    table = strict()
    table.find("refuses_rules", Color.WHITE)
    assert (table.outcome, table.state.clock.running, table.state.awaits_arbiter) == (None, None, True)


@pytest.mark.parametrize("finding", ["device", "refuses_rules"])
def test_somebody_must_have_done_it(finding: str) -> None:
    assert nothing_found(strict().find(finding))


@pytest.mark.parametrize(
    ("player", "score"),
    [
        (Color.WHITE, Score.BLACK_BY_FORFEIT),
        (Color.BLACK, Score.WHITE_BY_FORFEIT),
        (None, Score.BOTH_FORFEIT),
    ],
)
def test_6_7_1_absent_when_the_default_time_is_over(player: Color | None, score: Score) -> None:
    table = strict(control="3600", default_time_ms=900_000)
    table.now_ms = 899_999
    assert nothing_found(table.find("absent", player))
    table.now_ms = 900_000
    table.find("absent", player)
    assert table.outcome == (score, Termination.FORFEIT, "6.7.1")


def test_6_7_1_who_has_completed_a_move_was_there() -> None:
    table = strict(control="3600", default_time_ms=900_000).play("e2e4")
    table.now_ms = 900_000
    assert nothing_found(table.find("absent", Color.WHITE))
    assert nothing_found(table.find("absent"))
    table.find("absent", Color.BLACK)
    assert table.outcome == (Score.WHITE_BY_FORFEIT, Termination.FORFEIT, "6.7.1")


def test_6_7_1_moves_before_the_story_say_nothing_of_who_has_come() -> None:
    table = strict(control="3600", moves_before=ByColor(3, 3))
    table.find("absent", Color.WHITE)
    assert table.outcome == (Score.BLACK_BY_FORFEIT, Termination.FORFEIT, "6.7.1")


# The clocks after a ruling


def test_reading_4_where_the_arbiter_rules_the_clocks_stand_from_his_ruling_on() -> None:
    table = strict(rulings=Rulings.ARBITER)
    table.find("board_turned")
    assert kinds(table.last)[-1] == "ClocksStopped"
    assert table.state.awaits_arbiter
