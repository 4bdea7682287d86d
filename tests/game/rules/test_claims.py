"""Articles 9.2 to 9.5: claims right, wrong, impossible and not in order."""

from collections.abc import Callable

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.obligation import permitted
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Edition, Rate
from ladya_desktop.game.result import Score, Termination
from tests.game.table import (
    ARBITER,
    BLACK,
    KNIGHTS_OUT_AND_BACK,
    PROGRAM,
    WHITE,
    Table,
    guided,
    kinds,
    lesson,
    limited,
    refusal,
    strict,
)

AGREED = (Score.DRAW, Termination.AGREEMENT, "5.2.3")
OPEN_GAME = ("e2e4", "e7e5")
THRICE = KNIGHTS_OUT_AND_BACK * 2
QUIET_ROOK = "8/8/4k3/8/8/4K3/8/4R3 w - - {} 150"


def test_9_2_the_position_on_the_board_for_the_third_time() -> None:
    table = guided(moves=THRICE)
    table.now_ms = 8_000
    assert table.do(acts.ClaimThreefold)[:2] == (
        ev.DrawClaimed(by=WHITE, at_ms=8_000, kind="threefold", move=None, is_offer=True),
        ev.ClaimDecided(by=PROGRAM, at_ms=8_000, upheld=True, article="9.2.1.2"),
    )
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.2")
    assert table.remaining == (292_000, 300_000)


def test_9_2_the_written_move_brings_the_third_time() -> None:
    table = guided(moves=THRICE[:-1])
    table.do(acts.ClaimThreefold, move="f6g8")
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.1")
    assert table.state.placement.at("f6") == "n"


def test_9_2_the_second_time_is_not_enough() -> None:
    table = guided(moves=THRICE[:4])
    table.do(acts.ClaimThreefold)
    assert table.outcome is None
    assert table.state.is_last_claim_upheld is False


def test_9_3_a_hundred_half_moves() -> None:
    table = guided(QUIET_ROOK.format(100))
    table.do(acts.ClaimFifty)
    assert table.outcome == (Score.DRAW, Termination.FIFTY_MOVES, "9.3.2")


def test_9_3_ninety_nine_and_a_written_quiet_move() -> None:
    table = guided(QUIET_ROOK.format(99))
    table.do(acts.ClaimFifty, move="e1e2")
    assert table.outcome == (Score.DRAW, Termination.FIFTY_MOVES, "9.3.1")


@pytest.mark.parametrize(("count", "move"), [(99, None), (98, "e1e2")])
def test_9_3_one_half_move_short(count: int, move: str | None) -> None:
    table = guided(QUIET_ROOK.format(count))
    table.do(acts.ClaimFifty, move=move)
    assert table.outcome is None


def test_each_claim_is_judged_by_its_own_rule() -> None:
    repeated = guided(moves=THRICE)
    repeated.do(acts.ClaimFifty)
    assert repeated.outcome is None
    quiet = guided(QUIET_ROOK.format(100))
    quiet.do(acts.ClaimThreefold)
    assert quiet.outcome is None


@pytest.mark.parametrize(
    ("edition", "kind", "written", "article"),
    [
        ("ru-1087", acts.ClaimThreefold, True, "9.2.1.1"),
        ("ru-1087", acts.ClaimThreefold, False, "9.2.1.2"),
        ("fide-2018", acts.ClaimThreefold, True, "9.2.1.1"),
        ("fide-2018", acts.ClaimThreefold, False, "9.2.1.2"),
        ("fide-2023", acts.ClaimThreefold, True, "9.2.1"),
        ("fide-2023", acts.ClaimThreefold, False, "9.2.2"),
        ("ru-1087", acts.ClaimFifty, True, "9.3.1"),
        ("fide-2018", acts.ClaimFifty, False, "9.3.2"),
        ("fide-2023", acts.ClaimFifty, True, "9.3.1"),
        ("fide-2023", acts.ClaimFifty, False, "9.3.2"),
    ],
)
def test_the_article_of_an_upheld_claim_by_edition(
    edition: str, kind: type[acts.Act], written: bool, article: str
) -> None:
    is_fifty = kind is acts.ClaimFifty
    fen = QUIET_ROOK.format(100) if is_fifty else STARTING_FEN
    moves = () if is_fifty else THRICE[:-1] if written else THRICE
    table = guided(fen, moves=moves, edition=Edition(edition))
    table.do(kind, move=("e1e2" if is_fifty else "f6g8") if written else None)
    assert table.state.article == article


