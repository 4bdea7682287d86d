"""What an act is answered with: the weightiest code, whom it concerns, what explains it."""

from collections.abc import Callable

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.by_color import Color
from ladya_desktop.game.regulations import Edition, Rate
from ladya_desktop.game.result import Score
from ladya_desktop.game.view import Notice
from tests.game.table import ARBITER, BLACK, KNIGHTS_OUT_AND_BACK, WHITE, Table, guided

EXCHANGE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3"


Params = tuple[tuple[str, str | int], ...]


def remark(code: str, *, color: Color | None = None, squares: tuple[str, ...] = (), params: Params = ()) -> Notice:
    return Notice(code=code, is_ruling=False, color=color, squares=squares, params=params)


def ruling(
    code: str,
    *,
    color: Color | None = None,
    article: str | None = None,
    further: tuple[str, ...] = (),
    squares: tuple[str, ...] = (),
    params: Params = (),
) -> Notice:
    return Notice(
        code=code, is_ruling=True, color=color, article=article, further=further, squares=squares, params=params
    )


def springs(*touches: str, to: str) -> Callable[[Table], object]:
    def act(table: Table) -> None:
        for square in touches:
            table.touch(square)
        table.put(to)

    return act


def then(*deeds: Callable[[Table], object]) -> Callable[[Table], object]:
    def act(table: Table) -> None:
        for deed in deeds:
            deed(table)

    return act


REMARKS: tuple[tuple[str, Callable[[Table], object], Notice | None], ...] = (
    ("a touch is not answered", lambda table: table.touch("c3"), None),
    ("a move is not answered", lambda table: table.move("g1f3"), None),
    ("a press is not answered", lambda table: table.play("g1f3"), None),
    ("waiting is not answered", lambda table: table.wait(5), None),
    (
        "no move made",
        lambda table: table.press(),
        remark("refusal.no_move_made", color=Color.WHITE),
    ),
    (
        "the arbiter's own act",
        lambda table: table.do(acts.WaiveTouch, by=BLACK),
        remark("refusal.arbiter_only", color=Color.BLACK),
    ),
    (
        "an act of the arbiter's that is refused",
        lambda table: table.do(acts.Resume),
        remark("refusal.clock_running"),
    ),
    (
        "sprang back, explained by the piece owed",
        springs("d5", "g1", to="f3"),
        remark(
            "refusal.touched_piece_must_be_taken",
            color=Color.WHITE,
            squares=("g1", "d5"),
            params=(("piece", "pawn"), ("square", "d5")),
        ),
    ),
    (
        "sprang back, explained by the piece itself",
        springs("g1", to="g3"),
        remark(
            "refusal.piece_does_not_move_so",
            color=Color.WHITE,
            squares=("g1",),
            params=(("piece", "knight"), ("square", "g1")),
        ),
    ),
    (
        "sprang back, explained by what is in the way",
        springs("a1", to="a4"),
        remark(
            "refusal.way_is_blocked",
            color=Color.WHITE,
            squares=("a1", "a2"),
            params=(("piece", "pawn"), ("square", "a2")),
        ),
    ),
    ("adjusted", lambda table: table.do(acts.Adjust, square="g1"), remark("ruling.adjusted", color=Color.WHITE)),
    ("offered", lambda table: table.do(acts.OfferDraw, by=BLACK), remark("ruling.draw_offered", color=Color.BLACK)),
    (
        "declined",
        then(lambda table: table.do(acts.OfferDraw, by=BLACK), lambda table: table.do(acts.DeclineDraw)),
        remark("ruling.draw_declined", color=Color.WHITE),
    ),
    (
        "lapsed by a touch",
        then(lambda table: table.do(acts.OfferDraw, by=BLACK), lambda table: table.touch("g1")),
        remark("ruling.draw_lapsed", color=Color.WHITE),
    ),
    (
        "too early to agree",
        then(lambda table: table.do(acts.OfferDraw, by=BLACK), lambda table: table.do(acts.AcceptDraw)),
        remark("refusal.too_early_for_agreement", color=Color.WHITE, params=(("n", 1),)),
    ),
    ("stopped", lambda table: table.do(acts.Stop, by=WHITE), remark("ruling.stopped", color=Color.WHITE)),
    (
        "stopped by sleep",
        lambda table: table.do(acts.Stop, by=acts.Actor.PROGRAM, reason=acts.SLEPT),
        remark("ruling.slept"),
    ),
    ("stopped by the arbiter", lambda table: table.do(acts.Stop, by=ARBITER), remark("ruling.stopped")),
    (
        "resumed",
        then(lambda table: table.do(acts.Stop, by=ARBITER), lambda table: table.do(acts.Resume)),
        remark("ruling.resumed"),
    ),
    (
        "clocks set",
        lambda table: table.do(acts.SetClock, white_ms=1_000, black_ms=1_000),
        remark("ruling.clocks_set"),
    ),
    (
        "time added by the arbiter",
        lambda table: table.do(acts.AddTime, player=Color.BLACK, ms=60_000),
        remark("ruling.time_added", color=Color.BLACK, params=(("ms", 60_000),)),
    ),
    (
        "time taken away",
        lambda table: table.do(acts.AddTime, player=Color.BLACK, ms=-60_000),
        remark("ruling.time_added", color=Color.BLACK),
    ),
    ("warned", lambda table: table.do(acts.Warn, player=Color.BLACK), remark("ruling.warned", color=Color.BLACK)),
    ("waived", lambda table: table.do(acts.WaiveTouch), remark("ruling.touch_waived")),
    ("restored while a clock runs", lambda table: table.do(acts.Restore, ply=0), remark("ruling.restored")),
    (
        "claimed out of turn",
        lambda table: table.do(acts.ClaimThreefold, by=BLACK),
        remark("refusal.claim_not_on_move", color=Color.BLACK),
    ),
    (
        "claimed while the clocks stand",
        then(lambda table: table.do(acts.Stop, by=ARBITER), lambda table: table.do(acts.ClaimFifty)),
        remark("refusal.claim_not_on_move", color=Color.WHITE),
    ),
    (
        "claimed after touching",
        then(lambda table: table.touch("g1"), lambda table: table.do(acts.ClaimThreefold)),
        remark("refusal.claim_after_touch", color=Color.WHITE),
    ),
    (
        "claimed after the opponent touched",
        then(lambda table: table.touch("g1"), lambda table: table.do(acts.ClaimThreefold, by=BLACK)),
        remark("refusal.claim_not_on_move", color=Color.BLACK),
    ),
)


