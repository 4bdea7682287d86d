"""Charged times are read from the store and held against their references, and a wrong one is found."""

import pytest

from benchmarks.charges import Charge, Comparison, charges
from benchmarks.moves import long_game
from benchmarks.summary import Happened
from ladya_desktop.game.acts import Actor, Press, Start
from ladya_desktop.game.by_color import ByColor
from ladya_desktop.game.events import GameOpened
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.position import STARTING_FEN
from ladya_desktop.game.regulations import Regulations
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.session.game import GameSession
from ladya_desktop.storage import MemoryStore

PRESSES_MS = (1_200, 3_700, 4_100, 9_000)
LATE_MS = 7


def played() -> GameSession:
    """Four half-moves pressed at known times, each handled a little late."""
    opened = GameOpened(
        by=Actor.PROGRAM,
        at_ms=0,
        regulations=Regulations(time_control=TimeControl(base_ms=60_000)),
        base_fen=STARTING_FEN,
        remaining_ms=ByColor(60_000, 60_000),
    )
    session = GameSession.create(MemoryStore(), opened, created_ms=0)
    session.perform(Start(by=Actor.PROGRAM, at_ms=500), handled_ms=500, device="program")
    for uci, at_ms in zip(long_game(), PRESSES_MS, strict=False):
        by = Actor(session.view.to_move)
        for act in (*hand_acts(session.view.placement, uci, by=by, at_ms=at_ms), Press(by=by, at_ms=at_ms)):
            session.perform(act, handled_ms=at_ms + LATE_MS, device="mouse")
    return session


def happened(*milliseconds: float, span_ms: float = 0) -> list[Happened]:
    return [Happened(earliest_ns=round(ms * 1e6), latest_ns=round((ms + span_ms) * 1e6)) for ms in milliseconds]


def compared(charged_ms: list[int], presses: list[Happened]) -> Comparison:
    comparison = Comparison()
    comparison.add_game([Charge(charged_ms=ms, handled_late_ms=0) for ms in charged_ms], presses)
    return comparison


def test_the_store_says_what_was_charged_for_each_press() -> None:
    found = charges(played().log)
    assert [charge.charged_ms for charge in found] == [700, 2_500, 400, 4_900]
    assert {charge.handled_late_ms for charge in found} == {LATE_MS}


def test_true_charges_have_no_error() -> None:
    comparison = Comparison()
    comparison.add_game(charges(played().log), happened(*(ms + 80_000 for ms in PRESSES_MS)))
    assert (comparison.errors_ms, comparison.late_ms) == ([0, 0, 0], [7, 7, 7])
    assert comparison.charged_ms - comparison.passed_ms == 0


@pytest.mark.parametrize("charged_ms", [2_497, 2_503])
def test_a_wrong_charge_is_an_error(charged_ms: int) -> None:
    comparison = compared([700, charged_ms], happened(1_200, 3_700))
    assert comparison.errors_ms == [3]
    assert abs(comparison.charged_ms - comparison.passed_ms) == 3


def test_what_the_reference_does_not_know_is_no_error_of_the_clock() -> None:
    comparison = compared([700, 2_503], happened(1_200, 3_700, span_ms=2))
    assert (comparison.errors_ms, comparison.blurs_ms) == ([1], [4])


def test_a_press_that_was_not_stored_is_noticed() -> None:
    with pytest.raises(ValueError, match="3 presses, 2 of them stored"):
        compared([700, 2_500], happened(1_200, 3_700, 4_100))
