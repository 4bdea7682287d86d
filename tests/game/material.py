"""What python-chess knows of material: a side that lacks it can mate by no series of moves."""

import chess

from ladya_desktop.game.by_color import Color


def has_mating_material(fen: str, color: Color) -> bool:
    """Whether material alone leaves the side a mate; True does not prove one."""
    return not chess.Board(fen).has_insufficient_material(color is Color.WHITE)
