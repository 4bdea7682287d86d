"""A move as hands make it: the acts that a typed move, a tapped move or a story's "move" stands for.

A capturing move touches the own piece first, then the captured one; castling touches the king first.
"""

from ladya_desktop.game import acts
from ladya_desktop.game.acts import Act, Actor
from ladya_desktop.game.placement import Placement
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.state import GameState


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


def hands_of(state: GameState, uci: str, *, by: Actor, at_ms: int) -> tuple[Act, ...]:
    """The acts of a UCI move under the conduct of the game; on a wooden board everything by hand.

    There the board is put right first if an earlier try has left the square of the piece empty; the rook of castling
    and the pawn taken en passant are moved by hand. A move that is not legal is made as it is written: king, then rook
    if it looks like castling.
    """
    if state.regulations.conduct is not Conduct.STRICT:
        return hand_acts(state.placement, uci, by=by, at_ms=at_ms)
    is_on_move = by.color is state.current.turn
    is_messy = is_on_move and state.is_board_touched and not state.placement.at(uci[:2])
    tidy: tuple[Act, ...] = (acts.SetRight(by=by, at_ms=at_ms),) if is_messy else ()
    placement = state.right_placement if is_messy else state.placement
    hands = hand_acts(placement, uci, by=by, at_ms=at_ms)
    return (*tidy, *hands, *_rest_by_hand(placement, uci, by=by, at_ms=at_ms))


def _rest_by_hand(placement: Placement, uci: str, *, by: Actor, at_ms: int) -> tuple[Act, ...]:
    hop = _rook_hop(placement, uci)
    if hop is not None:
        rook = acts.Touch(by=by, at_ms=at_ms, squares=(hop[0],))
        return (rook, acts.Put(by=by, at_ms=at_ms, square=hop[1]))
    passed = uci[2] + uci[1]
    is_sidestep = placement.at(uci[:2]) in ("P", "p") and uci[0] != uci[2] and not placement.at(uci[2:4])
    if is_sidestep and placement.at(passed) in ("P", "p"):
        return (acts.Remove(by=by, at_ms=at_ms, square=passed),)
    return ()


def _rook_hop(placement: Placement, uci: str) -> tuple[str, str] | None:
    """The rook's way if a king goes two squares sideways from its own square towards a rook in the corner."""
    rank = {"K": "1", "k": "8"}.get(placement.at(uci[:2]))
    if rank is None or uci[:2] != "e" + rank or uci[2:4] not in ("g" + rank, "c" + rank):
        return None
    hop = ("h" + rank, "f" + rank) if uci[2] == "g" else ("a" + rank, "d" + rank)
    return hop if placement.at(hop[0]) in ("R", "r") else None


def _is_capture(placement: Placement, from_square: str, to_square: str) -> bool:
    own, other = placement.color_at(from_square), placement.color_at(to_square)
    return own is not None and other is own.other
