"""What was proved ahead of a ruling is found again; what was not proved is asked anew."""

import pytest

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability import Verdict, Winnability, foreseen
from ladya_desktop.game.winnability.foreseen import foresee, foreseen_or

BARE = Position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
LATER = Position("4k3/8/8/8/8/8/8/R3K3 w - - 9 40")
NO = Winnability(verdict=Verdict.NO)
ASKED = Winnability(verdict=Verdict.YES, line=("a1a8",))


def asked(_position: Position, _color: Color) -> Winnability:
    return ASKED


@pytest.fixture(autouse=True)
def nothing_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreseen, "_found", foreseen._found.__class__())


def test_a_proof_is_found_again_whatever_the_counters_say() -> None:
    foresee(BARE, Color.BLACK, NO)
    assert foreseen_or(LATER, Color.BLACK, asked) is NO


def test_the_other_side_and_other_positions_are_asked() -> None:
    foresee(BARE, Color.BLACK, NO)
    assert foreseen_or(BARE, Color.WHITE, asked) is ASKED
    assert foreseen_or(BARE.after("a1a2"), Color.BLACK, asked) is ASKED


def test_what_is_not_proved_is_not_remembered() -> None:
    foresee(BARE, Color.BLACK, Winnability(verdict=Verdict.UNPROVEN))
    assert foreseen_or(BARE, Color.BLACK, asked) is ASKED


def test_only_the_last_positions_are_kept() -> None:
    foresee(BARE, Color.BLACK, NO)
    for rank in range(2, 8):
        for file in "abcdefgh":
            for color in (Color.WHITE, Color.BLACK):
                foresee(_with_pawn(file, rank), color, NO)
    assert foreseen_or(BARE, Color.BLACK, asked) is ASKED
    assert foreseen_or(_with_pawn("h", 7), Color.BLACK, asked) is NO


def _with_pawn(file: str, rank: int) -> Position:
    left = "abcdefgh".index(file)
    row = f"{left or ''}P{7 - left or ''}"
    rows = ["8"] * 6
    rows[7 - rank] = row
    return Position(f"4k3/{'/'.join(rows)}/4K3 w - - 0 1")
