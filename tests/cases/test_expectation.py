"""What must hold: every key of the format with the values it may have."""

from typing import Any

import pytest

from ladya_desktop.cases.expectation import expectation_of
from ladya_desktop.cases.values import CaseError

RIGHT: tuple[tuple[str, Any], ...] = (
    ("result", "1-0"),
    ("result", "*"),
    ("result", "annulled"),
    ("reason", "seventy_five_moves"),
    ("reason", None),
    ("article", "7.5.5"),
    ("article", None),
    ("position", "4k3/8/8/8/8/8/8/4K3 w"),
    ("position", "rnbqkbnr/p1p2ppp/8/3pP3/8/8/8/7Q b"),
    ("board", "4k3/8/8/8/8/8/8/4K3"),
    ("to_move", "black"),
    ("permitted", ["e2e4", "e7e8q"]),
    ("permitted_from", ["e2"]),
    ("includes", []),
    ("excludes", ["e1g1"]),
    ("must_finish", []),
    ("made", ["e2e4", "e7e5"]),
    ("remaining", {"white": 5.25, "black": 0}),
    ("remaining", {"white": 5}),
    ("running", None),
    ("running", "white"),
    ("illegal_moves", {"white": 1, "black": 0}),
    ("warnings", {"black": 1}),
    ("draw_offer", "white"),
    ("draw_offer", None),
    ("last_claim", "upheld"),
    ("last_claim", None),
    ("awaits", "castling_rook"),
    ("awaits", None),
)


@pytest.mark.parametrize(("key", "value"), RIGHT)
def test_a_right_value_is_kept_as_it_stands(key: str, value: Any) -> None:
    assert expectation_of({key: value}) == {key: value}


@pytest.mark.parametrize(
    ("key", "value", "named"),
    [
        ("winner", "white", "expect.winner"),
        ("result", "2-0", "expect.result"),
        ("result", None, "expect.result"),
        ("reason", "time", "expect.reason"),
        ("article", 7.5, "expect.article"),
        ("position", None, "expect.position"),
        ("position", "junk", "expect.position"),
        ("position", "4k3/8/8/8/8/8/8/4K3", "expect.position"),
        ("position", "4k3/8/8/8/8/8/8/4K3 white", "expect.position"),
        ("position", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "expect.position"),
        ("position", "4k3/8/8/8/8/8/4K3 w", "expect.position"),
        ("position", "4k4/8/8/8/8/8/8/4K3 w", "expect.position"),
        ("board", [], "expect.board"),
        ("board", "4k3/8/8/8/8/8/8/4K3 w", "expect.board"),
        ("board", "4k21/8/8/8/8/8/8/4K3", "expect.board"),
        ("board", "4k3/8/8/8/9/8/8/4K3", "expect.board"),
        ("board", "4x3/8/8/8/8/8/8/4K3", "expect.board"),
        ("board", "4k2²/8/8/8/8/8/8/4K3", "expect.board"),
        ("to_move", "arbiter", "expect.to_move"),
        ("to_move", None, "expect.to_move"),
        ("permitted", "e2e4", "expect.permitted"),
        ("permitted", ["e2"], "expect.permitted"),
        ("permitted", [{"uci": "e2e4"}], "expect.permitted"),
        ("permitted_from", ["e2e4"], "expect.permitted_from"),
        ("includes", ["e2e9"], "expect.includes"),
        ("excludes", None, "expect.excludes"),
        ("must_finish", [5], "expect.must_finish"),
        ("made", {}, "expect.made"),
        ("remaining", 5, "expect.remaining"),
        ("remaining", {"green": 5}, "expect.remaining.green"),
        ("remaining", {"white": -5}, "expect.remaining.white"),
        ("remaining", {"white": True}, "expect.remaining.white"),
        ("running", "nobody", "expect.running"),
        ("illegal_moves", {"white": 0.5}, "expect.illegal_moves.white"),
        ("warnings", {"arbiter": 1}, "expect.warnings.arbiter"),
        ("draw_offer", "arbiter", "expect.draw_offer"),
        ("last_claim", True, "expect.last_claim"),
        ("awaits", "white", "expect.awaits"),
    ],
)
def test_a_wrong_value_is_an_error_naming_its_key(key: str, value: Any, named: str) -> None:
    with pytest.raises(CaseError) as refused:
        expectation_of({key: value})
    assert refused.value.key == named


def test_an_expectation_is_an_object() -> None:
    with pytest.raises(CaseError) as refused:
        expectation_of(["1-0"])
    assert refused.value.key == "expect"
