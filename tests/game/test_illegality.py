"""Why what stands at the press is no legal move (articles 3, 7.5.1 to 7.5.3)."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ladya_desktop.game.illegality import Illegality, pawn_left_on_last_rank, why_not_a_move
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.position import STARTING_FEN, Position
from tests.game.strategies import positions

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
BLACK_CASTLES = CASTLES.replace(" w ", " b ")
NO_RIGHTS = CASTLES.replace("KQkq", "-")
IN_CHECK = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1"
THROUGH_CHECK = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
TOO_LATE = "4k3/8/8/3pP3/8/8/8/4K3 w - - 1 3"
SEVENTH = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1"
BARE = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
KNIGHT_AND_PAWN = "4k3/8/8/8/3p4/8/4N3/4K3 w - - 0 1"


def standing(position: Position, hands: str) -> Placement:
    """What hands have made of a position.

    "g1f3" goes there and takes, "g1+f3" stands beside what is there, "-d5" is taken off, "e8=q" and "e8+q" are put
    there in place of what stands or beside it.
    """
    placement = Placement.from_board_fen(position.board_fen)
    for hand in hands.split():
        if hand[0] == "-":
            placement = placement.with_piece(hand[1:], "")
        elif hand[2] == "=":
            placement = placement.with_piece(hand[:2], hand[3])
        elif hand[2] == "+":
            target, came = (hand[:2], hand[3]) if len(hand) == 4 else (hand[3:], placement.at(hand[:2]))
            origin = placement if len(hand) == 4 else placement.with_piece(hand[:2], "")
            placement = origin.with_piece(target, origin.at(target) + came)
        else:
            placement = placement.moved(hand[:2], hand[2:])
    return placement


def fault(fen: str, hands: str, *moves: str) -> Illegality:
    """What is wrong after the moves and the hands."""
    position = Position(fen, moves)
    return why_not_a_move(position, standing(position, hands))


# Reason, position, hands; then the piece, its way, the squares lit, the one the sentence points to.
FAULTS = (
    ("piece_does_not_move_so", STARTING_FEN, "g1g3", "knight g1g3", "g1", "g3"),
    ("piece_does_not_move_so", STARTING_FEN, "b1c6", "knight b1c6", "b1", "c6"),
    ("pawn_aside", STARTING_FEN, "e2d3", "pawn e2d3", "e2", "d3"),
    ("piece_does_not_move_so", STARTING_FEN, "e2f4", "pawn e2f4", "e2", "f4"),
    ("pawn_not_ahead", "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7f7", "pawn e7f7", "e7", "f7"),
    ("pawn_too_far", "4k3/8/8/3P4/8/8/8/4K3 w - - 0 1", "d5d8 d8=Q", "pawn d5d8", "d5", "d8"),
    ("pawn_too_far", STARTING_FEN, "e2e5", "pawn e2e5", "e2", "e5"),
    ("pawn_not_ahead", "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e6", "pawn e7e6", "e7", "e6"),
    ("piece_does_not_move_so", BARE, "e1g1", "king e1g1", "e1", "g1"),
    ("piece_does_not_move_so", BARE.replace("w", "b"), "e8c8", "king e8c8", "e8", "c8"),
    ("pawn_aside", TOO_LATE, "e5f6", "pawn e5f6", "e5", "f6"),
    ("pawn_aside", "4k3/8/4P3/3p4/8/8/8/4K3 w - - 0 1", "e6d7", "pawn e6d7", "e6", "d7"),
    ("pawn_aside", "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1", "e6d7", "pawn e6d7", "e6", "d7"),
    ("pawn_aside", "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1", "e5d6 -d5", "pawn e5d6", "e5", "d6"),
    ("pawn_aside", "4k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8 d8=Q", "pawn c7d8", "c7", "d8"),
    ("pawn_two_steps", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", "pawn e3e5", "e3", "e5"),
    ("pawn_two_steps", "4k3/8/4p3/8/8/8/8/4K3 b - - 0 1", "e6e4", "pawn e6e4", "e6", "e4"),
    ("pawn_two_steps", "7k/8/4P3/8/8/8/8/4K3 w - - 0 1", "e6e8 e8=Q", "pawn e6e8", "e6", "e8"),
    ("pawn_takes_straight", "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4e5", "pawn e4e5", "e4 e5", "e5"),
    ("pawn_takes_straight", "4k3/4p3/8/4P3/8/8/8/4K3 b - - 0 1", "e7e5", "pawn e7e5", "e7 e5", "e5"),
    ("way_is_blocked", STARTING_FEN, "a1a4", "rook a1a4", "a1 a2", "a2"),
    ("way_is_blocked", STARTING_FEN, "f1a6", "bishop f1a6", "f1 e2", "e2"),
    ("way_is_blocked", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", "pawn e2e4", "e2 e3", "e3"),
    ("own_piece_there", STARTING_FEN, "a1+b1", "rook a1b1", "a1 b1", "b1"),
    ("own_piece_taken", STARTING_FEN, "a1b1", "rook a1b1", "a1 b1", "b1"),
    ("no_en_passant", TOO_LATE, "e5d6 -d5", "pawn e5d6", "e5 d5", "d5"),
    ("no_en_passant", TOO_LATE, "e5d6", "pawn e5d6", "e5 d5", "d5"),
    ("no_en_passant", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 2", "d4e3 -e4", "pawn d4e3", "d4 e4", "e4"),
    ("passed_pawn_left", EN_PASSANT, "e5d6", "pawn e5d6", "e5 d5", "d5"),
    ("king_taken", "4k3/8/8/8/8/8/8/4R2K w - - 0 1", "e1e8", "rook e1e8", "e1 e8", "e8"),
    ("king_taken", "4k3/8/8/8/8/8/8/4R2K w - - 0 1", "e1+e8", "rook e1e8", "e1 e8", "e8"),
    ("king_taken", BARE, "-e8", "king", "e8", "e8"),
    ("king_taken", KNIGHT_AND_PAWN, "e2d4 -e8", "king", "e8", "e8"),
    ("king_into_check", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", "king e1e2", "e1 a2", "a2"),
    ("king_left_in_check", "4k3/8/8/8/1b6/8/8/1N2K3 w - - 0 1", "b1a3", "knight b1a3", "b1 b4 e1", "b4"),
    ("pinned", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "knight e2c3", "e2 e4", "e4"),
    ("pinned", "4k3/8/8/KPpr4/8/8/8/8 w - c6 0 2", "b5c6 -c5", "pawn b5c6", "b5 d5", "d5"),
    ("castling_right_lost", NO_RIGHTS, "e1g1", "king e1g1", "e1 h1", "h1"),
    ("castling_right_lost", NO_RIGHTS, "e1c1 a1d1", "king e1c1", "e1 a1", "a1"),
    ("castling_right_lost", NO_RIGHTS.replace("w", "b"), "e8c8", "king e8c8", "e8 a8", "a8"),
    ("castling_in_check", IN_CHECK, "e1g1", "king e1g1", "e1 e4", "e4"),
    ("castling_in_check", IN_CHECK, "e1c1 a1d1", "king e1c1", "e1 e4", "e4"),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1 a1d1", "king e1c1", "e1 b1", "b1"),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1+g1 h1f1", "king e1g1", "e1 g1", "g1"),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1 h1f1", "king e1g1", "e1 g1", "g1"),
    ("castling_through_check", THROUGH_CHECK, "e1g1", "king e1g1", "e1 f3", "f3"),
    ("castling_through_check", THROUGH_CHECK, "e1g1 h1f1", "king e1g1", "e1 f3", "f3"),
    ("castling_through_check", THROUGH_CHECK, "-h1 e1h1 e1=R", "king e1h1", "e1 f3", "f3"),
    ("castling_rook_left", CASTLES, "e1g1", "king e1g1", "e1 h1", "h1"),
    ("castling_rook_left", BLACK_CASTLES, "e8c8", "king e8c8", "e8 a8", "a8"),
    ("castling_wrong_squares", CASTLES, "e1b1 a1c1", "king e1b1", "e1 a1", "a1"),
    ("castling_wrong_squares", CASTLES, "e1d1 a1e1", "king e1d1", "e1 a1", "a1"),
    ("castling_wrong_squares", BLACK_CASTLES, "e8g8 h8e8", "king e8g8", "e8 h8", "h8"),
    ("not_your_move", STARTING_FEN, "e7e5", "pawn e7e5", "e7 e5", "e5"),
    ("not_your_move", BLACK_CASTLES, "e1g1 h1f1", "rook h1f1", "h1 f1", "f1"),
    ("opponents_piece_moved", STARTING_FEN, "e7e4", "pawn e7e4", "e7 e4", "e4"),
    ("opponents_piece_moved", STARTING_FEN, "e2e4 e7e5", "pawn e7e5", "e7 e5", "e5"),
    ("opponents_piece_moved", STARTING_FEN, "e7e5 -d2", "pawn e7e5", "e7 e5", "e5"),
    ("several_moved", STARTING_FEN, "e2e4 d2d4", " ", "d2 e2 d4 e4", ""),
    ("several_moved", CASTLES, "e1d1 h1f1", " ", "e1 h1 d1 f1", ""),
    ("two_on_one_square", KNIGHT_AND_PAWN, "e2+d4", "knight e2d4", "e2 d4", "d4"),
    ("two_on_one_square", SEVENTH, "e7e8 e8+Q", "pawn e7e8", "e7 e8", "e8"),
    ("two_on_one_square", SEVENTH, "e7+d8", "pawn e7d8", "e7 d8", "d8"),
    ("two_on_one_square", BARE, "e1+Q", "queen", "e1", "e1"),
    ("piece_missing", STARTING_FEN, "-b1", "knight", "b1", "b1"),
    ("piece_missing", STARTING_FEN, "-b8", "knight", "b8", "b8"),
    ("piece_missing", BARE, "-e1", "king", "e1", "e1"),
    ("piece_missing", STARTING_FEN, "e2e4 -d7", "pawn", "d7", "d7"),
    ("piece_missing", KNIGHT_AND_PAWN.replace("3p4", "3p3p"), "e2d4 -h4", "pawn", "h4", "h4"),
    ("piece_missing", CASTLES, "e1g1 -h1", "rook", "h1", "h1"),
    ("piece_missing", CASTLES, "e1g1 h1f1 -h7", "pawn", "h7", "h7"),
    ("piece_missing", "4r2k/4P3/8/8/8/8/8/K7 w - - 0 1", "-e7", "pawn", "e7", "e7"),
    ("piece_missing", "4k3/4P3/8/8/8/8/8/K7 w - - 0 1", "-e7 -a1", "king", "a1", "a1"),
    ("piece_added", BARE, "d4=Q", "queen", "d4", "d4"),
    ("piece_added", KNIGHT_AND_PAWN, "e2d4 h5=q", "queen", "h5", "h5"),
    ("piece_added", CASTLES, "e1g1 h1f1 e5=N", "knight", "e5", "e5"),
    ("piece_changed", SEVENTH, "e7=Q", "pawn e7e7", "e7", "e7"),
    ("piece_changed", SEVENTH, "-e7 h3=Q", "pawn e7h3", "e7 h3", "h3"),
    ("piece_changed", SEVENTH, "-e7 a8=Q", "pawn e7a8", "e7 a8", "a8"),
    ("piece_changed", STARTING_FEN, "d8=b", "queen d8d8", "d8", "d8"),
    ("piece_changed", STARTING_FEN, "e2=N -a7", "pawn e2e2", "e2", "e2"),
    ("promotion_wrong", SEVENTH, "e7e8 e8=K", "pawn e7e8", "e7 e8", "e8"),
    ("promotion_wrong", SEVENTH, "e7d8 d8=q", "pawn e7d8", "e7 d8", "d8"),
)  # fmt: skip


@pytest.mark.parametrize(("reason", "fen", "hands", "moved", "squares", "square"), FAULTS, ids=lambda value: value)
def test_every_fault_of_a_placement_is_told(
    reason: str, fen: str, hands: str, moved: str, squares: str, square: str
) -> None:
    piece, _, way = moved.partition(" ")
    assert fault(fen, hands) == Illegality(
        article="7.5.1",
        reason=f"illegal.{reason}",
        squares=tuple(squares.split()),
        piece=piece,
        from_square=way[:2],
        to_square=way[2:],
        square=square,
    )


def test_a_press_without_a_move_is_a_fault_of_its_own() -> None:
    assert fault(STARTING_FEN, "") == Illegality(article="7.5.3", reason="illegal.no_move", squares=(), piece="")


@pytest.mark.parametrize(
    ("fen", "hands", "way"),
    [
        (SEVENTH, "e7e8", "e7e8"),
        (SEVENTH, "-e7", "e7e8"),
        (SEVENTH, "e7d8", "e7d8"),
        (SEVENTH, "e7d8 -d8", "e7d8"),
        ("4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "a2a1", "a2a1"),
        ("4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "-a2", "a2a1"),
        ("4k3/8/8/8/8/8/p7/1N2K3 b - - 0 1", "-a2 -b1", "a2b1"),
        ("3r1r1k/2P1P3/8/8/8/8/8/K7 w - - 0 1", "c7d8", "c7d8"),
        ("3r1r1k/2P1P3/8/8/8/8/8/K7 w - - 0 1", "e7d8", "e7d8"),
    ],
)
def test_a_pawn_left_on_the_last_rank_lacks_only_its_new_piece(fen: str, hands: str, way: str) -> None:
    assert pawn_left_on_last_rank(Position(fen), standing(Position(fen), hands)) == (way[:2], way[2:])
    assert fault(fen, hands) == Illegality(
        article="7.5.2",
        reason="illegal.promotion_missing",
        squares=(way[:2], way[2:]),
        piece="pawn",
        from_square=way[:2],
        to_square=way[2:],
        square=way[2:],
    )


@pytest.mark.parametrize(
    ("fen", "hands", "reason"),
    [
        (SEVENTH, "e7+d8", "illegal.two_on_one_square"),
        (SEVENTH, "e7e8 -d8", "illegal.piece_missing"),
        (SEVENTH, "e7f8", "illegal.pawn_aside"),
        ("4r2k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8", "illegal.pawn_takes_straight"),
        ("8/r3P1K1/8/8/8/8/8/4k3 w - - 0 1", "e7e8", "illegal.pinned"),
        ("8/4P3/8/8/8/8/k6r/7K w - - 0 1", "e7e8", "illegal.king_left_in_check"),
        ("3k4/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8", "illegal.king_taken"),
        ("3k4/8/4P3/8/8/8/8/K7 w - - 0 1", "e6e7", ""),
    ],
)
def test_a_pawn_that_may_not_be_there_is_no_promotion_left_out(fen: str, hands: str, reason: str) -> None:
    placement = standing(Position(fen), hands)
    assert pawn_left_on_last_rank(Position(fen), placement) is None
    if reason:
        found = why_not_a_move(Position(fen), placement)
        assert (found.article, found.reason) == ("7.5.1", reason)


@pytest.mark.parametrize(
    ("moves", "hands", "reason", "squares"),
    [
        ("e1d1 e8d8 d1e1 d8e8", "e1g1", "illegal.castling_king_moved", ("e1",)),
        ("e1d1 e8d8 d1e1 d8e8", "e1g1 h1f1", "illegal.castling_king_moved", ("e1",)),
        ("h1g1 h8g8 g1h1 g8h8", "e1g1 h1f1", "illegal.castling_rook_moved", ("e1", "h1")),
        ("h1g1 h8g8 g1h1 g8h8 a2a3", "e8g8", "illegal.castling_rook_moved", ("e8", "h8")),
        ("a2a3 h8g8 a3a4 g8h8", "e1c1 a1d1 -a7", "illegal.piece_missing", ("a7",)),
    ],
)
def test_the_moves_of_the_game_tell_why_castling_is_over(
    moves: str, hands: str, reason: str, squares: tuple[str, ...]
) -> None:
    found = fault(CASTLES, hands, *moves.split())
    assert (found.reason, found.squares) == (reason, squares)


def test_the_values_for_the_sentences_are_those_there_are() -> None:
    assert fault(STARTING_FEN, "e2e5").params == (("piece", "pawn"), ("from", "e2"), ("to", "e5"), ("square", "e5"))
    assert fault(STARTING_FEN, "-b1").params == (("piece", "knight"), ("square", "b1"))
    assert fault(STARTING_FEN, "").params == ()


@pytest.mark.parametrize(("fen", "hands"), [(STARTING_FEN, "e2e4"), (CASTLES, "e1g1 h1f1"), (EN_PASSANT, "e5d6 -d5")])
def test_a_legal_move_has_no_fault(fen: str, hands: str) -> None:
    with pytest.raises(ValueError, match="legal move"):
        fault(fen, hands)


SQUARES = st.sampled_from(SQUARE_NAMES)
LETTERS = "PNBRQKpnbrqk"


@st.composite
def disturbed(draw: st.DrawFn, before: Placement) -> Placement:
    """What a few random hands make of a placement: pieces go, come, change, and stand together."""
    squares = list(before.squares)
    for kind, one, other in draw(st.lists(st.tuples(st.integers(0, 3), SQUARES, SQUARES), max_size=4)):
        origin, target = SQUARE_NAMES.index(one), SQUARE_NAMES.index(other)
        match kind:
            case 0:
                squares[target], squares[origin] = squares[origin], ""
            case 1:
                squares[origin], squares[target] = "", squares[target] + squares[origin]
            case 2:
                squares[target] = draw(st.sampled_from(("", *LETTERS)))
            case _:
                squares[target] += draw(st.sampled_from(LETTERS))
    return Placement(tuple(squares))


PLACEMENTS = st.lists(st.sampled_from(("", "", "", *LETTERS, "pK")), min_size=64, max_size=64).map(
    lambda squares: Placement(tuple(squares))
)


@st.composite
def stood_positions(draw: st.DrawFn) -> Position:
    """A position that legal moves reach, or any at all: a game goes on from what stands after an illegal move."""
    if draw(st.booleans()):
        return draw(positions())
    sides, castling = draw(st.sampled_from("wb")), draw(st.sampled_from(("-", "KQkq")))
    legal = draw(positions())
    placement = draw(st.one_of(disturbed(Placement.from_board_fen(legal.board_fen)), PLACEMENTS))
    return Position(f"{placement.board_fen()} {sides} {castling} - 0 1")


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_every_placement_has_a_reason(data: st.DataObject) -> None:
    position = data.draw(stood_positions())
    before = Placement.from_board_fen(position.board_fen)
    placement = data.draw(st.one_of(disturbed(before), PLACEMENTS))
    assume(all(Placement.from_board_fen(position.board_fen_after(uci)) != placement for uci in position.legal_moves()))
    found = why_not_a_move(position, placement)
    assert found.article == {"illegal.no_move": "7.5.3", "illegal.promotion_missing": "7.5.2"}.get(
        found.reason, "7.5.1"
    )
    assert set(found.squares) <= set(SQUARE_NAMES)
    assert bool(found.squares) is (placement != before)
    assert (pawn_left_on_last_rank(position, placement) is not None) is (found.article == "7.5.2")


@settings(deadline=None)
@given(st.data())
def test_one_piece_put_anywhere_is_told_with_its_way(data: st.DataObject) -> None:
    """Whosever it is; but where it took its double off, or its own king, what is gone weighs more."""
    position = data.draw(positions())
    before = Placement.from_board_fen(position.board_fen)
    one = data.draw(st.sampled_from([square for square in SQUARE_NAMES if before.at(square)]))
    others = [square for square in SQUARE_NAMES if before.at(square) not in (before.at(one), "k", "K")]
    other = data.draw(st.sampled_from(others))
    placement = before.moved(one, other)
    assume(all(Placement.from_board_fen(position.board_fen_after(uci)) != placement for uci in position.legal_moves()))
    found = why_not_a_move(position, placement)
    assert found.squares[0] == one
    assert (found.from_square, found.to_square) == (one, other)
