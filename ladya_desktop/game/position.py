"""The position of a game: a base position and the half-moves played since, and the only door to `chess.Board`.

A half-move is the UCI of a legal move, or `standing_half_move`: an illegal one that stood, from which the game goes
on (13.4.2). Such a position may lack a king, leave both kings in check or have a pawn on the last rank.

A `Position` is a value; the board behind it is rebuilt and never handed out, because python-chess's queries
push and pop on the object itself. Covers articles 3 (moves), 5.1.1 and 5.2 (mate, stalemate), 9.2.2 (same
position), 9.3 (fifty moves).
"""

from dataclasses import dataclass
from functools import lru_cache

import chess

from ladya_desktop.game.by_color import Color

STARTING_FEN = chess.STARTING_FEN

_Key = tuple[int | bool | None, ...]


class FenError(ValueError):
    """A FEN that cannot be read, or a position without exactly one king of each colour."""


def check_fen(fen: str) -> str:
    """Reads a FEN and writes it back in full.

    Raises:
        FenError: if it cannot be read or a king is missing or doubled.
    """
    try:
        board = chess.Board(fen)
    except ValueError as error:
        raise FenError(str(error)) from error
    if any(len(board.pieces(chess.KING, color)) != 1 for color in chess.COLORS):
        raise FenError(f"not exactly one king of each colour: {fen!r}")
    return board.fen(en_passant="fen")


_STOOD = "="
_STRIDE = 64


def standing_half_move(fen: str) -> str:
    """How a history names an illegal move that stood: by the FEN of what it left."""
    return _STOOD + fen


def is_standing_half_move(half_move: str) -> bool:
    """Whether the half-move is an illegal one that stood."""
    return half_move.startswith(_STOOD)


def _replay(base_fen: str, moves: tuple[str, ...]) -> tuple[chess.Board, tuple[_Key, ...]]:
    """The board after the moves and the keys of all positions on the way, each made from the one before it.

    Going ahead in strides keeps the recursion shallow when nothing is remembered yet.
    """
    for length in range(_STRIDE, len(moves), _STRIDE):
        _replay_last(base_fen, moves[:length])
    return _replay_last(base_fen, moves)


@lru_cache(maxsize=1024)
def _replay_last(base_fen: str, moves: tuple[str, ...]) -> tuple[chess.Board, tuple[_Key, ...]]:
    if not moves:
        board = chess.Board(base_fen)
        return board, (_key(board),)
    before, keys = _replay_last(base_fen, moves[:-1])
    if is_standing_half_move(moves[-1]):
        board = chess.Board(moves[-1].removeprefix(_STOOD))
    else:
        board = before.copy(stack=False)
        board.push(chess.Move.from_uci(moves[-1]))
    return board, (*keys, _key(board))


def _key(board: chess.Board) -> _Key:
    """What makes two positions the same (9.2.2): placement, side to move, legal en passant, castling rights."""
    return (
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.turn,
        board.clean_castling_rights(),
        board.ep_square if board.has_legal_en_passant() else None,
    )


