"""Article 4 as a table: a position, the pieces touched in order, the moves that may then be played.

Touches are written as squares in order; `?e3,d5` were touched together and nobody can say which first; with
`=e8q` a new queen touched the square.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladya_desktop.game.placement import SQUARE_NAMES
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.game.touch import TouchedPieces, broken_article, permitted_moves
from tests.game.strategies import positions

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
BLACK_CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1"
F_FILE_ATTACKED = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"
KING_STUCK = "3r1rk1/8/8/8/8/8/4P3/4K2R w K - 0 1"
ROOK_SHUT_IN = "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1"
PINNED = "4k3/8/8/8/4r3/8/4N3/3QK3 w - - 0 1"
ONLY_KING_MOVES = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1"
EXCHANGE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
PROMOTION = "5r1k/4P3/8/8/8/8/8/K7 w - - 0 1"
TWO_PAWNS = "4b2k/3P1P2/8/8/8/8/8/K7 w - - 0 1"
TWO_COLOURS = "6k1/8/8/3n4/2P5/4R3/8/4K3 w - - 0 1"
CROSSFIRE = "4k3/8/8/2r1r3/3P4/8/8/R5K1 w - - 0 1"
CENTRE_ROOK = "4k3/8/8/8/3R4/8/8/R3K3 w Q - 0 1"
STUCK_BESIDE_ROOK = "3r1rk1/8/8/8/7R/8/4P3/4K3 w - - 0 1"

ALL = "every legal move"
E3_ROOK = "e3a3 e3b3 e3c3 e3d3 e3e2 e3e4 e3e5 e3e6 e3e7 e3e8 e3f3 e3g3 e3h3"
ROOK_D4 = "d4a4 d4b4 d4c4 d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4e4 d4f4 d4g4 d4h4"
ROOK_H1 = "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"
QUEEN_D1 = "d1a1 d1a4 d1b1 d1b3 d1c1 d1c2 d1d2 d1d3 d1d4 d1d5 d1d6 d1d7 d1d8"

TABLE = (
    ("nothing touched", STARTING_FEN, "", ALL),
    ("4.3.1 own piece that can move", STARTING_FEN, "g1", "g1f3 g1h3"),
    ("4.3.1 the first of two own pieces", STARTING_FEN, "b1 g1", "b1a3 b1c3"),
    ("4.3.1 the first of two, the other way round", STARTING_FEN, "g1 b1", "g1f3 g1h3"),
    ("4.3.1 the first that can move", PINNED, "e2 d1", QUEEN_D1),
    ("4.3.1 touched twice", STARTING_FEN, "b1 g1 b1", "b1a3 b1c3"),
    ("4.3.1 a promoting pawn: any piece", PROMOTION, "e7", "e7e8b e7e8n e7e8q e7e8r e7f8b e7f8n e7f8q e7f8r"),
    ("4.5 own piece that cannot move", STARTING_FEN, "a1", ALL),
    ("4.5 own pinned piece", ONLY_KING_MOVES, "e2", ALL),
    ("4.5 empty square", STARTING_FEN, "e4", ALL),
    ("4.3.2 opponent's piece, one taker", EXCHANGE, "d5", "c3d5 e4d5"),
    ("4.3.2 the first of two opponent's pieces", CROSSFIRE, "e5 c5", "d4e5"),
    ("4.3.2 the first that can be taken", CROSSFIRE, "e8 c5", "d4c5"),
    ("4.3.2 taken en passant", EN_PASSANT, "d5", "e5d6"),
    ("4.3.2 taken by a promoting pawn", PROMOTION, "f8", "e7f8b e7f8n e7f8q e7f8r"),
    ("4.5 opponent's piece that cannot be taken", STARTING_FEN, "e7", ALL),
    ("4.5 opponent's king", EXCHANGE, "e8", ALL),
    ("4.3.3 own takes the opponent's", EXCHANGE, "c3 d5", "c3d5"),
    ("4.3.3 the opponent's first, own can take it", EXCHANGE, "d5 c3", "c3d5"),
    ("4.3.3 own cannot take it: own was first", EXCHANGE, "g1 d5", "g1e2 g1f3 g1h3"),
    ("4.3.3 own cannot take it: the opponent's was first", EXCHANGE, "d5 g1", "c3d5 e4d5"),
    ("4.3.3 own cannot take it nor move, the opponent's counts", EXCHANGE, "h1 d5", "c3d5 e4d5"),
    ("4.3.3 it cannot be taken, own counts", EXCHANGE, "e7 g1", "g1e2 g1f3 g1h3"),
    ("4.3.3 neither can: the next own one", EXCHANGE, "c1 e7 g1", "g1e2 g1f3 g1h3"),
    ("4.3.3 the first of each colour, not a later own one", EXCHANGE, "g1 d5 c3", "g1e2 g1f3 g1h3"),
    ("4.3.3 own pawn takes en passant", EN_PASSANT, "d5 e5", "e5d6"),
    ("4.3.3 order unclear: own first", TWO_COLOURS, "?d5,e3", E3_ROOK),
    ("4.3.3 order unclear, named the other way round", TWO_COLOURS, "?e3,d5", E3_ROOK),
    ("4.3.3 order unclear, own can take", TWO_COLOURS, "?d5,c4", "c4d5"),
    ("4.3.3 order unclear but touched later than another", EXCHANGE, "g1 ?d5,c3", "g1e2 g1f3 g1h3"),
    ("4.3.3 a clear order of several at once", TWO_COLOURS, "d5,e3", "c4d5"),
    ("4.4.1 king then rook", CASTLES, "e1 h1", "e1g1"),
    ("4.4.1 king then the other rook", CASTLES, "e1 a1", "e1c1"),
    ("4.4.1 king, then both rooks: the first of them", CASTLES, "e1 a1 h1", "e1c1"),
    ("4.4.1 black", BLACK_CASTLES, "e8 h8", "e8g8"),
    ("4.4.1 black, other side", BLACK_CASTLES, "e8 a8", "e8c8"),
    ("4.4.1 with another piece touched in between", CASTLES, "e1 d2 h1", "e1g1"),
    ("4.3.1 king alone: both castlings stay open", CASTLES, "e1", "e1c1 e1d1 e1f1 e1g1"),
    ("4.4.2 rook then king", CASTLES, "h1 e1", "h1f1 h1g1"),
    ("4.4.2 black rook then king", BLACK_CASTLES, "a8 e8", "a8b8 a8c8 a8d8"),
    ("4.4.2 shut-in rook then king: not that castling", ROOK_SHUT_IN, "h1 e1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
    ("4.4.2 both rooks, then the king", CASTLES, "a1 h1 e1", "a1b1 a1c1 a1d1"),
    ("4.4.3 castling through attack: another king move", F_FILE_ATTACKED, "e1 h1", "e1c1 e1d1 e1d2 e1e2"),
    ("4.4.3 castling blocked", ROOK_SHUT_IN, "e1 h1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
    ("4.4.3 king stuck: any move, the rook's too", KING_STUCK, "e1 h1", ALL),
    ("4.3.1 king stuck, then a pawn", KING_STUCK, "e1 e2", "e2e3 e2e4"),
    ("4.4.3 king stuck, rook, then a pawn", KING_STUCK, "e1 h1 e2", "e2e3 e2e4"),
    ("4.3.1 stuck king after the rook: the rook moves", KING_STUCK, "h1 e1", ROOK_H1),
    ("4.4.3 king, then a rook that castles nowhere", CENTRE_ROOK, "e1 d4", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
    ("4.4.3 stuck king, then a rook that castles nowhere", STUCK_BESIDE_ROOK, "e1 h4", ALL),
    ("4.3.1 another piece before king and rook", CENTRE_ROOK, "d4 e1 a1", ROOK_D4),
    ("4.4.4 a new piece is final", PROMOTION, "=e8n", "e7e8n"),
    ("4.4.4 the first of two new pieces", PROMOTION, "e7 =e8n =e8q", "e7e8n"),
    ("4.4.4 new pieces on two squares", PROMOTION, "=f8r =e8q", "e7f8r"),
    ("4.4.4 the first that can be promoted to", PROMOTION, "=d8q =e8n", "e7e8n"),
    ("4.5 a new piece where none may come", PROMOTION, "=d8q", ALL),
    ("4.4.4 a piece touched later binds no more", PROMOTION, "=e8q a1", "e7e8q"),
    ("4.3.1 a piece touched before", PROMOTION, "a1 =e8q", "a1a2 a1b1 a1b2"),
    ("4.3.2 a capture owed before", PROMOTION, "f8 =e8q", "e7f8b e7f8n e7f8q e7f8r"),
    ("4.4.4 either of two pawns", TWO_PAWNS, "=e8n", "d7e8n f7e8n"),
    ("4.4.4 and the pawn touched then", TWO_PAWNS, "=e8n f7", "f7e8n"),
)  # fmt: skip

BROKEN = (
    (STARTING_FEN, "g1", "e2e4", "4.3.1"),
    (EXCHANGE, "g1", "e4d5", "4.3.1"),
    (EXCHANGE, "g1 e4 d5", "e4d5", "4.3.1"),
    (EXCHANGE, "d5", "g1f3", "4.3.2"),
    (EXCHANGE, "d5 g1", "g1f3", "4.3.2"),
    (EXCHANGE, "e7 g1", "a2a3", "4.3.3"),
    (EXCHANGE, "e4 d5", "e4e5", "4.3.3"),
    (EXCHANGE, "g1 d5 e4", "e4d5", "4.3.3"),
    (EXCHANGE, "?d5,g1", "e4d5", "4.3.3"),
    (CASTLES, "e1 h1", "e1c1", "4.4.1"),
    (CASTLES, "e1 h1", "a2a3", "4.4.1"),
    (CASTLES, "h1 e1", "e1g1", "4.4.2"),
    (CASTLES, "h1 e1", "e1c1", "4.3.1"),
    (ROOK_SHUT_IN, "h1 e1", "h2h3", "4.3.1"),
    (F_FILE_ATTACKED, "e1 h1", "h1h8", "4.4.3"),
    (CASTLES, "e1", "a2a3", "4.3.1"),
    (STARTING_FEN, "", "e2e4", "4.3"),
    (STARTING_FEN, "a1", "e2e4", "4.3"),
)


def touches_of(text: str) -> tuple[TouchedPieces, ...]:
    return tuple(_touched(item) for item in text.split())


def _touched(item: str) -> TouchedPieces:
    if item.startswith("="):
        return TouchedPieces(squares=(item[1:3],), new_piece=item[3])
    return TouchedPieces(squares=tuple(item.removeprefix("?").split(",")), unclear=item.startswith("?"))


@pytest.mark.parametrize(("fen", "touched", "expected"), [row[1:] for row in TABLE], ids=[row[0] for row in TABLE])
def test_article_4(fen: str, touched: str, expected: str) -> None:
    position = Position(fen)
    moves = position.legal_moves() if expected == ALL else frozenset(expected.split())
    assert permitted_moves(position, touches_of(touched)) == moves


@pytest.mark.parametrize(("fen", "touched", "uci", "article"), BROKEN)
def test_the_article_that_a_move_breaks(fen: str, touched: str, uci: str, article: str) -> None:
    assert broken_article(Position(fen), touches_of(touched), uci) == article


@settings(deadline=None)
@given(
    position=positions(),
    touched=st.lists(
        st.builds(
            TouchedPieces,
            squares=st.lists(st.sampled_from(SQUARE_NAMES), min_size=1, max_size=3).map(tuple),
            unclear=st.booleans(),
            new_piece=st.sampled_from(("", "", "q", "n")),
        ),
        max_size=4,
    ).map(tuple),
)
def test_touches_leave_legal_moves_and_always_one(position: Position, touched: tuple[TouchedPieces, ...]) -> None:
    permitted = permitted_moves(position, touched)
    assert permitted <= position.legal_moves()
    assert bool(permitted) is bool(position.legal_moves())


@settings(deadline=None)
@given(position=positions(), square=st.sampled_from(SQUARE_NAMES))
def test_one_touch_binds_to_that_piece_or_to_nothing(position: Position, square: str) -> None:
    permitted = permitted_moves(position, (TouchedPieces(squares=(square,)),))
    if permitted != position.legal_moves():
        assert all(square in (uci[:2], position.captured_square(uci)) for uci in permitted)
