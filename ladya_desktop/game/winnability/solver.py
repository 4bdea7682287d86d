"""The layers of the solver in their order, cheap ones first, until one of them answers or the budget is spent."""

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from ladya_desktop.game.winnability.closed import STILL_NODES, ClosedSearch
from ladya_desktop.game.winnability.guide import PLANS, PROMOTING, Guide, guide_by_plan, has_pawns_and_minors
from ladya_desktop.game.winnability.helpmate import seek_mate, shortened
from ladya_desktop.game.winnability.moves import Move, State, is_check, legal_moves
from ladya_desktop.game.winnability.patterns import corner_guides, must_mate_with_knights
from ladya_desktop.game.winnability.still import is_mate_impossible, material_suffices
from ladya_desktop.game.winnability.targets import target_guides
from ladya_desktop.game.winnability.verdict import never

FIRST_TRY, FIRST_CLOSED, CLOSED_TRY, ATTEMPT, TARGET_ATTEMPTS = 200, 150, 4000, 300, 1200
FEW_TARGETS = 3
LIVELY_MOVES = 15
"""With so many moves to choose from, a closed world is unlikely: other searches go first."""
LONG_TURN = 8
LONG_LINE = 60

Answer: TypeAlias = tuple[Move, ...] | Literal[False] | None
"""Moves to a mate, False if there is none, None if it is not known."""


class Solver:
    """One question: can the winner (1 is White) still mate? `spent` counts the work in positions looked at."""

    def __init__(self, start: State, winner: int, *, nodes: int, should_stop: Callable[[], bool] = never) -> None:
        self._start, self._winner = start, winner
        self._nodes, self._should_stop = nodes, should_stop
        self.spent = 0

    def solve(self) -> Answer:
        """The answer, None if the budget was too small."""
        answer = self._ask()
        return shortened(self._start, answer) if answer and len(answer) > LONG_LINE else answer

    def _ask(self) -> Answer:
        if not legal_moves(self._start):
            is_mate = is_check(self._start) and self._start[7] & 1 != self._winner
            return () if is_mate else False
        if not material_suffices(self._start, self._winner):
            return False
        answer = self._seek(guide_by_plan(PLANS[0], self._winner), FIRST_TRY)
        if answer is not None:
            return answer
        self.spent += STILL_NODES
        if is_mate_impossible(self._start, self._winner):
            return False
        return self._take_turns()

    @property
    def _is_spent(self) -> bool:
        return self.spent >= self._nodes or self._should_stop()

    def _take_turns(self) -> Answer:
        """Every kind of search in turn, with a budget that grows from round to round."""
        closed = ClosedSearch(self._start, self._winner)
        effort = number = 0
        while not self._is_spent:
            answer = self._go_on(closed, effort)
            if answer is not None:
                return answer
            for guide, size in self._guides(effort, number):
                answer = self._seek(guide, size)
                if answer is not None:
                    return answer
                number += 1
            effort += 1
        return None

    @property
    def _first_turn(self) -> int:
        return FIRST_CLOSED if len(legal_moves(self._start)) < LIVELY_MOVES else 0

    def _guides(self, effort: int, number: int) -> Iterator[tuple[Guide, int]]:
        start, winner, shift = self._start, self._winner, number % 40
        if must_mate_with_knights(start, winner):
            yield from ((guide, ATTEMPT << effort) for guide in corner_guides(start, winner, shift))
        promoting = (PROMOTING,) if has_pawns_and_minors(start, winner) else ()
        plans = [(guide_by_plan(plan, winner), ATTEMPT << effort) for plan in (*promoting, *PLANS)]
        guides = target_guides(start, winner, shift)
        targets = [(guide, TARGET_ATTEMPTS // len(guides) << effort) for guide in guides]
        yield from targets + plans if len(targets) <= FEW_TARGETS else plans + targets

    def _seek(self, guide: Guide, size: int) -> Answer:
        nodes = min(size, self._nodes - self.spent)
        line, spent, is_everything = seek_mate(
            self._start, self._winner, guide, nodes=nodes, should_stop=self._should_stop
        )
        self.spent += spent
        return False if is_everything else line

    def _go_on(self, closed: ClosedSearch, effort: int) -> Answer:
        """A turn of the closed search, a long one where an end seems to be in sight."""
        before, end = closed.spent, closed.spent + self._nodes - self.spent
        size = CLOSED_TRY << effort if effort else self._first_turn
        closed.go_on(min(size, end - closed.spent), self._should_stop)
        if effort and closed.seems_small:
            closed.go_on(min(LONG_TURN * size, end - closed.spent), self._should_stop)
        self.spent += closed.spent - before
        return False if closed.is_exhausted else closed.line
