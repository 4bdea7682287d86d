"""The search that can end with a no: every position that legal moves lead to, but for those that are proved hopeless.

Forced replies, cycles and small closed worlds are all the same to it. After a capture or a pawn move, which change what
pieces may ever reach, the static layer is asked whether the branch is worth anything; it is asked seldom where it never
prunes. From a promotion, which may be the way out of a closed world, a guided search looks a little further.
"""

from collections.abc import Callable

from ladya_desktop.game.winnability.guide import PLANS, guide_by_plan
from ladya_desktop.game.winnability.helpmate import Parents, line_to, seek_mate
from ladya_desktop.game.winnability.moves import Move, State, is_check, legal_moves, occupied, play
from ladya_desktop.game.winnability.still import is_mate_impossible

STILL_NODES = 4
"""What a question to the static layer costs, in positions looked at."""

ENOUGH_ASKED, FEW_PRUNED, SELDOM = 32, 16, 64
"""After so many questions, with less than one in FEW_PRUNED pruned, only every SELDOM-th pawn move is asked about."""

PROBE_NODES, MOST_FAILED_PROBES = 150, 12


class ClosedSearch:
    """A search that can be continued: `is_exhausted` proves that there is no mate, `line` is one."""

    def __init__(self, start: State, winner: int) -> None:
        self._winner = winner
        self._parents: Parents = {start: None}
        self._open = [start]
        self._pawn_moves = self._asked = self._pruned = self._failed_probes = 0
        self.spent = 0
        self.line: tuple[Move, ...] | None = None

    @property
    def is_exhausted(self) -> bool:
        """Whether every position was looked at and none is a mate."""
        return not self._open and self.line is None

    @property
    def seems_small(self) -> bool:
        """Whether less is waiting to be looked at than has been looked at."""
        return len(self._open) < self.spent

    def go_on(self, nodes: int, should_stop: Callable[[], bool]) -> None:
        """Looks at some more positions, a little more than `nodes` at most, until the question is answered."""
        end = self.spent + nodes
        while self._open and self.line is None and self.spent < end:
            if should_stop():
                return
            self._look_at(self._open.pop(), should_stop)

    def _look_at(self, state: State, should_stop: Callable[[], bool]) -> None:
        self.spent += 1
        moves = legal_moves(state)
        if not moves and state[7] & 1 != self._winner and is_check(state):
            self.line = line_to(self._parents, state)
        occ, parents = occupied(state), self._parents
        for move in moves:
            after = play(state, move)
            if after in parents:
                continue
            parents[after] = state, move
            if not self._is_pruned(after, move, occ):
                self._open.append(after)
                if move >> 15 & 7:
                    self._probe(after, should_stop)

    def _is_pruned(self, state: State, move: Move, occ: int) -> bool:
        if occ >> (move >> 6 & 63) & 1:
            return self._is_hopeless(state)
        if move & 0x7000:
            return False
        self._pawn_moves += 1
        if self._asked > ENOUGH_ASKED and self._pruned * FEW_PRUNED < self._asked and self._pawn_moves % SELDOM:
            return False
        is_hopeless = self._is_hopeless(state)
        self._asked += 1
        self._pruned += is_hopeless
        return is_hopeless

    def _is_hopeless(self, state: State) -> bool:
        self.spent += STILL_NODES
        return is_mate_impossible(state, self._winner)

    def _probe(self, state: State, should_stop: Callable[[], bool]) -> None:
        if self._failed_probes >= MOST_FAILED_PROBES:
            return
        guide = guide_by_plan(PLANS[0], self._winner)
        line, spent, _ = seek_mate(state, self._winner, guide, nodes=PROBE_NODES, should_stop=should_stop)
        self.spent += spent
        if line is None:
            self._failed_probes += 1
        else:
            self.line = line_to(self._parents, state) + line
