"""What was ruled, as the banner says it: the code, whom it concerns, the article, the squares, what must be played."""

from collections.abc import Callable

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.notices_of_rulings import notice_of_result
from ladya_desktop.game.regulations import Edition, Rate, Regulations, Rulings
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.view import Notice
from tests.game.table import WHITE, Table, guided, limited, strict
from tests.game.told import Params, params, pressed, said, told

EXCHANGE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3"
CASTLING = "4k3/8/8/8/8/8/P7/4K2R w K - 0 1"
PROMOTION = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"
MATING_PROMOTION = "6k1/3P1ppp/8/8/8/8/8/K7 w - - 0 1"

# Illegal moves (7.5)


def test_an_illegal_move_says_why_what_it_brings_and_which_piece_has_to_move() -> None:
    table = pressed(strict(), "g1g4")
    assert told(table) == ("ruling.illegal_move", Color.WHITE, "7.5.1", ("g1",))
    assert said(table).is_ruling
    assert params(table) == {
        "minutes": 2,
        "fault": "illegal.piece_does_not_move_so",
        "piece": "knight",
        "from": "g1",
        "to": "g4",
        "square": "g4",
        "duty": "duty.move_piece",
        "owed": "knight",
        "owed_square": "g1",
        "beware": "beware.next_loses",
    }


def test_the_ruling_outweighs_the_pause_that_comes_after_it() -> None:
    table = pressed(strict(pauses_after_ruling=True, edition=Edition.FIDE_2023, rate=Rate.BLITZ), "g1g4")
    assert (said(table).code, params(table)["minutes"]) == ("ruling.illegal_move", 1)


def test_a_piece_that_cannot_move_leaves_the_player_free() -> None:
    table = pressed(strict(), "a1a4")
    assert params(table)["fault"] == "illegal.way_is_blocked"
    assert "duty" not in params(table)


def test_a_press_without_a_move_takes_nothing_back() -> None:
    table = strict()
    table.press()
    assert told(table) == ("ruling.press_without_move", Color.WHITE, "7.5.3", ())
    assert params(table) == {"minutes": 2, "fault": "illegal.no_move", "beware": "beware.next_loses"}


def test_the_piece_in_the_way_is_named_and_the_article_of_what_it_brings() -> None:
    table = pressed(strict(), "a1a3")
    assert (params(table)["square"], params(table)["other"]) == ("a2", "pawn")
    assert getattr(table.view.notice, "further", ()) == ("7.5.5",)


def test_a_pawn_left_on_the_last_rank_is_a_queen() -> None:
    table = pressed(strict(PROMOTION), "e7e8")
    assert told(table) == ("ruling.pawn_is_queen", Color.WHITE, "7.5.2", ("e7", "e8"))
    assert params(table) == {
        "minutes": 2,
        "fault": "illegal.promotion_missing",
        "piece": "pawn",
        "from": "e7",
        "to": "e8",
        "square": "e8",
        "beware": "beware.next_loses",
    }


def test_a_pawn_made_a_queen_may_mate() -> None:
    assert told(pressed(strict(MATING_PROMOTION), "d7d8"))[:2] == ("ruling.checkmate", Color.WHITE)


def test_both_hands_leave_the_released_piece_where_it_goes() -> None:
    table = strict()
    table.do(acts.UseBothHands)
    pressed(table, "g1f3")
    assert told(table) == ("ruling.illegal_move", Color.WHITE, "7.5.4", ("g1", "f3"))
    assert params(table) == {
        "minutes": 2,
        "fault": "illegal.both_hands",
        "duty": "duty.play",
        "move": "Nf3",
        "beware": "beware.next_loses",
    }


def test_only_the_last_but_one_illegal_move_warns_of_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Regulations, "illegal_move_limit", 3)
    table = pressed(strict(), "g1g4")
    codes = [(said(table).code, params(table).get("beware"))]
    for _ in range(2):
        pressed(table, "g1g4")
        codes.append((said(table).code, params(table).get("beware")))
    assert codes == [
        ("ruling.illegal_move", None),
        ("ruling.illegal_move", "beware.next_loses"),
        ("ruling.illegal_moves", None),
    ]


