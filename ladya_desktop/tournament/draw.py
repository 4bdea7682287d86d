"""The drawing of lots for start numbers: public, seeded, the same again from the same seed and list.

C.05 articles 5 and 6. The shuffle is our own so that no version of Python can ever change a draw that was announced.
The pupils stand in the order of their ids; then, from the last place down to the second, the pupil there changes places
with one chosen among the places up to and including his own (Fisher-Yates). The choice for place i is the SHA-256 of
the ASCII text "seed:i" (decimal numbers) read as a big-endian number, modulo i; it favours no place by more than one
part in 2^240.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from ladya_desktop.tournament.berger import Round

LATE_ROUNDS = 3
"""Varma's groups keep apart in the last three rounds."""

TRIES = 40
"""How many orders are tried; with sets of the sizes of Varma's groups a few are enough."""

Rivals: TypeAlias = Mapping[int, frozenset[int]]
Late: TypeAlias = Sequence[Sequence[int]]

_NOBODY: frozenset[int] = frozenset()


def drawn_order(participant_ids: Sequence[int], seed: int) -> tuple[int, ...]:
    """The ids in the order of the numbers drawn; the order in which they are given does not matter."""
    order = sorted(participant_ids)
    for place in range(len(order), 1, -1):
        chosen = _choice(seed, place)
        order[place - 1], order[chosen] = order[chosen], order[place - 1]
    return tuple(order)


def drawn_apart(
    participant_ids: Sequence[int], seed: int, apart: Iterable[Iterable[int]], rounds: Sequence[Round]
) -> tuple[tuple[int, ...], int]:
    """The order drawn, changed so that pupils of one set do not meet in the last rounds; and how many pairs still do.

    What Varma's groups aim at (C.05 annex 2), by computation: as long as it helps, the two places are exchanged that
    leave the fewest such meetings, the foremost of equal ones. Where some are left, the same is tried with the orders
    of the next seeds, and of all tries the first with the fewest is taken. Without sets it is the order drawn.
    """
    rivals, late = _rivals(apart), _late_opponents(len(participant_ids), rounds)
    best, fewest = _exchanged(drawn_order(participant_ids, seed), rivals, late)
    for next_seed in range(seed + 1, seed + TRIES):
        if not fewest:
            break
        order, meetings = _exchanged(drawn_order(participant_ids, next_seed), rivals, late)
        if meetings < fewest:
            best, fewest = order, meetings
    return best, fewest


def _rivals(apart: Iterable[Iterable[int]]) -> dict[int, frozenset[int]]:
    """By pupil, those with whom he shares a set (himself among them: nobody meets himself)."""
    found: dict[int, frozenset[int]] = {}
    for members in map(frozenset, apart):
        for member in members:
            found[member] = found.get(member, frozenset()) | members
    return found


def _late_opponents(players: int, rounds: Sequence[Round]) -> tuple[tuple[int, ...], ...]:
    """By place, the places met in the last three rounds; of few rounds in fewer, never in more than half of them."""
    count = min(LATE_ROUNDS, len(rounds) // 2)
    met: list[list[int]] = [[] for _ in range(players)]
    for white, black in (game for games in rounds[len(rounds) - count :] for game in games):
        met[white - 1].append(black - 1)
        met[black - 1].append(white - 1)
    return tuple(map(tuple, met))


def _exchanged(order: tuple[int, ...], rivals: Rivals, late: Late) -> tuple[tuple[int, ...], int]:
    """The order after all exchanges that help, and the late meetings left."""
    now = list(order)
    while True:
        met = [_met(now, place, rivals, late) for place in range(len(now))]
        exchanges = (pair for pair in combinations(range(len(now)), 2) if met[pair[0]] or met[pair[1]])
        left = {pair: _after(now, pair, rivals, late) - met[pair[0]] - met[pair[1]] for pair in exchanges}
        best = min(left, key=left.__getitem__, default=None)
        if best is None or left[best] >= 0:
            return tuple(now), sum(met) // 2
        _exchange(now, best)


def _after(order: list[int], pair: tuple[int, int], rivals: Rivals, late: Late) -> int:
    """How many rivals the pupils of two places would meet late if they changed them."""
    _exchange(order, pair)
    met = _met(order, pair[0], rivals, late) + _met(order, pair[1], rivals, late)
    _exchange(order, pair)
    return met


def _exchange(order: list[int], pair: tuple[int, int]) -> None:
    one, other = pair
    order[one], order[other] = order[other], order[one]


def _met(order: Sequence[int], place: int, rivals: Rivals, late: Late) -> int:
    """How many of his rivals the pupil on a place meets late."""
    mine = rivals.get(order[place], _NOBODY)
    return sum(order[opponent] in mine for opponent in late[place])


def is_permutation(participant_ids: Sequence[int], of: Sequence[int]) -> bool:
    """Whether numbers given by hand name every pupil of the list once and nobody else."""
    return sorted(participant_ids) == sorted(of)


def _choice(seed: int, places: int) -> int:
    """A number from 0 to `places` - 1."""
    from hashlib import sha256  # a large library: whoever draws no lots does without it

    return int.from_bytes(sha256(f"{seed}:{places}".encode("ascii")).digest(), "big") % places