@pytest.mark.parametrize(
    ("edition", "rate", "seconds"),
    [("ru-1087", "standard", 120), ("fide-2023", "rapid", 60), ("fide-2018", "rapid", 120), ("ru-1087", "blitz", 60)],
)
def test_9_5_3_a_wrong_claim_gives_the_opponent_time(edition: str, rate: str, seconds: int) -> None:
    table = guided(edition=Edition(edition), rate=Rate(rate))
    table.now_ms = 5_000
    assert table.do(acts.ClaimThreefold) == (
        ev.DrawClaimed(by=WHITE, at_ms=5_000, kind="threefold", move=None, is_offer=True),
        ev.ClaimDecided(by=PROGRAM, at_ms=5_000, upheld=False, article="9.5.3"),
        ev.TimeAdded(by=PROGRAM, at_ms=5_000, player=Color.BLACK, ms=seconds * 1000, article="9.5.3"),
    )
    assert table.remaining == (295_000, 300_000 + seconds * 1000)
    assert table.state.clock.running is Color.WHITE
    assert table.state.article == "9.5.3"


def test_9_5_3_black_claims_wrongly() -> None:
    table = guided(moves=("e2e4",))
    table.do(acts.ClaimFifty)
    assert table.remaining == (420_000, 300_000)


def test_9_1_2_3_a_claim_is_an_offer() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.ClaimThreefold)
    assert table.state.draw_offer is Color.WHITE
    table.do(acts.AcceptDraw, by=BLACK)
    assert table.outcome == AGREED


def test_9_5_3_the_written_move_is_owed() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.ClaimThreefold, move="g1f3")
    assert list(table.state.must_play) == ["g1f3"]
    assert refusal(table.drag("b1", "c3")) == "refusal.claimed_move_first"
    assert refusal(table.drag("g1", "h3")) == "refusal.claimed_move_first"
    assert kinds(table.move("g1f3"))[-1] == "MoveMade"
    assert table.state.must_play == ()


@pytest.mark.parametrize(
    ("written", "owed"),
    [
        ("g1g3", ("g1e2", "g1f3", "g1h3")),
        ("e1g1", ("e1e2",)),
        ("a1a5", ()),
        ("e7e5", ()),
        ("e3e4", ()),
    ],
)
def test_9_5_3_an_impossible_written_move_obliges_its_piece(written: str, owed: tuple[str, ...]) -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.ClaimFifty, move=written)
    assert table.state.must_play == owed
    assert table.state.is_last_claim_upheld is False


def test_an_impossible_written_move_is_a_wrong_claim_whatever_stands() -> None:
    table = guided(moves=THRICE)
    table.do(acts.ClaimThreefold, move="g1g3")
    assert table.outcome is None
    assert table.remaining == (300_000, 420_000)


def test_9_5_3_a_written_promotion_is_owed_with_its_piece() -> None:
    table = guided("7k/4P2p/8/8/8/8/8/K7 w - - 0 1")
    table.do(acts.ClaimThreefold, move="e7e8n")
    table.drag("e7", "e8")
    assert refusal(table.do(acts.Promote, square="e8", piece="q")) == "refusal.not_allowed_now"
    assert kinds(table.do(acts.Promote, square="e8", piece="n"))[-1] == "MoveMade"


def test_9_5_3_it_stays_owed_whatever_is_claimed_later() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.ClaimThreefold, move="g1f3")
    table.do(acts.ClaimFifty, move="b1c3")
    table.do(acts.ClaimFifty, by=BLACK)
    table.touch("g1")
    table.do(acts.ClaimFifty)
    assert table.state.must_play == ("g1f3",)
    assert refusal(table.drag("b1", "c3")) == "refusal.claimed_move_first"


def test_9_5_3_it_is_owed_in_a_lesson_too() -> None:
    table = lesson(moves=OPEN_GAME)
    table.do(acts.ClaimThreefold, move="g1f3")
    assert refusal(table.drag("b1", "c3")) == "refusal.claimed_move_first"


NOT_IN_ORDER: tuple[tuple[str, Callable[[Table], object], acts.Actor], ...] = (
    ("not on move", lambda table: None, BLACK),
    ("9.4 a piece touched", lambda table: table.touch("b1"), WHITE),
    ("9.4 touched and put back", lambda table: (table.touch("b1"), table.do(acts.Back, square="b1")), WHITE),
    ("9.4 an opponent's piece touched", lambda table: table.touch("e5"), WHITE),
    ("the opponent's move made, his clock still running", lambda table: table.move("b1c3"), BLACK),
    ("the clocks stand", lambda table: table.do(acts.Stop, by=ARBITER), WHITE),
)


@pytest.mark.parametrize(("before", "by"), [row[1:] for row in NOT_IN_ORDER], ids=[row[0] for row in NOT_IN_ORDER])
def test_a_claim_not_in_order_is_rejected_unread_and_costs_nothing(
    before: Callable[[Table], object], by: acts.Actor
) -> None:
    table = guided(moves=THRICE[:2] + OPEN_GAME)
    before(table)
    offer = table.state.draw_offer
    assert table.do(acts.ClaimThreefold, by=by, move="b1c3") == (
        ev.DrawClaimed(by=by, at_ms=0, kind="threefold", move="b1c3", is_offer=False),
        ev.ClaimDecided(by=PROGRAM, at_ms=0, upheld=False, article=None),
    )
    assert table.state.is_last_claim_upheld is False
    assert table.remaining == (300_000, 300_000)
    assert table.state.draw_offer is offer
    assert table.state.must_play == ()


