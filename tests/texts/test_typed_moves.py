"""Moves as children type them: the one legal move that is meant, and nothing where it could be another."""

import random
from collections.abc import Iterator

import chess
import pytest

from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.texts.notation import format_san
from ladya_desktop.texts.typed_moves import meant_move, typed_squares

CENTER = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
BISHOPS = "4k3/8/3r3r/8/8/2B5/1P6/2B1K3 w - - 0 1"
PASSED = "4k3/8/8/2rpP3/1P6/8/8/4K3 w - d6 0 1"
BEHIND_PAWNS = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2"
BLACK_BEHIND_PAWNS = "rnbqkbnr/ppp1pppp/3p4/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2"
QUEEN_ON_F = "4k3/5p2/8/8/5q2/8/8/4K3 b - - 0 1"
EITHER_B = "4k3/8/8/2p5/1P1B4/8/8/4K3 w - - 0 1"
ONLY_BISHOP = "4k3/8/8/2p5/3B4/8/8/4K3 w - - 0 1"
TWO_BISHOPS = "4k3/8/3B4/2p5/1P1B4/8/8/4K3 w - - 0 1"
C_PAWN_OR_BISHOP = "4k3/8/1p6/B1P5/8/8/8/4K3 w - - 0 1"
F_PAWN_OR_QUEEN = "4k3/8/6p1/5P2/6Q1/8/8/4K3 w - - 0 1"
ONLY_F_PAWN = "4k3/8/6p1/5P2/8/8/8/4K3 w - - 0 1"
TWO_KNIGHTS = "4k3/8/8/8/3N4/8/3N4/4K3 w - - 0 1"
B1_EITHER = "4k3/8/8/8/8/8/8/1R2KB2 w - - 0 1"
BISHOP_ON_1 = "4k3/8/8/8/8/8/1R6/4KB2 w - - 0 1"
PROMOTING = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1"
CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


@pytest.mark.parametrize(
    ("fen", "typed", "uci"),
    [
        *((STARTING_FEN, typed, "e2e4") for typed in ("e4", "Пe4", "п е4", "П.e4", "Pe4", "пе2-е4", "E2E4", "1. е4!")),
        *((STARTING_FEN, typed, "b2b4") for typed in ("В4", "в4", "б4", "в2в4", "b2-b4")),
        *((STARTING_FEN, typed, f"{file}2{file}4") for typed, file in (("д4", "d"), ("г4", "g"), ("ф4", "f"))),
        (STARTING_FEN, "н4", "h2h4"),
        *((STARTING_FEN, typed, "b1c3") for typed in ("Кс3", "кc3", "nc3", "КС3", "b1c3", "Кb1-c3")),
        *((CENTER, typed, "e4d5") for typed in ("exd5", "пexd5", "еxд5", "ЕXД5", "ed", "ед", "e:d", "п ed", "e4:d5")),
        *((BISHOPS, typed, "c1h6") for typed in ("Сн6", "Сxh6", "сН6", "C1h6")),
        *((PASSED, typed, "e5d6") for typed in ("exd6 в.п.", "exd6 вп", "ехд6 (в.п.)", "exd6 e.p.")),
        *((PASSED, typed, "b4c5") for typed in ("вхс5", "bc", "ВС", "БXС5")),
        *((PROMOTING, typed, "e7d8n") for typed in ("exd8=N", "ed8К", "e7d8n", "е7д8(к)", "П e7-d8=К")),
        *((CASTLING, typed, "e1c1") for typed in ("0-0-0", "O-O-O", "о-о-о", "e1c1", "000")),
        (CASTLING, "0-0", "e1g1"),
    ],
)
def test_a_move_in_the_letters_of_a_russian_child(fen: str, typed: str, uci: str) -> None:
    assert meant_move(typed, Position(fen)) == uci