@pytest.mark.parametrize(("deed", "notice"), [row[1:] for row in REMARKS], ids=[row[0] for row in REMARKS])
def test_the_answer_to_an_act(deed: Callable[[Table], object], notice: Notice | None) -> None:
    table = guided(EXCHANGE)
    deed(table)
    assert table.view.notice == notice


def test_the_start_is_no_resumption() -> None:
    table = guided(is_started=False)
    table.do(acts.Start)
    assert table.view.notice == remark("ruling.started")


def test_the_number_of_moves_before_an_agreement() -> None:
    table = guided(moves=("e2e4", "e7e5"), draw_agreement_from=30)
    table.do(acts.OfferDraw, by=BLACK)
    table.do(acts.AcceptDraw)
    assert table.view.notice is not None
    assert table.view.notice.params == (("n", 30),)


@pytest.mark.parametrize(
    ("kind", "move", "code", "params"),
    [
        (acts.ClaimThreefold, None, "threefold", (("minutes", 1),)),
        (acts.ClaimFifty, None, "fifty", (("minutes", 1),)),
        (acts.ClaimFifty, "g1f3", "fifty", (("minutes", 1), ("move", "Nf3"))),
        (acts.ClaimThreefold, "g1g3", "threefold", (("minutes", 1),)),
        (acts.ClaimThreefold, "a1a5", "threefold", (("minutes", 1),)),
    ],
)
def test_a_wrong_claim_is_a_ruling_with_its_cost(
    kind: type[acts.Act], move: str | None, code: str, params: Params
) -> None:
    moves = ("e2e4", "e7e5")
    table = guided(moves=moves, edition=Edition.FIDE_2023, rate=Rate.RAPID, pauses_after_ruling=True)
    table.do(kind, move=move)
    notice = table.view.notice
    assert notice is not None
    assert (notice.code, notice.is_ruling, notice.color) == (f"ruling.claim_rejected_{code}", True, Color.WHITE)
    assert (notice.article, notice.further) == ("9.5.3", ("9.3" if code == "fifty" else "9.2", "9.1.2.3"))
    assert set(notice.params) == {*params, ("beware", "beware.offer_stands")}


