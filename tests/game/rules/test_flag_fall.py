"""Articles 6.8, 6.9: the fall of a flag, exact to the millisecond; games without a clock; the pause after a ruling."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.result import GameResult, Score, Termination
from ladya_desktop.game.winnability import Verdict
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, guided, kinds, lesson, limited, refusal

# The flag


def test_6_8_a_flag_falls_at_its_computed_instant() -> None:
    table = guided(control="10")
    assert table.wait(9_999) == ()
    assert table.remaining == (1, 10_000)
    fell, assessed, ended = table.wait(60_000)
    assert fell == ev.FlagFell(by=PROGRAM, at_ms=10_000, color=Color.WHITE)
    assert isinstance(assessed, ev.MateAssessed)
    assert (assessed.at_ms, assessed.player, assessed.verdict) == (10_000, Color.BLACK, Verdict.YES)
    assert table.state.current.is_mating_line(assessed.line, Color.BLACK)
    result = GameResult(score=Score.BLACK_WINS, termination=Termination.FLAG_FALL, article="6.9")
    assert ended == ev.GameEnded(by=PROGRAM, at_ms=10_000, result=result)
    assert table.remaining == (0, 10_000)
    assert table.state.clock.fallen is Color.WHITE
    assert table.state.clock.running is None


def test_6_8_at_the_instant_itself_the_flag_is_down() -> None:
    table = guided(control="10")
    table.wait(10_000)
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")


def test_an_act_stamped_before_the_flag_is_decided_before_it() -> None:
    table = guided(control="10")
    table.now_ms = 9_999
    table.play("e2e4")
    assert table.outcome is None
    assert table.state.clock.running is Color.BLACK
    assert table.remaining == (1, 10_000)


@pytest.mark.parametrize("late_ms", [0, 1, 5_000])
def test_an_act_stamped_at_the_flag_or_later_comes_too_late(late_ms: int) -> None:
    table = guided(control="10")
    table.now_ms = 9_000
    table.move("e2e4")
    table.now_ms = 10_000 + late_ms
    events = table.press(by=WHITE)
    assert kinds(events) == ["FlagFell", "MateAssessed", "GameEnded", "ActRefused"]
    assert refusal(events) == "refusal.game_over"
    assert [event.at_ms for event in events] == [10_000, 10_000, 10_000, 10_000 + late_ms]
    assert (table.state.moves, table.state.made) == ((), ("e2e4",))


def test_mate_before_the_flag_ends_the_game() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", control="10")
    table.now_ms = 9_999
    table.move("e1e8")
    table.wait(60_000)
    assert table.outcome == (Score.WHITE_WINS, Termination.CHECKMATE, "5.1.1")


def test_flag_before_mate_ends_the_game() -> None:
    table = guided("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", control="10")
    table.touch("e1")
    table.now_ms = 10_000
    table.put("e8", by=WHITE)
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")
    assert table.state.placement.at("e1") == "R"


@pytest.mark.parametrize(
    ("fen", "score"),
    [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Score.DRAW),
        ("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", Score.WHITE_WINS),
        ("4k2q/8/8/8/8/8/8/4K3 w - - 0 1", Score.BLACK_WINS),
        ("4k3/8/8/8/8/8/8/RR2K1N1 w - - 0 1", Score.DRAW),
    ],
)
def test_6_9_the_flag_loses_unless_the_opponent_cannot_mate(fen: str, score: Score) -> None:
    table = guided(fen, control="10")
    table.wait(11_000)
    assert table.outcome == (score, Termination.FLAG_FALL, "6.9")


def test_6_9_what_stands_on_the_board_counts_pressed_or_not() -> None:
    """Black has just taken White's last piece and White's clock still ran out of time."""
    table = guided("4k3/8/8/8/8/8/3r4/3RK3 w - - 0 1", control="10")
    table.move("d1d2")
    table.wait(20_000)
    assert table.outcome == (Score.DRAW, Termination.FLAG_FALL, "6.9")


def test_only_the_running_clock_can_fall() -> None:
    table = guided(remaining_ms=ByColor(50_000, 10))
    table.wait(20_000)
    assert table.outcome is None
    table.do(acts.Stop, by=ARBITER)
    table.wait(900_000)
    assert table.outcome is None


def test_a_clock_shown_at_nothing_falls_at_once() -> None:
    table = guided()
    table.now_ms = 5_000
    table.do(acts.SetClock, white_ms=0, black_ms=None)
    table.wait(1)
    fallen = next(event for event in table.last if isinstance(event, ev.FlagFell))
    assert fallen.at_ms == 5_000


# Without a clock


def test_without_a_clock_a_move_is_completed_by_being_made() -> None:
    table = lesson(control="-")
    assert kinds(table.drag("e2", "e4")) == ["PieceReleased", "MoveMade", "MoveCompleted"]
    assert (table.state.moves, table.state.made) == (("e2e4",), ())
    table.wait(10_000_000)
    assert table.outcome is None


def test_without_a_clock_there_is_nothing_to_press() -> None:
    table = lesson(control="-")
    table.play("e2e4")
    for by in (WHITE, BLACK):
        assert refusal(table.press(by=by)) == "refusal.not_running"


def test_without_a_clock_the_arbiter_called_and_gone_costs_nobody_the_game() -> None:
    table = guided(control="-")
    table.do(acts.Stop, by=WHITE)
    stopped = table.state
    assert stopped.awaits_arbiter
    table.do(acts.Resume)
    assert not table.state.awaits_arbiter
    assert table.state.clock.running is None
    table.wait(1_000)
    assert table.outcome is None
    assert kinds(table.move("e2e4"))[-1] == "MoveCompleted"


def test_without_a_clock_a_game_is_already_started() -> None:
    assert refusal(guided(control="-", is_started=False).do(acts.Start)) == "refusal.clock_running"


# The pause after a ruling


def test_a_ruling_pauses_the_clocks_if_so_agreed() -> None:
    table = guided(pauses_after_ruling=True)
    table.now_ms = 7_000
    events = table.do(acts.ClaimThreefold)
    assert events[-1] == ev.ClocksStopped(by=PROGRAM, at_ms=7_000, reason="ruling")
    assert not table.state.awaits_arbiter
    table.wait(60_000)
    assert table.remaining == (293_000, 420_000)


@pytest.mark.parametrize("kind", [acts.ClaimIllegal, acts.ClaimTouchMove, acts.ClaimFlag])
def test_a_claim_in_vain_is_read_while_the_clocks_stand(kind: type[acts.Act]) -> None:
    table = limited(pauses_after_ruling=True).play("e2e4")
    assert kinds(table.do(kind, by=BLACK)) == ["IrregularityClaimed", "ClaimDecided", "ClocksStopped"]


def test_a_warning_for_the_other_hand_is_read_while_the_clocks_stand() -> None:
    table = guided(pauses_after_ruling=True)
    table.move("e2e4")
    assert kinds(table.do(acts.Press, by=WHITE, other_hand=True))[-1] == "ClocksStopped"


def test_without_that_agreement_the_clock_goes_on() -> None:
    table = guided()
    assert kinds(table.do(acts.ClaimThreefold)) == ["DrawClaimed", "ClaimDecided", "TimeAdded"]
    assert table.state.clock.running is Color.WHITE


def test_no_pause_where_no_clock_runs() -> None:
    table = guided(control="-", pauses_after_ruling=True)
    assert kinds(table.do(acts.ClaimThreefold)) == ["DrawClaimed", "ClaimDecided", "TimeAdded"]


def test_no_pause_for_what_is_no_ruling() -> None:
    table = guided(pauses_after_ruling=True)
    table.do(acts.SetClock, white_ms=5_000, black_ms=None)
    table.do(acts.ClaimThreefold, by=BLACK)
    table.play("e2e4")
    assert table.state.clock.running is Color.BLACK
