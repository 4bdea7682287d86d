"""A position being set up: what stands where, who is to move, and the rights that its pieces allow.

Nothing here needs to be a legal position. Castling and en passant are kept only where the pieces make them possible,
however they were wished for (the king home, the rook in its corner; a pawn that has just gone two squares and can be
taken in passing).
"""

from dataclasses import dataclass, replace

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import FILES, Placement
from ladya_desktop.game.position import STARTING_FEN, Position
from ladya_desktop.lessons import Scene

CASTLING = "KQkq"
HOMES = {"K": ("e1", "h1"), "Q": ("e1", "a1"), "k": ("e8", "h8"), "q": ("e8", "a8")}
"""Where king and rook stand for each right."""
_PASSING = {Color.WHITE: ("P", 1), Color.BLACK: ("p", -1)}
"""The pawn that takes in passing, and which way it goes."""
MOST_HALF_MOVES, MOST_MOVES = 999, 9999
_EMPTY = Placement(("",) * 64)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """`castling` are the rights wished for, `en_passant` the square wished for ("" for none)."""

    placement: Placement = _EMPTY
    turn: Color = Color.WHITE
    castling: frozenset[str] = frozenset()
    en_passant: str = ""
    halfmove_clock: int = 0
    fullmove_number: int = 1

    @property
    def fen(self) -> str:
        """The FEN, with the rights that are possible and no others."""
        passing = self.en_passant if self.en_passant in self.possible_en_passant else "-"
        return self._fen("".join(right for right in CASTLING if self.has_castling(right)) or "-", passing)

    @property
    def position(self) -> Position:
        """The position, perhaps one that no game can have."""
        return Position(self.fen)

    def may_castle(self, right: str) -> bool:
        """Whether king and rook stand where this right ("K", "Q", "k", "q") needs them."""
        king, rook = HOMES[right]
        letters = ("K", "R") if right.isupper() else ("k", "r")
        return (self.placement.at(king), self.placement.at(rook)) == letters

    def has_castling(self, right: str) -> bool:
        """Whether the right is wished for and possible."""
        return right in self.castling and self.may_castle(right)

    @property
    def lost_castling(self) -> str:
        """The rights that were wished for and are not possible."""
        return "".join(right for right in CASTLING if right in self.castling and not self.may_castle(right))

    @property
    def possible_en_passant(self) -> tuple[str, ...]:
        """The squares where a pawn could be taken in passing by a legal move."""
        rank = 6 if self.turn is Color.WHITE else 3
        return tuple(square for square in (f"{file}{rank}" for file in FILES) if self._may_pass(square))

    def with_piece(self, square: str, letter: str) -> "Setup":
        """With this piece on the square and nothing else; "" empties it."""
        return replace(self, placement=self.placement.with_piece(square, letter))

    def moved(self, from_square: str, to_square: str) -> "Setup":
        """With the piece carried to another square."""
        return replace(self, placement=self.placement.moved(from_square, to_square))

    def has_passed(self, square: str) -> bool:
        """Whether a pawn of the side not to move may have gone over the square just now, taken in passing or not."""
        rank, (own, forward) = int(square[1]), _PASSING[self.turn]
        passed, start = f"{square[0]}{rank - forward}", f"{square[0]}{rank + forward}"
        is_pawn = self.placement.at(passed) == ("p" if own == "P" else "P")
        return is_pawn and not self.placement.at(square) and not self.placement.at(start)

    def _may_pass(self, square: str) -> bool:
        own, forward = _PASSING[self.turn]
        if not self.has_passed(square):
            return False
        beside = [f"{FILES[at]}{int(square[1]) - forward}" for at in _neighbours(square[0])]
        takers = [each for each in beside if self.placement.at(each) == own]
        return any(f"{each}{square}" in Position(self._fen("-", square)).legal_moves() for each in takers)

    def _fen(self, castling: str, en_passant: str) -> str:
        turn = "w" if self.turn is Color.WHITE else "b"
        fields = (self.placement.board_fen(), turn, castling, en_passant, self.halfmove_clock, self.fullmove_number)
        return " ".join(map(str, fields))


def setup_of(fen: str) -> Setup:
    """The setup of a full FEN that can be read."""
    placement, turn, castling, passing, halfmove_clock, fullmove_number = fen.split()
    return Setup(
        placement=Placement.from_board_fen(placement),
        turn=Color.WHITE if turn == "w" else Color.BLACK,
        castling=frozenset(castling.replace("-", "")),
        en_passant=passing.replace("-", ""),
        halfmove_clock=int(halfmove_clock),
        fullmove_number=int(fullmove_number),
    )


def setup_in(scene: Scene) -> Setup:
    """What stands on the board of a scene as a position to be changed; the rights are those of its position."""
    setup = setup_of(scene.position.fen)
    if scene.standing == scene.position.board_fen:
        return setup
    return replace(setup, placement=Placement.from_board_fen(scene.standing), en_passant="")


START = setup_of(STARTING_FEN)
EMPTY = Setup()


def _neighbours(file: str) -> tuple[int, ...]:
    at = FILES.index(file)
    return tuple(each for each in (at - 1, at + 1) if 0 <= each < len(FILES))