def test_a_wrong_claim_is_said_to_be_an_offer_only_where_a_draw_may_be_agreed() -> None:
    table = guided(moves=("e2e4", "e7e5"), draw_agreement_from=30)
    table.do(acts.ClaimFifty)
    assert table.view.notice is not None
    assert table.view.notice.further == ("9.3",)
    assert "beware" not in dict(table.view.notice.params)


@pytest.mark.parametrize("kind", [acts.ClaimThreefold, acts.ClaimFifty])
def test_a_claim_after_the_own_move_says_that_it_comes_too_late(kind: type[acts.Act]) -> None:
    table = guided(moves=("e2e4", "e7e5"))
    table.move("g1f3")
    table.do(kind, by=WHITE, move="g1f3")
    assert table.view.notice == ruling(
        "ruling.claim_rejected_after_move",
        color=Color.WHITE,
        article="9.5.3",
        further=("9.3" if kind is acts.ClaimFifty else "9.2", "9.1.2.3"),
        params=(("minutes", 2), ("beware", "beware.offer_stands")),
    )


def test_the_only_other_move_of_an_impossible_claim_is_not_called_the_written_one() -> None:
    table = guided("4k3/8/8/8/8/7p/4P2P/4K3 w - - 0 1")
    table.do(acts.ClaimFifty, move="e2e5")
    table.do(acts.ClaimFifty, move="h2h4")
    assert table.view.notice is not None
    assert dict(table.view.notice.params) == {"minutes": 2}


ENDS: tuple[tuple[Table, Callable[[Table], object], Notice], ...] = (
    (
        guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1"),
        lambda table: table.move("e1e8"),
        ruling(
            "ruling.checkmate",
            color=Color.WHITE,
            article="5.1.1",
            squares=("g8", "e8"),
            params=(("by", "program"),),
        ),
    ),
    (
        guided("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"),
        lambda table: table.move("f1f7"),
        ruling("ruling.stalemate", article="5.2.1", params=(("by", "program"),)),
    ),
    (
        guided(control="10"),
        lambda table: table.wait(10_000),
        ruling("ruling.flag_fall", color=Color.BLACK, article="6.9", params=(("by", "program"),)),
    ),
    (
        guided("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", control="10"),
        lambda table: table.wait(10_000),
        ruling("ruling.flag_fall_draw", article="6.9", params=(("by", "program"),)),
    ),
    (
        guided(),
        lambda table: table.do(acts.Resign),
        ruling("ruling.resignation", color=Color.BLACK, article="5.1.2", params=(("by", "white"),)),
    ),
    (
        guided("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", edition=Edition.FIDE_2023),
        lambda table: table.do(acts.Resign),
        ruling("ruling.resignation_draw", article="5.1.2", params=(("by", "white"),)),
    ),
    (
        guided(moves=("e2e4", "e7e5")),
        then(lambda table: table.do(acts.OfferDraw), lambda table: table.do(acts.AcceptDraw, by=BLACK)),
        ruling("ruling.agreement", article="5.2.3", params=(("by", "black"),)),
    ),
    (
        guided(moves=KNIGHTS_OUT_AND_BACK * 2),
        lambda table: table.do(acts.ClaimThreefold),
        ruling("ruling.threefold", article="9.2.1.2", params=(("by", "program"),)),
    ),
    (
        guided(),
        lambda table: table.do(acts.Declare, result=Score.BLACK_BY_FORFEIT),
        ruling("ruling.forfeit", color=Color.BLACK, params=(("by", "arbiter"),)),
    ),
    (
        guided(),
        lambda table: table.do(acts.Declare, result=Score.BOTH_LOSE),
        ruling("ruling.arbiter", params=(("by", "arbiter"),)),
    ),
    (
        guided(),
        lambda table: table.do(acts.Declare, result=Score.DRAW, reason="stalemate"),
        ruling("ruling.stalemate", params=(("by", "arbiter"),)),
    ),
)


@pytest.mark.parametrize(("table", "deed", "notice"), ENDS, ids=[row[2].code for row in ENDS])
def test_an_end_is_a_ruling(table: Table, deed: Callable[[Table], object], notice: Notice) -> None:
    deed(table)
    assert table.view.notice == notice


def test_a_ruling_outweighs_a_later_remark() -> None:
    """The flag fell first; that the press after it was refused says nothing more."""
    table = guided(control="10")
    table.now_ms = 11_000
    table.press()
    assert table.view.notice is not None
    assert table.view.notice.code == "ruling.flag_fall"