@pytest.mark.parametrize("move", [None, "b1c3", "g1f3"])
def test_9_5_3_a_claim_with_the_move_made_and_not_pressed_is_wrong(move: str | None) -> None:
    """The position may have come three times: it was to be written down before."""
    table = guided(moves=THRICE[:-1])
    table.move("f6g8", by=BLACK)
    claimed = table.do(acts.ClaimThreefold, by=BLACK, move=move)
    assert kinds(claimed) == ["DrawClaimed", "ClaimDecided", "TimeAdded"]
    assert (table.state.is_last_claim_upheld, table.state.article) == (False, "9.5.3")
    assert table.remaining == (420_000, 300_000)
    assert (table.state.draw_offer, table.state.must_play, table.state.made) == (Color.BLACK, (), ("f6g8",))


def test_after_the_press_it_is_no_claim_of_his_any_more() -> None:
    table = guided(moves=THRICE[:-1])
    table.move("f6g8", by=BLACK)
    table.press(by=BLACK)
    table.do(acts.ClaimThreefold, by=BLACK)
    assert (table.state.is_last_claim_upheld, table.remaining) == (False, (300_000, 302_000))


def test_a_claim_while_a_promotion_waits_is_not_in_order() -> None:
    table = guided("7k/4P2p/8/8/8/8/8/K7 w - - 100 80")
    table.drag("e7", "e8")
    table.do(acts.WaiveTouch)
    assert kinds(table.do(acts.ClaimFifty)) == ["DrawClaimed", "ClaimDecided"]
    assert table.outcome is None


def test_9_4_a_touch_loses_the_claim_in_a_lesson_too() -> None:
    """There it does not bind to the piece, but a claim is judged as in any game."""
    table = lesson(moves=THRICE)
    table.touch("g1")
    table.do(acts.ClaimThreefold)
    assert (table.outcome, table.state.is_last_claim_upheld) == (None, False)
    table.play("b1c3", "b8c6", "c3b1", "c6b8")
    table.do(acts.ClaimThreefold)
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.2")


def test_a_touch_out_of_turn_loses_no_claim() -> None:
    table = guided(moves=THRICE[:-1])
    table.touch("g1", by=WHITE)
    table.play("f6g8")
    table.do(acts.ClaimThreefold, by=WHITE)
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.2")


def test_adjusting_loses_no_claim() -> None:
    table = guided(moves=THRICE)
    table.do(acts.Adjust, square="g1")
    table.do(acts.ClaimThreefold)
    assert table.outcome is not None


def test_a_claim_after_the_position_has_gone_is_wrong() -> None:
    table = guided(moves=(*THRICE, "e2e4"))
    table.do(acts.ClaimThreefold)
    assert table.outcome is None


def test_a_right_claim_before_the_flag_stands() -> None:
    table = guided(moves=THRICE, control="10")
    table.now_ms = 9_999
    table.do(acts.ClaimThreefold)
    table.wait(60_000)
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.2")


def test_without_a_clock_claims_are_heard_from_who_has_the_move() -> None:
    table = guided(moves=THRICE, control="-")
    table.do(acts.ClaimThreefold)
    assert table.outcome == (Score.DRAW, Termination.THREEFOLD, "9.2.1.2")


# 9.5.3 and 7.5.1: the written move is still owed


def owing() -> Table:
    table = strict()
    table.do(acts.ClaimFifty, move="b1c3")
    return table


@pytest.mark.parametrize("tried", ["", "b1b3", "a1a4", "b1c3"])
def test_9_5_3_an_illegal_move_does_not_free_from_the_written_one(tried: str) -> None:
    table = owing()
    if tried == "b1c3":
        table.do(acts.UseBothHands)
    if tried:
        table.move(tried)
    table.press()
    assert table.counted == (1, 0)
    assert permitted(table.state) == {"b1c3"}


def test_9_5_3_nor_does_one_that_stood_and_was_claimed_or_corrected_by_agreement() -> None:
    claimed, agreed = (limited(), limited())
    for table in (claimed, agreed):
        table.do(acts.ClaimFifty, move="b1c3")
        table.move("a1a4")
        table.press()
    claimed.do(acts.ClaimIllegal, by=BLACK)
    for by in (WHITE, BLACK):
        agreed.do(acts.AgreeCorrection, by=by, ply=1)
    assert [permitted(table.state) for table in (claimed, agreed)] == [{"b1c3"}, {"b1c3"}]


def test_9_5_3_two_hands_found_later_leave_it_owed() -> None:
    table = owing()
    table.play("b1c3")
    table.find("two_hands")
    assert permitted(table.state) == {"b1c3"}


def test_7_1_a_position_that_the_arbiter_restores_is_free() -> None:
    table = owing()
    table.play("b1c3")
    table.do(acts.Restore, ply=0)
    assert len(permitted(table.state)) == 20
