"""Who can still mate: verdicts with their lines, the budget, and the check for a dead position after every move."""

import pickle

import pytest
from hypothesis import given, settings

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import (
    Verdict,
    Winnability,
    is_certainly_dead,
    is_dead,
    prove,
    prove_default,
)
from tests.game.material import has_mating_material
from tests.game.strategies import positions
from tests.game.winnability.positions import (
    LIMITED,
    MATED,
    STALEMATED,
    WON_BY_BOTH,
    WON_BY_NOBODY,
    WON_BY_WHITE_ONLY,
)

KNOWN = [
    *((fen, Verdict.YES, Verdict.YES) for fen in WON_BY_BOTH),
    *((fen, Verdict.YES, Verdict.NO) for fen in WON_BY_WHITE_ONLY),
    *((fen, Verdict.NO, Verdict.NO) for fen in WON_BY_NOBODY),
    (MATED, Verdict.NO, Verdict.YES),
    (STALEMATED, Verdict.NO, Verdict.NO),
]


@pytest.mark.parametrize(("fen", "white", "black"), KNOWN)
def test_verdicts(fen: str, white: Verdict, black: Verdict) -> None:
    position = Position(fen)
    found = [prove_default(position, color) for color in COLORS]
    assert [one.verdict for one in found] == [white, black]
    for color, one in zip(COLORS, found, strict=True):
        assert position.is_mating_line(one.line, color) is (one.verdict is Verdict.YES)


@pytest.mark.parametrize("fen", WON_BY_NOBODY)
def test_dead_positions_are_found_at_once(fen: str) -> None:
    assert is_certainly_dead(Position(fen))
    assert is_dead(Position(fen))


@pytest.mark.parametrize("fen", [*WON_BY_BOTH, *WON_BY_WHITE_ONLY, *LIMITED, MATED])
def test_what_is_not_dead_is_never_called_dead(fen: str) -> None:
    assert not is_certainly_dead(Position(fen))


@pytest.mark.parametrize("fen", LIMITED)
@pytest.mark.parametrize("color", COLORS)
def test_nothing_is_proved_where_no_legal_move_leads(fen: str, color: Color) -> None:
    assert prove_default(Position(fen), color) == Winnability(verdict=Verdict.UNPROVEN)


def test_a_position_after_moves_is_judged_as_it_stands() -> None:
    position = Position("7k/5P2/6n1/8/8/8/8/K7 b - - 0 1", ("g6f8",))
    assert prove_default(position, Color.WHITE).verdict is Verdict.YES
    assert prove_default(position.after("a1b1").after("f8h7").after("f7f8q"), Color.BLACK).verdict is Verdict.NO


def test_a_budget_too_small_leaves_it_open_and_a_larger_one_does_not() -> None:
    position = Position("4k2n/8/8/8/8/8/8/4KN2 w - - 0 1")
    short = prove(position, Color.WHITE, nodes=5)
    assert (short.verdict, short.line) == (Verdict.UNPROVEN, ())
    assert 0 < short.nodes <= 10
    assert prove(position, Color.WHITE, nodes=5000).verdict is Verdict.YES


def test_the_same_budget_gives_the_same_answer() -> None:
    position = Position(WON_BY_BOTH[-1])
    assert prove(position, Color.WHITE, nodes=2000) == prove(position, Color.WHITE, nodes=2000)


def test_a_search_can_be_stopped() -> None:
    asked = []

    def stop_soon() -> bool:
        asked.append(1)
        return len(asked) > 3

    found = prove(Position("4k2n/8/8/8/8/8/8/4KN2 w - - 0 1"), Color.WHITE, nodes=100_000, should_stop=stop_soon)
    assert found.verdict is Verdict.UNPROVEN
    assert found.nodes < 100


def test_a_line_that_the_board_does_not_confirm_is_no_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "is_mating_line", lambda *_: False)
    found = prove_default(Position(WON_BY_BOTH[0]), Color.WHITE)
    assert (found.verdict, found.line) == (Verdict.UNPROVEN, ())


def test_verdicts_travel_between_processes() -> None:
    found = prove_default(Position(WON_BY_BOTH[0]), Color.WHITE)
    assert pickle.loads(pickle.dumps(found)) == found


@given(positions(max_plies=6))
@settings(max_examples=25, deadline=None)
def test_no_answer_contradicts_material(position: Position) -> None:
    for color in COLORS:
        found = prove(position, color, nodes=150)
        assert has_mating_material(position.fen, color) or found.verdict is Verdict.NO
        assert not (found.verdict is Verdict.YES and is_certainly_dead(position))
