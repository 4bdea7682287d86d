"""Positions: history, same position, why a move is illegal (articles 3, 5.1.1, 5.2, 9.2, 9.3)."""

import chess
import pytest
from hypothesis import given, settings

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import STARTING_FEN, FenError, Position, check_fen
from tests.game.strategies import positions

CASTLES = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"


def played(fen: str, *moves: str) -> Position:
    position = Position(fen)
    for uci in moves:
        assert uci in position.legal_moves(), uci
        position = position.after(uci)
    return position


def test_a_fen_is_written_back_in_full() -> None:
    assert check_fen("4k3/8/8/8/8/8/8/4K3") == "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    assert check_fen(STARTING_FEN) == STARTING_FEN


@pytest.mark.parametrize(
    "fen",
    [
        "",
        "startpos",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "К3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    ],
)
def test_a_fen_without_both_kings_or_that_cannot_be_read_is_refused(fen: str) -> None:
    with pytest.raises(FenError):
        check_fen(fen)


def test_the_side_to_move_alternates() -> None:
    assert Position(STARTING_FEN).turn is Color.WHITE
    assert played(STARTING_FEN, "e2e4").turn is Color.BLACK
    assert played(STARTING_FEN, "e2e4", "e7e5").turn is Color.WHITE


def test_the_fen_names_an_en_passant_square_only_where_the_capture_is_legal() -> None:
    assert played(STARTING_FEN, "e2e4").fen == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    assert Position(EN_PASSANT).fen == "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"


def test_counters_and_placement() -> None:
    position = played(STARTING_FEN, "g1f3", "g8f6", "e2e4")
    assert position.board_fen == "rnbqkb1r/pppppppp/5n2/8/4P3/5N2/PPPP1PPP/RNBQKB1R"
    assert (position.fullmove_number, position.halfmove_clock) == (2, 0)
    assert (position.after("b8c6").fullmove_number, position.after("b8c6").halfmove_clock) == (3, 1)


def test_legal_moves() -> None:
    assert len(Position(STARTING_FEN).legal_moves()) == 20
    assert Position(EN_PASSANT).legal_moves() >= {"e5d6", "e5e6"}
    assert {uci for uci in Position("7k/4P3/8/8/8/8/8/K7 w - - 0 1").legal_moves() if uci[0] == "e"} == {
        "e7e8q",
        "e7e8r",
        "e7e8b",
        "e7e8n",
    }


def test_a_king_is_never_taken_even_where_it_stands_in_check_out_of_turn() -> None:
    position = Position("4k3/8/8/8/8/8/8/4R2K w - - 0 1")
    assert "e1e7" in position.legal_moves()
    assert "e1e8" not in position.legal_moves()


def test_the_placement_after_a_move_is_that_of_the_position_after_it() -> None:
    for fen, uci in ((CASTLES, "e1c1"), (EN_PASSANT, "e5d6"), ("7k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7e8n")):
        position = Position(fen)
        assert position.board_fen_after(uci) == position.after(uci).board_fen
        assert position.board_fen == Position(fen).board_fen


@settings(deadline=None)
@given(positions())
def test_the_placement_after_each_move_is_its_own(position: Position) -> None:
    """No two legal moves give the same placement: what stands tells which move was made."""
    placements = {position.board_fen_after(uci) for uci in position.legal_moves()}
    assert len(placements) == len(position.legal_moves())


@settings(deadline=None)
@given(positions())
def test_a_position_is_the_board_with_its_moves_played(position: Position) -> None:
    board = chess.Board(position.base_fen)
    for uci in position.moves:
        board.push_uci(uci)
    assert position.fen == board.fen()
    assert position.legal_moves() == {move.uci() for move in board.legal_moves}
    assert (position.is_check(), position.is_checkmate(), position.is_stalemate()) == (
        board.is_check(),
        board.is_checkmate(),
        board.is_stalemate(),
    )
    assert position.occurrences() >= 1
    assert (position.occurrences() >= 3) is board.is_repetition(3)


def test_what_stands_on_a_square() -> None:
    position = Position(STARTING_FEN)
    assert [position.letter_at(square) for square in ("e1", "d8", "e4")] == ["K", "q", ""]
    assert [position.color_at(square) for square in ("e1", "d8", "e4")] == [Color.WHITE, Color.BLACK, None]
    assert position.king_square(Color.WHITE) == "e1"
    assert position.king_square(Color.BLACK) == "e8"


def test_a_side_whose_king_was_taken_is_not_stalemated() -> None:
    assert not Position("8/8/8/8/8/8/8/R3K3 b - - 0 1").is_stalemate()


def test_check_mate_and_stalemate() -> None:
    mate = played(STARTING_FEN, "f2f3", "e7e5", "g2g4", "d8h4")
    assert (mate.is_check(), mate.is_checkmate(), mate.is_stalemate()) == (True, True, False)
    stale = Position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    assert (stale.is_check(), stale.is_checkmate(), stale.is_stalemate()) == (False, False, True)
    check = Position("4k3/8/8/8/8/8/8/4R2K b - - 0 1")
    assert (check.is_check(), check.is_checkmate(), check.is_stalemate()) == (True, False, False)


def test_san_and_what_is_typed() -> None:
    position = Position(STARTING_FEN)
    assert position.san("g1f3") == "Nf3"
    for typed in ("g1f3", "Nf3", "N1f3", "Ngf3"):
        assert position.uci_of(typed) == "g1f3"
    assert Position(CASTLES).uci_of("O-O") == "e1g1"
    assert Position(CASTLES).uci_of("0-0-0") == "e1c1"
    assert Position("7k/4P3/8/8/8/8/8/K7 w - - 0 1").uci_of("e8=N") == "e7e8n"


@pytest.mark.parametrize(
    "text", ["", "e2e5", "Nf4", "0000", "--", "Z0", "@@@@", "Кf3", "е4", "e7e8q", "O-O", "♞f6", "e2"]
)
def test_typed_text_that_means_no_legal_move(text: str) -> None:
    assert Position(STARTING_FEN).uci_of(text) is None


def test_a_promotion_typed_without_its_piece_is_no_move() -> None:
    position = Position("7k/4P3/8/8/8/8/8/K7 w - - 0 1")
    assert position.uci_of("e7e8") is None
    assert position.uci_of("e8") is None


def test_where_the_captured_piece_stands() -> None:
    assert Position(EN_PASSANT).captured_square("e5d6") == "d5"
    assert Position(EN_PASSANT).captured_square("e5e6") is None
    assert played(STARTING_FEN, "e2e4", "d7d5").captured_square("e4d5") == "d5"
    assert Position(CASTLES).captured_square("e1g1") is None
    black = Position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 2")
    assert black.captured_square("d4e3") == "e4"


@pytest.mark.parametrize(
    ("turn", "uci", "hop"),
    [
        ("w", "e1g1", ("h1", "f1")),
        ("w", "e1c1", ("a1", "d1")),
        ("b", "e8g8", ("h8", "f8")),
        ("b", "e8c8", ("a8", "d8")),
        ("w", "e1f1", None),
        ("w", "h1g1", None),
    ],
)
def test_the_rook_of_castling(turn: str, uci: str, hop: tuple[str, str] | None) -> None:
    assert Position(CASTLES.replace(" w ", f" {turn} ")).rook_hop(uci) == hop


WHY = (
    ("own_piece_there", STARTING_FEN, "a1a2", ""),
    ("own_piece_there", STARTING_FEN, "a1a1", ""),
    ("own_piece_there", CASTLES, "e1h1", ""),
    ("king_cannot_be_taken", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8", ""),
    ("castling_right_lost", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1", "e1g1", ""),
    ("castling_no_rook", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1c1", ""),
    ("castling_no_rook", "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "e1g1", ""),
    ("castling_no_rook", "r3k2B/8/8/8/8/8/8/4K3 b q - 0 1", "e8g8", ""),
    ("castling_right_lost", "r3k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1", "e8c8", ""),
    ("castling_in_check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", "e4"),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "b1"),
    ("castling_way_blocked", "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "e1g1", "f1"),
    ("castling_way_blocked", "rn2k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "b8"),
    ("castling_through_check", "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1", "f3"),
    ("castling_through_check", "4k3/8/8/8/8/6r1/8/R3K2R w KQ - 0 1", "e1g1", "g3"),
    ("castling_through_check", "r3k3/8/8/8/8/8/8/3RK3 b q - 0 1", "e8c8", "d1"),
    ("castling_through_check", "4k3/8/8/8/8/2rr4/8/R3K2R w KQ - 0 1", "e1c1", "c3 d3"),
    ("king_into_check", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "e1e2", "a2"),
    ("king_into_check", "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "e1e2", "e3"),
    ("king_into_check", "4r1k1/8/8/8/8/8/4K3/8 w - - 0 1", "e2e1", "e8"),
    ("king_left_in_check", "4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "a1a2", "e4"),
    ("king_left_in_check", "8/4P3/8/8/8/8/k6r/7K w - - 0 1", "e7e8", "h2"),
    ("pinned", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2c3", "e4"),
    ("pinned", "4k3/8/8/KPpr4/8/8/8/8 w - c6 0 2", "b5c6", "d5"),
    ("pinned", "8/r3P1K1/8/8/8/8/8/4k3 w - - 0 1", "e7e8", "a7"),
    ("way_is_blocked", STARTING_FEN, "a1a4", "a2"),
    ("way_is_blocked", STARTING_FEN, "c1h6", "d2"),
    ("way_is_blocked", "4k3/4p3/8/4P3/8/8/8/4K3 b - - 0 1", "e7e5", "e5"),
    ("way_is_blocked", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4", "e3"),
    ("way_is_blocked", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e3", "e3"),
    ("way_is_blocked", "4k3/8/8/8/4p3/4P3/8/4K3 b - - 0 1", "e4e3", "e3"),
    ("piece_does_not_move_so", STARTING_FEN, "g1g3", ""),
    ("piece_does_not_move_so", STARTING_FEN, "e2e5", ""),
    ("piece_does_not_move_so", STARTING_FEN, "e2d3", ""),
    ("piece_does_not_move_so", STARTING_FEN, "e2e6", ""),
    ("piece_does_not_move_so", STARTING_FEN, "a1b3", ""),
    ("piece_does_not_move_so", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", ""),
    ("piece_does_not_move_so", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e2", ""),
    ("piece_does_not_move_so", "4k3/8/8/8/8/8/8/3K4 w - - 0 1", "d1f1", ""),
    ("piece_does_not_move_so", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", ""),
    ("piece_does_not_move_so", "r3k3/8/8/8/8/8/8/4K2R b q - 0 1", "e8e6", ""),
)


@pytest.mark.parametrize(("code", "fen", "uci", "squares"), WHY, ids=[f"{row[0]}-{row[2]}" for row in WHY])
def test_why_a_move_is_illegal(code: str, fen: str, uci: str, squares: str) -> None:
    position = Position(fen)
    assert not any(legal.startswith(uci) for legal in position.legal_moves())
    assert position.why_illegal(uci[:2], uci[2:]) == (f"refusal.{code}", tuple(squares.split()))


def test_a_check_is_not_a_pin() -> None:
    """A pinned piece while the king is in check from elsewhere: the check is what matters."""
    position = Position("4k3/8/8/8/4r3/8/4N3/r3K3 w - - 0 1")
    assert position.why_illegal("e2", "c3") == ("refusal.king_left_in_check", ("a1", "e4"))


@pytest.mark.parametrize(
    ("moves", "color", "mates"),
    [
        (("f2f3", "e7e5", "g2g4", "d8h4"), Color.BLACK, True),
        (("f2f3", "e7e5", "g2g4", "d8h4"), Color.WHITE, False),
        (("f2f3", "e7e5", "g2g4"), Color.WHITE, False),
        (("f2f3", "e7e5", "g2g5", "d8h4"), Color.BLACK, False),
        ((), Color.WHITE, False),
    ],
)
def test_a_mating_line_is_legal_and_mates(moves: tuple[str, ...], color: Color, mates: bool) -> None:
    assert Position(STARTING_FEN).is_mating_line(moves, color) is mates


def test_a_pinned_piece_attacks_too() -> None:
    position = Position("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1")
    assert position.attacked_from("e2") == frozenset(["d1", "f1", "d3", "f3", "c4", "g4", "b5", "h5", "a6"])
    assert position.attackers_of("c4", Color.WHITE) == {"e2"}
    assert position.attackers_of("e2", Color.BLACK) == {"e8"}
    assert position.attackers_of("e2", Color.WHITE) == {"e1"}
    assert position.attacked_from("a1") == frozenset()