@pytest.mark.parametrize(
    ("fen", "typed", "uci"),
    [
        *((BEHIND_PAWNS, typed, "b1d2") for typed in ("b1d2", "b1-d2", "b1д2", "в1d2", "b1D2")),
        (BEHIND_PAWNS, "b1а3", "b1a3"),
        (BEHIND_PAWNS, "с1е3", "c1e3"),
        (BEHIND_PAWNS, "с1d3", None),
        (BEHIND_PAWNS, "Пb1d2", None),
        (BLACK_BEHIND_PAWNS, "b8d7", "b8d7"),
        (BLACK_BEHIND_PAWNS, "B8D7", None),
        (QUEEN_ON_F, "f4f5", "f4f5"),
        (QUEEN_ON_F, "Пf4f5", None),
        (QUEEN_ON_F, "F4F5", "f4f5"),
        (QUEEN_ON_F, "f5", "f7f5"),
        # A capital and a rank are SAN; nothing but capitals can be either
        (BISHOP_ON_1, "B1e2", "f1e2"),
        (BISHOP_ON_1, "B2e2", None),
        (BISHOP_ON_1, "B1E2", "f1e2"),
        (BISHOP_ON_1, "B2E2", "b2e2"),
        (B1_EITHER, "b1b5", "b1b5"),
        (B1_EITHER, "B1b5", "f1b5"),
        (B1_EITHER, "B1B5", None),
    ],
)
def test_two_squares_are_the_move_from_that_very_square(fen: str, typed: str, uci: str | None) -> None:
    assert meant_move(typed, Position(fen)) == uci


@pytest.mark.parametrize(
    ("fen", "typed", "uci"),
    [
        # The letter as it is written goes first
        (EITHER_B, "bxc5", "b4c5"),
        (EITHER_B, "Bxc5", "d4c5"),
        (EITHER_B, "Сxc5", "d4c5"),
        (C_PAWN_OR_BISHOP, "cxb6", "c5b6"),
        (F_PAWN_OR_QUEEN, "Фxг6", "g4g6"),
        # A letter that can be a piece or a file is one of them only if the other cannot move
        *((EITHER_B, typed, None) for typed in ("Вс5", "BXC5", "ВХС5")),
        *((C_PAWN_OR_BISHOP, typed, None) for typed in ("сxb6", "сxб6", "сb6", "Cxb6", "СXB6")),
        *((F_PAWN_OR_QUEEN, typed, None) for typed in ("фxг6", "фг6", "ФXГ6")),
        *((ONLY_F_PAWN, typed, "f5g6") for typed in ("фxг6", "фг6", "ФXГ6", "фг")),
        *((ONLY_BISHOP, typed, "d4c5") for typed in ("Вс5", "bxc5", "сc5")),
        # Two bishops can take: no pawn is played in their place
        (TWO_BISHOPS, "Сc5", None),
        (TWO_BISHOPS, "Вс5", None),
        (TWO_KNIGHTS, "Кf3", None),
        (TWO_KNIGHTS, "К4f3", "d4f3"),
        (TWO_KNIGHTS, "Кд4-ф3", "d4f3"),
        ("4k3/8/8/8/3N3N/8/8/4K3 w - - 0 1", "Кдф5", "d4f5"),
        ("4k3/8/8/8/3N3N/8/8/4K3 w - - 0 1", "кдф3", "d4f3"),
    ],
)
def test_what_can_be_two_moves_is_not_guessed(fen: str, typed: str, uci: str | None) -> None:
    assert meant_move(typed, Position(fen)) == uci


def test_two_files_are_no_move_where_two_pawns_can_take() -> None:
    position = Position("4k3/8/3p4/3pP3/4P3/8/8/4K3 w - - 0 1")
    assert meant_move("ed", position) is None
    assert meant_move("ed6", position) == "e5d6"


@pytest.mark.parametrize("typed", ["", "П", "пешка", "в9", "привет", "e", "ee", "eg", "e5", "Кf", "0-0", "Кe2", "--"])
def test_what_is_no_legal_move_means_nothing(typed: str) -> None:
    assert meant_move(typed, Position(STARTING_FEN)) is None


@pytest.mark.parametrize("typed", ["exd8", "ed", "e7d8"])
def test_a_promotion_without_its_piece_asks_for_it_or_is_no_move(typed: str) -> None:
    assert meant_move(typed, Position(PROMOTING), asks_piece=True) == "e7d8"
    assert meant_move(typed, Position(PROMOTING)) is None
    assert meant_move("exd8=Q", Position(PROMOTING), asks_piece=True) == "e7d8q"


