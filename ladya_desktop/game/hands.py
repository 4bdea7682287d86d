"""A move as hands make it: the acts that a typed move, a tapped move or a story's "move" stands for.

A capturing move touches the own piece first, then the captured one; castling touches the king first.
"""

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.placement import Placement


def hand_acts(placement: Placement, uci: str, *, by: Actor, at_ms: int) -> tuple[Act, ...]:
    """The acts of a UCI move for a board that finishes castling and en passant by itself; made whether legal or not."""
    from_square, to_square = uci[:2], uci[2:4]
    touched = [from_square]
    if _is_capture(placement, from_square, to_square):
        touched.append(to_square)
    hands: list[Act] = [acts.Touch(by=by, at_ms=at_ms, squares=(square,)) for square in touched]
    hands.append(acts.Put(by=by, at_ms=at_ms, square=to_square))
    if len(uci) > len("e7e8"):
        hands.append(acts.Promote(by=by, at_ms=at_ms, square=to_square, piece=uci[4]))
    return tuple(hands)


def _is_capture(placement: Placement, from_square: str, to_square: str) -> bool:
    own, other = placement.color_at(from_square), placement.color_at(to_square)
    return own is not None and other is own.other