def test_the_second_illegal_move_loses_and_says_what_was_wrong() -> None:
    table = pressed(strict(illegal_moves=ByColor(1, 0)), "g1g4")
    assert told(table) == ("ruling.illegal_moves", Color.BLACK, "7.5.5", ("g1",))
    assert params(table) == {
        "by": "program",
        "fault": "illegal.piece_does_not_move_so",
        "piece": "knight",
        "from": "g1",
        "to": "g4",
        "square": "g4",
    }


def test_the_second_illegal_move_draws_against_a_bare_king() -> None:
    table = pressed(strict("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", illegal_moves=ByColor(1, 0)), "a1b2")
    assert told(table)[:3] == ("ruling.illegal_moves_draw", None, "7.5.5")
    assert params(table)["fault"] == "illegal.piece_does_not_move_so"


@pytest.mark.parametrize(
    ("rulings", "counted", "code"),
    [
        (Rulings.ARBITER, ByColor(0, 1), "ruling.illegal_move_waits"),
        (Rulings.ARBITER, ByColor(1, 0), "ruling.second_illegal_move_waits"),
        (Rulings.CONFIRM_END, ByColor(1, 0), "ruling.second_illegal_move_waits"),
    ],
)
def test_what_waits_for_the_arbiter_is_no_ruling_yet(rulings: Rulings, counted: ByColor[int], code: str) -> None:
    table = pressed(strict(rulings=rulings, illegal_moves=counted), "g1g4")
    assert told(table) == (code, Color.WHITE, "7.5.1", ("g1",))
    assert not said(table).is_ruling
    assert params(table)["fault"] == "illegal.piece_does_not_move_so"


def test_the_arbiter_rules_on_what_waited() -> None:
    table = pressed(strict(rulings=Rulings.ARBITER), "g1g4")
    table.find("illegal_move")
    assert told(table) == ("ruling.illegal_move", Color.WHITE, "7.5.1", ("g1",))
    assert params(table)["fault"] == "illegal.piece_does_not_move_so"
    assert params(table)["beware"] == "beware.next_loses"
    assert params(table)["owed"] == "knight"


def test_a_move_with_both_hands_that_the_arbiter_saw() -> None:
    table = strict().play("g1f3")
    table.find("two_hands")
    assert told(table)[:3] == ("ruling.illegal_move", Color.WHITE, "7.5.4")
    assert params(table)["fault"] == "illegal.both_hands"


# Touches and hands (4.3, 4.4, 4.7, 6.2.3)


def touches(*squares: str) -> Callable[[Table], object]:
    def act(table: Table) -> None:
        for square in squares:
            table.touch(square)

    return act


@pytest.mark.parametrize(
    ("fen", "first", "move", "article", "squares", "duty"),
    [
        (
            EXCHANGE,
            touches("f1"),
            "g1f3",
            "4.3.1",
            ("f1",),
            {"duty": "duty.move_piece", "owed": "bishop", "owed_square": "f1"},
        ),
        (
            EXCHANGE,
            touches("d5"),
            "g1f3",
            "4.3.2",
            ("d5",),
            {"duty": "duty.take_piece", "owed": "pawn", "owed_square": "d5"},
        ),
        (EXCHANGE, touches("c3", "d5"), "g1f3", "4.3.3", ("c3", "d5"), {"duty": "duty.play", "move": "Nxd5"}),
        (CASTLING, touches("e1", "h1"), "a2a3", "4.4.1", ("e1",), {"duty": "duty.castle"}),
    ],
)
def test_a_move_against_a_touch_is_taken_back_and_says_what_must_be_played(
    fen: str, first: Callable[[Table], object], move: str, article: str, squares: tuple[str, ...], duty: Params
) -> None:
    table = strict(fen)
    first(table)
    table.drag(move[:2], move[2:])
    assert told(table) == ("ruling.touch_move", Color.WHITE, article, squares)
    assert said(table).is_ruling
    assert params(table) == duty


def test_en_passant_may_be_what_is_owed() -> None:
    table = strict("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1")
    table.touch("d5")
    table.drag("e1", "e2")
    assert params(table)["owed"] == "pawn"


