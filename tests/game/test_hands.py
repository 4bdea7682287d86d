"""A move as hands make it: what is touched first, what is released, what is chosen."""

import pytest

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.hands import hand_acts, hands_of
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.position import STARTING_FEN
from tests.game.table import Table, guided, strict

WHITE = Actor.WHITE
CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"


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


# On a wooden board


def by_hand(table: Table, uci: str) -> list[str]:
    """The acts in short: what each does, and where."""
    words = []
    for act in hands_of(table.state, uci, by=table.turn, at_ms=0):
        where = act.squares[0] if isinstance(act, acts.Touch) else getattr(act, "square", "")
        words.append(f"{type(act).__name__} {where}".strip())
    return words


@pytest.mark.parametrize(
    ("fen", "uci", "expected"),
    [
        (CASTLES, "e1g1", ["Touch e1", "Put g1", "Touch h1", "Put f1"]),
        (CASTLES, "e1c1", ["Touch e1", "Put c1", "Touch a1", "Put d1"]),
        (CASTLES.replace(" w ", " b "), "e8g8", ["Touch e8", "Put g8", "Touch h8", "Put f8"]),
        (CASTLES.replace(" w ", " b "), "e8c8", ["Touch e8", "Put c8", "Touch a8", "Put d8"]),
        (CASTLES, "e1f1", ["Touch e1", "Put f1"]),
        (CASTLES, "h1f1", ["Touch h1", "Put f1"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", ["Touch e1", "Put g1"]),
        (CASTLES.replace("R3K2R", "R2K3R"), "d1g1", ["Touch d1", "Put g1"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", ["Touch e5", "Put d6", "Remove d5"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "e5d6", ["Touch e5", "Put d6", "Remove d5"]),
        ("4k3/8/8/3nP3/8/8/8/4K3 w - - 0 2", "e5d6", ["Touch e5", "Put d6"]),
        ("4k3/8/3r4/3pP3/8/8/8/4K3 w - - 0 2", "e5d6", ["Touch e5", "Touch d6", "Put d6"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", "e5e6", ["Touch e5", "Put e6"]),
        ("4k3/8/8/3pB3/8/8/8/4K3 w - - 0 2", "e5d6", ["Touch e5", "Put d6"]),
        ("5r1k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7f8n", ["Touch e7", "Touch f8", "Put f8", "Promote f8"]),
    ],
)
def test_everything_is_done_by_hand(fen: str, uci: str, expected: list[str]) -> None:
    assert by_hand(strict(fen), uci) == expected


@pytest.mark.parametrize("uci", ["e1g1", "e5d6"])
def test_a_guided_board_finishes_by_itself(uci: str) -> None:
    table = guided("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2")
    assert by_hand(table, uci) == [f"Touch {uci[:2]}", f"Put {uci[2:]}"]


def test_a_board_in_disorder_is_put_right_first() -> None:
    table = strict(CASTLES)
    table.drag("e1", "g5")
    assert by_hand(table, "e1g1") == ["SetRight", "Touch e1", "Put g1", "Touch h1", "Put f1"]
    table.move("e1g1")
    assert table.state.made == ("e1g1",)


def test_what_lies_elsewhere_is_left_as_it_lies() -> None:
    table = strict(CASTLES)
    table.remove("a7")
    assert by_hand(table, "a1a7") == ["Touch a1", "Put a7"]
    table.do(acts.SetRight)
    table.drag("h1", "h5")
    assert by_hand(table, "a2a3") == ["Touch a2", "Put a3"]


def test_the_disorder_of_the_other_side_is_not_put_right() -> None:
    table = strict(CASTLES)
    table.drag("e1", "g5")
    hands = hands_of(table.state, "e7e5", by=Actor.BLACK, at_ms=7)
    assert hands == (touch("e7", Actor.BLACK), put("e5", Actor.BLACK))