@pytest.mark.parametrize(
    ("typed", "squares"),
    [
        *(("b1d2", "b1d2"), ("в2-в5", "b2b5"), ("E2E5", "e2e5"), ("с1d3", "c1d3"), ("a7a8q", "a7a8q")),
        *(("B1D2", ""), ("B1d2", ""), ("ф1d3", ""), ("e4", ""), ("Пe2e4", ""), ("", ""), ("0-0", "")),
    ],
)
def test_only_two_squares_that_can_be_nothing_else_name_an_illegal_move(typed: str, squares: str) -> None:
    assert typed_squares(typed) == squares


LOOK_ALIKES = str.maketrans("aceExoO", "асеЕхоО")
RUSSIAN_FILES = (str.maketrans("abcdefgh", "абсдефгн"), str.maketrans("abcdefgh", "авсдефгн"))


def random_boards(count: int) -> Iterator[chess.Board]:
    """Positions of games played at random, and full boards where much can be taken by more than one piece."""
    chance = random.Random(11)
    for number in range(count):
        board = chess.Board()
        if number % 2:
            for _ in range(chance.randrange(90)):
                if board.is_game_over():
                    break
                board.push(chance.choice(sorted(board.legal_moves, key=chess.Move.uci)))
        else:
            while board.fen() == chess.STARTING_FEN or not board.is_valid():
                crowd(board, chance)
        yield board


def crowd(board: chess.Board, chance: random.Random) -> None:
    board.set_board_fen("8/8/8/8/8/8/8/8")
    board.castling_rights = chess.BB_EMPTY
    board.turn = chance.random() < 0.5
    for square, letter in zip(chance.sample(range(64), 22), "KkQqRrBBbbNNnnPPPPpppp", strict=True):
        if letter not in "Pp" or 0 < chess.square_rank(square) < 7:
            board.set_piece_at(square, chess.Piece.from_symbol(letter))


def proper(board: chess.Board, move: chess.Move) -> Iterator[str]:
    """The move as it should be written: short and long notation of either alphabet, and UCI."""
    san = board.san(move)
    yield from (san, san.rstrip("+#"), format_san(san, "russian"), format_san(san, "figurine"), move.uci())
    if not board.is_castling(move):
        letter = "" if san[0].islower() else san[0]
        way = f"{chess.square_name(move.from_square)}{'x' if 'x' in san else '-'}{chess.square_name(move.to_square)}"
        new_piece = "=" + san.partition("=")[2][0] if move.promotion else ""
        yield from (letter + way + new_piece, format_san(letter + way + new_piece, "russian"))


def careless(text: str) -> Iterator[str]:
    """The same with small letters, with capitals, without signs, and with letters that look alike or sound alike."""
    body = text if text[0] in "abcdefgh" else text[1:]
    russian = [text[: len(text) - len(body)] + body.translate(files) for files in RUSSIAN_FILES]
    for written in (text, text.translate(LOOK_ALIKES), *russian):
        yield from (written, written.lower(), written.upper(), written.replace("x", ""), written.replace("x", ":"))


def test_every_move_properly_written_is_that_move() -> None:
    for board in random_boards(24):
        position = Position(board.fen())
        for move in board.legal_moves:
            for text in proper(board, move):
                assert meant_move(text, position) == move.uci(), (text, board.fen())


def test_a_move_carelessly_written_is_that_move_or_none() -> None:
    """Unless the text is the proper writing of another move ("bxc3" for "Bxc3")."""
    understood = refused = 0
    for board in random_boards(12):
        position = Position(board.fen())
        written = {text: move.uci() for move in board.legal_moves for text in proper(board, move)}
        without_crosses = {text.replace("x", ""): uci for text, uci in written.items() if text[0].islower()}
        for move in board.legal_moves:
            for text in {each for form in proper(board, move) for each in careless(form)}:
                found = meant_move(text, position)
                sure = written.get(text) or without_crosses.get(text.replace(":", "")) or move.uci()
                assert found in (None, sure), (text, board.fen())
                understood, refused = understood + (found is not None), refused + (found is None)
    assert understood > 10 * refused
