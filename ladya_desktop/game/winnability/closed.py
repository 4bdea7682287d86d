"""The search that can end with a no: every position that legal moves lead to, but for those that are proved hopeless.

Forced replies, cycles and small closed worlds are all the same to it. After a capture or a pawn move, which change what
pieces may ever reach, the static layer is asked whether the branch is worth anything.
"""

from collections.abc import Callable

from ladya_desktop.game.winnability.helpmate import Parents, line_to
from ladya_desktop.game.winnability.moves import Move, State, is_check, legal_moves, occupied, play
from ladya_desktop.game.winnability.still import is_mate_impossible

STILL_NODES = 10
"""What a question to the static layer costs, in positions looked at."""


class ClosedSearch:
    """A search that can be continued: `is_exhausted` proves that there is no mate, `line` is one."""

    def __init__(self, start: State, winner: int) -> None:
        self._winner = winner
        self._parents: Parents = {start: None}
        self._open = [start]
        self.spent = 0
        self.line: tuple[Move, ...] | None = None

    @property
    def is_exhausted(self) -> bool:
        """Whether every position was looked at and none is a mate."""
        return not self._open and self.line is None

    @property
    def is_over(self) -> bool:
        """Whether the question is answered."""
        return not self._open or self.line is not None

    def go_on(self, nodes: int, should_stop: Callable[[], bool]) -> None:
        """Looks at some more positions, a little more than `nodes` at most."""
        end = self.spent + nodes
        while not self.is_over and self.spent < end and not should_stop():
            self._look_at(self._open.pop())

    def _look_at(self, state: State) -> None:
        self.spent += 1
        occ, is_winners_move = occupied(state), state[7] & 1 == self._winner
        for move in legal_moves(state):
            after = play(state, move)
            if after in self._parents:
                continue
            self._parents[after] = state, move
            if is_winners_move and is_check(after) and not legal_moves(after):
                self.line = line_to(self._parents, after)
                return
            is_for_good = not move & 0x7000 or occ >> (move >> 6 & 63) & 1
            if not (is_for_good and self._is_hopeless(after)):
                self._open.append(after)

    def _is_hopeless(self, state: State) -> bool:
        self.spent += STILL_NODES
        return is_mate_impossible(state, self._winner)
