"""A move as hands make it: what is touched first, what is released, what is chosen."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.hands import hand_acts
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import STARTING_FEN

WHITE = Actor.WHITE


def hands(fen: str, uci: str, by: Actor = WHITE) -> tuple[Act, ...]:
    return hand_acts(Placement.from_board_fen(fen.split(" ", maxsplit=1)[0]), uci, by=by, at_ms=7)


def touch(square: str, by: Actor = WHITE) -> Act:
    return acts.Touch(by=by, at_ms=7, squares=(square,))


def put(square: str, by: Actor = WHITE) -> Act:
    return acts.Put(by=by, at_ms=7, square=square)


def test_a_quiet_move() -> None:
    assert hands(STARTING_FEN, "e2e4") == (touch("e2"), put("e4"))


def test_a_capture_touches_the_own_piece_first() -> None:
    assert hands("4k3/8/8/3p4/4P3/8/8/4K3", "e4d5") == (touch("e4"), touch("d5"), put("d5"))
    black = hands("4k3/8/8/3p4/4P3/8/8/4K3", "d5e4", Actor.BLACK)
    assert black == (touch("d5", Actor.BLACK), touch("e4", Actor.BLACK), put("e4", Actor.BLACK))


def test_a_promotion_is_chosen_after_the_release() -> None:
    assert hands("5r1k/4P3/8/8/8/8/8/K7", "e7f8n") == (
        touch("e7"),
        touch("f8"),
        put("f8"),
        acts.Promote(by=WHITE, at_ms=7, square="f8", piece="n"),
    )


def test_castling_and_en_passant_are_left_to_the_board() -> None:
    assert hands("4k3/8/8/8/8/8/8/4K2R", "e1g1") == (touch("e1"), put("g1"))
    assert hands("4k3/8/8/3pP3/8/8/8/4K3", "e5d6") == (touch("e5"), put("d6"))


@pytest.mark.parametrize("uci", ["e1d1", "a5a6", "e4e5"])
def test_no_capture_of_an_own_piece_or_of_nothing(uci: str) -> None:
    assert hands("4k3/8/8/8/4P3/8/8/3QK3", uci) == (touch(uci[:2]), put(uci[2:]))
