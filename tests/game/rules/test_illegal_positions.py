"""Article 13.4.4 and the illegal positions an arbiter finds: what he waits out, what he corrects."""

import pytest

from ladya_desktop.game import events as ev
from ladya_desktop.game.acts import Finding
from ladya_desktop.game.position import Position
from ladya_desktop.game.regulations import Edition, Rate
from ladya_desktop.game.result import Score, Termination
from ladya_desktop.game.rules.findings import is_watched_for
from tests.game.table import BLACK, WHITE, Table, kinds, limited, refusal, strict

KNIGHT = "4k3/4p3/8/8/8/8/8/1N2K3 w - - 0 1"


def offended(table: Table) -> Table:
    """White has completed an illegal move."""
    table.drag("b1", "b3", by=WHITE)
    table.press()
    return table


def nothing_found(events: tuple[ev.Event, ...]) -> bool:
    return refusal(events) == "refusal.nothing_found"


@pytest.mark.parametrize(
    ("fen", "finding", "is_there"),
    [
        ("r3k3/8/8/8/8/8/4R3/4K3 b - - 0 1", Finding.BOTH_KINGS_IN_CHECK, False),
        ("4k3/8/8/8/8/8/8/r3KR2 w - - 0 1", Finding.BOTH_KINGS_IN_CHECK, False),
        ("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", Finding.BOTH_KINGS_IN_CHECK, True),
        ("4k2R/8/8/8/8/8/8/r3K3 w - - 0 1", Finding.PAWN_ON_LAST_RANK, False),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", Finding.PAWN_ON_LAST_RANK, True),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 1", Finding.PAWN_ON_LAST_RANK, True),
    ],
)
def test_13_4_4_what_is_waited_out(fen: str, finding: Finding, is_there: bool) -> None:
    assert is_watched_for(Position(fen), finding) is is_there


def both_in_check(**options: object) -> Table:
    """Black ignores a check and gives one, which stands."""
    table = limited("r3k3/8/8/8/8/8/4R3/4K3 b - - 0 1", **options)
    table.play("a8a1")
    return table


def test_13_4_4_the_game_is_drawn_if_both_kings_are_still_in_check() -> None:
    table = both_in_check(edition=Edition.FIDE_2023)
    table.find("both_kings_in_check")
    assert (table.state.article, table.outcome) == ("A.5.4", None)
    table.drag("e2", "f2", by=WHITE)
    table.drag("f2", "e2", by=WHITE)
    table.press()
    assert table.outcome == (Score.DRAW, Termination.ARBITER, "A.5.4")


def test_13_4_4_the_game_goes_on_if_it_was_cured() -> None:
    table = both_in_check()
    table.find("both_kings_in_check")
    table.move("e1d2", by=WHITE)
    assert kinds(table.press())[-1] == "ArbiterFound"
    assert table.outcome is None
    table.play("e8f8")
    assert kinds(table.last)[-1] == "ClockPressed"


def test_13_4_4_the_mover_left_in_check_is_an_illegal_position_still() -> None:
    table = both_in_check()
    table.find("both_kings_in_check")
    table.move("e2f2", by=WHITE)
    table.press()
    assert table.outcome == (Score.DRAW, Termination.ARBITER, "13.4.4")


def test_13_4_4_so_is_a_king_taken() -> None:
    table = both_in_check()
    table.find("both_kings_in_check")
    table.move("e2e8", by=WHITE)
    table.press()
    assert table.outcome == (Score.DRAW, Termination.ARBITER, "13.4.4")


def test_13_4_4_a_pawn_is_taken_and_the_mover_left_in_check() -> None:
    table = limited("6k1/8/8/8/8/6r1/1p6/2Q3K1 b - - 0 1")
    table.drag("b2", "b1", by=BLACK)
    table.press()
    table.find("pawn_on_last_rank")
    table.play("c1b1")
    assert table.outcome == (Score.DRAW, Termination.ARBITER, "13.4.4")


def test_13_4_4_a_press_that_does_nothing_decides_nothing() -> None:
    table = both_in_check()
    table.find("both_kings_in_check")
    assert kinds(table.press(by=BLACK)) == ["ActRefused"]
    assert table.outcome is None


def test_13_4_4_what_is_not_there_is_not_waited_out() -> None:
    assert nothing_found(strict().find("both_kings_in_check"))
    assert nothing_found(limited().find("pawn_on_last_rank"))


def test_13_4_4_in_standard_play_the_illegal_move_is_corrected() -> None:
    table = both_in_check(rate=Rate.STANDARD)
    table.find("both_kings_in_check")
    assert (table.counted, table.turn) == ((0, 1), BLACK)


# Illegal positions


@pytest.mark.parametrize(("saw", "count"), [(True, 1), (False, 0)])
def test_an_illegal_position_is_corrected_if_its_move_was_seen(saw: bool, count: int) -> None:
    table = offended(limited(KNIGHT))
    table.find("illegal_position", saw_last_move=saw)
    assert table.counted == (count, 0)
    assert table.state.article == ("7.5.1" if saw else "13.4.2")


def test_an_illegal_position_in_standard_play_goes_back_to_the_last_illegal_move() -> None:
    table = offended(limited(KNIGHT, rate=Rate.STANDARD)).play("e7e5")
    table.find("illegal_position", saw_last_move=False)
    assert (table.counted, table.state.moves) == ((1, 0), ())
    assert nothing_found(table.find("illegal_position"))


def test_of_several_illegal_moves_that_stood_the_last_is_corrected() -> None:
    table = limited(KNIGHT, rate=Rate.STANDARD)
    table.press()
    offended(table.play("e7e5"))
    table.find("illegal_position", saw_last_move=False)
    assert (table.counted, len(table.state.moves)) == ((1, 0), 2)
    assert table.board == "4k3/8/8/4p3/8/8/8/1N2K3"
    assert [event.article for event in table.last if isinstance(event, ev.ArbiterFound)] == ["7.5.1"]
