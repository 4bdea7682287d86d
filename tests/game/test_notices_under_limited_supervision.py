"""Under limited supervision players are told what they claimed, and nothing that they have to notice (13.4)."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Rate, Rulings
from tests.game.table import BLACK, WHITE, limited
from tests.game.told import params, pressed, said, told

PROMOTION = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"


def test_nothing_is_said_of_an_illegal_move_that_stands() -> None:
    assert pressed(limited(), "g1g4").view.notice is None


def test_an_illegal_move_that_the_opponent_claims() -> None:
    table = pressed(limited(), "g1g4")
    table.do(acts.ClaimIllegal, by=BLACK)
    assert told(table) == ("ruling.illegal_move", Color.WHITE, "7.5.1", ("g1",))
    assert params(table)["fault"] == "illegal.piece_does_not_move_so"
    assert (params(table)["duty"], params(table)["owed"], params(table)["owed_square"]) == (
        "duty.move_piece",
        "knight",
        "g1",
    )


def test_a_pawn_left_that_the_opponent_claims() -> None:
    table = pressed(limited(PROMOTION), "e7e8")
    table.do(acts.ClaimIllegal, by=BLACK)
    assert said(table).code == "ruling.pawn_is_queen"
    assert params(table)["fault"] == "illegal.promotion_missing"


@pytest.mark.parametrize(
    ("kind", "code", "article"),
    [
        (acts.ClaimIllegal, "ruling.claim_rejected_illegal_move_or_late", "13.4.2"),
        (acts.ClaimTouchMove, "ruling.claim_rejected_touch_move", "4.3"),
        (acts.ClaimFlag, "ruling.claim_rejected_flag", "13.4.3"),
    ],
)
def test_a_wrong_claim(kind: type[acts.Act], code: str, article: str) -> None:
    table = limited().play("g1f3")
    table.do(kind, by=BLACK)
    assert told(table) == (code, Color.BLACK, article, ())
    assert said(table).is_ruling


@pytest.mark.parametrize("rate", [Rate.STANDARD, Rate.BLITZ])
def test_nothing_is_said_of_agreement_where_an_illegal_move_never_comes_to_stand(rate: Rate) -> None:
    """Only 13.4.2 knows it; and a claim in vain does not tell whether one stands."""
    table = limited(rate=rate).play("g1f3")
    table.do(acts.ClaimIllegal, by=BLACK)
    assert (said(table).article == "13.4.2") is (rate is Rate.BLITZ)
    assert said(table).code.endswith("_or_late") is (rate is Rate.BLITZ)


@pytest.mark.parametrize("own", ["touch", "move"])
def test_a_claim_of_a_touch_after_the_own_touch_or_move_is_late(own: str) -> None:
    table = limited()
    table.touch("b1")
    pressed(table, "g1f3")
    if own == "touch":
        table.touch("e7")
    else:
        table.play("e7e5")
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert told(table)[:3] == ("ruling.claim_rejected_touch_move_late", Color.BLACK, "4.8")


def test_a_right_claim_of_a_piece_moved_on() -> None:
    table = limited("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    table.press()
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert told(table)[:3] == ("ruling.released_piece", Color.WHITE, "4.7")


def test_a_right_claim_of_a_touch() -> None:
    table = limited()
    table.touch("b1")
    pressed(table, "g1f3")
    table.do(acts.ClaimTouchMove, by=BLACK)
    assert told(table) == ("ruling.touch_move", Color.WHITE, "4.3.1", ("b1",))
    assert params(table) == {"duty": "duty.move_piece", "owed": "knight", "owed_square": "b1"}


def test_a_flag_is_told_when_it_is_claimed() -> None:
    table = limited(control="10")
    table.wait(10_000)
    assert table.view.notice is None
    table.do(acts.ClaimFlag, by=BLACK)
    assert told(table)[:3] == ("ruling.flag_fall", Color.BLACK, "6.9")


def test_a_claim_of_the_side_whose_flag_fell_first_ends_the_game_against_it() -> None:
    table = limited(control="10")
    table.wait(10_000)
    table.move("e2e4")
    table.press()
    table.wait(10_000)
    table.do(acts.ClaimFlag, by=WHITE)
    assert told(table)[:2] == ("ruling.flag_fall", Color.BLACK)


@pytest.mark.parametrize(
    ("kind", "code"),
    [(acts.ClaimIllegal, "ruling.illegal_move_claimed"), (acts.ClaimTouchMove, "ruling.touch_move_claimed")],
)
def test_a_claim_that_waits_for_the_arbiter(kind: type[acts.Act], code: str) -> None:
    table = limited(rulings=Rulings.ARBITER)
    table.touch("b1")
    pressed(table, "g1g4" if kind is acts.ClaimIllegal else "g1f3")
    table.do(kind, by=BLACK)
    assert told(table) == (code, Color.BLACK, None, ())
    assert not said(table).is_ruling


def test_the_arbiters_finding_answers_the_claim() -> None:
    table = pressed(limited(rulings=Rulings.ARBITER), "g1g4")
    table.do(acts.ClaimIllegal, by=BLACK)
    table.find("illegal_move")
    assert told(table)[:2] == ("ruling.illegal_move", Color.WHITE)


def test_an_agreed_correction() -> None:
    table = pressed(limited(), "g1g4", "e7e5")
    table.do(acts.AgreeCorrection, by=WHITE, ply=1)
    assert told(table) == ("ruling.correction_offered", Color.WHITE, "13.4.2", ())
    assert not said(table).is_ruling
    table.do(acts.AgreeCorrection, by=BLACK, ply=1)
    assert told(table) == ("ruling.correction_agreed", None, "13.4.2", ())
    assert said(table).is_ruling
    assert params(table) == {"duty": "duty.move_piece", "owed": "knight", "owed_square": "g1"}


def test_13_4_4_nothing_is_said_while_the_arbiter_waits_and_then_the_draw() -> None:
    table = pressed(limited(PROMOTION), "e7e8")
    table.find("pawn_on_last_rank")
    assert table.view.notice is None
    pressed(table, "h7g7")
    assert told(table) == ("ruling.still_illegal", None, "13.4.4", ())


def test_13_4_4_nothing_is_said_if_the_next_move_sets_it_right() -> None:
    table = pressed(limited("8/4P1k1/8/8/8/8/8/K7 w - - 0 1"), "e7e8")
    table.find("pawn_on_last_rank")
    table.touch("g7")
    table.remove("e8")
    table.press()
    assert table.state.result is None
    assert table.view.notice is None


def test_a_position_the_arbiter_did_not_see_arise_is_not_spoken_of() -> None:
    """13.4.2: there he may not step in."""
    table = pressed(limited(), "g1g4")
    table.find("illegal_position", saw_last_move=False)
    assert table.view.notice is None
