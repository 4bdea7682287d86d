"""The drawing of lots for start numbers: public, seeded, the same again from the same seed and list.

C.05 articles 5 and 6. The shuffle is our own so that no version of Python can ever change a draw that was announced.
The pupils stand in the order of their ids; then, from the last place down to the second, the pupil there changes places
with one chosen among the places up to and including his own (Fisher-Yates). The choice for place i is the SHA-256 of
the ASCII text "seed:i" (decimal numbers) read as a big-endian number, modulo i; it favours no place by more than one
part in 2^240.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import combinations

from ladya_desktop.tournament.berger import Round

LATE_ROUNDS = 3
"""Varma's groups keep apart in the last three rounds."""


def drawn_order(participant_ids: Sequence[int], seed: int) -> tuple[int, ...]:
    """The ids in the order of the numbers drawn; the order in which they are given does not matter."""
    order = sorted(participant_ids)
    for place in range(len(order), 1, -1):
        chosen = _choice(seed, place)
        order[place - 1], order[chosen] = order[chosen], order[place - 1]
    return tuple(order)


def kept_apart(
    order: Sequence[int], apart: Sequence[Sequence[int]], rounds: Sequence[Round]
) -> tuple[tuple[int, ...], int]:
    """The order with as few changes of places as it takes that pupils of one set do not meet in the last rounds.

    What Varma's groups aim at (C.05 annex 2), by computation: each time the two places are exchanged that leave the
    fewest such meetings, the foremost of equal ones, until no exchange helps. Returns the order and the meetings left.
    """
    late = _late_pairs(rounds)
    sets = _sets_of(apart)
    best, meetings = tuple(order), _late_meetings(order, sets, late)
    while meetings:
        exchanged = min(_exchanges(best), key=lambda other: _late_meetings(other, sets, late))
        left = _late_meetings(exchanged, sets, late)
        if left >= meetings:
            break
        best, meetings = exchanged, left
    return best, meetings


def _late_pairs(rounds: Sequence[Round]) -> tuple[tuple[int, int], ...]:
    """The games of the last three rounds, of fewer where there are few: never of more than half of them."""
    count = min(LATE_ROUNDS, len(rounds) // 2)
    return tuple(game for games in rounds[len(rounds) - count :] for game in games)


def _sets_of(apart: Sequence[Sequence[int]]) -> dict[int, frozenset[int]]:
    """By pupil, the sets (by position) that he belongs to."""
    found: dict[int, set[int]] = {}
    for position, members in enumerate(apart):
        for member in members:
            found.setdefault(member, set()).add(position)
    return {member: frozenset(positions) for member, positions in found.items()}


def _late_meetings(order: Sequence[int], sets: Mapping[int, frozenset[int]], late: Iterable[tuple[int, int]]) -> int:
    nobody: frozenset[int] = frozenset()
    return sum(
        not sets.get(order[white - 1], nobody).isdisjoint(sets.get(order[black - 1], nobody)) for white, black in late
    )


def _exchanges(order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for one, other in combinations(range(len(order)), 2):
        changed = list(order)
        changed[one], changed[other] = changed[other], changed[one]
        yield tuple(changed)


def is_permutation(participant_ids: Sequence[int], of: Sequence[int]) -> bool:
    """Whether numbers given by hand name every pupil of the list once and nobody else."""
    return sorted(participant_ids) == sorted(of)


def _choice(seed: int, places: int) -> int:
    """A number from 0 to `places` - 1."""
    return int.from_bytes(sha256(f"{seed}:{places}".encode("ascii")).digest(), "big") % places
