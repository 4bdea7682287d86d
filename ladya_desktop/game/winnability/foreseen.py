"""Verdicts found ahead of a ruling, so that it need not wait for the solver: a proof is a proof, whoever found it.

Only what is proved is remembered; the last few positions are enough. It changes how fast an answer comes, never which.
"""

from collections import OrderedDict
from collections.abc import Callable

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.verdict import Verdict, Winnability

_REMEMBERED = 64
_WITHOUT_COUNTERS = 4
_found: OrderedDict[tuple[str, Color], Winnability] = OrderedDict()


def foresee(position: Position, color: Color, found: Winnability) -> None:
    """Remembers a proof for the position."""
    if found.verdict is Verdict.UNPROVEN:
        return
    _found[_key(position, color)] = found
    while len(_found) > _REMEMBERED:
        _found.popitem(last=False)


def foreseen_or(position: Position, color: Color, prove: Callable[[Position, Color], Winnability]) -> Winnability:
    """What was found ahead, else what `prove` finds now."""
    return _found.get(_key(position, color)) or prove(position, color)


def _key(position: Position, color: Color) -> tuple[str, Color]:
    return " ".join(position.fen.split()[:_WITHOUT_COUNTERS]), color