def test_a_released_piece_stays_where_it_was_put() -> None:
    table = strict(CASTLING)
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    assert told(table)[:2] == ("ruling.released_piece", Color.WHITE)
    assert said(table).squares == ("e1",)
    assert params(table) == {"duty": "duty.play", "move": "O-O"}


def test_a_new_piece_that_is_final() -> None:
    table = strict(PROMOTION)
    table.promote("e8", "q")
    table.promote("e8", "n")
    table.remove("e7")
    assert told(table) == ("ruling.new_piece_chosen", Color.WHITE, "4.4.4", ("e7",))
    assert params(table) == {"duty": "duty.play", "move": "e8=Q"}


def test_a_new_piece_that_two_pawns_may_become_names_no_move() -> None:
    table = strict("4b2k/3P1P2/8/8/8/8/8/K7 w - - 0 1")
    table.promote("e8", "q")
    table.drag("a1", "b1")
    table.remove("e8")
    table.do(acts.Replace, square="e8", piece="b")
    assert said(table).code == "ruling.new_piece_chosen"
    assert params(table) == {}


def test_a_written_move_comes_first() -> None:
    table = strict()
    table.do(acts.ClaimFifty, move="g1f3")
    table.drag("b1", "c3")
    assert told(table) == ("ruling.written_move_first", Color.WHITE, "9.5.3", ("g1",))
    assert params(table) == {"duty": "duty.play", "move": "Nf3"}


def test_a_broken_touch_may_wait_for_the_arbiter() -> None:
    table = strict(rulings=Rulings.ARBITER)
    table.touch("b1")
    table.drag("g1", "f3")
    assert told(table) == ("ruling.touch_move_waits", Color.WHITE, "4.3.1", ("b1",))
    assert not said(table).is_ruling
    table.find("touch_move")
    assert told(table) == ("ruling.touch_move", Color.WHITE, "4.3.1", ("b1",))


def test_a_piece_moved_on_may_wait_for_the_arbiter() -> None:
    table = strict(CASTLING, rulings=Rulings.ARBITER)
    table.drag("e1", "g1")
    table.drag("g1", "f1")
    assert told(table) == ("ruling.released_piece_waits", Color.WHITE, "4.7", ("e1",))
    table.find("touch_move")
    assert told(table)[:3] == ("ruling.released_piece", Color.WHITE, "4.7")
    assert params(table) == {"duty": "duty.play", "move": "O-O"}


def test_a_new_piece_that_is_final_may_wait_for_the_arbiter() -> None:
    table = strict(PROMOTION, rulings=Rulings.ARBITER)
    table.promote("e8", "q")
    table.promote("e8", "n")
    table.remove("e7")
    assert told(table) == ("ruling.new_piece_waits", Color.WHITE, "4.4.4", ("e7",))
    table.find("touch_move")
    assert told(table)[:3] == ("ruling.new_piece_chosen", Color.WHITE, "4.4.4")
    assert params(table) == {"duty": "duty.play", "move": "e8=Q"}


def test_a_piece_that_is_in_the_way_of_one_taken_off() -> None:
    table = strict()
    table.remove("g1")
    table.do(acts.Replace, square="h1", piece="N")
    assert said(table).code == "refusal.square_taken"


def test_the_other_hand_at_the_clock_is_warned() -> None:
    table = strict()
    table.move("e2e4")
    table.do(acts.Press, by=WHITE, other_hand=True)
    assert told(table) == ("ruling.wrong_hand", Color.WHITE, "6.2.3", ())
    assert said(table).is_ruling


# What the arbiter finds and does

BOTH_TEN = ByColor(10, 10)


