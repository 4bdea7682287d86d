"""The numbers of an edition in the data are those by which the game rules: each is played to and one short of it."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.regulations import Edition, Rate, Regulations
from ladya_desktop.game.result import Termination
from ladya_desktop.game.time_control import TimeControl
from ladya_desktop.texts.rules import EditionNumbers, edition_numbers
from tests.game.table import BLACK, KNIGHTS_OUT_AND_BACK, WHITE, Table, guided

QUIET_ROOK = "8/8/4k3/8/8/4K3/8/4R3 w - - {} 150"
editions = pytest.mark.parametrize("edition", list(Edition))


def numbers_of(edition: Edition) -> EditionNumbers:
    return edition_numbers(edition.value)


def ended_by(table: Table) -> Termination | None:
    return table.state.result.termination if table.state.result else None


@editions
@pytest.mark.parametrize("rate", list(Rate))
def test_penalties(edition: Edition, rate: Rate) -> None:
    regulations = Regulations(edition=edition, rate=rate, time_control=TimeControl(base_ms=None))
    numbers = numbers_of(edition)
    assert numbers.penalty_s.keys() == {known.value for known in Rate}
    assert numbers.penalty_s[rate.value] * 1000 == regulations.penalty_ms
    assert numbers.resignation_may_draw is regulations.may_resignation_draw


@editions
def test_5_2_3_moves_before_a_draw_is_agreed(edition: Edition) -> None:
    needed = numbers_of(edition).agreement_needs_moves
    for half_moves, end in ((2 * needed - 1, None), (2 * needed, Termination.AGREEMENT)):
        table = guided(edition=edition, moves=KNIGHTS_OUT_AND_BACK[:half_moves])
        table.do(acts.OfferDraw, by=WHITE)
        table.do(acts.AcceptDraw, by=BLACK)
        assert ended_by(table) is end


def repeated(edition: Edition, occurrences: int) -> Table:
    """The starting position has stood so often, the last of them by a move just made."""
    *before, last = KNIGHTS_OUT_AND_BACK * (occurrences - 1)
    return guided(edition=edition, moves=tuple(before)).play(last)


@editions
def test_9_2_occurrences_claimed(edition: Edition) -> None:
    needed = numbers_of(edition).occurrences_claimed
    for occurrences, end in ((needed - 1, None), (needed, Termination.THREEFOLD)):
        table = repeated(edition, occurrences)
        table.do(acts.ClaimThreefold)
        assert ended_by(table) is end


@editions
def test_9_6_1_occurrences_that_draw_by_themselves(edition: Edition) -> None:
    needed = numbers_of(edition).occurrences_drawn
    assert ended_by(repeated(edition, needed - 1)) is None
    assert ended_by(repeated(edition, needed)) is Termination.FIVEFOLD


@editions
def test_9_3_quiet_moves_claimed(edition: Edition) -> None:
    needed = 2 * numbers_of(edition).quiet_moves_claimed
    for half_moves, end in ((needed - 1, None), (needed, Termination.FIFTY_MOVES)):
        table = guided(QUIET_ROOK.format(half_moves), edition=edition)
        table.do(acts.ClaimFifty)
        assert ended_by(table) is end


@editions
def test_9_6_2_quiet_moves_that_draw_by_themselves(edition: Edition) -> None:
    needed = 2 * numbers_of(edition).quiet_moves_drawn
    for half_moves, end in ((needed - 1, None), (needed, Termination.SEVENTY_FIVE_MOVES)):
        table = guided(QUIET_ROOK.format(half_moves - 1), edition=edition).play("e1e2")
        assert ended_by(table) is end
