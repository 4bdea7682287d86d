"""Articles 6.8 and 13.4: flags that fall and wait to be called, and the hand that presses (6.2.3)."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game import events as ev
from ladya_desktop.game.by_color import ByColor, Color
from ladya_desktop.game.regulations import Edition
from ladya_desktop.game.result import Score, Termination
from tests.game.table import ARBITER, BLACK, PROGRAM, WHITE, guided, kinds, limited, strict

ROOKS = "r4rk1/8/8/8/8/8/8/R4RK1 w - - 0 1"


def test_13_4_a_fallen_flag_waits_to_be_called() -> None:
    table = limited(ROOKS, control="10")
    assert table.wait(12_000) == (ev.FlagFell(by=PROGRAM, at_ms=10_000, color=Color.WHITE, goes_on=True),)
    assert table.outcome is None
    assert table.remaining == (0, 10_000)
    assert table.state.clock.running is Color.WHITE
    assert table.wait(50_000) == ()


def test_13_4_3_the_opponent_calls_it() -> None:
    table = limited(ROOKS, control="10")
    table.wait(12_000)
    assert kinds(table.do(acts.ClaimFlag, by=BLACK)) == [
        "IrregularityClaimed",
        "ClaimDecided",
        "MateAssessed",
        "GameEnded",
    ]
    assert table.state.is_last_claim_upheld is True
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")
    assert table.log[-1].at_ms == 12_000


def test_6_9_called_by_who_cannot_mate_it_is_drawn() -> None:
    table = limited("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", control="10")
    table.wait(12_000)
    table.do(acts.ClaimFlag, by=BLACK)
    assert table.outcome == (Score.DRAW, Termination.FLAG_FALL, "6.9")


@pytest.mark.parametrize(
    ("edition", "article"), [(Edition.RU_1087, "13.4.3"), (Edition.FIDE_2018, "A.4.3"), (Edition.FIDE_2023, "A.5.3")]
)
def test_a_flag_called_too_early_costs_nothing(edition: Edition, article: str) -> None:
    table = limited(ROOKS, control="10", edition=edition)
    table.now_ms = 4_000
    table.do(acts.ClaimFlag, by=BLACK)
    assert (table.outcome, table.state.is_last_claim_upheld, table.state.article) == (None, False, article)
    assert table.remaining == (6_000, 10_000)
    assert table.state.clock.running is Color.WHITE


def test_a_flag_called_too_early_under_full_supervision() -> None:
    table = guided(control="10")
    table.do(acts.ClaimFlag, by=BLACK)
    assert (table.state.is_last_claim_upheld, table.state.article) == (False, "6.8")


def test_nobody_calls_his_own_flag() -> None:
    table = limited(ROOKS, control="10")
    table.wait(12_000)
    table.do(acts.ClaimFlag, by=WHITE)
    assert (table.outcome, table.state.is_last_claim_upheld) == (None, False)


@pytest.mark.parametrize(("by", "is_upheld"), [(WHITE, False), (BLACK, True)])
def test_of_two_fallen_flags_the_first_decides(by: acts.Actor, is_upheld: bool) -> None:
    table = limited(ROOKS, control="10")
    table.now_ms = 12_000
    table.play("a1b1")
    table.wait(15_000)
    assert table.state.clock.flags_down == (Color.WHITE, Color.BLACK)
    table.do(acts.ClaimFlag, by=by)
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, "6.9")
    assert table.state.is_last_claim_upheld is is_upheld


def test_a_move_owed_is_still_owed_after_a_claim() -> None:
    table = limited(control="60")
    table.do(acts.ClaimThreefold, move="g1f3")
    table.do(acts.ClaimFlag, by=WHITE)
    assert table.movable == {"g1"}


def test_the_player_whose_flag_is_down_plays_on_without_gaining_time() -> None:
    table = limited(ROOKS, control="10+5")
    table.now_ms = 12_000
    table.play("a1b1")
    assert table.remaining == (0, 10_000)
    assert table.state.clock.running is Color.BLACK


def test_the_arbiter_gives_time_and_the_flag_is_up_again() -> None:
    table = limited(ROOKS, control="10")
    table.wait(12_000)
    table.do(acts.SetClock, white_ms=5_000, black_ms=None)
    table.do(acts.ClaimFlag, by=BLACK)
    assert table.outcome is None
    table.wait(5_000)
    table.do(acts.ClaimFlag, by=BLACK)
    assert table.outcome is not None


def test_the_arbiter_declares_what_nobody_called() -> None:
    table = limited(ROOKS, control="10")
    table.wait(12_000)
    table.do(acts.Declare, result=Score.BLACK_WINS, reason="flag_fall")
    assert table.outcome == (Score.BLACK_WINS, Termination.FLAG_FALL, None)


# 6.2.3


def test_6_2_3_the_other_hand_costs_a_warning() -> None:
    table = guided()
    table.move("e2e4")
    table.do(acts.Press, by=WHITE, other_hand=True)
    assert table.last[-1] == ev.PlayerWarned(by=PROGRAM, at_ms=0, player=Color.WHITE)
    assert table.state.warnings == ByColor(1, 0)
    assert (table.counted, table.state.moves) == ((0, 0), ("e2e4",))


def test_6_2_3_nobody_sees_it_under_limited_supervision() -> None:
    table = limited()
    table.move("e2e4")
    table.do(acts.Press, by=WHITE, other_hand=True)
    assert table.state.warnings == ByColor(0, 0)


def test_a_stop_of_a_player_with_the_clocks_standing_is_refused() -> None:
    table = strict(ROOKS, control="10")
    table.do(acts.Stop, by=ARBITER)
    assert kinds(table.do(acts.Stop, by=BLACK)) == ["ActRefused"]
