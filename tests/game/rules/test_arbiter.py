"""Articles 6.11, 7.1, 8.7, 12: what the arbiter does by name, and nobody else."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from tests.game.table import ARBITER, BLACK, OFFICIAL, PROGRAM, WHITE, guided, kinds, lesson, refusal, ruled

OPEN_GAME = ("e2e4", "e7e5", "g1f3", "b8c6")
FIELDS: dict[type[acts.Act], dict[str, object]] = {
    acts.SetClock: {"white_ms": 1, "black_ms": 1},
    acts.AddTime: {"player": Color.WHITE, "ms": 1},
    acts.Restore: {"ply": 0},
    acts.Warn: {"player": Color.WHITE},
    acts.Declare: {"result": Score.WHITE_WINS},
    acts.Rule: {"finding": Finding.DEVICE, "player": Color.BLACK},
    acts.SetCounter: {"white": 1, "black": 1},
    acts.SetIllegalMoves: {"white": 1, "black": 1},
    acts.Note: {"text": "Late"},
}


@pytest.mark.parametrize("kind", OFFICIAL)
@pytest.mark.parametrize("by", [WHITE, BLACK])
def test_a_player_does_nothing_of_the_arbiters(kind: type[acts.Act], by: acts.Actor) -> None:
    table = guided(moves=OPEN_GAME)
    before = table.state
    assert table.do(kind, by=by, **FIELDS.get(kind, {})) == (
        ev.ActRefused(by=by, at_ms=0, reason="refusal.arbiter_only"),
    )
    assert table.state == before


# Clocks


@pytest.mark.parametrize(
    ("white_ms", "black_ms", "shown"),
    [
        (5_000, 7_000, (5_000, 7_000)),
        (None, 7_000, (290_000, 7_000)),
        (5_000, None, (5_000, 300_000)),
        (-1, -9, (0, 0)),
    ],
)
def test_6_10_setting_the_clocks(white_ms: int | None, black_ms: int | None, shown: tuple[int, int]) -> None:
    table = guided()
    table.now_ms = 10_000
    table.do(acts.SetClock, white_ms=white_ms, black_ms=black_ms)
    assert ruled(table.last) == (ev.ClocksSet(by=ARBITER, at_ms=10_000, remaining_ms=ByColor(*shown)),)
    assert table.remaining == shown


def test_6_10_the_running_clock_goes_on_from_what_was_set() -> None:
    table = guided()
    table.now_ms = 10_000
    table.do(acts.SetClock, white_ms=60_000, black_ms=60_000)
    table.wait(5_000)
    assert table.remaining == (55_000, 60_000)


def test_12_9_time_is_added_and_taken_away() -> None:
    table = guided()
    table.now_ms = 10_000
    assert ruled(table.do(acts.AddTime, player=Color.BLACK, ms=60_000)) == (
        ev.TimeAdded(by=ARBITER, at_ms=10_000, player=Color.BLACK, ms=60_000, article=None),
    )
    table.do(acts.AddTime, player=Color.WHITE, ms=-30_000)
    assert table.remaining == (260_000, 360_000)
    assert table.state.clock.running is Color.WHITE


def test_time_added_after_the_flag_is_too_late() -> None:
    table = guided(control="10")
    table.now_ms = 11_000
    assert refusal(table.do(acts.AddTime, player=Color.WHITE, ms=60_000)) == "refusal.game_over"
    assert table.outcome is not None


def test_12_9_1_warnings_are_counted_for_each() -> None:
    table = guided()
    table.do(acts.Warn, player=Color.BLACK)
    assert ruled(table.last) == (ev.PlayerWarned(by=ARBITER, at_ms=0, player=Color.BLACK),)
    table.do(acts.Warn, player=Color.BLACK)
    table.do(acts.Warn, player=Color.WHITE)
    assert table.state.warnings == ByColor(1, 2)


# Touches


def test_4_2_2_a_touch_found_accidental_binds_to_nothing() -> None:
    table = guided()
    table.touch("g1")
    assert ruled(table.do(acts.WaiveTouch)) == (ev.TouchWaived(by=ARBITER, at_ms=0),)
    assert (table.state.touches, table.state.in_hand) == ((), ())
    assert refusal(table.drag("e2", "e4")) is None


def test_4_2_2_only_what_was_touched_so_far() -> None:
    table = guided()
    table.touch("g1")
    table.do(acts.WaiveTouch)
    table.touch("b1")
    assert table.view.touched == ("b1",)


# Positions


@pytest.mark.parametrize(
    ("ply", "fen"),
    [
        (0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        (1, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (4, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"),
        (5, "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"),
    ],
)
def test_7_1_an_earlier_position_stands_again(ply: int, fen: str) -> None:
    table = guided(moves=OPEN_GAME)
    table.play("f1b5")
    table.move("a7a6")
    table.do(acts.Stop, by=ARBITER)
    assert ruled(table.do(acts.Restore, ply=ply)) == (ev.PositionRestored(by=ARBITER, at_ms=0, ply=ply),)
    assert table.state.position.fen == table.state.current.fen == fen
    assert table.state.placement.board_fen() == fen.split(maxsplit=1)[0]
    assert table.state.made == ()
    assert len(table.state.sans) == len(table.state.moves) == ply


def test_7_1_a_made_move_counts_as_a_half_move_and_is_completed_by_staying() -> None:
    table = guided()
    table.move("e2e4")
    table.do(acts.Restore, ply=1)
    assert (table.state.moves, table.state.made) == (("e2e4",), ())


def test_7_1_the_running_clock_goes_to_the_side_then_to_move() -> None:
    table = guided(moves=OPEN_GAME)
    table.now_ms = 9_000
    assert ruled(table.do(acts.Restore, ply=1)) == (
        ev.ClockStarted(by=ARBITER, at_ms=9_000, color=Color.BLACK, is_first=False, delay_ms=0),
        ev.PositionRestored(by=ARBITER, at_ms=9_000, ply=1),
    )
    table.wait(4_000)
    assert table.remaining == (291_000, 296_000)


def test_7_1_what_was_begun_owed_or_offered_is_void() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.ClaimThreefold, move="f1b5")
    table.touch("b1")
    table.do(acts.Restore, ply=2)
    state = table.state
    assert (state.touches, state.in_hand, state.must_play, state.draw_offer) == ((), (), (), None)
    assert refusal(table.move("d2d4")) is None


def test_7_1_a_promotion_begun_is_void() -> None:
    table = guided("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    table.drag("e7", "e8")
    table.do(acts.Restore, ply=0)
    assert table.state.promotion is None
    assert table.state.placement.at("e7") == "P"


def test_7_1_the_game_goes_on_with_another_move() -> None:
    table = guided(moves=OPEN_GAME)
    table.do(acts.Restore, ply=2)
    table.play("d2d4", "e5d4")
    assert table.state.sans == ("e4", "e5", "d4", "exd4")


@pytest.mark.parametrize(
    ("white_ms", "black_ms", "shown"), [(60_000, None, (60_000, 300_000)), (None, 0, (291_000, 0)), (5, 6, (5, 6))]
)
def test_7_1_the_clocks_are_set_with_it(white_ms: int | None, black_ms: int | None, shown: tuple[int, int]) -> None:
    table = guided(moves=OPEN_GAME)
    table.now_ms = 9_000
    table.do(acts.Stop, by=ARBITER)
    before = table.state
    assert ruled(table.do(acts.Restore, ply=1, white_ms=white_ms, black_ms=black_ms)) == (
        ev.ClocksSet(by=ARBITER, at_ms=9_000, remaining_ms=ByColor(*shown)),
        ev.PositionRestored(by=ARBITER, at_ms=9_000, ply=1),
    )
    assert table.remaining == shown
    table.do(acts.Undo)
    assert table.state == before


def test_7_1_a_clock_that_runs_is_set_and_goes_on() -> None:
    table = guided(moves=OPEN_GAME)
    table.now_ms = 9_000
    assert kinds(table.do(acts.Restore, ply=1, black_ms=60_000))[1:] == [
        "ClockStarted",
        "ClocksSet",
        "PositionRestored",
    ]
    table.wait(4_000)
    assert table.remaining == (291_000, 56_000)


@pytest.mark.parametrize("ply", [5, 99])
def test_7_1_no_position_that_has_not_stood(ply: int) -> None:
    table = guided(moves=OPEN_GAME)
    before = table.state
    assert refusal(table.do(acts.Restore, ply=ply)) == "refusal.not_allowed_now"
    assert table.state == before


def test_after_the_end_a_game_is_not_taken_back_but_a_lesson_is() -> None:
    game = guided(moves=("f2f3", "e7e5", "g2g4"))
    game.move("d8h4")
    assert refusal(game.do(acts.Restore, ply=3)) == "refusal.game_over"
    teaching = lesson(moves=("f2f3", "e7e5", "g2g4"), control="-")
    teaching.move("d8h4")
    assert kinds(teaching.do(acts.Restore, ply=2)) == ["RulingBegun", "PositionRestored"]
    assert teaching.outcome is None
    assert kinds(teaching.move("g2g3"))[-1] == "MoveCompleted"


def test_a_pupil_does_not_take_a_lesson_back_from_its_end() -> None:
    teaching = lesson()
    teaching.do(acts.Resign)
    assert refusal(teaching.do(acts.Restore, by=WHITE, ply=0)) == "refusal.arbiter_only"
    assert refusal(teaching.do(acts.Warn, player=Color.WHITE)) == "refusal.game_over"


def test_a_lesson_lost_on_time_is_taken_back_with_the_flag_up() -> None:
    teaching = lesson(control="10")
    teaching.wait(10_000)
    lost = teaching.state
    assert lost.clock.fallen is Color.WHITE
    teaching.do(acts.Restore, ply=0)
    teaching.do(acts.SetClock, white_ms=10_000, black_ms=10_000)
    teaching.do(acts.Resume)
    assert teaching.state.clock.fallen is None
    assert refusal(teaching.move("e2e4")) is None


# Results


@pytest.mark.parametrize(
    ("score", "reason", "termination"),
    [
        ("1-0", "", Termination.ARBITER),
        ("0-0", "quarrel", Termination.ARBITER),
        ("1/2-0", "arbiter", Termination.ARBITER),
        ("0-1", "checkmate", Termination.CHECKMATE),
        ("1/2-1/2", "agreement", Termination.AGREEMENT),
        ("+:-", "", Termination.FORFEIT),
        ("-:-", "ill", Termination.FORFEIT),
        ("-:+", "flag_fall", Termination.FLAG_FALL),
        ("annulled", "", Termination.ARBITER),
    ],
)
def test_8_7_a_declared_result(score: str, reason: str, termination: Termination) -> None:
    table = guided()
    table.now_ms = 5_000
    result = GameResult(score=Score(score), termination=termination, article=None)
    assert ruled(table.do(acts.Declare, result=Score(score), reason=reason)) == (
        ev.GameEnded(by=ARBITER, at_ms=5_000, result=result),
    )
    assert table.state.result == result
    assert table.state.clock.running is None
    assert table.remaining == (295_000, 300_000)


def test_8_7_a_final_result_is_changed_by_the_arbiter_alone() -> None:
    table = guided()
    table.do(acts.Resign, by=WHITE)
    assert refusal(table.do(acts.Declare, by=BLACK, result=Score.DRAW)) == "refusal.arbiter_only"
    resigned = table.outcome
    assert resigned == (Score.BLACK_WINS, Termination.RESIGNATION, "5.1.2")
    table.do(acts.Declare, result=Score.DRAW)
    assert table.outcome == (Score.DRAW, Termination.ARBITER, None)


def test_a_game_not_started_may_be_declared() -> None:
    table = guided(is_started=False)
    table.do(acts.Declare, result=Score.BLACK_BY_FORFEIT)
    assert table.outcome == (Score.BLACK_BY_FORFEIT, Termination.FORFEIT, None)


def test_the_program_acts_for_the_arbiter() -> None:
    table = guided()
    assert kinds(table.do(acts.WaiveTouch, by=PROGRAM)) == ["RulingBegun", "TouchWaived"]
