"""Can a side still mate by any series of legal moves (articles 5.2.2, 6.9, 7.5.5, 5.1.2)?

The answer rests on material alone for now: it never denies a mate that exists, but it may grant one that a blocked
position or a forced line rules out.
"""

from ladya_desktop.game.by_color import COLORS, Color
from ladya_desktop.game.position import Position


def can_mate(position: Position, color: Color) -> bool:
    """Whether the side can possibly mate; errs only towards True."""
    return position.has_mating_material(color)


def is_dead(position: Position) -> bool:
    """Whether neither side can mate any more (5.2.2)."""
    return not any(can_mate(position, color) for color in COLORS)
