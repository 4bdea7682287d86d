"""What each square shows, decided without Qt and without a rule of chess: the snapshot says it all.

`content_of` takes from a `GameView` what a board shows; `looks` turns that and the state of the hand into one value
for each square, so that a repaint touches only the squares whose value changed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.placement import SQUARE_NAMES, Placement
from ladya_desktop.game.regulations import Conduct
from ladya_desktop.game.view import GameView, Hints, Notice, Phase
from ladya_desktop.ui.board.drawings import Drawing, Pen, fills

EMPTY = Placement(("",) * 64)
# Refusals whose squares are, after the first, the pieces that would attack the mover's king.
_ATTACKS_ON_KING = frozenset({"refusal.pinned", "refusal.king_left_in_check", "refusal.castling_in_check"})

_LEFT_IN_CHECK = "illegal.king_left_in_check"
_BOTH_HANDS = "illegal.both_hands"
"""The fault of an illegal move whose squares are the pieces that give check, and at last the king."""


class Tint(StrEnum):
    """The ground of a square."""

    PLAIN = "plain"
    LAST_MOVE = "last"
    TOUCHED = "touch"
    EXPLAINED = "illegal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """What lies on the squares besides the pieces; squares are names ("e4"), arrows go from a square to another.

    `permitted` are the squares a lesson shows as possible, `check_square` the king in check (lessons only);
    `returned` is a piece that was put back: its letter is shown pale on the square where it had been released.
    """

    touched: tuple[str, ...] = ()
    last_move: tuple[str, str] | None = None
    explained: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    permitted: tuple[str, ...] = ()
    check_square: str | None = None
    returned: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """Everything a board shows of a game.

    `in_hand` is the square of the lifted piece, `promotion` the one whose new piece must be chosen. On a wooden board
    hands do everything: nothing is chosen on it, and what stands on one square may be two pieces.
    """

    placement: Placement = EMPTY
    marks: Marks = Marks()
    in_hand: str | None = None
    promotion: str | None = None
    is_wooden: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HandState:
    """What the hand adds: whether the lifted piece has left its square, the square it is over, the keyboard's square.

    `flying_to` is the square whose piece is still on its way there and is drawn by itself; `picked` the one whose
    piece is about to be taken off although it is not lifted.
    """

    is_carrying: bool = False
    over: str | None = None
    cursor: str | None = None
    flying_to: str | None = None
    picked: str | None = None


class SquareLook(NamedTuple):
    """All that is painted on one square; two equal values look the same. `below` stands there besides `piece`."""

    piece: str = ""
    opacity: float = 1.0
    is_raised: bool = False
    tint: Tint = Tint.PLAIN
    is_dashed: bool = False
    is_permitted: bool = False
    is_check: bool = False
    is_cursor: bool = False
    below: str = ""
    fill: Pen | None = None


GHOST_OPACITY = 0.3
RETURNED_OPACITY = 0.32


def content_of(view: GameView) -> Content:
    """What the board shows of a snapshot."""
    explained, arrows = _explanation(view)
    marks = Marks(
        touched=_framed(view),
        last_move=view.last_move,
        explained=explained,
        arrows=arrows,
        permitted=_permitted(view.hints, view),
        check_square=view.hints.check_square if view.hints else None,
        returned=_returned(view),
    )
    is_strict = view.regulations.conduct is Conduct.STRICT
    return Content(
        placement=view.placement,
        marks=marks,
        in_hand=view.in_hand,
        promotion=None if is_strict else view.promotion,
        is_wooden=is_strict and view.phase is Phase.RUNNING,
    )


def looks(content: Content, hand: HandState, drawings: tuple[Drawing, ...] = ()) -> tuple[SquareLook, ...]:
    """One value for each square, a1 first."""
    pens = fills(drawings)
    special = {*_marked(content), *pens, hand.over, hand.cursor, hand.flying_to, hand.picked}
    return tuple(
        _look(square, content, hand, pens.get(square)) if square in special or len(stands) > 1 else _plain_look(stands)
        for square, stands in zip(SQUARE_NAMES, content.placement.squares, strict=True)
    )


def _marked(content: Content) -> Iterator[str | None]:
    """The squares that may show more than a piece."""
    marks = content.marks
    yield from (*marks.touched, *(marks.last_move or ()), *marks.explained, *marks.permitted, *(marks.returned or ()))
    yield from (marks.check_square, content.in_hand)


@cache
def _plain_look(piece: str) -> SquareLook:
    return SquareLook(piece=piece)


def has_same_color(placement: Placement, one: str, other: str) -> bool:
    """Whether pieces of one colour stand on both squares."""
    first, second = placement.at(one), placement.at(other)
    return bool(first and second) and first.isupper() == second.isupper()


def followed_piece(before: Placement, after: Placement, move: tuple[str, str] | None) -> tuple[str, str] | None:
    """From and to of a piece that went with the move by itself (the castling rook), None if no other piece moved."""
    others = [name for name in SQUARE_NAMES if before.at(name) != after.at(name) and name not in (move or ())]
    left = [name for name in others if not after.at(name)]
    come = [name for name in others if not before.at(name)]
    if move is None or len(left) != 1 or len(come) != 1 or before.at(left[0]) != after.at(come[0]):
        return None
    return left[0], come[0]


def _look(square: str, content: Content, hand: HandState, fill: Pen | None) -> SquareLook:
    marks = content.marks
    piece, opacity = content.placement.at(square), 1.0
    is_held = square in (content.in_hand, hand.picked)
    if is_held and hand.is_carrying:
        opacity = GHOST_OPACITY
    elif marks.returned is not None and marks.returned[1] == square and not piece:
        piece, opacity = marks.returned[0], RETURNED_OPACITY
    elif square == hand.flying_to:
        piece = ""
    return SquareLook(
        piece=piece,
        opacity=opacity,
        is_raised=is_held and not hand.is_carrying,
        tint=Tint.PLAIN if fill else _tint(square, marks, is_held=is_held),  # what is drawn last stands alone
        is_dashed=square == hand.over and not is_held,
        is_permitted=square in marks.permitted,
        is_check=square == marks.check_square,
        is_cursor=square == hand.cursor,
        below=content.placement.all_at(square)[:-1][-1:],
        fill=fill,
    )


def _tint(square: str, marks: Marks, *, is_held: bool) -> Tint:
    if is_held or square in marks.touched:
        return Tint.TOUCHED
    if square in marks.explained:
        return Tint.EXPLAINED
    return Tint.LAST_MOVE if square in (marks.last_move or ()) else Tint.PLAIN


def _framed(view: GameView) -> tuple[str, ...]:
    return view.touched if view.in_hand is None else (*view.touched, view.in_hand)


def _permitted(hints: Hints | None, view: GameView) -> tuple[str, ...]:
    """Where the piece in hand may go; with none in hand, the pieces that must move."""
    if hints is None:
        return ()
    sources = (view.in_hand,) if view.in_hand else view.touched
    return tuple(dict.fromkeys(uci[2:4] for uci in hints.permitted if uci[:2] in sources))


def _explanation(view: GameView) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    notice = view.notice
    if notice is None or ("fault", _BOTH_HANDS) in notice.params:  # the hands were at fault, the squares were not
        return (), ()
    if ("fault", _LEFT_IN_CHECK) in notice.params:
        *others, king_square = notice.squares
        start = dict(notice.params).get("from")  # where the piece came from gives no check
        return notice.squares, tuple((attacker, king_square) for attacker in others if attacker != start)
    king = _attacked_king(notice, view)
    if king is None:
        return notice.squares, ()
    return (*notice.squares, king), tuple((attacker, king) for attacker in notice.squares[1:])


def _returned(view: GameView) -> tuple[str, str] | None:
    """The piece of a move that was ruled illegal and taken back, pale on the square where it stood."""
    values = dict(view.notice.params) if view.notice is not None and view.notice.is_ruling else {}
    start, end = str(values.get("from", "")), str(values.get("to", ""))
    letter = view.placement.at(start) if start and end else ""
    return (letter, end) if letter and not view.placement.at(end) else None


def _attacked_king(notice: Notice, view: GameView) -> str | None:
    if notice.code not in _ATTACKS_ON_KING:
        return None
    letter = "K" if (notice.color or view.to_move) is Color.WHITE else "k"
    return next((name for name in SQUARE_NAMES if view.placement.at(name) == letter), None)
