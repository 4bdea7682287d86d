"""Can a side still mate by any series of legal moves (articles 5.1.2, 5.2.2, 6.9, 7.5.5)?

A pure function of the position and a budget of work: no clock, no state between two questions. Never a wrong yes (the
line is played by python-chess before it is told) and never a wrong no (each layer that says no is a proof). What the
budget does not settle is UNPROVEN; it counts as "can mate" and the arbiter is told.
"""

from collections.abc import Callable

from ladya_desktop.game.by_color import Color
from ladya_desktop.game.position import Position
from ladya_desktop.game.winnability.dead import is_shown_dead
from ladya_desktop.game.winnability.moves import uci
from ladya_desktop.game.winnability.setup import is_sound, read_state
from ladya_desktop.game.winnability.verdict import Verdict, Winnability, never

__all__ = ["Verdict", "Winnability", "is_certainly_dead", "is_dead", "prove", "prove_default"]

DEFAULT_NODES = 3000
"""Some 0.3 s of work on a slow computer."""


def prove(position: Position, color: Color, *, nodes: int, should_stop: Callable[[], bool] = never) -> Winnability:
    """Whether the side can mate, proved within a budget of positions looked at; `should_stop` ends it early.

    The same position and budget give the same answer, unless it was stopped.
    """
    from ladya_desktop.game.winnability.solver import Solver  # not needed until somebody asks

    state = read_state(position.fen)
    if not is_sound(state):
        return Winnability(verdict=Verdict.UNPROVEN)
    solver = Solver(state, int(color is Color.WHITE), nodes=nodes, should_stop=should_stop)
    answer = solver.solve()
    if answer is False:
        return Winnability(verdict=Verdict.NO, nodes=solver.spent)
    line = None if answer is None else tuple(uci(move) for move in answer)
    if line is None or not position.is_mating_line(line, color):
        return Winnability(verdict=Verdict.UNPROVEN, nodes=solver.spent)
    return Winnability(verdict=Verdict.YES, line=line, nodes=solver.spent)


def prove_default(position: Position, color: Color) -> Winnability:
    """Whether the side can mate, within the budget that a ruling may take."""
    return prove(position, color, nodes=DEFAULT_NODES)


def is_certainly_dead(position: Position) -> bool:
    """Whether it is quickly shown that neither side can mate any more (5.2.2); asked after every move."""
    state = read_state(position.fen)
    return is_sound(state) and is_shown_dead(state)


def is_dead(position: Position) -> bool:
    """Whether the game has ended in a dead position (5.2.2)."""
    return is_certainly_dead(position)
