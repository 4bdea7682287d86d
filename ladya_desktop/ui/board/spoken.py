"""What a screen reader hears of the board: the square, the piece on it, whether it is in hand."""

from ladya_desktop.texts import t
from ladya_desktop.ui.board.looks import Content

_NAMES = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn"}


def piece_name(letter: str) -> str:
    """The name of a piece alone, of either colour: "knight"."""
    return t(f"piece.{_NAMES[letter.lower()]}.nom")


def spoken_piece(letter: str) -> str:
    """The piece of a FEN letter with its colour; "" is an empty square."""
    if not letter:
        return t("board.empty")
    side = "white" if letter.isupper() else "black"
    return t(f"board.{side}_{_NAMES[letter.lower()]}")


def spoken_square(content: Content, square: str) -> str:
    """The square under the keyboard's cursor: what stands there, and whether it is in hand."""
    what = spoken_piece(content.placement.at(square))
    if square == content.in_hand:
        what = t("board.in_hand", what=what)
    return t("board.square", square=square, what=what)


def spoken_choice(letter: str) -> str:
    """The piece that the choice of a promotion stands on."""
    return t("board.promotion", what=piece_name(letter))
