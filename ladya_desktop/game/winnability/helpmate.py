"""The search for a series of moves that mates, both sides helping: best first, by a guide's sense of direction."""

from collections.abc import Callable
from heapq import heappop, heappush

from ladya_desktop.game.winnability.guide import Guide
from ladya_desktop.game.winnability.moves import Move, State, is_check, legal_moves, play

Parents = dict[State, tuple[State, Move] | None]


def seek_mate(
    start: State, winner: int, guide: Guide, *, nodes: int, should_stop: Callable[[], bool]
) -> tuple[tuple[Move, ...] | None, int, bool]:
    """Looks at no more than `nodes` positions.

    Returns:
        The moves to a mate if one was found, the positions looked at, and whether every position that legal moves lead
        to was among them.
    """
    parents: Parents = {start: None}
    heap: list[tuple[int, int, State]] = [(0, 0, start)]
    number = spent = 0
    while heap:
        if spent >= nodes or (not spent & 7 and should_stop()):
            return None, spent, False
        spent += 1
        state = heappop(heap)[2]
        is_winners_move = state[7] & 1 == winner
        for move in legal_moves(state):
            after = play(state, move)
            if after in parents:
                continue
            parents[after] = state, move
            if is_winners_move and is_check(after) and not legal_moves(after):
                return line_to(parents, after), spent, False
            number += 1
            heappush(heap, (guide(after), number, after))
    return None, spent, True


def line_to(parents: Parents, state: State) -> tuple[Move, ...]:
    """The moves from where a search began to a position that it met."""
    moves: list[Move] = []
    step = parents[state]
    while step:
        state, move = step
        moves.append(move)
        step = parents[state]
    return tuple(reversed(moves))


def shortened(start: State, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """The line without its detours: from each position straight to the last one of the line that a move leads to."""
    numbers, state = {start: 0}, start
    for number, move in enumerate(line, start=1):
        state = play(state, move)
        numbers[state] = number
    state, moves = start, []
    while numbers[state] < len(line):
        following = ((numbers.get(play(state, move), 0), move) for move in legal_moves(state))
        moves.append(max(following)[1])
        state = play(state, moves[-1])
    return tuple(moves)