@dataclass(frozen=True, slots=True)
class Position:
    """A base FEN and half-moves: UCI moves, each legal where it was played, or illegal ones that stood."""

    base_fen: str
    moves: tuple[str, ...] = ()

    @property
    def _board(self) -> chess.Board:
        return _replay(self.base_fen, self.moves)[0]

    @property
    def turn(self) -> Color:
        """The side having the move."""
        return Color.WHITE if self._board.turn else Color.BLACK

    @property
    def fen(self) -> str:
        """The FEN; an en passant square only where the capture is legal."""
        return _fen(self)

    @property
    def board_fen(self) -> str:
        """The first field of the FEN."""
        return _board_fen(self)

    @property
    def fullmove_number(self) -> int:
        """The number printed before the next move."""
        return self._board.fullmove_number

    @property
    def halfmove_clock(self) -> int:
        """Half-moves since the last capture or pawn move (9.3); it is no clock."""
        return self._board.halfmove_clock

    def legal_moves(self) -> frozenset[str]:
        """Every legal move."""
        return _legal_moves(self)

    def after(self, uci: str) -> "Position":
        """The position after a legal move."""
        return Position(self.base_fen, (*self.moves, uci))

    def board_fen_after(self, uci: str) -> str:
        """The first field of the FEN after a legal move, without replaying the game for it."""
        board = self._board.copy(stack=False)
        board.push(chess.Move.from_uci(uci))
        return _placement_of(board)

    def letter_at(self, square: str) -> str:
        """The FEN letter of the piece on the square, "" if it is empty."""
        piece = self._board.piece_at(chess.parse_square(square))
        return piece.symbol() if piece else ""

    def color_at(self, square: str) -> Color | None:
        """Whose piece stands on the square."""
        letter = self.letter_at(square)
        if not letter:
            return None
        return Color.WHITE if letter.isupper() else Color.BLACK

    def occurrences(self) -> int:
        """How often this position has stood in the game, now included (9.2)."""
        keys = _replay(self.base_fen, self.moves)[1]
        return keys.count(keys[-1])

    def is_check(self) -> bool:
        """Whether the side to move is in check (3.9)."""
        return self._board.is_check()

    def checkers(self) -> tuple[str, ...]:
        """Where the pieces stand that give check to the side to move."""
        return tuple(chess.square_name(square) for square in self._board.checkers())

    def is_checkmate(self) -> bool:
        """Whether the side to move is mated (5.1.1)."""
        return self._board.is_checkmate()

    def is_stalemate(self) -> bool:
        """Whether the side to move is stalemated (5.2.1); never without a king, taken by an illegal move that stood."""
        return self.king_square(self.turn) is not None and self._board.is_stalemate()

    def is_mating_line(self, moves: tuple[str, ...], color: Color) -> bool:
        """Whether the moves are legal one after another from here and the side mates with the last of them."""
        board = chess.Board(self.fen)
        for uci in moves:
            move = chess.Move.from_uci(uci)
            if not board.is_legal(move):
                return False
            board.push(move)
        return board.is_checkmate() and board.turn is (color is Color.BLACK)

    def king_square(self, color: Color) -> str | None:
        """Where the king of a side stands; None if an illegal move that stood has taken it."""
        square = self._board.king(color is Color.WHITE)
        return None if square is None else chess.square_name(square)

    def is_king_attacked(self, color: Color) -> bool:
        """Whether the king of a side could be taken, whoever has the move."""
        board, king = self._board, self._board.king(color is Color.WHITE)
        return king is not None and board.is_attacked_by(color is not Color.WHITE, king)

    def attacked_from(self, square: str) -> frozenset[str]:
        """Every square that the piece on `square` attacks, even if it may not go there (3.1.3)."""
        return frozenset(chess.square_name(each) for each in self._board.attacks(chess.parse_square(square)))

    def attackers_of(self, square: str, color: Color) -> frozenset[str]:
        """Where the pieces of a side stand that attack the square."""
        attackers = self._board.attackers(color is Color.WHITE, chess.parse_square(square))
        return frozenset(chess.square_name(each) for each in attackers)

    def has_pawn_on_last_rank(self) -> bool:
        """Whether a pawn stands where it should have been promoted."""
        return bool(self._board.pawns & chess.BB_BACKRANKS)

    def fen_of_illegal_move(self, board_fen: str) -> str:
        """The FEN to go on from if the side to move leaves `board_fen` standing by an illegal move."""
        board, before = chess.Board(None), self._board
        board.set_board_fen(board_fen)
        board.castling_rights = before.castling_rights
        board.castling_rights = board.clean_castling_rights()
        board.turn = not before.turn
        is_quiet = board.pawns == before.pawns and board.occupied.bit_count() == before.occupied.bit_count()
        board.halfmove_clock = before.halfmove_clock + 1 if is_quiet else 0
        board.fullmove_number = before.fullmove_number + (0 if before.turn else 1)
        return board.fen()

    def san(self, uci: str) -> str:
        """A legal move in English short notation."""
        return self._board.san(chess.Move.from_uci(uci))

    def sans(self) -> tuple[str, ...]:
        """The moves since the base position in English short notation."""
        board = chess.Board(self.base_fen)
        return tuple(board.san_and_push(chess.Move.from_uci(uci)) for uci in self.moves)

    def uci_of(self, text: str) -> str | None:
        """The legal move that typed UCI or English SAN means, None if there is none."""
        board = self._board
        for parse in (board.parse_uci, board.parse_san):
            try:
                move = parse(text)
            except ValueError:
                continue
            if move:
                return move.uci()
        return None

    def captured_square(self, uci: str) -> str | None:
        """Where the piece stands that the move takes: its target, or the passed pawn's square."""
        board, move = self._board, chess.Move.from_uci(uci)
        if board.is_en_passant(move):
            return chess.square_name(
                chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
            )
        return uci[2:4] if board.piece_at(move.to_square) else None

    def rook_hop(self, uci: str) -> tuple[str, str] | None:
        """The rook's squares (from, to) if the move is castling."""
        move = chess.Move.from_uci(uci)
        if not self._board.is_castling(move):
            return None
        rank = uci[1]
        return (f"h{rank}", f"f{rank}") if uci[2] == "g" else (f"a{rank}", f"d{rank}")

    def why_illegal(self, from_square: str, to_square: str) -> tuple[str, tuple[str, ...]]:
        """A refusal code for an illegal move of the side to move, and the squares of the pieces that explain it."""
        move = chess.Move(chess.parse_square(from_square), chess.parse_square(to_square))
        code, squares = _why_illegal(self._board, move)
        return code, tuple(chess.square_name(square) for square in squares)


@lru_cache(maxsize=128)
def _fen(position: Position) -> str:
    board, _ = _replay(position.base_fen, position.moves)
    en_passant = chess.square_name(board.ep_square) if board.ep_square and board.has_legal_en_passant() else "-"
    turn, castling = "w" if board.turn else "b", board.castling_xfen()
    return f"{_board_fen(position)} {turn} {castling} {en_passant} {board.halfmove_clock} {board.fullmove_number}"


