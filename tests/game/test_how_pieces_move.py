"""Articles 2 and 3: how the pieces stand at the beginning and where each may go."""

from collections import Counter

import pytest

from ladya_desktop.game.position import STARTING_FEN, Position

CASTLES = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"
BISHOP = "a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1"
ROOK = "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4"

# Article and what it shows, position, whose moves, where it may go (with the letter of a new piece).
TABLE = (
    ("3.1 not to an own piece", "4k3/8/8/8/8/P7/8/R3K3 w - - 0 1", "a1", "a2 b1 c1 d1"),
    ("3.1.1 to the opponent's piece", "4k3/8/8/8/8/p7/8/R3K3 w - - 0 1", "a1", "a2 a3 b1 c1 d1"),
    ("3.1.3 a pinned piece holds its squares", "8/kb5R/8/8/8/8/8/5K2 w - - 0 1", "f1", "e1 e2 f2 g1"),
    ("3.2 bishop", "k7/8/8/8/3B4/8/8/7K w - - 0 1", "d4", BISHOP),
    ("3.3 rook", "k7/8/8/8/3R4/8/8/7K w - - 0 1", "d4", ROOK),
    ("3.4 queen", "k7/8/8/8/3Q4/8/8/7K w - - 0 1", "d4", f"{BISHOP} {ROOK}"),
    ("3.5 no jumping", "k7/8/8/3p4/3R1P2/8/8/7K w - - 0 1", "d4", "d5 d3 d2 d1 a4 b4 c4 e4"),
    ("3.6 knight", "k7/8/8/2ppp3/2pNp3/2ppp3/8/7K w - - 0 1", "d4", "b3 b5 c2 c6 e2 e6 f3 f5"),
    ("3.7.1 pawn", "k7/8/8/8/8/4P3/8/7K w - - 0 1", "e3", "e4"),
    ("3.7.1 black pawn", "k7/8/4p3/8/8/8/8/7K b - - 0 1", "e6", "e5"),
    ("3.7.1 square taken", "k7/8/8/8/4p3/4P3/8/7K w - - 0 1", "e3", ""),
    ("3.7.2 two squares", "k7/8/8/8/8/8/4P3/7K w - - 0 1", "e2", "e3 e4"),
    ("3.7.2 two squares, black", "k7/4p3/8/8/8/8/8/7K b - - 0 1", "e7", "e6 e5"),
    ("3.7.2 the second one taken", "k7/8/8/8/4n3/8/4P3/7K w - - 0 1", "e2", "e3"),
    ("3.7.2 the first one taken", "k7/8/8/8/8/4n3/4P3/7K w - - 0 1", "e2", ""),
    ("3.7.3 captures", "k7/8/8/8/3p1n2/4P3/8/7K w - - 0 1", "e3", "d4 e4 f4"),
    ("3.7.3.1 en passant", "k7/8/8/3pP3/8/8/8/7K w - d6 0 1", "e5", "d6 e6"),
    ("3.7.3.3 promotion", "8/4P3/8/8/8/k7/8/7K w - - 0 1", "e7", "e8q e8r e8b e8n"),
    ("3.7.3.4 a second queen", "8/4P3/8/8/8/k7/8/3Q3K w - - 0 1", "e7", "e8q e8r e8b e8n"),
    ("3.8.1 king", "k7/8/8/8/8/8/5r2/7K w - - 0 1", "h1", "g1"),
    ("3.8.2 castling", CASTLES, "e1", "c1 d1 d2 e2 f1 f2 g1"),
    ("3.8.2 castling, black", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8", "c8 d7 d8 e7 f7 f8 g8"),
    ("3.8.2.2.1 out of check", "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "d1 d2 f1 f2"),
    ("3.8.2.2.1 through check", "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2"),
    ("3.8.2.2.1 into check", "k5r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2 f1 f2"),
    ("3.8.2.2.1 the rook may be attacked", "kr5r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", "c1 d1 d2 e2 f1 f2 g1"),
    ("3.8.2.2.2 a piece between", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1", "d1 d2 e2 f1 f2 g1"),
    ("3.9.2 pinned", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", ""),
    ("3.9.2 check is met", "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2", "e4"),
)


def targets(position: Position, square: str) -> set[str]:
    return {uci[2:] for uci in position.legal_moves() if uci[:2] == square}


@pytest.mark.parametrize(("fen", "square", "expected"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE])
def test_article_3(fen: str, square: str, expected: str) -> None:
    assert targets(Position(fen), square) == set(expected.split())


def test_2_2_each_side_has_sixteen_pieces() -> None:
    counted = Counter(letter for letter in Position(STARTING_FEN).board_fen if letter.isalpha())
    white = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 8}
    assert counted == white | {letter.lower(): count for letter, count in white.items()}


def test_2_3_they_stand_in_their_places() -> None:
    position = Position(STARTING_FEN)
    assert "".join(position.letter_at(f"{file}1") for file in "abcdefgh") == "RNBQKBNR"
    assert "".join(position.letter_at(f"{file}8") for file in "abcdefgh") == "rnbqkbnr"
    assert {position.letter_at(f"{file}2") + position.letter_at(f"{file}7") for file in "abcdefgh"} == {"Pp"}


def test_3_7_3_2_en_passant_only_on_the_next_move() -> None:
    position = Position("k7/3p4/8/4P3/8/8/8/7K b - - 0 1", ("d7d5",))
    assert "d6" in targets(position, "e5")
    assert "d6" not in targets(position.after("h1g1").after("a8b8"), "e5")


def test_3_7_3_5_the_new_piece_acts_at_once() -> None:
    position = Position("8/4P3/8/8/8/8/8/4k2K w - - 0 1")
    assert position.after("e7e8q").checkers() == ("e8",)
    assert not position.after("e7e8b").is_check()


def test_3_8_2_1_1_a_king_that_has_moved_castles_no_more() -> None:
    back = Position(CASTLES, ("e1e2", "e8e7", "e2e1", "e7e8"))
    assert targets(back, "e1") == {"d1", "d2", "e2", "f1", "f2"}


def test_3_8_2_1_2_a_rook_that_has_moved_castles_no_more() -> None:
    back = Position(CASTLES, ("h1h2", "e8e7", "h2h1", "e7e8"))
    assert targets(back, "e1") == {"c1", "d1", "d2", "e2", "f1", "f2"}


def test_3_9_1_a_pinned_piece_gives_check() -> None:
    assert Position("8/kb5R/8/8/8/8/6K1/8 w - - 0 1").checkers() == ("b7",)
