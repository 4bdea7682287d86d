"""Article 7.5 at the press: ruled on by the program, or left to the arbiter."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Edition, Rate, Rulings
from ladya_desktop.game.result import Score, Termination
from tests.game.table import BLACK, PROGRAM, WHITE, Table, kinds, refusal, strict

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"
PAWN = "8/4P2k/8/8/8/8/8/K7 w - - 0 1"


def offending(table: Table) -> Table:
    """White completes an illegal move after a second."""
    table.now_ms += 1_000
    table.move("b1b3", by=WHITE)
    table.press()
    return table


def leaving_a_pawn(table: Table) -> Table:
    table.now_ms += 1_000
    table.drag("e7", "e8")
    table.press()
    return table


# At the press, ruled on by the program


def test_7_5_1_an_illegal_move_is_put_back_counted_and_paid_for() -> None:
    table = offending(strict(KNIGHT))
    assert kinds(table.last) == ["IllegalMoveCompleted", "PositionRestored", "IllegalMoveCounted", "TimeAdded"]
    completed, restored, counted, added = table.last
    assert isinstance(completed, ev.IllegalMoveCompleted)
    assert (completed.article, completed.by, completed.piece) == ("7.5.1", WHITE, "knight")
    assert (completed.from_square, completed.to_square, completed.squares[0]) == ("b1", "b3", "b1")
    assert completed.board == "4k3/4p3/8/8/8/1N6/8/4K3"
    assert restored == ev.PositionRestored(by=PROGRAM, at_ms=1_000, ply=0, touches=table.state.touches)
    assert counted == ev.IllegalMoveCounted(by=PROGRAM, at_ms=1_000, player=Color.WHITE, count=1, article="7.5.1")
    assert added == ev.TimeAdded(by=PROGRAM, at_ms=1_000, player=Color.BLACK, ms=120_000, article="7.5.5")
    assert (table.board, table.counted) == ("4k3/4p3/8/8/8/8/8/1N2K3", (1, 0))
    assert table.remaining == (299_000, 420_000)
    assert table.state.clock.running is Color.WHITE
    assert table.movable == {"b1"}


@pytest.mark.parametrize(
    ("edition", "rate", "penalty_ms"),
    [
        (Edition.RU_1087, Rate.RAPID, 120_000),
        (Edition.RU_1087, Rate.BLITZ, 60_000),
        (Edition.FIDE_2018, Rate.STANDARD, 120_000),
        (Edition.FIDE_2023, Rate.STANDARD, 120_000),
        (Edition.FIDE_2023, Rate.RAPID, 60_000),
    ],
)
def test_7_5_5_what_the_first_costs(edition: Edition, rate: Rate, penalty_ms: int) -> None:
    table = offending(strict(KNIGHT, edition=edition, rate=rate))
    assert table.remaining == (299_000, 300_000 + penalty_ms)


def test_7_5_3_a_press_without_a_move() -> None:
    table = strict()
    table.touch("g1")
    table.put("g1")
    table.press()
    assert isinstance(table.last[0], ev.IllegalMoveCompleted)
    assert (table.last[0].article, table.last[0].reason) == ("7.5.3", "illegal.no_move")
    assert table.counted == (1, 0)
    assert refusal(table.drag("e2", "e4")) is None
    assert table.last[-1] == ev.MoveTakenBack(by=WHITE, at_ms=0, uci="e2e4", article="4.3.1", owed=("g1",))


def test_7_5_3_the_press_that_comes_with_a_move_taken_back_is_no_offence() -> None:
    table = strict()
    table.touch("g1")
    table.move("e2e4")
    assert kinds(table.last)[-1] == "MoveTakenBack"
    assert refusal(table.press()) == "refusal.move_taken_back"
    assert table.counted == (0, 0)
    table.touch("g1")
    assert kinds(table.press())[0] == "IllegalMoveCompleted"


def test_7_5_3_a_board_in_disorder_after_a_move_taken_back_is_an_offence() -> None:
    table = strict("8/4P2k/8/8/8/8/6N1/K7 w - - 0 1")
    table.touch("g2")
    table.move("e7e8q")
    assert kinds(table.last)[-1] == "MoveTakenBack"
    table.promote("e8")
    assert kinds(table.press())[0] == "IllegalMoveCompleted"


def test_7_5_2_a_pawn_left_becomes_a_queen_and_the_opponent_moves() -> None:
    table = leaving_a_pawn(strict(PAWN))
    assert kinds(table.last) == [
        "IllegalMoveCompleted",
        "MoveMade",
        "MoveCompleted",
        "BoardSetRight",
        "ClockPressed",
        "IllegalMoveCounted",
        "TimeAdded",
    ]
    assert table.state.moves == ("e7e8q",)
    assert table.board == "4Q3/7k/8/8/8/8/8/K7"
    assert table.remaining == (299_000, 420_000)
    assert table.state.clock.running is Color.BLACK


def test_7_5_2_no_queen_stands_where_another_piece_has_to_move() -> None:
    """4.3: the king was touched first; the pawn left is an illegal move all the same."""
    table = strict("8/4P2k/8/8/8/8/7P/K7 w - - 0 1")
    table.touch("a1")
    table.drag("e7", "e8")
    table.press()
    assert (table.board, table.counted, table.turn) == ("8/4P2k/8/8/8/8/7P/K7", (1, 0), WHITE)
    assert table.movable == {"a1"}


def test_7_5_2_a_queen_that_mates_ends_the_game() -> None:
    table = leaving_a_pawn(strict("k7/4P3/1K6/8/8/8/8/8 w - - 0 1"))
    assert table.outcome == (Score.WHITE_WINS, Termination.CHECKMATE, "5.1.1")
    assert table.counted == (1, 0)


def test_7_5_4_both_hands() -> None:
    table = strict(CASTLES)
    table.do(acts.UseBothHands)
    table.move("e1g1")
    assert table.counted == (0, 0)
    table.press()
    assert isinstance(table.last[0], ev.IllegalMoveCompleted)
    assert (table.last[0].article, table.last[0].squares) == ("7.5.4", ("e1", "g1"))
    assert (table.state.moves, table.counted) == ((), (1, 0))
    assert refusal(table.move("e2e4", by=WHITE)) is None
    assert kinds(table.last)[-1] == "MoveTakenBack"
    assert kinds(table.move("e1g1"))[-1] == "MoveMade"


def test_7_5_4_both_hands_and_the_opponent_has_replied_before_the_press() -> None:
    """The reply is void with the move it answered."""
    table = strict(CASTLES)
    table.do(acts.UseBothHands)
    table.move("e1g1")
    table.move("e7e5", by=BLACK)
    table.press(by=WHITE)
    assert (table.state.moves, table.state.made, table.counted) == ((), (), (1, 0))
    assert table.board == "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R"


def test_7_5_4_both_hands_used_for_nothing_are_one_offence() -> None:
    table = strict()
    table.do(acts.UseBothHands)
    table.press()
    assert isinstance(table.last[0], ev.IllegalMoveCompleted)
    assert (table.last[0].article, table.counted) == ("7.5.3", (1, 0))
    table.play("e2e4")
    assert table.counted == (1, 0)


def test_7_5_1_what_was_made_before_the_illegal_move_is_completed() -> None:
    """6.2.1.2: own move, reply and then an illegal one, all under one press."""
    table = strict()
    table.move("e2e4")
    table.move("e7e5", by=BLACK)
    table.drag("g1", "g5", by=WHITE)
    table.press(by=WHITE)
    assert (table.state.moves, table.state.made) == (("e2e4", "e7e5"), ())
    assert table.counted == (1, 0)
    assert table.state.counter == ByColor(1, 1)
    assert table.state.clock.running is Color.WHITE
    assert table.remaining == (300_000, 420_000)


def test_6_2_2_the_disorder_of_the_opponents_reply_is_not_the_pressers() -> None:
    table = strict()
    table.move("e2e4")
    table.drag("b8", "b5", by=BLACK)
    assert kinds(table.press(by=WHITE)) == ["MoveCompleted", "ClockPressed"]
    assert table.counted == (0, 0)
    table.press(by=BLACK)
    assert table.counted == (0, 1)


@pytest.mark.parametrize(
    ("fen", "outcome"),
    [
        (KNIGHT, (Score.BLACK_WINS, Termination.ILLEGAL_MOVES, "7.5.5")),
        (KNIGHT.replace("4p3", "8"), (Score.DRAW, Termination.ILLEGAL_MOVES, "7.5.5")),
    ],
)
def test_7_5_5_the_second_loses_unless_the_opponent_cannot_mate(
    fen: str, outcome: tuple[Score, Termination, str]
) -> None:
    table = offending(strict(fen, illegal_moves=ByColor(1, 0), edition=Edition.FIDE_2023))
    assert kinds(table.last)[-3:] == ["IllegalMoveCounted", "MateAssessed", "GameEnded"]
    assert table.outcome == outcome
    assert table.counted == (2, 0)
    assert table.remaining == (299_000, 300_000)


# Ruled on by the arbiter


def test_the_arbiter_is_waited_for_where_he_rules() -> None:
    table = offending(strict(KNIGHT, rulings=Rulings.ARBITER))
    assert kinds(table.last) == ["IllegalMoveCompleted", "ClocksStopped"]
    assert table.state.awaits_arbiter
    assert (table.counted, table.remaining) == ((0, 0), (299_000, 300_000))


@pytest.mark.parametrize(("before", "waits"), [(0, False), (1, True)])
def test_only_the_end_waits_for_the_arbiter_if_so_agreed(before: int, waits: bool) -> None:
    table = offending(strict(KNIGHT, rulings=Rulings.CONFIRM_END, illegal_moves=ByColor(before, 0)))
    assert table.state.awaits_arbiter is waits
    assert table.outcome is None
    assert table.counted == (1, 0)


def test_the_arbiter_may_let_the_game_go_on_without_a_ruling() -> None:
    table = offending(strict(KNIGHT, rulings=Rulings.ARBITER))
    table.do(acts.Resume)
    assert table.state.pending is None
    assert table.state.clock.running is Color.WHITE
    assert refusal(table.find("illegal_move")) == "refusal.nothing_found"


def test_a_claim_of_what_the_arbiter_is_to_rule_on_waits_with_it() -> None:
    table = offending(strict(KNIGHT, rulings=Rulings.ARBITER))
    assert kinds(table.do(acts.ClaimIllegal, by=BLACK)) == ["IrregularityClaimed", "ClocksStopped"]
    assert table.state.is_last_claim_upheld is None
    table.find("illegal_move")
    assert table.state.is_last_claim_upheld is True


def test_nobody_claims_his_own_illegal_move() -> None:
    table = offending(strict(KNIGHT, rulings=Rulings.ARBITER))
    table.do(acts.ClaimIllegal, by=WHITE)
    assert table.state.is_last_claim_upheld is False