@lru_cache(maxsize=128)
def _board_fen(position: Position) -> str:
    return _placement_of(_replay(position.base_fen, position.moves)[0])


def _placement_of(board: chess.Board) -> str:
    """The first field of the FEN, in a fraction of the time that asking for every square takes."""
    signs = ["1"] * 64
    for color, letters in ((chess.WHITE, "PNBRQK"), (chess.BLACK, "pnbrqk")):
        for piece_type, letter in enumerate(letters, start=1):
            pieces = board.pieces_mask(piece_type, color)
            while pieces:
                lowest = pieces & -pieces
                signs[lowest.bit_length() - 1] = letter
                pieces ^= lowest
    rows = "/".join("".join(signs[start : start + 8]) for start in range(56, -1, -8))
    for run in range(8, 1, -1):
        rows = rows.replace("1" * run, str(run))
    return rows


@lru_cache(maxsize=128)
def _legal_moves(position: Position) -> frozenset[str]:
    board, _ = _replay(position.base_fen, position.moves)
    kings = chess.SquareSet(board.kings)  # an illegal position that stands could leave one to be taken
    return frozenset(move.uci() for move in board.legal_moves if move.to_square not in kings)


def _why_illegal(board: chess.Board, move: chess.Move) -> tuple[str, chess.SquareSet]:
    nothing = chess.SquareSet()
    target = board.piece_at(move.to_square)
    if target is not None and target.color == board.turn:
        return "refusal.own_piece_there", nothing
    if target is not None and target.piece_type == chess.KING:
        return "refusal.king_cannot_be_taken", nothing
    if _is_castling_try(board, move):
        return _why_no_castling(board, move)
    if board.is_pseudo_legal(_as_queening(board, move)):
        return _king_in_danger(board, move)
    obstacles = _obstacles(board, move)
    return ("refusal.way_is_blocked", obstacles) if obstacles else ("refusal.piece_does_not_move_so", nothing)


def _as_queening(board: chess.Board, move: chess.Move) -> chess.Move:
    reaches_end = chess.square_rank(move.to_square) in (0, 7)
    is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
    return chess.Move(move.from_square, move.to_square, chess.QUEEN) if is_pawn and reaches_end else move


def _king_in_danger(board: chess.Board, move: chess.Move) -> tuple[str, chess.SquareSet]:
    after = board.copy(stack=False)
    after.push(move)
    king = after.king(board.turn)
    assert king is not None  # check_fen lets no position without kings in
    attackers = after.attackers(not board.turn, king)
    if board.piece_type_at(move.from_square) == chess.KING:
        return "refusal.king_into_check", attackers
    return ("refusal.king_left_in_check" if board.is_check() else "refusal.pinned"), attackers


def _is_castling_try(board: chess.Board, move: chess.Move) -> bool:
    home = chess.E1 if board.turn else chess.E8
    return move.from_square == home == board.king(board.turn) and move.to_square in (home - 2, home + 2)


def _why_no_castling(board: chess.Board, move: chess.Move) -> tuple[str, chess.SquareSet]:
    home = move.from_square
    rook = home + 3 if move.to_square > home else home - 4
    if board.piece_at(rook) != chess.Piece(chess.ROOK, board.turn):
        return "refusal.castling_no_rook", chess.SquareSet()
    if not board.clean_castling_rights() & chess.BB_SQUARES[rook]:
        return "refusal.castling_right_lost", chess.SquareSet()
    if board.is_check():
        return "refusal.castling_in_check", board.checkers()
    between = chess.SquareSet.between(home, rook) & board.occupied
    if between:
        return "refusal.castling_way_blocked", between
    crossed = (home + move.to_square) // 2
    attackers = board.attackers(not board.turn, crossed) | board.attackers(not board.turn, move.to_square)
    return "refusal.castling_through_check", attackers


def _obstacles(board: chess.Board, move: chess.Move) -> chess.SquareSet:
    """The pieces in the way of a piece that would go there on an emptier board."""
    piece = board.piece_at(move.from_square)
    assert piece is not None  # callers name an occupied square
    if piece.piece_type == chess.PAWN:
        return _pawn_obstacles(board, move, piece.color)
    alone = chess.Board(None)
    alone.set_piece_at(move.from_square, piece)
    if move.to_square not in alone.attacks(move.from_square):
        return chess.SquareSet()
    return chess.SquareSet.between(move.from_square, move.to_square) & board.occupied


def _pawn_obstacles(board: chess.Board, move: chess.Move, color: chess.Color) -> chess.SquareSet:
    step = 8 if color else -8
    is_on_start = chess.square_rank(move.from_square) == (1 if color else 6)
    reach = [move.from_square + step] + ([move.from_square + 2 * step] if is_on_start else [])
    if move.to_square not in reach:
        return chess.SquareSet()
    path = chess.SquareSet(reach[: reach.index(move.to_square) + 1])
    return path & board.occupied