@pytest.mark.parametrize(
    ("table", "finding", "player", "code", "color", "article"),
    [
        (strict(), "wrong_start_position", None, "ruling.wrong_start_position", None, "7.2.1"),
        (
            limited(moves_before=BOTH_TEN),
            "wrong_start_position",
            None,
            "ruling.wrong_start_position_late",
            None,
            "13.4.1.2",
        ),
        (strict(), "board_turned", None, "ruling.board_turned", None, "7.2.2"),
        (limited(moves_before=BOTH_TEN), "board_turned", None, "ruling.board_turned_late", None, "13.4.1.2"),
        (strict(), "colours_reversed", None, "ruling.colours_reversed", None, "7.3"),
        (strict(moves_before=BOTH_TEN), "colours_reversed", None, "ruling.colours_reversed_late", None, "7.3"),
        (strict(), "displaced", None, "ruling.displaced", None, "7.6"),
        (strict(), "refuses_rules", Color.BLACK, "ruling.refuses_rules", Color.BLACK, "11.7"),
        (strict(), "device", Color.BLACK, "ruling.device", Color.WHITE, "11.3.2.2"),
        (strict(), "absent", Color.BLACK, "ruling.forfeit", Color.WHITE, "6.7.1"),
        (strict(), "absent", None, "ruling.forfeit_of_both", None, "6.7.1"),
    ],
)
def test_what_a_finding_brings(
    table: Table, finding: str, player: Color | None, code: str, color: Color | None, article: str
) -> None:
    table.find(finding, player)
    assert told(table) == (code, color, article, ())
    assert said(table).is_ruling


@pytest.mark.parametrize(
    ("fen", "move", "code", "squares"),
    [
        ("7k/6pp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "ruling.earlier_checkmate", ("h8", "e8")),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "ruling.earlier_draw", ()),
    ],
)
def test_an_end_that_nobody_noticed(fen: str, move: str, code: str, squares: tuple[str, ...]) -> None:
    table = strict(fen, moves=(move,))
    table.find("earlier_end", ply=1)
    assert said(table).code == code
    assert said(table).squares == squares


@pytest.mark.parametrize(
    ("kind", "code"),
    [(acts.SetCounter, "ruling.counter_set"), (acts.SetIllegalMoves, "ruling.illegal_moves_set")],
)
def test_numbers_that_the_arbiter_corrects(kind: type[acts.Act], code: str) -> None:
    table = strict()
    table.do(kind, white=1, black=None)
    assert said(table) == Notice(code=code, is_ruling=False)


def test_a_ruling_taken_back() -> None:
    table = strict()
    table.do(acts.Stop, by=WHITE)
    table.do(acts.Warn, player=Color.BLACK)
    table.do(acts.Undo)
    assert said(table) == Notice(code="ruling.undone", is_ruling=False)


# The end


@pytest.mark.parametrize(
    ("score", "termination", "code", "color"),
    [
        (Score.WHITE_WINS, Termination.CHECKMATE, "ruling.checkmate", Color.WHITE),
        (Score.BLACK_WINS, Termination.ILLEGAL_MOVES, "ruling.illegal_moves", Color.BLACK),
        (Score.DRAW, Termination.ILLEGAL_MOVES, "ruling.illegal_moves_draw", None),
        (Score.DRAW, Termination.FLAG_FALL, "ruling.flag_fall_draw", None),
        (Score.DRAW, Termination.RESIGNATION, "ruling.resignation_draw", None),
        (Score.DRAW, Termination.STALEMATE, "ruling.stalemate", None),
        (Score.BOTH_FORFEIT, Termination.FORFEIT, "ruling.forfeit_of_both", None),
        (Score.BOTH_FORFEIT, Termination.ARBITER, "ruling.arbiter", None),
        (Score.WHITE_HALF, Termination.ARBITER, "ruling.arbiter", Color.WHITE),
        (Score.ANNULLED, Termination.ARBITER, "ruling.annulled", None),
    ],
)
def test_the_notice_of_a_result(score: Score, termination: Termination, code: str, color: Color | None) -> None:
    result = GameResult(score=score, termination=termination, article="1.4")
    assert notice_of_result(result) == Notice(code=code, is_ruling=True, color=color, article="1.4")


@pytest.mark.parametrize("reason", ["checkmate", "illegal_moves"])
def test_a_declared_end_explains_nothing_that_is_not_there(reason: str) -> None:
    table = guided()
    table.do(acts.Declare, result=Score.WHITE_WINS, reason=reason)
    assert said(table).squares == ()
    assert params(table) == {"by": "arbiter"}


def test_a_mate_may_be_declared_where_there_is_no_king() -> None:
    """On a wooden board under limited supervision an illegal move may have taken it."""
    table = pressed(limited("4k3/8/8/8/8/8/8/K3R3 w - - 0 1"), "e1e8")
    table.do(acts.Declare, result=Score.WHITE_WINS, reason="checkmate")
    assert said(table).squares == ()
